/** Cuts a goal into sentences, and sentences into clauses of one instruction each. */
import { withoutBackground } from './background.ts';
import { withoutGrounds } from './grounds.ts';
import { inPlainOrder } from './in-order.ts';
import { goesOnListing, isListing } from './listings.ts';
import { withoutManners } from './manners.ts';
import { byPlainMeans, withClosingPressed, withPlacesSought } from './means-and-waits.ts';
import { inPlainTurns } from './roundabout.ts';
import { inPlainSentences } from './sentence-turns.ts';
import { goesOnLoggingIn } from './words/credentials.ts';
import { withYears } from './words/spans.ts';
import { gerundAhead, verbAhead, withVerbSpelled } from './words/verbs.ts';

export interface Clause {
  /** Without lead-ins ("first", "please", "I need you to"); masks stay in it. */
  readonly words: string;
  /** What parted it from the clause before; undefined at the beginning of a sentence. */
  readonly join?: string;
}

const notAhead = `(?:do not|don['’]t|never|without|avoid|refrain from|not|be careful not to|make sure not to|instead of|rather than|leave|keep (?:the|my|all|its|their)|ignore|do nothing|nothing else)(?![\\p{L}\\p{N}-])`;
const polite =
  "(?:please|kindly|just|simply|now|next|then|finally|lastly|last|first(?: of all)?|firstly|second|secondly|third|thirdly|fourth|also|and|afterwards|after (?:that|this|doing so|which)|once (?:that is )?done|when (?:that is )?done|as (?:a|the) (?:next|last|final|first) step|to begin with|to start(?: with)?|in the end|at the end|go ahead and|try to|remember to|(?:don['’]t|do not) forget to|be sure to|make sure to|make sure (?:that )?you|ensure (?:that )?you|let['’]s|let us|help me(?: to)?|(?:i|we)(?:['’]d| would) like (?:you )?to|(?:i|we) (?:need|want) (?:you )?to|(?:i|we) (?:need|want) you to|(?:(?:can|could|would|will) you(?: mind)?|do you mind)(?: please)?|(?:the|our|a) (?:user|customer|client|visitor|person|reader|shopper|owner) (?:wants|wishes|needs|asks you|would like|['’]d like)(?: you)?(?: to)?|you (?:should|must|need to|have to|are to|can|will|may)(?: then| now| also)?|(?:your|the) (?:task|job|goal|mission|objective)(?: here)? is to|(?:your |the )?(?:task|goal|instructions?|objective|todo|steps?)(?: \\d{1,3})?(?::| [-–—])|start by|begin by|continue by|finish by|end by|if (?:you (?:can|could)(?! (?:see|find|notice)\\b)|possible)|it is your job to|we have to|we should|attempt to|again|(?:do|follow|perform|complete|carry out|execute) (?:the following|these|each of these)(?: (?:steps|instructions|tasks|things|actions))?(?: in (?:this )?order)?)";
