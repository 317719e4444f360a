/** Which element a number means: those of the latest observation count from 0 up, those recognised since from -1 down. */
import { FarmError } from '../errors.ts';
import type { Subject } from './acts/attempt.ts';
import type { Observation } from './port.ts';
import type { Stitched } from './stitch.ts';
import type { Tab } from './tab.ts';

export class Subjects {
  #latest: (Stitched & { readonly tab: Tab }) | undefined;
  #recognised: Subject[] = [];

  observed(tab: Tab, stitched: Stitched): Observation {
    this.#latest = { tab, ...stitched };
    this.#recognised = [];
    return stitched.observation;
  }

  /** Gives its number. */
  recognised(subject: Subject): number {
    this.#recognised.push(subject);
    return -this.#recognised.length;
  }

  /** Whether it has come up since the observation before the latest. */
  isNew(element: number): boolean {
    return this.#latest?.observation.elements[element]?.isNew === true;
  }

  /** Throws `element_gone`. */
  of(element: number): Subject {
    const recognised = this.#recognised[-1 - element];
    if (recognised) {
      if (recognised.place.frame.world === recognised.place.world && !recognised.tab.closed) return recognised;
      throw new FarmError('element_gone', `${recognised.what} is no longer on the page, which shows another document`);
    }
    const place = this.#latest?.placeOf(element);
    const observed = this.#latest?.observation.elements[element];
    if (!this.#latest || !place || !observed) {
      throw new FarmError('element_gone', `there is no element ${element} in the latest observation`);
    }
    const what = `${observed.role} ${JSON.stringify(observed.name)}`;
    if (place.frame.world !== place.world || this.#latest.tab.closed) {
      throw new FarmError('element_gone', `${what} is no longer on the page, which shows another document; observe it anew`);
    }
    return { tab: this.#latest.tab, place, what };
  }
}
