/** What a value comes to on this page: as it was said, kept, read before, or taken from another field. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Value } from '../../../../../store/model/step.ts';
import type { Given } from '../../description.ts';
import { cameUp } from '../answers/came-up.ts';
import { extract } from '../answers/extract.ts';
import { say } from '../finding/candidates.ts';
import type { Situation } from '../move.ts';
import { inItsColours } from '../words/colour-values.ts';
import { written } from './writing.ts';

/** The text to bring, as the field wants it; or why there is none. */
export function valueFor(
  given: Given,
  field: ObservedElement | undefined,
  situation: Situation,
): { readonly text: string } | { readonly why: string } {
  switch (given.type) {
    case 'text':
      return { text: inItsColours(given.text, field) };
    case 'when':
      return { text: written(given, field) };
    case 'read': {
      const value = situation.data[given.as];
      return value === undefined ? { why: `nothing was read as ${JSON.stringify(given.as)} before` } : { text: plain(value) };
    }
    case 'counted': {
      const found = extract(given.of, 'count', situation);
      if (found.type === 'none' || found.value === 0) return { why: `the page shows no ${given.of.name || given.of.noun} to count` };
      return { text: plain(found.value) };
    }
    case 'exchanged':
      return { why: `it is not said in which text ${JSON.stringify(given.old)} is to be replaced` };
    case 'taken': {
      const fresh = given.came && cameUp(given.from, situation);
      if (fresh) return fresh;
      const found = extract(given.from, 'text', situation);
      if (found.type === 'none') return { why: found.why };
      const text = plain(found.value);
      return text === '' ? { why: `${say(given.from)} holds nothing that could be taken` } : { text };
    }
  }
}

const plain = (value: Value): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(plain).join(', ') : String(value);
