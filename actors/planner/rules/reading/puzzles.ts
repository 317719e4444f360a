/** Reads tasks whose answer the page only leads to: numbers to guess, problems to solve, labels to match, words to complete. */
import type { Order } from '../instruction.ts';
import type { Context, Orders } from './context.ts';
import { atom, bare } from './text.ts';

const guessing =
  /^guess (?:the|a|my|what the) (?:\p{L}+ )?number(?: is)?,? (?:which is |that is |it is )?(?:between|from|in the range(?: of)?) (\d{1,9}) ?(?:-|–|and|to) ?(\d{1,9})(?:,? inclusive)?$/iu;
/** How a guess is mended, is what guessing is. */
const byHints = /^(?:use|follow|read) the (?:feedback|hints?|clues?|answers?)\b/i;

const numeric = '(?:math(?:s|ematical|ematics)?|arithmetic|algebraic?|addition|subtraction|multiplication|division|linear)';
const solvingPage = new RegExp(
  `^(?:solve|calculate|compute|work out|answer|do|figure out|find) (?:for ([a-z])|(?:for ([a-z]) in )?(?:the|this|that) (?:(?:following|simple|given|shown) )*(?:${numeric} (?:problem|equation|sum|question|exercise|expression|calculation|task)|equation|sum|calculation)(?: (?:above|below|here|shown|on the page|on the screen))?)$`,
  'i',
);
const solvingGiven =
  /^(?:solve|calculate|compute|work out)(?: for ([a-z])(?: in|:|,)?)?:? ([\d\s.+*/×÷·=()x-z−–-]*\d[\d\s.+*/×÷·=()x-z−–-]*)$/i;

const matching =
  /^(?:enter|type|fill in|copy|write|put) (?:in )?(?:the )?(?:values?|texts?|data|entry|entries|answers?|information) (?:that |which )?(?:corresponds?(?: with| to)|match(?:es)?|belongs? to|goes with|for|of|next to|beside) (?:each|every)(?: of the| one of the)? (?:labels?|fields?|names?)(?: (?:in|into|to|of) (?:the |its |their )?(?:(?:corresponding|matching|right|form|text|input) )*(?:fields?|boxes|box|form|inputs?))?$/i;

const completing = new RegExp(
  `^(?:enter|type|select|choose|pick) (?:an?|any|some|the) \\p{L}+ (?:that |which )?(?:starts|begins|starting|beginning) with (${atom}|\\p{L}+)(?:,? and (?:that |which )?(?:ends|ending) (?:with|in|on) (${atom}|\\p{L}+))?$`,
  'iu',
);

/** Undefined when it is no such task. */
export function readPuzzle(words: string, { masked, before }: Context): Orders {
  const [, least, most] = guessing.exec(words) ?? [];
  if (least !== undefined) return Number(least) < Number(most) ? [{ kind: 'guess', least: Number(least), most: Number(most) }] : undefined;
  if (before?.kind === 'guess' && byHints.test(words)) return [];
  const posed = solvingPage.exec(words);
  if (posed !== null) return [solving(posed[1] ?? posed[2])];
  const [, letter, problem] = solvingGiven.exec(words) ?? [];
  if (problem !== undefined) return [{ ...solving(letter), problem: problem.trim() }];
  if (matching.test(words)) return [{ kind: 'transcribe' }];
  const [, starts, ends] = completing.exec(words) ?? [];
  return starts === undefined
    ? undefined
    : [{ kind: 'complete', starts: bare(starts, masked), ...(ends !== undefined && { ends: bare(ends, masked) }) }];
}

const solving = (letter: string | undefined): Extract<Order, { kind: 'solve' }> => ({
  kind: 'solve',
  as: 'answer',
  ...(letter !== undefined && { letter: letter.toLowerCase() }),
});

const answers = '(?:answer|number|count|result|value|sum|total|solution)';
const reply = new RegExp(
  `^(?:the )?(?:(?:correct|right|matching|corresponding) )?(?:(?:button|option|choice|link|tile|box|radio button|card) )?(?:(?:with|for|showing|matching|corresponding to|labell?ed with|that (?:shows|has|says|matches|corresponds to|is)) )?(?:the |your |that |this )?(?:(?:correct|right|same) )?${answers}(?: on it)?$`,
  'i',
);

/** "the button with the number", "the answer": what was found out before, among what the page offers. */
export const foundOut = (words: string, context: Context): Orders => {
  const as = reply.test(words) ? latestAnswer(context) : undefined;
  return as === undefined ? undefined : [{ kind: 'choose', values: [{ type: 'read', as }] }];
};

/** Under what name the order before found something out. */
export const latestAnswer = ({ before }: Context): string | undefined =>
  before?.kind === 'read' || before?.kind === 'solve' ? before.as : undefined;
