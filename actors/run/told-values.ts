/** What kind of a value was told: of a skill, one of the same kind is to be told on another day. */
import type { ActOutcome, Observation } from '../../farm/page/port.ts';
import type { Told } from '../../store/model/skill.ts';
import type { Act, ToldAs, Value } from '../../store/model/step.ts';

/** Of what is read or reckoned; undefined for what tells nothing, and for a dash. */
export function toldAs(act: Act, outcome: Extract<ActOutcome, { ok: true }>, passed: Observation['passed'] = []): ToldAs | undefined {
  const value = act.kind === 'note' ? act.value : act.kind === 'read' ? (outcome.read ?? '') : undefined;
  return value === undefined || isNone(value) ? undefined : kindOf(value, passed);
}

function kindOf(value: Value, passed: readonly string[]): ToldAs {
  const texts = textsOf(value);
  if (texts.length > 0 && texts.every((text) => passed.includes(text.trim()))) return 'message';
  return texts.length > 0 && texts.every((text) => /\p{N}/u.test(text)) ? 'number' : 'text';
}

const textsOf = (value: Value): readonly string[] =>
  Array.isArray(value) ? value.flatMap(textsOf) : value === null || typeof value === 'object' ? [] : [String(value)];

/** It stands where nothing is known. */
const isNone = (value: Value): boolean => {
  const texts = textsOf(value);
  return texts.length > 0 && texts.every((text) => /^\s*[-‐-―]+\s*$/u.test(text));
};

/** What costs nothing is told without a number. */
const free = /^(?:free|for free|free of charge|complimentary|included|gratis|kostenlos|gratuit|inclus|inbegriffen)\b/iu;

/**
 * What is told in place of a value of the kind that was told, as the end of a sentence: a dash, no number where one was, or what the page
 * has said to an act.
 */
export function toldOtherwise(
  told: readonly Told[] = [],
  data: Readonly<Record<string, Value>>,
  passed: Observation['passed'] = [],
): string | undefined {
  for (const { as, kind } of told) {
    const value = data[as];
    if (value === undefined || kind === 'message') continue;
    const now = kindOf(value, passed);
    const lacks = kind === 'number' && now === 'text' && !textsOf(value).every((text) => /\p{N}/u.test(text) || free.test(text.trim()));
    const said = JSON.stringify(textsOf(value).join(', ').slice(0, longest));
    if (lacks) return `its ${as} should be one with a number, and is ${said}`;
    if (isNone(value)) return `its ${as} should say something, and is ${said}`;
    if (now === 'message') return `its ${as} should stand on the page, and ${said} is what the page has said to what was done before`;
  }
  return undefined;
}
const longest = 80;
