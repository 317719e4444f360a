/** Little tasks on little services: an inbox, a stream of short posts, a search, a table, flights and a phone book. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const common = { success: { kind: 'textVisible', value: 'Last reward: 1.00' } } as const;
type Act = readonly [event: string, detail: unknown];
type Query = Readonly<Record<string, string | number>>;

const on =
  (page: string, kind: string) =>
  (name: string, query: Query, prompt: string, act: Act, right: readonly string[], near: readonly string[]): DrivenGoal => ({
    ...common,
    id: `h-feeds-${page}-${name}`,
    kind,
    ...task(page, prompt, act, query),
    right,
    near,
  });
const lacking = (page: string, kind: string, query: Query, prompt: string, near: readonly string[]): DrivenGoal => ({
  ...common,
  id: `h-feeds-${page}-lacking`,
  kind,
  ...noTask(page, prompt, query),
  right: [],
  near,
});

const mail = on('mail', 'rows');
const perch = on('perch', 'lists');
const results = on('results', 'lists');
const table = on('table', 'text');
const flight = on('flight', 'forms');
const phone = on('phone', 'lists');

const icon = (from: string, name: string) => `click .m:has-text("${from}") [title=${name}]`;
const open = (words: string) => `click .m:has-text("${words}") .s`;
const send = 'click #area button';
const post = (handle: string, name: string) => `click [data-h="${handle}"] [title=${name}]`;
const pop = (name: string) => `click .pop div:text-is("${name}")`;
const write = (text: string) => `fill #i = ${text}`;
const submit = 'click #area button';
const trip = (from: string, to: string, day: string) => [
  `choose [name=From] = ${from}`,
  `choose [name=To] = ${to}`,
  `fill [name=Day] = ${day}`,
  'click form button',
];
const book = (price: number) => `click .f:has-text("$${price}") button`;
const next = 'click .pg span:has-text("Next")';

export const goals: readonly DrivenGoal[] = [
  mail(
    'delete',
    { s: 1 },
    'Find the email by Quinn and click the trash icon to delete it.',
    ['delete', 'Quinn'],
    [icon('Quinn', 'Delete')],
    [icon('Quinn', 'Star')],
  ),
  mail(
    'star',
    { s: 2 },
    'Mark the letter titled "Choir notes" with a star.',
    ['star', 'Soren'],
    [icon('Soren', 'Star')],
    [icon('Rosa', 'Star')],
  ),
  mail(
    'reply',
    { s: 3 },
    'Reply to Marit with the text "It leans on the shed."',
    ['reply', { to: 'Marit', text: 'It leans on the shed.' }],
    [open('Marit'), 'click [data-a=reply]', 'fill textarea = It leans on the shed.', send],
    [open('Rosa'), 'click [data-a=reply]', 'fill textarea = It leans on the shed.', send],
  ),
  mail(
    'forward',
    { s: 1 },
    'Forward the mail about the boat to Nadim',
    ['forward', { of: 'Marit', to: 'Nadim' }],
    [open('Boat'), 'click [data-a=forward]', 'fill #to = Nadim', send],
    [open('Rosa'), 'click [data-a=forward]', 'fill #to = Nadim', send],
  ),
  lacking('mail', 'rows', { s: 2 }, 'Delete the email from Ulrike.', [icon('Marit', 'Delete')]),
  perch(
    'like',
    { s: 1 },
    'Click the "Like" button on the post by @cymoth.',
    ['perch', 'like @cymoth'],
    [post('@cymoth', 'Like')],
    [post('@cymoth', 'Share')],
  ),
  perch(
    'mute',
    { s: 1 },
    'For the user Di Perrot, open the "More" menu and choose Mute.',
    ['perch', 'mute @diperr'],
    [post('@diperr', 'More'), pop('Mute')],
    [post('@diperr', 'More'), pop('Block')],
  ),
  perch(
    'reply',
    { s: 1 },
    'Reply "Platform four" to the post about the night train.',
    ['perch', 'reply "Platform four" to @cymoth'],
    [post('@cymoth', 'Reply'), 'fill .c input = Platform four', 'click .c button'],
    [post('@awrenn', 'Reply'), 'fill .c input = Platform four', 'click .c button'],
  ),
  perch(
    'two',
    { s: 1, n: 2 },
    'Like and share the post of Bo Falter',
    ['perch', ['like @falter', 'share @falter']],
    [post('@falter', 'Like'), post('@falter', 'Share')],
    [post('@falter', 'Like'), post('@cymoth', 'Share')],
  ),
  results(
    'fifth',
    { s: 1 },
    'Enter "heather" in the search field and press Search, then find and click the 5th search result.',
    ['result', 'heather #5'],
    ['fill #q = heather', 'click form button', 'click .pg [data-p="1"]', 'click .r a >> nth=1'],
    ['fill #q = heather', 'click form button', 'click .r a >> nth=1'],
  ),
  results(
    'second',
    { s: 2 },
    'Search for cobblestone and open the second result',
    ['result', 'cobblestone #2'],
    ['fill #q = cobblestone', 'click form button', 'click .r a >> nth=1'],
    ['fill #q = cobblestone', 'click form button', 'click .r a >> nth=2'],
  ),
  results(
    'named',
    { s: 1 },
    'Use the search for "orchard" and click the hit about Imelda; it may be on a later page.',
    ['result', 'orchard #7'],
    ['fill #q = orchard', 'click form button', 'click .pg [data-p="2"]', 'click .r a >> nth=0'],
    ['fill #q = orchard', 'click form button', 'click .r a >> nth=0'],
  ),
  table(
    'cell',
    { s: 1 },
    'Enter the age of Simeon into the text field and press Submit.',
    ['answer', '27'],
    [write('27'), submit],
    [write('43'), submit],
  ),
  table(
    'by-trade',
    { s: 2 },
    'Who is the diver? Type the name and submit.',
    ['answer', 'Rhoda'],
    [write('Rhoda'), submit],
    [write('Piers'), submit],
  ),
  table(
    'oldest',
    { s: 3 },
    'Type the name of the oldest person in the table, then press Submit.',
    ['answer', 'Ottilie'],
    [write('Ottilie'), submit],
    [write('Tamsin'), submit],
  ),
  table(
    'count',
    { s: 4 },
    'How many judges are listed? Enter the number and submit.',
    ['answer', '2'],
    [write('2'), submit],
    [write('1'), submit],
  ),
  flight(
    'cheapest',
    { s: 1 },
    'Book the cheapest flight from Oslo to Turin on 12/14/2026.',
    ['flight', { From: 'Oslo', To: 'Turin', Day: '2026-12-14', price: 75 }],
    [...trip('Oslo', 'Turin', '2026-12-14'), book(75)],
    [...trip('Turin', 'Oslo', '2026-12-14'), book(75)],
  ),
  flight(
    'shortest',
    { s: 2 },
    'Book the shortest flight from Cork to Nantes for January 9, 2027',
    ['flight', { From: 'Cork', To: 'Nantes', Day: '2027-01-09', price: 266 }],
    [...trip('Cork', 'Nantes', '2027-01-09'), book(266)],
    [...trip('Cork', 'Nantes', '2027-01-09'), book(129)],
  ),
  lacking('flight', 'forms', { s: 3 }, 'Book the cheapest one-way flight from Porto to Venice on 02/03/2027.', [
    ...trip('Porto', 'Turin', '2027-02-03'),
    book(135),
  ]),
  phone(
    'phone',
    { s: 1 },
    'Find Daria in the contact book and click on their phone number.',
    ['contact', 'Daria: phone'],
    [next, next, 'click .i a >> nth=0'],
    [next, 'click .i a >> nth=0'],
  ),
  phone(
    'home',
    { s: 2 },
    'Find Emeka in the phone book and click the address.',
    ['contact', 'Emeka: home'],
    [next, next, next, 'click .i a >> nth=2'],
    [next, next, next, 'click .i a >> nth=1'],
  ),
];
