/** What "it" is, where nothing but its name stands before the order: "I need the statement for May, download it". */
import { actOf, determiners, isKnownVerb, verbPhrases } from './act-words.ts';
import { phraseAt, phrasesOf, spelled } from './phrases.ts';
import { bounds } from './phrasing.ts';
import type { Token } from './tokens.ts';
import { isFrame, unframed } from './unframed.ts';
import { markers, questionWords } from './words/framing.ts';

type Clause = readonly Token[];

/** Before a thing, they say no more than that it is there or wanted. */
const introducing = phrasesOf(
  'i need, we need, i want, we want, i would like, we would like, i require, i am looking for, there is, there are, there was, here is, it is about, this is about, about'
    .split(', ')
    .map((form) => [form, ''] as const),
);
const pronouns: ReadonlySet<string> = new Set('it them him her some that this these those'.split(' '));
/** Whatever holds one of them tells more than what a thing is called. */
const telling: ReadonlySet<string> = new Set(
  (
    'is are am was were be been do doe did have had can could will would should must may might want need like not no never nothing if when while because since ' +
    'so only except without unless i you he she it they we them him instead or come arriv go happen expir stop work fall fell break keep get seem look ring'
  ).split(' '),
);
const relatives: ReadonlySet<string> = new Set(['that', 'which', 'who', 'where']);
const longestName = 24;

/** The clauses with a thing in place of the only "it" of the order behind it; the same where there is more to it. */
export function withNamedBefore(sentences: readonly (readonly Clause[])[]): readonly (readonly Clause[])[] {
  const clauses = sentences.map((all) => all.filter((clause) => !isFrame(clause))).filter((all) => all.length > 0);
  const [[named] = [], [order] = []] = clauses;
  // What "and" joins is done one after the other.
  if (named === undefined || order === undefined || clauses.flat().length !== 2) return sentences;
  const name = nameIn(named) ?? statedIn(named);
  const act = name === undefined ? undefined : actOn(order, name);
  const isUnwanted = named.some(({ kind, key }) => kind === 'word' && negations.has(key));
  return act === undefined || (isUnwanted && !ending.has(actOf(act[0]?.key ?? '') ?? '')) ? sentences : [[act]];
}

/** A thing and what is said of it, without what frames it. */
function nameIn(clause: Clause): Clause | undefined {
  const asked = phraseAt(introducing, clause, 0)?.keys.length ?? 0;
  const { rest } = unframed(clause.slice(asked));
  const [first] = rest;
  if (first === undefined || rest.length > longestName || questionWords.has(first.key) || bounds.has(first.key)) return undefined;
  // "Open the file and print it" orders both.
  const isAct = asked > 0 ? isKnownVerb(rest, 0) || first.key === 'to' : phraseAt(verbPhrases, rest, 0) !== undefined;
  if (isAct && !determiners.has(first.key)) return undefined;
  if (asked === 0 && isDoneTo(rest)) return undefined;
  const relative = rest.findIndex(({ kind, key }, at) => at > 0 && kind === 'word' && relatives.has(key));
  const own = relative === -1 ? rest : rest.slice(0, relative);
  const tells = ({ kind, key, named, participle }: Token, at: number) =>
    kind === 'mark' || (kind === 'word' && !named && telling.has(key) && !(participle && determiners.has(own[at - 1]?.key ?? '')));
  return own.some(tells) ? undefined : rest;
}

