/** Puts what is asked for politely, or in a roundabout way, as the plain order or question that it is: "have Blue chosen among the colours". */
import { countOf } from './words/numbers.ts';
import { atom } from './words/text.ts';
import { begins, ends, name, retold, type Turn, word } from './words/turns.ts';
import { verbAhead } from './words/verbs.ts';

const count = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const takes = '(?:pick|choose|select|take|click|tick|book|order|buy|open|reserve|delete|remove|add|like|tap|press)';

const turns: readonly Turn[] = [
  // "In the menu I would like you to pick Ash"
  [new RegExp(`(?<=^|[\\s,;:])(?:i|we)(?:['’]d| would)? (?:like|want|need) you to (?=${verbAhead})`, 'giu'), ''],
  // "Could you see to it that the alarm rings at nine?"
  [/(?:(?:can|could|would|will) you )?(?:please )?(?:see to it|take care|arrange) that (?=\S)/giu, 'make sure that '],
  [
    new RegExp(
      `(?:make sure|ensure) (?:that )?(the (?:alarm|clock|timer|bell)(?: ${word})?) (?:rings|goes off|sounds|wakes me(?: up)?|is set) (?:at|for|to) (?=\\S)`,
      'giu',
    ),
    'set $1 to ',
  ],
  [
    new RegExp(
      `${begins}have (${name}|the \\p{Ll}+(?: ${name})?) (chosen|selected|picked|ticked|checked|marked)(?: (?:among|amongst|from|out of|in|of) (the (?:${word} ){0,4}${word}))?${ends}`,
      'giu',
    ),
    (_, thing = '', done = '', from = '') =>
      `${wayOf[done.toLowerCase()] ?? 'choose'} ${thing}${from && ` from ${from.replace(/^the (?:ways|kinds|sorts|types|forms|choices|options) (?:of|for) (?:the )?/i, 'the ')}`}`,
  ],
  // "The first and the third box" are two of them.
  [
    /\b(?:the )?(first|second|third|fourth|fifth|sixth|last) and (?:the )?(second|third|fourth|fifth|sixth|seventh|last) (box|checkbox|check box|button|link|row|item|option|result|entry|card|image|picture|photo|tab|file|message|mail|tile|square)(?!\p{L})/giu,
    'the $1 $3 and the $2 $3',
  ],
  // "Add three todos: Buy milk, Walk the dog and Wash up": each of them.
  [
    /(?<=^|[.!?\n] ?)((?:please )?(?:add|create|make)) (?:the following |these |the )?(?:(?:two|three|four|five|six|seven|eight|\d{1,2}) )?(?:new |more )?(\p{Ll}{3,}s): (?=[^:;\n]+(?:, | and )[^:;\n]+)/giu,
    '$1 the $2 ',
  ],
  // Three lines are the button of a menu, whatever it is called.
  [
    new RegExp(`(?<=(?:open|click|press|tap|use|expand)(?: on)? )(?:the )?(?:ham)?burger(?:[- ](?:menu|icon|button))*${ends}`, 'giu'),
    'the menu',
  ],
  // "Answer the quiz with Ash, Oak and Elm": one question after the other.
  [
    /(?<=^|[.!?\n] ?)((?:please )?)(?:answer|complete|fill (?:in|out)|take|do|solve) (?:the |this |my )(?:\p{Ll}+ )?(?:quiz|survey|questionnaire|poll|questions)(?:,? (?:with|by answering)(?: the)?(?: answers?)?:?|: ?(?:answer )?) ?([^.;:!?\n]*(?:, | and |, and )[^.;:!?\n]+)(?=$|[.!?;\n])/giu,
    (_, please = '', answers = '') => `${please}choose ${answers.split(/,? and |, (?:then )?/).join(', then choose ')}, then finish`,
  ],
  // "The link that leads to Ash"
  [
    /\b(link|button|tab|entry) (?:that|which) (?:leads?|goes|points?|takes (?:one|you|me)|brings (?:one|you|me)) to (?:the )?(?=\S)/giu,
    '$1 ',
  ],
  [new RegExp(`${begins}follow (?=(?:the|a) (?:${word} ){0,3}?link\\b)`, 'giu'), 'click '],
  // "Open the result that is called Ash, which may be on a later page"
  [
    new RegExp(
      `(?<=\\p{L}) (?:that|which|who) (?:is|are) (called|named|labelled|labeled|titled|headed|headlined|captioned) (?=${name})`,
      'gu',
    ),
    ' $1 ',
  ],
  [new RegExp(`(?<=\\p{L}) (?:headlined|headed|entitled) (?=${name})`, 'gu'), ' titled '],
  [
    new RegExp(
      `,? (?:which|who) (?:may|might|could|can) (?:also |well |perhaps )?(?:be|stand|come)(?: found| hidden| shown)? (?:on|in|under|behind|below|further) [^,.;!?\\n]{1,40}?${ends}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `${begins}(?:(in|from) (the (?:\\p{Ll}+ )?menu),? )?(?:please )?(?:pick|choose|select|open|take) (${name}),? which is (?:kept|found|to be found|hidden|listed|placed) (?:under|in|below|within) (${name})(?:,| >| and then| and)? (${name})${ends}`,
      'giu',
    ),
    (_, _by = '', menu = '', last = '', first = '', second = '') => `select ${first} > ${second} > ${last} from ${menu || 'the menu'}`,
  ],
  // "Take Ash from what the box suggests"
  [
    new RegExp(
      `${begins}type (?:in )?the first (?:few |two |three )?letters(?: of (?:the )?(?:${word} ){0,4}?${word})? (?:in|into) (the (?:${word} ){0,3}${word})(?:,| and|, and|, then| and then) (?:take|pick|choose|select) (${name}) from (?:the|its) (?:suggestions|list|matches)(?: that (?:opens|appears|comes up))?${ends}`,
      'giu',
    ),
    'choose the suggestion $2 from $1',
  ],
  [
    new RegExp(
      `${begins}(?:pick|choose|select|take) (${name}) from what (the (?:${word} ){0,2}${word}) (?:suggests|offers|proposes)${ends}`,
      'giu',
    ),
    'choose the suggestion $1 from $2',
  ],
  // "Three of the Ash"
  [
    new RegExp(
      `(?<=\\b(?:need|want|like|order|buy|put|add|get|take|and|,) )(${count}|\\d{1,3}) of the (?=${name}(?:$|[,.;]| (?:and|in|into|to|please)\\b))`,
      'giu',
    ),
    (_, many = '') => `${countOf(many)} `,
  ],
  // "The answer that Bo gave", "the Bo who lives in Bern"
  [
    new RegExp(
      `\\b(answer|comment|post|message|reply|review|note|question|photo|picture|entry|mail|recipe|book|song|proposal|suggestion)s? (?:(?:that|which) )?(${name}) (?:has |had )?(?:given|gave|wrote|written|posted|left|made|sent|asked|took|taken|uploaded|added|composed)${ends}`,
      'gu',
    ),
    '$1 by $2',
  ],
  // "The version that Ada saved on 3 May"
  [
    new RegExp(
      `\\b(\\p{Ll}{3,}) (?:that|which) (${name}) (?:has |had )?(?:saved|made|created|written|wrote|uploaded|placed|booked|submitted|opened|sent|posted|added|entered|signed) on (?:the )?(\\d[^,.;!?\\n]{1,24}?|\\p{Lu}\\p{Ll}+ \\d{1,2})${ends}`,
      'gu',
    ),
    '$1 of $3 by $2',
  ],
  [
    new RegExp(`(the ${name}) (?:who|that) (?:lives|is|works|comes|stays|resides|sits|dwells) (?:in|from|at) (?=(?:the )?${name})`, 'gu'),
    '$1 from ',
  ],
  [
    /\b(post|message|mail|note|comment|letter|article|thread|entry|answer|review|question)s? (?:in which|where) (?:somebody|someone|one|it|he|she|they|people) (?:writes?|talks?|speaks?|tells?|asks?|says something|reports?|is|are)(?: (?:writing|talking|speaking))? (?:about|of) (?=\S)/giu,
    '$1 about ',
  ],
  // Where it is dragged to, it is let go.
  [
    /(\b(?:drag|move|pull|carry|slide) [^.;!?\n]{2,80}?(?: to| onto| into| over| on) [^.;!?\n]{2,60}?),? (?:and|then|and then) (?:let (?:it|them|him|her) go|let go(?: of it| of them)?|drop (?:it|them)|release (?:it|them)|leave (?:it|them))(?: (?:there|on it|in it|into it))?(?=$|[.,;!?\n]| and | then )/giu,
    '$1',
  ],
  [/(?<=\b(?:drag|move|pull|carry|slide) [^.;!?\n]{2,60}) over (?=to |onto |into )/giu, ' '],
  [
    new RegExp(
      `${begins}put the (\\p{Ll}+) (?:on|at|to) ([^,.;!?\\n]{3,40}?) (?:by means of|using|with the help of|with|in) the calendar${ends}`,
      'giu',
    ),
    'set the $1 to $2',
  ],
  [/ by means of (?=(?:the|its|an?) )/giu, ' using '],
  // Nobody else is meant by what names one.
  [
    new RegExp(
      `(?<=\\S)(?:,? (?:and|but)(?: (?:for|to|of|by|with|from|on|in))?|, not(?: (?:for|to|of|by|with|from|on|in))?|,) (?:nobody else|no ?one else|nothing else|none else|no other(?:s| ones?)?|anybody else|anyone else)${ends}`,
      'giu',
    ),
    '',
  ],
  [/\b(submit|send|save|confirm|apply|order|book) (it|this|that|them) then(?=$|[.,;!?\n])/giu, '$1 $2'],
  [/(?<=\S) (?:in the end|eventually|at last)(?=[.!]?$|[.;!] |\n)/giu, ''],
  // "Find the person whose phone is 5 and give me the e-mail"
  [
    new RegExp(
      `${begins}(?:find|look up|look for|search for) (the \\p{Ll}+ (?:whose|with|who|that|which) [^,.;!?\\n]{3,80}?)(?:,| and|, and|, then| and then) (?:give|tell|return|read|send)(?: me)? (?:the|their|its|his|her) ((?:\\p{Ll}[\\p{Ll}-]* )?\\p{Ll}[\\p{Ll}-]*)(?: of (?:it|them|him|her|that person))?(?=$|[.;!?\\n])`,
      'giu',
    ),
    'return the $2 of $1',
  ],
  // What somebody has under it, and no letter.
  [
    /\bthe e-?mail (?=of the (?:person|user|customer|member|contact|employee|guest|client|student|player|one) (?:whose|with|who|that|which) )/giu,
    'the e-mail address ',
  ],
  [
    /(?:(?:can|could|would) you )?(?:please )?(?:tell me |say |return )?how (?:warm|hot) (?:it (?:gets|will (?:be|get)|is)|(?:does|will) it (?:get|be)) (on|in|at) ([^,.;!?\n]{2,40}?) at (?:the )?(?:most|highest)(?=$|[.;!?\n])/giu,
    'what is the high $1 $2',
  ],
  [
    /(?:(?:can|could|would) you )?(?:please )?(?:tell me |say |return )?how (?:cold|cool) (?:it (?:gets|will (?:be|get)|is)|(?:does|will) it (?:get|be)) (on|in|at) ([^,.;!?\n]{2,40}?) at (?:the )?(?:most|lowest|least)(?=$|[.;!?\n])/giu,
    'what is the low $1 $2',
  ],
  // "E-mail of Bo Lind?"
  [
    /^(?:the )?((?!(?:what|which|who|whose|where|when|why|how|is|are|do|does|did|can|could|will|would|has|have|was|were|and|or|if|any)\b)\p{L}[\p{Ll}-]*(?: \p{Ll}+){0,2} (?:of|on|for|in|at) [^,.;:!?\n]{2,60})\?$/iu,
    (said, what = '') => (order.test(what) ? said : `what is the ${what.charAt(0).toLowerCase()}${what.slice(1)}?`),
  ],
  // "The page will then offer to undo that: do so"
  [
    new RegExp(
      `${begins}the (?:page|site|app|screen|form|banner|message|toast) (?:will |may )?(?:then )?(?:offers?|proposes?|lets? (?:you|one)|allows? (?:you|one)) (?:you )?(?:to )?(\\p{L}+) (?:it|that|this)(?::|;|,|\\.)? (?:and |please |then )*do (?:so|that|it)${ends}`,
      'giu',
    ),
    (_, verb = '') => `click ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
  ],
  // "Of those that leave after ten, book the cheapest"
  [
    new RegExp(
      `${begins}of (?:those|them|all|these|the \\p{Ll}+s) ((?:that|which|who|with|from|in|at|under|over|below) [^,;!?\\n]{2,60}?),? (?:please )?(${takes}) the (\\p{Ll}+est|most \\p{Ll}+|least \\p{Ll}+|first|last)(?: one)?${ends}`,
      'giu',
    ),
    '$2 the $3 one $1',
  ],
  [
    new RegExp(
      `${begins}(${takes}) the (?!(?:latest|rest|guest|test|request|nearest|west|chest|nest|forest|interest|best|digest|contest|harvest|manifest)\\b)(\\p{Ll}+est|most \\p{Ll}+|least \\p{Ll}+)${ends}`,
      'giu',
    ),
    '$1 the $2 one',
  ],
  // "I want to keep only Ash; unsubscribe me from all the others"
  [
    new RegExp(
      `${begins}(?:i|we) (?:only )?(?:want|need|wish|would like|['’]d like) (?:only )?to keep (?:only |just )?(${name})[,.;:]? (?:so |and )?(?:please )?(\\p{Ll}+)(?: (?:me|us))?( from)? (?:all )?(?:of )?the other (\\p{Ll}+)s${ends}`,
      'giu',
    ),
    '$2$3 every $4 except $1',
  ],
  // "All that are of the kind fern": whatever stands in the rows.
  [/\b(that|which|who) (is|are) of (?:the |a )?(?:kind|type|sort|category|class) (?:of )?(?=\S)/giu, '$1 $2 '],
  [
    /\b(tick|check|select|mark|choose|pick|click|delete|remove) (all|everything) (?=(?:that|which) (?:is|are|has|have|costs?)\b(?! not\b))/giu,
    '$1 all items ',
  ],
  // What belongs to one is its own, and is filled in where there is room for it.
  [
    new RegExp(
      `${begins}(?:fill in|enter|type|type in|write|give|provide) the (\\p{Ll}+(?: \\p{Ll}+)?) (?:that|which) (?:belongs to|goes with|stands (?:at|beside|next to)|is (?:listed|shown|given) (?:for|beside|next to)) (${name})${ends}`,
      'giu',
    ),
    'copy the $1 of $2 into the field',
  ],
  [new RegExp(`${begins}(?:change|turn|correct) the word (${name}) (?:in)?to (${name})`, 'giu'), 'replace $1 with $2'],
  // "When each one is decided": behind what decides them all.
  [
    /(?<=[.;!?] )(?:when|once|after|as soon as) (?:each(?: one)?|every one|all(?: of (?:them|these))?|both(?: of them)?|everything) (?:of them )?(?:is|are|has been|have been) (?!not )\p{Ll}+(?:ed|ne|en),? (?=\p{L})/giu,
    'Then ',
  ],
  // "Among the circles one is bigger than all the others; click it"
  [
    /\bamong (?:the|these|all the) (?:[\p{Ll}\d]+ )?(\p{Ll}+?)s,? (?:there is )?one (?:(?:that|which) )?is (\p{Ll}+)er than (?:all )?(?:the )?(?:others?|rest)[.;,:]? (?:so |and |then |please )*(click|press|tap|select|choose|pick|open|delete)(?: on)? (?:it|that one|this one)(?=$|[.,;!?\n]| and | then )/giu,
    '$3 the $2est $1',
  ],
];

const wayOf: Readonly<Record<string, string>> = { ticked: 'tick', checked: 'check', marked: 'mark' };
const order = new RegExp(`^(?:please )?(?:${verbAhead}) (?:the|my|all|every|${atom})`, 'iu');

/** What is longer is no request put in nice words, and would take long to look through. */
const longest = 4_000;

export const inPlainTurns = (goal: string): string => (goal.length > longest ? goal : retold(goal, turns));
