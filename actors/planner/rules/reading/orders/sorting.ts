/** Reads orders to put things in order, by the page's own means or one by one. */
import type { OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { nounOf } from '../words/nouns.ts';

const directions: readonly (readonly [form: RegExp, direction: 'ascending' | 'descending'])[] = [
  [
    /(?:in )?(?:ascending|increasing|alphabetical|chronological|rising|growing)(?: order)?|(?:from )?(?:low(?:est)?|small(?:est)?|least|cheap(?:est)?|a|old(?:est)?|short(?:est)?|first)(?: |-)to(?: |-)(?:high(?:est)?|large(?:st)?|big(?:gest)?|most(?: expensive)?|expensive|dear(?:est)?|z|new(?:est)?|long(?:est)?|last)|alphabetically|(?:cheapest|lowest|oldest|youngest|earliest|shortest|smallest|fewest|least) first/i,
    'ascending',
  ],
  [
    /(?:in )?(?:descending|decreasing|reverse(?:d)?(?: alphabetical)?|falling)(?: order)?|(?:from )?(?:high(?:est)?|large(?:st)?|big(?:gest)?|most(?: expensive)?|expensive|dear(?:est)?|z|new(?:est)?|long(?:est)?|last)(?: |-)to(?: |-)(?:low(?:est)?|small(?:est)?|least(?: expensive)?|cheap(?:est)?|a|old(?:est)?|short(?:est)?|first)|(?:newest|most recent|highest|largest|biggest|longest|latest|most expensive|dearest|best|most) first/i,
    'descending',
  ],
];

const quantities: readonly (readonly [form: RegExp, by: string])[] = [
  [/new|old|recent|latest|chronological/i, 'date'],
  [/cheap|expensive|dear/i, 'price'],
  [/best/i, 'rating'],
  [/alphabet|\ba(?: |-)to(?: |-)z\b|\bz(?: |-)to(?: |-)a\b/i, 'name'],
];
const quantityIn = (said: string): string => quantities.find(([form]) => form.test(said))?.[1] ?? '';

/** By a quantity of the page's own, or of things that are put in order one by one. */
export const sort: OrderReader = (whole, context, verb) => {
  const said = whole
    .replace(/ by (ascending|descending|increasing|decreasing) (.+)$/i, ' by $2 in $1 order')
    .replace(/,? with (?:the )?(\p{L}+|most \p{L}+) (?:(?:ones?|entr(?:y|ies)|rows?) )?first$/iu, ', $1 first')
    .replace(
      /,? (?:starting|beginning) (?:with|from|at) (?:the )?(?:\p{L}+est|first|last)(?: \p{L}+)?(?: (?:first|(?:at|on) (?:the )?(?:top|bottom|beginning|start|left)(?: of (?:the|this) \p{L}+)?))?$/iu,
      '',
    );
  const found = directions
    .map(([form, direction]) => ({ hit: new RegExp(`(?:^|,? |\\()(?:${form.source})\\)?$`, 'i').exec(said), direction }))
    .find(({ hit }) => hit !== null);
  const rest = (found?.hit ? said.slice(0, found.hit.index) : said).replace(/[, ]+(?:in|into|from|to)?$/i, '').trim();
  const [, thing = '', by = ''] = /^(.*?) ?(?:\bby|according to|based on) (?:the |their |its )?(.+)$/i.exec(rest) ?? [];
  const direction = found && turned(found.direction, found.hit?.[0] ?? '', by);
  const isNamed = thing !== '' && !these.test(thing);
  const what = isNamed ? readDescription(thing, context) : undefined;
  if (by !== '') {
    const name = readDescription(by, context);
    if (name === undefined || (isNamed && what === undefined)) return undefined;
    // "By price within Oslo" puts in order what stands there, and "by date of order" says but which date.
    if ((name.where !== undefined || (name.within?.name ?? '') !== '') && !/ of /i.test(by)) return undefined;
    return [
      {
        kind: 'sort',
        by: name.name === '' ? name.noun : name.name,
        ...(direction !== undefined && { direction }),
        ...(what !== undefined && { what }),
      },
    ];
  }
  if (direction !== undefined && verb === 'sort' && /^(?:by)?$/i.test(rest)) return [{ kind: 'sort', by: quantityIn(said), direction }];
  // "These", by what only such things have: the list as it stands.
  const quantity = quantityIn(said);
  if (direction !== undefined && verb === 'sort' && quantity !== '' && quantity !== 'name' && shown.test(rest))
    return [{ kind: 'sort', by: quantity, direction }];
  if (direction === undefined || rest === '' || (verb === 'put' && !/order\)?$/i.test(said))) return undefined;
  const things = readDescription(rest, context);
  if (things === undefined) return undefined;
  const isTable =
    /^(?:table|grid|column)$/.test(things.noun) ||
    things.column !== undefined ||
    (nounOf(things.noun)?.isRow === true && verb === 'sort' && /^(?:result|product|search result|row)$/.test(things.noun));
  return [
    isTable
      ? { kind: 'sort', by: quantityIn(found?.hit?.[0] ?? ''), direction, what: things }
      : { kind: 'arrange', what: things, by: '', direction },
  ];
};

const these = /^(?:these|those|them)$/i;
const shown = /^(?:these|those|them|it|everything|(?:these|those|the|this) (?:results?|things|ones|list|page|offers|hits))$/i;

/** The oldest day is the least one; of those that have an age, it is the most. */
const turned = (direction: Direction, said: string, by: string): Direction =>
  /\bold|\bnew/i.test(said) && /\bages?\b/i.test(by) ? (direction === 'ascending' ? 'descending' : 'ascending') : direction;
type Direction = 'ascending' | 'descending';

const firstForm = /^(?:me )?(?:the )?(.+?) (?:first|(?:on|at) (?:the )?top)$/i;

/** "Show the cheapest lamps first": all of them, in that order. */
export const ranking: OrderReader = (said, context) => {
  const superlative = firstForm.exec(said)?.[1] ?? '';
  const things = superlative === '' ? undefined : readDescription(`the ${superlative}`, context);
  if (things?.rank === undefined || things.rank.place !== 1 || things.where || things.within) return undefined;
  const { rank, ...what } = things;
  return [{ kind: 'sort', by: rank.by, direction: rank.order === 'least' ? 'ascending' : 'descending', what }];
};
