/** Orders in the one construction of two: "send Ana the file" is to send the file to Ana, and "reopen it" to open it again. */
import { spelled } from './phrases.ts';
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';
import { verbs } from './words/verbs.ts';

/** What is done with a thing to somebody. */
const giving: ReadonlySet<string> = new Set(
  'send give show lend offer hand sell bring mail forward wire pay transfer write'.split(' ').flatMap(spelled),
);
/** What is sent by the verb alone. */
export const messaging: ReadonlySet<string> = new Set('text email message'.split(' ').flatMap(spelled));
const determiners: ReadonlySet<string> = new Set('a an the my our your this these those some another'.split(' '));
const longestName = 3;
const people: ReadonlySet<string> = new Set(
  (
    'mother father mom dad sister brother wife husband son daughter friend boss manager team doctor dentist teacher landlord tenant neighbor neighbour ' +
    'colleague client customer supplier seller buyer host guest accountant lawyer owner author'
  )
    .split(' ')
    .flatMap(spelled),
);

/** The same tokens where nobody is named, or it is not plain where the name ends. */
export function withRecipient(tokens: readonly Token[]): readonly Token[] {
  const [verb] = tokens;
  if (verb?.kind !== 'word' || !(giving.has(verb.key) || messaging.has(verb.key))) return tokens;
  const said = withThingFirst(tokens);
  if (said !== tokens) return said;
  const end = endOfName(tokens);
  const next = tokens[end];
  if (messaging.has(verb.key) && end > 1) {
    const isSaid = next?.kind === 'slot' || next?.type === 'quoted';
    return [
      wordAt('send', verb),
      verb,
      wordAt('to', verb),
      ...tokens.slice(1, end),
      ...(isSaid ? [wordAt('say', next)] : []),
      ...tokens.slice(end),
    ];
  }
  const isThing = next?.type === 'number' || (next?.kind === 'word' && determiners.has(next.key));
  if (end === 1 || !giving.has(verb.key) || !isThing || tokens.some(({ kind, key }) => kind === 'word' && key === 'to')) return tokens;
  const stop = tokens.findIndex(
    ({ kind, key }, at) => at > end && (kind === 'mark' || (kind === 'word' && (markers.has(key) || saying.has(key)))),
  );
  const thing = tokens.slice(end, stop === -1 ? tokens.length : stop);
  return [verb, ...thing, wordAt('to', verb), ...tokens.slice(1, end), ...(stop === -1 ? [] : tokens.slice(stop))];
}

const wordAt = (key: string, { start }: Token): Token => ({ kind: 'word', key, start, end: start });

/** "Forward to Bo the latest message": what is forwarded stands before to whom, as it does elsewhere. */
function withThingFirst(tokens: readonly Token[]): readonly Token[] {
  const [verb, to] = tokens;
  if (verb === undefined || to?.kind !== 'word' || to.key !== 'to') return tokens;
  const end = 1 + endOfName(tokens.slice(1));
  const next = tokens[end];
  const isThing = next?.kind === 'word' && determiners.has(next.key);
  if (
    end === 2 ||
    !isThing ||
    tokens.slice(end).some(({ kind, key }) => kind === 'mark' || (kind === 'word' && (key === 'to' || saying.has(key))))
  )
    return tokens;
  return [verb, ...tokens.slice(end), ...tokens.slice(1, end)];
}

/** Behind a parameter, an address, some words with capitals, or "my boss". */
function endOfName(tokens: readonly Token[]): number {
  const [, first, who] = tokens;
  if (first?.kind === 'slot' || first?.type === 'email') return 2;
  if (first?.kind === 'word' && determiners.has(first.key) && who?.kind === 'word' && !who.owner && people.has(who.key)) return 3;
  let end = 1;
  while (end <= longestName && tokens[end]?.kind === 'word' && tokens[end]?.named === true) end += 1;
  return end;
}

const saying: ReadonlySet<string> = new Set(['say', 'that', 'which', 'who', 'and', 'or']);
const known: ReadonlySet<string> = new Set(
  verbs.flatMap((line) => (line.split(': ')[1] ?? '').split(', ').flatMap((form) => (form.includes(' ') ? [] : spelled(form)))),
);
/** Begin with "re", and are another act. */
const others: ReadonlySet<string> = new Set('recall research remark rent reply relist replay relay'.split(' '));

/** "Resend it" is to send it again. */
export function redone(tokens: readonly Token[]): readonly Token[] {
  const [verb, ...rest] = tokens;
  if (verb?.kind !== 'word' || !/^re./.test(verb.key) || known.has(verb.key) || others.has(verb.key)) return tokens;
  const again = verb.key.slice(2);
  if (!known.has(again)) return tokens;
  const end = tokens.at(-1)?.end ?? verb.end;
  return [{ ...verb, key: again }, ...rest, { kind: 'word', key: 'again', start: end, end }];
}
