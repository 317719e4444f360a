/** Reads a clause that starts with a verb into orders. */
import { count, howMany, howMuch, list, read } from './asking.ts';
import { check, choose, uncheck } from './choosing.ts';
import { type Context, isOrders, type OrderReader, type Orders } from './context.ts';
import { append, clear, copy, fill, paste } from './filling.ts';
import { answer, back, goto, key, reload, tab, upload, wait } from './moving.ts';
import { click, close, doubleClick, drag, find, highlight, hover, open, rightClick, scroll, toggle, tripleClick } from './pointing.ts';
import { book, doing, login, mark, search, sort, submit } from './sending.ts';
import { type Intent, verbsOf } from './verbs.ts';

const verify: OrderReader = (rest, _context, verb) =>
  verb !== 'check' || /^(?:that|if|whether)\b/i.test(rest) || / (?:is|are|equals) /i.test(rest)
    ? { why: 'what must hold at the end is not done by an instruction; give it as the success condition' }
    : undefined;

const readers: Readonly<Record<Exclude<Intent, 'use'>, OrderReader>> = {
  goto,
  back,
  reload,
  click,
  doubleClick,
  tripleClick,
  rightClick,
  hover,
  open,
  close,
  fill,
  append,
  clear,
  key,
  choose,
  check,
  uncheck,
  toggle,
  upload,
  drag,
  sort,
  highlight,
  scroll,
  tab,
  wait,
  submit,
  search,
  login,
  answer,
  read,
  list,
  howMany,
  howMuch,
  count,
  find,
  copy,
  paste,
  do: doing,
  mark,
  book,
  verify,
};

/** The first reading of its verbs that accounts for every word. */
export function readOrders(words: string, context: Context): Orders {
  let why: Orders;
  for (const { verb, intents, rest } of verbsOf(words)) {
    for (const intent of intents) {
      if (intent === 'use') continue;
      const found = readers[intent](rest, context, verb);
      if (isOrders(found)) return found;
      why ??= found;
    }
  }
  return why;
}
