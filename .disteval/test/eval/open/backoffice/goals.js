import { did, nothing, read } from "../../judges.js";
const kind = 'copying';
const stored = { kind: 'statusText', match: 'Draft stored' };
const updated = { kind: 'statusText', match: 'ticket updated' };
const draft = { to: '', iban: '', amount: '', reference: '' };
const ticket = { serial: '', fw: '', mail: '', reply: '' };
export const goals = [
    {
        id: 'backoffice-iban',
        page: 'invoice.html',
        prompt: 'Copy the IBAN of the invoice into the field "Account (IBAN)" and save the draft',
        success: stored,
        kind,
        judge: did(['draft', { ...draft, iban: 'DE75 5121 0800 1245 1261 99' }]),
    },
    {
        id: 'backoffice-transfer',
        page: 'invoice.html',
        prompt: 'Enter the Supplier as Beneficiary, the Amount due as Amount and the Reference as Payment reference; then click Save draft',
        success: stored,
        kind,
        judge: did(['draft', { ...draft, to: 'Papierhaus Weber KG', amount: '318.40', reference: 'RF18 5390 0754' }]),
    },
    {
        id: 'backoffice-firmware',
        page: 'ticket.html',
        prompt: 'Put the firmware of the Repeater M into the field firmware and commit',
        success: updated,
        kind,
        judge: did(['commit', { ...ticket, fw: '2.0.7' }]),
    },
    {
        id: 'backoffice-mixed',
        page: 'ticket.html',
        prompt: 'Enter SN-40-8812-B as serial, r.adler@mail.example as the customer\'s e-mail, "We are on it, thanks" as reply, and press commit',
        success: updated,
        kind: 'forms',
        judge: did(['commit', { ...ticket, serial: 'SN-40-8812-B', mail: 'r.adler@mail.example', reply: 'We are on it, thanks' }]),
    },
    {
        id: 'backoffice-warranty',
        page: 'ticket.html',
        prompt: 'Return the "Warranty until" date of the Camera Q',
        success: { kind: 'extracted' },
        kind: 'reading',
        judge: read('2028-01-15'),
    },
    {
        id: 'backoffice-bic',
        page: 'invoice.html',
        prompt: 'Copy the BIC of the supplier into the BIC field and save the draft',
        success: stored,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
];
//# sourceMappingURL=goals.js.map