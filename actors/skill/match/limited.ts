/** Whether what limits, excludes or places a value in a request does so in the skill: "the files except report.docx" is not that file. */
import { actOf } from './act-words.ts';
import { inLines, phraseAt, phrasesOf, spelled } from './phrases.ts';
import { isCovered, isMeant, type Place, type Standing } from './standing.ts';
import type { Token } from './tokens.ts';
import { joints, limits } from './words/limits.ts';

export const limitPhrases = phrasesOf(inLines(limits, ''));
const between: ReadonlySet<string> = new Set(joints.flatMap(spelled));

interface Limit extends Place {
  readonly sense: string;
}

/** What is said of no value tells another goal as well; the rest may be part of a phrase. */
const telling: ReadonlySet<string> = new Set('except under over atleast atmost almost before after since until unlike half'.split(' '));

/** Of every value, and of what else is said. What is pressed next to a thing is pressed in its row. */
export function limitsAlike(goal: Standing, request: Standing): boolean {
  const isBeside = [goal, request].every(isPressed) && [goal, request].some(isInRow);
  const told = (standing: Standing) => limitsIn(standing).filter(({ sense }) => !(isBeside && sense === 'nextto'));
  const [wanted, said] = [told(goal), told(request)];
  if (wanted.length === 0 && said.length === 0) return true;
  for (const [name, place] of request.places) {
    const own = goal.places.get(name);
    if (own !== undefined && !areAlike(before(request, said, place), before(goal, wanted, own))) return false;
  }
  const [here, there] = [wanted, said].map((all) => all.flatMap(({ sense }) => (telling.has(sense) ? [sense] : [])));
  return areAlike(here as readonly string[], there as readonly string[]);
}

const isPressed = ({ tokens: [first] }: Standing): boolean => first?.kind === 'word' && actOf(first.key) === '@click';
const isInRow = ({ tokens }: Standing): boolean => tokens.some(({ kind, key }) => kind === 'word' && key === 'row');

const areAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((sense) => other.includes(sense)) && other.every((sense) => one.includes(sense));

function limitsIn(standing: Standing): readonly Limit[] {
  const { tokens } = standing;
  const found: Limit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = isCovered(standing, at) || tokens[at]?.named ? undefined : phraseAt(limitPhrases, tokens, at);
    if (
      phrase === undefined ||
      isNumberOf(tokens, at) ||
      isTurnedUp(tokens, at) ||
      isNoLimit(tokens, at) ||
      !isMeant(standing, at) ||
      isDoing(tokens[at + phrase.keys.length])
    )
      continue;
    found.push({ from: at, to: at + phrase.keys.length, sense: phrase.sense });
    at += phrase.keys.length - 1;
  }
  return found;
}

/** "Without sending it", "but do not send it" is a clause. */
const isDoing = (next: Token | undefined): boolean => next?.gerund === true || next?.key === 'do' || next?.key === 'never';

/** "Order no 7" excludes nothing. */
const isNumberOf = (tokens: readonly Token[], at: number): boolean => tokens[at]?.key === 'no' && /^#?\d/.test(tokens[at + 1]?.key ?? '');

/** "Jump over the intro" skips it, and "a comment under the post" is one on it: neither compares anything. */
export const isNoLimit = (tokens: readonly Token[], at: number): boolean => isPassing(tokens, at) || isAnswer(tokens, at);

const isPassing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'over' && tokens[at - 1]?.kind === 'word' && passing.has(tokens[at - 1]?.key ?? '');
const passing: ReadonlySet<string> = new Set(['jump', 'skip', 'hover']);

const isAnswer = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'under' &&
  tokens[at + 1]?.type !== 'number' &&
  tokens[at + 1]?.kind !== 'slot' &&
  tokens.slice(0, at).some(({ kind, key }) => kind === 'word' && key === 'comment');

/** "Turn it up to 40" limits nothing. */
const isTurnedUp = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.key === 'up' &&
  tokens[at + 1]?.key === 'to' &&
  tokens.slice(0, at).some(({ kind, key }) => kind === 'word' && turning.has(key));
const turning: ReadonlySet<string> = new Set(['turn', 'put', 'bump']);

/** What is said right before a value, but for what joins it. */
function before({ tokens }: Standing, all: readonly Limit[], { from }: Place): readonly string[] {
  const found: string[] = [];
  for (let at = from; at > 0; ) {
    const limit = all.find(({ to }) => to === at);
    if (limit !== undefined) found.push(limit.sense);
    else if (tokens[at - 1]?.kind !== 'word' || !between.has(tokens[at - 1]?.key ?? '')) break;
    at = limit?.from ?? at - 1;
  }
  return found;
}
