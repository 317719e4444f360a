/** Whether what stands in the place of another, and is called otherwise, is the same: a button that does the same, a field that takes the same. */
import { agree } from '../skill/match/agree.ts';

/** Each does what the other does where it sends the same form or leads on from it. */
const alike: readonly (readonly [string, string])[] = [
  ['next', 'continue'],
  ['next', 'proceed'],
  ['continue', 'proceed'],
  ['submit', 'send'],
  ['submit', 'create'],
  ['save', 'update'],
  ['save', 'apply'],
  ['export', 'download'],
  ['approve', 'accept'],
  ['reserve', 'book'],
  ['track', 'trace'],
];
/** The same thing, as what is done and as what is sent. */
const nouns: Readonly<Record<string, string>> = {
  invitation: 'invite',
  registration: 'register',
  application: 'apply',
  reservation: 'reserve',
};
/** What a form is about, whatever it is of. */
const ofForms: ReadonlySet<string> = new Set(['changes', 'details', 'settings', 'preferences', 'options', 'form', 'it', 'now']);
/** What is kept or sent by these is what the form holds. */
const keeping: ReadonlySet<string> = new Set(['save', 'update', 'apply', 'submit', 'send', 'confirm']);
/** Whatever the heading says, a button that says so does more, or something else. */
const widening: ReadonlySet<string> = new Set('all every each both everything everyone later not no never and or without draft'.split(' '));
const small: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'your']);

const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.has(word)).map((word) => nouns[word] ?? word);

/** `heading`: what both stand under. A word that only the other says must be said there, or be said of any form. */
export function doesSame(name: string, other: string, heading = ''): boolean {
  if (agree({ goal: name, parameters: [] }, other).same) return true;
  const [[verb = '', ...things], [otherVerb = '', ...others]] = [wordsIn(name), wordsIn(other)];
  const isAlike = verb === otherVerb || alike.some((pair) => pair.includes(verb) && pair.includes(otherVerb));
  if (!isAlike || !things.every((thing, at) => thing === others[at])) return false;
  const more = others.slice(things.length);
  if (verb !== otherVerb && things.length === 0 && (verb === 'create' || otherVerb === 'create')) return false;
  const said = wordsIn(heading);
  return more.every((word) => !widening.has(word) && ((keeping.has(verb) && ofForms.has(word)) || said.includes(word)));
}

/** What a field is called by that takes the code of something. */
const codes: ReadonlySet<string> = new Set(['number', 'reference', 'ref', 'id', 'no', 'nr', 'code']);
/** What is said of any field. */
const ofFields: ReadonlySet<string> = new Set(['full', 'complete', 'enter', 'address', 'here', 'required', 'optional', 'of']);

const fieldWordsIn = (text: string): readonly string[] => {
  const words = wordsIn(text).filter((word) => !ofFields.has(word));
  // Behind what it is the code of: "Order reference", and not "Number".
  return words.map((word, at) => (at > 0 && at === words.length - 1 && codes.has(word) ? 'number' : word));
};

/** Of a field that bears all marks of the other: "Order reference" for "Order number", "Full name" for "Name". Any other word may tell of another. */
export function takesSame(name: string, other: string): boolean {
  const [wanted, there] = [fieldWordsIn(name), fieldWordsIn(other)];
  return wanted.length > 0 && (wanted.join(' ') === there.join(' ') || agree({ goal: name, parameters: [] }, other).same);
}
