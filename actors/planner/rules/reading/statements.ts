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

const party =
  /^(?:we (?:are|will be|['’]re|would be)|we['’]re|there (?:are|will be)) ((?:\p{L}+|\d+))(?: of us| people| persons| in all)?$/iu;

/** "We are four": for four people. */
export const asDetail = (clause: string): string => clause.replace(party, 'for $1 people');
