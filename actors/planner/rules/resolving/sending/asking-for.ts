/** What a prompt of the browser's own asks for: it is given a value only where it asks for just that, of just that thing. */
import { holdsSense } from '../words/likeness.ts';

const naming: readonly string[] = ['name', 'title', 'label', 'caption'];
const named = /\b(?:names?|titles?|label|caption|call(?:ed)?|rename)\b/i;
/** What a question is made of, whatever it asks for. */
const common = new Set(
  'a an the this that its it new of for to in on with as and here below please enter type give choose pick provide write input set what which how is should shall do does you want would like will must be i we me us my'.split(
    ' ',
  ),
);

const clicked = /^(?:please )?(?:click|press|tap|hit|push|trigger)\b/i;

/** `by`: what the value is of the thing ("name", "address"), empty where any text is asked for; `said`: all that the goal says of it. A question that names anything else asks something else. */
export function asksFor(message: string, by: string, said: string): boolean {
  if (by === '') return true;
  const isNaming = naming.some((word) => by === word);
  if (!(isNaming ? named.test(message) : holdsSense(message, by))) return false;
  // What a mere click raises asks for what is typed next, whosever it is.
  const known = new Set([...wordsOf(said), ...(clicked.test(said) ? ['your'] : [])]);
  return wordsOf(message).every((word) => common.has(word) || known.has(word) || (isNaming ? named.test(word) : holdsSense(word, by)));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [];
