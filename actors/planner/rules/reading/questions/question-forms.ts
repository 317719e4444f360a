/** The forms of questions, and what pages call their answers. */
import type { Description } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { weekdays } from '../../weekdays.ts';
import { named } from '../things/heads.ts';
import { count } from '../words/numbers.ts';

export type Form = Extract<Order, { kind: 'read' }>['form'];
export type Reads = readonly Order[] | undefined;

/** What somebody does to a thing, and what pages call whoever did it. */
export const doers: readonly (readonly [verbs: string, label: string])[] = [
  ['wrote|has written|authored|is the author of|said|posted|published|shared', 'author'],
  ['composed', 'composer'],
  ['opened|reported|filed|raised|submitted|created|requested|started|asked', 'author'],
  ['owns|own', 'owner'],
  ['is assigned to|was assigned to|is responsible for|is working on|works on|handles|takes care of|looks after|deals with', 'assignee'],
  ['sent', 'sender'],
  ['teaches|taught|instructs|gives|tutors', 'teacher'],
  ['organi[sz]es|organi[sz]ed|hosts|hosted', 'organizer'],
  ['manages|leads|heads|runs|is in charge of', 'manager'],
  ['directed', 'director'],
  ['sings|plays|performs|performed|painted|drew', 'artist'],
  ['sells|sold', 'seller'],
  ['made|makes|produces|manufactures|built', 'maker'],
  ['translated', 'translator'],
  ['illustrated', 'illustrator'],
  ['uploaded', 'uploader'],
  ['answered', 'answered by'],
  ['placed|bought|ordered|purchased', 'customer'],
  ['won', 'winner'],
  ['approved', 'approved by'],
];
const anyDoing = doers.map(([verbs]) => verbs).join('|');
export const whoForm = new RegExp(`^who (${anyDoing}) (.+)$`, 'iu');
export const byWhomForm =
  /^(?:by )?whom? (?:was|were|is|are) (.+?) (written|posted|published|opened|reported|sent|created|made|sold|owned|directed|taught|painted)(?: by)?$/iu;
/** "Who is at the counter on Tuesday?", "who has the night shift today?" */
export const onDutyForm =
  /^who (?:(?:is|was|will be|works?|worked|sits?|stands?|serves?|stays?) (?:at|in|on|for) |(?:has|had|does|takes|took|covers?|runs?|keeps?) )(?:the )?(.+?) (?:on )?(\S+|(?:this|next|last|coming) \S+)$/iu;
export const whoseForm = /^whose (.+?) (is|are|was|were) (.+)$/iu;
export const ofWhichForm = new RegExp(`^(?:which|what) ((?!of\\b)\\p{Ll}+) (${anyDoing}) (.+)$`, 'iu');

/** What is asked of a thing with a verb, and what pages call the answer. */
export const happenings: readonly (readonly [verbs: string, label: string])[] = [
  ['opens?|opened', 'opening time'],
  ['closes?|closed|shuts?', 'closing time'],
  ['checks? in|checked in', 'check in'],
  ['checks? out|checked out', 'check out'],
  ['leaves?|departs?|left|goes|go|sails?', 'departure'],
  ['arrives?|arrived|gets? in|gets? there', 'arrival'],
  ['starts?|begins?|began|started|takes? place|happens?', 'start'],
  ['ends?|ended|finish(?:es)?', 'end'],
  ['published|posted|written|released|sent', 'date'],
  ['born', 'born'],
  ['founded|built|established', 'founded'],
  ['created', 'created'],
  ['updated|changed|modified|edited', 'updated'],
  ['due', 'due'],
  ['expires?|expire|run out|runs out', 'expires'],
  ['joined|join', 'joined'],
  ['ordered', 'order date'],
  ['delivered|shipped', 'delivery'],
];
export const anyHappening = happenings.map(([verbs]) => verbs).join('|');
const ahead = '(?:is|are|was|were|does|do|did|will|has|have|can)';
export const whenForm = new RegExp(
  `^(?:at )?(?:when|(?:what|which) (?:time|hour)|(?:on )?(?:what|which) (?:day|date)) (?:exactly )?${ahead} (.+?)(?: (?:last |first )?(${anyHappening}|\\p{Ll}{3,}ed))?$`,
  'iu',
);
export const untilForm = new RegExp(
  `^(?:(?:until|till|from|since) when|(?:until|till) (?:what|which) (?:time|hour)) ${ahead} (.+?) (open|closed|available)$`,
  'iu',
);
export const openForm = new RegExp(
  `^(?:(?:until |till |from )?when|(?:at |until |till )?(?:what|which) (?:time|hour)) ${ahead} (.+?) (?:open|close|opened|closed|shut) on (?:an? )?(${weekdays.join('|')})s?$`,
  'iu',
);
const settled =
  'leaves?|departs?|arrives?|starts?|begins?|ends?|born|held|located|lives?|works?|made|sold|published|written|filed|listed|kept|comes?|runs?|stops?|based';
