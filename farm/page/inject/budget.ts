/** How much of a page is mapped: of more, or of what takes longer, no planner reads, and the page's own scripts wait meanwhile. */
const mostVisited = 120_000;
/** Whoever reads the map goes through all of it many times, and everyone else waits meanwhile. */
const mostListed = 40_000;
const mostMs = 4_000;

export class Budget {
  readonly #until = performance.now() + mostMs;
  #visited = 0;
  isSpent = false;

  /** One more element is looked at, `listed` of them are on the map; true when it may not be. The clock is asked now and then: it is not free. */
  spend(listed: number): boolean {
    this.#visited += 1;
    if (this.#visited > mostVisited || listed >= mostListed || (this.#visited % 256 === 0 && performance.now() > this.#until))
      this.isSpent = true;
    return this.isSpent;
  }
}
