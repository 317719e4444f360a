/** What is reported to be so, in one order: "report that my card was stolen" and "my card was stolen, report it" report it as stolen. */
import { keyAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { isFrame, unframed } from './unframed.ts';
import { markers } from './words/framing.ts';

type Clause = readonly Token[];

const being: ReadonlySet<string> = new Set('is are was were got'.split(' '));
const having: ReadonlySet<string> = new Set(['have', 'had']);
const tellers: ReadonlySet<string> = new Set('i we they somebody someone'.split(' '));
const owners: ReadonlySet<string> = new Set('my our the a an'.split(' '));
const pointing: ReadonlySet<string> = new Set('it this that'.split(' '));
const filing: ReadonlySet<string> = new Set('file fil make submit send give lodge lodg'.split(' '));
/** What holds one of them tells more than the state of a thing. */
const telling: ReadonlySet<string> = new Set(
  'not no never and or but if when while because since only again still who which that what where why how'.split(' '),
);
const longest = 8;

/** The same sentences where nothing is reported so, or more is told. */
export function withReported(sentences: readonly (readonly Clause[])[]): readonly (readonly Clause[])[] {
  const clauses = sentences.flat().filter((clause) => !isFrame(clause));
  const [first = [], second] = clauses;
  if (clauses.length > 2) return sentences;
  const said = second ?? first;
  const lead = said.slice(0, said.length - unframed(said).rest.length);
  const { rest } = unframed(said);
  const order = second === undefined ? orderIn(rest) : isReport(rest) ? rest[0] : undefined;
  if (order === undefined) return sentences;
  const state = second === undefined ? rest.slice(rest.findIndex(({ key }) => key === 'that') + 1) : unframed(first).rest;
  const told = reportOf(order, state);
  return told === undefined ? sentences : [[[...(second === undefined ? lead.filter(({ kind }) => kind === 'word') : []), ...told]]];
}

/** "Report it". */
const isReport = (tokens: Clause): boolean => tokens.length === 2 && keyAt(tokens, 0) === 'report' && pointing.has(keyAt(tokens, 1) ?? '');

/** "Report that", "file a report that". */
function orderIn(tokens: Clause): Token | undefined {
  const at = tokens.findIndex(({ key }) => key === 'report');
  if (keyAt(tokens, at + 1) !== 'that') return undefined;
  const before = tokens.slice(0, at);
  const isFiled = filing.has(before[0]?.key ?? '') && (before.length === 1 || (before.length === 2 && before[1]?.key === 'a'));
  return before.length === 0 || isFiled ? tokens[at] : undefined;
}

function reportOf(order: Token, told: Clause): Clause | undefined {
  if (told.length > longest || told.some(({ kind, key }) => kind === 'mark' || (kind === 'word' && telling.has(key)))) return undefined;
  const [thing, state] = stateOf(told) ?? [];
  if (thing === undefined || state === undefined) return undefined;
  return [{ ...order, key: 'report' }, ...thing, { kind: 'word', key: 'as', start: state.start, end: state.start }, state];
}

/** "My card was stolen", "I have lost my card", "somebody has stolen my card". */
function stateOf(told: Clause): readonly [thing: Clause, state: Token] | undefined {
  const last = told.at(-1) as Token;
  if (tellers.has(keyAt(told, 0) ?? '')) {
    const at = having.has(keyAt(told, 1) ?? '') ? 2 : 1;
    const done = told[at];
    const thing = told.slice(at + 1);
    return done?.participle === true && owners.has(keyAt(thing, 0) ?? '') && isName(thing) ? [thing, done] : undefined;
  }
  const been = told.length - 2;
  const isBeen = keyAt(told, been) === 'been' && having.has(keyAt(told, been - 1) ?? '');
  const thing = told.slice(0, isBeen ? been - 1 : been);
  const isState = last.kind === 'word' && !last.named && !markers.has(last.key) && (isBeen || being.has(keyAt(told, been) ?? ''));
  return isState && owners.has(keyAt(thing, 0) ?? '') && isName(thing) ? [thing, last] : undefined;
}

/** More than an article, and nothing that is had or done in it. */
const isName = (tokens: Clause): boolean =>
  tokens.length > 1 && !tokens.some(({ kind, key }) => kind === 'word' && (being.has(key) || having.has(key) || markers.has(key)));
