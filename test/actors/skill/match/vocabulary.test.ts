import fc from 'fast-check';
import t from 'tap';
import { openVocabulary } from '../../../../actors/skill/match/vocabulary.ts';

t.test('of a goal, only what everybody says is shown', async (t) => {
  const vocabulary = openVocabulary();
  const rows: [string, string][] = [
    ['Search for {{param:query}} and open the first result', 'search for … and open the first result'],
    ['Message Priya Raman about "the Falcon merger"', 'message … about …'],
    ['Download invoice 4711 of jane.doe@corp.example', 'download invoice … of …'],
    ['Log in with {{secret:ACME_PASSWORD}}', 'log in with …'],
    ['Open https://intra.corp.example/zorblax?key=s3cr3t and print it', 'open … and print it'],
    ["Set the name to 'zorblax'.", 'set the name to …'],
    ['ZORBLAX', ''],
    ['zorblax {{param:a}} 12', ''],
    ['Sort by price, newest first!', 'sort by price newest first'],
    ['Add the zorblax-2000 to the cart', 'add the … to the cart'],
    ['Open\u200bzorblax', ''],
    ['', ''],
  ];
  for (const [goal, shown] of rows) t.equal(vocabulary.shown('a', goal), shown, goal);
});

t.test('a word is shown when two other tenants use it; the one whose goal it is does not count, nor does one that guesses', async (t) => {
  const vocabulary = openVocabulary();
  const goal = 'Open the falcon report';
  vocabulary.learn('owner', goal);
  vocabulary.learn('owner', 'Close the falcon report');
  vocabulary.learn('curious', 'Find the falcon report');
  vocabulary.learn('curious', 'Delete the falcon report');
  t.equal(vocabulary.shown('owner', goal), 'open the … report');
  vocabulary.learn('third', 'Print the falcon report');
  t.equal(vocabulary.shown('owner', goal), 'open the falcon report');
  t.equal(vocabulary.shown('third', 'Print the falcon report'), 'print the falcon report');
  t.equal(vocabulary.shown('curious', goal), 'open the falcon report');
  vocabulary.forget('third', 'Print the falcon report');
  t.equal(vocabulary.shown('owner', goal), 'open the … report');
});

t.test('what anybody writes as a name is shown of nobody', async (t) => {
  const vocabulary = openVocabulary();
  for (const tenant of ['a', 'b', 'c', 'd']) vocabulary.learn(tenant, 'call priya about the order');
  t.match(vocabulary.shown('a', 'call priya about the order'), /priya/);
  vocabulary.learn('e', 'Write to Priya');
  t.notMatch(vocabulary.shown('a', 'call priya about the order'), /priya/);
});

t.test('no quoted text, number, address, parameter or name of one tenant is ever shown, whatever is around it', async (t) => {
  const frame = fc.constantFrom('search for # now', 'open the # page', 'add (#), then pay', 'set name to #.', '#: open it', 'sort by #');
  const hidden = fc.oneof(
    fc.stringMatching(/^[a-z]{3,12}$/).map((word) => [`"${word}qx"`, `${word}qx`] as const),
    fc.stringMatching(/^[a-z]{3,12}$/).map((word) => [`the ${word}qx`, `${word}qx`] as const),
    fc.stringMatching(/^[A-Z][a-z]{3,12}$/).map((word) => [`${word}qx`, `${word}qx`.toLowerCase()] as const),
    fc.stringMatching(/^[0-9]{2,9}$/).map((digits) => [`no${digits}`, digits] as const),
    fc.stringMatching(/^[a-z]{3,9}$/).map((word) => [`${word}@${word}qx.example`, `${word}qx`] as const),
    fc.stringMatching(/^[a-z]{3,9}$/).map((word) => [`www.${word}qx.example/a`, `${word}qx`] as const),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(frame, hidden), { minLength: 1, maxLength: 12 }), (goals) => {
      const vocabulary = openVocabulary();
      const said = goals.map(([frame, [text, secret]]) => ({ goal: frame.replace('#', text), secret }));
      for (const { goal } of said) {
        vocabulary.learn('owner', goal);
        vocabulary.learn('curious', goal);
      }
      for (const { goal, secret } of said) t.notOk(vocabulary.shown('owner', goal).includes(secret), goal);
    }),
    { numRuns: 200 },
  );
});
