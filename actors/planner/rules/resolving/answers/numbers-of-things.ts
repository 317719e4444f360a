/** How many things of a kind there are, asked for as a number: of those that are so, or as their card says. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Looking, say } from '../finding/candidates.ts';
import { standingIn } from '../page/places.ts';
import { countsBesideRating } from '../rows/unit-values.ts';
import { holdsSense } from '../words/likeness.ts';
import { factIn } from './contradicted.ts';
import { count } from './counting.ts';
import { type Extracted, shaped } from './shaped-values.ts';
import { shownNumber } from './stated-numbers.ts';

/** "The number of tickets that are not closed", "of reviews of the kettle": counted, and no number that stands with them. */
export function numberOfThings(what: Description, looking: Looking): Extracted | undefined {
  if (!/^number of /.test(what.whole) || what.exact) return undefined;
  const asked = { ...what, whole: what.whole.replace(/^number of /, ''), all: true as const };
  const isOwn = what.where?.every((condition) => condition.kind === 'holds' && condition.whose) ?? false;
  if (what.where && !isOwn) return what.name === '' && what.noun !== '' && !what.within ? count(asked, looking) : undefined;
  const owner = what.within ?? ownerOf(what);
  const things = what.name || what.noun;
  if (owner === undefined || owner.within || owner.rank || owner.where || things === '') return undefined;
  const shown = isOwn ? shownNumber(asked, looking) : undefined;
  if (shown !== undefined) return { type: 'value', value: shown };
  const card = cardOf(owner, looking);
  const many = factIn(things, card);
  if (many !== undefined) return shaped(many, what, 'number');
  if (votes.test(things)) {
    const found = [...new Set(countsBesideRating(card).map(({ value }) => value))];
    if (found.length === 1) return { type: 'value', value: found[0] ?? 0 };
  }
  const isTold = card.some(({ name, column = '', hints = '' }) => holdsSense(`${name.slice(0, 40)} ${column} ${hints}`, things));
  const isPriced = card.some(({ name }) => sumEach.test(name) && holdsSense(name, things));
  return card.length > 0 && (!isTold || isPriced) && (isOwn || votes.test(things))
    ? { type: 'none', why: `the page shows no number of ${say(asked)}` }
    : undefined;
}

const votes = /^(?:review|rating|vote)s?$/;
/** "$19 per user" counts no users. */
const sumEach = /\p{Sc}.*(?:\bper\b|\/)/u;

function ownerOf({ where }: Description): Description | undefined {
  const [condition] = where ?? [];
  const name = condition?.kind === 'holds' ? condition.text.replace(/ \p{Ll}+$/u, '') : '';
  return name === '' ? undefined : { name, exact: false, whole: name, noun: '', roles: [] };
}

const largestCard = 30;

/** What stands in the card of that name, or under its heading; nothing where that is more than a card. */
export function cardOf(owner: Description, looking: Looking): readonly ObservedElement[] {
  const found = standingIn(owner, looking);
  return found.length <= largestCard ? found : [];
}
