import t from 'tap';
import { isSameSaying, saidOfAnother, saidOtherwise, withoutNumbers } from '../../../actors/run/sayings.ts';

t.test('what a page said is said again where its words are the same, and the numbers of the goal', async (t) => {
  const same: readonly (readonly [string, string])[] = [
    ['Order # placed', 'Order 4712 placed.'],
    ['Saved', 'saved!'],
    ['Sent 20 to Anna', 'Sent 20.00 to Anna'],
    ['Table # is yours for 4 guests', 'Table 12b is yours for 4 guests'],
    ['## assigned to Dana', '#1042 assigned to Dana'],
    ['Invoice (##) paid', 'Invoice (#88-A) paid'],
    ['Ticket ## closed', 'Ticket 77 closed'],
    ['Order #4712 sent', 'Order #4712 sent'],
    ['C# course booked', 'C# course booked'],
    ['Booked Tue 10:30', 'Booked Tue 10:30 AM'],
    ['Call at 14:00', 'Call at 2 p.m.'],
    ['Saved at # PM', 'Saved at 4:10 PM'],
    ['# rows deleted', '10 rows deleted'],
    ['Imported, 0 errors', 'Imported, 0 errors'],
    ['Paid # in full', 'Paid 0.50 in full'],
    ['Saved at #', 'Saved at 0:05'],
  ];
  const others: readonly (readonly [string, string])[] = [
    ['Order # placed', 'Order 4712 cancelled'],
    ['Order # placed', 'Order placed'],
    ['Order # placed', 'Order 4712 could not be placed'],
    ['Sent 20 to Anna', 'Sent 200 to Anna'],
    ['## assigned to Dana', '#1042 assigned to Omar'],
    ['## assigned to Dana', '#urgent assigned to Dana'],
    ['Order #4712 sent', 'Order #4713 sent'],
    ['Sent 20 to Anna', 'Sent 0.20 to Anna'],
    ['Lamp in cart', 'Lamp shade in cart'],
    ['Lamp in cart', 'Lamp is out of stock'],
    ['Booked Tue 10:30', 'Booked Tue 10:30 PM'],
    ['Booked Tue 10:30 AM', 'Booked Tue 10:30 PM'],
    ['Order # placed', 'Order 0 placed'],
    ['# rows deleted', '0 rows deleted'],
    ['Sent to # guests', 'Sent to 0 guests'],
    ['Imported, 0 errors', 'Imported, 3 errors'],
  ];
  for (const [then, now] of same) t.equal(isSameSaying(then, now), true, `${then}: ${now}`);
  for (const [then, now] of others) t.equal(isSameSaying(then, now), false, `${then}: ${now}`);
  t.equal(isSameSaying('… removed', 'Desk removed', ['desk']), true, 'what was picked may be another');
  t.equal(isSameSaying(withoutNumbers('Request #88/2: done'), 'Request #91/2: done'), true, 'a sign before a number is none of its own');
  t.equal(isSameSaying(withoutNumbers('Saved at 3:42 PM'), 'Saved at 9:05 am'), true, 'the time of day is another each day');
  t.equal(withoutNumbers('12 imported, 0 errors'), '# imported, 0 errors', 'none at all is none each day');
  t.equal(withoutNumbers('Sent {{param:amount_2}} as no. 4711-b on 3 May'), 'Sent {{param:amount_2}} as no. # on # May');
});

t.test('who says nothing any more has said nothing else', async (t) => {
  t.equal(saidOtherwise(['Saved'], []), undefined);
  t.equal(saidOtherwise(['Saved'], ['3 new messages', 'Saved']), undefined);
  t.match(saidOtherwise(['Saved'], ['Not allowed']), /should say "Saved" to it, and says "Not allowed"/);
});

t.test('what is said of another thing is told by the words around its name', async (t) => {
  const others: readonly (readonly [string, string, string])[] = [
    ['Lamp', 'Lamp in cart', 'Lamp shade in cart'],
    ['Domains', 'Domains renewed', 'Hosting renewed'],
    ['Anna', 'Invitation sent to Anna', 'Invitation sent to Annabel'],
    ['Room 12', 'Room 12 is booked for # nights', 'Room 14 is booked for 2 nights'],
    ['tea', 'Added: tea', 'Added: tea towel (new)'],
  ];
  const sames: readonly (readonly [string, string, string])[] = [
    ['Lamp', 'Lamp in cart', 'Lamp in cart'],
    ['Lamp', 'Lamp in cart', 'Lamp is now in cart'],
    ['Lamp', 'Lamp in cart', '1 x Lamp in cart'],
    ['Lamp', 'Lamp in cart', 'We have put the lamp shade aside'],
    ['Lamp', 'Lamp in cart', 'In cart'],
    ['Lamp', 'Lamp', 'Desk'],
    ['Anna', 'Saved', 'Bert saved'],
    ['Anna', 'Invitation sent to Anna', 'Anna was invited'],
  ];
  for (const [name, then, now] of others) t.match(saidOfAnother([then], [now], [name]), /said of another thing/, `${then}: ${now}`);
  for (const [name, then, now] of sames) t.equal(saidOfAnother([then], [now], [name]), undefined, `${then}: ${now}`);
  t.equal(
    saidOfAnother(['Lamp in cart'], ['Desk in cart', 'Lamp in cart'], ['Lamp']),
    undefined,
    'what was there before is listed with it',
  );
});
