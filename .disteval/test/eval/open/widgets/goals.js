import { did, nothing } from "../../judges.js";
const kind = 'widgets';
const mixed = { volume: 40, bass: 0, reverb: 5, tempo: 120, repeats: 1 };
const applied = { kind: 'statusText', match: 'applied' };
const blank = { what: '', day: '', at: '', flag: '#000000', week: '', month: '', until: '' };
const created = { kind: 'statusText', match: 'Reminder created' };
const bike = { model: 'City 3', colour: 'Please choose', gears: '7-speed hub', accessories: [], saddle: null };
const basket = { kind: 'textVisible', value: 'in the basket' };
const draft = { to: null, subject: '', text: '', bold: [], receipt: true };
const saved = { kind: 'statusText', match: 'Draft saved' };
export const goals = [
    {
        id: 'widgets-volume',
        page: 'sound.html',
        prompt: 'Set the volume to 75 and click Apply',
        success: applied,
        kind,
        judge: did(['apply', { ...mixed, volume: 75 }]),
    },
    {
        id: 'widgets-bass-reverb',
        page: 'sound.html',
        prompt: 'Move the Bass slider to -4, turn the reverb up to 12, then apply.',
        success: applied,
        kind,
        judge: did(['apply', { ...mixed, bass: -4, reverb: 12 }]),
    },
    {
        id: 'widgets-tempo-repeats',
        page: 'sound.html',
        prompt: 'Change the tempo to 96 BPM and the number of repeats to 4. Apply the settings.',
        success: applied,
        kind,
        judge: did(['apply', { ...mixed, tempo: 96, repeats: 4 }]),
    },
    {
        id: 'widgets-reminder',
        page: 'when.html',
        prompt: 'Create a reminder "Pay rent" for 1 March 2027 at 9:30 am',
        success: created,
        kind,
        judge: did(['reminder', { ...blank, what: 'Pay rent', day: '2027-03-01', at: '09:30' }]),
    },
    {
        id: 'widgets-colour',
        page: 'when.html',
        prompt: 'Type Dentist as what, pick the colour #ff8800 for the flag and create the reminder',
        success: created,
        kind,
        judge: did(['reminder', { ...blank, what: 'Dentist', flag: '#ff8800' }]),
    },
    {
        id: 'widgets-until',
        page: 'when.html',
        prompt: 'Set "Repeat until" to 14 April 2027, then click Create reminder',
        success: created,
        kind,
        judge: did(['reminder', { ...blank, until: '14 April 2027' }]),
    },
    {
        id: 'widgets-month',
        page: 'when.html',
        prompt: 'Choose February 2027 as the billing month and create the reminder',
        success: created,
        kind,
        judge: did(['reminder', { ...blank, month: '2027-02' }]),
    },
    {
        id: 'widgets-bike-blue',
        page: 'choices.html',
        prompt: 'Select Gravel One as model and Sea blue as frame colour, then add it to the basket',
        success: basket,
        kind,
        judge: did(['basket', { ...bike, model: 'Gravel One', colour: 'Sea blue' }]),
    },
    {
        id: 'widgets-bike-gears',
        page: 'choices.html',
        prompt: 'I want the 11-speed derailleur and a leather saddle. Add to basket.',
        success: basket,
        kind,
        judge: did(['basket', { ...bike, gears: '11-speed derailleur', saddle: 'Leather' }]),
    },
    {
        id: 'widgets-bike-accessories',
        page: 'choices.html',
        prompt: 'Select Bell, Lights and Lock from the accessories and click "Add to basket"',
        success: basket,
        kind,
        judge: did(['basket', { ...bike, accessories: ['Bell', 'Lights', 'Lock'] }]),
    },
    {
        id: 'widgets-bike-no-such-colour',
        page: 'choices.html',
        prompt: 'Choose the frame colour Sunset orange and add the bike to the basket',
        success: basket,
        kind: 'impossible',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'widgets-draft',
        page: 'compose.html',
        prompt: 'Enter "Minutes of Monday" as the subject, write "See you at noon." in the message body and save the draft',
        success: saved,
        kind,
        judge: did(['draft', { ...draft, subject: 'Minutes of Monday', text: 'See you at noon.' }]),
    },
    {
        id: 'widgets-draft-bold',
        page: 'compose.html',
        prompt: 'Type Reminder into the subject, write Urgent into the message body and make it bold, then click "Save draft"',
        success: saved,
        kind,
        judge: did(['draft', { ...draft, subject: 'Reminder', text: 'Urgent', bold: ['Urgent'] }]),
    },
    {
        id: 'widgets-draft-to',
        page: 'compose.html',
        prompt: 'In the To field, type Anna and choose Anna Petrova from the suggestions, uncheck the read receipt and save it as a draft',
        success: saved,
        kind,
        judge: did(['draft', { ...draft, to: 'Anna Petrova <petrova@firm.example>', receipt: false }]),
    },
];
//# sourceMappingURL=goals.js.map