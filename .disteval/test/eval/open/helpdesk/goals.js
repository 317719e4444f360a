import { did, nothing, readWhateverDone } from "../../judges.js";
const kind = 'sections';
const article = { kind: 'textVisible', value: 'Was this article helpful' };
const opening = { kind: 'textVisible', value: 'Opening the page' };
export const goals = [
    {
        id: 'helpdesk-shipping-returns',
        page: 'shipping.html',
        prompt: 'Expand the section Shipping and click the link Returns',
        success: article,
        kind,
        judge: did(['article', 'shipping-returns']),
    },
    {
        id: 'helpdesk-nested',
        page: 'shipping.html',
        prompt: 'Open "Your account", then "Privacy" and follow the link to get a copy of my data',
        success: article,
        kind,
        judge: did(['article', 'export']),
    },
    {
        id: 'helpdesk-vote',
        page: 'shipping.html',
        prompt: 'Under Payment click VAT receipts and say that the article was not helpful',
        success: { kind: 'statusText', match: 'Thanks for your feedback' },
        kind,
        judge: did(['article', 'vat'], ['vote', 'no']),
    },
    {
        id: 'helpdesk-full-list',
        page: 'faq.html',
        prompt: 'Expand "What may not be sent?" and click "Read the full list".',
        success: opening,
        kind,
        judge: did(['link', 'full-list']),
    },
    {
        id: 'helpdesk-recipients',
        page: 'faq.html',
        prompt: 'Switch to the Recipients tab, open the question about where my parcel is, type 44120987 as the parcel number and press Track',
        success: { kind: 'statusText', match: 'is on its way' },
        kind,
        judge: did(['track', '44120987']),
    },
    {
        id: 'helpdesk-heavy',
        page: 'faq.html',
        prompt: 'Open the section "How heavy may a parcel be?" and return the maximum weight',
        success: { kind: 'extracted' },
        kind: 'reading',
        judge: readWhateverDone('31.5'),
    },
    {
        id: 'helpdesk-no-section',
        page: 'shipping.html',
        prompt: 'Expand the section Warranty and click on Claims',
        success: article,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
];
//# sourceMappingURL=goals.js.map