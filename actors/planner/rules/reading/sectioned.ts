/** What goes into parts of a form whose fields have the same names: "Billing address: street “x”, city “y”; shipping address: …". */
import type { Description, Given } from '../description.ts';
import type { Context } from './context.ts';
import { entryIn, parting } from './listings.ts';
import { readDescription } from './things/descriptions.ts';
import { named } from './things/heads.ts';
import { readValue } from './words/values.ts';
import { verbsOf } from './words/verbs.ts';

const part = '(?:the |my )?\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,3}';
const sectioned = new RegExp(`^(${part}): (.+)$`, 'u');
const sections = new RegExp(`(?:^|[;.\\n]\\s*)${part}: `, 'gu');
const leastSections = 2;

interface Pair {
  readonly what: Description;
  readonly value: Given;
}

/** Undefined unless the goal speaks of several such parts, and each value stands behind the name of its field. */
export function readSectioned(words: string, context: Context): readonly Pair[] | undefined {
  const [, place = '', list = ''] = sectioned.exec(words) ?? [];
  if (place === '' || [...context.masked.text.matchAll(sections)].length < leastSections || verbsOf(place).length > 0) return undefined;
  const within = readDescription(place, context);
  const pairs = list.split(parting).map((said): Pair | undefined => {
    const entry = entryIn(said);
    const value = entry && readValue(entry.value, context);
    return entry && value && within && { what: { ...named(entry.label), within }, value };
  });
  return pairs.length > 1 && pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}
