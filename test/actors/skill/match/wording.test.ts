import t from 'tap';
import { wordingOf } from '../../../../actors/skill/match/wording.ts';

const held = (goal: string, compiled: Readonly<Record<string, string>>, request: string, values: Readonly<Record<string, string>>) =>
  wordingOf({ goal, parameters: Object.entries(compiled).map(([name, value]) => ({ name, value })) }, request, values);

t.test('another wording is a template with the same parameters', async (t) => {
  t.same(held('Search for {{param:query}}', { query: 'lamps' }, 'Are there any "red desks" in your shop?', { query: 'red desks' }), {
    template: 'Are there any "{{param:query}}" in your shop?',
  });
  t.same(
    held('Book a table for {{param:count}} at {{param:place}}', { count: '4', place: 'Luigi’s' }, 'we are 7 and want to eat at Da Mario', {
      count: '7',
      place: 'Da Mario',
    }),
    { template: 'we are {{param:count}} and want to eat at {{param:place}}' },
  );
  t.same(held('How long does delivery take?', {}, 'When will my parcel be here?', {}), { template: 'When will my parcel be here?' });
  t.same(
    held('Set an alarm for {{param:time}}', { time: '7:00' }, 'I have to be up at 6:30 so wake me', { time: '6:30' }),
    { template: 'I have to be up at {{param:time}} so wake me' },
    'who must get up is woken',
  );
  t.same(
    held('Fill "Search" with "{{param:search}}", click "Go" and return the Price', { search: 'lamps' }, 'What would desks cost?', {
      search: 'desks',
    }),
    { template: 'What would {{param:search}} cost?' },
    'what controls are called need not be told',
  );
});

t.test('a number in letters counts beside another one', async (t) => {
  const same = [
    ['Repeat it every two weeks', 'Repeat it every other week'],
    ['Show the earliest train', 'Show the first train'],
    ['List gyms within a mile', 'List gyms that are less than one mile away'],
    ['List what costs at most 5 euros', 'List what costs no more than 5 euros'],
  ] as const;
  const excepting = ['Remove all items but the lamp', 'Remove everything except the lamp'] as const;
  for (const [goal, request] of [...same, excepting]) t.same(held(goal, {}, request, {}), { template: request }, request);
  const other = [
    ['Repeat it every two weeks', 'Repeat it every three weeks'],
    ['Open the second result', 'Open the third result'],
    ['Add two lamps', 'Add 3 lamps'],
  ] as const;
  for (const [goal, request] of other) t.match(held(goal, {}, request, {}), { why: /numbers/ }, request);
});

t.test('what counts by itself must agree, whoever takes two goals for one', async (t) => {
  const rows: readonly (readonly [goal: string, request: string, why: RegExp])[] = [
    ['Show the 5 newest orders', 'Show me the last 10 purchases', /numbers/],
    ['Show the order of 3 May 2027', 'What did we order on 4 May 2027', /numbers/],
    ['Open the file "report"', 'Bring up the document "reports"', /quoted/],
    ['Write to ann@mail.example', 'Drop a line to anne@mail.example', /addresses/],
    ['Show the flights to Oslo', 'Which planes go to Bergen', /names/],
    ['Show the flights to Oslo', 'Which planes go there', /names/],
    ['Send the newsletter', "Don't let the newsletter go out", /not to do/],
    ['List what is paid without a receipt', 'List what is paid with a receipt', /not to do/],
    ['Subscribe to the newsletter', 'Take me off the newsletter', /opposite/],
    ['Unmute the channel', 'Mute this channel', /opposite/],
    ['Sort the list by price, ascending', 'Put the list in descending order of price', /opposite/],
    ['Log in', 'Log me out', /opposite/],
    ['Turn the heating up', 'Lower the heating', /opposite/],
    ['Show my orders', 'Show your orders', /mine/],
    ['Tell me {{secret:PIN}}', 'Give me {{secret:CODE}}', /numbers/],
  ];
  for (const [goal, request, why] of rows) t.match(held(goal, {}, request, {}), { why }, `${goal} / ${request}`);
});

t.test('a value stands in the request once, as whole words', async (t) => {
  const searching = ['Search for {{param:query}}', { query: 'lamps' }] as const;
  t.match(held(...searching, 'Are there lamps?', {}), { why: /nothing for query/ });
  t.match(held(...searching, 'Are there lamps?', { query: ' ' }), { why: /nothing for query/ });
  t.match(held(...searching, 'Are there lamps?', { query: 'desks' }), { why: /no such words/ });
  t.match(held(...searching, 'Are there lamps?', { query: 'lamp' }), { why: /no such words/ });
  t.match(held(...searching, 'Lamps, are there lamps like lamps?', { query: 'lamps' }), { why: /more than once/ });
  t.match(held(...searching, 'Are there lamps?', { query: 'lamps', colour: 'red' }), { why: /no such parameter/ });
  t.match(held('Search for lamps', { query: 'lamps' }, 'Are there lamps?', { query: 'lamps' }), { why: /not all/ });
});
