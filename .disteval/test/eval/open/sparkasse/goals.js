import { both, did, readWhateverDone } from "../../judges.js";
const kind = 'log-in';
const page = 'anmelden.html';
const posted = (fields) => ['post', { path: '/konten.html', fields }];
const anna = posted({ benutzer: 'anna', kennwort: 'x' });
export const goals = [
    {
        id: 'bank-log-in',
        page,
        prompt: 'Log in with user anna and password x',
        success: { kind: 'textVisible', value: 'Willkommen' },
        kind,
        judge: did(anna),
    },
    {
        id: 'bank-stay',
        page,
        prompt: 'Sign in as "anna" with the password "x" and stay signed in',
        success: { kind: 'urlIncludes', value: 'konten' },
        kind,
        judge: did(posted({ benutzer: 'anna', kennwort: 'x', merken: 'ja' })),
    },
    {
        id: 'bank-balance',
        page,
        prompt: 'Log in with username anna, password x and return the Saldo of the Tagesgeld account',
        success: { kind: 'extracted' },
        kind,
        judge: both(did(anna), readWhateverDone('15.000,00')),
    },
    {
        id: 'bank-then-open',
        page,
        prompt: 'log in (user: anna, password: x), then click Umsätze',
        success: { kind: 'urlIncludes', value: 'umsatz' },
        kind,
        judge: did(anna, ['opened', 'umsatz']),
    },
    {
        id: 'bank-refused',
        page,
        prompt: 'Log in with user bert and password 1234',
        success: { kind: 'textVisible', value: 'Willkommen' },
        kind: 'impossible',
        impossible: true,
        judge: ({ log }) => log.every(({ event }) => event === 'refused') && log.length <= 1 ? undefined : `tried more than that: ${JSON.stringify(log)}`,
    },
];
//# sourceMappingURL=goals.js.map