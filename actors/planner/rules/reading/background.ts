/** Leaves out the sentences that only tell how the page is: "The table lists the codes of all depots. Find the code of Ashby". */
import { pointsBack, resolved } from './pointing-back.ts';
import { atom } from './words/text.ts';
import { word } from './words/turns.ts';
import { verbAhead } from './words/verbs.ts';

/** What holds or shows others, by the names that people give it. */
const holding =
  '(?:web ?)?page|site|app|screen|form|table|list|grid|map|chart|diagram|graph|plan|board|calendar|time ?table|schedule|roster|menu|sub-?menu|banner|header|footer|side ?bar|toolbar|pane|panel|column|row|tab|section|box|dialog(?:ue)?|window|pop-?up|inbox|mailbox|feed|gallery|picture|image|photo|icon|key ?pad|tree|folder|catalogue|catalog|directory|address book|legend';
/** What a page is made of. */
const part = `(?:${holding}|line|field|card|tile|chat|thread|text|paragraph|article|button|link|slider|bell|entry|entries|item|result|option|product|post|question|heading|title|price|rating|score|badge|check ?box|drop-?down|name|number|figure|word|colou?r|code|tag|label)(?:e?s)?`;
const holder = `(?:${holding}|shelf|drop-?down(?: (?:list|menu))?|widget|shop|store)(?:e?s)?`;
const counted =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3}|several|many|some|a few|a number of|lots of|various|most|all|both)(?: (?:of )?(?:the|these|those|its))?';
const each = `(?:each|every)(?: of the| one of the)?|${counted}`;
const said = '(?:shown|listed|displayed|told|printed|written|given|named|explained|found|kept|hidden)';
const laid =
  '(?:spread|scattered|distributed|grouped|divided|split|parted|arranged|laid out|numbered|sorted|stacked|folded|folded up|folded in|collapsed|hidden|shown|listed|displayed|printed|drawn|opened up|closed up)';
const side = 'left|right|top|bottom|upper left|upper right|lower left|lower right|left-hand side|right-hand side|side|edge|end|beginning';
/** Where on the page. */
const place = `(?:(?:at|on|to|in|along|near) the (?:very )?(?:${side})(?: (?:side|corner|edge|hand side))?(?: of (?:the|this|each|every) (?:${word} )?${part})?|(?:right |just |further |all )?(?:below|above|beneath|underneath|underneath it|under it|below it|above it|beside it|next to it|behind it|in front of it|under them|beside them|next to them|further down|further up|here)|(?:in|on|under|below|above|beneath|underneath|beside|next to|behind|inside|within|over) (?:the|this|each|every|a|an|one of the|all) (?:${word} ){0,3}${part}(?: (?:below|above))?)`;
const shows =
  '(?:lists?|shows?|displays?|contains?|holds?|has|have|offers?|tells?|states?|gives?|bears?|carry|carries|presents?|includes?|features?|consists? of|describes?|depicts?|sells?|lets you|allows you to|can be (?:opened|folded|unfolded|scrolled|sorted|searched|closed|dragged|moved)|(?:is|are) made (?:up )?of|(?:goes|runs|ranges) from)';
const of = `(?: (?:of|in|on|at|to|with|for|below|above|beneath|under|beside) (?:${word} ){0,4}${word}){0,2}?`;
const hedge = '(?:(?:also|always|all|now|currently|already|then|here|mostly|usually|at first|will|may|might|can) ){0,2}';

