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
  /** Running work ends as `cancelled` and is settled, then every actor stops; bounded in time, never rejects. */
  stop(): Promise<void>;
}
