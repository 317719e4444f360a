/** What gateways ask the one that keeps a flight: whether somebody makes the same skill already. */
import { Type } from 'typebox';

const Key = Type.String({ minLength: 1, maxLength: 100 });
const Ticket = Type.String({ minLength: 1, maxLength: 100 });
const Gateway = Type.String({ minLength: 1, maxLength: 100 });

export const boardFlight = {
  name: 'flights.board',
  request: Type.Object({ key: Key, ticket: Ticket, from: Gateway }),
  /** `leads`: the asker makes it, and says when it has landed; `landed`: somebody else has, or is still at it when the asker's patience ends. */
  reply: Type.Union([Type.Literal('leads'), Type.Literal('landed')]),
} as const;

export const landFlight = {
  name: 'flights.land',
  request: Type.Object({ key: Key, ticket: Ticket }),
  reply: Type.Boolean(),
} as const;
