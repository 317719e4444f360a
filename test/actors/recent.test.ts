/** What is remembered by its text, and for how long. */
import t from 'tap';
import { Recent } from '../../actors/recent.ts';

t.test('makes once what is asked for again, also where what was made is nothing, and forgets what was asked for longest ago', async (t) => {
  const made: string[] = [];
  const recent = new Recent<string | undefined>(2);
  const of = (key: string) =>
    recent.of(key, () => {
      made.push(key);
      return key === 'unreadable' ? undefined : key.toUpperCase();
    });
  const found = ['unreadable', 'a', 'unreadable', 'b', 'unreadable', 'a'].map(of);
  t.same(found, [undefined, 'A', undefined, 'B', undefined, 'A']);
  t.same(made, ['unreadable', 'a', 'b', 'a']);
});
