/** Who does it to whom, where that tells which things are meant: "papers that cite Lee" are not those that Lee cites. */
import { actOf } from './act-words.ts';
import { isCovered, type Standing } from './standing.ts';
import type { Token } from './tokens.ts';
import { markers } from './words/framing.ts';

type Part = 'does it' | 'has it done';

const relatives: ReadonlySet<string> = new Set(['that', 'which', 'who', 'whom']);
const asking: ReadonlySet<string> = new Set('do doe did have had is are was were can could will would'.split(' '));
const helping: ReadonlySet<string> = new Set('have had has ever also already still do doe did will would can could not'.split(' '));
const being: ReadonlySet<string> = new Set('is are was were be been being get got'.split(' '));
const small: ReadonlySet<string> = new Set(
  'a an the my our your this all every each of to in on at for with from as and or but by no'.split(' '),
);
const speakers: ReadonlySet<string> = new Set(['i', 'me', 'we', 'us']);

/** By name and verb, and by verb and part. */
type Parts = ReadonlyMap<string, string>;

/** Whether everybody who does something in both, or has it done, does so in both, and nobody in another's place. */
export function doneAlike(goal: Standing, request: Standing): boolean {
  if (becomes(goal) !== becomes(request) || losesWay(goal, request)) return false;
  const wanted = partsIn(goal);
  return wanted.size === 0 || [...partsIn(request)].every(([who, part]) => (wanted.get(who) ?? part) === part);
}

/** Flights that leave Oslo are none that leave for Oslo, and firms that rent Anna none that rent to her. */
function losesWay(goal: Standing, request: Standing): boolean {
  const wanted = waysIn(goal);
  return wanted.size > 0 && [...waysIn(request)].some(([done, way]) => (wanted.get(done) ?? way) !== way);
}

/** By what is done to whom, where that is said of something: whether it is done to them, or some way from them. */
function waysIn(standing: Standing): ReadonlyMap<string, boolean> {
  const { tokens } = standing;
  const isAsked = asksWhich(standing);
  const found = new Map<string, boolean>();
  for (const { name, from } of namesIn(standing)) {
    let at = from - 1;
    while (/^(?:the|a|an|my|our)$/.test(tokens[at]?.key ?? '')) at -= 1;
    const way = ways.has(tokens[at]?.key ?? '');
    const verb = told(standing, way ? at - 1 : at, 'has it done')?.verb;
    const lead = tokens[way ? at - 2 : at - 1]?.key ?? '';
    if (verb === undefined || !(relatives.has(lead) || asking.has(lead) || isAsked)) continue;
    // Who leaves a place leaves from it.
    if (tokens[at]?.key !== 'from' || !leaving.has(tokens[at - 1]?.key ?? '')) found.set(`${name} ${verb}`, way);
  }
  return found;
}
const leaving: ReadonlySet<string> = new Set(['leav', 'depart']);

/** "Which flights leave", but not "what is". */
const asksWhich = ({ tokens: [first, next] }: Standing): boolean =>
  /^(?:what|which|who|whom)$/.test(first?.key ?? '') && !being.has(next?.key ?? '');
const ways: ReadonlySet<string> = new Set('for to from at with against by about over under on in of after'.split(' '));

/** What is marked so is to become so, where nothing says that it is: "mark the invoices paid". */
function becomes({ tokens }: Standing): boolean {
  const done = tokens.findLastIndex(({ participle, named }) => participle === true && named !== true);
  const [before, thing] = [tokens[done - 1], tokens[done - 2]];
  const isSaid = done > 1 && before?.kind === 'word' && !being.has(before.key) && !helping.has(before.key) && before.key !== 'been';
  return marking.has(tokens[0]?.key ?? '') && isSaid && !small.has(before.key) && thing !== undefined && done === tokens.length - 1;
}
const marking: ReadonlySet<string> = new Set('mark keep leav set flag report declar'.split(' '));

function partsIn(standing: Standing): Parts {
  const found = new Map<string, string>();
  for (const { name, from, to } of namesIn(standing)) {
    const told = partAfter(standing, from, to) ?? partBefore(standing, from);
    if (told !== undefined) found.set(`${name} ${told.verb}`, told.part).set(`${told.verb} ${told.part}`, name);
  }
  return found;
}

