/** What an order means that points back to a sentence before it: "The banner tells a code. Put it into the field". */
import { atom } from './words/text.ts';
import { word } from './words/turns.ts';

const small = "(?!(?:and|or|the|an?|of|in|on|at|with|for|to|by|from|that|which)(?= |$))[\\p{Ll}'’-]+";
const name = `(?:${atom}|\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3})`;
const polite = '((?:please |then |now |just |simply |and |so |(?:can|could|would|will) you (?:please )?){0,3})';
/** The verb that it is done by. */
const act = '(\\p{L}+(?: (?:on|up|out|in|down|for|over))?)';
const end = '(?=$|[ ,.;!?])';
const count = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}|several|many|some|a few|more than one)';

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';

type Turn = readonly [said: RegExp, order: RegExp, meant: (said: readonly string[], order: readonly string[], orders: string) => string];

const singular = (noun: string): string => (/ies$/.test(noun) ? `${noun.slice(0, -3)}y` : noun.replace(/(?<=[sxh])es$|(?<!s)s$/, ''));
const puts = '(?:put|type|enter|write|copy|paste|insert|fill in|use)';

/** Says of one kind of things that there are several. */
const several = new RegExp(
  `^(?:there (?:is|are) (?:an? (?:${small} )?${small} of )?)?(?:(?:the|these|all) )?(?:${count} )?(?:${small} ){0,2}?(${small}s)(?: (?:are|is) (?:shown|listed|displayed|given|offered))?(?: (?:here|below|above|(?:in|on|at|under|below) (?:the|this|each) [^,]{1,40}))?(?:, and there are \\1 (?:in|on|at|under|below) the [^,]{1,40})?$`,
  'iu',
);
const ofTwo = new RegExp(
  `^(?:there are )?(?:the )?two (?:${small} ){0,2}?(${small}s)(?: (?:are|is) (?:shown|listed|displayed|given|offered))?(?: (?:here|below|above|(?:in|on|at|under|below) (?:the|this|each) [^,]{1,40}))?$`,
  'iu',
);
/** A list of words without a verb says nothing of the kind. */
const kindIn = ([sentence = '', things = '']: readonly string[]): string =>
  /^there (?:is|are)\b|\b(?:are|is) (?:shown|listed|displayed|given|offered)\b/i.test(sentence) ? singular(things.toLowerCase()) : '';

