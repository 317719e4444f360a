import { did, nothing } from "../../judges.js";
const thanks = { kind: 'statusText', match: 'Thank you' };
const page = 'signup.html';
export const goals = [
    {
        id: 'newsletter-plain',
        page,
        prompt: 'Subscribe to the newsletter as Mira with mira@example.org',
        success: thanks,
        kind: 'forms',
        judge: did(['subscribe', { first: 'Mira', mail: 'mira@example.org', topics: ['pastry'], often: 'w', partners: true }]),
    },
    {
        id: 'newsletter-topics',
        page,
        prompt: 'Fill in the first name "Jo" and the e-mail address "jo@bakers.example", tick Sourdough and Rye, choose Once a month and press Subscribe, without sharing the address with partners',
        success: thanks,
        kind: 'forms',
        judge: did(['subscribe', { first: 'Jo', mail: 'jo@bakers.example', topics: ['sour', 'rye', 'pastry'], often: 'm', partners: false }]),
    },
    {
        id: 'newsletter-all-but',
        page,
        prompt: 'Enter lea@example.net as e-mail, check all topics except Pastry, then subscribe.',
        success: thanks,
        kind: 'forms',
        judge: did(['subscribe', { first: '', mail: 'lea@example.net', topics: ['sour', 'rye', 'mills'], often: 'w', partners: true }]),
    },
    {
        id: 'newsletter-no-phone',
        page,
        prompt: 'Put +49 30 1234567 into the phone number field and subscribe',
        success: thanks,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
];
//# sourceMappingURL=goals.js.map