/** Puts what is said by a turn of speech into the plain order that it stands for: "get rid of the banner", "bring the note back". */
import { askedPlainly } from './questions/asked-plainly.ts';
import { colours } from './things/heads.ts';
import { place } from './words/numbers.ts';
import { atom } from './words/text.ts';

/** What lies over a page is closed, all else is taken away. */
const layers =
  /\b(?:banner|dialog(?:ue)?|pop-?up|modal|overlay|notice|notification|newsletter|cookies?|consent|advert(?:isement)?|ad|sponsor|toast|alert|hint|tour|survey|promo(?:tion)?|announcement|window|side ?bar|panel|drawer|menu|tooltip)s?\b/i;
const chores = 'task|todo|to-do|chore|item|reminder|step|card|lesson|exercise';

const askedBack =
  /^(?:but )?(?:when|if|once) (?:you(?:['’]re| are) |it |the page )?(?:asked|asks|prompted|prompts)(?: [^,]*)?, (?:then )?(keep (?:him|her|it|them)|say (?:no|yes|ok))$/i;

const figure = '(?:circle|square|triangle|rectangle|pentagon|hexagon|octagon|polygon|ellipse|letter|digit|number)s?';
const isColour = new RegExp(`^(?:${colours})$`, 'i');
/** "Row 2", "the second row", as a place. */
const placed = (thing: string) => `(?:the )?(?:${thing} (?:number )?(\\d{1,3})|(${place}) ${thing})`;
const nth = (digits: string, said: string): string => said || `${digits}th`;
const cellAt = new RegExp(`^(.+? )(?:the )?cell (?:in|at|of) ${placed('row')},?(?: and| in| of)? ${placed('column')}( .*)?$`, 'i');

const turns: readonly (readonly [form: RegExp, plain: (...parts: readonly string[]) => string])[] = [
  [
    /^(?:get rid of|do away with|make) (.+?)(?: (?:disappear|vanish|go away))?$/i,
    (thing = '') => `${layers.test(thing) ? 'close' : 'remove'} ${thing}`,
  ],
  [
    new RegExp(
      `^(?:close|dismiss|leave) (?:the |this |that )?.+? (?:with|by (?:clicking|pressing|choosing)|via|using)(?: the)?(?: button)? (${atom})$`,
      'iu',
    ),
    (button = '') => `click ${button}`,
  ],
  // A ticket is closed with a word, too.
  [
    new RegExp(
      `^(?:[Cc]lose|[Dd]ismiss|[Ll]eave) (?:the|this|that) (?:${layers.source}|message) (?:with|by (?:clicking|pressing|choosing)|via|using) (?:the )?(?!Esc)(\\p{Lu}\\S*(?: \\S+)?)(?: button)?$`,
      'u',
    ),
    (button = '') => `click ${button}`,
  ],
  [
    /^(close|dismiss|leave) (.+?) (?:with|by (?:clicking|pressing)(?: on)?|via|using) (?:the |its )(?:x|cross)(?: button| icon| sign)?(?: (?:in|at|on) (?:its|the) (?:[a-z]+[ -])*corner)?$/i,
    (verb = '', thing = '') => `${verb} ${thing}`,
  ],
  [
    cellAt,
    (ahead = '', row = '', rowSaid = '', column = '', columnSaid = '', behind = '') =>
      `${ahead}the ${nth(column, columnSaid)} cell in the ${nth(row, rowSaid)} row${behind}`,
  ],
  // "All squares that are not blue"
  [
    new RegExp(
      `^(.*\\b(?:all|every|each) (?:the |of the )?\\p{L}+) (?:that|which) (?:is not|isn['’]t|are not|aren['’]t) (?:(?:an?|the) )?(${colours}|${figure})$`,
      'iu',
    ),
    (things = '', not = '') => `${things} except ${isColour.test(not) ? `the ${not} ones` : `${not.replace(/s$/, '')}s`}`,
  ],
  // Where it hides is none of its name.
  [
    /^((?:find|locate|look for|seek|search for) .+?),? (?:hidden |somewhere )?(?:among|in (?:one|any) of|under (?:one|any) of|(?<=hidden |somewhere )(?:in|inside|under|on)) (?:the |these |its |all )*(?:tabs|sections|panels|accordions?|menus|folders|pages)$/i,
    (found = '') => found,
  ],
  [
    /^(?:look|search|go|browse|click) (?:through|in|into) (?:(?:all|each|every|any)(?: of)? )?(?:the |these |its )?(?:tabs|sections|panels|accordions?|menus|folders|pages|drawers|branches|levels)(?: of [\p{L} ]+?)? for (.+)$/iu,
    (found = '') => `find ${found}`,
  ],
  [
    /^(press|hit|use|type) (?:the |these )?(?:(?:key(?:board)? )?(?:combination|shortcut|combo)|keys) (\S+)$/i,
    (_ = '', keys = '') => `press ${keys}`,
  ],
  [/^(?:open|bring up|show|call up) (?:the )?context menu (?:of|for|on) (.+)$/i, (thing = '') => `right-click ${thing}`],
  [/^start playing (.+)$/i, (song = '') => `play ${song}`],
  [
    /^(?:keep )?scroll(?:ing)?(?: (?:down|up|on|further))*(?: (?:in |through )?(?:the|this) (?:list|page|feed|table|results))?(?: (?:down|up))? (?:until|till) (?!there |nothing |no |all |everything )(?:you (?:can )?(?:see|find|reach) )?(.+?)(?: (?:appears|shows up|comes (?:up|into view)|can be seen|is (?:visible|shown|there|on the page)))?$/i,
    (thing = '') => `scroll to ${thing}`,
  ],
  // What is only said to be there is looked for.
  [
    /^somewhere (in|on|under|below|inside|among) (.+?),? there (?:is|are) (.+)$/i,
    (small = '', part = '', found = '') => `find ${found} ${small} ${part}`,
  ],
  [
    /^there (?:is|are) (.+?) somewhere (in|on|under|below|inside|among) (.+)$/i,
    (found = '', small = '', part = '') => `find ${found} ${small} ${part}`,
  ],
  [
    /^((?:click|press|tap|hit|push)(?: on)?) (.+?) (?:in|using) (?:this|the following|that|the given) (?:order|sequence): ?(.+)$/i,
    (verb = '', things = '', list = '') => `${verb} ${things} ${list}`,
  ],
  // What is to be done for each of them is no part of what they are called.
  [
    /^(for (?:every|each) \p{L}+),? ((?:choose|pick|select|check|tick|mark) .+)$/iu,
    (each = '', order = '') => `${order} ${each.toLowerCase()}`,
  ],
  // "The price range to 40 – 70" has two ends.
  [
    /^((?:set|change|adjust|move|drag|put|limit|restrict) .*\brange) to (?:from )?(\p{Sc}?\d[\d.,]*) ?(?:[-–—]| to ) ?(\p{Sc}?\d[\d.,]*(?: ?\p{Sc}| \p{L}{1,12})?)$/iu,
    (range = '', start = '', end = '') => `${range} to between ${start} and ${end}`,
  ],
  // Who says in which box a value is to be says no verb: "height of Ada in box".
  [
    /^(?:the )?(\p{L}+ of .+) in(?:to)? (?:the )?(box|field|text ?(?:box|field)|input)$/iu,
    (value = '', field = '') => `put the ${value} in the ${field}`,
  ],
  // What "only" leaves out needs not be said.
  [/^(.*\b(?:only|just)\b [^:]{3,60}): (?:neither|no|not|nothing) [^:]+$/i, (said = '') => said],
  [/^(?:only|just) (show|display|view)(?: me)? (.+)$/i, (verb = '', things = '') => `${verb} only ${things}`],
  [
    /^(?:i (?:only |just )(?:want|wish|need) to see|i (?:want|wish|need|['’]d like|would like) to (?:only |just )?see (?:only|just)) (.+)$/i,
    (things = '') => `show only ${things}`,
  ],
  [
    /^(?:limit|restrict|narrow(?: down)?|reduce) (?:the |this )?(?:list|results?|view|page|table|search|selection|display|it)(?: down)? to (?:only |just )?(.+)$/i,
    (things = '') => `show only ${things}`,
  ],
  // "Finish with Done": what ends it is pressed.
  [
    new RegExp(
      `^(?:finish|end|conclude|finali[sz]e)(?: (?:off|it|this|that|up))? (?:with|on) (?:the )?(${atom}|\\p{Lu}\\S*(?: \\S+){0,2}?)(?: button)?$`,
      'u',
    ),
    (button = '') => `click ${button}`,
  ],
  // What is put into a folder is no text that it takes.
  [
    /^(?:put|place|drop|store|file) (?!it |them |this |that )(.+) in(?:to|side)? ((?:the |my )?(?:folder \S.*|(?!new |an? )\S.* folder))$/iu,
    (thing = '', folder = '') => `move ${thing} to ${folder}`,
  ],
  // "Archive everything from Ada", "delete everything by “x”": of whatever kind it is.
  [
    new RegExp(`^([\\p{L}-]+(?: as \\p{L}+)?) everything ((?:that (?:is|came|comes) )?(?:from|by) (?:${atom}|\\p{Lu}.*))$`, 'u'),
    (verb = '', whose = '') => `${verb} all items ${whose}`,
  ],
  [/^send (.+) off$/i, (thing = '') => `send ${thing}`],
  [/^clear away (.+)$/i, (thing = '') => `clear ${thing}`],
  [/^bring back (.+)$/i, (thing = '') => `restore ${thing}`],
  [/^bring (.+?) back(?: again)?$/i, (thing = '') => `restore ${thing}`],
  [
    new RegExp(
      `^(?:complete|finish|cross off|mark off) (${atom}|(?:the |my |all |both |every )?(?:[^ ]+ ){0,2}?(?:${chores})s?\\b.*)$`,
      'iu',
    ),
    (thing = '') => `mark ${thing} as completed`,
  ],
  [
    /^(how many) (?:check ?|tick ?)?boxes (?:are|have been) ((?:not )?(?:ticked|checked|selected)|un(?:ticked|checked|selected))$/i,
    (asks = '', state = '') => `${asks} items are ${state}`,
  ],
  [/^(how many .+ are) (?:still )?(?:unfinished|incomplete|undone|uncompleted)$/i, (asks = '') => `${asks} not done`],
  [/^put (?:the|a) (?:cursor|caret|focus) (?:in|into|on|onto|inside) (.+)$/i, (thing = '') => `click ${thing}`],
  [/^(?:cross|strike) (.+) off(?: the list| my list)?$/i, (thing = '') => `mark ${thing} as completed`],
  [
    /^have (.+) (shown|displayed|opened|hidden|closed|deleted|removed)$/i,
    (thing = '', way = '') => `${wayOf[way.toLowerCase()] ?? way} ${thing}`,
  ],
];
const wayOf: Readonly<Record<string, string>> = {
  shown: 'show',
  displayed: 'show',
  opened: 'open',
  hidden: 'hide',
  closed: 'close',
  deleted: 'delete',
  removed: 'remove',
};

/** The words as they are where no such turn of speech is in them. */
export function reworded(said: string): string {
  const words = askedPlainly(said);
  const answer = askedBack.exec(words)?.[1];
  if (answer !== undefined) return answer;
  for (const [form, plain] of turns) {
    const found = form.exec(words);
    if (found === null) continue;
    // "Make the checkbox disappear" says by its end what is made of it.
    if (/^make /i.test(words) && !/ (?:disappear|vanish|go away)$/i.test(words)) continue;
    return plain(...found.slice(1));
  }
  return words;
}
