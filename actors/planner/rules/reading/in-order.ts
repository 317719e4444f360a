/** Turns of phrase that say in which order, how near or by what control something is done: each is put as the plain order that it stands for. */
import { begins, ends, retold, type Turn } from './words/turns.ts';
import { verbAhead } from './words/verbs.ts';

const press = '(?:press|click|tap|hit|push|select|choose|pick|tick|check|touch|strike|play|enter|type)(?: on)?';
const list = '(?:list|table|grid|feed|page|results?|panel|pane|box|menu|roster|directory|catalog(?:ue)?)';
const rising = '(?:ascending|increasing|rising)';
const falling = '(?:descending|decreasing|falling)';
const least = '(?:smallest|lowest|least|cheapest|shortest|earliest|oldest)';
const most = '(?:largest|highest|greatest|biggest|most expensive|dearest|longest|latest|newest)';
const first = '(?:beginning|starting)(?: off)? (?:with|from|at) the';
const dragging = '(?: by dragging(?: them)?)?';
const thing = '(?: (?:one|number|value))?(?: (?:at|on) the (?:top|bottom|left|right))?';
const numbers = '[-−+]?[\\p{Sc}]?\\d[\\d.,]*(?: ?%| ?\\p{Sc})?';
const colour = '(?:red|green|blue)(?: (?:to|of|at|=)| ?[:=])? \\d{1,3}';

const turns: readonly Turn[] = [
  // What is said one after the other is done so; of a single thing, the order is the place that it stands in.
  [
    new RegExp(
      `${begins}(${press} [^.;!?\\n]{3,160}?),? (?:exactly |just )?in (?:exactly )?(?:this|that|the (?:given|stated|same|said)) (?:exact |very )?(?:order|sequence)${ends}`,
      'giu',
    ),
    (said, listed = '') => (/, | and | then /.test(listed) && !/ in (?:this|that) /i.test(listed) ? listed : said),
  ],
  // With which end such an order begins goes without saying.
  [new RegExp(`(?<=\\b(?:in|into) ${rising} order${dragging}),? ${first} ${least}${thing}${ends}`, 'giu'), ''],
  [new RegExp(`(?<=\\b(?:in|into) ${falling} order${dragging}),? ${first} ${most}${thing}${ends}`, 'giu'), ''],
  // The next one on that side is meant in any case.
  [/ (?:immediately|directly|just|right) (?=(?:to|on) the (?:left|right)(?:[- ]hand side)? of |underneath |beneath )/giu, ' '],
  [/ (to|on) the immediate (left|right)(?: side)? of /giu, ' $1 the $2 of '],
  [/ (to|on) the (left|right)[- ]hand side of /giu, ' $1 the $2 of '],
  // Of two handles each has its end.
  [
    new RegExp(
      `${begins}((?:set|move|drag|adjust|change|put|limit) (?:the )?[^.,;!?\\n]{1,40}?)(?: to)? (?:from|between) (${numbers}) (?:to|and|-|–) (${numbers}),? (?:with|using|by means of|by (?:moving|dragging|using)) (?:the |both |its |two |of )*(?:slider|handle|thumb|knob)s${ends}`,
      'giu',
    ),
    '$1 to between $2 and $3',
  ],
  [
    new RegExp(
      `${begins}(?:mix|make|compose|blend|create|produce) (?:the |a )?colou?r (?:with|from|of|as|out of|by) (${colour}(?:, (?:and )?| and )${colour}(?:,? and ${colour})?)${ends}`,
      'giu',
    ),
    (_, parts = '') =>
      parts
        .split(/, and |, | and /)
        .map((part) => `set ${part.replace(/ (?:to|of|at|=) | ?[:=] ?/, ' ').replace(' ', ' to ')}`)
        .join(', then '),
  ],
  // Who looks through a list for something goes on until it is there.
  [
    new RegExp(
      `${begins}(?:scroll (?:down )?(?:through|in|down) (?:the |this )(?:[^.,;!?\\n]{1,30}? )??${list}(?: of \\p{L}+)?),? (?:and (?:then )?|then )(?=(?:click|open|press|tap|select|choose|pick)(?: on)? )`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `${begins}(?:use|go through|click through|step through) the (?:pagination|pager|paging|page (?:numbers|links|buttons))(?: (?:controls?|links?|buttons?|bar))? (?:to find|until you (?:find|see|reach)) `,
      'giu',
    ),
    'page through the list to find ',
  ],
  // To select a text is to mark it, and to no end but that.
  [
    new RegExp(
      `${begins}(?:select|mark) ((?:the |a )(?:word|phrase|text|sentence|paragraph|passage|line) [^.,;!?\\n]{1,100}?)(?: (?:with|using) (?:the|your) (?:mouse|cursor|pointer))?,? so (?:that )?(?:it|this) (?:is|gets|becomes|appears) (?:highlighted|selected|marked)${ends}`,
      'giu',
    ),
    'highlight $1',
  ],
];

const step = '[^.;!?\\n]{3,200}?';
const toTheEnd = '(?=[.!?]?(?:$|\\n))';

/** What is said to come first is said first. */
const ahead: readonly Turn[] = [
  // "Before you enter the name and submit, click No": all of that comes afterwards.
  [
    new RegExp(
      `(?<=^|[.!?\\n] ?)before you ([^.;!?\\n]{3,200}? and [^.,;!?\\n]{2,80}?), ((?:(?:please|first|you (?:must|should|have to)) )*${verbAhead} [^.;!?\\n]+)${toTheEnd}`,
      'giu',
    ),
    (_, later = '', first = '') => `${first}, then ${later}`,
  ],
  [
    new RegExp(
      `(?<=^|[.!?\\n] ?)(${step}),? ?(?:[-–—] ?)?but (?:only (?:once|after|when) you have (?:done|finished) (?:this|the following)|(?:first|before (?:that|this|you do))):? (${step})${toTheEnd}`,
      'giu',
    ),
    (_, later = '', first = '') => `${first}, then ${later}`,
  ],
  // "Solve the second task after the first. Second: … First: …"
  [
    new RegExp(
      `(?<=^|\\n)[^.:;!?\\n]{0,80}\\bsecond (?:task |one )?after (?:doing |solving |finishing )?the first[.:] second(?: task)?: (${step})[.;] first(?: task)?: (${step})${toTheEnd}`,
      'giu',
    ),
    (_, later = '', first = '') => `${first}. ${later}`,
  ],
];

export const inPlainOrder = (goal: string): string => retold(goal, [...ahead, ...turns]);
