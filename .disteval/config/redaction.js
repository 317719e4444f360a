/** What must never leave in a record, a log or an error, and the mask that stands in its place. */
import { replaceSecret } from "./secret-forms.js";
const mask = '[redacted]';
const patterns = [
    [/tr_live_[A-Za-z0-9]+/g, `tr_live_${mask}`],
    [/\b(bearer|basic)\s+[A-Za-z0-9._~+/=-]{8,}/gi, `$1 ${mask}`],
    /** Name and password in an address, up to the last `@` before its path (WHATWG URL, authority state). */
    [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#"']+@/gi, `$1${mask}@`],
];
/** The text without API keys, authorization values, the credentials of addresses, and these secrets in every form (config/secret-forms.ts). */
export function redactText(text, secrets = []) {
    return patterns.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), maskSecrets(text, secrets));
}
/** The text without these secrets, and otherwise as it is. */
export function maskSecrets(text, secrets) {
    // The longest first: one may hold another.
    const longestFirst = [...new Set(secrets)].filter((secret) => secret.trim() !== '').sort((a, b) => b.length - a.length);
    return longestFirst.reduce((rest, secret) => replaceSecret(rest, secret, mask), text);
}
//# sourceMappingURL=redaction.js.map