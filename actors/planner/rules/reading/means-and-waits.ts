/** Turns of phrase that say by what means, how long or how far something is done: each is put as the plain order that it stands for. */
import { turnsOfDeeds } from './turns-of-deeds.ts';
import { turnsOfGoalsOnMail } from './turns-of-mail.ts';
import { turnsOfShortNotes } from './turns-of-short-notes.ts';
import { begins, ends, name, retold, type Turn, word } from './words/turns.ts';
import { fromParticiple } from './words/verbs.ts';

/** As long as a clause may be: what looks over more takes as long as it is, at each place. */
const part = '[^.,;!?\\n]{1,80}?';
const chooser =
  '(?:drop-?down|list|menu|calendar|date ?picker|slider|spinner|stepper|combo ?box|search (?:box|bar|field)|colou?r picker|palette|key ?pad)';
const press = '(?:press|click|tapp?|hitt?|push)';
const byPressing = `by ${press}ing(?: on)? (?:its|their|the)`;
const signs = '(?: (?:icon|button|sign|symbol|link)s?)?';
const number = '[-−+]?[\\p{Sc}]?\\d[\\d.,]*(?: ?%| ?°\\p{L}?| \\p{Ll}{1,8})?';
const sign = '(?:plus|minus|[+＋−–-]|up|down|left|right|arrow|[▲▼↑↓])';
const field = '(?:text ?(?:box|field|area)|box|field|text ?area|input|editor|cell)';
const seek = '(?:(?:the )?(?:word|text|name|link|button|entry|item) )?';

