/** Reads questions after what a control shows, and after who has the most. */
import type { Rank } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import type { Context } from '../context.ts';
import { readDegree, readOften } from '../things/conditions.ts';
import { readDescription } from '../things/descriptions.ts';
import { named, withoutArticle } from '../things/heads.ts';
import { bare } from '../words/text.ts';

type Form = Extract<Order, { kind: 'read' }>['form'];

/** "Which colour is selected?", "what is the volume set to?": what the control shows. */
const chosenForm =
  /^(?:which|what) (?!one\b|of\b)((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*) (?:is|are|was) (?:currently |now |already )?(?:selected|chosen|picked|entered|typed in|filled in|set|preselected)$/iu;
const setToForm = /^what (?:is|are|was) (.+?) (?:currently )?set (?:to|at)$/i;

const most =
  '(?:most|fewest|least|highest|lowest|largest|smallest|biggest|longest|shortest|best|worst|oldest|youngest|latest|earliest|second|third)';
/** "Who has the most points?", "who is the oldest?", "who takes the longest leave?" */
const mostForm = new RegExp(`^who (is|was|\\p{Ll}+(?: for| on)?) (?:the )?(${most}\\b.*)$`, 'iu');

/** What is done first or last, longest or most, and what pages call by which it is known. */
const degrees: readonly (readonly [verbs: string, label: string])[] = [
  ['checks? in|checked in', 'check in'],
  ['checks? out|checked out', 'check out'],
  ['arrives?|arrived|comes?|came|lands?', 'arrival'],
  ['leaves?|left|departs?|departed|goes|takes? off', 'departure'],
  ['starts?|started|begins?|began|opens?', 'start'],
  ['ends?|ended|finish(?:es)?|finished|closes?', 'end'],
  ['joined|signed up|registered', 'joined'],
  ['expires?|runs? out', 'expires'],
  ['costs?', 'price'],
  ['pays?|earns?|earned|makes?', 'salary'],
  ['weighs?', 'weight'],
  ['stays?|stayed|lasts?|lasted|takes?|took', 'length'],
];
const degreeForm = new RegExp(
  `^(${degrees.map(([verbs]) => verbs).join('|')}) (?:the )?(first|earliest|soonest|next|last|latest|longest|shortest|most|best|least|worst|more|less)$`,
  'i',
);
const leastSaid = /^(?:first|earliest|soonest|next|shortest|least|worst|less)$/i;

/** What is got, the thing has by then. */
const gained =
  /^(?:(?:has|have|had) )?(?:received|receives|got|gets|gotten|gathered|collected|attracted|drawn|drew|garnered|earned|won) (?=the )/i;
const wasDone = /^(?:(?:has|have|had) been|was|were|is|are|got|gets?) (\p{L}+ed\b.*|(?:read|seen|sold|bought|lent)\b.*)$/iu;

/** By what those are ranked of whom it is said that they check in first, have got the most, were reviewed most often. */
export function degreeOf(predicate: string): Rank | undefined {
  const [got = ''] = gained.exec(predicate) ?? [];
  const most = got === '' ? undefined : readDegree(predicate.slice(got.length));
  const often = readOften(wasDone.exec(predicate)?.[1] ?? '');
  if (most ?? often) return most ?? often;
  const [, verb = '', degree = ''] = degreeForm.exec(predicate) ?? [];
  const by = degrees.find(([verbs]) => new RegExp(`^(?:${verbs})$`, 'i').test(verb))?.[1];
  return verb === '' || by === undefined ? undefined : { by, order: leastSaid.test(degree) ? 'least' : 'most', place: 1 };
}

/** The longest of what was written is not the most of who wrote it. */
const making =
  /^(?:wrote|said|posted|published|shared|composed|opened|reported|filed|raised|submitted|created|requested|started|sent|directed|sang|painted|built|added|asked)$/i;

/** The value of the control that is asked for; undefined for other questions. */
export function readChosen(said: string, form: Form, context: Context): readonly Order[] | undefined {
  const chosen = chosenForm.exec(said)?.[1] ?? setToForm.exec(said)?.[1];
  const what = chosen === undefined ? undefined : readDescription(chosen, context);
  if (chosen === undefined || what === undefined) return undefined;
  const name = what.within ? what.name || what.noun : bare(withoutArticle(chosen), context.masked);
  return [{ kind: 'read', what: { ...named(name), ...(what.within && { within: what.within }) }, as: name, form }];
}

/** What whoever is asked for has most of, or does most, as it is said of a person. */
export function leadOf(said: string): string | undefined {
  const does = /^who (.+)$/i.exec(said)?.[1] ?? '';
  if (degreeOf(does) !== undefined) return does;
  const [, verb = '', lead = ''] = mostForm.exec(said) ?? [];
  if (verb === '' || (making.test(verb) && !/^(?:most|fewest|least) \p{Ll}+s\b/iu.test(lead))) return undefined;
  // "The longest leave": that its days are many, the adjective says.
  const [, length = ''] =
    /^(longest|shortest) (?:leave|stay|trip|absence|holiday|vacation|break|shift|session|call|meeting|visit)$/i.exec(lead) ?? [];
  if (length !== '') return `is the ${length}`;
  // "Who earns the most in Sales?": of what, its verb says.
  return /^(?:is|was)$/i.test(verb) || /^\S+(?: (?:in|at|of|on|for|from|among)\b|$)/i.test(lead)
    ? `${verb} the ${lead}`
    : `has the ${lead}`;
}
