/** Puts one key in place of words that mean the same: "get rid of" and "remove" are `@delete`. */
import { actOf, actSaidAsThing, determiners, nouns, verbPhrases } from './act-words.ts';
import { verbByObject } from './by-object.ts';
import { counted, isMany } from './counting.ts';
import { asShown, folded } from './folded.ts';
import { alike } from './inflection.ts';
import { verbal } from './nominal.ts';
import { inLines, keyAt, merged, type Phrase, phraseAt, phrasesOf, spelled } from './phrases.ts';
import { bounds, rephrased } from './phrasing.ts';
import { agentNamed, asCounted, asWhether, fronted, uninverted } from './questions.ts';
import { redone, withRecipient } from './recipients.ts';
import { described } from './relative.ts';
import { timeAt } from './times.ts';
import type { Token } from './tokens.ts';
import { type Unframed, unframed } from './unframed.ts';
import { caused, wished } from './wishes.ts';
import { beforeVerbs, empty, markers, questionWords } from './words/framing.ts';
import { qualities } from './words/qualities.ts';
import { things } from './words/things.ts';

const thingPhrases = phrasesOf(inLines([...things, ...qualities], '='));
const based = (words: ReadonlySet<string>): ReadonlySet<string> => new Set([...words].flatMap(spelled));
const unsaid = based(empty);
const leadingToVerbs = based(beforeVerbs);
/** Verbs whose particle may stand behind what they are done to: "turn the light off". */
const particles: ReadonlySet<string> = new Set('on off up down out in away over back'.split(' '));

/** One clause, without what frames it, every word by its sense, in order. What is said first of its place ends in a comma. */
export function sensesOf(clause: readonly Token[]): readonly Token[] {
  const isNear = clause[0]?.key === 'near';
  const comma = isNear || markers.has(clause[0]?.key ?? '') ? clause.findIndex(({ kind }) => kind === 'mark') : -1;
  const [place, rest] = comma === -1 ? [[], sensesIn(clause)] : [sensesIn(clause.slice(0, comma)), sensesIn(clause.slice(comma + 1))];
  // What is near is said of what stands before it.
  const senses = isNear ? [...rest, ...place] : [...place, ...rest];
  return counted(
    askedToSee(
      withoutReason(
        asOrder(
          ofAnother(senses)
            .filter((token, at) => !isAside(senses, token, at))
            .map(asPronoun),
        ),
      ),
    ),
  );
}

/** "Which orders lack an invoice?" asks to read them. */
function askedToSee(senses: readonly Token[]): readonly Token[] {
  const [which, thing] = senses;
  if (which?.key !== '=what' || thing?.kind !== 'word' || thing.key.startsWith('@') || thing.key.startsWith('~')) return senses;
  if (unasked.has(thing.key) || senses.some(({ kind, key }) => kind === 'word' && modals.has(key))) return senses;
  return [{ ...which, key: '@read' }, ...senses.slice(1)];
}
const unasked: ReadonlySet<string> = new Set(
  'is are was were be do doe did have had i we you he she it they there kind not if =percent percentage share part fraction number amount else'.split(
    ' ',
  ),
);
/** What one can or should is no list. */
const modals: ReadonlySet<string> = new Set('can could will would should must may might did do doe includ'.split(' '));

/** Who is reminded of it is not always who asks. */
const ofAnother = (senses: readonly Token[]): readonly Token[] =>
  senses.map((token, at) => {
    const next = senses[at + 1];
    const isOther = token.key === '@remind' && next !== undefined && (next.named || next.kind === 'slot' || next.key === 'it');
    return isOther ? { ...token, key: '@remindother' } : token;
  });

