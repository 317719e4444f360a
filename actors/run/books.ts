/** What is written of a run: its reservation and charge at the ledger, and its document in the store. */

import { setTimeout } from 'node:timers/promises';
import { StoreError } from '../../store/errors.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { RunDocument } from '../../store/model/run.ts';
import type { RunOwner, Runs } from '../../store/runs.ts';
import { causeFor } from '../errors.ts';
import type { Log } from '../log.ts';
import { Payment } from '../payment.ts';
import type { Ledger } from '../protocol/ledger.ts';
import type { StartRun } from '../protocol/runs.ts';
import type { Progress, RunMessage } from './run.ts';
import type { Terms } from './work.ts';

/**
 * Of a run that acts many times a second not each act is written by itself, which would take longer than the act: its record may lack what
 * it did in so many milliseconds before its gateway died, as it may lack the act in hand. Its end is written at once.
 */
const keepEveryMs = 200;

export class Books {
  readonly #terms: Terms;
  readonly #tenantId: string;
  readonly #runId: string;
  readonly #owner: RunOwner;
  readonly #around: { readonly runs: Runs; readonly ledger: Ledger; readonly log: Log };
  readonly #payment: Payment;
  #unwritten: Progress | undefined;
  #writing: Promise<void> | undefined;
  readonly #ends = new AbortController();

  constructor(terms: Terms, { tenantId, runId }: StartRun, around: { readonly runs: Runs; readonly ledger: Ledger; readonly log: Log }) {
    this.#terms = terms;
    this.#tenantId = tenantId;
    this.#runId = runId;
    this.#owner = { gateway: terms.gateway, epoch: 1 };
    this.#around = around;
    const { ledger, log } = around;
    this.#payment = new Payment({ ledger, log, tenantId, callId: runId, limits: terms.limits });
  }

  reserve(amount: MicroCredits): Promise<RunMessage> {
    return this.#payment.reserve(amount);
  }

  extend(amount: MicroCredits): Promise<RunMessage> {
    return this.#payment.extend(amount);
  }

  async record(run: RunDocument): Promise<RunMessage> {
    try {
      await this.#around.runs.create(run);
      // The record comes first: a reservation is given back only where there is none.
      const mayBegin = await this.#around.ledger.mayBegin(this.#tenantId, this.#runId);
      return { type: mayBegin ? 'recorded' : 'recordedLate', at: Date.now() };
    } catch (error) {
      this.#around.log.warn({ err: error, runId: this.#runId }, 'a run could not be put on record');
      return { type: 'recordFailed', message: `The run could not be put on record: ${causeFor(error)}. Send it again later.` };
    }
  }

  /** Writes one after the other, and of those that wait only the newest: each holds all that the ones before it said. */
  async keep(progress: Progress, say: (message: RunMessage) => void): Promise<void> {
    this.#unwritten = progress;
    this.#writing ??= this.#writeAll(say).finally(() => {
      this.#writing = undefined;
    });
    await this.#writing;
  }

  async #writeAll(say: (message: RunMessage) => void): Promise<void> {
    for (let progress = this.#takeUnwritten(); progress !== undefined; progress = this.#takeUnwritten()) {
      const leaseUntil = new Date(Date.now() + this.#terms.limits.leaseTtlMs);
      try {
        const kept = await this.#around.runs.advance(this.#runId, this.#owner, { ...progress, leaseUntil });
        say(kept === undefined ? { type: 'fenced' } : { type: 'kept', leaseUntil: leaseUntil.getTime() });
      } catch (error) {
        // The run ends by itself when its hold on the document runs out.
        this.#around.log.warn({ err: error, runId: this.#runId }, 'the progress of a run could not be stored');
      }
      await setTimeout(keepEveryMs, undefined, { signal: this.#ends.signal, ref: false }).catch(() => undefined);
    }
  }

  #takeUnwritten(): Progress | undefined {
    const progress = this.#unwritten;
    this.#unwritten = undefined;
    return progress;
  }

  /** Stores status and charge in one write. Insists for a while: without it the run's end is lost with its gateway. */
  async storeEnd(run: RunDocument, isNew: boolean, signal: AbortSignal): Promise<RunMessage> {
    this.#unwritten = undefined;
    this.#ends.abort();
    await this.#writing;
    const stored = await this.#payment.insist('the end of a run could not be stored', signal, async () => {
      if (isNew && (await this.#insert(run))) return true;
      const { _id, tenantId, gateway, epoch, createdAt, settledAt, ...change } = run;
      return (await this.#around.runs.advance(_id, this.#owner, change)) !== undefined || this.#isStored(run);
    });
    if (stored === undefined) return { type: 'endFailed', message: 'The end of the run could not be stored. Look at its record later.' };
    if (stored) logEnd(this.#around.log, run);
    return stored ? { type: 'endStored' } : { type: 'fenced' };
  }

  /** The record as another gateway has ended and settled it, which may take it a while. */
  async awaitEnd(signal: AbortSignal): Promise<RunMessage> {
    const { settleForMs, settleRetryMs } = this.#terms.limits;
    for (const until = Date.now() + settleForMs; ; await setTimeout(settleRetryMs, undefined, { signal })) {
      const run = await this.#around.runs.get(this.#tenantId, this.#runId).catch((error: unknown) => {
        this.#around.log.warn({ err: error, runId: this.#runId }, 'the record of a run that another gateway has could not be read');
        return undefined;
      });
      if (run?.settledAt !== undefined) return { type: 'endedElsewhere', run };
      if (Date.now() >= until) return { type: 'endedElsewhere', run: undefined };
    }
  }

  /** False when an earlier attempt of ours arrived after all, of its end or of its beginning: the id is this run's alone. */
  async #insert(run: RunDocument): Promise<boolean> {
    try {
      await this.#around.runs.create(run);
      return true;
    } catch (error) {
      if (!(error instanceof StoreError && error.code === 'duplicate_key')) throw error;
      return false;
    }
  }

  /** An earlier attempt may have arrived though its answer did not. */
  async #isStored({ _id, tenantId, status }: RunDocument): Promise<boolean> {
    const found = await this.#around.runs.get(tenantId, _id);
    return found?.gateway === this.#owner.gateway && found.epoch === this.#owner.epoch && found.status === status;
  }

  async settle(charge: MicroCredits, isStored: boolean, signal: AbortSignal): Promise<RunMessage> {
    const settled = await this.#payment.settle(charge, signal);
    if (settled.type === 'settled' && isStored) {
      await this.#around.runs.settled(this.#runId, new Date(settled.at), settled.charged).catch((error: unknown) => {
        this.#around.log.warn({ err: error, runId: this.#runId }, 'a run was settled, which its record does not say yet');
      });
    }
    return settled;
  }
}

/** One line for each run whose end was stored here. */
export function logEnd(log: Log, { _id: runId, tenantId, status, failureCode, createdAt, endedAt, charge }: RunDocument): void {
  const ms = endedAt === undefined ? undefined : endedAt.getTime() - createdAt.getTime();
  log.info({ runId, tenantId, status, failureCode, ms, charge }, 'a run has ended');
}
