/** Reads what someone wants to have, without a word of how it is come by: "I'd like the large pizza with olives". */
import type { Order } from '../../instruction.ts';
import type { Context, Orders } from '../context.ts';
import { named } from '../things/heads.ts';
import { count } from '../words/numbers.ts';
import { readValue } from '../words/values.ts';
import { book } from './booking.ts';
import { readOrders } from './orders.ts';

export const wish = /^i(?:['’]d like| would like| want| need| like| prefer|['’]ll take| will take|['’]d take)(?: to have)? (?!you )(.+)$/i;
/** Who likes one of several colours has chosen it. */
const coloured = /^(?:the |an? )?(.+?)[- ]colou?red(?: one| version)?$/i;
const stay = new RegExp(` for (?:${count}) (?:nights?|days?|people|persons?|guests?|adults?|hours?)\\b| from \\d`, 'i');

/** "The 8-speed one in matte black", "the 3-door wardrobe and an oak shelf": each is offered by itself; null for what is no wish. */
export function readWish(words: string, context: Context): Orders | null {
  const wished = wish.exec(words)?.[1];
  if (wished === undefined) return null;
  const colour = coloured.exec(wished)?.[1];
  const painted = colour === undefined ? undefined : readValue(colour, context);
  if (painted?.type === 'text') return [{ kind: 'choose', values: [painted], from: named('colour') }];
  if (/^i (?:like|prefer)\b/i.test(words) && !/ one$/i.test(wished)) return undefined;
  const trip = / from .+ to /i.test(wished) ? book(wished, context, 'search') : undefined;
  if (trip !== undefined) return trip;
  if (stay.test(wished)) return undefined;
  const parts = /\d-\p{Ll}| one\b/u.test(wished) ? wished.split(/, (?:and )?| and | in (?!the |an? )/i) : [];
  const told = parts.map((part): Order | undefined => {
    const whole = part.replace(/^(?:the|an?) /i, '').replace(/ one$/i, '');
    const [, value = whole, kind] = / in (?!the |an? )/i.test(wished) ? [] : (/^([\p{Ll}\d-]+) (\p{Ll}{3,})$/u.exec(whole) ?? []);
    const given = readValue(value, context);
    if (given?.type !== 'text') return undefined;
    return { kind: 'choose', values: [given], ...(kind !== undefined && { from: named(kind), whole }) };
  });
  if (told.length > 0 && told.every((order) => order !== undefined)) return told;
  return readOrders(`choose ${wished.replace(/(^|, |,? and )an? /gi, '$1')}`, context);
}