const asPronoun = (token: Token, at: number, all: readonly Token[]): Token => {
  if (token.kind !== 'word') return token;
  // "The last five", "the five latest".
  if (token.key === '=last' && [all[at - 1], all[at + 1]].some((beside) => beside?.type === 'number')) return { ...token, key: '=latest' };
  if (token.key === '=last' && happened.has(all[at + 1]?.key ?? '')) return { ...token, key: '=latest' };
  if (/^(?:them|they)$/.test(token.key)) return { ...token, key: 'it' };
  return /^(?:his|her|their)$/.test(token.key) ? { ...token, key: 'its' } : token;
};

/** Of what happens one after the other, the last is the latest. */
const happened: ReadonlySet<string> = new Set(
  'chang edit update commit releas transaction payment purchas charg login visit backup transfer deposit withdrawal gam match deliv delivery'.split(
    ' ',
  ),
);

/** An order stays the same whatever it is for. */
function withoutReason(senses: readonly Token[]): readonly Token[] {
  const reason = senses.findIndex(({ key }) => key === '=because');
  return reason > 0 && senses[0]?.key.startsWith('@') ? senses.slice(0, reason) : senses;
}

/** "Order number 7" is order 7; "unsubscribe me" says who speaks. */
function isAside(senses: readonly Token[], token: Token, at: number): boolean {
  const { kind, key } = token;
  if (kind !== 'word') return false;
  const next = senses[at + 1];
  const before = senses[at - 1]?.key ?? '';
  if (key === '=titled') return next !== undefined;
  if (key === 'level') return at > 0 && next !== undefined && next.type === 'number';
  if (/^(?:call|nam|titl|title|name|entitl)$/.test(key) && token.participle)
    return at > 0 && next !== undefined && timeAt(senses, at + 1) === undefined;
  if (key === 'new') return /^@(?:add|schedule|write|register)$/.test(before);
  if (key === 'it') return before.startsWith('@') && next === undefined;
  if (/^(?:number|no|nr|id)$/.test(key))
    return at > 0 && (next?.kind === 'slot' || (next !== undefined && next.type !== 'quoted' && isCode(next, senses[at + 2])));
  // "Remind Ana to call me" does not say who calls whom without it.
  return (key === 'me' || key === 'us') && before.startsWith('@') && !senses.slice(0, at - 1).some((said) => said.key.startsWith('@'));
}

/** "77", "A-77". */
const isCode = ({ kind, key, end }: Token, next: Token | undefined): boolean =>
  /\d/.test(key) || (kind === 'word' && key.length < longestCode && next?.type === 'number' && next.start <= end + 1);
const longestCode = 5;

/** "The form must be sent" orders to send it. */
function asOrder(senses: readonly Token[]): readonly Token[] {
  const be = senses.findIndex(({ key }, at) => key === 'be' && at > 1 && senses[at + 1]?.key.startsWith('@') === true);
  if (be === -1) return senses;
  const isTo = senses[be - 1]?.key === 'to';
  const modal = senses[isTo ? be - 2 : be - 1]?.key ?? '';
  const isOrder = isTo || modal === 'should' || modal === 'must';
  if (!isOrder) return senses;
  const from = isTo && !/^(?:@require|have|ought)$/.test(modal) ? be - 1 : isTo ? be - 2 : be - 1;
  return [senses[be + 1] as Token, ...senses.slice(0, from), ...senses.slice(be + 2)];
}