/** "Last name: Reed" and "Next of kin" begin with no step of an order. */
const counted = /(?!(?:first|last|second|third|middle|next|final) (?:names?|class|initial|of|line|name's)(?![\p{L}\p{N}-]))/u.source;
const leadIn = new RegExp(`^(?:${counted}${polite}(?![\\p{L}\\p{N}'’-])[,:]? ?){1,8}(?=\\S)`, 'iu');
const leadAlone = new RegExp(`^(?:${polite})$`, 'iu');
const infinitive = new RegExp(`^to (?=${verbAhead})`, 'iu');
/** Numbers before steps, and signs before the entries of a list. */
const numberedLine = /(^|\n)(?:\(?(?:step )?\d{1,3}(?:[.):] ?|(?: -| –|:) )|[-*•–] |[a-z]\) )(?=\S)/gi;
const numberedInline = new RegExp(` (?:step )?\\(?\\d{1,2}[.)] (?=${verbAhead})`, 'giu');

/** "The form must be sent" is an order, too. */
const passive = '(?:the|a|an|my|your|all) [^,.;\\n]{1,60}? (?:should|must|needs? to|ha(?:s|ve) to|ought to|(?:is|are) to) be ';
/** "…, on the Sound tab tick the box". */
const placed = `(?:on|in|under|from) the (?:[\\p{L}-]+ ){1,3}(?:tab|section|menu|panel|page|dialog|form|list|table|row|column|sidebar|footer|header),? (?:${verbAhead}) `;
/** "…, under Billing address enter “x” as …": a part of the page by its name, and what is set there. */
const placedByName =
  "(?:under|in|for) (?:the )?(?:[\\p{L}\\p{N}'’.-]+ ){0,3}(?!(?:the|an?|to|and|or|not|of|my|its|your|be) )[\\p{L}\\p{N}'’.-]+,? (?:enter|set|choose|select|fill in|tick|check|type|pick) (?:the |[“\"'\ue000-\uf8ff])";
/** "…, for question 3 choose Good" */
const placedByNumber =
  '(?:under|in|for|at) (?:the )?(?:question|item|row|line|field|part|step|statement|number|no\\.?) #?\\d{1,3},? (?:enter|set|choose|select|fill in|tick|check|type|pick|answer|mark) (?=\\S)';
/** "…, and let him edit": what another may do with it. */
const letting = 'let (?:him|her|them|everyone|everybody|\\p{Lu}\\p{L}+) (?=\\p{L})';
/** "…, and when was it built?" */
const asking = '(?:when|where|how \\p{L}+) (?:is|are|was|were|does|do|did) (?=\\p{L}+ )|who (?:wrote|owns|opened|posted|sent|is) ';
const ahead = new RegExp(
  `(?:${polite},? ){0,4}(?:${notAhead}|(?:${verbAhead})|there (?:is|are) |${letting}|${asking}|${passive}|${placed}|${placedByName}|${placedByNumber})`,
  'iuy',
);
const gerund = new RegExp(`(?:you )?(?:${gerundAhead})|you (?:${verbAhead})`, 'iuy');
const abbreviation =
  /(?:^|[\s(])(?:(?<!\d )(?:min|max)|approx|incl|excl|avg|qty|tel|mrs?|ms|dr|prof|st|no|nr|vs|inc|ltd|co|corp|e\.g|i\.e|etc|jr|sr|ave|dept|[a-z]|[ap]\.m)$/i;
const separator =
  /[.!?]+(?=[ \n)]|$)(?!(?<=[!?]) (?:and|or|in|into|as|to|for) )[ )]*|\s*[;\n]+ ?|,? (?:and |& )?(?:then|finally|lastly),? |,? and after (?:that|this),? |, (?:before|after) (?=[a-z]+ing )|, (?:(?:and|&|but|or|so)(?: also)? )?|\)? (?:and|&|but|plus)(?: also)? | (?:before|after|by|without|while|to then) | (?=(?:hit|press) (?:the )?[“"'\ue000-\uf8ff]?(?:submit|enter|ok|done|[\ue000-\uf8ff])(?:$|[ .,”"']))| \((?=\S)|\)(?= |$)/gi;

/** "… to 4. Apply" is no step: steps are counted from one. */
function withStepsParted(goal: string): string {
  let next = /^\(?(?:step )?1[.):]/i.test(goal) ? 2 : 1;
  return goal.replace(numberedInline, (found) => {
    if (Number(/\d+/.exec(found)?.[0]) !== next) return found;
    next += 1;
    return '\n';
  });
}

/** "(the list opens in a new window)": said of the page; a remark with a "not" or an "if" in it is none. */
const remark =
  /,? \((?:the|it|this|that|there|they|he|she|you) [^()\n]{0,120}?(?:is|are|opens?|appears?|shows?|comes?|can|may|will|has|have|gets?|stands?)\b[^()\n]{0,120}\)|,? \(\p{L}+ (?:may|can) be \p{L}+ed\)/giu;
const binding = /\b(?:not|no|never|don['’]t|without|unless|if|only|except|until|when|instead|but|then)\b/i;
/** What is to be done on the whole, before a colon and its steps; a "not" there would turn the steps round. */
const summary =
  /(?<=^|\n|[.!?] )(?:please )?(?!(?:click|press|tap|open|go|select|choose|type|enter|fill|check|set(?! up)|search|find|in|on|for|from|at|with|using|on|step|first|then|note|do|return|read|tell|(?:write|reply|respond|speak|talk|answer) to)\b)(\p{L}+(?: (?:up|out|in|down))?) (the |my |a |an )?([\p{L}\d-]+(?: [\p{L}\d-]+){0,2}): (?=VERB)/giu;
/** "Apply as Ada Moss: attach …": who does it is said before the steps, and is one of them. */
const inNameOf = new RegExp(
  `(?<=^|\\n|[.!?] )(?:[Pp]lease )?(?:[Aa]pply|[Rr]egister|[Ss]ign up|[Bb]ook|[Oo]rder|[Jj]oin|[Ee]nrol|[Ee]nroll|[Rr]eply|[Cc]omment|[Dd]onate) as (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,3}): (?=${verbAhead})`,
  'gu',
);
const summarized = new RegExp(summary.source.replace('VERB', `(?:${verbAhead})`), 'giu');

/** "Edit Hanna Berg: set …": whom the steps are about is opened first. */
const edited = new RegExp(
  `(?<=^|\\n|[.!?] )((?:[Pp]lease )?(?:[Ee]dit|[Mm]odify) (?=[^:,;\\n]*[\\p{Lu}\\d\ue000-\uf8ff])[^:,;.\\n]{2,60}): (?=${verbAhead})`,
  'gu',
);
/** "Open Addresses: what is …": where the answer stands. */
const placeAsked =
  /(?<=^|\n|[.!?] )((?:open|go to|switch to|look (?:in|into|under)) (?:the )?[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}): (?=(?:what|which|whose|who|how|when|where)\b)/giu;

/** In what form an answer is wanted, said in a sentence of its own. */
const formSaid =
  /[.?!,;:]{1,3} \(?(?:(?:give|return|tell|write|state|answer|reply|report)(?: me| it)?(?: (?:with|in))? )?(?:as (?:an? )?(?:plain |whole |single )?(?:number|integer|figure)|(?<=with |in )a (?:plain |whole |single )?(?:number|figure)|(?:the |a )?number only|(?:just|only) (?:the |a )?(?:bare |plain )?(?:number|amount|figure|digits)|(?:the |a )?(?:bare|plain|raw) (?:number|amount|figure|digits)|in digits)\)?(?=[.!]?(?:$|\n| (?:then|and|click|press|open)\b))/gi;
/** "Decline it, so that it stays shut": what comes of it needs not be done. */
const consequence = /, so (?:that )?(?:the|it|they|he|she|we|i|you|there|my|nothing|nobody) [^.;\n]*/gi;
/** "…, we have enough of it": why it is done. */
const reason =
  /, (?:because (?:we|i|they|it|he|she|the|this|there) [^.;,\n]*|(?:we|i) (?:already |still )?(?:have|had) (?:enough|plenty|one|some|too many|too much|it|them|that)(?: [^.;,\n]*)?|(?:it|they|that) (?:is|are|['’]s) (?:no longer|not) (?:needed|wanted|used|necessary))(?=[.;\n]|$)/gi;
/** "As a guest, without any password": a guest has none. */
const asGuest =
  /(?<=\bas (?:an? )?(?:guest|visitor)),? without (?:(?:an?|any|my|the) )?(?:password|account|login|registration|logging in|signing (?:in|up)|registering)\b/gi;
const answered = /(?:^|[ ,.])(?:decline|dismiss|cancel|reject|refuse|deny|accept|confirm|approve) (?:\S+ ){0,4}\S+$/i;
const longestAnswered = 80;

const elseAhead = new RegExp(`[,;.]?\\s+(?:otherwise|or else|else|if not),? (?=(?:please )?${verbAhead})`, 'giu');

/** What is done in the other case is a sentence of its own. */
const withElseParted = (goal: string) => (/\b(?:if|unless|in case)\b/i.test(goal) ? goal.replace(elseAhead, '; otherwise ') : goal);

/** "Request a visit for Ada on 8 May; symptoms cough and fever": what is told behind it belongs to what is asked for; what is done on a further step does not. */
const toldBehind = new RegExp(
  `; (?!(?:please|then|and|but|or|not|no|never|only|if|unless|otherwise|do|don['’]t|(?:on|in) the (?:next|following|last|first|second|third))\\b|(?:${verbAhead})\\b)(?=\\p{Ll})`,
  'giu',
);
const askedFor =
  /(?:^|[.!?\n] ?)(?:please )?(?:request|book|create|add|invite|submit|register|order|reserve|rent|hire|schedule|file|report|apply|record|log|raise|enroll?) [^!?\n]{10,}$/iu;
const longestAsked = 300;
const withToldBehind = (goal: string): string =>
  goal.replace(toldBehind, (found, at: number, all: string) =>
    askedFor.test(at > longestAsked ? `…${all.slice(at - longestAsked, at)}` : all.slice(0, at)) ? ', ' : found,
  );

const spaced = (goal: string) =>
  withToldBehind(
    withStepsParted(
      withElseParted(
        withoutGrounds(
          withYears(
            inPlainSentences(
              byPlainMeans(inPlainOrder(inPlainTurns(withoutBackground(withoutManners(withPlacesSought(withClosingPressed(goal))))))),
            ),
          ),
        ),
      ),
    ),
  )
    .replace(formSaid, ' as a number')
    .replace(reason, '')
    .replace(asGuest, '')
    .replace(consequence, (found, at: number, all: string) =>
      answered.test(all.slice(Math.max(0, at - longestAnswered), at)) ? '' : found,
    )
    .replace(/\b(the|a|an|to|in|on|of|and|into|for) \1(?= )/gi, '$1')
    .replace(/: (?=(?:fill|complete) (?:in |out )?the form(?:,? and|,|[.]|$))/gi, '. ')
    .replace(remark, (found) => (binding.test(found) ? found : ''))
    .replace(inNameOf, 'set the name to $1, ')
    .replace(edited, '$1; ')
    .replace(placeAsked, '$1. ')
    .replace(summarized, (found, _verb: string, _article: string | undefined, thing: string) =>
      binding.test(found) ? found : `regarding ${thing}, `,
    )
    .replace(numberedLine, '$1')
    // The entries of a list belong to the line that ends in a colon before them.
    .replace(/:\n/g, ': ');

/** In order; a boundary within a sentence stands only where what follows starts as an instruction does. */
export function clausesOf(text: string): readonly Clause[] {
  const goal = spaced(text);
  const clauses: Clause[] = [];
  let start = 0;
  let join: string | undefined;
  const push = (end: number) => {
    const said = withoutLeadIn(goal.slice(start, end).trim());
    // "Find it, and then to open it"
    const words = leadAlone.test(said) ? '' : join === undefined ? said : said.replace(infinitive, '');
    // What was to come then is not said.
    if (words === '' && join !== undefined && /then/i.test(join) && end === goal.length) clauses.push({ words: 'then' });
    if (words !== '') clauses.push(join === undefined ? { words } : { words, join });
  };
  for (const found of goal.matchAll(separator)) {
    if (found.index < start) continue;
    const after = found.index + found[0].length;
    const kind = boundaryAt(goal, start, found[0], found.index, after);
    if (kind === undefined) continue;
    const said = goal.slice(start, found.index);
    const isOpen = found[0].startsWith(')') && said.lastIndexOf('(') > said.lastIndexOf(')');
    push(found.index + (isOpen ? 1 : keepsSign.test(said) ? (/^[!?]+/.exec(found[0])?.[0].length ?? 0) : 0));
    // "by", "before", "without" belong to what they start.
    const kept = /^,?( (?:before|after|by|without) )$/i.exec(found[0])?.[1];
    start = kept === undefined ? after : after - kept.length + 1;
    join = kind === 'hard' ? undefined : (kept ?? found[0]);
  }
  push(goal.length);
  return clauses;
}

/** "Set the PIN to 12ab!", "tell Bo: are you there?": the sign belongs to the secret, or to what is said. */
const keepsSign =
  /\b(?:pass ?(?:word|code|phrase)|pin|secret)\b.* \S+$|^(?:please |and |then )*(?:tell|message|text|dm|ping|answer|reply|respond|write|say|post|comment|send)\b[^:\n]{0,60}: ?[^:\ue000-\uf8ff]+$|\b(?:message|comment|question|text|note|body|remark): [^:\n]+$/iu;

function boundaryAt(goal: string, start: number, sign: string, index: number, after: number): 'hard' | 'soft' | undefined {
  ahead.lastIndex = after;
  if (/^[.!?]/.test(sign)) {
    const isAbbreviated = sign.startsWith('.') && after < goal.length && abbreviation.test(goal.slice(Math.max(start, index - 12), index));
    return isAbbreviated && !ahead.test(goal) ? undefined : 'hard';
  }
  if (/[;\n]/.test(sign)) return 'hard';
  // "…, insurance Private, first visit": what it is, in two words.
  if (/^,/.test(sign) && /^(?:first|second|third) \p{Ll}+\s*(?:$|[,;.])/u.test(goal.slice(after))) return undefined;
  gerund.lastIndex = after;
  const word = sign.replace(/^, /, '').trim().toLowerCase();
  if (word === 'by' && /(?:^|[\s,])(?:start|begin|continue|finish|end)$/i.test(goal.slice(Math.max(start, index - 9), index)))
    return undefined;
  if (word === 'without' || word === 'by' || word === 'before' || word === 'after' || word === 'while')
    return word !== 'while' && gerund.test(goal) ? 'soft' : undefined;
  // "The Plus plan": a name.
  if (/^\)? Plus/.test(sign)) return undefined;
  // A bank's number, and no order.
  if (/^sort codes? /i.test(goal.slice(after))) return undefined;
  if (goesOnLoggingIn(goal.slice(start, index), goal.slice(after))) return undefined;
  if (word === '(' || word === ')') return word === '(' && ahead.test(goal) ? 'hard' : undefined;
  // "All mails but not the first": what is excepted of all belongs to them.
  // "All lamps under 100 euros and not made by Ada": so does what none of them may be.
  if (/(?:but|and|,)$/.test(word) && excepting.test(goal.slice(after)) && severalSaid.test(goal.slice(start, index))) return undefined;
  if (/^,.*(?:then|finally|lastly)|^,? ?then,|^(?:and|&) (?:then|finally|lastly)|and after (?:that|this),?$/i.test(sign.trim()))
    return 'soft';
  // "…, check in May 3, return on Friday": what a stay or trip begins and ends with.
  if (!/then|finally|lastly/.test(word) && dated.test(goal.slice(after)) && booking.test(goal.slice(start, index))) return undefined;
  // "Enter Ada as Name, Newsletter must not be ticked": no list of two.
  if (held.test(goal.slice(after, after + longestHeld)) && startsOrder(goal.slice(start, index))) return 'soft';
  ahead.lastIndex = after;
  // What is searched for ends where a verb of whatever page has an object.
  if (word.endsWith('and') && searched.test(goal.slice(start, index)) && acting.test(goal.slice(after))) return 'soft';
  // "…: category Praise, comment “x”, note None": in a list of values the word is what a field is called.
  if (deedAlone.test(goal.slice(after))) return 'soft';
  if (/^,/.test(sign)) {
    const part = /^[^,;.!?\n]*/.exec(goal.slice(after))?.[0] ?? '';
    if (isListing(goal.slice(start, after) + part) || goesOnListing(goal.slice(start, index), part.replace(/ and .*$/, '')))
      return undefined;
  }
  if (/^,/.test(sign) && fieldAhead.test(goal.slice(after, after + 40)) && listing.test(goal.slice(Math.max(start, index - 200), index)))
    return undefined;
  // Whatever verb it is: it is done to what was spoken of.
  if (
    !ahead.test(goal) &&
    (toIt.test(goal.slice(after)) || (word.endsWith('then') && acting.test(goal.slice(after)))) &&
    !ofRelation.test(goal.slice(after))
  )
    return 'soft';
  ahead.lastIndex = after;
  if (!ahead.test(goal)) return hasSwappedVerb(goal.slice(after, after + 24)) ? 'soft' : undefined;
  return isName(goal, after, ahead.lastIndex) || isAmongNames(goal.slice(start, index), goal.slice(after)) ? undefined : 'soft';
}

const longestHeld = 90;
const held = /^[^,.;\n]{1,60}? (?:must|should|may|shall|has to|needs? to) (?:(?:not|never) )?be \p{L}/iu;
const listing = /: ?[^:]*\S \S[^:]*$/;
const fieldAhead =
  /^(?:comments?|note|reply|answer|report|review|subject|message|title|order|search|filter|mail|book|rate|share|post|text|mark|label|tag|sort|display|view|show|set|use|list|check[ -]?(?:in|out)|invite|assign|repeat|remind|require|ship|deliver|pay|return)(?: (?:number|name|date|code|type))?:? (?:[\ue000-\uf8ff]|\p{Lu}|\d)/u;
const booking = /^\s*(?:\S+ ){0,5}?(?:book|reserve|find|search|rent|hire|plan|get|need|want|like|looking|schedule|show)\b/i;
const dated =
  /^(?:check(?:ing)?[- ]?(?:in|out)|return(?:ing)?|leav(?:e|ing)|depart(?:ing)?|arriv(?:e|ing)|pick(?:ing)?[- ]?up|drop(?:ping)?[- ]?off|com(?:e|ing) back|start(?:ing)?|end(?:ing)?|stay(?:ing)?)(?: (?:on|at|from|by|until|for|date|is|the))*:? (?:the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|next|this|noon)\p{L}*\b)/iu;
/** "…, to JPY, convert": what the button of a form does, without a word of what; a page's own word may stand there. */
export const deedAlone =
  /^(?:(?:re)?calculate|compute|convert|book|reserve|absenden|abschicken|senden|speichern|berechnen|weiter|envoyer|enregistrer|valider|calculer|continuer|enviar|guardar|calcular|continuar)(?: it)?(?= *(?:$|[,;.!]| and | then ))/i;
const searched = /^\s*(?:\S+ ){0,3}?(?:search|look up|look for|query)\b(?! [\ue000-\uf8ff]*$)/i;
const toIt =
  /^\p{Ll}{3,} (?:(?:it|them|both(?: of (?:it|them))?)(?![\p{L}\p{N}'’-])|(?:the )?(?:\p{Lu}{1,6}-?\d[\p{L}\d-]*|#\d+)(?![\p{L}\p{N}'’-]))/u;
/** "With it", "for them": no verb. */
const ofRelation =
  /^(?:with|for|from|after|before|about|into|onto|under|over|above|below|beside|behind|between|without|within|like|than|all|both|only|just|near|that|what|when|where|who|which|how|per|via|not|because|since|while|until|unless|though|are|were|was|does|did|has|have|had|can|will|would|should|could|may|might|must|then|also|row|item|number|order|room|table|task|ticket|issue|page|code)\b/u;
const acting = /^\p{Ll}{3,} (?:(?:the|all|every|each|it|its|them|this) ?|[\ue000-\uf8ff])/u;
const excepting = new RegExp(`^not (?!(?:to|yet|be)\\b|(?:${verbAhead}) \\S)`, 'iu');
const severalSaid = /\b(?:all|every|each|both|everything|everyone)\b/i;

/** "and clcik Save": with two letters swapped, it is no other word. */
function hasSwappedVerb(words: string): boolean {
  const [first = ''] = /^\p{Ll}{4,}(?= )/u.exec(words) ?? [];
  const verb = first === '' ? '' : (withVerbSpelled(first).split(' ')[0] ?? '');
  return verb !== first && verb.length === first.length && [...verb].sort().join('') === [...first].sort().join('');
}

/** "and Save." is a name in a list rather than an order: capitalized, with nothing behind it. */
function isName(goal: string, from: number, to: number): boolean {
  return (
    /^\p{Lu}/u.test(goal.slice(from, from + 2)) &&
    /^(?:[.!?;\n,]|$| (?:and|button|buttons|link|links|tab|tabs|menu|checkbox|checkboxes|box|boxes|option|options|from|in)\b)/i.test(
      goal.slice(to, to + 12),
    )
  );
}

/** "Pick Rust and Go as skills": one of the names that are chosen, of several things; what is done "as" something is an order. */
const isAmongNames = (before: string, behind: string): boolean =>
  (namesChosen.test(before) && /^\p{Lu}\p{L}* as (?:the |my )?\p{Ll}+s(?=$|[ ,.;])/u.test(behind) && !doneAs.test(behind)) ||
  (namesMoved.test(before) && /^\p{Lu}\S* (?:in)?to (?:the )?[\p{Lu}\ue000-\uf8ff]/u.test(behind));
/** "Move Write and Ship to Done": of what is moved it says where to. */
const namesMoved = /^(?:[Pp]lease )?(?:[Mm]ove|[Tt]ransfer|[Aa]ssign) (?:the )?(?:\p{Ll}+ )?\p{Lu}\S*(?:(?:,? and |, | )\p{Lu}\S*)*$/u;
const namesChosen = /^(?:[Pp]lease )?(?:[Pp]ick|[Cc]hoose|[Ss]elect|[Aa]dd) \p{Lu}\S*(?:(?:,? and |, | )\p{Lu}\S*)*$/u;
const doneAs =
  /^(?:save|store|export|download|print|copy|upload|share|send|post|publish|submit|mark|flag|label|tag|name|rename|file|set|use|view|show|open|display|convert|format|log|sign|register|continue|pay) /i;

/** "… (not Clear)": what began with the bracket ends with it. */
const asideEnd = /^([^()]+)\)$/;

function withoutLeadIn(words: string): string {
  const said = words
    .replace(/^[,:)\s]+/, '')
    .replace(/[,\s]+$/, '')
    .replace(asideEnd, '$1')
    .replace(/,? (?:please|thanks|thank you|afterwards|after that|to finish|as well)$/, '')
    .replace(
      /,? (?:when|once|after) (?:you(?:['’]re| are|['’]ve| have)? |it(?:['’]s| is) |all (?:is )?|everything is )?(?:done|finished|complete|ready)$/i,
      '',
    );
  return said.replace(leadIn, '').trim();
}

/** Whether it starts as an instruction does. */
export const startsOrder = (words: string): boolean => {
  ahead.lastIndex = 0;
  return ahead.test(words);
};
