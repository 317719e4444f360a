/** What is put into a basket, whatever the page calls that. */
import type { Order } from './instruction.ts';

/** Whether that is what the order does. */
export const isIntoBasket = (order: Order | undefined): boolean =>
  order?.kind === 'do' && /^add to (?:cart|basket|bag|trolley)$/.test(order.as);
