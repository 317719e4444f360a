import { did, nothing } from "../../judges.js";
const saved = { kind: 'textVisible', value: 'All changes saved' };
const stored = { kind: 'textVisible', value: 'Your addresses were saved' };
const ready = { kind: 'textVisible', value: 'Your workspace is ready' };
const applied = { kind: 'textVisible', value: 'Settings applied' };
const email = { Mentions: true, 'Weekly summary': false, 'Product news': false, Promotions: false };
const push = { Mentions: true, 'Weekly summary': true, Reminders: false };
const sms = { 'Security codes': true, 'Weekly summary': false };
const address = { b1: 'Elm Road 5', b2: '', b3: '', s1: 'Quay 12', s2: '20457', s3: 'Hamburg', em: 'lee@home.example' };
const privacy = { visible: 'Everyone', share: ['Analytics', 'Partners'], minutes: 30 };
const team = { plan: 'Team', name: 'Lena Ortiz', company: 'Brightwater', extras: ['Backups', 'Audit log'] };
export const goals = [
    {
        id: 'b-setup-push-off',
        page: 'notifications.html',
        prompt: 'Turn off all push notifications and save',
        success: saved,
        kind: 'settings',
        judge: did(['saved', { Email: email, Push: { Mentions: false, 'Weekly summary': false, Reminders: false }, SMS: sms }]),
    },
    {
        id: 'b-setup-sms-weekly',
        page: 'notifications.html',
        prompt: 'In the SMS section switch the weekly summary on. Save the changes.',
        success: saved,
        kind: 'sections',
        judge: did(['saved', { Email: email, Push: push, SMS: { ...sms, 'Weekly summary': true } }]),
    },
    {
        id: 'b-setup-email-except',
        page: 'notifications.html',
        prompt: 'Enable everything in the Email section except Promotions, then save changes',
        success: saved,
        kind: 'settings',
        judge: did(['saved', { Email: { ...email, 'Weekly summary': true, 'Product news': true }, Push: push, SMS: sms }]),
    },
    {
        id: 'b-setup-wizard',
        page: 'wizard.html',
        prompt: 'Set up the workspace: choose the Team plan, enter the full name Lena Ortiz and the company Brightwater, add the extras Backups and Audit log, and finish the setup.',
        success: ready,
        kind: 'wizard',
        judge: did(['reviewed', team], ['finished', team]),
    },
    {
        id: 'b-setup-wizard-stop',
        page: 'wizard.html',
        prompt: 'Go through the wizard with the Solo plan, name "Kim Roe", company "Acme" and no extras. Stop at the review; do not finish the setup.',
        success: { kind: 'textVisible', value: 'Review your choices' },
        kind: 'stopping',
        judge: did(['reviewed', { plan: 'Solo', name: 'Kim Roe', company: 'Acme', extras: [] }]),
    },
    {
        id: 'b-setup-wizard-no-plan',
        page: 'wizard.html',
        prompt: 'Choose the Enterprise plan, enter name Kim Roe and company Acme, and finish the setup',
        success: ready,
        kind: 'wizard',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'b-setup-postcode',
        page: 'addresses.html',
        prompt: 'Put 10115 in the postcode and Berlin in the city of the billing section, then save',
        success: stored,
        kind: 'sections',
        judge: did(['addresses', { ...address, b2: '10115', b3: 'Berlin' }]),
    },
    {
        id: 'b-setup-copy',
        page: 'addresses.html',
        prompt: 'Copy the city from the shipping address into the city of the billing address and save.',
        success: stored,
        kind: 'copying',
        judge: did(['addresses', { ...address, b3: 'Hamburg' }]),
    },
    {
        id: 'b-setup-footer',
        page: 'addresses.html',
        prompt: 'Subscribe to the newsletter in the footer with kim@mail.example',
        success: { kind: 'textVisible', value: 'Thank you for subscribing' },
        kind: 'sections',
        judge: did(['newsletter', 'kim@mail.example']),
    },
    {
        id: 'b-setup-partners',
        page: 'privacy.html',
        prompt: 'Open Data sharing, uncheck Partners and click Apply',
        success: applied,
        kind: 'settings',
        judge: did(['privacy', { ...privacy, share: ['Analytics'] }]),
    },
    {
        id: 'b-setup-minutes',
        page: 'privacy.html',
        prompt: 'Make my profile visible to friends only, sign me out after 15 minutes, and apply the settings.',
        success: applied,
        kind: 'settings',
        judge: did(['privacy', { ...privacy, visible: 'Friends', minutes: 15 }]),
    },
];
//# sourceMappingURL=goals.js.map