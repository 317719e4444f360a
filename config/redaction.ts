/** What must never leave in a record, a log or an error, and the mask that stands in its place. */
import { secretFinder } from './secret-forms.ts';

const mask = '[redacted]';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/tr_live_[A-Za-z0-9]+/g, `tr_live_${mask}`],
  [/\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi, `$1 ${mask}`],
  /** Name and password in an address, up to the last `@` before its path (WHATWG URL, authority state). */
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#"']+@/gi, `$1${mask}@`],
];

/** The text without API keys, authorization values, the credentials of addresses, and these secrets in every form (config/secret-forms.ts). */
export function redactText(text: string, secrets: readonly string[] = []): string {
  return patterns.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), maskSecrets(text, secrets));
}

const finders = new WeakMap<readonly string[], ReturnType<typeof secretFinder>>();

/** The text without these secrets, and otherwise as it is. What is asked for with the very same list is made once. */
export function maskSecrets(text: string, secrets: readonly string[]): string {
  if (secrets.length === 0) return text;
  const find = finders.get(secrets) ?? secretFinder(secrets);
  finders.set(secrets, find);
  let clean = '';
  let from = 0;
  for (const found of find(text)) {
    clean += text.slice(from, found.from) + mask;
    from = found.to;
  }
  return from === 0 ? text : clean + text.slice(from);
}
