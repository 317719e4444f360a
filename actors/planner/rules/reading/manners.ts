/** What is said beside an order of how, where from or when it is done: left out where it changes nothing, or put as the plain order that it means. */
import { atom } from './words/text.ts';
import { begins, ends, name, retold, type Turn, word } from './words/turns.ts';

const part = '[^.,;!?\\n]{1,80}?';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const order =
  '(?:ascending|descending|increasing|decreasing|rising|falling|alphabetical|reverse alphabetical|numerical|chronological)(?: order)?';
const comesUp =
  '(?:pops up|comes up|shows up|appears|opens|loads|is (?:shown|displayed|open|opened|loaded|there|visible|up)|has (?:opened|appeared|loaded|come up))';
const window =
  '(?:window|dialog(?:ue)?|dialog(?:ue)? box|pop-?up|pop-?up window|modal|prompt|form|box|overlay|page|screen|panel|menu|list|editor|calendar)';
/** What is turned over one by one. */
const series = '(?:carousel|slides?(?: ?show)?|gallery|pictures|photos|pages|cards|deck|stack|album|list|book|messages|entries|questions)';
const signs: Readonly<Record<string, string>> = { plus: '+', minus: '-', times: '*', 'multiplied by': '*', 'divided by': '/' };

/** What a page shows to be looked at. */
const shownPart = `(?:the|this) (?:${word} ){0,3}?(?:tables?|lists?|charts?|graphs?|diagrams?|pictures?|images?|photos?|drawings?|maps?|plans?|calendars?|(?:time ?)?tables?|schedules?|forecasts?|prices|numbers|figures|text|texts|paragraphs?|passages?|stor(?:y|ies)|articles?|sentences?|lines|menus?|pages?|cards?|grids?|boards?)(?: (?:below|above|here|shown|carefully|closely|on (?:the|this) page|at the (?:top|bottom|left|right)))*`;
/** The order goes on behind it. */
const onward = '(?:,? and (?:then )?|, then |, |[.;] )(?=\\p{L})';

