/** A mailbox, a wall of posts and a team's chat, with icons that have no words and menus of their own. */
import type { DrivenGoal } from '../../by-hand.ts';
import { didInAnyOrder } from '../../endings.ts';
import { did, nothing, readWhateverDone } from '../../judges.ts';

const options = { confirmActions: false } as const;
const sent = { kind: 'statusText', match: 'Message sent' } as const;

const post = { page: 'post.html', kind: 'mail', options } as const;
const wall = { page: 'wall.html', kind: 'social', options } as const;
const chat = { page: 'chat.html', kind: 'chat', options } as const;

const mail = (subject: string) => `.m:has(.sub:text-is("${subject}"))`;
const icon = (subject: string, act: string) => [`hover ${mail(subject)}`, `click ${mail(subject)} [data-a=${act}]`];
const entry = (words: string, act: string) => `click .entry:has-text("${words}") [data-a=${act}]`;
const room = (name: string) => `click li[data-n="${name}"]`;
const say = (words: string) => [`fill #box = ${words}`, 'click #fly'];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-talk-flag',
    ...post,
    prompt: 'Flag the mail from the choir.',
    success: { kind: 'textVisible', value: 'Flagged' },
    judge: did(['flagged', 'Choir: Rehearsal moved']),
    right: icon('Rehearsal moved', 'flag'),
    near: icon('Rehearsal moved', 'archive'),
  },
  {
    id: 'f-talk-bin',
    ...post,
    prompt: 'Delete the e-mail by Greta Holm',
    success: { kind: 'statusText', match: 'bin' },
    judge: did(['binned', 'Greta Holm: Holiday pictures']),
    right: icon('Holiday pictures', 'trash'),
    near: icon('Invoice 4471', 'trash'),
  },
  {
    id: 'f-talk-archive-older',
    ...post,
    prompt: 'There are two messages from Tomas Ek. Archive the older one.',
    success: { kind: 'textVisible', value: 'Moved to the archive' },
    judge: did(['archived', 'Tomas Ek: Keys, again']),
    right: icon('Keys, again', 'archive'),
    near: icon('Keys', 'archive'),
  },
  {
    id: 'f-talk-bin-greta',
    ...post,
    prompt: 'Put the message from Greta into the bin.',
    success: { kind: 'statusText', match: 'bin' },
    impossible: true,
    judge: nothing,
    right: [],
    near: icon('Holiday pictures', 'trash'),
  },
  {
    id: 'f-talk-amount',
    ...post,
    prompt: 'Open the invoice from Greta Lind and return the amount due.',
    success: { kind: 'extracted' },
    judge: readWhateverDone('318.50'),
    right: [`click ${mail('Invoice 4471')} .sub`, 'data {"amount":"318.50"}'],
    near: [`click ${mail('Invoice 4471')} .sub`, 'data {"amount":"4471"}'],
  },
  {
    id: 'f-talk-rehearsal',
    ...post,
    prompt: 'At what time is the rehearsal of the choir?',
    success: { kind: 'extracted' },
    judge: readWhateverDone('19:30'),
    right: [`click ${mail('Rehearsal moved')} .sub`, 'data {"time":"Thursday, 19:30"}'],
    near: ['data {"time":"09:15"}'],
  },
  {
    id: 'f-talk-reply',
    ...post,
    prompt: 'Reply to the mail "Keys, again" with the text "Green door, got it."',
    success: sent,
    judge: did(['replied', { to: 'Tomas Ek', sub: 'Re: Keys, again', body: 'Green door, got it.' }]),
    right: [`click ${mail('Keys, again')} .sub`, 'click #re', 'fill #body = Green door, got it.', 'click #send'],
    near: [`click ${mail('Keys')} .sub`, 'click #re', 'fill #body = Green door, got it.', 'click #send'],
  },
  {
    id: 'f-talk-forward',
    ...post,
    prompt: 'Forward the fruit box mail to Ilka',
    success: sent,
    judge: did(['forwarded', { to: 'Ilka', sub: 'Fwd: Your box is on its way', body: '' }]),
    right: [`click ${mail('Your box is on its way')} .sub`, 'click #fw', 'fill #to = Ilka', 'click #send'],
    near: [`click ${mail('Your box is on its way')} .sub`, 'click #re', 'fill #to = Ilka', 'click #send'],
  },
  {
    id: 'f-talk-write',
    ...post,
    prompt: 'Write a new message to ruth@fen.example with the subject Ladder saying "May I borrow it on Sunday?" and send it',
    success: sent,
    judge: did(['sent', { to: 'ruth@fen.example', sub: 'Ladder', body: 'May I borrow it on Sunday?' }]),
    right: ['click #new', 'fill #to = ruth@fen.example', 'fill #sub = Ladder', 'fill #body = May I borrow it on Sunday?', 'click #send'],
    near: ['click #new', 'fill #to = ruth@fen.example', 'fill #body = May I borrow it on Sunday?', 'click #send'],
  },
  {
    id: 'f-talk-like',
    ...wall,
    prompt: 'Like the post of @wandabaker',
    success: { kind: 'textVisible', value: 'You like this' },
    judge: did(['liked', '@wandabaker: Rye bread sold out already.']),
    right: [entry('@wandabaker', 'like')],
    near: [entry('@wanda_k', 'like')],
  },
  {
    id: 'f-talk-like-both',
    ...wall,
    prompt: 'Give a heart to every post by Port Radio.',
    success: { kind: 'textVisible', value: 'You like this' },
    judge: didInAnyOrder(['liked', '@portradio: Fog until ten, then sun.'], ['liked', '@portradio: The 16:20 ferry is late.']),
    right: [entry('Fog', 'like'), entry('ferry', 'like')],
    near: [entry('Fog', 'like')],
  },
  {
    id: 'f-talk-repost-most',
    ...wall,
    prompt: 'Repost the entry that has the most likes.',
    success: { kind: 'textVisible', value: 'Passed on' },
    judge: did(['reposted', '@mina.draws: New prints in my shop.']),
    right: [entry('@mina', 'repost')],
    near: [entry('Fog', 'repost')],
  },
  {
    id: 'f-talk-mute',
    ...wall,
    prompt: 'For the user @cy, open the "more" menu and choose mute',
    success: { kind: 'textVisible', value: 'Done:' },
    judge: did(['menu', ['@cy: Looking for a second-hand accordion.', 'Mute']]),
    right: [entry('@cy', 'more'), 'click .pop div:has-text("Mute")'],
    near: [entry('@cy', 'more'), 'click .pop div:has-text("Block")'],
  },
  {
    id: 'f-talk-answer',
    ...wall,
    prompt: 'Answer the one who is looking for an accordion: "I have one in the attic"',
    success: { kind: 'textVisible', value: 'Answer posted' },
    judge: did(['answered', ['@cy: Looking for a second-hand accordion.', 'I have one in the attic']]),
    right: [entry('@cy', 'reply'), 'fill .ans = I have one in the attic', 'click .ok'],
    near: [entry('@mina', 'reply'), 'fill .ans = I have one in the attic', 'click .ok'],
  },
  {
    id: 'f-talk-post',
    ...wall,
    prompt: 'Post "Boats for hire from Monday" on the wall',
    success: { kind: 'textVisible', value: 'Your post is out' },
    judge: did(['posted', 'Boats for hire from Monday']),
    right: ['fill #say = Boats for hire from Monday', 'click #pub'],
    near: ['fill #say = Boats for hire', 'click #pub'],
  },
  {
    id: 'f-talk-chat-say',
    ...chat,
    prompt: 'Write "I can do Thursday" in the garden channel.',
    success: { kind: 'statusText', match: 'Delivered' },
    judge: did(['said', ['#garden', 'I can do Thursday']]),
    right: [room('#garden'), ...say('I can do Thursday')],
    near: say('I can do Thursday'),
  },
  {
    id: 'f-talk-chat-direct',
    ...chat,
    prompt: 'Send Bea a direct message that says: Gladly, at one',
    success: { kind: 'statusText', match: 'Delivered' },
    judge: did(['said', ['Bea', 'Gladly, at one']]),
    right: [room('Bea'), ...say('Gladly, at one')],
    near: [room('Sefa'), ...say('Gladly, at one')],
  },
  {
    id: 'f-talk-chat-thumb',
    ...chat,
    prompt: 'React with a thumbs up to the message about the cake.',
    success: { kind: 'statusText', match: 'Reaction' },
    judge: did(['reacted', ['#general', 'Cake at three, kitchen', 'thumb']]),
    right: ['click .b:has-text("Cake") .re span >> nth=0'],
    near: ['click .b:has-text("printer") .re span >> nth=0'],
  },
  {
    id: 'f-talk-chat-who',
    ...chat,
    prompt: 'Who asked about the tomatoes in #garden?',
    success: { kind: 'extracted' },
    judge: readWhateverDone('Sefa'),
    right: [room('#garden'), 'data {"who":"Sefa"}'],
    near: [room('#garden'), 'data {"who":"Bea"}'],
  },
];
