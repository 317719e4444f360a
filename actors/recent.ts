/** Keeps what was worked out lately, by a text: what was asked for longest ago is forgotten first. */
export class Recent<T> {
  readonly #kept = new Map<string, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What `make` gave for this key, which is called again only for what was forgotten. */
  of(key: string, make: () => T): T {
    const found = this.#kept.has(key) ? (this.#kept.get(key) as T) : make();
    this.#kept.delete(key);
    this.#kept.set(key, found);
    if (this.#kept.size > this.#most) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return found;
  }
}