const forms: readonly RegExp[] = [
  // "There is a column of links at the left"
  new RegExp(
    `^there (?:is|are|will be) (?:an?|one|some|another|${counted}|also an?) (?:${word} ){0,6}?(?:${part}|${place})(?![\\p{L}’'-])`,
    'iu',
  ),
  // "On this page there is a form"
  new RegExp(
    `^${place},? there (?:is|are) (?:an?|one|some|another|${counted}) (?:${word} ){0,4}${word}(?: (?:of|for|with) (?:${word} ){0,3}${word})?$`,
    'iu',
  ),
  // "This is a page of the library", "you see a list"
  new RegExp(
    `^(?:this|here) is (?:an?|the) (?:${word} ){0,2}${part}${of}$|^(?:you|one) (?:can )?(?:see|find|get)s? (?:here )?(?:an?|the|${counted}) (?:${word} ){0,3}?(?:${part}|${place})(?![\\p{L}’'-])${of}`,
    'iu',
  ),
  // "You are in a lift on floor 1", "you are given two lists"
  new RegExp(
    `^you(?:['’]re| are) (?:now |currently )?(?:in|on|at|inside|viewing|looking at|shown|given|presented with|facing|in front of) (?:an?|the|this|${counted}) (?:${word} ){0,4}?${word}(?: (?:on|at|in|of|with|for) (?:${word} ){0,4}${word})?$`,
    'iu',
  ),
  // "Some of the rows are grey"
  new RegExp(
    `^(?:some|several|many|a few|most|others?|one or two)(?: of (?:the|these|them))? (?:${word} ){0,3}?are ${word}(?: (?:out|up))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:the|this) (?:(?:web ?)?page|site|list|form|text|menu)${of} (?:is|are) (?:very |quite |rather |pretty |a bit |a little )?(?:long|short|slow|crowded|simple|busy)$`,
    'iu',
  ),
  new RegExp(
    `^(?:the|all|these|those|its) (?:${word} ){0,3}${word} (?:is|are) (?:click|sort|dragg|edit|search|scroll|collaps|foldable|mov)(?:able|ible)$`,
    'iu',
  ),
  // "There are several people who are called Bo"
  new RegExp(
    `^there (?:is|are) (?:more than one |${counted} )(?:${word} ){0,2}${word} (?:(?:who|that|which) (?:are|is|bear|have) )?(?:called|named|with the (?:same )?name|of the (?:same )?name)(?= |$)`,
    'iu',
  ),
  // "The table lists the codes of all depots"
  new RegExp(`^(?:the|this|an?|another|each|every|${each}) (?:${word} ){0,3}?${holder}${of},? ${hedge}${shows} \\S`, 'iu'),
  // "Each bird has its kind beside it", "every room tells how many beds it has"
  new RegExp(
    `^(?:${each}) (?:${word} ){1,4}?${hedge}(?:tells?|says?|shows?|states?|lists?) (?:how|which|what|who|when|where|its|their|the|an?) \\S`,
    'iu',
  ),
  new RegExp(
    `^(?:${each}) (?:${word} ){1,4}?${hedge}(?:has|have|bears?|carry|carries|comes? with|stands?|lies?) (?:an?|its|their|his|her|the|some|two|three)? ?(?:(?:${word} ){0,3}?${place}|(?:own )?(?:${word} )?${part})(?=$|[ ,])`,
    'iu',
  ),
  // "The names are spread over five pages", "two orders are shown"
  new RegExp(
    `^(?:(?:the|this|these|an?|its|their|${each}) (?:${word} ){0,4}?${word}|(?:${word} ){0,2}?${word}s)${of} (?:is|are) ${hedge}${laid}(?: (?:up|in|away|out|\\p{L}+ly))?(?: (?:over|across|into|among|on|in|by|from|under|below|above|behind|beside|at|to) .+)?$`,
    'iu',
  ),
  // "The notices are behind the bell", "its width is told beneath"
  new RegExp(
    `^(?:the|this|these|an?|its|their|${each}) (?:${word} ){0,4}?${word}${of} (?:(?:is|are|can be|may be|will be)(?: ${hedge}${said})?|stands?|lies?|sits?|appears?|comes? up) ${place}(?: (?:too|as well))?$`,
    'iu',
  ),
  // "Each parcel is listed with its weight"
  new RegExp(
    `^(?:the|all the|all|${each}) (?:${word} ){0,3}?${word} (?:is|are) ${hedge}(?:${said}|labelled|labeled|marked|drawn) (?:with|by|beside|next to|under|over|above|below) (?:its|their|the) (?:${word} ){0,2}?${word}$`,
    'iu',
  ),
  // "A box is asking for a nickname"
  new RegExp(
    `^(?:the|an?|this) (?:${word} ){0,2}?${holder} (?:is asking|asks|is waiting|waits) for (?:an?|the|your) (?:${word} ){0,3}?${word}$`,
    'iu',
  ),
  // "Only one picture is shown at a time"
  new RegExp(`^(?:one|two|three|four|a few) (?:${word} ){0,3}?${word} (?:is|are) ${said} at (?:a|one) time$`, 'iu'),
  // "The left pane is too narrow to read"
  new RegExp(
    `^the (?:${word} ){0,3}?${part} (?:is|are|looks?|seems?) (?:much |far |a bit |a little )?too ${word}(?: to \\p{L}+| for .+)?$`,
    'iu',
  ),
];

