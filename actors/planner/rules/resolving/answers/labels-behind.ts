/** "$2.49 delivery fee", "$189 night": a value that its label stands behind, alone or on a line of several. */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isBroken } from '../page/by-lines.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { likeness } from '../words/likeness.ts';

const longest = 200;
const parting = /\s+[·•|]\s+/;
const ahead = /^(\p{Sc} ?\d[\d.,]*|\d[\d.,]*(?: ?(?:\p{Sc}|%))?)\s+(\p{L}[\p{L} -]{2,40})$/u;
const price = /^(\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})\s*(?:\/|per|an?|each|every)?\s*(\p{L}{2,12})$/iu;
const perUnit = /^(?:price|cost|rate|fare|rent|fee)s? (?:per|an?|each|for (?:an?|one)) (\p{L}+)$/iu;

/** Undefined where nothing or several values are told so. */
export function labelledBehind({ name, exact, where, rank, ordinal, within }: Description, looking: Looking): string | undefined {
  if (exact || name === '' || (where ?? rank ?? ordinal) !== undefined) return undefined;
  const [, unit] = perUnit.exec(name) ?? [];
  const [form, label] = unit === undefined ? [ahead, name] : [price, unit];
  const elements = within ? standingIn(within, looking) : looking.scene.elements;
  const parts = elements.flatMap((element) =>
    isText(element) && element.role !== 'heading' && !isBroken(element) && element.name.length <= longest
      ? element.name.split(parting)
      : [],
  );
  return onlyOf(
    new Set(
      parts.flatMap((part) => {
        const [, value = '', said = ''] = form.exec(part.trim()) ?? [];
        return value !== '' && likeness(label, said) >= 0.9 ? [value] : [];
      }),
    ),
  );
}
