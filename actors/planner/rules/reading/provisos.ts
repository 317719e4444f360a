/** Reads what must hold for an order to be carried out ("if the cart is empty", "unless …"), as far as a page can tell it surely. */
import type { Proviso } from '../instruction.ts';
import type { Context } from './context.ts';
import { readComparison } from './things/conditions.ts';
import { readDescription } from './things/descriptions.ts';
import { bare, isAtom } from './words/text.ts';
import { verbAhead } from './words/verbs.ts';

/** A proviso, and whether it must hold or must not. */
interface Said {
  readonly by: Proviso;
  readonly holds: boolean;
}

const opening = /^(if|in case|in the event that|provided that|unless|when|whenever|as soon as|once)(?: that)?,? (.+)$/i;
/** What a conditional begins with, in the words behind it; `comes`: what is spoken of may come up or not. */
export function openingOf(words: string): { readonly rest: string; readonly holds: boolean; readonly comes: boolean } | undefined {
  const [, word = '', rest = ''] = opening.exec(words) ?? [];
  return rest === '' ? undefined : { rest: ofPage(rest), holds: !/^unless$/i.test(word), comes: /^(?:when|as|once)/i.test(word) };
}

const comesTo =
  / (?:be|falls?|drops?|gets?|goes|go|sinks?|dips?|rises?|climbs?|moves?|comes?|becomes?|is|has (?:fallen|dropped|risen)) (?:to )?(below|under|above|over|less than|lower than|more than|greater than|higher than)\b/i;
