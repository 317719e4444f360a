/** What must never leave in a log or an error, and the mask that stands in its place. */

export const mask = '[redacted]';

const patterns: readonly (readonly [RegExp, string])[] = [
  [/tr_live_[A-Za-z0-9]+/g, `tr_live_${mask}`],
  [/\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi, `$1 ${mask}`],
  /** Name and password in an address, up to the last `@` before its path (WHATWG URL, authority state). */
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#"']+@/gi, `$1${mask}@`],
];

/** The text without API keys, authorization values and the credentials of addresses. */
export function redactText(text: string): string {
  return patterns.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}
