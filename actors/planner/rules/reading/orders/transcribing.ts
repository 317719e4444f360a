/** Reads orders to fill a form with what the page shows beside it: "copy the values of the card into the fields with the same labels". */
import type { Context, Orders } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';

const things = '(?:(?:contact|personal|address|customer) )?(?:values|texts|data|details|entries|answers|information|contents|figures)';
const fields = '(?:fields|boxes|form|inputs|text ?(?:fields|boxes))';
const each = new RegExp(
  `^(?:enter|type|fill in|copy|write|put) (?:in )?(?:the )?(?:${things}|value|text|entry|answer) (?:that |which )?(?:corresponds?(?: with| to)|match(?:es)?|belongs? to|goes with|for|of|next to|beside) (?:each|every)(?: of the| one of the)? (?:labels?|fields?|names?)(?: (?:in|into|to|of) (?:the |its |their )?(?:(?:corresponding|matching|right|form|text|input) )*${fields})?$`,
  'i',
);
const shown = '(?:(?:that |which )?(?:(?:is|are|stands?|stand) )?(?:(?:shown|given|listed|displayed|written|standing|printed) )?)';
const near =
  '(?:(?:right )?(?:beside|next to|above|below|over|under|left of|right of|to the (?:left|right) of) (?:it|the form|them)|above|below|beside|on the (?:left|right|page)|here)';
const source = `${shown}(?:${near}|(?:of|from|in|on|by) (?<from>(?:the|this|that) .+?))`;
const copying = new RegExp(
  `^(?:copy|transfer|enter|type|write|put|fill in|fill|carry over|transcribe) (?:(?:all|all of) )?(?:the )?${things} ${source} (?:in|into|to|onto|over to) (?:the |its |their )?(?:(?:corresponding|matching|right|respective|form|text|input|empty) )*${fields}(?: (?:with|of|under|that (?:have|bear|has)|bearing) the same (?:labels?|names?)| below| above| beside (?:it|them)| next to (?:it|them)| on the (?:left|right))?$`,
  'iu',
);
/** "Name, street and city from the card into the form": only what is said. */
const someOf = new RegExp(
  `^(?:copy|transfer|enter|type|write|put|carry over) (?<labels>[\\p{L}, -]{3,200}?) (?:of|from|in|on) (?<from>(?:the|this|that) .+?) (?:in|into|to|onto|over to) (?:the |its |their )?(?:(?:corresponding|matching|right|respective|form|text|input|empty) )*${fields}$`,
  'iu',
);
const filling = new RegExp(
  `^(?:fill|fill in|fill out|complete|populate) (?:in |out )?(?:the|this) (?:empty )?(?:form|fields)(?: (?:in|out|below|above|beside it))? (?:with|using|from|by|according to) (?:(?:all|all of) )?(?:the )?(?:same )?${things} ${source}$`,
  'iu',
);

/** Where it is to be seen tells no card from others. */
const seen =
  / (?:(?:that |which )?is )?(?:shown|displayed|given|printed|pictured|above|below|beside (?:it|them)|next to it|on the (?:page|left|right)|at the (?:top|left|right))$/i;

const anyText = /^(?:texts?|values?|contents?|words?|numbers?|it)$/i;
const calling = /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u;

/** Undefined for what says of one value where it goes. */
export function transcribing(words: string, context: Context): Orders {
  if (each.test(words)) return [{ kind: 'transcribe' }];
  const found = copying.exec(words) ?? filling.exec(words) ?? someOf.exec(words);
  const said = found?.groups?.from;
  if (!found) return undefined;
  if (said === undefined || /^(?:the|this) (?:page|screen|site)$/i.test(said)) return [{ kind: 'transcribe' }];
  const from = readDescription(said.replace(seen, ''), context);
  const labels = found.groups?.labels?.split(/, (?:and )?| and /).map((label) => label.replace(/^the /, '').trim());
  if (labels?.some((label) => !calling.test(label) || anyText.test(label))) return undefined;
  return from && [{ kind: 'transcribe', from, ...(labels && { labels }) }];
}
