/** Reads tasks whose answer the page only leads to: numbers to guess, problems to solve, labels to match, words to complete. */
import type { Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { ofNumbers } from '../../natures.ts';
import { type Context, foundOutBy, latestAnswer, type Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { reckon, sumOf } from '../words/reckoning.ts';
import { foundBefore } from '../words/referred.ts';
import { atom, bare, isAtom } from '../words/text.ts';
import { generating } from './generating.ts';
import { readCommand } from './terminal.ts';
import { transcribing } from './transcribing.ts';

const guessing =
  /^guess (?:the|a|my|what the) (?:\p{L}+ )?number(?: is)?,? (?:which is |that is |it is )?(?:between|from|in the range(?: of)?) (\d{1,9}) ?(?:-|–|and|to) ?(\d{1,9})(?:,? inclusive)?$/iu;
/** How a guess is mended, is what guessing is. */
const byHints = /^(?:use|follow|read) the (?:feedback|hints?|clues?|answers?)\b/i;

const numeric = '(?:math(?:s|ematical|ematics)?|arithmetic|algebraic?|addition|subtraction|multiplication|division|linear)';
const solvingPage = new RegExp(
  `^(?:solve|calculate|compute|work out|answer|do|figure out|find) (?:for ([a-z])|(?:for ([a-z]) in )?(?:the|this|that) (?:(?:following|simple|given|shown) )*(?:${numeric} (?:problem|equation|sum|question|exercise|expression|calculation|task)|equation|sum|calculation)(?: (?:above|below|here|shown|on the page|on the screen))?)$`,
  'i',
);
/** "Work it out": the problem that the page poses. */
const solvingIt =
  /^(?:(?:work|figure) (?:it|this|that|(?:the|this) (?:sum|problem|equation|calculation)) out|solve (?:it|this|that)|do the sums?)$/i;
const asksSum = /^(?:what(?: is|['’]s)|how much is|calculate|compute|work out) (.+?)(?: equal(?: to)?)?$/i;
const answering = /^(?:check|submit|confirm|send|answer)(?: (?:it|your answer|the answer|the result))?$/i;
/** "Add 11 and 4", "subtract 3 from 9" */
const sumSaid: readonly (readonly [form: RegExp, problem: string])[] = [
  [/^add (?:up )?(\d+(?:\.\d+)?) (?:and|to|plus) (\d+(?:\.\d+)?)(?: together)?$/i, '$1 + $2'],
  [/^(?:subtract|take) (\d+(?:\.\d+)?) from (\d+(?:\.\d+)?)$/i, '$2 - $1'],
  [/^multiply (\d+(?:\.\d+)?) (?:by|and|with) (\d+(?:\.\d+)?)$/i, '$1 * $2'],
  [/^divide (\d+(?:\.\d+)?) by (\d+(?:\.\d+)?)$/i, '$1 / $2'],
];
const solvingGiven =
  /^(?:solve|calculate|compute|work out)(?: for ([a-z])(?: in|:|,)?)?:? ([\d\s.+*/×÷·=()x-z−–-]*\d[\d\s.+*/×÷·=()x-z−–-]*)$/i;

const completing = new RegExp(
  `^(?:enter|type|select|choose|pick) (?:an?|any|some|the) \\p{L}+ (?:that |which )?(?:starts|begins|starting|beginning) with (${atom}|\\p{L}+)(?:,? and (?:that |which )?(?:ends|ending) (?:with|in|on) (${atom}|\\p{L}+))?$`,
  'iu',
);

const figure =
  '(?:the |this |that )?(?:shape|figure|picture|drawing)(?: (?:that is )?(?:below|above|here|shown|drawn|displayed|on the (?:page|screen)))*';
const press = '(?:click|press|tap|select|choose|pick|hit)(?: on)?';
const offer = '(?:the )?(?:button|option|answer|choice|word|name|label)';
const identifying = new RegExp(
  `^(?:${press} ${offer} (?:that|which) (?:(?:best|correctly) )?(?:describes|identifies|names|denotes|fits|tells what is) ${figure}|identify ${figure}|(?:what|which) (?:kind of )?(?:shape|figure) is (?:it|this|that|shown|drawn|displayed)(?: (?:below|above|here))?)$`,
  'i',
);
const sided = `how many (?:sides|corners|edges|vertices) ${figure} (?:has|have)|how many (?:sides|corners|edges|vertices) (?:does|has|are in) ${figure}(?: have)?|the number of (?:sides|corners|edges|vertices) of ${figure}`;
const countingSides = new RegExp(
  `^(?:(?:${press} ${offer} (?:that|which) (?:(?:best|correctly) )?(?:denotes|says|shows|tells|gives) )?(?:${sided})|count (?:the )?(?:sides|corners|edges|vertices) of ${figure})$`,
  'i',
);
const ownName = new RegExp(
  `^${press} (?:on )?(?:its (?:button|name|option)|(?:the )?(?:right|correct|matching) (?:button|name|option|answer|word))$`,
  'i',
);

const classifying = new RegExp(
  `^(?:mark|classify|label|tell of|say of|say for|tell for|decide for|identify|determine for|sort) (?:each|every|all|the|each of the|all of the|all the)(?: of the)? (?:numbers?|integers?|letters?)(?: (?:below|above|shown|on the page|in the list))?(?: as(?: either)?| whether it is| whether they are|:)? (?:an? )?(${ofNumbers}|vowel|consonant)s?(?: numbers?)? or (?:as )?(?:an? )?(${ofNumbers}|vowel|consonant)s?(?: numbers?)?$`,
  'i',
);

/** "For each number say whether it is odd or even" */
const forEach =
  /^(?:for|of) (?:each|every|all) (?:of the )?(numbers?|integers?|letters?),? (?:say|tell|mark|choose|select|pick|decide|state|answer)(?: me)? (?:if|whether) (?:it|they)(?: is| are|['’]s)? (?=\S+ or )/i;

const pad =
  '(?:keypad|key ?pad|number pad|numpad|dial ?pad|pin ?pad|(?:on-?screen|virtual) (?:keyboard|keypad|keys)|(?:number |letter |digit )?(?:keys|buttons)|calculator)(?: (?:below|above|on the (?:page|screen)))?';
const byKeys = new RegExp(
  `^(?:enter|type|key in|input|spell|spell out|dial|put in|write) (?:the )?(?:(?:pin|code|number|word|digits|letters|text|password|name) )?(${atom}|[\\p{L}\\d-]+) (?:with|on|using|by using|via|into|in|by (?:pressing|clicking)) (?:the |your |its )?${pad}$`,
  'iu',
);
const padFirst = new RegExp(
  `^(?:use|using|with|on) (?:the )?${pad},? (?:to )?(?:enter|type|key in|input|spell|dial|write) (?:the )?(?:(?:pin|code|number|word|digits|letters|text) )?(${atom}|[\\p{L}\\d-]+)$`,
  'iu',
);
const spelling = new RegExp(
  `^${press} (?:the )?letters (?:of|in|to spell(?: out)?|that spell(?: out)?) (?:the )?(?:word )?(${atom}|\\p{L}+)(?: in (?:the right |the correct )?order| one after (?:the other|another))?$`,
  'iu',
);
const expression = '([\\d\\s.+*/×÷·()x−–-]*\\d[\\d\\s.+*/×÷·()x−–-]*)';
const onCalculator = [
  new RegExp(`^(?:use|using|with) (?:the|this) calculator,? (?:to )?(?:work out|calculate|compute|do|find|solve) ${expression}$`, 'i'),
  new RegExp(`^(?:work out|calculate|compute|do|solve) ${expression} (?:with|on|using|by using) (?:the|this) calculator$`, 'i'),
];

const asText = (said: string, { masked }: Context): Given => ({ type: 'text', text: bare(said, masked), quoted: isAtom(said) });

/** What is typed by clicking: codes, words and sums on keys that the page shows. */
function readKeys(words: string, context: Context): Orders {
  const sum = onCalculator.map((form) => form.exec(words)?.[1]).find((said) => said !== undefined);
  if (sum !== undefined) return [{ kind: 'keys', value: { type: 'text', text: sum.trim(), quoted: false }, isSum: true }];
  const said = [byKeys, padFirst, spelling].map((form) => form.exec(words)?.[1]).find((found) => found !== undefined);
  return said === undefined ? undefined : [{ kind: 'keys', value: asText(said, context) }];
}

/** Undefined when it is no such task. */
export function readPuzzle(words: string, context: Context): Orders {
  const { masked, before } = context;
  const answered = { kind: 'choose', values: [{ type: 'read', as: 'answer' }] } as const;
  if (identifying.test(words)) return [{ kind: 'identify', by: 'kind', as: 'answer' }, answered];
  if (countingSides.test(words)) {
    const order = { kind: 'identify', by: 'sides', as: 'answer' } as const;
    return new RegExp(`^${press} `, 'i').test(words) ? [order, answered] : [order];
  }
  // Its button was clicked with that.
  if (before?.kind === 'choose' && ownName.test(words) && before.values[0]?.type === 'read') return [];
  const [, one, other] = classifying.exec(words.replace(forEach, 'classify each $1 as ')) ?? [];
  if (one !== undefined && other !== undefined) return [{ kind: 'classify', natures: [one.toLowerCase(), other.toLowerCase()] }];
  const reached = readKeys(words, context) ?? readCommand(words, context) ?? generating(words, context);
  if (reached !== undefined) return reached;
  const [, least, most] = guessing.exec(words) ?? [];
  if (least !== undefined) return Number(least) < Number(most) ? [{ kind: 'guess', least: Number(least), most: Number(most) }] : undefined;
  if (before?.kind === 'guess' && byHints.test(words)) return [];
  if (solvingIt.test(words)) return [solving(undefined)];
  // "Work it out and check": what was found out is entered first.
  if (before?.kind === 'solve' && answering.test(words))
    return [
      { kind: 'fill', value: { type: 'read', as: before.as } },
      { kind: 'submit', as: (/^\p{L}+/u.exec(words)?.[0] ?? '').toLowerCase() },
    ];
  const [form, inSigns] = sumSaid.find(([said]) => said.test(words)) ?? [];
  const sum = form && inSigns ? words.replace(form, inSigns) : sumOf(asksSum.exec(words)?.[1] ?? '');
  if (sum !== undefined) return [{ ...solving(undefined), problem: sum }];
  const posed = solvingPage.exec(words);
  if (posed !== null) return [solving(posed[1] ?? posed[2])];
  const [, letter, problem] = solvingGiven.exec(words) ?? [];
  if (problem !== undefined) return [{ ...solving(letter), problem: problem.trim() }];
  const transcribed = transcribing(words, context);
  if (transcribed !== undefined) return transcribed;
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
/** Where the page offers it: a list, or beside what told it. */
const offered =
  '(?:,? (?:(?:below|above|beneath|underneath)(?: (?:it|that|(?:the|this) \\p{L}+))?|(?:in|from|on) (?<list>the (?:\\p{L}+ )?(?:list|drop-?down(?: list| menu)?|menu|select(?: box)?|options|choices|answers|list ?box|combo ?box))))';
const reply = new RegExp(
  `^(?:the )?(?:(?:correct|right|matching|corresponding) )?(?:(?:button|option|choice|link|tile|box|radio button|card) )?(?:(?:with|for|showing|matching|corresponding to|labell?ed with|that (?:shows|has|says|matches|corresponds to|is)) )?(?:the |your |that |this )?(?:(?:correct|right|same) )?${answers}(?: on it)?${offered}?$`,
  'iu',
);
/** "This shop": what was asked for by that name; "its name": whose it was. */
const sameOne = new RegExp(
  `^(?:on )?(?:(?<said>(?:this|that) [\\p{Ll}-]+(?: [\\p{Ll}-]+)?)|(?<its>it|its name|the name))${offered}$`,
  'iu',
);

const rightOne = /^(?:the )?(?:right|correct|matching|corresponding) (?:button|option|choice|tile|one)$/i;

/** "The button with the answer to 11 + 3" */
const ofSum =
  /^(?:(?:the |a )?\p{L}+ (?:with|for|showing|that (?:shows|has|says|is)) )?(?:the )?((?:correct |right )?(?:answer|result|sum|solution|product|difference|quotient) .+)$/iu;

/** "the button with the number", "the answer": what was found out before, among what the page offers. */
export const foundOut = (words: string, context: Context): Orders => {
  const { before, found = [] } = context;
  const sum = ofSum.exec(words)?.[1];
  const result = sum === undefined ? undefined : reckon(sum);
  if (result !== undefined) return [{ kind: 'choose', values: [{ type: 'text', text: result, quoted: true }] }];
  // "How many are there? Click the right button": which one it is stands in no place of the page.
  const isTold = before && ['count', 'number', 'worked out'].includes(found.at(-1)?.form ?? '') && foundOutBy(before).length > 0;
  const told = reply.exec(words)?.groups;
  const same = sameOne.exec(words)?.groups;
  const list = told?.list ?? same?.list;
  const from = list === undefined ? undefined : readDescription(list, context);
  const isNamed = same?.its !== undefined && before?.kind === 'read' && before.names === true;
  const as = told || isNamed || (isTold && rightOne.test(words)) ? latestAnswer(context) : undefined;
  const value: Given | undefined = as === undefined ? same && foundBefore(same.said ?? '', context) : { type: 'read', as };
  return value && [{ kind: 'choose', values: [value], ...(from && { from }) }];
};
