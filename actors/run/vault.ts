/** The stored secrets of one run: read when it begins, and put into what is typed on the way to the page and nowhere else. */
import { setTimeout } from 'node:timers/promises';
import type { ActTerms } from '../../farm/page/port.ts';
import { StoreError } from '../../store/errors.ts';
import { namesIn, replaceNames } from '../../store/model/placeholders.ts';
import type { Act } from '../../store/model/step.ts';
import { type OneTimeCodes, oneTimeCodes } from '../../store/one-time-codes.ts';
import type { Secrets } from '../../store/secrets.ts';

/** `why` where it is stored, but can't be read. */
export interface MissingSecret {
  readonly name: string;
  readonly why?: string;
}

type Stored = string | OneTimeCodes;

/** A code that ends sooner than this might have ended when it arrives; milliseconds. */
const leastLeftMs = 2_000;

/** A secret may be filled and typed; anywhere else it would be searched for on the page, or told to it by name. */
export const isMisplaced = (act: Act): boolean => act.kind !== 'fill' && act.kind !== 'type' && namesIn(JSON.stringify(act)).length > 0;

export class RunVault {
  readonly #secrets: Pick<Secrets, 'value'>;
  readonly #stored = new Map<string, Stored>();
  readonly #filled = new Set<string>();

  constructor(secrets: Pick<Secrets, 'value'>) {
    this.#secrets = secrets;
  }

  /** Reads what the goal names; gives all that must be told nowhere, or the first name that nothing is stored under. Rejects with `StoreError` when the store can't be reached. */
  async read(tenantId: string, goal: string): Promise<{ readonly hidden: readonly string[] } | { readonly missing: MissingSecret }> {
    const hidden: string[] = [];
    for (const name of namesIn(goal)) {
      const found = await this.#value(tenantId, name);
      if (typeof found !== 'string') return { missing: found };
      const codes = oneTimeCodes(found);
      if (codes !== undefined && 'problem' in codes) return { missing: { name, why: `What is stored as ${name} ${codes.problem}` } };
      this.#stored.set(name, codes ?? found);
      hidden.push(found, ...(codes === undefined ? [] : [codes.seed]));
    }
    return { hidden };
  }

  /** The values that were put in so far. */
  get filled(): readonly string[] {
    return [...this.#filled];
  }

  async #value(tenantId: string, name: string): Promise<string | MissingSecret> {
    try {
      return (await this.#secrets.value(tenantId, name)) ?? { name };
    } catch (error) {
      if (error instanceof StoreError && error.code === 'unreadable') return { name, why: error.message };
      throw error;
    }
  }

  /**
   * The act and its terms as the page must get them, and the codes that are in them. Waits for the next code when the current
   * one is about to end; rejects when aborted.
   */
  async fill<Terms extends ActTerms>(
    act: Act,
    terms: Terms,
    signal: AbortSignal,
  ): Promise<{ act: Act; terms: Terms; codes: readonly string[] }> {
    const typed = act.kind === 'fill' || act.kind === 'type' ? act : undefined;
    const answer = terms.dialogs?.text;
    const names = namesIn(`${typed?.text ?? ''} ${answer ?? ''}`);
    if (names.length === 0) return { act, terms, codes: [] };
    const inTime = names.map((name) => this.#stored.get(name)).filter((stored) => typeof stored === 'object');
    const begun = Date.now();
    const wait = Math.max(0, ...inTime.map((codes) => codes.leftAt(begun)).filter((left) => left < leastLeftMs));
    if (wait > 0) await setTimeout(wait, undefined, { signal });
    // A timer may be a millisecond early.
    const now = Math.max(Date.now(), begun + wait);
    const valueFor = (name: string) => {
      const stored = this.#stored.get(name);
      // A planner may only name what its goal does.
      if (stored === undefined) throw new Error(`no secret ${name} belongs to this run`);
      const value = typeof stored === 'string' ? stored : stored.codeAt(now);
      this.#filled.add(value);
      return value;
    };
    return {
      act: typed === undefined ? act : { ...typed, text: replaceNames(typed.text, valueFor) },
      terms: answer === undefined ? terms : { ...terms, dialogs: { ...terms.dialogs, text: replaceNames(answer, valueFor) } },
      codes: inTime.map((codes) => codes.codeAt(now)),
    };
  }
}
