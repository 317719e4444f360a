/** Reads orders whose verb and object say one thing together: "put a tick next to A", "zoom in twice", "get directions from A to B". */
import type { Order } from '../instruction.ts';
import { entryOf } from './booking.ts';
import { check } from './choosing.ts';
import { doOf, type OrderReader } from './context.ts';
import { repeatsOf } from './pointing.ts';

/** "a tick next to Olives", "a check mark in the box Terms". */
export const tickMark: OrderReader = (rest, context) => {
  const boxes =
    /^(?:a|the) (?:tick|check|cross|check ?mark|tick mark|x) (?:in|on|at|by|next to|beside|against|for) (?:the (?:box|checkbox)(?:es)? (?:of|for|next to|beside|by) )?(.+)$/i.exec(
      rest,
    )?.[1];
  return boxes === undefined ? undefined : check(boxes, context, 'check');
};

/** "Repeat it" behind a password: into the second field of its kind. */
export const repeated: OrderReader = (rest, { before }) => {
  if (!/^(?:it|that|the password)(?: (?:below|again))?$/i.test(rest) || before?.kind !== 'fill' || before.what === undefined)
    return undefined;
  if (!/pass|\bpin\b|e-?mail/i.test(before.what.name)) return undefined;
  return [{ kind: 'fill', what: { ...before.what, ordinal: 2 }, value: before.value }];
};

const mostRepeats = 20;

/** "zoom in", "zoom out three times": a control of that name. */
export const repeatedly: OrderReader = (said, _context, verb) => {
  const { rest, times = 0 } = repeatsOf(said === '' ? '' : ` ${said}`);
  if (!/^(?: on the map| the map)?$/i.test(rest) || times < 1 || times > mostRepeats) return undefined;
  return Array.from({ length: times }, (): Order => doOf(verb.replace(/ on$/, '')));
};

/** "get directions from A to B": the form is filled in and sent. */
export const route: OrderReader = (rest, context) => {
  const [, from = '', to = ''] = /^from (.+?) to (.+)$/i.exec(rest) ?? [];
  const [start, end] = from === '' ? [] : [entryOf('from', bared(from), context), entryOf('to', bared(to), context)];
  return start && end && [...start, ...end, { kind: 'submit', as: 'get directions' }];
};

const bared = (words: string) => words.replace(/^the /i, '');
