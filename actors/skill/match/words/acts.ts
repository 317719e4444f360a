/** Acts that are said as things: "make a booking", "put a block on the card", "send an invitation to Ana". */

/** Do nothing by themselves to what is named by an act. */
export const lightVerbs: readonly string[] = 'make do give put place perform carry run send conduct'.split(' ');

/** `act: noun, noun`; each act is a verb of words/verbs.ts. */
export const actNouns: readonly string[] = [
  'pay: payment',
  'send: transfer, money transfer, bank transfer',
  'book: booking, reservation',
  'cancel: cancellation',
  'register: registration',
  'subscribe: subscription',
  'invite: invitation, invite',
  'search: search',
  'edit: change, edit, modification, update, alteration',
  'delete: deletion, removal',
  'buy: purchase, order',
  'sell: sale',
  'reply: reply, response, answer',
  'block: block',
  'freeze: freeze',
  'copy: copy',
  'download: download',
  'upload: upload',
  'call: call, phone call, ring',
  'withdraw: withdrawal',
  'deposit: deposit',
  'compare: comparison',
  'translate: translation',
  'sort: sort',
  'reset: reset',
  'renew: renewal',
  'install: installation',
  'request: request',
];
