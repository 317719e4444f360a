import t from 'tap';
import {
  holdsSense,
  holdsWords,
  isNearName,
  isOfOtherCase,
  likeness,
} from '../../../../../../actors/planner/rules/resolving/words/likeness.ts';

t.test('names come in this order of likeness', async (t) => {
  const orders: readonly (readonly [said: string, best: string, ...others: string[]])[] = [
    ['Edit', 'Edit', 'EDIT', 'Edit profile', 'Credit'],
    ['Delete', 'Delete', 'Delete…', 'Remove', 'Delete account for ever', 'Undelete'],
    ['sign in', 'Sign in', 'Log in', 'Sign up'],
    ['first name', 'First name *', 'Vorname', 'First and last name', 'Last name'],
    ['order number', 'Order number', 'Order number (optional)', 'Number of the order', 'Phone number'],
    ['Returns', 'Returns', 'Return', 'Returns and refunds', 'Turns'],
    ['C++', 'C++', 'C'],
    ['cart', 'Cart', 'Cart (3)', 'Add to cart', 'Carton'],
  ];
  for (const [said, ...names] of orders) {
    const scores = names.map((name) => likeness(said, name));
    t.same(
      scores,
      [...scores].sort((a, b) => b - a),
      `${said}: ${names.map((name, at) => `${name} ${scores[at]?.toFixed(2)}`).join(', ')}`,
    );
    t.ok((scores[0] ?? 0) >= 0.95, said);
    t.ok((scores[0] ?? 0) > (scores.at(-1) ?? 1), said);
  }
});

t.test('other names are not alike', async (t) => {
  for (const [said, name] of [
    ['Log in', 'Log out'],
    ['Subscribe', 'Unsubscribe'],
    ['Add', 'Address'],
    ['Save', 'Safe'],
    ['12', '121'],
    ['Item 1', 'Item 2'],
    ['', 'Anything'],
    ['Anything', ''],
    ['…', 'Save'],
  ] as const)
    t.ok(likeness(said, name) < 0.5, `${said} / ${name} ${likeness(said, name)}`);
});

t.test('a slip of the pen is forgiven in long words only, and never in numbers', async (t) => {
  t.ok(likeness('Newsleter', 'Newsletter') >= 0.7);
  t.ok(likeness('Settnigs', 'Settings') >= 0.7);
  t.ok(likeness('Cat', 'Car') < 0.5);
  t.ok(likeness('10432', '10433') < 0.5);
});

t.test('a proper name that is but nearly said is another, and so is a code of other letter case among several', async (t) => {
  t.ok(isNearName('Adele', 'Adelle'));
  t.ok(isNearName('Ada Marten', 'Ada Martens'));
  t.notOk(isNearName('Adele', 'Adele Marten'));
  t.notOk(isNearName('settnigs', 'Settings'));
  t.equal(likeness('Adele', 'Adelle'), 0);
  t.equal(likeness('Open Adele Marten', 'Open Adelle Marten'), 0);
  t.ok(likeness('adele', 'Adelle') > 0.5);
  t.ok(likeness('Sumbit', 'Submit') > 0.5);
  t.ok(isOfOtherCase('Q8r', ['q8r', 'q8R']));
  t.notOk(isOfOtherCase('q8r', ['q8r', 'q8R']));
  t.notOk(isOfOtherCase('Q8r', ['q8r', 'x1']));
});

t.test('a text holds words side by side and whole', async (t) => {
  t.ok(holdsWords('Invoice 1043 of Smith & Sons', 'smith'));
  t.ok(holdsWords('Invoice 1043 of Smith & Sons', '1043'));
  t.notOk(holdsWords('Invoice 1043', '104'));
  t.notOk(holdsWords('Blacksmith', 'smith'));
  t.ok(holdsWords('Great! @bob wrote', '@bob'));
  t.ok(holdsSense('Remove from list', 'delete'));
  t.notOk(holdsSense('Keep', 'delete'));
});
