/** What gateways ask the one that keeps a flight: whether somebody makes the same skill already. */
import { type Static, Type } from 'typebox';

const Key = Type.String({ minLength: 1, maxLength: 100 });
const Ticket = Type.String({ minLength: 1, maxLength: 100 });
const Gateway = Type.String({ minLength: 1, maxLength: 100 });
const SkillName = Type.String({ minLength: 1, maxLength: 100 });

export const boardFlight = {
  name: 'flights.board',
  request: Type.Object({ key: Key, ticket: Ticket, from: Gateway }),
  /**
   * `leads`: the asker makes it, and says when it has landed; else somebody else has, or is still at it when the asker's patience ends.
   * `made`: the skill that came of the flight that landed last, if that is a short while ago.
   */
  reply: Type.Object({ leads: Type.Boolean(), made: Type.Optional(SkillName) }),
} as const;

export type BoardReply = Static<typeof boardFlight.reply>;

export const landFlight = {
  name: 'flights.land',
  request: Type.Object({ key: Key, ticket: Ticket, made: Type.Optional(SkillName) }),
  reply: Type.Boolean(),
} as const;
