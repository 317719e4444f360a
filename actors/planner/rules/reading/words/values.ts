/** Reads what is to be brought to the page: texts, days and times, what stands on the page, what was read before. */
import type { Given } from '../../description.ts';
import { type Context, latestAnswer } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { readWhen } from './dates.ts';
import { reckon } from './reckoning.ts';
import { foundBefore, meantByIt, shownValue } from './referred.ts';
import { spelledOut, workedOut } from './spelled.ts';
import { atom, bare, holdsAtom, isAtom, wasQuoted } from './text.ts';

// Words that tie a condition, a time, or another order to what stands before them: a value that holds one may be more than a value.
const ties =
  /(?:^|\s)(?:with|into|as|or|then|if|unless|when|while|until|once|twice|except|but|only|instead|otherwise|without|never|don['’]t|not|and (?:i|we|you|they|he|she|my)|(?:it|them) (?:so|in|there)|rather than|in place of)(?=\s|$)|\btimes$|\((?:with(?:out)? (?:an?|the|one|two|no|any|capital|double)|not|spelled|spelt|written|mind|note)\b/i;
const placeholder =
  /^(?:(?:[Mm]y|[Yy]our|[Tt]heir|[Hh]is|[Hh]er|[Ii]ts|[Oo]ur|an?|[Aa]ny|[Ss]ome|[Rr]andom|[Vv]alid|whatever|something|anything|appropriate) |(?:whatever|something|anything|any|some|one|either|neither|nothing|nobody|none)$|either |(?:the )?(?:rest|remainder)$)/;
const noun =
  '(?:exact )?(?:texts?|values?|words?|strings?|phrases?|names?|messages?|contents?|sentences?|letters?|characters?|keywords?|terms?|query)';
const typed = new RegExp(`^(?:the |a |an )?(?:following )?${noun}:? (?=\\S)`, 'i');
/** "The number “9”": a quoted text, and what it is. */
const quotedAs = new RegExp(
  `^(?:the|an?|my|this) (?:(?!(?:of|from|in|to|for|at|on|by|not|than|like|with|after|before|between|beside|behind|above|below|under|over|next|is|are|was|has|says|said|reads|shows|contains)\\b)\\p{L}+ ){1,2}(?=${atom}$)`,
  'iu',
);
const takenForm = new RegExp(
  `^(?:the )?(?:(?:current |same )?${noun} (?:of|from|in|inside|shown in|displayed in|that is in|written in|(?:that |which )?(?:corresponds?|corresponding) (?:to|with)|beside|next to)(?: the)?(?: label)? |what(?:ever)? (?:is (?:in|shown in|written in)|stands in) )(.+)$`,
  'i',
);
const saysForm = /^what(?:ever)? ((?:the|this|that) .+?) (?:says|reads|shows|holds|contains|displays)$/i;
const partForm = /^(?:the )?\S+(?:[ -]\S+){0,3}? (?:word|line|sentence|letter|number) (?:of|in|from) .+$/i;
const around =
  /^(?:the )?(?:same )?(text|value|number|code|word|sentence|paragraph|name|date|amount|message|string|phrase|content) (?:(?:that is |which is )?(?:shown |displayed |given |written |printed )?(?:above|below|on (?:the|this) page|here)|(?:that is |which is )?(?:shown|displayed|given|printed))$/i;
/** "the value that the table gives for X". */
const givenFor = new RegExp(
  `^(?:the )?(?<thing>${noun}|\\p{L}+) (?:that |which )?(?<place>the .+?|it) (?:gives|shows|has|lists|says|states|displays|holds|names|contains) (?:for|under|next to|beside|behind|of) (?<shown>.+)$`,
  'iu',
);
const readBefore =
  /^(?:the )?(.+?) (?:that |which )?(?:you|we) (?:just )?(?:read|found|noted|copied|got|extracted|saw)(?: (?:before|earlier|above))?$/i;
const ofSomething = /^the .+? (?:of|from|in|shown in|displayed in|next to|above|below|under) .+$/i;
/** "Bo Lind's phone number": what a page tells of somebody is looked up there, and is no name of an event or a list ("Bo's birthday"). */
const factOf =
  /^\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}.-]*){0,3}(?:['’]s|(?<=s)['’]) (?:(?:(?:first|last|full|user|middle|family) ?)?name|surname|(?:(?:phone|telephone|mobile|fax|account|room|customer|member(?:ship)?|office|employee|personnel|desk) )?number|e-?mail(?: address)?|address|age|(?:home ?)?town|city|country|(?:post(?:al)?|zip) ?code|postcode|code|score|rating|price|balance|salary|department|job title|extension|ID|(?:year|place|date) of birth|birthplace|nationality|occupation|profession)$/u;
/** "The number 88" */
const numberSaid = /^the (?:number|value|figure|amount) (-?\d[\d.,]*)$/i;
/** What was asked just before. */
const answered =
  /^(?:the|that|your|this|its|their) (?:(?:correct|right|final) )?(?:number|count|value|result|answer|amount|sum|total|solution)$/i;
