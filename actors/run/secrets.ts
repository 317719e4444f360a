/** What of a run must not be read in its record: credentials in addresses, what its goal says is secret, and what was filled of the vault and into password fields. */
import { maskSecrets, redactText } from '../../config/redaction.ts';
import type { ObservedElement } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { Act } from '../../store/model/step.ts';
import { literal, wholeWords } from '../literal.ts';
import { mapTexts } from '../map-texts.ts';
import type { DoneAct } from '../planner/port.ts';
import type { Work } from './work.ts';

/** The value that the act brings into a password field, spelled out; undefined for every other act. */
export function secretOf(act: Act, elements: readonly ObservedElement[]): string | undefined {
  if ((act.kind !== 'fill' && act.kind !== 'type') || act.text === '' || act.element === undefined) return undefined;
  // The name of a stored secret is none, and what it stands for is known already.
  if (namesIn(act.text).length > 0) return undefined;
  return elements[act.element]?.states.includes('password') ? act.text : undefined;
}

/** Fields whose texts are the house's own words, also where a secret is spelled like one. */
const ours: ReadonlySet<string> = new Set(['kind', 'rung', 'type', 'by', 'digest']);

/** The same value with all its texts clean; dates and other values stay as they are. */
export const withoutSecrets = <T>(value: T, secrets: readonly string[]): T => mapTexts(value, (text) => redactText(text, secrets), ours);

const cleaned = new WeakMap<object, { readonly secrets: string; readonly clean: unknown }>();

/** As `withoutSecrets`, worked out once: of what never changes once it is made, and is written with every step that comes after it. */
export function cleanOnce<T extends object>(value: T, secrets: readonly string[]): T {
  const among = secrets.join('\n');
  const known = cleaned.get(value);
  if (known?.secrets === among) return known.clean as T;
  const clean = withoutSecrets(value, secrets);
  cleaned.set(value, { secrets: among, clean });
  return clean;
}

/** What a planner is shown of the page: all as it is but for these. */
export const unseen = <T>(value: T, secrets: readonly string[]): T =>
  secrets.length === 0 ? value : mapTexts(value, (text) => maskSecrets(text, secrets), ours);

/** With a mark on what was filled into password fields: the rules know it, and nobody else is to. What the goal says itself is no news. */
export function withoutFilled(done: readonly DoneAct[], { passwords, said }: Pick<Work, 'passwords' | 'said'>): readonly DoneAct[] {
  const filled = passwords.filter((password) => !said.includes(password));
  const isFilled = (text: string) => maskSecrets(text, filled) !== text;
  return done.map((entry) => ('text' in entry.act && isFilled(entry.act.text ?? '') ? { ...entry, isSecret: true as const } : entry));
}

/** As `unseen`, of what was read: its names may be secret too, and a number may be a code that was filled. */
export function dataWithoutSecrets<T>(data: T, secrets: readonly string[]): T {
  const clean = (text: string) => maskSecrets(text, secrets);
  const cleanAll = (value: unknown): unknown => {
    if (typeof value === 'number') return clean(String(value)) === String(value) ? value : clean(String(value));
    if (typeof value === 'string') return clean(value);
    if (Array.isArray(value)) return value.map(cleanAll);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [clean(name), cleanAll(item)]));
  };
  return cleanAll(data) as T;
}

/** A secret as it stands, for who has to put something else than the mask in its place. A very short one counts only alone. */
export const patternOf = (secret: string): RegExp => (secret.length < 4 ? wholeWords(secret) : new RegExp(literal(secret), 'gu'));