/** What is wanted is no news of the page; nor is what is said to be none, or what hangs on something. */
const wanting =
  /[?:]|\b(?:please|needs?|needed|wants?|wanted|wish(?:es|ed)?|would|must|should|shall|ought|prefer(?:s|red)?|favou?rites?|let(?:['’]s| us)|make sure|ensure|(?:has|have|had|is|are) to|going to|required?|ordered|only|just|never|(?:un)?(?:ticked|checked|selected)|chosen|don['’]t|do not|unless|until|except|instead|otherwise|without|so|therefore|hence|but|if|wrong|mistaken?|missing|typo|old|outdated|expired|we|us|i|me|my|mine|myself)\b/iu;
/** How a page behaves to whoever uses it. */
const behaviour =
  /,? (?:when(?:ever)?|as soon as|once|after|if) (?:one|you|somebody|someone|it is|they are|the mouse) (?:points?|hovers?|clicks?|press(?:es)?|taps?|opens?|touch(?:es)?|scrolls?|moves?|clicked|pressed|hovered|opened|goes|go|comes|rests?|is)\b[^,;]{0,40}$/iu;
const noneSaid = /^there (?:is|are|will be) (?:no|not|nothing|nobody|none|only)\b/i;
/** "There is a message to be sent" */
const awaiting = new RegExp(
  `^there (?:is|are)\\b.{0,80}? (?:to be|(?<!links? |link )to (?:${verbAhead})|for (?:us|me|you)|waiting)\\b`,
  'iu',
);
/** One of what a page offers may be just what is wished. */
const offered =
  /^there is (?:an?|one|another) (?!(?:drop-?down|side|main|context|navigation|small|big|long|short|new|second) )(?:[\p{L}\d'’-]+ ){1,4}(?:menu|option|product|item|card|entry|result|plan|board|price|colou?r|offer|rating)\b/iu;
const inPart = new RegExp(`^(?:in|on) (?:the|this) (?:${word} ){0,2}${part}, (?=(?:each|every|all|the|there)\\b)`, 'iu');
/** Who comes along is said for a form. */
const ofPeople =
  /\b(?:people|persons?|guests?|adults?|child(?:ren)?|kids?|passengers?|travell?ers?|visitors?|babies|baby|dogs?|cats?|pets?)\b/i;
const isOfPage = /\b(?:list|table|page|row|column|called|named|shown|listed|name|names)\b/i;
/** What is written by whoever asks says its own words. */
const written =
  /^(?:the|my|an?|this) (?:\p{L}+ ){0,2}?(?:message|text|note|comment|mail|letter|post|reply|answer|review|card|title|subject|caption|description|greeting)\b.{0,40}? (?:says?|reads?|is|tells?|states?|contains?|has)\b/iu;
const order = new RegExp(`^(?:and |then |please |or )*(?:${verbAhead})`, 'iu');
const goesOn =
  /^(?:and |with |some |most )?(?:whose|which|who|where|there|the|its|their|each|every|all|an?|some|most|others?|one|with)\b/iu;
const enumerated = new RegExp(
  `^((?:the|this) (?:${word} ){0,3}?${holder} (?:has|shows|holds|offers|contains|consists of) (?:two|three|four|five|six|seven) (?:${word} )?${word}s): [^:]+$`,
  'iu',
);
const span = /(?<=\S) from \d+ to \d+/giu;
const longest = 220;

/** Whether the sentence tells how the page is, and orders nothing. */
function tellsOfPage(sentence: string): boolean {
  const words = sentence
    .replace(/^there['’]s /i, 'there is ')
    .replace(inPart, '')
    .replace(/^only (?=one |two |three |four |a few )/i, '')
    .replace(behaviour, '')
    .replace(enumerated, '$1');
  if (
    words.length > longest ||
    wanting.test(words) ||
    noneSaid.test(words) ||
    offered.test(words) ||
    awaiting.test(words) ||
    written.test(words)
  )
    return false;
  if (ofPeople.test(words) && !isOfPage.test(words)) return false;
  const [, ...behind] = words.split(/, | - | – |; | and /);
  if (behind.some((piece) => order.test(piece))) return false;
  if (
    !words
      .split(/, /)
      .slice(1)
      .every((piece) => goesOn.test(piece))
  )
    return false;
  return forms.some((form) => form.test(words));
}

/** Says what is there to be seen, whatever its names. */
const showing = new RegExp(
  `^(?:the|this) (?:${word} ){0,3}?${holder}${of} ${hedge}(?:lists?|shows?|displays?|presents?|describes?|depicts?) `,
  'iu',
);
/** It is so, and nobody wishes it. */
const whereOneIs = /^you(?:['’]re| are) /i;
const values = new RegExp(`${atom}|(?<=[^.] )\\p{Lu}[\\p{L}\\d-]*|\\d[\\d.,:/-]*`, 'gu');

/** What it names that nothing else of the goal does would be lost with it. */
const isSaidElsewhere = (sentence: string, rest: string): boolean =>
  showing.test(sentence) ||
  whereOneIs.test(sentence) ||
  enumerated.test(sentence) ||
  (sentence.replace(span, '').match(values) ?? []).every((value) => rest.includes(value));

const located = new RegExp(
  `^(?:the|this) (?:${word} ){0,4}?(${word}) (?:is|stands?|lies?|sits?|can be|appears?)(?: ${said})? ${place}`,
  'iu',
);
const oneThere = /^there (?:is|will be) (?:an?|one|another)\b/i;

/** Where the very thing stands that is spoken of else: it may tell it from its likes. */
function locates(sentence: string, others: string): boolean {
  const [, thing = ''] = located.exec(sentence) ?? [];
  if (thing !== '' && !/\b(?:each|every)\b/i.test(sentence) && others.toLowerCase().includes(thing.toLowerCase())) return true;
  return oneThere.test(sentence) && sentence.match(values) !== null;
}

const longestGoal = 2_000;
const sentenceEnd =
  /(?<!\b(?:\p{L}|[Mm]rs?|[Mm]s|[Dd]r|[Ss]t|[Nn]o|vs|etc|approx|[ap]\.m))[.!]+ (?=["“(\p{Lu}\d\ue000-\uf8ff])|; |: (?=(?:please )?(?:pick|choose|select|take) (?:it|that|this) (?:from|in|out of) )|\n+/gu;

/** As it is where no sentence is background; what an order behind one points back to stands in its place. */
export function withoutBackground(goal: string): string {
  if (goal.length > longestGoal) return goal;
  const signs = [...goal.matchAll(sentenceEnd)];
  if (signs.length === 0) return goal;
  const sentences = signs.map(({ index, 0: sign }, at) => ({ text: goal.slice(at === 0 ? 0 : endOf(signs[at - 1]), index), sign }));
  sentences.push({ text: goal.slice(endOf(signs.at(-1))), sign: '' });
  let kept = '';
  let isAnyDropped = false;
  for (let at = 0; at < sentences.length; at += 1) {
    const { text = '', sign = '' } = sentences[at] ?? {};
    const plain = text.trim().replace(/[.!]+$/, '');
    const rest = sentences.slice(at + 1).reduce((all, each) => all + each.text + each.sign, '');
    const meant = rest === '' ? undefined : resolved(plain, rest);
    if (meant !== undefined && isSaidElsewhere(plain, meant)) return kept + withoutBackground(meant);
    const others = kept + rest;
    const isBackground =
      others.trim() !== '' &&
      tellsOfPage(plain) &&
      isSaidElsewhere(plain, others) &&
      !locates(plain, others) &&
      !pointsBack(plain, rest, kept === '');
    if (isBackground) isAnyDropped = true;
    else kept += text + sign;
  }
  return isAnyDropped && kept.trim() !== '' ? kept : goal;
}

const endOf = (sign: RegExpMatchArray | undefined): number => (sign?.index ?? 0) + (sign?.[0].length ?? 0);
