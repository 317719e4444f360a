import t from 'tap';
import { isMisplaced, RunVault } from "../../../actors/run/vault.js";
import { StoreError } from "../../../store/errors.js";
import { oneTimeCodes } from "../../../store/one-time-codes.js";
import { openTestStore } from "./house.js";
const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const { signal } = new AbortController();
t.test('a secret may be filled and typed, and stand nowhere else', async (t) => {
    const text = 'a {{secret:X}}';
    const fine = [
        { kind: 'fill', element: 1, text },
        { kind: 'type', text },
        { kind: 'wait', text: 'X' },
    ];
    const not = [
        { kind: 'wait', text },
        { kind: 'goto', url: 'https://h/{{secret:X}}' },
        { kind: 'press', key: '{{secret:X}}' },
        { kind: 'read', element: 1, as: '{{secret:X}}' },
        { kind: 'select', element: 1, options: ['{{secret:X}}'] },
    ];
    for (const act of fine)
        t.notOk(isMisplaced(act), act.kind);
    for (const act of not)
        t.ok(isMisplaced(act), act.kind);
});
t.test('values are put in on the way to the page, and all that must be hidden is known before', async (t) => {
    const { secrets } = await openTestStore(t);
    await secrets.put('t1', 'PASS', 'hun$&ter2');
    await secrets.put('t1', 'CODE', `otpauth://totp/Shop:ada?secret=${seed}&digits=8&period=3600`);
    const vault = new RunVault(secrets);
    const goal = 'Fill A with {{secret:PASS}} and B with {{secret:CODE}}';
    t.same(await vault.read('t1', goal), { hidden: ['hun$&ter2', `otpauth://totp/Shop:ada?secret=${seed}&digits=8&period=3600`, seed] });
    const terms = { goal, dialogs: { accept: true, text: '{{secret:PASS}}!' } };
    const filled = await vault.fill({ kind: 'fill', element: 3, text: '<{{secret:PASS}}>{{secret:PASS}}' }, terms, signal);
    t.same(filled, {
        act: { kind: 'fill', element: 3, text: '<hun$&ter2>hun$&ter2' },
        terms: { goal, dialogs: { accept: true, text: 'hun$&ter2!' } },
        codes: [],
    });
    const codes = oneTimeCodes(`otpauth://totp/x?secret=${seed}&digits=8&period=3600`);
    const before = codes.codeAt(Date.now());
    const typed = await vault.fill({ kind: 'type', text: '{{secret:CODE}}' }, {}, signal);
    t.ok([before, codes.codeAt(Date.now())].includes(typed.codes[0] ?? ''));
    t.same(typed.act, { kind: 'type', text: typed.codes[0] });
    await t.rejects(vault.fill({ kind: 'type', text: '{{secret:OTHER}}' }, {}, signal), /no secret OTHER belongs to this run/);
});
t.test('no code is filled that is about to end', async (t) => {
    const { secrets } = await openTestStore(t);
    // Of one second, every code is about to end: the next one is waited for.
    await secrets.put('t1', 'CODE', `otpauth://totp/x?secret=${seed}&period=1`);
    const vault = new RunVault(secrets);
    await vault.read('t1', '{{secret:CODE}}');
    const begun = Math.floor(Date.now() / 1_000);
    const { codes } = await vault.fill({ kind: 'type', text: '{{secret:CODE}}' }, {}, signal);
    const at = oneTimeCodes(`otpauth://totp/x?secret=${seed}&period=1`);
    if (at === undefined || 'problem' in at)
        return t.fail('no codes');
    t.not(codes[0], at.codeAt(begun * 1_000), 'that of the period in which it was asked for');
});
t.test('what is missing is named; another tenant has no part in it', async (t) => {
    const { secrets, documents } = await openTestStore(t);
    await secrets.put('t2', 'PASS', 'hunter2');
    const vault = new RunVault(secrets);
    t.same(await vault.read('t1', 'Fill A with {{secret:PASS}}'), { missing: { name: 'PASS' } });
    await secrets.put('t1', 'PASS', 'hunter2');
    const stored = await documents.collection('secrets');
    await stored.update({ tenantId: 't1' }, { $set: { sealed: 'AAAA' } });
    t.match(await vault.read('t1', '{{secret:PASS}}'), { missing: { name: 'PASS', why: /bytes were changed/ } });
    const lost = new RunVault({ value: () => Promise.reject(new StoreError('unavailable', 'out of reach')) });
    await t.rejects(lost.read('t1', '{{secret:PASS}}'), { code: 'unavailable' });
});
//# sourceMappingURL=vault.test.js.map