const turns: readonly Turn[] = [
  // "The banner tells a code. Put it into the field"
  [
    new RegExp(
      `^the (${small}(?: ${small})?) (?:tells?|shows?|displays?|gives?|holds?|contains?|states?|bears?|has) (?:you )?(?:an?|the) ((?:${small} ){0,2}${small})$`,
      'iu',
    ),
    new RegExp(`^${polite}(${puts}) (?:it|that|this|the (?:${small} )?${small}) (?=(?:in|into|as) )`, 'iu'),
    ([, place = '', thing = ''], [found = '', lead = '', verb = '']) =>
      isItOr(found, thing) ? `${lead}${verb} the ${thing} that the ${place.toLowerCase()} shows ` : '',
  ],
  // "The least amount is told under the box. Set the number to just that"
  [
    new RegExp(
      `^the ((?:${small} ){0,2}${small}) (?:is|are) (?:also )?(?:told|shown|given|written|displayed|printed|stated|mentioned|named) (?!as ).{3,60}$`,
      'iu',
    ),
    /^((?:please )?)(?:set|change|bring|put|adjust) ([^,.;!?]{3,80}?) to (?:just |exactly |precisely )?(?:that|this|it)(?=$|[ ,.;!?])/iu,
    ([, thing = ''], [, lead = '', field = '']) => `${lead}enter the ${thing.toLowerCase()} that is shown as ${field}`,
  ],
  [
    new RegExp(
      `^(?:the|an?) ((?:${small} ){0,2}?${small})(?: (?:(?:that|which) )?(?:(?:you|one) )?(?:(?:is|has|have|are) )?to (?:be )?(?:typed?|enter(?:ed)?|cop(?:y|ied)))? (?:is|are) (?:also )?(?:told|shown|given|written|displayed|printed|stated|mentioned) (?!as ).{3,60}$`,
      'iu',
    ),
    new RegExp(`^${polite}(${puts}) (?:it|that|this)(?=(?: in| into| as) |[,.;]|$| and | then )`, 'iu'),
    ([, thing = ''], [, lead = '', verb = '']) => `${lead}${verb} the ${thing.toLowerCase()} that is shown`,
  ],
  // "The pane is too narrow. Make it wider"
  [
    new RegExp(
      `^(the (?:${small} ){1,3})(?:(?:goes|runs|ranges) from \\S+ to \\S+|(?:is|are|looks?|seems?) (?:(?:much|far|a bit) )?(?:too ${word}(?: to \\p{L}+)?|folded(?: up)?|collapsed|closed|empty|hidden(?: (?:behind|in|under) .{3,40})?))$`,
      'iu',
    ),
    new RegExp(`^${polite}${act} (?:it|them)${end}`, 'iu'),
    ([, thing = ''], [, lead = '', verb = '']) => `${lead}${verb} ${thing.toLowerCase().trim()}`,
  ],
  // "A pop-up covers the page. Close it"
  [
    new RegExp(
      `^an? ((?:${small} )?${small}) (?:covers|hides|blocks|is (?:open|shown|up|over|covering|hiding)|lies over|pops up|appears)(?: (?:the|this) \\p{Ll}+| over .{1,30})?$`,
      'iu',
    ),
    new RegExp(`^${polite}(close|dismiss|shut|hide|accept|decline|confirm) (?:it|that)${end}`, 'iu'),
    ([, thing = ''], [, lead = '', verb = '']) => `${lead}${verb} the ${thing}`,
  ],
  // "It is too dark in the Hall. Raise it by 2 there"
  [
    new RegExp(`^[Ii]t is (?:much |far |a bit |rather )?too ${word} (?:in|at|on) ((?:the |my |our )?${name})$`, 'u'),
    /^((?:please )?)(raise|lower|turn up|turn down|increase|decrease|set|heat|cool|warm|bring)(?: up| down)? (?:it|that)(?: there)? ((?:by|to) [^,.;!?]{1,40}?)(?: there)?(?=$|[,.;!?]| and | then )/iu,
    ([, thing = ''], [, lead = '', verb = '', much = '']) => `${lead}${verb} ${thing} ${much}`,
  ],
  // "Bo has a new number, 555. Put it into the address book"
  [
    new RegExp(
      `^(${name}) has (?:got )?an? (?:new|different|other) ((?:${small} ){0,2}${small})(?:,? which is|, namely|[,:]) (${atom}|[\\p{Lu}\\d+(][^,;]{0,40})$`,
      'u',
    ),
    new RegExp(
      `^${polite}(?:put|enter|write|note|save|store|add|record|type) (?:it|that|this)(?: down)? (?:in|into|to) (?:the|my|our) (?:${word} ){0,2}(?:book|list|contacts?|directory|table|page|register)${end}`,
      'iu',
    ),
    ([, who = '', what = '', value = ''], [, lead = '']) =>
      `${lead}change the ${what === 'number' ? 'phone number' : what} of ${who} to ${value}`,
  ],
  // "We sail to Bern: pick it from what the box suggests"
  [
    new RegExp(`^(?:[Ww]e|I|[Mm]y \\p{Ll}+|[Oo]ur \\p{Ll}+) (?!.*(?:not|n['’]t|no|never)\\b)(?:\\p{Ll}+ ){1,4}(${name})$`, 'u'),
    new RegExp(`^${polite}(pick|choose|select|take) (?:it|that|this) (?=(?:from|in|out of) )`, 'iu'),
    ([, value = ''], [, lead = '', verb = '']) => `${lead}${verb} ${value} `,
  ],
  // "There are several people who are called Bo. Click View for the one from Bern"
  [
    new RegExp(`^there (?:is|are) ${count} (?:${small} )?${small} (?:(?:who|that|which) (?:are|is) )?(?:called|named) (${name})$`, 'iu'),
    /^([^.;!?]{0,120}?\b)the one (?=(?:from|in|at|with|of|who|that|which|born|working|living)\b)/iu,
    ([, who = ''], [, ahead = '']) => `${ahead}the ${who} `,
  ],
  // "Two orders are shown. Open the one that was placed later": of two, the later is the last.
  [
    ofTwo,
    new RegExp(`^([^.;!?]{0,120}?\\b)the one ((?:that|which) (?:was|were|is) \\p{L}+) (later|earlier)${end}`, 'iu'),
    (said, [, ahead = '', done = '', when = '']) => `${ahead}the ${kindIn(said)} ${done} ${/^later$/i.test(when) ? 'last' : 'first'}`,
  ],
  [
    ofTwo,
    /^([^.;!?]{0,120}?\b)the (\p{Ll}{2,}?)er(?: one)?(?=$|[,.;!?]| and | then )/iu,
    (said, [, ahead = '', which = '']) =>
      /^(?:oth|ov|und|numb|lett|nev|aft|lat)$/i.test(which) ? '' : `${ahead}the ${which}est ${kindIn(said)}`,
  ],
  // "Two orders are shown. Type the reference of the one that was placed later", "… Book the cheapest"
  [
    several,
    /^([^.;!?]{0,120}?\b)the ones? (?=(?:that|which|who|with|from|of|in|by|called|named|for)\b)/iu,
    (said, [, ahead = '']) => `${ahead}the ${kindIn(said)} `,
  ],
  [
    several,
    /^([^.;!?]{0,120}?\b)the (\p{Ll}{2,}est|(?:most|least) \p{Ll}+|first|second|third|last)(?: one)?(?=$|[,.;!?]| and | then )/iu,
    (said, [, ahead = '', which = '']) => `${ahead}the ${which} ${kindIn(said)}`,
  ],
  // "Somebody in the list has an unread message. Open that chat"
  [
    new RegExp(
      `^(?:somebody|someone|one (?:person|of them|entry|${small})|one of the ${small})(?: in the ${small}| here)? has (an? (?:${small} ){0,2}${small})$`,
      'iu',
    ),
    new RegExp(`^${polite}${act} (?:that|this) (?!one)(${small})${end}`, 'iu'),
    ([, what = ''], [, lead = '', verb = '', thing = '']) => `${lead}${verb} the ${thing} with ${what.toLowerCase()}`,
  ],
  // "One of the three tabs holds the word “x”. Look for it there"
  [
    new RegExp(
      `^one of (?:the|these) (?:${count} )?(${small}s) (?:holds|has|contains|shows|hides|bears) ((?:the |an? )?(?:${small} )?${name})$`,
      'iu',
    ),
    new RegExp(`^${polite}(?:look for|search for|find|seek) (?:it|that)(?: there| in there| in them)?${end}`, 'iu'),
    ([, places = '', what = ''], [, lead = '']) => `${lead}look through the ${places.toLowerCase()} for ${what.replace(/^an? /i, 'the ')}`,
  ],
  // "There is a link called “More” at the top. Click it", "the dialog has a cross. Press it"
  [
    new RegExp(
      `^there is an? ((?:${small} ){0,3}${small}(?: (?:called|named|labelled|with the name) ${name})?)(?: with (?:numbers?|values?|\\p{L}+s) from \\S+ to \\S+)?(?:,? ((?:at|in|on|below|above|under|beside|next to|behind) .{3,60}))?$`,
      'iu',
    ),
    new RegExp(`^${polite}${act} (?:it|that one)${end}`, 'iu'),
    ([, thing = '', place = ''], [, lead = '', verb = '']) => (isPut(verb) ? '' : `${lead}${verb} the ${thing}${place && ` ${place}`}`),
  ],
  [
    new RegExp(
      `^(the ${small}(?: ${small})?) (?:has|shows|offers|contains|holds) an? ((?:${small} ){0,3}${small}(?: (?:called|named|labelled) ${name})?)$`,
      'iu',
    ),
    new RegExp(`^${polite}(click|press|tap|open|choose|select|delete|tick|check|hit|click on)(?: on)? (?:it|that|that one)${end}`, 'iu'),
    ([, place = '', thing = ''], [, lead = '', verb = '']) => `${lead}${verb} the ${thing} in ${place.toLowerCase()}`,
  ],
  // "Bo takes over the late shift on Friday. Click the person's cell of that day"
  [
    new RegExp(`^(${name}) (?:${small} ){1,3}the (${small}) ${small} on (${weekday})$`, 'u'),
    /^([^.;!?]{0,40}?)\bthe person['’]s (\p{L}+) (?:of|on|for) that day(?=$|[ ,.;!?])/iu,
    ([, who = '', what = '', day = ''], [, ahead = '', thing = ''], orders) =>
      orders.toLowerCase().includes(what) ? `${ahead}${who}'s ${thing} of ${day}` : '',
  ],
  // "I can only read Dutch; set the language of the page accordingly"
  [
    new RegExp(
      `^(?:i|we|he|she|they|my [\\p{L} ]{2,30}?) (?:can |could )?(?:only |just )?(?:reads?|speaks?|understands?|uses?|knows?|lives? in|am from|is in|works? with) (?:only |just )?(${name})(?: only)?$`,
      'iu',
    ),
    new RegExp(
      `^${polite}(set|switch|change|choose|adjust|put|turn) (the (?:${small} ){0,2}?${small}(?: of (?:the|this|my) ${small})?) (?:accordingly|to that|to it|to match)${end}`,
      'iu',
    ),
    ([, value = ''], [, lead = '', verb = '', thing = '']) =>
      `${lead}${verb === 'choose' || verb === 'adjust' ? 'set' : verb} ${thing} to ${value}`,
  ],
];

const putAlone = new RegExp(`^${puts}$`, 'i');
const isPut = (verb: string): boolean => putAlone.test(verb);
/** "The code" of "a discount code". */
const isItOr = (found: string, thing: string): boolean => {
  const [, called] = / the (.+?) ?$/i.exec(found) ?? [];
  return called === undefined || thing === called || thing.endsWith(` ${called}`);
};

const longest = 220;

/** The orders with what the sentence tells in the place of what points back to it; undefined where that is not certain. */
export function resolved(sentence: string, orders: string): string | undefined {
  if (sentence.length > longest) return undefined;
  for (const [said, order, meant] of turns) {
    const told = said.exec(sentence);
    const pointing = told === null ? null : order.exec(orders);
    const plain = told === null || pointing === null ? '' : meant(told, pointing, orders);
    if (pointing !== null && plain !== '' && !/\bthe (?:$| )/.test(plain.slice(-6))) return plain + orders.slice(pointing[0].length);
  }
  return undefined;
}

const pronoun = /\b(?:it|its|them|they|their|theirs|he|she|him|her|his|these|those|both)\b/i;
const shownThere = /(?<!\bfrom )\bthere\b(?! (?:is|are|was|were|will)\b)/i;
const demonstrative =
  /(?:^|\b(?:to|of|for|in|on|at|by|with|from|as|into|just|exactly|than|click|open|press|choose|select|pick|take|type|enter|copy|put|find|delete|do|use|set|raise|lower|make) )(?:that|this)(?! (?:page|site|form|list|table|screen|website)\b)\b/i;
const always =
  /\b(?:accordingly|do so|likewise|the same|the (?:former|latter)|(?:days?|weeks?|months?|years?|hours?|minutes?) (?:later|earlier)|instead|the (?:later|earlier|other) one)\b/i;
const oneOf = /\bthe ones?(?! (?:called|named|labelled|titled)\b)\b/i;
const valueOfIt = /\b(?:to|as|with) (?:just |exactly |precisely )?(?:that|this|it)(?=$|[,.;!?]| and | then )/i;
const namesThing = new RegExp(`${atom}|\\d|(?<=\\S )\\p{Lu}|\\b(?:the|an?|all|every|each|any|some|my|our) \\p{L}`, 'u');
const putsIt = new RegExp(`\\b${puts} (?:it|that|this)\\b`, 'i');
const findsFirst =
  /^(?:please |then )*(?:find|read|copy|note|look up|get|take|remember|memori[sz]e|work out|calculate|count|add up|solve)\b/i;
const indefinite = /(?<!\bin |\bon |\bat |\bunder |\bof |\bbelow )\b(?:an?|one) (?:\p{L}+[ ,.]?)/iu;
const introduced = /\b(?:an?|the|one) ((?:[\p{L}\d-]+ ){1,3}?)([\p{Ll}-]{3,})(?=$|[ ,.])/giu;

/** Whether the orders speak of what the sentence tells: without it, they would mean another thing, or none. */
export function pointsBack(sentence: string, orders: string, isFirst: boolean): boolean {
  if (always.test(orders)) return true;
  let hasThing = !isFirst;
  const [first = '', ...others] = orders.split(/[,.;:!?] ?|\n| and | then /).filter((part) => part.trim() !== '');
  for (const part of [first, ...others]) {
    if (!hasThing) {
      const at = pronoun.exec(part)?.index;
      const thing = namesThing.exec(part)?.index;
      if (at !== undefined && (thing === undefined || thing > at)) return true;
      if (demonstrative.test(part) || oneOf.test(part) || shownThere.test(part) || valueOfIt.test(part)) return true;
    }
    hasThing ||= namesThing.test(part);
  }
  // Which of the two is entered?
  if (indefinite.test(sentence) && !findsFirst.test(first) && putsIt.test(orders)) return true;
  return [...sentence.matchAll(introduced)].some(
    ([, ahead = '', noun = '']) =>
      !new RegExp(`\\b${ahead}${noun}\\b`, 'i').test(orders) &&
      new RegExp(
        `\\b(?:the|that|this) ${noun}(?! (?:of|in|that|which|with|called|named|for|on|at|below|above|next|under|\\p{Lu}|${atom})|\\p{L})`,
        'iu',
      ).test(orders),
  );
}
