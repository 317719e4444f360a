/** Turns of phrase that say who is to have a letter that somebody else has sent: each is put as an order to forward it. */
import { begins, name, type Turn } from './words/turns.ts';

const mail = '(e-?mail|mail|message)';
const person = `(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?|${name})`;
/** "That Ada sent you", "that you got from Ada". */
const sent = `(?:(?:that |which )?${person} (?:has |had )?sent (?:to )?(?:you|me|us)|(?:(?:that|which) )?(?:you|i|we) (?:have )?(?:got|received|had) from ${person})`;

export const turnsOfMail: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    new RegExp(`^${person} (?:wants|needs|would like|wishes|asks for|has asked for|is to (?:get|have)) the ${mail} ${sent}$`, 'u'),
    'forward the $2 from $3$4 to $1',
  ],
  [new RegExp(`^(?:[Ss]end|[Gg]ive|[Pp]ass|[Ss]how) ${person} the ${mail} ${sent}$`, 'u'), 'forward the $2 from $3$4 to $1'],
  [new RegExp(`^[Ff]orward to ${person} (the ${mail} .+)$`, 'u'), 'forward $2 to $1'],
];

/** Over several clauses: "Ada has sent you a mail, forward it to Bo", "find Ada's mail and send it on to Bo". */
export const turnsOfGoalsOnMail: readonly Turn[] = [
  // Who wants it is given it once.
  [
    new RegExp(
      `${begins}${person} (wants|needs|would like|asks for|has asked for) the ${mail} ${sent}[,.;:]? (?:(?:and|so|[Nn]ow|[Pp]lease|then) )*(?:[Ff]orward|[Ss]end|[Pp]ass) (?:it|this|that)(?: on)? to (?:her|him|them|\\1)(?=$|[.,;!?\\n])`,
      'gu',
    ),
    'forward the $3 from $4$5 to $1',
  ],
  [
    new RegExp(
      `${begins}${person} (?:has |had |just )*sent (?:to )?(?:you|me|us) an? (?:new )?${mail}[,.;:]? (?:(?:and|so|now|please|then) )*(forward|reply to|delete|archive|star) (?:it|this|that)(?=$|[ .,;!?\\n])`,
      'gu',
    ),
    '$3 the $2 from $1',
  ],
  // Whose a letter is, is who it is from.
  [
    new RegExp(
      `${begins}([Ff]ind|[Ll]ocate|[Oo]pen|[Ll]ook for|[Nn]avigate to|[Gg]o to) (\\p{Lu}[\\p{L}-]*)['’]s ${mail}(?=,? (?:and|then) (?:then )?(?:forward|send|share|pass)\\b)`,
      'gu',
    ),
    '$1 the $3 from $2',
  ],
  [/(?<=\b(?:and|then|,) (?:then |please )*)send (it|this|that) on to (?=\S)/giu, 'forward $1 to '],
];