function sensesIn(clause: readonly Token[]): readonly Token[] {
  const { how, rest } = asPlainlySaid(clause);
  const senses: Token[] = how === undefined ? [] : [how];
  let mayBeVerb = true;
  for (let at = 0; at < rest.length; ) {
    const token = rest[at] as Token;
    if (isDescribing(rest, at, senses.at(-1))) {
      senses.push({ ...token, key: `~${token.key}` });
      mayBeVerb = false;
      at += 1;
      continue;
    }
    // "Set the status to Open".
    if (token.named === true && rest[at - 1]?.key === 'to') mayBeVerb = false;
    const act = mayBeVerb ? actSaidAsThing(rest, at) : undefined;
    if (act !== undefined) {
      senses.push(merged(rest, at, act.keys.length, act.sense));
      at += act.keys.length;
      mayBeVerb = false;
      continue;
    }
    const verb: Phrase | undefined =
      (mayBeVerb ? verbByObject(rest, at) : undefined) ?? phraseAt(verbPhrases, rest, at, (phrase) => !asksWhichNumber(rest, at, phrase));
    const thing = phraseAt(thingPhrases, rest, at);
    const isTo = token.gerund === true && rest[at - 1]?.key === 'to';
    const isVerb: boolean =
      verb !== undefined &&
      !isTo &&
      !isThingOf(rest, at, verb) &&
      (mayBeVerb || (verb.keys.length > 1 && !token.named) || (!nouns.has(token.key) && !token.named));
    const chosen: Phrase | undefined =
      isVerb && verb !== undefined && (thing === undefined || thing.keys.length <= verb.keys.length) ? verb : thing;
    const apart = mayBeVerb ? partedAt(rest, at) : undefined;
    if (apart !== undefined && (chosen === undefined || chosen.keys.length === 1)) {
      senses.push({ ...merged(rest, at, 1, apart.sense) }, ...sensesOfNouns(rest.slice(at + 1, apart.particle)));
      at = apart.particle + 1;
      const of = rest[at];
      if (of?.key === 'of') {
        senses.push({ ...of, key: 'from' });
        at += 1;
      }
      mayBeVerb = false;
      continue;
    }
    if (chosen !== undefined) senses.push(merged(rest, at, chosen.keys.length, chosen.sense));
    else if (!isEmpty(rest, at)) senses.push(token);
    mayBeVerb = leadingToVerbs.has(token.key) || (mayBeVerb && chosen === undefined && isEmpty(rest, at) && !determiners.has(token.key));
    at += chosen?.keys.length ?? 1;
  }
  return anySought(senses, rest);
}

/** "Tell me the number of the bus" counts none. */
const asksWhichNumber = (tokens: readonly Token[], at: number, { keys }: Phrase): boolean =>
  keys.length > 2 && keys.at(-2) === 'number' && keys.at(-1) === 'of' && !isMany(tokens.slice(at + keys.length));

/** Who wants "a copy of it" copies nothing. */
const isThingOf = (tokens: readonly Token[], at: number, { keys, sense }: Phrase): boolean =>
  keys.length === 1 && nouns.has(keys[0] as string) && keyAt(tokens, at + 1) === 'of' && !/^@(?:read|count|search)$/.test(sense);

/** Who looks for a tent looks through tents. */
function anySought(senses: readonly Token[], said: readonly Token[]): readonly Token[] {
  const [verb, ...rest] = senses;
  const next = verb?.key === '@search' ? said.find(({ start }) => start >= verb.end) : undefined;
  if (verb === undefined || !/^an?$/.test(next?.key ?? '')) return senses;
  const end = rest.findIndex(({ kind, key }) => (kind !== 'word' && kind !== 'slot') || markers.has(key));
  return [verb, ...rest.map((token, at): Token => (end === -1 || at < end ? { ...token, any: true } : token))];
}

/** "Show cancelled orders" cancels none: what was done to a thing says which it is. */
function isDescribing(tokens: readonly Token[], at: number, last: Token | undefined): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at] as Token, tokens[at + 1]];
  if (token.kind !== 'word' || token.participle !== true || token.named || alike.has(token.key) || next?.kind !== 'word') return false;
  if (markers.has(next.key) || determiners.has(next.key) || particles.has(next.key) || speaking.has(next.key)) return false;
  if (actOf(token.key) === undefined) return false;
  return before === undefined || determiners.has(before.key) || (last?.key.startsWith('@') === true && last.end === before.end);
}

const speaking: ReadonlySet<string> = new Set('me us him her it them i you we they and or of'.split(' '));

