/** Who makes a skill that many ask for at once: one leads, the others hear when it has landed. Each key is kept by one gateway. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { ActorError } from '../errors.ts';
import { type BoardReply, boardFlight, landFlight } from '../protocol/flights-remote.ts';

interface FlightsOptions {
  readonly cluster: Cluster;
  /** After how long a flight is given up whose leader says nothing; milliseconds. */
  readonly longestMs: number;
  /** How long one question waits for a landing; shorter than requests are remembered (actors/cluster/seen.ts). */
  readonly askMs?: number;
  /** How long what a flight made is told to whoever asks after it has landed: by then every gateway has heard of it; 60 s. */
  readonly freshMs?: number;
}

/** Says that the flight has landed, and which skill came of it, if any did. */
type Land = (made?: string) => void;

interface Boarded {
  /** Of who leads; unset for who waited until another one had landed. */
  readonly land?: Land;
  /** The skill that another one made just now: news of it may be on its way still. */
  readonly made?: string;
}

export interface Flights {
  /** Resolves when the asker leads, with what it calls at its end, or, without it, when another one has landed. Either looks again. */
  board(key: string, gone: AbortSignal): Promise<Boarded>;
}

interface Flight {
  readonly ticket: string;
  /** The gateway of its leader. */
  readonly from: string;
  /** Aborted when it has landed. */
  readonly landing: AbortController;
  readonly late: NodeJS.Timeout;
}

/** A gateway that is lost, or can't be reached, makes the same skill twice at worst: its actor numbers both. */
export function openFlights({ cluster, longestMs, askMs = 30_000, freshMs = 60_000 }: FlightsOptions): Flights {
  const flights = new Map<string, Flight>();
  /** By key, what came of the last flight, while it is fresh. */
  const fresh = new Map<string, string>();

  function takeOff(key: string, ticket: string, from: string): void {
    const landing = new AbortController();
    // As many may wait as ask.
    setMaxListeners(0, landing.signal);
    const late = globalThis.setTimeout(() => land(key, ticket), longestMs);
    late.unref();
    flights.set(key, { ticket, from, landing, late });
  }

  function land(key: string, ticket: string, made?: string): boolean {
    const flight = flights.get(key);
    if (flight?.ticket !== ticket) return false;
    flights.delete(key);
    clearTimeout(flight.late);
    if (made !== undefined) keep(key, made);
    flight.landing.abort();
    return true;
  }

  function keep(key: string, made: string): void {
    fresh.set(key, made);
    const forget = () => void (fresh.get(key) === made && fresh.delete(key));
    globalThis.setTimeout(forget, freshMs).unref();
  }

  // Nobody else would say that it has landed.
  cluster.onChange((members) => {
    for (const [key, { ticket, from }] of flights) if (!members.includes(from)) land(key, ticket);
  });
  cluster.handle(boardFlight, async ({ key, ticket, from }, timeoutMs) => {
    const flight = flights.get(key);
    const leads = flight === undefined;
    if (leads) takeOff(key, ticket, from);
    else await within(timeoutMs * 0.9, flight.landing.signal);
    const made = fresh.get(key);
    return { leads, ...(made !== undefined && { made }) };
  });
  cluster.handle(landFlight, async ({ key, ticket, made }) => land(key, ticket, made));

  return {
    async board(key, gone) {
      const ticket = randomUUID();
      const keeperNow = () => cluster.ownerOf(`flight.${key}`);
      const keeper = keeperNow();
      const landThere: Land = (made) => {
        // One that is not told gives the flight up in time.
        cluster.ask(keeper, landFlight, { key, ticket, ...(made !== undefined && { made }) }, askMs).catch(() => undefined);
      };
      const request = { key, ticket, from: cluster.self };
      const asked = cluster.ask(keeper, boardFlight, request, askMs).catch((error: unknown): BoardReply => {
        if (!(error instanceof ActorError)) throw error;
        // Whoever looks again asks the one that keeps it now; where nobody does, it is better made twice than not at all.
        return { leads: keeperNow() === keeper };
      });
      const answered = new AbortController();
      const left = within(askMs, AbortSignal.any([gone, answered.signal])).then(() => 'left' as const);
      const answer = await Promise.race([asked, left]);
      answered.abort();
      // Whoever left while it was asking may lead by now.
      if (answer === 'left') {
        void asked.then(({ leads }) => leads && landThere());
        return {};
      }
      const { leads, made } = answer;
      return { ...(leads && { land: landThere }), ...(made !== undefined && { made }) };
    },
  };
}

/** Resolves after so many milliseconds, or when it is aborted. */
const within = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
