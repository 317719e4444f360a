/** Reads until which number something is done: "a number less than 5", "the result is over 20". */
import type { Proviso } from '../instruction.ts';
import { readComparison } from './conditions.ts';
import type { Context, Orders } from './context.ts';
import { named, nothing } from './heads.ts';

const anyNumber =
  /^(?:you (?:get|see|have|reach) |it (?:is|shows|gives|gets|becomes|reads) |there is |we get )?(?:(?:an? |the )?(?:\p{L}+ )?(number|value|result|price|total|score|count)(?: (?:that |which )?(?:is|shows|gets|becomes|comes out))? ?)?(.+?)(?: (?:appears|is (?:shown|generated|displayed)|comes up|shows up))?$/iu;

/** "A number less than 5", "the result is over 20": of the number that the page shows. */
export function numberTold(end: string, { now }: Context): Extract<Proviso, { kind: 'compares' }> | undefined {
  const [, noun = 'number', said = ''] = anyNumber.exec(end) ?? [];
  const [condition, ...others] = readComparison(said, '', now) ?? [];
  if (condition?.kind !== 'compares' || others.length > 0) return undefined;
  const { is, value } = condition;
  return { kind: 'compares', what: { ...nothing, noun: noun.toLowerCase(), whole: noun.toLowerCase() }, is, value };
}

/** "Generate a number greater than 5": what is called by the verb is clicked until it has come. */
export function generating(words: string, context: Context): Orders {
  const [, verb = '', end = ''] =
    /^(generate|roll|draw|spin|produce|get)(?: up)? ((?:an? |the )?(?:random )?(?:number|value|result|score) .+)$/i.exec(words) ?? [];
  const by = verb === '' ? undefined : numberTold(end, context);
  return by && [{ kind: 'until', what: named(verb.toLowerCase()), by }];
}
