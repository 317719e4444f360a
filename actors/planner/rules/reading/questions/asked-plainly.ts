/** Puts what is asked for or wished by a turn of speech into the plain question or order that it stands for. */

/** What pages tell of a thing under a label: whoever looks one up asks for it. */
const labels =
  '(?:(?:tele)?phone(?: number)?|fax(?: number)?|e-?mail address|(?:postal |street |web )?address|website|opening (?:hours|times?)|closing time|hours|prices?|costs?|fares?|fees?|ratings?|scores?|dates?|deadline|times?|departure(?: time)?|arrival(?: time)?|duration|distance|author|publisher|isbn|sku|postcode|zip code|population|balance|salary|capacity|height|weight|size|status|tracking number|order number|room number|flight number|invoice number|reference(?: number)?|number|name|title|version|licen[cs]e|venue|location)';

const looked = new RegExp(
  `^(?:look up|find(?: out)?|check(?: up)?|get|fetch|note down) (?:me |us )?((?:the|its|his|her|their) (?:\\p{Ll}+ )?${labels}(?: (?:of|for|to|at|on|in|from) .+)?)$`,
  'iu',
);
const wondered =
  /^(?:check|see|look up|find out|look) ((?:when|where|who|what time|what|which|how (?:much|many|long|far|old|often)) .+)$/iu;

const joins = '(?:sign|enrol|enroll|register|subscribe|book|log|check|add|put|enter)';
const forMe = new RegExp(`^(${joins}) (?:me|us|myself) (up |in |out )?(for|in|to|on|onto|into|at) (.+)$`, 'iu');
const list = /^((?:the|its|his|her|their) )?((?:\p{L}+ )?(?:waiting|wait|guest|mailing|participants?|players|reserve)[- ]?list)\b(.*)$/iu;

/** "Sign me up for the course" is to sign up for it; who is put on a list joins it. */
function wishedForMe(words: string): string | undefined {
  const [, verb = '', part = '', to = '', thing = ''] = forMe.exec(words) ?? [];
  if (verb === '') return undefined;
  const [, article = 'the ', name = '', rest = ''] = list.exec(thing) ?? [];
  if (/^(?:add|put|enter)$/i.test(verb)) return name === '' ? undefined : `join ${article}${name}${rest}`;
  return `${verb.toLowerCase()} ${part.toLowerCase()}${to.toLowerCase()} ${thing}`;
}

const reminded =
  /^(?:(?:set|turn on|switch on|activate) (?:me )?(?:an? )?reminders?|remind me) (?:for|of|about) (?=the \p{L}+|\p{Lu})(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)(.+)$/iu;

const place = '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,3}(?:st|nd|rd|th))';

const turns: readonly (readonly [form: RegExp, plain: (...parts: readonly string[]) => string])[] = [
  // What is said there is asked of just that.
  [/^according to (.+)$/i, (source = '') => `in ${source}`],
  [looked, (what = '') => `what is ${what}`],
  [wondered, (question = '') => `tell me ${question}`],
  [reminded, (thing = '') => `remind ${thing}`],
  // "How many goals has she scored?": they are hers.
  [
    /^(how many (?:\p{Ll}+ )?\p{Ll}+s) (?:did|has|have|had) (.+?) (?:scored?|won|win|lost|lose|got|gotten|get|gained?|earned?|collected?|received?|made|make|took|taken|take|played?|missed?|had)(?: (?:so far|in total|altogether|overall))?$/iu,
    (count = '', owner = '') => `${count} does ${owner} have`,
  ],
  // "Which team lost the most games?": of games, the verb says which are counted.
  [
    /^((?:which|what) \p{Ll}+|who) (won|lost|drew|played|missed|attended) the (most|fewest|least) (?:games|matches|meetings|classes|sessions|rounds|races|fights|bouts)(?: (?:so far|in total|this (?:season|year|month|week)|overall|altogether))?$/iu,
    (who = '', verb = '', degree = '') => `${who} has the ${degree} ${verb}`,
  ],
  [
    /^((?:which|what) \p{Ll}+|who) (?:has )?(?:scored|got|gained|earned|collected|received|made|sold|spent|took|solved|resolved|closed|handled|completed|finished|opened|processed|has) the (most|fewest|least|highest|lowest) (\p{Ll}+s)(?: (?:so far|in total|this (?:season|year|month|week)|overall|altogether))?$/iu,
    (who = '', degree = '', things = '') => `${who} has the ${degree} ${things}`,
  ],
  [
    /^how much (?:do|would|will|can|could|did) (?:i|you|we) save(?: (?:on|with|by) (?:this|it|that))?((?:,)? as a number)?$/iu,
    (form = '') => `return the savings${form}`,
  ],
  [
    /^how much (?:do|did) (?:i|we) owe (?:in|for|of) (?:(?:my|our|the) )?(\p{Ll}+)((?:,)? as a number)?$/iu,
    (debt = '', form = '') => `return my ${debt}${form}`,
  ],
  // "How many seats does the plan include?": it has them.
  [
    /^(?:(?:return|tell me|give me|say) )?(how many (?:\p{Ll}+ )?\p{Ll}+s) (?:does|do) ((?:the|a|an|this|one|each) .+?) (?:include|offer|contain|come with|allow|provide)(?: for)?$/iu,
    (count = '', owner = '') => `${count} does ${owner} have`,
  ],
  [
    /^(?:return|tell me|give me|say) (how many (?:\p{Ll}+ )?\p{Ll}+s) ((?:the|this) .+?) (?:includes?|offers?|contains?|comes? with|allows?|provides?|has|have)$/iu,
    (count = '', owner = '') => `${count} does ${owner} have`,
  ],
  // "Who came third?", "which club is in third place?"
  [
    new RegExp(`^(?:which|what) (\\p{Ll}+) (?:is|was|came|finished|ended(?: up)?)(?: in)? ${place}(?: place)?$`, 'iu'),
    (kind = '', at = '') => `return the ${kind} in ${at} place`,
  ],
  [
    new RegExp(`^who (?:is|was|came|finished|ended(?: up)?)(?: in)? ${place}(?: place)?$`, 'iu'),
    (at = '') => `return the name in ${at} place`,
  ],
];

/** The words as they are where no such turn of speech is in them. */
export function askedPlainly(words: string): string {
  const wished = wishedForMe(words);
  if (wished !== undefined) return wished;
  for (const [form, plain] of turns) {
    const found = form.exec(words.replace(/\?+$/, ''));
    if (found !== null) return plain(...found.slice(1));
  }
  return words;
}
