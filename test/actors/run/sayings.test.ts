import t from 'tap';
import { isSameSaying, saidOtherwise, withoutNumbers } from '../../../actors/run/sayings.ts';

t.test('what a page said is said again where its words are the same, and the numbers of the goal', async (t) => {
  const same: readonly (readonly [string, string])[] = [
    ['Order # placed', 'Order 4712 placed.'],
    ['Saved', 'saved!'],
    ['Sent 20 to Anna', 'Sent 20.00 to Anna'],
    ['Table # is yours for 4 guests', 'Table 12b is yours for 4 guests'],
  ];
  const others: readonly (readonly [string, string])[] = [
    ['Order # placed', 'Order 4712 cancelled'],
    ['Order # placed', 'Order placed'],
    ['Order # placed', 'Order 4712 could not be placed'],
    ['Sent 20 to Anna', 'Sent 200 to Anna'],
    ['Sent 20 to Anna', 'Sent 0.20 to Anna'],
    ['Lamp in cart', 'Lamp shade in cart'],
    ['Lamp in cart', 'Lamp is out of stock'],
  ];
  for (const [then, now] of same) t.equal(isSameSaying(then, now), true, `${then}: ${now}`);
  for (const [then, now] of others) t.equal(isSameSaying(then, now), false, `${then}: ${now}`);
  t.equal(isSameSaying('… removed', 'Desk removed', ['desk']), true, 'what was picked may be another');
  t.equal(withoutNumbers('Sent {{param:amount_2}} as no. 4711-b on 3 May'), 'Sent {{param:amount_2}} as no. # on # May');
});

t.test('who says nothing any more has said nothing else', async (t) => {
  t.equal(saidOtherwise(['Saved'], []), undefined);
  t.equal(saidOtherwise(['Saved'], ['3 new messages', 'Saved']), undefined);
  t.match(saidOtherwise(['Saved'], ['Not allowed']), /should say "Saved" to it, and says "Not allowed"/);
});
