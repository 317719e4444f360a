/** Turns of phrase that say what is read in other words: each is put in those. */

import { arrows, turnsOfControls } from './turns-of-controls.ts';
import { turnsOfMail } from './turns-of-mail.ts';
import { turnsOfTalk } from './turns-of-talk.ts';
import { turnsOfWriting } from './turns-of-writing.ts';
import { anyNoun } from './words/nouns.ts';
import { atom } from './words/text.ts';

const bareField =
  '(?:the|this|that|a|an) (?:(?:text|input|date|time|number|empty|only) ?)*(?:field|box|input|text ?box|text ?area)(?: below| above)?';
const mail = '(?:e-?mail|mail|message)';

const adjusts = '(?:set|change|move|make|increase|raise|decrease|lower|adjust|choose|select|bring|put|turn)';

/** A name, a handle or a channel. */
const addressee = "(\\p{Lu}[\\p{L}.'’-]*(?: \\p{Lu}[\\p{L}.'’-]*){0,2}|[@#][\\p{L}\\p{N}_.-]+)";
const introduced = '(?: saying(?: that)?:?| that says:?|:| that)';
/** And what leads on to what is to be said there. */
export const addressed = `${addressee}${introduced} `;
/** Of several, or with words in quotes, it may be a form of its own. */
const aMessage = '(?:an?|this|the) (?:(?:quick|short|new|direct|private|brief|little) )?(?:message|text|dm|line)';

const remark = '(?:an? |another |the |my )?(?:new |short |quick )?(comment|remark|reply|answer)';
const leads = '(?: saying| that (?:says|reads)| reading| with the (?:text|words))?:?';
/** What the page is about. */
export const onThis =
  '(?:on|to|under|below|beneath|for|in) (?:this|the current|the open) (?:thread|post|article|page|video|photo|picture|topic|discussion|issue|question|story|recipe|entry)';
const puts = '(?:leave|add|post|make|submit|put)';
/** An amount as a control takes it. */
const level = '[-−]?\\d[\\d.,]*(?: ?(?:%|per ?cent|°(?: ?[CFK])?|degrees?(?: (?:celsius|fahrenheit))?))?';
const nowSaid = '(?:right now|at the moment|at present|currently|just now|at this moment|as of now|as it stands)';
const kept = '(?:set|turned|adjusted|dialled|dialed|tuned|put|switched)';
const ofControl = '(?:value|level|setting|number|amount)';

const lists = '(?:playlist|mixtape|collection|album|reading list|watch ?list)';

const telling = '(return|read|tell me|give me|get|what is|what[’\u0027]s) ';
const inCell =
  '(?:(?:the )?(?:value|content|text|entry|figure|number|cell)s? )?(?:(?:that|which) (?:stands|is) )?(?:(?:of|in|at|from) )?(?:the cell (?:in|at|of) )?(?:the )?';
const joint = '(?:,? (?:and|of|in|at|under)(?: the)?|,)? ';
const row = 'row (?:no\\.? |number )?(\\d+)';
const column = 'column (?:no\\.? |number )?';
const cells = (said: string, meant: string) => [new RegExp(`^${telling}${inCell}${said}$`, 'iu'), meant] as const;

