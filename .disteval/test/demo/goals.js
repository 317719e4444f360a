import { both, did, readWhateverDone } from "../eval/judges.js";
/** Stored in the vault under this name before the goals are run; the portal takes no other password. */
export const password = { name: 'PORTAL_PASSWORD', value: 'correct horse battery' };
export const goals = [
    {
        id: 'shop',
        page: 'shop.html',
        prompt: 'Search for "lamp" and add the cheapest one to the basket',
        success: { kind: 'statusText', match: 'is in your basket' },
        kind: 'search',
        judge: did(['searched', 'lamp'], ['added', 'Clip lamp Pico']),
    },
    {
        id: 'booking',
        page: 'booking.html',
        prompt: 'Enter "Ada Lovelace" as the full name, set the date to 12 December 2026, select 20:00 as the time, set guests to 4, choose Terrace, check Vegetarian menu and Parking, and click Reserve',
        success: { kind: 'textVisible', value: 'Your table is reserved' },
        kind: 'widgets',
        judge: did([
            'reserved',
            {
                name: 'Ada Lovelace',
                day: '2026-12-12',
                time: '20:00',
                guests: '4',
                seat: 'Terrace',
                extras: ['Vegetarian menu', 'Parking'],
            },
        ]),
    },
    {
        id: 'orders',
        page: 'orders.html',
        prompt: 'Open the details of the order of Silva and return the delivery date',
        success: { kind: 'allOf', conditions: [{ kind: 'textVisible', value: 'Order 1009' }, { kind: 'extracted' }] },
        kind: 'paging',
        judge: both(did(['opened', '1009']), readWhateverDone('4 December 2026')),
    },
    {
        id: 'portal',
        page: 'login.html',
        prompt: `Log in with e-mail anna@example.com and password {{secret:${password.name}}}, open Invoices and return the amount of the newest invoice`,
        success: { kind: 'extracted' },
        kind: 'login',
        judge: both(did(['signed in', { user: 'anna@example.com', known: true }], ['opened', 'Invoices']), readWhateverDone('74.85')),
    },
    {
        id: 'files',
        page: 'files.html',
        prompt: 'Open the actions of "Plan draft.docx", choose Rename, enter "Plan 2027.docx" as the new name and press Save',
        success: { kind: 'statusText', match: 'Saved as Plan 2027.docx' },
        kind: 'dialogs',
        judge: did(['chose', 'Rename Plan draft.docx'], ['renamed', ['Plan draft.docx', 'Plan 2027.docx']]),
    },
];
//# sourceMappingURL=goals.js.map