export const isResult = (said: string): boolean => answered.test(said);
/** What a calculator of the page comes to is what the sum that was entered comes to; whether products come first in one of both kinds is the calculator's own. */
function keyedResult({ before }: Context): Given | undefined {
  const sum = before?.kind === 'keys' && before.isSum && before.value.type === 'text' ? before.value.text : '';
  const text = /^[^+−–-]*$|^[^*/×÷·x]*$/.test(sum) ? reckon(`the result of ${sum}`) : undefined;
  return text === undefined ? undefined : { type: 'text', text, quoted: true };
}
const manyOf = /^(?:the )?(?:total )?(?:number|count) of ((?:\p{L}+ ){0,3}\p{L}+s(?: .+)?)$/iu;
/** What would have to be worked out. */
const computed =
  /^(?:the )?(?:reverse|opposite|inverse|sum|product|difference|average|mean|median|length|half|double|square|translation|plural|initials|capital|answer|solution|result) (?:of|to) /i;
/** What the page lists is added up. */
const totalOf =
  /^the (?:sum|total|average|mean) of (?:all |every )?(?:the |these )?(?:\p{Ll}+ )?\p{Ll}+s(?: (?:of|in|for|from|except|but) .+)?$/u;
const longestBareValue = 400;

/** A quoted value as it stands; an unquoted one only when it can't mean anything but itself. */
export function readValue(words: string, context: Context): Given | undefined {
  const said = words
    .trim()
    .replace(/^:\s*/, '')
    .replace(/[,:]$/, '')
    .replace(/ (?:please|for me|(?<!\bfrom )now)$/i, '')
    .trim();
  if (isAtom(said)) return { type: 'text', text: bare(said, context.masked), quoted: wasQuoted(said, context.masked) };
  if (/^(?:it|that|this|them|that (?:value|text|number|code)|the same(?: (?:value|text))?)$/i.test(said)) return meantByIt(context);
  const found = isResult(said) ? latestAnswer(context) : undefined;
  if (found !== undefined) return { type: 'read', as: found };
  const shown = isResult(said) ? keyedResult(context) : undefined;
  if (shown !== undefined) return shown;
  const referred = foundBefore(said, context) ?? shownValue(said, context);
  if (referred !== undefined) return referred;
  if (/^your /i.test(said)) return undefined;
  const number = numberSaid.exec(said)?.[1];
  if (number !== undefined) return { type: 'text', text: number, quoted: false };
  const several = manyOf.exec(said)?.[1];
  const of = several === undefined ? undefined : readDescription(several, context);
  if (of !== undefined) return { type: 'counted', of: { ...of, all: true } };
  const reckoned = reckon(said);
  if (reckoned !== undefined) return { type: 'text', text: reckoned, quoted: false };
  const made = spelledOut(said, context) ?? workedOut(said, context);
  if (made !== undefined) return made;
  const total = totalOf.test(said) ? readDescription(said, context) : undefined;
  if (total !== undefined) return { type: 'taken', from: total };
  if (computed.test(said) || /^(?:between|among) /i.test(said)) return undefined;
  const when = readWhen(said, context.now);
  if (when !== undefined) return { type: 'when', ...when, said };
  const taken = readTaken(said, context);
  if (taken !== undefined) return taken;
  const typedOut = said.replace(typed, '').replace(quotedAs, '');
  if (isAtom(typedOut)) return readValue(typedOut, context);
  if (holdsAtom(said)) return undefined;
  if (/^(?:that|which) /i.test(typedOut)) return undefined;
  const text = typedOut.replace(/^(?:of|to) /i, '');
  return isPlain(text) ? { type: 'text', text, quoted: false } : undefined;
}

const isPlain = (text: string) =>
  text !== '' &&
  text.length <= longestBareValue &&
  !placeholder.test(text) &&
  !ties.test(text.replace(/^(?:Once|Only|Twice|Never|Not)(?= |$)|(?<=^\p{Lu}\S*) as$/u, '')) &&
  !/^the .*\S/i.test(text) &&
  !/, |\n|\{\{/.test(text);

function readTaken(said: string, context: Context): Given | undefined {
  const before = readBefore.exec(said)?.[1];
  if (before !== undefined && !holdsAtom(before)) return { type: 'read', as: before.toLowerCase() };
  const thing = around.exec(said)?.[1];
  const { shown = '', place = '', thing: wanted = '' } = givenFor.exec(said)?.groups ?? {};
  const isValue = new RegExp(`^${noun}$`, 'i').test(wanted);
  const from =
    shown !== ''
      ? `${isValue ? shown : `${wanted} of ${shown}`} in ${place}`
      : partForm.test(said)
        ? said
        : thing !== undefined
          ? `the ${thing}`
          : (takenForm.exec(said)?.[1] ??
            saysForm.exec(said)?.[1] ??
            (ofSomething.test(said) || factOf.test(said) || /^(?:his|her|its|their) [\p{L}\d]/iu.test(said) ? said : undefined));
  const found = from === undefined ? undefined : readDescription(from, context);
  return found === undefined ? undefined : { type: 'taken', from: found };
}
