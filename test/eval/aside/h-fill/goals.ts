/** Little tasks of filling in: lists, sliders, a calendar, suggestions, counters, copying, fields, stars and switches. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const common = { success: { kind: 'textVisible', value: 'Last reward: 1.00' } } as const;
type Act = readonly [event: string, detail: unknown];
type Query = Readonly<Record<string, string | number>>;

const on =
  (page: string, kind: string) =>
  (name: string, query: Query, prompt: string, act: Act, right: readonly string[], near: readonly string[]): DrivenGoal => ({
    ...common,
    id: `h-fill-${page}-${name}`,
    kind,
    ...task(page, prompt, act, query),
    right,
    near,
  });
const lacking = (page: string, kind: string, query: Query, prompt: string, near: readonly string[]): DrivenGoal => ({
  ...common,
  id: `h-fill-${page}-lacking`,
  kind,
  ...noTask(page, prompt, query),
  right: [],
  near,
});

const list = on('list', 'forms');
const slide = on('slide', 'widgets');
const when = on('when', 'dates');
const guess = on('guess', 'widgets');
const count = on('count', 'widgets');
const copy = on('copy', 'text');
const enter = on('enter', 'forms');
const rate = on('rate', 'widgets');

const submit = 'click #area button';
const times = (n: number, step: string) => Array.from({ length: n }, () => step);
const key = (name: string, keyName: string, n: number) => times(n, `press [data-n=${name}] = ${keyName}`);
const day = (n: number) => `click #cal td:text-is("${n}")`;
const more = (kind: string, n: number) => times(n, `click [aria-label="More ${kind}"]`);
const fewer = (kind: string, n: number) => times(n, `click [aria-label="Fewer ${kind}"]`);
const put = (field: string, value: string) => `fill [data-f="${field}"] = ${value}`;
const stars = (row: string, n: number) => `click [data-r=${row}][data-n="${n}"]`;

export const goals: readonly DrivenGoal[] = [
  list(
    'single',
    { s: 1 },
    'Select "Isolde" from the list and click Submit.',
    ['listed', 'Isolde'],
    ['choose #l = Isolde', submit],
    ['choose #l = Halina', submit],
  ),
  list(
    'several',
    { s: 2, m: 1 },
    'Select Fatou and Katya from the scroll list and press Submit',
    ['listed', ['Fatou', 'Katya']],
    ['choose #l = Fatou | Katya', submit],
    ['choose #l = Fatou', submit],
  ),
  list(
    'fourth',
    { s: 3 },
    'Choose the fourth name of the list, then submit.',
    ['listed', 'Cosmin'],
    ['choose #l = Cosmin', submit],
    ['choose #l = Birgit', submit],
  ),
  lacking('list', 'forms', { s: 3 }, 'Select "Alvaro" from the list and click Submit.', [submit]),
  slide('native', { s: 1 }, 'Move the slider to 14 and hit Submit.', ['slid', 14], ['fill #r = 14', submit], ['fill #r = 13', submit]),
  slide(
    'steps',
    { s: 2, r: '40,120,5' },
    'Set the slider to 95, then click Submit',
    ['slid', 95],
    ['fill #r = 95', submit],
    ['fill #r = 90', submit],
  ),
  slide(
    'drawn',
    { s: 3, n: 'Bass,Treble', r: '0,10,1' },
    'Set Bass to 3 and Treble to 7 and submit.',
    ['slid', { Bass: 3, Treble: 7 }],
    [...key('Bass', 'ArrowLeft', 5), ...key('Treble', 'ArrowLeft', 2), submit],
    [...key('Bass', 'ArrowLeft', 5), submit],
  ),
  slide(
    'three',
    { s: 5, n: 'Width,Height,Depth', r: '0,50,5' },
    'Use the sliders to have a width of 25, a height of 50 and a depth of 10. Then press Submit.',
    ['slid', { Width: 25, Height: 50, Depth: 10 }],
    [
      ...key('Width', 'Home', 1),
      ...key('Width', 'ArrowRight', 5),
      ...key('Height', 'End', 1),
      ...key('Depth', 'Home', 1),
      ...key('Depth', 'ArrowRight', 2),
      submit,
    ],
    [...key('Width', 'Home', 1), ...key('Width', 'ArrowRight', 5), ...key('Height', 'End', 1), ...key('Depth', 'Home', 1), submit],
  ),
  when(
    'numbers',
    { s: 1 },
    'Select 02/19/2016 as the date and hit submit.',
    ['date', '2016-02-19'],
    ['click #d', 'click [title="Next month"]', day(19), 'click .go'],
    ['click #d', day(19), 'click .go'],
  ),
  when(
    'words',
    { s: 2 },
    'Pick the 3rd of May 2016 in the calendar and click Submit',
    ['date', '2016-05-03'],
    ['click #d', ...times(3, 'click [title="Next month"]'), day(3), 'click .go'],
    ['click #d', ...times(2, 'click [title="Next month"]'), day(3), 'click .go'],
  ),
  when(
    'back',
    { s: 3 },
    'Choose August 30, 2016, then Submit.',
    ['date', '2016-08-30'],
    ['click #d', ...times(2, 'click [title="Previous month"]'), day(30), 'click .go'],
    ['click #d', day(30), 'click .go'],
  ),
  guess(
    'start',
    { s: 1 },
    'Enter the town that starts with "Brack" and click Submit.',
    ['town', 'Brackwater'],
    ['type #i = Brack', 'click .sug div', 'click .go'],
    ['type #i = Brack', 'click .go'],
  ),
  guess(
    'both-ends',
    { s: 2 },
    'Enter an item that starts with "Fen" and ends with "more", and submit.',
    ['town', 'Fennimore'],
    ['type #i = Fen', 'click .sug div:text-is("Fennimore")', 'click .go'],
    ['type #i = Fen', 'click .sug div', 'click .go'],
  ),
  guess(
    'whole',
    { s: 3 },
    'Choose Cawthorn from the suggestions, then submit it.',
    ['town', 'Cawthorn'],
    ['type #i = Caw', 'click .sug div:text-is("Cawthorn")', 'click .go'],
    ['type #i = Caw', 'click .sug div', 'click .go'],
  ),
  count(
    'two',
    { s: 1 },
    'Book for 2 adults and 1 dog, then submit.',
    ['counted', { Adults: 2, Bicycles: 0, Children: 0, Dogs: 1 }],
    [...more('Adults', 2), ...more('Dogs', 1), submit],
    [...more('Adults', 1), ...more('Dogs', 1), submit],
  ),
  count(
    'down',
    { s: 3 },
    'Set Children to 0, Dogs to 1 and Adults to 3. Leave Bicycles as it is. Click Submit.',
    ['counted', { Adults: 3, Bicycles: 1, Children: 0, Dogs: 1 }],
    [...fewer('Children', 2), ...fewer('Dogs', 1), ...more('Adults', 3), submit],
    [...fewer('Children', 1), ...fewer('Dogs', 1), ...more('Adults', 3), submit],
  ),
  count(
    'plus',
    { s: 2 },
    'Press the + of Bicycles three times and submit',
    ['counted', { Adults: 1, Bicycles: 4, Children: 0, Dogs: 0 }],
    [...more('Bicycles', 3), submit],
    [...more('Bicycles', 2), submit],
  ),
  copy(
    'one',
    { s: 1 },
    'Copy the text in the textarea below, paste it into the textbox and press Submit.',
    ['copied', 'Keldra mun is ovel; bitte harn 17 folen.'],
    ['fill #i = Keldra mun is ovel; bitte harn 17 folen.', submit],
    ['fill #i = Keldra mun is ovel; bitte harn 17 folen', submit],
  ),
  copy(
    'second',
    { s: 2, n: 3 },
    'Copy the text from the 2nd text area into the text input, then submit',
    ['copied', 'Wenna quo lirt: astel, mirro, 5 doben!'],
    ['fill #i = Wenna quo lirt: astel, mirro, 5 doben!', submit],
    ['fill #i = Ubra teel hox 230 vannet sol.', submit],
  ),
  enter(
    'login',
    { s: 1, f: 'login' },
    'Enter the username "tovah" and the password "Wq7xe" into both password fields and press Sign up.',
    ['entered', { Username: 'tovah', Password: 'Wq7xe', 'Repeat password': 'Wq7xe' }],
    [put('Username', 'tovah'), put('Password', 'Wq7xe'), put('Repeat password', 'Wq7xe'), submit],
    [put('Username', 'tovah'), put('Password', 'Wq7xe'), submit],
  ),
  enter(
    'labels',
    { s: 2 },
    'Enter "Sandoval" as the family name and 0455 7712 as the telephone; leave the rest empty, then Submit.',
    ['entered', { 'Family name': 'Sandoval', 'Given name': '', Postcode: '', Telephone: '0455 7712' }],
    [put('Family name', 'Sandoval'), put('Telephone', '0455 7712'), submit],
    [put('Given name', 'Sandoval'), put('Telephone', '0455 7712'), submit],
  ),
  rate(
    'one',
    { s: 1 },
    'Rate the bakery 4 stars and click Submit.',
    ['rated', { stars: { Bakery: 4 }, light: true, sound: true }],
    [stars('Bakery', 4), submit],
    [stars('Bridge', 4), submit],
  ),
  rate(
    'switch',
    { s: 2 },
    'Switch the light on and the sound off, give the cellar 2 out of 5, then submit',
    ['rated', { stars: { Cellar: 2 }, light: true, sound: false }],
    ['click .sw[aria-label=Light]', 'click .sw[aria-label=Sound]', stars('Cellar', 2), submit],
    ['click .sw[aria-label=Light]', stars('Cellar', 2), submit],
  ),
];