const turns: readonly Turn[] = [
  // "Set the arrival to December 26, 2027 and the departure to …": a comma within a day parts no orders.
  [
    new RegExp(
      `(?<=\\b(?:set|change|move|put|pick|choose|select|enter) ${part} (?:to|as|for) )(${month}) (\\d{1,2}), (\\d{4})(?= and (?:the |my )?(?:${word} ){1,4}(?:to|as|for) ${month} \\d)`,
      'giu',
    ),
    '$2 $1 $3',
  ],
  [new RegExp(`(?<=\\d{4} and (?:the |my )?(?:${word} ){1,4}(?:to|as|for) )(${month}) (\\d{1,2}), (\\d{4})`, 'giu'), '$2 $1 $3'],
  [/ \((?:type|enter|write) (?:it|them)(?: in)?,? and (?:press|hit) (?:enter|return)(?: key)?\)/giu, ''],
  [
    /(?<=\b(?:date|day) [^.;:!?\n]{4,40}): (?:first )?(?:pick|choose|select|click) the (?:year|month|day),? (?:and )?then the (?:year|month|day),? (?:and )?then the (?:year|month|day)(?=[.,;!?\n]|$)/giu,
    '',
  ],
  [
    /,? (?:while )?leaving (?:the (?:rest|others?)|everything else|all (?:the )?(?:others?|rest)) (?:as (?:it is|they are|is)|unchanged|alone|untouched)(?=$|[.,;!?\n]| and | then )/giu,
    '',
  ],
  // "Use the arrow buttons to bring the towns into alphabetical order"
  [
    new RegExp(
      `${begins}us(?:e|ing) the (?:up and down |up\\/down )?(?:arrows?|arrow (?:buttons|keys|signs)|up and down buttons)(?: (?:beside|next to|on|of) (?:them|the \\p{Ll}+))?,? (?:to )?(?:bring|put|get|sort|arrange|order|move) (${part}) (?:in|into) (?:an? |the )?(${order})${ends}`,
      'giu',
    ),
    'sort $1 in $2',
  ],
  // "Advance the carousel until the slide titled “x” is displayed": what turns it is pressed.
  [
    new RegExp(
      `${begins}(?:advance|turn|step|leaf|flip|browse|go|move|click|page)(?: (?:on|forward|through|over|along))? (?:the |this )?${series}(?: (?:on|forward|over))? (?:until|till) (?:you (?:see|reach|find|come to|get to) )?(?:the ${word} (?:titled |called |named |labelled |with the (?:title|caption|name) )?)?(${name})(?: (?:is|are) (?:shown|displayed|visible|on show|on top)| (?:appears|comes up|shows up|shows))?(?=$|[.,;!?\\n]| and | then )`,
      'giu',
    ),
    'click next until $1 is shown',
  ],
  [
    /\b(close|dismiss) ((?:all|both|any)(?: of)?(?: the)?|every|each) (?:pop-?up (?:windows?|boxes)|pop-?ups?|overlays?|windows)(?: (?:that|which) (?:covers?|hides?|are covering|is covering|lie over|lies over|block) the page| covering the page)?(?=$|[.,;!?\n]| and | then )/giu,
    '$1 all pop-ups',
  ],
  [
    new RegExp(
      `${begins}(?:compute|calculate|work out|determine) (-?\\d[\\d.]*) (${Object.keys(signs).join('|')}) (-?\\d[\\d.]*)(?= (?:on|with|using|by) (?:the|this) (?:calculator|key ?pad))`,
      'giu',
    ),
    (_, first = '', sign = '', second = '') => `calculate ${first} ${signs[sign.toLowerCase()]} ${second}`,
  ],
  // "Add the line “x” at its end": to what is open.
  [
    new RegExp(
      `${begins}(?:add|write|put|insert|type) ((?:the |a )?(?:(?:new )?(?:line|text|words?|sentence|paragraph) )?${atom}) (?:at|to) (?:its|the) (?:very )?end(?: of (?:it|this))?${ends}`,
      'giu',
    ),
    'append $1',
  ],
  [
    new RegExp(
      `${begins}(?:add|write|put|insert|type) ((?:the |a )?(?:(?:new )?(?:line|text|words?|sentence|paragraph) )?${atom}) (?:at|to) the (?:very )?end of (the (?:${word} ){0,2}${word})${ends}`,
      'giu',
    ),
    'append $1 to $2',
  ],
  // "Change the basket to 6 figs and 5 plums"
  [
    /\b(?:change|set|update|adjust) (?:the|my|our) (?:shopping )?(?:basket|cart|bag|trolley|order) to ((?:\d{1,3} \p{L}+(?: \p{L}+)?(?:, | and |, and ))*\d{1,3} \p{L}+(?: \p{L}+)?)(?=$|[.;!?\n]|, (?:leav|then|and (?!\d)))/giu,
    (_, list = '') =>
      `set ${list
        .split(/,? and |, /)
        .map((part) => part.replace(/^(\d+) (.+)$/, '$2 to $1'))
        .join(' and ')}`,
  ],
  // "When the log-in window pops up, enter …": what is done there waits for it by itself.
  [
    new RegExp(
      `${begins}(?:when|once|as soon as|after) (?:the|an?|this|that) (?:${word} ){0,3}?${window} ${comesUp}, (?![^.;!?\\n]{0,200}\\b(?:it|this|that|them|there)\\b)`,
      'giu',
    ),
    '',
  ],
  // "Add up the prices of all items, write the total into the box"
  [
    new RegExp(
      `${begins}(?:add up|sum up|total(?: up)?|add together) (the (?:\\p{Ll}+ )?\\p{Ll}+s(?: of [^.,;!?\\n]{1,60}?)?)(?:,|,? and|,? then|,? and then|\\.) (enter|write|type|put|fill in) (?:the )?(?:total|sum|result|answer|it) (?=(?:in|into|as|to) )`,
      'giu',
    ),
    '$2 the sum of $1 ',
  ],
  // "Look at the price table and find …": to look is no deed, and what is read to answer by it is read where it is asked for.
  [
    new RegExp(
      `${begins}(?:(?:have|take) a (?:close |good |quick )?look at|look (?:closely )?at|look over|study|examine|inspect|consult) ${shownPart}${onward}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(
      `${begins}read (?:through )?${shownPart}(?: carefully| first)?${onward}(?=(?:answer|find|tell|decide|determine|work out|what|which|who|when|where|how|(?:select|choose|pick|click(?: on)?) the (?:correct|right))\\b)`,
      'giu',
    ),
    '',
  ],
  // "Copy the code shown in it": where it is, is said by the place.
  [
    /\b(the (?:[\p{L}\d'’-]{1,24} ){1,3})(?:(?:that|which) (?:is|are|you see) )?(?:shown|displayed|printed|given|written|told) (?=(?:in|on|inside) (?:it|that|(?:the|this) (?:dialog(?:ue)?|pop-?up|window|banner|message|box|panel|card))\b)/giu,
    '$1',
  ],
  // "At what time does the bus leave?"
  [/(?<=^|[.;!?\n] ?)at what (?:time|hour) (?=(?:do|does|did)\b)/giu, 'what time '],
];

export const withoutManners = (goal: string): string => retold(goal, turns);
