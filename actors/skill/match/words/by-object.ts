/** Verbs that say the same only of certain things: who adds an appointment schedules it, who adds a comment writes it. */

/** `sense: verb, verb | thing, thing`; where `new` stands before the things, only of one that there is not yet; where `in` does, of what it is put in. */
export const verbsByObject: readonly string[] = [
  'schedule: set, set up, create, make, add, schedule, book, arrange, plan, organize | appointment meeting event alarm reminder timer interview',
  'reschedule: move, reschedule, shift, rearrange | meeting appointment event interview call',
  'book: book, reserve, order, book me, order me, reserve me | taxi cab',
  'book: get, get me, call, call me | new taxi cab',
  'book: book, reserve, book me, make a reservation for, make a reservation of | table room flight hotel seat',
  'buy: buy, purchase, order, book, buy me | ticket',
  'buy: get, get me | new ticket',
  'write: write, post, leave, add, submit, publish, make, put | comment review',
  'send: send, write, compose | message email mail letter text',
  'add: open, create, file, raise, submit, log, report, lodge, start, make, add, open up | new issue ticket bug claim complaint request case',
  'add: put | in cart basket bag trolley list folder wishlist playlist',
  'apply: apply, use, enter, redeem, add, input, type in, put in | coupon voucher code',
  'transfer: transfer, move, send, wire | euro dollar pound money fund buck yen',
  'goto: click, click on, press, tap, tap on, hit, select, choose, pick, follow | result hit article story post entry headline thread topic video',
  'expand: open | section accordion',
  'close: dismiss | banner popup dialog notification notice modal overlay window toast',
  'tick: check, select, mark | checkbox',
  'untick: uncheck, deselect, unselect | checkbox',
  'reply: answer, answer to | email message letter mail comment review',
  'schedule: start | timer',
  'click: click, click on, follow, press, tap, tap on, hit, open | link',
  'enroll: enroll, enroll in, enroll for, register for, sign up for, join, register in, enlist in | course class lesson program workshop webinar seminar',
];
