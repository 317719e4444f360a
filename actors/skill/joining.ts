/** A skill that is made of another wording of a goal, as the next version of the skill that the goal already has. */
import { mapTexts } from '../map-texts.ts';
import type { Draft } from './draft.ts';
import { renamed, type Values } from './templates.ts';

/**
 * The draft with the parameters called as the skill calls them: those with the same values, of which `values` are what the request
 * says for the skill's. Undefined where they are not the same ones: then it is a skill of its own.
 */
export function joined(draft: Draft, values: Values): Draft | undefined {
  const left = new Map(Object.entries(values));
  const names: Record<string, string> = {};
  for (const { name, value } of draft.parameters) {
    const same = [...left].find(([, other]) => other.toLowerCase() === value.toLowerCase())?.[0];
    if (same === undefined) return undefined;
    left.delete(same);
    names[name] = same;
  }
  if (left.size > 0) return undefined;
  const parameters = draft.parameters.map((parameter) => ({ ...parameter, name: names[parameter.name] as string }));
  const { goal, url, success, reached, steps } = draft;
  const texts = mapTexts({ goal, url, success, ...(reached && { reached }), steps }, (text) => renamed(text, names));
  return { ...draft, ...texts, parameters };
}
