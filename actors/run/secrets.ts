/** What of a run must not be read in its record: credentials in addresses, what its goal says is secret, and what was filled into password fields. */
import { mask, redactText } from '../../config/redaction.ts';
import type { ObservedElement } from '../../farm/page/port.ts';
import type { Act } from '../../store/model/step.ts';

/** The value that the act brings into a password field; undefined for every other act. */
export function secretOf(act: Act, elements: readonly ObservedElement[]): string | undefined {
  if ((act.kind !== 'fill' && act.kind !== 'type') || act.text === '' || act.element === undefined) return undefined;
  return elements[act.element]?.states.includes('password') ? act.text : undefined;
}

/** The same value with all its texts clean; dates and other values stay as they are. */
export function withoutSecrets<T>(value: T, secrets: readonly string[]): T {
  // The longest first: one may hold another.
  const patterns = [...new Set(secrets.flatMap(formsOf))].sort((a, b) => b.length - a.length).map(patternOf);
  const clean = (text: string) => redactText(patterns.reduce((rest, pattern) => rest.replace(pattern, mask), text));
  return mapTexts(value, clean) as T;
}

/** As it was filled, and as a form or a script puts it into an address. */
const formsOf = (secret: string): readonly string[] => [
  secret,
  // Half a character, which JSON can carry, has no form in an address.
  encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\ufffd')),
  new URLSearchParams([['', secret]]).toString().slice(1),
];

/** A very short secret is masked only where it stands alone: it is part of many words. */
export function patternOf(secret: string): RegExp {
  const literal = secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return secret.length < 4 ? new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu') : new RegExp(literal, 'gu');
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, ours.has(name) ? item : mapTexts(item, change)]));
}

/** Fields whose texts are the house's own words, also where a secret is spelled like one. */
const ours: ReadonlySet<string> = new Set(['kind', 'rung', 'type', 'by']);