const speakers: ReadonlySet<string> = new Set(['i', 'we']);
/** Before what somebody feels or does about a thing. */
const beside: ReadonlySet<string> = new Set('do did have had am not no longer never really just still already finally'.split(' '));
/** Say of a thing that it is there, or how it is liked: no act that is asked for. */
const attitudes: ReadonlySet<string> = new Set(
  'want need like love hate prefer use enjoy find found get got receive have own miss watch see saw'.split(' ').flatMap(spelled),
);
const finite: ReadonlySet<string> = new Set('is are was were have had do doe did keep kept look seem took came got'.split(' '));
const negations: ReadonlySet<string> = new Set(['not', 'no', 'never']);
/** What is done with that which nobody wants. */
const ending: ReadonlySet<string> = new Set(
  '@delete @cancel @clear @disable @stop @close @hide @archive @giveback @unsubscribe @unfollow @skip @sell'.split(' '),
);
/** After a thing that nobody wants. */
const noMore: ReadonlySet<string> = new Set(['more', 'any', 'anymore', 'now']);

/** The thing that a statement is about: "I no longer need the draft", "the user ana_9 keeps spamming". */
function statedIn(clause: Clause): Clause | undefined {
  if (clause.some(({ kind, key }) => kind === 'mark' || bounds.has(key) || questionWords.has(key))) return undefined;
  return speakers.has(clause[0]?.key ?? '') ? likedIn(clause) : subjectIn(clause);
}

function likedIn(clause: Clause): Clause | undefined {
  let at = 1;
  while (beside.has(clause[at]?.key ?? '')) at += 1;
  if (!attitudes.has(clause[at]?.key ?? '')) return undefined;
  let end = clause.length;
  while (noMore.has(clause[end - 1]?.key ?? '')) end -= 1;
  const thing = clause.slice(at + 1, end);
  return thing.length > 0 && isName(thing) ? thing : undefined;
}

/** What has something said of it that names, counts and limits nothing. */
function subjectIn(clause: Clause): Clause | undefined {
  const at = clause.findIndex(({ kind, key, named }) => kind === 'word' && !named && finite.has(key));
  const [thing, said] = [clause.slice(0, at), clause.slice(at + 1)];
  if (at < 1 || said.length === 0 || !isName(thing)) return undefined;
  const tells = ({ kind, key, named }: Token) =>
    kind !== 'word' || named === true || determiners.has(key) || markers.has(key) || key === 'only' || speakers.has(key);
  return said.some(tells) ? undefined : thing;
}

/** Of a thing, and of nobody's doings. */
const isName = (thing: Clause): boolean =>
  !telling.has(thing[0]?.key ?? '') &&
  !thing.some(({ kind, key, named }) => kind === 'mark' || (kind === 'word' && !named && telling.has(key))) &&
  (determiners.has(thing[0]?.key ?? '') || !isKnownVerb(thing, 0)) &&
  !isDoneTo(thing);

/** "Crop the photo", "Ana wrote a post": what stands right before its object is a verb, known or not. */
const isDoneTo = (tokens: Clause): boolean =>
  tokens.some(({ key }, at) => {
    const before = tokens[at - 1];
    return before?.kind === 'word' && determiners.has(key) && !markers.has(before.key) && !joining.has(before.key);
  });
const joining: ReadonlySet<string> = new Set('of and all both near'.split(' '));

const isPronoun = ({ kind, key, type, start, end }: Token): boolean =>
  (kind === 'word' && pronouns.has(key)) || (type === 'number' && end - start === 'one'.length && key === '1');

/** "Download it", "put it in the cart", and "download" alone. */
function actOn(order: Clause, name: Clause): Clause | undefined {
  const { rest } = unframed(order);
  const [verb, ...more] = rest;
  if (verb?.kind !== 'word' || verb.named || actOf(verb.key) === undefined) return undefined;
  if (more.length === 0) return [verb, ...name];
  const at = more.findIndex(isPronoun);
  const it = more[at];
  const after = more.slice(at + 1);
  if (it === undefined || at > 1 || after.some(isPronoun) || more.some((token) => token.kind !== 'word' && token !== it)) return undefined;
  // "That lamp" and "one of them" are other things.
  if (after.length > 0 && it.key !== 'it' && it.key !== 'them') return undefined;
  return [verb, ...more.slice(0, at), ...name, ...more.slice(at + 1)];
}