interface Named {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Values, whoever speaks, words with capitals, and whom somebody has: "my team". */
function namesIn(standing: Standing): readonly Named[] {
  const { tokens, places } = standing;
  const found: Named[] = [...places].map(([name, { from, to }]) => ({ name: `{${name}}`, from, to }));
  for (let at = 0; at < tokens.length; at += 1) {
    const { kind, key, named } = tokens[at] as Token;
    if (isCovered(standing, at) || kind !== 'word') continue;
    if (speakers.has(key)) found.push({ name: 'i', from: at, to: at + 1 });
    else if (owning.has(key)) {
      const to = endOfOwned(standing, at + 1);
      if (to > at + 1) found.push({ name: textOf(tokens.slice(at, to)), from: at, to });
    } else if (named) {
      let to = at + 1;
      while (tokens[to]?.named && !isCovered(standing, to)) to += 1;
      found.push({ name: textOf(tokens.slice(at, to)), from: at, to });
      at = to - 1;
    }
  }
  return found;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');
const owning: ReadonlySet<string> = new Set(['my', 'our', 'your', 'his', 'her', 'their']);
const longestOwned = 3;

/** Behind what is owned: no word of grammar, nothing that was done, and no name. */
function endOfOwned(standing: Standing, from: number): number {
  let to = from;
  for (; to < from + longestOwned; to += 1) {
    const token = standing.tokens[to];
    if (token?.kind !== 'word' || token.named || token.participle || token.gerund || isCovered(standing, to)) break;
    if (small.has(token.key) || helping.has(token.key) || being.has(token.key) || relatives.has(token.key) || markers.has(token.key)) break;
  }
  return to;
}

interface Told {
  readonly verb: string;
  readonly part: Part;
}

const told = (standing: Standing, at: number, part: Part): Told | undefined => {
  const token = standing.tokens[at];
  if (token?.kind !== 'word' || token.named || isCovered(standing, at) || small.has(token.key)) return undefined;
  return { verb: actOf(token.key) ?? token.key, part };
};

/** "That Lee cites", "did Lee cite", "the papers Lee cites"; "Lee was cited". */
function partAfter(standing: Standing, from: number, to: number): Told | undefined {
  const { tokens } = standing;
  let at = to;
  let isPassive = false;
  while (helping.has(tokens[at]?.key ?? '') || being.has(tokens[at]?.key ?? '')) {
    isPassive ||= being.has(tokens[at]?.key ?? '');
    at += 1;
  }
  const before = tokens[from - 1];
  const isAsked = asking.has(before?.key ?? '');
  if (isPassive || (isAsked && being.has(before?.key ?? '')))
    return tokens[at]?.participle === true ? told(standing, at, 'has it done') : undefined;
  const isSubject = relatives.has(before?.key ?? '') || isAsked || (before?.kind === 'word' && before.plural === true);
  return isSubject ? told(standing, at, 'does it') : undefined;
}

/** "That cite Lee", "which papers cite Lee"; "cited by Lee". */
function partBefore(standing: Standing, from: number): Told | undefined {
  const { tokens } = standing;
  const before = tokens[from - 1];
  if (before?.key === 'by') return tokens[from - 2]?.participle === true ? told(standing, from - 2, 'does it') : undefined;
  let at = from - 1;
  while (/^(?:the|a|an|my|our)$/.test(tokens[at]?.key ?? '')) at -= 1;
  let lead = at - 1;
  while (helping.has(tokens[lead]?.key ?? '')) lead -= 1;
  const isRelative =
    relatives.has(tokens[lead]?.key ?? '') ||
    (lead > 0 && tokens[lead]?.kind === 'word' && tokens[lead]?.plural === true && tokens[at]?.gerund === true);
  // "Which users invited Anna?"
  const isAsked = /^(?:what|which)$/.test(tokens[0]?.key ?? '') && lead > 0 && tokens[lead]?.kind === 'word' && !tokens[lead]?.named;
  return isRelative || isAsked || (being.has(tokens[lead]?.key ?? '') && tokens[at]?.gerund === true)
    ? told(standing, at, 'has it done')
    : undefined;
}
