/** What is said of a thing before what is to be done to it: "I no longer need the mail by Ada, please delete it". */

const thing = '(?!(?:it|this|that|they|them|everything|nothing)\\b)(\\S[^,.;!?\\n]{1,60}?)';
const deed =
  '(?:please |so |and |then |just |you can |could you )*(\\p{L}+(?: \\p{L}+){0,2}?) (?:it|them)((?: \\p{L}+)?(?: (?:of|from|off|in|on|to|into) (?:the |my |our |your )?\\p{L}+(?: \\p{L}+)?)?)(?=[.!]?(?:$|[,;\\n] | and ))';
const grounds: readonly RegExp[] = [
  // "I need two of the Ash and one of the Elm; please put them into the basket"
  new RegExp(
    `^(?:i|we)(?: would|['’]d)? (?:need|want|like) (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}) )${thing}[,.;] ${deed}`,
    'iu',
  ),
  new RegExp(`^i (?:no longer|don['’]t|do not) (?:need|want) ${thing}(?: any ?more)?[,.;] ${deed}`, 'iu'),
  new RegExp(
    `^(?:i(?:['’]ve| have)) (?:just |already )?(?:paid(?: for)?|bought|read|finished|done|completed|watered|called|seen|sent|received|fixed|cleaned|booked|packed) ${thing}[,.;] ${deed}`,
    'iu',
  ),
  new RegExp(
    `^${thing} (?:is|are|looks|seems) (?:very |really |quite |now |just )?(?:important|urgent|(?:no longer|not) (?:needed|wanted|relevant|required)(?: any ?more)?|useless|spam|junk|done|finished|complete|out ?dated|obsolete|wrong|interesting|great|funny), ${deed}`,
    'iu',
  ),
];

/** The order alone, with the thing in the place of the pronoun. */
export const withoutGrounds = (goal: string): string => grounds.reduce((said, form) => said.replace(form, '$2 $1$3'), goal);