/** What is said of whoever reads is said of the page. */
const ofPage = (said: string): string =>
  said
    .replace(/^you(?:['’]re| are) (not )?(?:already |still |currently )?((?:logged|signed) in)\b/i, 'the user is $1$2')
    .replace(/ (?:already|still|currently|yet|right now)(?=$|,)/gi, '')
    .replace(/^you (?:do not|don['’]t|can ?not|can['’]t) (?:see|find|notice) (?:an? |any )?/i, 'there is no ')
    .replace(/^you (?:can )?(?:see|find|notice) /i, 'there is ')
    .replace(comesTo, (_, way: string) => ` is ${way}`)
    .replace(
      / (?:reach(?:es)?|ha(?:s|ve) reached|hits?|gets? to|stands? at|(?:is|are) (?:down |up )?(?:at|to)|shows?) (?=[-+€$£]?\d)/i,
      ' is ',
    )
    .replace(/(?<= (?:bar|progress|gauge|meter)) is (?:full|complete|completed|filled)$/i, ' is 100%');

const shown =
  '(?:there|present|shown|visible|displayed|on the page|on the screen|on screen|available|appears?|appearing|pops up|comes up|shows up|exists?|opens)';
/** What is sold out is on the page, and not available. */
const free = / available(?: on (?:the|this) (?:page|screen|site))?$|^available$/i;
const existing: readonly RegExp[] = [
  /^there(?:['’]s| is| are)( not| no|n['’]t)? (?:already |still )?(?:an? |any |some |the )?(.+?)(?: (?:on (?:the|this) (?:page|screen|site)|shown|visible|displayed|present|there))?$/iu,
  new RegExp(`^(?:the |an? |any )?(.+?) (?:is|are)( not|n['’]t)? ${shown}(?: on (?:the|this) (?:page|screen|site))?$`, 'iu'),
  /^(?:the |an? |any )?(.+?) ((?:does not|doesn['’]t|do not) )?(?:appears?|pops? up|comes? up|shows? up|exists?|opens?)$/iu,
];

const states: readonly (readonly [form: RegExp, state: Extract<Proviso, { kind: 'state' }>['state']])[] = [
  [/^(?:checked|ticked|selected|on|enabled and checked|turned on|switched on)$/i, 'checked'],
  [/^(?:unchecked|unticked|unselected|off|turned off|switched off)$/i, 'unchecked'],
  [/^(?:empty|blank)$/i, 'empty'],
  [/^(?:disabled|gr[ae]yed out|inactive)$/i, 'disabled'],
  [/^(?:enabled|active|clickable)$/i, 'enabled'],
  [/^(?:expanded|unfolded|open)$/i, 'expanded'],
  [/^(?:collapsed|folded|closed)$/i, 'collapsed'],
];
const stated = /^(.+?) (?:is|are)( not|n['’]t)? (?:already |still |currently )?(\p{L}+(?: \p{L}+)?)$/iu;
const compared = /^(.+?) (?:is|are|costs?|shows?|equals?|amounts? to) (?:currently )?(.+)$/iu;
const saying = /^(.+?) (says|shows|contains|reads|is)( not)? (\S+)$/iu;
const signedIn = /^the user is( not)? (?:logged|signed) in$/i;

/** What is told by a word: its being Closed is no state of its own. */
const ofWord = /^(?:the |its )?(?:\p{L}+ )?(?:status|state|condition|stage|phase|result|outcome|mode|level) /iu;

/** How many there are, no name tells: "there are more than two notes". */
const howMany =
  /^(?:there (?:is|are) |there['’]s )?(?:not )?(?:no )?(?:(?:more|less|fewer|over|under) (?:than )?(?=\S+ )|at (?:least|most) |exactly |only |just |several |many |(?:a )?few |multiple |plenty of |a lot of |lots of |enough |too |up to |\d+ |(?:two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen) )/;

/** Undefined where no page could tell it surely. */
export function readProviso(words: string, context: Context): Said | undefined {
  const said = ofPage(words.trim().replace(/,$/, ''));
  if (howMany.test(said)) return undefined;
  const user = signedIn.exec(said);
  if (user !== null) return { by: { kind: 'signedIn' }, holds: user[1] === undefined };
  const told = ofWord.test(said) ? readTelling(said, context) : undefined;
  return (
    told ??
    readExisting(said, context) ??
    readState(said, context) ??
    readSaying(said, context) ??
    readCompared(said, context) ??
    readTelling(said, context)
  );
}

function readExisting(words: string, context: Context): Said | undefined {
  for (const [at, form] of existing.entries()) {
    const found = form.exec(words);
    if (found === null) continue;
    const [not, thing = ''] = at === 0 ? [found[1], found[2]] : [found[2], found[1]];
    const what = readDescription(thing.replace(/^(?:text|message|words?) (?=\S+$)/i, ''), context);
    if (what === undefined || what.where !== undefined || what.rank !== undefined) return undefined;
    return { by: { kind: 'there', what, ...(free.test(words) && { free: true }) }, holds: not === undefined };
  }
  return undefined;
}

function readState(words: string, context: Context): Said | undefined {
  const [, thing = '', not, word = ''] = stated.exec(words) ?? [];
  const state = states.find(([form]) => form.test(word))?.[1];
  const what = state === undefined ? undefined : readDescription(thing, context);
  return state === undefined || what === undefined ? undefined : { by: { kind: 'state', what, state }, holds: not === undefined };
}

/** What is quoted can be looked for word for word. */
function readSaying(words: string, context: Context): Said | undefined {
  const [, thing = '', , not, text = ''] = saying.exec(words) ?? [];
  if (!isAtom(text)) return undefined;
  const isPage = /^(?:the |this )?(?:page|screen|site|it)$/i.test(thing);
  const what = isPage ? undefined : readDescription(thing, context);
  if (!isPage && what === undefined) return undefined;
  return { by: { kind: 'says', text: bare(text, context.masked), ...(what && { what }) }, holds: not === undefined };
}

/** "The zoom is 130 %", "the counter reaches 5". */
export const comparedIn = (words: string, context: Context): Extract<Proviso, { kind: 'compares' }> | undefined => {
  const by = readCompared(ofPage(words), context)?.by;
  return by?.kind === 'compares' ? by : undefined;
};

function readCompared(words: string, context: Context): Said | undefined {
  const [, thing = '', rest = ''] = compared.exec(words) ?? [];
  if (thing === '') return undefined;
  const [condition, ...others] =
    readComparison(/^[-+€$£]?\d/.test(rest) ? (/ or /.test(rest) ? rest : `exactly ${rest}`) : rest, '', context.now) ?? [];
  const what = condition === undefined || others.length > 0 ? undefined : readDescription(thing, context);
  // "There is 12 km": what is there, and no value of anything.
  if (condition?.kind !== 'compares' || condition.value.type === 'own' || what === undefined || what.name === 'there') return undefined;
  return { by: { kind: 'compares', what, is: condition.is, value: condition.value }, holds: true };
}

/** In capitals it may begin a name. */
const verbs = new RegExp(`(?:, ?| )(?:then |please |first )?(?=${verbAhead})`, 'gu');

/** "There is a banner close it": a condition, and the order that goes on behind it without a comma; `isWhole`: one stands behind a comma. */
export function cutProviso(words: string, context: Context, isWhole: boolean): { readonly said: Said; readonly rest: string } | undefined {
  const whole = readProviso(words, context);
  if (whole && isWhole && !/ (?:it|them|this|that)$/i.test(words)) return { said: whole, rest: '' };
  const cuts = [...words.matchAll(verbs)].map((found) => ({
    before: words.slice(0, found.index),
    rest: words.slice(found.index + found[0].length),
  }));
  for (const { before, rest } of cuts) {
    const said = readProviso(before, context);
    if (said) return { said, rest };
  }
  return whole && { said: whole, rest: '' };
}

const waiting = /^wait (?:until|till|for|that) (.+?)$/i;
const awaiting = /^(.+?),? (?:when(?:ever)?|once|as soon as|the moment|after) (.+)$/i;

/** What is to come about before the order is carried out, of a kind that a page shows in numbers or quoted words; no order: nothing else. */
export function awaitedIn(words: string, context: Context): (Said & { readonly order: string }) | undefined {
  const [, whole = ''] = waiting.exec(words) ?? [];
  const [, order = '', behind = ''] = whole === '' ? (awaiting.exec(words) ?? []) : [];
  const rest = whole === '' ? behind : whole.replace(/ to (?=(?:be|fall|drop|rise|reach|get|go|show|hit|sink|climb)\b)/i, ' ');
  const said =
    rest === '' ? undefined : (readSaying(ofPage(rest), context) ?? readCompared(ofPage(rest), context) ?? readTelling(rest, context));
  return said && { ...said, order };
}

/** "The status is Ready": a word in capitals is what it says. */
function readTelling(words: string, context: Context): Said | undefined {
  const [, thing = '', text = ''] =
    /^(.+?) (?:[Ii]s|[Ss]ays|[Ss]hows|[Rr]eads|[Dd]isplays|[Bb]ecomes|[Tt]urns to|[Cc]hanges to) (\p{Lu}[\p{L}\d]*)$/u.exec(words) ?? [];
  const what = text === '' ? undefined : readDescription(thing, context);
  return what && { by: { kind: 'says', text, what }, holds: true };
}

const trailing = /^(.+?),? (if|unless|in case) (.+)$/i;
/** "Only if the status is Closed": what a page shows in a word. */
const onlyIf = /,? only (?=if .+ (?:is|says|shows|reads) (?:\p{Lu}|[\ue000-\uf8ff])\S*$)/u;
const ifThere =
  /^(?:it(?:['’]s| is) )?(?:there|present|shown|visible|displayed|available|any|there is (?:any|one)|one is (?:shown|there|present)|it (?:appears|exists|shows up|pops up|is there|is shown|is present|is visible)|(?:one|it|any) (?:appears|exists|pops up|shows up|comes up|(?:gets|is|comes) in (?:the|your) way))$/i;

/** It may be that there is nothing. */
const whatever =
  /^(?:dismiss|close|get rid of|clear(?: away)?|remove|skip) (?:whatever|anything|everything|all|any (?:pop-?ups?|banners?|dialogs?|overlays?|ads?|adverts?))(?: that)?(?: (?:is|are|stands?|lies?|gets?|comes?|pops?|appears?|may be|might be))? ?(?:in the way|up|first|over the page|on top(?: of the page)?|covering the page|blocking the page)?$/i;

/** "Close the banner if there is one", "click Next unless it is disabled": the order, and what is said behind it. */
export function trailingIn(
  words: string,
):
  | { readonly order: string; readonly said: string; readonly holds: boolean; readonly ofItself: boolean; readonly free?: true }
  | undefined {
  if (whatever.test(words)) return { order: 'close the pop-up', said: '', holds: true, ofItself: true };
  const [, order = '', word = '', said = ''] = trailing.exec(words.replace(onlyIf, ' ')) ?? [];
  return order === ''
    ? undefined
    : { order, said, holds: !/^unless$/i.test(word), ofItself: ifThere.test(said), ...(free.test(said) && { free: true }) };
}
