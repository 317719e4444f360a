/** Who makes a skill that many ask for at once: one leads, the others hear when it has landed. Each key is kept by one gateway. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { ActorError } from '../errors.ts';
import { boardFlight, landFlight } from '../protocol/flights-remote.ts';

interface FlightsOptions {
  readonly cluster: Cluster;
  /** After how long a flight is given up whose leader says nothing; milliseconds. */
  readonly longestMs: number;
  /** How long one question waits for a landing; shorter than requests are remembered (actors/cluster/seen.ts). */
  readonly askMs?: number;
}

export interface Flights {
  /** Resolves when the asker leads, with what it calls at its end, or, without it, when another one has landed: then it looks again. */
  board(key: string, gone: AbortSignal): Promise<(() => void) | undefined>;
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
export function openFlights({ cluster, longestMs, askMs = 30_000 }: FlightsOptions): Flights {
  const flights = new Map<string, Flight>();

  function takeOff(key: string, ticket: string, from: string): void {
    const landing = new AbortController();
    // As many may wait as ask.
    setMaxListeners(0, landing.signal);
    const late = globalThis.setTimeout(() => land(key, ticket), longestMs);
    late.unref();
    flights.set(key, { ticket, from, landing, late });
  }

  function land(key: string, ticket: string): boolean {
    const flight = flights.get(key);
    if (flight?.ticket !== ticket) return false;
    flights.delete(key);
    clearTimeout(flight.late);
    flight.landing.abort();
    return true;
  }

  // Nobody else would say that it has landed.
  cluster.onChange((members) => {
    for (const [key, { ticket, from }] of flights) if (!members.includes(from)) land(key, ticket);
  });
  cluster.handle(boardFlight, async ({ key, ticket, from }, timeoutMs) => {
    const flight = flights.get(key);
    if (flight === undefined) {
      takeOff(key, ticket, from);
      return 'leads';
    }
    await within(timeoutMs * 0.9, flight.landing.signal);
    return 'landed';
  });
  cluster.handle(landFlight, async ({ key, ticket }) => land(key, ticket));

  return {
    async board(key, gone) {
      const ticket = randomUUID();
      const keeperNow = () => cluster.ownerOf(`flight.${key}`);
      const keeper = keeperNow();
      const landThere = () => {
        // One that is not told gives the flight up in time.
        cluster.ask(keeper, landFlight, { key, ticket }, askMs).catch(() => undefined);
      };
      const request = { key, ticket, from: cluster.self };
      const asked = cluster.ask(keeper, boardFlight, request, askMs).catch((error: unknown): 'leads' | 'landed' => {
        if (!(error instanceof ActorError)) throw error;
        // Whoever looks again asks the one that keeps it now; where nobody does, it is better made twice than not at all.
        return keeperNow() === keeper ? 'leads' : 'landed';
      });
      const answered = new AbortController();
      const left = within(askMs, AbortSignal.any([gone, answered.signal])).then(() => 'left' as const);
      const answer = await Promise.race([asked, left]);
      answered.abort();
      // Whoever left while it was asking may lead by now.
      if (answer === 'left') void asked.then((late) => late === 'leads' && landThere());
      return answer === 'leads' ? landThere : undefined;
    },
  };
}

/** Resolves after so many milliseconds, or when it is aborted. */
const within = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
