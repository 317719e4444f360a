/** Keeps what was worked out of texts lately: the oldest is forgotten first. */
import { type Clause, clausesOf } from './clauses.ts';

export class Recent<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;
  readonly #make: (text: string) => T;

  constructor(most: number, make: (text: string) => T) {
    this.#most = most;
    this.#make = make;
  }

  of(text: string): T {
    const found = this.#kept.get(text) ?? this.#make(text);
    this.#kept.delete(text);
    this.#kept.set(text, found);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return found;
  }
}

/** What is compared often is cut into clauses once. */
const cut = new Recent<readonly Clause[]>(10_000, clausesOf);
export const clausesIn = (text: string): readonly Clause[] => cut.of(text);
