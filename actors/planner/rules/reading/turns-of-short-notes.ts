/** Turns of phrase of notes that people jot down: the verb is left out, or another stands for it; each is put as a plain order. */
import { atom } from './words/text.ts';
import { begins, ends, name, type Turn } from './words/turns.ts';

const thing = '[^.,;!?\\n]{2,60}?';
const list = '((?:scroll |select |drop-?down )?(?:drop-?down|list|menu|select(?:ion)? box|combo ?box))';
/** Of several in capitals, the first may be a verb. */
const one = `(?:${atom}|\\p{Lu}[\\p{L}\\d'’-]*)`;
const starts = '(?<=^|[.!?\\n] ?)';
const place = '(?:number |no\\.? ?|position |place |the )?#?(\\d{1,2})(?:st|nd|rd|th)?';

export const turnsOfShortNotes: readonly Turn[] = [
  // "A dialog has popped up. Press Cancel on it": where it is goes without saying.
  [
    new RegExp(
      `${starts}an? (?:dialog|pop-?up|window|modal|message|alert)(?: box)? (?:has |just )*(?:popped up|pops up|appeared|appears|opened|opens|came up|comes up|is open)[.,;:]? (?:please )?((?:press|click|tap|hit)(?: on)? ${thing}) (?:on|in) it${ends}`,
      'giu',
    ),
    '$1 in the dialog',
  ],
  [new RegExp(`${starts}((?:press|click|tap|hit)(?: on)? ${name}) (?:on|in) it(?=[.!]?$)`, 'giu'), '$1'],
  [/(?<=, )(?:and )?then (the (?:\p{L}+ ){1,2}button)(?=[.!]?$)/giu, 'then click $1'],
  [/\bsubmit (?:it )?(?:after(?:wards)?|then|at the end|when (?:you are )?(?:done|finished))(?=[.!]?$)/giu, 'submit'],
  [new RegExp(`${begins}[Xx] (?:away|out) (?=(?:the|this|that|any) )`, 'gu'), 'close '],
  [new RegExp(`${begins}([Oo]pen|[Ff]old|[Uu]nfold) (the ${thing}) up${ends}`, 'gu'), '$1 $2'],
  // "Noelle is my choice", "Panama in the dropdown"
  [new RegExp(`${starts}(${name}) (?:is|are) (?:my|our|the user['’]s) (?:choice|pick|favou?rite)${ends}`, 'gu'), 'choose $1'],
  [new RegExp(`${starts}(${one}) (?:in|from|off|out of) (?:the |that |this )${list}${ends}`, 'gu'), 'select $1 from the $2'],
  // "Press the numbers one after another, smallest first"
  [
    new RegExp(
      `${begins}((?:press|click|tap|hit)(?: on)? (?:all )?the numbers)(?: one after (?:the other|another)| in turn)?,? (smallest|lowest|largest|biggest|highest) (?:one |number )?first${ends}`,
      'giu',
    ),
    (_, order = '', first = '') => `${order} in ${/^(?:small|low)/i.test(first) ? 'ascending' : 'descending'} order`,
  ],
  // "Move Deena so it becomes number 3"
  [
    new RegExp(
      `${begins}(?:move|drag|put|bring) (${thing}),? so (?:that )?(?:it|he|she|this) (?:becomes|is|comes|stands|ends up|will be)(?: (?:in|at|on))? ${place}(?: (?:place|position|one|in the list))?${ends}`,
      'giu',
    ),
    (_, what = '', at = '') => `drag ${what} to position ${at}`,
  ],
  // "The word sun ought to be bold"
  [
    new RegExp(
      `${starts}the (?:word|text|phrase) (${name}|\\S+) (?:ought to|should|must|has to|needs to|is to|shall) be (bold|italic|underlined|red|green|blue|yellow|orange|purple)${ends}`,
      'giu',
    ),
    'make the text $1 $2',
  ],
  // "Once it drops below 30, buy it": what the moment is of is bought by the one button.
  [
    new RegExp(
      `${starts}((?:when|once|as soon as|the moment) ${thing} (?:drops|falls|sinks|goes|rises|climbs|gets) (?:below|under|above|over|to) [^,;!?\\n]{1,30}?), (buy|sell) (?:it|them)(?=[.!]?$|[.;!\\n])`,
      'giu',
    ),
    (_, moment = '', verb = '') => `${moment}, click ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  ],
];
