/** Two mail clients: one of rows with buttons that show on hovering, one of a table with tick boxes and a bar. */
import { didInAnyOrder } from "../../endings.js";
import { did, nothing, read } from "../../judges.js";
const trashed = { kind: 'textVisible', value: 'Conversation moved to Trash' };
const sent = { kind: 'statusText', match: 'Message sent' };
const processed = { kind: 'textVisible', value: 'processed' };
export const goals = [
    {
        id: 'b-post-star',
        page: 'inbox.html',
        prompt: 'Star the email from Tom Becker',
        success: { kind: 'textVisible', value: 'Conversation starred' },
        kind: 'mail',
        judge: did(['starred', 'Tom Becker: Lunch on Friday?']),
    },
    {
        id: 'b-post-delete',
        page: 'inbox.html',
        prompt: 'Find the mail by Jane Smith and delete it.',
        success: trashed,
        kind: 'mail',
        judge: did(['deleted', 'Jane Smith: Contract draft v3']),
    },
    {
        id: 'b-post-reply',
        page: 'inbox.html',
        prompt: 'Find the email by Tom Becker and reply to it with the text "Sounds good, see you at noon".',
        success: sent,
        kind: 'mail',
        judge: did(['replied', { of: 'Tom Becker: Lunch on Friday?', body: 'Sounds good, see you at noon' }]),
    },
    {
        id: 'b-post-forward',
        page: 'inbox.html',
        prompt: 'Open the mail with the subject "Your invoice 8812" and forward it to books@example.org with the note \'please pay this week\'',
        success: sent,
        kind: 'mail',
        judge: did(['forwarded', { of: 'Billing Dept: Your invoice 8812', to: 'books@example.org', body: 'please pay this week' }]),
    },
    {
        id: 'b-post-all-digests',
        page: 'inbox.html',
        prompt: 'Delete all mails from Daily Digest',
        success: trashed,
        kind: 'mail',
        judge: didInAnyOrder(['deleted', 'Daily Digest: Ten tips for sharper knives'], ['deleted', 'Daily Digest: Soup weather']),
    },
    {
        id: 'b-post-archive',
        page: 'inbox.html',
        prompt: 'archive the message titled Keys',
        success: { kind: 'textVisible', value: 'Conversation archived' },
        kind: 'mail',
        judge: did(['archived', 'John Smith: Keys']),
    },
    {
        id: 'b-post-compose',
        page: 'inbox.html',
        prompt: 'Write a new email to maria@example.org, subject "Piano", saying "It is sold.", and send it.',
        success: sent,
        kind: 'mail',
        judge: did(['sent', { to: 'maria@example.org', subject: 'Piano', body: 'It is sold.' }]),
    },
    {
        id: 'b-post-no-such-sender',
        page: 'inbox.html',
        prompt: "Reply 'ok' to the mail from Agatha Winter",
        success: sent,
        kind: 'mail',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'b-post-which-priya',
        page: 'inbox.html',
        prompt: 'Delete the mail from Priya Raman',
        success: trashed,
        kind: 'mail',
        impossible: true,
        judge: nothing,
    },
    {
        id: 'b-post-tick',
        page: 'webmail.html',
        prompt: 'Tick the messages from IT Support and the Library, then mark them as read.',
        success: processed,
        kind: 'mail',
        judge: did(['read', ['Books due back', 'Password rules']]),
    },
    {
        id: 'b-post-largest',
        page: 'webmail.html',
        prompt: 'Move the largest message to the folder Archive',
        success: processed,
        kind: 'rows',
        judge: did(['moved to Archive', ['Slides week 7']]),
    },
    {
        id: 'b-post-newest',
        page: 'webmail.html',
        prompt: 'What is the subject of the newest message? Return the subject.',
        success: { kind: 'extracted' },
        kind: 'rows',
        judge: read('Welcome address'),
    },
];
//# sourceMappingURL=goals.js.map