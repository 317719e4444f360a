/** Acts that are said as nouns, as the verbs that they amount to: "make a donation of 30 euros" is to donate them (words/nominals.ts). */
import { determiners } from './act-words.ts';
import { keyAt, phraseAt, phrasesOf, spelled } from './phrases.ts';
import type { Token } from './tokens.ts';
import { beginning, doing, nominals } from './words/nominals.ts';

interface Act {
  /** By its base form. */
  readonly verb: string;
  /** It is a thing as well. */
  readonly isThing: boolean;
  readonly lights: ReadonlySet<string>;
  /** What the preposition behind it becomes; nothing where it leads to what is acted on. */
  readonly prepositions: ReadonlyMap<string, string>;
}

const forms = (said: string): readonly string[] => said.split(', ').filter((form) => form !== '');
const spell = (said: string): string => spelled(said).join(' ');

const acts: ReadonlyMap<string, readonly Act[]> = actsByNoun();

function actsByNoun(): ReadonlyMap<string, readonly Act[]> {
  const found = new Map<string, Act[]>();
  for (const line of nominals) {
    const [act = '', lights = '', prepositions = ''] = line.split(' | ').map((part) => part.trim());
    const [verb = '', nouns = ''] = act.split(': ');
    const leading = prepositions.split(' ').flatMap((said): (readonly [string, string])[] => {
      const [, becomes, from] = /^=(\w+):(\w+)$/.exec(said) ?? [];
      if (becomes !== undefined && from !== undefined) return [[from, becomes]];
      return said === '' ? [] : said.startsWith('+') ? [[said.slice(1), said.slice(1)]] : [[said, '']];
    });
    for (const noun of forms(nouns)) {
      const known: Act = {
        verb: spelled(verb)[0] ?? verb,
        isThing: noun === noun.toUpperCase(),
        lights: new Set(forms(lights).map(spell)),
        prepositions: new Map([['of', ''], ...leading]),
      };
      const key = spell(noun.toLowerCase());
      found.set(key, [...(found.get(key) ?? []), known]);
    }
  }
  return found;
}

const nounPhrases = phrasesOf([...acts.keys()].map((noun) => [noun, noun] as const));
const own: readonly string[] = [...new Set([...acts.values()].flatMap((some) => some.flatMap(({ lights }) => [...lights])))];
const lightPhrases = phrasesOf([...doing.map((said) => [said, '='] as const), ...own.map((said) => [said, said] as const)]);
const doingSaid: ReadonlySet<string> = new Set(doing.map(spell));
const beginningPhrases = phrasesOf(beginning.map((said) => [said, ''] as const));

/** Say how, and not which. */
const quick: ReadonlySet<string> = new Set('quick new short small immediate full complete'.split(' ').flatMap(spelled));

/** The same tokens where no act is said so, or what is acted on is not said. */
export function verbal(tokens: readonly Token[], isAsked: boolean): readonly Token[] {
  const light = phraseAt(lightPhrases, tokens, 0);
  const said = light?.keys.join(' ') ?? '';
  if (light !== undefined) {
    const found = verbalAt(tokens, light.keys.length, (act) => act.lights.has(said) || doingSaid.has(said));
    if (found !== undefined) return found;
  }
  const begun = phraseAt(beginningPhrases, tokens, 0);
  if (begun !== undefined) {
    const found = verbalAt(tokens, begun.keys.length, ({ isThing }) => !isThing, true);
    if (found !== undefined) return found;
  }
  const wish = wishAt(tokens);
  if (wish === 0 && !isAsked) return tokens;
  return verbalAt(tokens, wish, ({ isThing }) => !isThing, true) ?? tokens;
}

/** "I want the deletion of it". */
function wishAt(tokens: readonly Token[]): number {
  if (!/^(?:i|we)$/.test(keyAt(tokens, 0) ?? '')) return 0;
  const next = keyAt(tokens, 1) ?? '';
  const at = next === 'would' && keyAt(tokens, 2) === 'like' ? 3 : /^(?:want|need)$/.test(next) ? 2 : 0;
  return at > 0 && determiners.has(keyAt(tokens, at) ?? '') ? at : 0;
}

function verbalAt(tokens: readonly Token[], from: number, isMeant: (act: Act) => boolean, isPlainly = false): readonly Token[] | undefined {
  let at = from;
  // "My cancellation" is there already, where it is only wanted.
  if (determiners.has(keyAt(tokens, at) ?? '') && !(isPlainly && /^(?:my|our|your)$/.test(keyAt(tokens, at) ?? ''))) at += 1;
  if (quick.has(keyAt(tokens, at) ?? '')) at += 1;
  const noun = phraseAt(nounPhrases, tokens, at);
  const token = tokens[at];
  if (noun === undefined || token?.kind !== 'word' || token.named || token.gerund || token.plural) return undefined;
  const next = at + noun.keys.length;
  const preposition = keyAt(tokens, next) ?? '';
  const first = tokens[0] as Token;
  if (tokens[next + 1] === undefined) return undefined;
  for (const act of acts.get(noun.sense) ?? []) {
    const kept = act.prepositions.get(preposition);
    if (kept === undefined || !isMeant(act) || (isPlainly && preposition !== 'of' && kept === '')) continue;
    // "An invitation to the party to Ana": the one is no more what is acted on than the other.
    if (preposition !== 'of' && kept === '' && tokens.slice(next + 1).some(({ key }) => key === preposition)) continue;
    const verb: Token = { kind: 'word', key: act.verb, start: first.start, end: token.end };
    const lead = tokens[next] as Token;
    return [verb, ...(kept === '' ? [] : [{ ...lead, key: kept }]), ...tokens.slice(next + 1)];
  }
  return undefined;
}
