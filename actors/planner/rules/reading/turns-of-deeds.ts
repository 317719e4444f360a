/** Turns of phrase that say in one what is switched on and what it is told, or where in a site a part lies: each is put as plain orders. */
import { begins, ends, name, type Turn } from './words/turns.ts';

const thing = '[^.,;!?\\n]{2,60}?';
/** "The subject “x”", "a limit of 20" */
const told = `(?:the |an? |its )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+(?: of)? (?:${name}|\\d[\\d.,:]*)`;
const further = `(?:,? and |, )(?:with )?${told}`;

const ordersOf = (list: string): string =>
  list
    .split(/,? and (?:with )?|, (?:with )?/)
    .map((part) => part.replace(/^(?:the |an? |its )?((?:\p{Ll}+ ){0,2}\p{Ll}+?)(?: of)? (?!of |\p{Ll})(?=\S)/u, 'set the $1 to '))
    .join(' and ');

export const turnsOfDeeds: readonly Turn[] = [
  // "Create a filter for the list to extract all entries where …"
  [
    /\b(?:create|make|build|set up|apply|use|add) an? (?:new )?filter (?:for|on|in|to) (?:the |this )?((?:\S+ ){0,2}(?:list|table|view|results?))(?: (?:to|that) (?:extract|show|see|get|find|lists?|displays?|shows?|keeps?|keep))?(?: only)?(?: (?:all|the|all the|those|only))*(?: (?:entries|records|rows|items|results))? (where|whose|in which|for which|with):? /giu,
    'filter the $1 $2 ',
  ],
  // "With a value of “x” for field “Name”"
  [/\b(?:an? )?value(?: of)? ([\ue000-\uf8ff]) (?:for|in|into) (?:the )?(?:field )?([\ue000-\uf8ff])(?: field)?/giu, '$2: $1'],
  // "By the following fields: - Number (descending)"
  [/\bby (?:the )?following (?:field|column)s?: ?[-•*]? ?(?=[^,;\n-]+$)/giu, 'by '],
  [
    new RegExp(
      `${begins}((?:[Tt]urn|[Ss]witch) on|[Ee]nable|[Aa]ctivate) (${thing}) (?:with|using) (${told}(?:${further}){0,4})${ends}`,
      'gu',
    ),
    (_, verb = '', what = '', list = '') => `${verb} ${what}, ${ordersOf(list)}`,
  ],
  // "The “Open” module of the “Problem” application": a way in a part of the site.
  [
    new RegExp(
      `${begins}([Oo]pen|[Gg]o to|[Nn]avigate to) (?:the )?(${name}) (?:module|page|screen|view|entry|item|section) (?:of|in|under|within) (?:the )?(${name}) (application|app|module|menu|section|area)${ends}`,
      'gu',
    ),
    (_, verb = '', what = '', place = '') => `${verb} ${what} in the ${place} menu`,
  ],
  // "Apply the label “Work” to the e-mail": it gets that label.
  [
    new RegExp(
      `${begins}(?:[Aa]dd|[Aa]pply|[Aa]ttach|[Aa]ssign|[Gg]ive) (?:the |a )?(label|tag) (${name}|\\p{Ll}[\\p{Ll}-]*) to (${thing})${ends}`,
      'gu',
    ),
    (_, verb = '', mark = '', what = '') => `${verb} ${what} as ${mark}`,
  ],
  [
    new RegExp(
      `${begins}(?:[Aa]dd|[Aa]pply|[Aa]ttach|[Aa]ssign|[Gg]ive) (?:the |a )?(${name}|\\p{Ll}[\\p{Ll}-]*) (label|tag) to (${thing})${ends}`,
      'gu',
    ),
    (_, mark = '', verb = '', what = '') => `${verb} ${what} as ${mark}`,
  ],
];
