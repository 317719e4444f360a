/** Reads what is looked for from page to page, or until it is there. */
import type { Order } from '../instruction.ts';
import { startsOrder } from './clauses.ts';
import { type Context, isOrders } from './context.ts';
import { readOrders } from './orders/orders.ts';
import { until } from './orders/phrasal.ts';
import { isBareNoun } from './orders/pointing.ts';
import type { Reply } from './placing.ts';
import { readDescription } from './things/descriptions.ts';
import { named } from './things/heads.ts';
import { bare } from './words/text.ts';
import { fromGerund } from './words/verbs.ts';

/** "Keep clicking next until you find Z", "go to the next page until Z appears". */
export function readPaging(words: string, context: Context): Reply {
  const between =
    /^(?:switch|navigate|go|look|click|flip|browse|page|scroll|cycle) (?:between|through|across) (?:all )?(?:the )?(?:\p{L}+ )?(?:tabs|pages|sections|results|list)(?: of results)? (?:to|and|until you) (?:find|locate|see)(?: and ([a-z-]+(?: on| to)?))? (?!and )(.+)$/iu.exec(
      words,
    );
  if (between !== null) return found(between[2] ?? '', between[1], context);
  const passed =
    /^(?:(?:browse|click|step|go|page|leaf|flip|flick) (?:through )?(?:the|this|my) (?:\p{L}+ )?\p{L}+|(?:page|leaf|flip|flick)(?: through)?) to (?=the (?:\p{L}+ )?(?:photo|picture|image|slide|page|card|entry|item|chapter|question|record|post|comic|recipe|quote)\b)(.+)$/iu.exec(
      words,
    )?.[1];
  if (passed !== undefined && !/^(?:next|previous|first|last)\b/i.test(passed.slice(4))) return found(passed, undefined, context);
  const pressed = /^(?:click|press|tap|hit) (?:on )?(.+)$/i.exec(words)?.[1];
  const endless = pressed === undefined ? undefined : until(pressed, context, 'click');
  if (isOrders(endless) && endless[0]?.kind === 'until' && endless[0].text === undefined) return { orders: endless, never: [] };
  const sought =
    /^(?:keep )?(.+?) (?:until|till) (?:you (?:can )?(?:find|see|reach|get to|come to|spot)|(?=.+ (?:appears?|shows up|is (?:visible|shown|found|displayed|there))$)) ?(.+?)(?: (?:appears?|shows up|is (?:visible|shown|found|displayed|there)))?$/i.exec(
      words,
    );
  if (sought === null) {
    const both = /^find and (\p{L}+(?: on| to)?) (.+)$/iu.exec(words);
    return both !== null && startsOrder(both[1] ?? '') ? found(both[2] ?? '', both[1], context, false) : undefined;
  }
  const way = fromGerund(sought[1] ?? '') ?? sought[1] ?? '';
  if (/^scroll\b/i.test(way)) return undefined;
  // What is hidden is opened in search of it.
  if (
    /^(?:expand|open|unfold|uncollapse)(?: up)?(?: (?:all|each|every|the|one|of|by|more))* (?:\p{L}+ )?(?:sections?|panels?|accordions?|menus?|folders?|nodes?|groups?|branch(?:es)?|items?|levels?)\b/iu.test(
      way,
    )
  )
    return found(sought[2] ?? '', undefined, context, false);
  if (!/\b(?:next|previous|more|pages?|forward|through|scroll(?:ing)?|load|older|newer|right|left)\b/i.test(bare(way, context.masked)))
    return undefined;
  const control = /^(?:click|press|tap|hit)(?:ing)? (?:on )?(.+)$/i.exec(way)?.[1];
  const by = control === undefined ? undefined : readDescription(control.replace(/^the button (?=\S)/i, ''), context);
  const reply = found(sought[2] ?? '', undefined, context);
  if (!by || by.name === '' || !reply || !('orders' in reply)) return reply;
  return { ...reply, orders: reply.orders.map((order) => (order.kind === 'find' ? { ...order, by: by.name } : order)) };
}

function found(thing: string, verb: string | undefined, context: Context, paging = true): Reply {
  const said = readDescription(thing, context);
  if (said === undefined) return undefined;
  const what = isBareNoun(said, thing) ? named(thing) : said;
  const order: Order = { kind: 'find', what, ...(paging && { paging: true as const }) };
  const then = verb === undefined ? [] : readOrders(`${verb} it`, { ...context, last: what });
  return isOrders(then) ? { orders: [order, ...then], never: [] } : undefined;
}
