import t from 'tap';
import { oneTimeCodes } from "../../store/one-time-codes.js";
/** RFC 6238, appendix B: the seeds are the ASCII digits 1 to 0 over and over, 20, 32 and 64 bytes of them. */
const seeds = {
    SHA1: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    SHA256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
    SHA512: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA',
};
function codesOf(address) {
    const codes = oneTimeCodes(address);
    if (codes === undefined || 'problem' in codes)
        throw new Error(codes?.problem ?? 'no codes');
    return codes;
}
t.test('codes are those of the RFC, by algorithm, digits and period of the address', async (t) => {
    const table = [
        ['SHA1', 59, '94287082'],
        ['SHA256', 59, '46119246'],
        ['SHA512', 59, '90693936'],
        ['SHA1', 1_111_111_109, '07081804'],
        ['SHA256', 1_111_111_111, '67062674'],
        ['SHA512', 20_000_000_000, '47863826'],
    ];
    for (const [algorithm, seconds, code] of table) {
        const { codeAt } = codesOf(`otpauth://totp/Shop:ada?secret=${seeds[algorithm]}&algorithm=${algorithm}&digits=8&period=30`);
        t.equal(codeAt(seconds * 1_000), code, `${algorithm} at ${seconds}`);
    }
    const six = codesOf(`otpauth://totp/ada?secret=${seeds.SHA1}`);
    t.equal(six.codeAt(59_000), '287082');
    t.equal(six.leftAt(59_000), 1_000);
    const minute = codesOf(`otpauth://totp/ada?secret=${seeds.SHA1}&period=60`);
    t.equal(minute.codeAt(59_000), minute.codeAt(0));
    t.equal(minute.leftAt(59_000), 1_000);
});
t.test('what is no such address stands for itself, and one without codes says why', async (t) => {
    t.equal(oneTimeCodes('hunter2'), undefined);
    t.equal(oneTimeCodes('my otpauth://totp/x'), undefined);
    for (const value of ['otpauth://totp/x', 'otpauth://totp/x?secret=!', 'otpauth://totp/x?secret=GEZA&digits=0', 'otpauth://']) {
        t.match(oneTimeCodes(value), { problem: /base32/ }, value);
    }
    t.match(oneTimeCodes(`otpauth://hotp/x?secret=${seeds.SHA1}&counter=1`), { problem: /follow the time/ });
});
t.test('codes of a length or a period that no site asks for are refused', async (t) => {
    for (const odd of ['digits=5', 'digits=11', 'digits=99', 'period=3601']) {
        t.match(oneTimeCodes(`otpauth://totp/x?secret=${seeds.SHA1}&${odd}`), { problem: /6 to 10 digits and a period of 1 to 3600 seconds/ }, odd);
    }
    for (const fit of ['digits=6', 'digits=10', 'period=1', 'period=3600'])
        codesOf(`otpauth://totp/x?secret=${seeds.SHA1}&${fit}`);
});
//# sourceMappingURL=one-time-codes.test.js.map