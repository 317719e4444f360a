/** Secrets that are `otpauth://` addresses stand for a code of the moment (RFC 6238; SPEC-NOTES, "A missing secret"). */
import { TOTP, URI } from 'otpauth';
/** Undefined when the value is no such address; `problem` when it is one that gives no codes, which says why without repeating it. */
export function oneTimeCodes(value) {
    if (!/^otpauth:\/\//i.test(value))
        return undefined;
    const totp = read(value);
    if (totp === undefined)
        return { problem: 'is no otpauth://totp address with a base32 secret, as an authenticator app takes it' };
    if (!(totp instanceof TOTP))
        return { problem: 'counts its codes (otpauth://hotp): only those that follow the time (otpauth://totp) are filled' };
    if (!isWithin(totp.digits, fewestDigits, mostDigits) || !isWithin(totp.period, shortestPeriod, longestPeriod)) {
        const bounds = `${fewestDigits} to ${mostDigits} digits and a period of ${shortestPeriod} to ${longestPeriod} seconds`;
        return { problem: `must have ${bounds}` };
    }
    return {
        codeAt: (timestamp) => totp.generate({ timestamp }),
        leftAt: (timestamp) => totp.remaining({ timestamp }),
        seed: totp.secret.base32,
    };
}
/** Wider than what sites ask for; beyond it an address is a slip or a trick. */
const [fewestDigits, mostDigits] = [6, 10];
const [shortestPeriod, longestPeriod] = [1, 3_600];
const isWithin = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
function read(address) {
    try {
        return URI.parse(address);
    }
    catch {
        // Its error repeats parts of the address.
        return undefined;
    }
}
//# sourceMappingURL=one-time-codes.js.map