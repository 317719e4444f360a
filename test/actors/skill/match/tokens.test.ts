/** Numbers and units as they are said, in one spelling. */
import t from 'tap';
import { tokensOf } from '../../../../actors/skill/match/tokens.ts';

const keysOf = (text: string) => tokensOf(text).map(({ key }) => key);

t.test('a number of several words is one', async (t) => {
  t.same(keysOf('two hundred and fifty'), ['250']);
  t.same(keysOf('twenty five thousand three hundred'), ['25300']);
  t.same(keysOf('two dozen'), ['24']);
  t.same(keysOf('one million'), ['1000000']);
  t.same(keysOf('three hundred and five cats and two dogs'), ['305', 'cat', 'and', '2', 'dog']);
});

t.test('numbers beside each other that are none together stay as they are', async (t) => {
  t.same(keysOf('two three'), ['2', '3']);
  t.same(keysOf('twelve three'), ['12', '3']);
  t.same(keysOf('two and three'), ['2', 'and', '3']);
  t.same(keysOf('nineteen eighty four'), ['19', '84']);
  t.same(keysOf('2 hundred'), ['2', '100']);
});

t.test('a unit may be written to its number', async (t) => {
  t.same(keysOf('2kg'), keysOf('2 kg'));
  t.same(keysOf('30mins'), keysOf('30 mins'));
  t.same(keysOf('2fa'), ['2fa']);
});

t.test('a number is told where it stands', async (t) => {
  const [number] = tokensOf('two hundred and fifty cats');
  t.match(number, { kind: 'value', type: 'number', start: 0, end: 'two hundred and fifty'.length });
});

t.test('a number below nothing, and one that is a bound, is another than the bare one', async (t) => {
  const numbers = (goal: string) => tokensOf(goal).flatMap(({ type, key }) => (type === 'number' ? [key] : []));
  const said: Readonly<Record<string, readonly string[]>> = {
    'set it to -20': ['-20'],
    'set it to −20': ['-20'],
    'set it to - 20': ['-20'],
    'set it to "-20"': [],
    'set it to -$20': ['-20'],
    'set it to >20': ['>20'],
    'set it to ~20': ['~20'],
    'pages 10-20': ['10', '20'],
    'pages 10 - 20': ['10', '20'],
    'room A-20': ['20'],
    'choose - 20 of them': ['20'],
  };
  for (const [goal, expected] of Object.entries(said)) t.same(numbers(goal), expected, goal);
});