const turns: readonly Turn[] = [
  // "Delete all drafts (use "Load more" to see the whole list)": what it takes beforehand.
  [
    new RegExp(
      `${begins}(${part}) \\((?:use|${press}(?: on)?) (?:the )?(${name})(?: (?:button|link))? to (?:see|show|load|reveal|unfold|get(?: to)?) (?:the (?:whole|entire|full|complete|rest of the) \\p{L}+|all(?: of (?:it|them))?|the (?:rest|others)|everyone|everything)\\)`,
      'giu',
    ),
    (_, order = '', button = '') => `click ${button} until it is gone, then ${order.charAt(0).toLowerCase()}${order.slice(1)}`,
  ],
  // "Using the dropdown pick Peru"
  [
    new RegExp(
      `${begins}((?:using|with|in|from|on|by means of) (?:the |this )(?:${word} ){0,2}${chooser}) (?=(?:pick|choose|select|set|take|enter|type|search|look) )`,
      'giu',
    ),
    '$1, ',
  ],
  // What is pressed for it is no second thing to do: it would take it back.
  [
    new RegExp(`${begins}mark (${part}) as (?:an? )?(?:important|favou?rites?|starred) ${byPressing} stars?${signs}${ends}`, 'giu'),
    'star $1',
  ],
  [new RegExp(`${begins}(\\p{L}{3,}) (${part}) ${byPressing} (?:\\p{L}+ )?\\1s?${signs}${ends}`, 'giu'), '$1 $2'],
  [new RegExp(`${begins}((?:un)?like) (${part}) ${byPressing} (?:hearts?|thumbs?(?: up)?)${signs}${ends}`, 'giu'), '$1 $2'],
  [
    new RegExp(
      `${begins}(delete|remove|erase|discard) (${part}) ${byPressing} (?:bins?|trash(?: cans?)?|cross(?:es)?|[x✕✖×])${signs}${ends}`,
      'giu',
    ),
    '$1 $2',
  ],
  // What it is brought there by is how it is brought there.
  [
    new RegExp(
      `${begins}((?:set|bring|get|raise|lower|turn|change|increase|decrease|adjust|move) ${part} to ${number}),? (?:by ${press}ing(?: on)?|by using|using|with|via|through) (?:the |its )?(?:${sign}(?: (?:and|or|\\/) (?:the )?${sign})?(?: (?:sign|button|key|arrow|symbol)s?)?|(?:arrow|step|stepper)(?: (?:button|key)s?)?s?)${ends}`,
      'giu',
    ),
    '$1',
  ],
  // "Keep hitting the plus sign till the counter reads 7"
  [new RegExp(`${begins}(?:keep(?: on)?|continue|go on) ${press}ing(?: on)? (${part}) (?:until|till) (?=\\S)`, 'giu'), 'click $1 until '],
  [
    new RegExp(
      `\\b(${press} ${part} (?:until|till) (?:it|the \\p{Ll}+(?: \\p{Ll}+)?)) (?:reads|says|displays) (?=${number}${ends})`,
      'giu',
    ),
    '$1 is ',
  ],
  [/(?<=\S) (?:exactly|precisely) (?=(?:once|twice|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) times)\b)/giu, ' '],
  // "Buy when the price falls below 30": what has no object is what a button says.
  [
    new RegExp(
      `${begins}(buy|sell|stop|start|go|submit|send|order|pay|book|continue|finish) (?=(?:when|once|as soon as|the moment) (?:the|it|its) )`,
      'giu',
    ),
    (_, verb = '') => `click ${verb.charAt(0).toUpperCase()}${verb.slice(1)} `,
  ],
  [
    new RegExp(
      `${begins}((?:when|once|as soon as|the moment) ${part}), (buy|sell|stop|start|go|submit|send|order|pay|book|continue|finish)(?=[.!]?$|[.;!\\n])`,
      'giu',
    ),
    (_, moment = '', verb = '') => `${moment}, click ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  ],
  // How far a handle is brought.
  [
    new RegExp(
      `${begins}(?:move|drag|slide|push|pull|bring|put) (the ${part}) (?:all the way|fully|completely|as far as (?:it goes|possible))(?: over)? (?:to the |to its )?(right|left|top|bottom|end|beginning|start|maximum|minimum)(?: end)?${ends}`,
      'giu',
    ),
    (_, thing = '', end = '') => `set ${thing} to its ${/^(?:right|top|end|max)/i.test(end) ? 'maximum' : 'minimum'}`,
  ],
  [/(?<=\b(?:drag|move|pull|push|carry|slide) [^.,;!?\n]{2,60}) all the way(?= (?:to|onto|into) )/giu, ''],
  [new RegExp(`${begins}(?:slide|drag|pull|push|move) (the ${part}) (?:up|down|over|along) to (?=${number}${ends})`, 'giu'), 'set $1 to '],
  [
    new RegExp(
      `${begins}(?:erase|delete|remove|wipe(?: out)?|clear(?: out)?) (?:what(?:ever)? (?:is|stands)|everything|all (?:of )?(?:the )?text|the (?:whole |old )?(?:text|contents?))(?: (?:written|shown|that is|which is))? (?:in|inside|from|of) (?=(?:the|this) (?:${word} ){0,3}${field}${ends})`,
      'giu',
    ),
    'clear ',
  ],
  // "Send Jan's mail on to Aila"
  [new RegExp(`${begins}send (${part}(?:e-?mail|mail|message|letter)s?(?: ${part})?) on to (?=\\S)`, 'giu'), 'forward $1 to '],
  [
    new RegExp(`${begins}use (${part}\\b(?:pass ?word|pin|pass ?code)\\b ${part}) to (?:log|sign) (?:in|on)${ends}`, 'giu'),
    'log in with $1',
  ],
  [
    new RegExp(
      `${begins}(?:open|go through|look (?:in|into|through|at)|try|check|click(?: on)?|switch (?:through|between)) (?:each|every|all(?: of)?|one after the other of|the) (?:the )?tabs?(?: in turn| one by one| one after the other)?,? (?:until|till) (?:you (?:see|find|reach|have|get)|it shows) (?:the )?(${seek}${name}),? (?:and |then |and then )*(click|open|press|tap|select)(?: on)? (?:it|that|this|that \\p{Ll}+)${ends}`,
      'giu',
    ),
    'find the $1 in the tabs and $2 it',
  ],
  [
    new RegExp(
      `${begins}(?:find out|see|check|look) (?:which|in which) (?:of the )?tabs? (?:contains|holds|has|shows|hides) (?:the )?(${seek}${name}),? (?:and |then |and then )*(click|open|press|tap|select)(?: on)? (?:it|that|this|that \\p{Ll}+|the \\p{Ll}+)${ends}`,
      'giu',
    ),
    'find the $1 in the tabs and $2 it',
  ],
  // What stands first says the order.
  [
    new RegExp(
      `${begins}(sort|arrange|order|put) (${part}),? so that the (\\p{Ll}+est|most \\p{Ll}+|least \\p{Ll}+)(?: \\p{Ll}+)? (?:comes|is|stands|appears|goes|are|come) (first|last|(?:at|on) (?:the )?(?:top|bottom|beginning|end))${ends}`,
      'giu',
    ),
    (_, verb = '', things = '', most = '', where = '') =>
      `${verb === 'put' ? 'sort' : verb} ${things}${/^(?:new|old|late|earl)/i.test(most) ? ' by date' : ''} in ${rising.test(most) === /first|top|begin/i.test(where) ? 'ascending' : 'descending'} order`,
  ],
  // "The cheapest of the flights should be booked"
  [
    new RegExp(
      `${begins}(the (?:(?:second|third) )?(?:\\p{Ll}+est|most \\p{Ll}+|least \\p{Ll}+) (?:of the |one of the )?(?:\\p{Ll}+ )?\\p{Ll}+) (?:should|must|needs? to|has to|is to|shall|ought to) be (booked|bought|ordered|opened|selected|chosen|picked|deleted|removed|reserved|taken|clicked|added to the (?:cart|basket))${ends}`,
      'giu',
    ),
    (_, thing = '', done = '') => {
      const [participle = '', ...behind] = done.split(' ');
      // “Taken” is in no table of verbs.
      return [fromParticiple(participle) ?? 'take', thing.charAt(0).toLowerCase() + thing.slice(1), ...behind].join(' ');
    },
  ],
  // "Show the homes sorted by price": the list, in that order.
  [
    new RegExp(
      `${begins}(show|display|view|see|list)(?: me)? (?:all )?((?:the )?${part}) (?:sorted|ordered|arranged|ranked) (by ${part}(?:, \\p{Ll}+(?: \\p{Ll}+)? first)?)${ends}`,
      'giu',
    ),
    (_, verb = '', things = '', by = '') => `sort ${things} ${by}${/^list$/i.test(verb) ? `, then list ${things}` : ''}`,
  ],
  // "Mark the odd numbers as odd and the even ones as even"
  [
    new RegExp(
      `${begins}(mark|label|tag|flag) ((?:all |every |each |the )*\\p{Ll}+) (\\p{Ll}+) (?:as )?(\\p{Ll}+),? and ((?:all |every |each |the )*\\p{Ll}+) (?:ones?|\\3) (?:as )?(\\p{Ll}+)${ends}`,
      'giu',
    ),
    '$1 $2 $3 as $4 and $1 $5 $3 as $6',
  ],
  // "Keys A-D-A"
  [
    new RegExp(
      `${begins}(?:(?:[Pp]lay|[Ss]trike|[Pp]ress|[Cc]lick|[Tt]ap|[Hh]it)(?: on)? )?(?:the )?(?:keys|notes) ([\\p{Lu}\\d]#?(?:(?:-|–| |, )[\\p{Lu}\\d]#?)+)${ends}`,
      'gu',
    ),
    (_, keys = '') =>
      keys
        .split(/-|–| |, /)
        .map((key) => `click ${key}`)
        .join(', then '),
  ],
  [new RegExp(`${begins}(${press}(?: on)?) the (?:keys|digits|numbers) (?=\\d(?:,| and ))`, 'giu'), '$1 '],
  [
    new RegExp(
      `${begins}(select|choose|pick|set|click|take) the (?:date|day) ((?:\\d{1,2}|one|two|three|four|five|six|seven|ten|a) (?:days?|weeks?|months?) (?:after|before|from) [^.,;!?\\n]{3,24}?)${ends}`,
      'giu',
    ),
    (_, verb = '', day = '') => `${verb} ${day.replace(/^a /i, 'one ')} as the date`,
  ],
  [
    /\b((?:enter|type|pick|choose|select|set|write|put)(?: in)?) (tomorrow|yesterday)['’]s date(?=$|[.,;!?\n]| and | then )/giu,
    '$1 $2 as the date',
  ],
  [/\b(today|tomorrow|yesterday)['’]s date(?= (?:in|into|as|for) )/giu, '$1'],
  [
    new RegExp(`${begins}dial (?:the )?(?:number )?(\\+?\\d[\\d -]{2,18}\\d)(,? and (?:then )?call)?${ends}`, 'giu'),
    (_, digits = '', call?: string) => `enter ${digits} on the keypad${call ? ' and press Call' : ''}`,
  ],
];

const rising = /^(?:small|low|least|few|earli|old|short|cheap|young|light|slow|near|close)/i;

export const byPlainMeans = (goal: string): string =>
  retold(goal, [...turnsOfGoalsOnMail, ...turnsOfShortNotes, ...turnsOfDeeds, ...turns]);

const closings = 'OK|Ok|Done|Ready|Keep|Go|Apply|Save|Finish|Submit|Send|Next|Continue|Confirm|Proceed';
/** "Adults 6, Children 2; Ready": what ends a goal behind a sign is a button of the page, and none of several that are chosen. */
const endsWith = new RegExp(`(?<=\\S)(?:;|(?<![!?]),|,? and) (${closings})(?: it)?[.!]?$`, 'u');
const choosing =
  /(?:^|[.;!?\n] ?)(?:please )?(?:choose|select|pick|tick|check|mark|filter|show|untick|uncheck|add|open|find)\b[^.;!?\n]*$/iu;
const longestEnd = 200;
export function withClosingPressed(goal: string): string {
  const [said = '', button = ''] = endsWith.exec(goal.slice(-longestEnd)) ?? [];
  const ahead = goal.slice(0, goal.length - said.length);
  const isChoice = !said.startsWith(';') && !/^OK$/i.test(button) && choosing.test(ahead.slice(-longestEnd));
  return button === '' || isChoice ? goal : `${ahead}. Then click ${button}`;
}

/** "In the second tab there is a link called “x”. Click it": where it is looked for. */
const foundThere = new RegExp(
  `${begins}(in|on|under|behind) (the ${part}),? there(?: is|['’]s) (?:an? |the )?(${part})\\. (?=(?:click|open|press|tap|select|choose|pick|follow)(?: on)? (?:it|that|this)\\b)`,
  'giu',
);
/** "The hinge belongs in Tray 3; put it there" */
const belongs = new RegExp(
  `(?<=^|[.;!?\\n] ?)((?:the )?${part}) (?:belongs?|goes|go|should (?:go|be|stand|lie)|is to go|has to go) ((?:in|on|under|onto|into|to|among) ${part})[.;,:]? (?:so |and |then |please )*(?:put|drag|move|bring|place|drop|carry) (?:it|them|him|her) there(?: by dragging(?: (?:it|them))?)?(?=$|[.,;!?\\n]| and | then )`,
  'giu',
);
export const withPlacesSought = (goal: string): string =>
  goal
    .replace(foundThere, (_, small: string, place: string, thing: string) => `find the ${thing} ${small.toLowerCase()} ${place}. `)
    .replace(belongs, (said, thing: string, place: string) => {
      const way = /\bdrag/i.test(said) ? 'drag' : 'move';
      return `${way} ${thing.replace(/^The /, 'the ')} to ${place.replace(/^\S+ /, '')}`;
    });