/** What stands for what; masks stay in it. */
const turns: readonly (readonly [said: RegExp, meant: string])[] = [
  cells(`${row}${joint}${column}(\\d+)`, '$1 the $3th cell in the $2th row'),
  cells(`${column}(\\d+)${joint}${row}`, '$1 the $2th cell in the $3th row'),
  cells(`${row}${joint}${column}([^\\d\\s]\\S*)`, '$1 column $3 of row $2'),
  cells(`${column}([^\\d\\s]\\S*)${joint}${row}`, '$1 column $2 of row $3'),

  // How it is taken away, the page shows.
  [/^((?:remove|delete|dismiss|clear|discard) .+?) (?:by|with|using|via) (?:its|the|their) [✕✖×✗❌]$/iu, '$1'],
  [/^call off (?=\S)/i, 'cancel '],
  // "Put a star on the file"
  [/^(?:add|put|give|stick|set) (?:an? )?star (?:to|on|by|next to|beside) (.+)$/i, 'star $1'],
  // "What is the volume set to at the moment?"
  [new RegExp(`^((?:what|which|how|where|who|is|are)\\b.*?),? ${nowSaid}$`, 'iu'), '$1'],
  [
    new RegExp(`^(?:(?:to|at) )?(?:what|which)(?: ${ofControl})? (is|are) (.+?) (?:(?:currently|now) )?${kept}(?: (?:to|at|on))?$`, 'iu'),
    'what $1 $2',
  ],
  [
    new RegExp(`^(?:at )?(?:what|which)(?: ${ofControl})? (?:does|do) (.+?) (?:(?:currently|now) )?(?:stand|stay|sit) (?:at|on)$`, 'iu'),
    'what is $1',
  ],
  // What has a level is brought to it by whatever verb: "open the blinds to 8", "dim the lamp to 30 %".
  [
    new RegExp(
      `^(?:open|close|shut|dim|brighten|crank|wind|roll|pull|push|nudge|heat|cool|warm|step|dial|get|take)(?: (?:up|down|out|in))? ((?:the|my|this) .+?|\\p{Lu}\\S*(?: \\S+){0,2}?)(?: (?:up|down|out|in))? to (${level})$`,
      'iu',
    ),
    'set $1 to $2',
  ],
  // "Make the price go from 25 to 60", "let the window run between 8 and 12"
  [
    /^(?:make|let|have) (.+?) (?:go|run|be|range|reach|span|start|extend|lie|last|cover) (?:from|between) (.+?) (?:to|and|until|till|up to) (.+)$/i,
    'set $1 between $2 and $3',
  ],
  [/^(?:colou?r|paint|dye|tint) (the .+?) (?:in )?(#[\da-f]{6})$/i, 'set $1 to $2'],
  [/^(count (?:all |the |all the )?.+?) (?:together|in total|in all|altogether)$/i, '$1'],
  // "As a guest, …", "come in as a visitor": what a page calls to continue as one.
  [
    /^(?:(?:go|come|get) (?:in|on|inside)|enter|proceed|carry on|stay|use (?:the|this) (?:site|page|shop)|browse)? ?as (?:an? )?(guest|visitor)$/i,
    'continue as $1',
  ],
  // "the smallest of the numbers"
  [
    / (the )?(\p{L}+est|most \p{L}+|least \p{L}+)(?: one)? (?:of|among) (?:(?:all|the|these|those) )+(\p{L}+)s(?= below| above|$)/iu,
    ' the $2 $3',
  ],
  // "enter x in upper case into the field"
  [
    /^(.+?),? (?:with |in )?(?:all )?(?:the )?(?:letters )?(?:in )?(upper|lower)[- ]?case(?: letters)? ((?:in|into) .+)$/i,
    '$1 $3 in $2 case',
  ],
  [
    /^(?:put|move|drag|bring|set|slide) (?:all )?(?:the |these )?(?:(?:two|three|four|five|six|\d) )?sliders to ([[(]?-?\d[\d.]*(?:(?:, ?| and |, and )-?\d[\d.]*)+[\])]?)$/i,
    'set the sliders to $1',
  ],
  [
    /^(?:type|enter|write|put|fill) (?:in )?(?:the |your )?(?:pass ?word) (\S+) (?:twice|two times|in(?:to)? both)$/i,
    'enter $1 into both text fields',
  ],
  [new RegExp(`^(?:[Nn]ame|[Tt]itle|[Cc]all) the (\\p{Ll}+) (\\p{Lu}\\S*(?: \\S+){0,3}|${atom})$`, 'u'), 'rename the $1 to $2'],
  [/^(?:move|drag|slide|push|pull) (.+?) all the way (?:over )?(?:to the )?(?:up|right|top|end)$/i, 'drag $1 to the end'],
  [/^(?:move|drag|slide|push|pull) (.+?) all the way (?:over )?(?:to the )?(?:down|left|bottom|start|beginning)$/i, 'drag $1 to the start'],
  // Where the field is said only by its kind, the kind of the value says no more.
  [
    new RegExp(`^(put|enter|type|write|insert) the (?:date|time|number|amount|value|word|code|name) (\\S+) (in|into) (${bareField})$`, 'i'),
    'enter $2 $3 $4',
  ],
  [/^find (?:out )?(?:the |what the )?value of ([a-z])(?: is)?$/i, 'solve for $1'],
  [
    /^(?:read|go through|look through|work through) (?:through )?(the [\p{L} ]{3,40}?) (?:(?:down |right )?to (?:the|its) (?:very )?(?:end|bottom)|until the end)$/iu,
    'scroll to the bottom of $1',
  ],
  [new RegExp(`^answer (.*\\b${mail}s?\\b.*?)(?::| with:?| by saying| saying) (${atom})$`, 'iu'), 'reply to $1 with $2'],
  [/(?<=^(?:accept|agree to|agree with|confirm) (?:all |both )?(?:the |their |our |your |its )?)terms (?:and|&) conditions$/iu, 'terms'],
  [new RegExp(`^(?:${puts}|write) ${remark} ${onThis}${leads} (${atom})$`, 'iu'), 'leave a $1 saying $2'],
  [new RegExp(`^(?:${puts}|write) (?:the ${remark} )?(${atom}) (?:as a (?:comment|reply) )?${onThis}$`, 'iu'), 'leave a comment saying $2'],
  [new RegExp(`^(?:add|post|make|submit|put) ${remark}:? (${atom})$`, 'iu'), 'leave a $1 saying $2'],
  [
    new RegExp(
      `^(?:${puts}|write) ${remark} (?:on|under|to|below|for) (.+?)(?:(?: saying| that (?:says|reads)| reading):?|:) (${atom})$`,
      'iu',
    ),
    'comment $3 on $2',
  ],
  // What is told of everything is told of each entry of a list.
  [
    /(?<=^\p{L}+ )everything (?:that|which) (?:is|was) (?!(?:not )?(?:yet )?(?:done|ticked|checked|selected|finished|completed?)(?!\p{L}))(?=\S)/iu,
    'all items that are ',
  ],
  [/(?<=^\p{L}+ )everything (?:that|which) has (?=\S)/iu, 'all items that have '],
  // How often a thing is put into a cart is how many of it are.
  [/^(add|put) (?:the )?(.+?) ((?:in)?to|in) (the |my )?(cart|basket|bag|trolley) (?:twice|two times|2 times)$/i, '$1 2 $2 $3 $4$5'],
  [/^(add|put) (?:the )?(.+?) ((?:in)?to|in) (the |my )?(cart|basket|bag|trolley) (?:thrice|three times|3 times)$/i, '$1 3 $2 $3 $4$5'],
  // "The due date of X should be 4 May"
  [
    new RegExp(
      `^((?:[Tt]he|[Mm]y) (?!\\p{L}+ed )[^,:]{3,60}?) (?:should|must|has to|needs to|ought to) (?:now )?(?:be(?:come)?|read|say) (?:set to |changed to |called )?(${atom}|\\p{Lu}\\S*(?: \\S+){0,3}|[\\d£$€].*)$`,
      'u',
    ),
    'set $1 to $2',
  ],
  // "My application as keeper": of which of them it is.
  [
    /^(withdraw|cancel|delete|open|view|edit|print|check|retract) ((?:my|the) )(application|registration|booking|entry|candidacy) as (?:an? |the )?(.+)$/i,
    '$1 $2$3 about $4',
  ],
  // "Put it on the Slow Sunday playlist": what it is, before what it is called.
  [
    new RegExp(
      `^(?:[Aa]dd|[Pp]ut|[Ss]ave) (.+?) (?:to|on|onto|in|into) (?:the |my )(?:${lists} (?:called |named )?(\\p{Lu}\\S*(?: \\S+){0,3}|${atom})|(\\p{Lu}\\S*(?: \\S+){0,3}?|${atom}) ${lists})$`,
      'u',
    ),
    'add $1 to the playlist $2$3',
  ],
  [/^(?:throw|toss|chuck) (.+?) (?:away|out)$|^(?:get rid of|throw (?:away|out)|toss) (.+)$/i, 'delete $1$2'],
  [/^(?:tick|check|cross) (.+?) off$/i, 'tick off $1'],
  [/^(?:respond|write back|get back) to (?=\S)/i, 'reply to '],
  [/^(?:move|put|send) (.+?) (?:to|in|into) the (?:trash(?: ?can)?|recycle bin)$/i, 'delete $1'],
  [/^call (.+?) off$|^call off (.+)$/i, 'cancel $1$2'],
  [/^give (.+?) an? (star|like|heart|thumbs[- ]up|(?:up|down)vote)$/i, '$2 $1'],
  [/^(?:give|cast) an? (star|like|heart|thumbs[- ]up|(?:up|down)vote) (?:to|for) (.+)$/i, '$1 $2'],
  [/^vote (up|down) (.+)$|^vote (.+?) (up|down)$/i, '$1$4vote $2$3'],
  [
    /^take (.+?) (?:out of|off) ((?:the |my |your |our )?(?:shopping )?(?:cart|basket|bag|trolley|order|list|wish ?list|favou?rites|watch ?list|queue))$/i,
    'remove $1 from $2',
  ],
  [/^make (.+?) an? favou?rite$/i, 'star $1'],
  [/^(?:heart|thumbs[- ]up) (.+)$/i, 'like $1'],
  // "The mail I got from Ada" is from her.
  [
    new RegExp(
      `(?<=\\bthe ${mail}s?) (?:(?:that|which) )?(?:i|you|we) (?:(?:have |had |['’]ve )?(?:just )?(?:got|gotten|received)) (?=from )`,
      'iu',
    ),
    ' ',
  ],
  [
    new RegExp(
      `^(?:send|give) (\\p{Lu}\\S*) an? (?:reply|answer|response) (?:saying|with|that says|:) ?(?:the (?:text|message) )?(${atom})$`,
      'iu',
    ),
    'reply to $1 with $2',
  ],
  [
    new RegExp(
      `^(?:post|write|say|send) (${atom}) (?:in|on|to|into) (?:the )?(?:([#@][\\p{L}\\p{N}_.-]+)|([\\p{L}\\p{N}_.-]+) (?:channel|chat|conversation|room|thread))$`,
      'iu',
    ),
    'send $1 to $2$3',
  ],
  // A message, a text and a mail are things, too: only before a name they are verbs.
  [new RegExp(`^(?:[Mm]essage|[Tt]ext|[Dd][Mm]|[Pp]ing|[Tt]ell|[Ww]rite to|[Dd]rop) (?=${addressed}\\S)`, 'u'), 'drop a line to '],
  [new RegExp(`^(?:[Ss]end|[Ww]rite|[Dd]rop) ${aMessage} (?:to|in|into) (?=${addressed}(?!${atom}))`, 'u'), 'drop a line to '],
  [new RegExp(`^(?:[Ss]end|[Ww]rite|[Gg]ive|[Dd]rop) ${addressee} ${aMessage}${introduced} (?=\\S)`, 'u'), 'drop a line to $1: '],
  [new RegExp(`^[Ll]et ${addressee} know(?:,? that|:) (?=\\S)`, 'u'), 'drop a line to $1: '],
  [/^(?:pass|hand|relay) (.+?) on to (.+)$/i, 'forward $1 to $2'],
  [
    new RegExp(
      `^send (\\p{Lu}\\S*|${atom}) the (${mail}) (?:(?:(?:that|which) )?(?:(?:you|i) (?:got|received))|(?:that|which) (?:came|is|was|arrived)|received)? ?(?:from|by|of) (.+)$`,
      'iu',
    ),
    'forward the $2 from $3 to $1',
  ],
  [/(?<=^(?:select|choose|pick|set|enter|type) )(?:the )?(?:following )?colou?r (#[\da-f]{6})(?=$| )/iu, '$1'],
  [/^(select|choose|pick|enter|type) the following [\p{L} ]{2,40}?, (\S+?), ((?:with|using|in|into|from) .+)$/iu, '$1 $2 $3'],
  [
    /^(?:drag|put|move|bring|place) (.+?) (?:in|into) (?:an? |the )?(?:correct |right )?((?:ascending|descending|increasing|decreasing|alphabetical|numerical)(?: order)?)$/i,
    'sort $1 in $2',
  ],
  [/^(?:give|apply to) (?:the )?(?:text |word )?(everything|\S+) the style (?:of )?(underline|strike)$/iu, 'make the text $1 $2d'],
  [/^(?:give|apply to) (?:the )?(?:text |word )?(everything|\S+) the style (?:of )?(\p{L}+)$/iu, 'make the text $1 $2'],
  [/^(?:give|paint|colou?r) (?:the )?(?:text |word )?(everything|\S+) (?:in )?the colou?r (\p{L}+)$/iu, 'make the text $1 $2'],
  [/ (?:all(?: of)?(?: the)?|every|each) shades? of (\p{L}+)$/iu, ' all ones that are a shade of $1'],
  [
    /^(?:select|choose|pick|set) (?:the )?(?:colou?r )?(\S+) (?:with|using|in|from) (?:the )?colou?r (?:picker|field|input|chooser|wheel|box)$/i,
    'set the color to $1',
  ],
  // What it is done with is what the page has for it.
  [new RegExp(`^us(?:e|ing) ${arrows},? (?:to )?(set|choose|select) (\\S+(?: °?[CFK%]| degrees?)?)$`, 'i'), '$1 the number to $2'],
  [new RegExp(`^us(?:e|ing) ${arrows},? (?:to )?(\\p{Ll}+ .+)$`, 'iu'), '$1'],
  [new RegExp(`^(${adjusts} .+?),? (?:with|using|by (?:using|pressing|clicking)|via) ${arrows}$`, 'iu'), '$1'],
  [
    /^((?:move|put|place|bring|shift) .+?),? (?:by means of|with the help of|with|by (?:using|pressing|clicking)|using|via|through) (?:the |its )(?:little |small )?arrows?(?: (?:buttons?|signs?))?(?: (?:on|of|in) (?:it|(?:the|that|this) \p{Ll}+))?$/iu,
    '$1',
  ],
  [/^(?:move|put|place|bring) (.+?) by (?:dragging(?: (?:it|them))?|drag(?: and |-and-)drop(?:ping)?)$/i, 'drag $1'],
  [/^(\p{L}+ .+?) by (?:dragging(?: (?:it|them|the \p{Ll}+))?|drag(?: and |-and-)drop(?:ping)?)$/iu, '$1'],
  [
    /^make (.+?) (?:be |come )?the (first|last|second|third|fourth|fifth|\d+(?:st|nd|rd|th)) (?:item|entry|one|row|task|card)(?: (?:in|of|on) the (?:list|table))?$/i,
    'drag $1 to the $2 position',
  ],
  [/^(?:make|create) (?:an?|another|one) (?:copy|duplicate) of (.+)$/i, 'duplicate $1'],
  // What is not done yet is all that there is to tick.
  [
    /^((?:tick|check)(?: off)?) (?:everything|all|all items|all of them) (?:that|which) (?:is|are) (?:still )?(?:open|undone|unfinished|not done|unticked|unchecked|outstanding|pending|left|remaining)$/i,
    '$1 all checkboxes',
  ],
  // "What number has Ada Moss?" asks for hers, and not which one has her.
  [
    /^(?:[Ww]hat|[Ww]hich) ((?:\p{Ll}+ )?(?:number|e-?mail|e-?mail address|address|age|name|surname|extension|score|rating|balance|salary)) (?:has|does) (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})(?: have| got)?$/u,
    "what is $2's $1",
  ],
  // "Bass all the way up", "limit the range to 100 to 12000"
  [/^((?:the |my )?\p{L}+(?: \p{L}+)?) all the way (up|down)$/iu, 'turn $1 all the way $2'],
  [/^(?:limit|restrict|narrow) (.+?) to (-?\d[\d.,]*) (?:to|up to) (-?\d[\d.,]*)$/i, 'set $1 between $2 and $3'],
  [
    /^(?:load|show) more(?: \p{L}+)? until (?:(?:all|all the|everything|every) ?(?:\p{L}+ )?(?:is|are|has been|have been) (?:shown|loaded|visible|listed|there)|(?:there (?:is|are) )?(?:nothing|no more)(?: \p{L}+)?(?: (?:left|to load|more))?)$/iu,
    'click load more until it is gone',
  ],
  // What a page does not show any more is not spoken of.
  [
    /(?<!^(?:enter|type|write|input|insert|put|fill in|copy|submit|key in) the \S+(?: \S+)?) (?:that|which) (?:(?:is|are) (?:still )?(?:left(?: over)?|remaining|shown|visible)|remains?)(?: (?:in|on|of) the (?:list|page))?$/i,
    '',
  ],
  [/^open (?:up )?the menu (?:by|with|using|via|through) (?:clicking )?(?:on )?(the .+ button)$/iu, 'click $1'],
];

const places = new RegExp(
  `^((?:in|on|from|within) (?:the|this) (?!next|following)(?:[\\p{L}-]+ ){0,3}?${anyNoun}),? ((?:pick|select|choose|tick|check) \\S.*)$`,
  'iu',
);

const allTurns = [...turnsOfControls, ...turnsOfTalk, ...turnsOfMail, ...turnsOfWriting, ...turns];

/** The clause in the words that it is read by. */
export function paraphrased(words: string): string {
  if (words.length > longest) return words;
  const found = allTurns.reduce((said, [form, meant]) => said.replace(form, meant), words).replace(anyNumber, oneSuch);
  const [, place = '', order = ''] = places.exec(found) ?? [];
  return place === '' ? found : `${order} ${place.replace(/^\S+/, 'from')}`;
}

const longest = 300;

const bound = '(?:an? )?(?:larger|greater|bigger|higher|more|smaller|less|lower|at least|at most|above|over|below|under|between)';
const anyNumber = new RegExp(
  `(?<=^(?:enter|type|write|input|insert|put|provide|fill in|choose|pick|give) )(?:an?|any|some) (?:(?:random|whole|positive|single) )*((?:odd|even) )?(?:number|integer|value|digit)((?: (?:that is|which is|that's|and|but|is|it is)? ?(?:${bound}(?: than)?(?: or equal to)? -?\\d{1,9}(?: and -?\\d{1,9})?|odd|even))*)(?=$| (?:in|into|to|as)\\b)`,
  'i',
);

/** Any number will do that is as it is said; as it stands, where none is. */
function oneSuch(said: string, parity: string | undefined, bounds: string | undefined): string {
  const told = `${parity ?? ''}${bounds ?? ''}`;
  const limits = [
    ...told.matchAll(
      /(larger|greater|bigger|higher|more|smaller|less|lower|at least|at most|above|over|below|under|between)(?: than)?( or equal to)? (-?\d+)(?: and (-?\d+))?/gi,
    ),
  ];
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [, word = '', equal, one, other] of limits) {
    const isIn = equal !== undefined || /^at/i.test(word);
    const value = Number(one);
    if (/^between$/i.test(word)) [least, most] = [Math.max(least, value + 1), Math.min(most, Number(other ?? value) - 1)];
    else if (/^(?:larger|greater|bigger|higher|more|at least|above|over)$/i.test(word)) least = Math.max(least, isIn ? value : value + 1);
    else most = Math.min(most, isIn ? value : value - 1);
  }
  if (limits.length === 0 && !/odd|even/i.test(told)) return said;
  const start = Number.isFinite(least) ? least : Number.isFinite(most) ? most - 1 : 1;
  const fits = [start, start + 1].find((number) => number >= least && number <= most && isOf(number, told));
  return fits === undefined ? said : String(fits);
}

const isOf = (number: number, told: string): boolean =>
  /\bodd\b/i.test(told) ? Math.abs(number % 2) === 1 : /\beven\b/i.test(told) ? number % 2 === 0 : true;
