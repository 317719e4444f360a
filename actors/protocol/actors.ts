/** The actors of one gateway, as its routes see them. */
import type { Ledger } from './ledger.ts';
import type { Runs } from './runs.ts';
import type { Skills } from './skills.ts';
import type { Visits } from './visits.ts';

export interface Actors {
  readonly runs: Runs;
  readonly visits: Visits;
  readonly skills: Skills;
  readonly ledger: Ledger;
  /** As it stands in the documents of the runs that live here. */
  readonly gatewayId: string;
  /** Gateways alive, as this one sees them; itself among them. */
  members(): readonly string[];
  /**
   * Running work ends as `cancelled` and is settled, in all of `withinMs` but what the rest needs; then every actor stops.
   * Bounded in time, never rejects; a second call waits for the first.
   */
  stop(withinMs?: number): Promise<void>;
}
