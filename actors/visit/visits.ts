/** The visits of this gateway: each is one actor. */
import { setTimeout } from 'node:timers/promises';
import type { Address } from '../behaviour.ts';
import type { StartRefusal } from '../protocol/runs.ts';
import type { StartVisit, VisitEnded, Visits, VisitWork } from '../protocol/visits.ts';
import type { System } from '../system.ts';
import type { VisitSurroundings } from './perform.ts';
import { spawnVisit, type VisitMessage, type VisitTerms } from './visit.ts';

interface VisitsOptions {
  readonly system: System;
  readonly terms: VisitTerms;
  readonly around: VisitSurroundings;
}

/** `stop` calls off what is under way and resolves when all of it is settled, or after `withinMs`. */
export function openVisits({ system, terms, around }: VisitsOptions): Visits & { stop(withinMs: number): Promise<void> } {
  const living = new Map<string, { readonly address: Address<VisitMessage>; readonly answer: Promise<unknown> }>();
  let stopping = false;

  const cancel = (callId: string, why: string): boolean => {
    const visit = living.get(callId);
    return visit !== undefined && system.send(visit.address, { type: 'cancel', why });
  };

  return {
    async start<Work extends VisitWork>(order: StartVisit & { readonly work: Work }) {
      if (stopping) return { type: 'refused', reason: 'unavailable', message: 'This gateway is stopping. Send the request again.' };
      const address = spawnVisit(system, terms, order, around);
      // It ends by its own limits.
      const answer = system.ask<VisitMessage, VisitEnded<Work['kind']> | StartRefusal>(
        address,
        (replyTo) => ({ type: 'start', replyTo: replyTo as (answer: VisitEnded | StartRefusal) => void }),
        Number.POSITIVE_INFINITY,
      );
      living.set(order.callId, { address, answer });
      return answer.finally(() => living.delete(order.callId));
    },

    cancel,

    async stop(withinMs) {
      stopping = true;
      const ends = [...living].map(([callId, { answer }]) => {
        cancel(callId, 'the gateway that drives it is stopping');
        return answer;
      });
      const late = new AbortController();
      await Promise.race([Promise.allSettled(ends), setTimeout(withinMs, undefined, { signal: late.signal })]);
      late.abort();
    },
  };
}
