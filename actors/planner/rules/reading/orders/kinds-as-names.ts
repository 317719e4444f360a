/** Words for controls that name something to be chosen: "the role Editor", "Link from Type", "choose Button". */
import { nounOf } from '../words/nouns.ts';

const word = '\\p{Lu}[\\p{L}-]*';
const kind = `${word}(?: [\\p{L}-]+){0,2}`;
/** Small letters say what it is one of. */
const label = '(?!(?:and|or|of|in|on|at|to|for|from|with|by|as|named|called|titled|labelled|labeled) )\\p{Ll}[\\p{Ll}-]*';
const article = '(?:the |my |your |their |its |an? )?';
/** Settings whose values are kinds of things; people write them as the page does, too. */
const setting = '[Tt]ype|[Rr]ole|[Kk]ind|[Ff]ormat|[Ss]tyle|[Cc]ategory|[Mm]ode|[Ll]ayout|[Vv]iew|[Ll]evel';

const alone = new RegExp(`^${article}(${word})$`, 'u');
const behind = [
  new RegExp(`^${article}(?:${label} ){1,3}(${kind})$`, 'u'),
  new RegExp(`^${article}(?:\\p{L}+ )?(?:${setting}):? (${kind})$`, 'u'),
];
const ahead = new RegExp(`^${article}(${kind}?) (?:${label} )?(?:${setting})$`, 'u');
const from = new RegExp(`^(${word}) from(?: among)? \\S.*$`, 'u');
const ofPlace = new RegExp(
  `^(${kind}?) (?:(?:from(?: among)?|for|in|under|out of) (?:the |my |your )?\\S.*|as (?:the )?(?:\\p{L}+ )?(?:${setting}))$`,
  'u',
);

/** Whoever means a control says its kind in small letters, or behind its name: "the link Contact", "the Contact Link". */
export function isNamedAsKind(words: string): boolean {
  const nounIn = (form: RegExp) => nounOf(form.exec(words)?.[1] ?? '');
  const isKind = (form: RegExp) => (nounIn(form)?.roles.length ?? 0) > 0 && nounIn(form)?.plural === false;
  return [alone, ...behind, ahead, ofPlace].some(isKind) || nounIn(from)?.plural === false;
}
