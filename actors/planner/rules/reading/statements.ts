/** Sentences that order nothing: what they say of whoever asks, or of what is asked for, goes into the form that the order is about. */

const possessive = 'my|our|his|her|their|its';
const person = 'i|we|he|she|they|it';
const verbs =
  "want|wants|need|needs|would|wish|wishes|prefer|prefers|do not|don['’]t|does not|doesn['’]t|am|are|is|can|cannot|can['’]t|have|has|like|likes|live|lives|come|comes|will";
const short = "['’](?:d|m|re|ve|s|ll)";

const forms: readonly RegExp[] = [
  new RegExp(`^(?:${possessive}) (?:[\\p{L}-]+ ){1,4}(?:is|are)(?: |: ?)\\S`, 'iu'),
  new RegExp(`^(?:${person})(?: (?:${verbs})|${short}) (?!you\\b)\\S`, 'iu'),
  /^there (?:are|is|will be) (?:\p{L}+|\d+) (?:of us|people|persons|guests|adults|children|in all)\b/iu,
];
/** What it would be is said by something else. */
const tied = /\b(?:if|unless|until|because|whether|when|while|otherwise|already|you|your)\b|[?]/i;
const longest = 160;

/** "My surname is Quist", "I want a copy", "we are four"; what asks somebody for something is none. */
export const isStatement = (clause: string): boolean =>
  clause.length <= longest && forms.some((form) => form.test(clause)) && !tied.test(clause);

const states =
  'is|are|was|were|has|have|had|will|can|needs?|wants?|lives?|works?|comes?|leaves?|starts?|begins?|ends?|opens?|closes?|costs?|takes?|arrives?|expires?|runs?|goes|went|got|came|left|lost|bought|paid|made|took|moved|\\p{L}+ed';
const background: readonly RegExp[] = [
  new RegExp(
    `^(?:${person}|there|this|that|these|those)(?:${short}| (?:\\p{L}+ly |just |now |both |all |also )?[\\p{L}-]+(?:n['’]t)?) \\S`,
    'iu',
  ),
  new RegExp(`^(?:${possessive}|the|an?) (?:[\\p{L}\\d'’-]+ ){1,5}(?:${states})(?:n['’]t)?(?: |: ?)\\S`, 'iu'),
  /^(?:\p{Lu}[\p{L}'’-]+\.? ){1,3}(?:is|are|was|were|has|had|will|lives|works|comes|leaves|goes|likes|needs)(?:n['’]t)? \S/u,
  /^(?:hi|hello|hey|thanks|thank you|cheers|good (?:morning|day|evening))(?![\p{L}\p{N}])[^:]{0,40}$/iu,
];
/** What somebody wants done is an order in other words, and so is what comes behind the reason for it. */
const ordering =
  /[?:]|\b(?:you|your|please|need|needs|want|wants|wish|would|['’]d|must|should|ought|prefer|['’]ll|let|make sure|so|then)\b|['’]d\b|\b(?:has|have) to\b|\b(?:is|are) to\b/i;

/** "We're away in December", "The train leaves at nine": it has no order in it, whatever it is said for. */
export const ordersNothing = (sentence: string): boolean => {
  const said = sentence.trim();
  return said.length <= longest && background.some((form) => form.test(said)) && !ordering.test(said);
};

/** "Each guest has a bag" says how it is, or should be, and asks for nothing. */
const tellsOfEach =
  /^(?:each|every|all(?: of)?(?: the)?) (?:(?!that |which |who |whose |with )[\p{L}'’-]+ ){1,3}(?:has|have|needs?|wants?|gets?|tells?|shows?|comes?|takes?|brings?) /iu;

/** "The three cheapest lamps", "every link in the footer": a goal that names things, and says nothing to be done, asks for them. */
const bareAsk =
  /^(?!(?:in|on|at|for|from|under|inside|within|with|by|to|of|beside|next) )(?:(?:all|every|each) |(?:the )?(?:top|first|last) (?:\d|two|three|four|five|ten)|the \p{L}+ \p{L}*est |(?:the )?(?:\p{L}+ ){1,3}of (?:the )?\p{Lu})(?!.*(?:[:=]|\b(?:should|must|is|are|be|to|not)\b))/u;
export const asksBarely = (words: string): boolean =>
  bareAsk.test(`${words.slice(0, 1).toLowerCase()}${words.slice(1)}`) && !tellsOfEach.test(words);

const party =
  /^(?:we (?:are|will be|['’]re|would be)|we['’]re|there (?:are|will be)) ((?:\p{L}+|\d+))(?: of us| people| persons| in all)?$/iu;

/** "We are four": for four people. */
export const asDetail = (clause: string): string => clause.replace(party, 'for $1 people');
