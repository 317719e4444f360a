/** Reads how many stars, or which grade, a thing is given: "4 stars", "3 of 5 for the food", "the room as good". */
import type { Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import type { Context, OrderReader, Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { count, countOf } from '../words/numbers.ts';
import { readValue } from '../words/values.ts';

const starred = new RegExp(
  `^(?:(?!an? rating of )(.+?) )?(?:with )?(?:a rating of )?(${count}|\\d(?:[.,]\\d)?)( (?:stars?|points?|hearts?|thumbs? up))?$`,
  'iu',
);

const outOf = new RegExp(` out of (?:\\d+|five|ten)( stars?)?$|(?<=(?:^| )(?:${count})) of (?:\\d+|five|ten)( stars?| points?)$`, 'iu');
/** "3 of 5 stars overall", "four stars for the food" */
const starsFirst = new RegExp(
  `^((?:${count}) (?:(?:out )?of (?:\\d+|five|ten) )?(?:stars?|points?|hearts?)) (overall|(?:for|to) .+)$`,
  'iu',
);

/** "give it 4 stars", "rate the hotel 5". */
export const stars: OrderReader = (rest, context, verb) => {
  const parts = rest.split(/,? and |, /i);
  const unitSaid = / (stars?|points?|hearts?)\b/i.exec(rest)?.[1];
  if (parts.length > 1) {
    const each = parts.map((part) =>
      starsOf(
        starsFirst.test(part) ? part : part.replace(/ (?:stars?|points?|hearts?)$/i, '') + (unitSaid ? ` ${unitSaid}` : ''),
        context,
        verb,
      ),
    );
    if (each.every((order) => order !== undefined && order.from?.within !== undefined)) return each as readonly Order[];
  }
  const one = starsOf(rest, context, verb);
  return one ? [one] : verb === 'rate' ? gradesOf(rest, context) : undefined;
};

/** "the room as good and the food as poor": what each is given is one of what the page offers for it. */
function gradesOf(rest: string, context: Context): Orders {
  const parts = rest.split(/,? and |, /i).map((part) => /^(.+) as (?:an? |being )?(.+)$/i.exec(part));
  const each = parts.map((part): Order | undefined => {
    const [, thing = '', grade = ''] = part ?? [];
    const [what, value] = [thing === '' ? undefined : readDescription(thing, context), readValue(grade, context)];
    return what && value?.type === 'text' ? { kind: 'fill', what, value } : undefined;
  });
  return each.every((order) => order !== undefined) ? each : undefined;
}

function starsOf(rest: string, context: Context, verb: string): Extract<Order, { kind: 'choose' }> | undefined {
  const [, given = '', rated = ''] = starsFirst.exec(rest) ?? [];
  const said = (given === '' ? rest : `${rated.replace(/^(?:for|to) /i, '')} ${given}`).replace(outOf, '$1$2');
  const [whole, thing = '', amount = '', unit] = starred.exec(said) ?? [];
  if (whole === undefined || (verb === 'give' && unit === undefined && !/ rating of /i.test(rest)) || countOf(amount) === undefined)
    return undefined;
  const what = thing === '' || /^(?:it|this|that)$/i.test(thing) ? undefined : readDescription(thing, context);
  if (thing !== '' && what === undefined && !/^(?:it|this|that)$/i.test(thing)) return undefined;
  const value: Given = { type: 'text', text: `${countOf(amount)}${(unit ?? '').toLowerCase()}`, quoted: false };
  return { kind: 'choose', values: [value], from: { ...named('rating'), ...(what !== undefined && { within: what }) } };
}
