/** Verbs whose sense what they are done to tells (words/by-object.ts). */
import { inLines, type Phrase, type Phrases, phraseAt, phrasesOf, spelled } from './phrases.ts';
import type { Token } from './tokens.ts';
import { verbsByObject } from './words/by-object.ts';
import { markers } from './words/framing.ts';

interface Row {
  readonly verbs: Phrases;
  readonly things: ReadonlySet<string>;
  readonly isNew: boolean;
  /** Of what is in them: "put in basket". */
  readonly isIn: boolean;
}

const rows: readonly Row[] = verbsByObject.map((line) => {
  const [verbs = '', things = ''] = line.split(' | ');
  const words = things.split(' ');
  return {
    verbs: phrasesOf(inLines([verbs], '@')),
    things: new Set(words.flatMap(spelled)),
    isNew: words[0] === 'new',
    isIn: words[0] === 'in',
  };
});

/** Of what there is not yet. */
const before: ReadonlySet<string> = new Set(['a', 'an', 'new', 'another']);
/** After them it is said what the thing is like. */
const ends: ReadonlySet<string> = new Set('of and or then that which who whose to from under below above beside behind'.split(' '));
/** Likewise, where it was done: "a list called Home", but not "a call". */
const naming: ReadonlySet<string> = new Set('call nam titl title'.split(' '));
/** "All of my alarms" are alarms. */
const some: ReadonlySet<string> = new Set('all each both some any one most none'.split(' '));
/** So many words a thing has at most. */
const mostWords = 8;

export function verbByObject(tokens: readonly Token[], at: number): Phrase | undefined {
  for (const { verbs, things, isNew, isIn } of rows) {
    const verb = phraseAt(verbs, tokens, at);
    if (verb === undefined) continue;
    const behind = at + verb.keys.length;
    // "Put the mail into the folder": what it is put in tells as well behind what is put there.
    const into =
      verb.sense === '@move' ? tokens.findIndex(({ kind, key }, index) => index >= behind && kind === 'word' && isInto.has(key)) : behind;
    const from = isIn ? into + 1 : behind;
    if (isIn && (into === -1 || !isInto.has(tokens[into]?.key ?? ''))) continue;
    if (isNew && !before.has(tokens[from]?.key ?? '') && tokens[from]?.type !== 'number') continue;
    const head = headOf(tokens, from);
    if (head !== undefined && things.has(head) && (!isIn || into === behind || folders.has(head))) return verb;
  }
  return undefined;
}

const isInto: ReadonlySet<string> = new Set(['in', 'into']);
const folders: ReadonlySet<string> = new Set(['folder', 'directory']);

function headOf(tokens: readonly Token[], from: number): string | undefined {
  let head: string | undefined;
  let name: string | undefined;
  for (let at = from; at < Math.min(tokens.length, from + mostWords); at += 1) {
    const { kind, key, gerund, named, participle } = tokens[at] as Token;
    if (key === 'of' && some.has(head ?? '')) continue;
    if (
      kind === 'mark' ||
      (kind === 'word' &&
        (markers.has(key) ||
          ends.has(key) ||
          (naming.has(key) && participle) ||
          (gerund && head !== undefined && !named && key !== 'meet')))
    )
      break;
    // "The code SPRING" is a code.
    if (kind === 'word' && (named || /\d/.test(key))) name = key;
    else if (kind === 'word') head = key;
  }
  return head ?? name;
}
