/** Turns of phrase that reach over several clauses: each is put into clauses that are read one by one. */
import { withoutArrows } from './arrows.ts';
import { inFullWords } from './short-words.ts';
import { atom } from './words/text.ts';
import { ends, retold, type Turn } from './words/turns.ts';

const name = `(?:${atom}|\\p{Lu}\\S*)`;
/** The beginning of a sentence. */
const begins = '(?<=^|[.;!?\\n] ?)';
/** As long as a clause may be: what looks back over more takes as long as it is, at each place. */
const within = '[^.;!?\\n]{0,120}?';
const click = '(?:click|press|tap|hit)(?: on)?';
const offers = '(?:suggestions?|suggested (?:items|entries|options)|autocomplete(?: list| suggestions)?|drop-?down(?: list)?|matches)';
const fieldKind = '(?: (?:field|box|input|text ?box|search box))?';
const shownThen = '(?:is (?:there|shown|visible|available|up)|appears|shows up|comes up|pops up)';

const suffixes: readonly (string | undefined)[] = [undefined, 'st', 'nd', 'rd'];

/** What stands there by itself, and has no name of its own. */
const unnamed = /^(?:it|this|that|everything|page|results?|list|dialog|popup)$/i;

const turns: readonly Turn[] = [
  // A form that asks for a new secret again is told it again in any case.
  [
    /(?<=\bpass ?word \S{1,60}?)(?:,| and)? ?\(?(?:(?:type|enter|write|put|fill) (?:it|this|that|the (?:same|pass ?word)) (?:in )?(?:twice|two times)|(?<=\()twice)\)?(?=$|[.,;!?\n]| and | then )/giu,
    '',
  ],
  [
    /\bthe (final|last|first) word (?:of|in) paragraph ([1-9])\b/giu,
    (_, end = '', nth = '') =>
      `the ${end.toLowerCase() === 'first' ? 'first' : 'last'} word in the ${nth}${suffixes[Number(nth)] ?? 'th'} paragraph`,
  ],
  // "…, and stop before you press Order": what would come then is not done.
  [
    /(?<=^|[.;!?\n] ?)[Ss]top (?:right |just |shortly )?before (?=(?:you |it )?\p{L}+)(?:you |it )?(\p{L}+ing\b)?/gu,
    (_, doing?: string) => (doing === undefined ? 'do not ' : `avoid ${doing}`),
  ],
  [
    /(?:,? (?:and|but)(?: then)?|,? then|,) (?:stop|halt|end|finish|quit|pause) (?:right |just |shortly )?before (?:(?:you|it) )?(?=\p{L})(?:(\p{L}+ing\b)|(?!(?:the|my|your|an?|this|that)\b))/gu,
    (_, doing?: string) => (doing === undefined ? ', but do not ' : ` without ${doing}`),
  ],
  // Whom a new account is for is what it is called by.
  [
    new RegExp(
      `${begins}((?:please )?(?:sign up|register|join|create an account)) as (?!an? |the |guest|visitor)(${atom}|\\S+) (?:with|and) (?:(?:the|a) )?pass ?word (?=${atom}|\\S+${ends})`,
      'giu',
    ),
    '$1 with user name $2 and password ',
  ],
  // "Click Board as soon as it is there", "wait for Board and click": it is waited for first.
  [
    new RegExp(
      `${begins}((?:please )?${click}) (?:the )?(?:button )?(${name})(?: button)? as soon as (?:it|this|that) ${shownThen}${ends}`,
      'giu',
    ),
    (_, act = '', control = '') => `wait until the button ${control} appears, then ${act} it`,
  ],
  [
    new RegExp(
      `${begins}wait (?:for|until|till) (${atom}|\\p{L}+)(?: ${shownThen})?(?:,|,? and|,? &|,? and then|,? then) (${click})(?: (?:it|that|this))?(?=$|[.;!?\\n])`,
      'giu',
    ),
    (said, control = '', act = '') =>
      unnamed.test(control)
        ? said
        : `wait until the button ${control.replace(/^\p{Ll}/u, (first) => first.toUpperCase())} appears, then ${act} it`,
  ],
  // "Enter Malta into the Country box, choose it from the suggestions"
  [
    new RegExp(
      `${begins}((?:please )?)(?:enter|type|write|put|start typing) (${atom}|[^\\s,]+(?: [^\\s,]+){0,3}?) (?:into|in) (?:the )?([^,;.]{1,60}?)${fieldKind}(?:,|,? and|,? then|,? and then) (?:choose|select|pick|click|take) (?:it|that|this|(?:the )?(?:matching|right|correct) (?:one|entry|suggestion|option|item)) (?:from|in|among|out of) (?:the|its) ${offers}${ends}`,
      'giu',
    ),
    (_, lead = '', value = '', field = '') => `${lead}choose the suggestion ${value} from ${field}`,
  ],
  // "Type Nau and choose the suggestion ending in “ru”"
  [
    new RegExp(
      `${begins}((?:please )?)(?:enter|type|write) (${atom}|\\p{L}+)(?:,|,? and|,? then|,? and then) (?:choose|select|pick|click|take) the (?:suggestion|suggested (?:item|entry|option)|match|entry|option|item) (?:that ends|ending|which ends) (?:in|with|on) (${atom}|\\p{L}+)${ends}`,
      'giu',
    ),
    (_, lead = '', starts = '', end = '') => `${lead}enter an item that starts with ${starts} and ends with ${end}`,
  ],
  // "Open the mail from Ada and answer “x”"
  [
    new RegExp(
      `${begins}((?:please )?(?:open|find|read|go to|select) ${within}\\b(?:e-?mails?|mail|message|letter)\\b${within}(?:,|,? and|,? then|,? and then) )answer (?:it |them |him |her )?(?:with |saying |by saying )?(?=${atom})`,
      'giu',
    ),
    '$1reply with ',
  ],
  // "Enter Ada as the name and nothing as the code"
  [
    new RegExp(
      `${begins}((?:please )?(?:enter|type|write|put) ${within}),? and nothing (?:as|for|into) (?:the )?([^,;.]{1,40}?)${ends}`,
      'giu',
    ),
    '$1 and clear the $2',
  ],
  // "Open the tab A, in it the tab B"
  [
    new RegExp(
      `${begins}((?:please )?(?:open|go to|switch to|select) ${within}),? (?:and )?(?:in|inside|within|on) (?:it|that|this)(?: one)?,? (?:open )?(?=the (?:tab|section|menu|folder|submenu|panel) )`,
      'giu',
    ),
    '$1, then open ',
  ],
  // "Go to the page that holds Bo and click on the name": the pages are turned in search of it.
  [
    new RegExp(
      `${begins}((?:[Pp]lease )?)(?:[Gg]o|[Gg]et|[Tt]urn|[Ll]eaf|[Pp]age|[Nn]avigate) to the page (?:that|which) (?:holds|has|shows|contains|lists) (${name})(?:,|,? and|,? then|,? and then) (${click}|open|select|choose) (?:it|that|(?:the|that|this|his|her|their) (?:name|entry|person|one|word|row|link|item)|her|him)${ends}`,
      'gu',
    ),
    (_, lead = '', thing = '', act = '') => `${lead}find ${thing} and ${act} it`,
  ],
  // "Add tea to the list, remove figs from it": what it was put into, and not what was put there.
  [
    /\b((?:add|put|place|insert|append) [^.;!?\n]{1,80}? (?:to|into|onto|in|on) )((?:the|my|our) (?:\p{L}+ ){0,2}\p{L}+)(?=[.,;]| and | then )([^\n]{0,80}?\b(?:remove|delete|drop|strike|take|erase|cross) (?!(?:it|them|that|this|everything|all)\b)[^.,;!?\n]{1,60}? (?:from|off|out of) )(?:it|there)(?=$|[.,;!?\n]| and | then )/giu,
    '$1$2$3$2',
  ],
  // "Tick all fruit under Food and, under Music, only Jazz": the same is done in the other place.
  [
    new RegExp(
      `${begins}((?:please )?(?:check|tick|select|choose|mark|uncheck|untick)) (${within} (?:under|in|from) (?:the )?${name})(?:,|,? and),? (under|in|from) ((?:the )?${name}),? (only |just )?(?=(?:the )?\\S)([^,.;!?\\n]{1,80}?)${ends}`,
      'giu',
    ),
    (said, verb = '', first = '', small = '', place = '', only = '', then = '') =>
      / (?:under|in|from) /i.test(then) ? said : `${verb} ${first}, then ${verb} ${only}${then} ${small} ${place}`,
  ],
  // "Only enter the name": that, and nothing else. What alone is ticked or chosen, of several, is said behind the verb.
  [
    /(?<=^|[.;!?\n] ?|, (?:and )?(?:then )?|\b(?:and|then) )((?:please )?)only (check|tick|select|choose|pick|mark) (?!in\b|out\b|your\b|whether\b|if\b)(?=\S)/giu,
    '$1$2 only ',
  ],
  [
    /(?<=^|[.;!?\n] ?|, (?:and )?(?:then )?|\b(?:and|then) )((?:please )?)only (?=(?:enter|type|fill|write|put|set|change|clear|click|press|tap|hit|submit|open|drag|move|scroll|search|log|sign|upload|attach|hover|add|remove|delete)(?= \S)(?![^.;!?\n]{0,120}\b(?:when|if|once|while|until|unless|after|before)\b))/giu,
    '$1',
  ],
  // "Which card shows the lowest number? Click it"
  [
    new RegExp(
      `${begins}which (\\p{Ll}+) (?:shows|has|bears|holds|carries|displays) the (\\p{L}+est|most|fewest|least) (\\p{Ll}+)\\? (${click}|select|choose|open) (?:it|that one|this one)(?=$|[.,;!?\\n])`,
      'giu',
    ),
    (_, thing = '', most = '', what = '', act = '') => `${act} the ${thing} with the ${most} ${what}`,
  ],
];

export const inPlainSentences = (goal: string): string => retold(withoutArrows(inFullWords(goal)), turns);