export const inWhichForm = new RegExp(
  `^(?:in|on|at|from|to|under|for) (?:which|what) (\\p{Ll}+(?: \\p{Ll}+)?) ${ahead} (.+?)(?: (?:${settled}))?(?: (?:from|in|at|on|to))?$`,
  'iu',
);
export const whereForm = new RegExp(
  `^where ${ahead} (.+?)(?: (located|held|based|happening|take place|takes place|born|live|work|stay|sit|meet))?$`,
  'iu',
);
export const measuresOf: Readonly<Record<string, string>> = {
  long: 'duration',
  old: 'age',
  tall: 'height',
  high: 'height',
  far: 'distance',
  heavy: 'weight',
  big: 'size',
  large: 'size',
  wide: 'width',
  deep: 'depth',
  fast: 'speed',
};
export const howForm = new RegExp(
  `^how (${Object.keys(measuresOf).join('|')}) ${ahead} (.+?)(?: (?:take|takes|last|lasts|weigh|away|run))?$`,
  'iu',
);
const taxes =
  '(?:before|after|without|with|including|excluding|incl\\.?|excl\\.?|plus|less) (?:the )?(?:(?:sales )?tax(?:es)?|vat|shipping|delivery|postage|fees?|discount|breakfast)';
export const priceForm = new RegExp(`^(?:what (?:does|do) (.+?) cost|how much (?:is|are|does|do) (.+?)(?: cost)?) (${taxes})$`, 'iu');
export const owedForm = /^how much (?:is|was) (due|owed|outstanding|left|missing|saved|paid) (?:from|by|for|on|to|of|in) (.+)$/iu;
export const stockForm = /^(?:is|are) (.+?) (?:still |currently |now )?(in stock|available|sold out|out of stock)$/iu;

export const reading = (label: string, within: Description, form: Form): readonly Order[] => [
  { kind: 'read', what: { ...named(label), within }, as: label, form },
];

/** "When did I earn the badge?": that day stands with it. */
export const gotForm =
  /^when (?:did|have) (?:i|we|you) (?:earn|earned|win|won|get|got|unlock|unlocked|reach|reached|achieve|achieved) ((?:the|my|an?) .+)$/i;

export const raterForm = new RegExp(
  `^(?:who|(?:which|what) (\\p{Ll}+)) (?:gave|has given|rated|awarded|left|wrote|posted) (?:.+? )?(?:only |just |an? |the )?(${count})[- ]stars?(?: (?:reviews?|ratings?))?(?: (?:for|to|on) .+)?$`,
  'iu',
);

/** "What does the chef earn?" */
export const earning: Readonly<Record<string, string>> = {
  earn: 'salary',
  make: 'salary',
  'get paid': 'salary',
  weigh: 'weight',
  owe: 'amount owed',
};
export const earningForm = /^(?:what|how much) (?:does|do|did|will) (?!it\b)(.+?) (earn|make|get paid|weigh)$/i;
/** "Which room does Omar have?" */
export const whosForm = /^(?:[Ww]hich|[Ww]hat) (\p{Ll}+(?: \p{Ll}+)?) (?:does|do|did) (\p{Lu}.*?)(?: have| use| get)$/u;
export const havingForm =
  /^(?:which|what) (?!(?:tags|else)\b)(\p{Ll}+(?: \p{Ll}+)?) (?:does|do|did) ((?:it|the .+?|this .+?))(?: have| use)$/iu;

/** "Which tags has the post by Ada?" */
export const bearingForm =
  /^(?:which|what) (tags|labels|categories|topics|keywords|genres|ingredients|languages|sizes|colou?rs|options|members|columns) (?:has|have|does|do|is|are) ((?:the |this |that )?(?!the\b).+?)(?: have| has| tagged with| labell?ed with| filed under| carry| bear| show| come in| contain| under| in)?$/iu;

export const labelIn = (table: readonly (readonly [verbs: string, label: string])[], verb: string): string =>
  table.find(([verbs]) => new RegExp(`^(?:${verbs})$`, 'iu').test(verb))?.[1] ?? verb;
