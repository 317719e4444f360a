/** Reads until which number something is done: "a number less than 5", "the result is over 20", "an even number". */
import type { Order } from '../../instruction.ts';
import { ofNumbers } from '../../natures.ts';
import type { Context, Orders } from '../context.ts';
import { readComparison } from '../things/conditions.ts';
import { named, nothing } from '../things/heads.ts';

type Told = NonNullable<Extract<Order, { kind: 'until' }>['by']>;

const nouns = 'number|value|result|price|total|score|count';
const come = '(?: (?:appears|is (?:shown|generated|displayed)|comes up|shows up|turns up|comes out))?';
const seen =
  '(?:you (?:get|see|have|reach) |it (?:is|shows|gives|gets|becomes|reads) |there is |we get |one (?:is|becomes) |one (?=that |which ))?';
const anyNumber = new RegExp(
  `^${seen}(?:(?:an? |the )?(?:\\p{L}+ )?(${nouns})(?: (?:that |which )?(?:is|shows|gets|becomes|comes out))? ?)?(.+?)${come}$`,
  'iu',
);
const beforeNoun = new RegExp(`^${seen}(?:an? )?(${ofNumbers}) (?:random )?(${nouns}|one)${come}$`, 'iu');
const natures = new RegExp(`^(?:an? )?(?:(${ofNumbers})(?: (?:${nouns}|one))?|(?:divisible by|(?:a )?multiple of) (\\d{1,6}))$`, 'iu');

const numberCalled = (noun: string) => ({ ...nothing, noun: noun.toLowerCase(), whole: noun.toLowerCase() });

/** "A number less than 5", "the result is over 20", "it is odd": of the number that the page shows. */
export function numberTold(end: string, { now }: Context): Told | undefined {
  const [, before = '', called = ''] = beforeNoun.exec(end) ?? [];
  if (before !== '') return { kind: 'is', what: numberCalled(called === 'one' ? 'number' : called), nature: before.toLowerCase() };
  const [, noun = 'number', said = ''] = anyNumber.exec(end) ?? [];
  const [is, nature, by] = natures.exec(said) ?? [];
  if (is !== undefined) return { kind: 'is', what: numberCalled(noun), nature: nature?.toLowerCase() ?? `multiple of ${by}` };
  const [condition, ...others] = readComparison(said, '', now) ?? [];
  if (condition?.kind !== 'compares' || condition.value.type === 'own' || others.length > 0) return undefined;
  return { kind: 'compares', what: numberCalled(noun), is: condition.is, value: condition.value };
}

const verbs = 'generate|roll|draw|spin|produce|get';
const once = new RegExp(`^(${verbs})(?: up)? ((?:an? |the )?(?:random )?(?:(?:${ofNumbers}) )?(?:number|value|result|score)\\b.*)$`, 'i');
const again =
  /^(?:(generate|roll|draw|spin|produce)(?: (?:a |the )?(?:new |random )?(?:numbers?|values?|dice|results?))?|keep (generating|rolling|drawing|spinning|producing)(?: (?:numbers?|values?|dice|results?))?) (?:until|till) (.+)$/i;
const byButton = / (?:by|with|using|by (?:clicking|pressing|using)) the (?:\p{L}+ )?button$/iu;

/** "Generate a number greater than 5": what is called by the verb is clicked until it has come. */
export function generating(words: string, context: Context): Orders {
  const [, verb = '', gerund = '', until = ''] = again.exec(words) ?? [];
  const [, first = '', end = ''] =
    until === '' ? (once.exec(words.replace(byButton, '')) ?? []) : ['', verb || gerundOf[gerund.toLowerCase()], until];
  const by = first === '' ? undefined : numberTold(end, context);
  return by && [{ kind: 'until', what: named(first.toLowerCase()), by }];
}
const gerundOf: Readonly<Record<string, string>> = {
  generating: 'generate',
  rolling: 'roll',
  drawing: 'draw',
  spinning: 'spin',
  producing: 'produce',
};