function sensesOfNouns(tokens: readonly Token[]): readonly Token[] {
  const senses: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const thing = phraseAt(thingPhrases, tokens, at);
    if (thing !== undefined) senses.push(merged(tokens, at, thing.keys.length, thing.sense));
    else if (!isEmpty(tokens, at)) senses.push(tokens[at] as Token);
    at += thing?.keys.length ?? 1;
  }
  return senses;
}

/** The verb at this place with a particle at the end of its clause, or before a preposition. */
function partedAt(tokens: readonly Token[], at: number): { readonly sense: string; readonly particle: number } | undefined {
  const key = keyAt(tokens, at);
  const possible =
    key === undefined ? undefined : verbPhrases.get(key)?.filter(({ keys }) => keys.length === 2 && particles.has(keys[1] as string));
  if (possible === undefined || possible.length === 0) return undefined;
  for (let particle = at + 2; particle < Math.min(tokens.length, at + 8); particle += 1) {
    const found = possible.find(({ keys }) => keys[1] === keyAt(tokens, particle));
    if (found === undefined) continue;
    const next = tokens[particle + 1];
    if (next === undefined || (next.kind === 'word' && (next.key === 'of' || markers.has(next.key) || bounds.has(next.key))))
      return { sense: found.sense, particle };
  }
  return undefined;
}

/** Without what frames it, and in the one construction of those that say the same. */
function asPlainlySaid(clause: readonly Token[]): Unframed {
  const first = unframed(clause);
  const rest = redone(withRecipient(wished(verbal(caused(described(folded(first.rest)), first.isAsked), first.isAsked), first.isAsked)));
  if (first.how === undefined)
    return unframedAgain(first, fronted(folded(rephrased(agentNamed(uninverted(asWhether(asShown(asCounted(rest)))))))));
  const plain = agentNamed(uninverted(rest));
  const asked = rephrased([first.how, ...plain]);
  const how = asked[0]?.key === first.how.key ? asked[0] : undefined;
  return unframedAgain({ ...first, how }, rephrased(how === undefined ? asked : asked.slice(1)));
}

function unframedAgain(first: Unframed, said: readonly Token[]): Unframed {
  if (said === first.rest) return first;
  const again = unframed(said);
  return { ...again, how: first.how ?? again.how };
}

/** "Is" counts where a participle follows: who does it, and to whom it is done, are two. */
function isEmpty(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (token.kind !== 'word' || token.named) return false;
  // "I have lost it": I lost it.
  if (token.key === 'have') return at > 0 && tokens[at + 1]?.participle === true;
  if (!unsaid.has(token.key)) return false;
  return !/^(?:is|are)$/.test(token.key) || tokens[at + 1]?.participle !== true;
}

/** Whether a gerund of a verb stands there: "after searching". */
export const isDoing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gerund === true && phraseAt(verbPhrases, tokens, at) !== undefined;

/** Whether a clause may begin at this place: with a verb, whatever frames it. */
export function beginsClause(tokens: readonly Token[], from: number): boolean {
  // "I moved, so my address has to be changed".
  if (keyAt(tokens, from) === 'so' && determiners.has(keyAt(tokens, from + 1) ?? '')) return true;
  const { rest, isAsked } = unframed(tokens.slice(from, from + 24));
  // "And tell me what it costs".
  if (isAsked && questionWords.has(rest[0]?.key ?? '') && phraseAt(verbPhrases, tokens, from)?.sense === '@read') return true;
  let at = 0;
  while (rest[at] !== undefined && (isEmpty(rest, at) || rest[at]?.key === 'not' || rest[at]?.key === 'never')) at += 1;
  const verb = phraseAt(verbPhrases, rest, at);
  if (verb === undefined || (rest[at] as Token).named) return false;
  return !nouns.has((rest[at] as Token).key) || rest.length > at + verb.keys.length || verb.sense === '@save' || verb.keys.length > 1;
}
