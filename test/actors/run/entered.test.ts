/** What was entered is held by its field in the end, however the page writes it; what it has changed is told. */
import t from 'tap';
import { backEntry, type Entered, enteredAfter, lostBefore, lostEntry, saysSame, seenEntered } from '../../../actors/run/entered.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

t.test('pages write what was entered in their own way', async (t) => {
  for (const [value, text] of [
    ['WREN', 'wren'],
    ['Wren', ' Wren '],
    ['1,500', '1500'],
    ['1.500,00 €', '1500'],
    ['€ 1,500.00', '1500'],
    ['150.0', '150'],
    ['05', '5'],
    ['20 %', '20'],
    ['(030) 123-4567', '0301234567'],
    ['+49 30 1234567', '30 1234567'],
    ['4111 1111 1111 1111', '4111111111111111'],
    ['DE12500105', 'DE12 5001 05'],
    ['@wren', 'wren'],
    ['wren.shop.example', 'wren'],
    ['#wren', 'wren'],
    ['„Wren“', 'Wren'],
    ['https://a.example', 'a.example'],
  ] as const)
    t.ok(saysSame(value, text), `${value}: ${text}`);
  for (const [value, text] of [
    ['100', '150'],
    ['15', '150'],
    ['1500', '150'],
    ['Wren', 'Wren 77'],
    ['', 'Wren'],
    ['-5', '5'],
    ['999', '1,500'],
    ['Linzgau', 'Linz'],
    ['Neu Linzgau', 'Linz'],
    ['Linz, Rhein', 'Linz'],
    ['Bad Linz', 'Linz'],
    ['Annabel', 'Anna'],
    ['2027-02-14', '14 January 2027'],
    ['14 January', '14 January 2027'],
    ['2027-01-14', '2027-02-14'],
  ] as const)
    t.notOk(saysSame(value, text), `${value}: ${text}`);
});

const field = (value: string, more: Partial<ObservedElement> = {}): ObservedElement => ({
  index: 0,
  role: 'textbox',
  name: 'Nickname',
  value,
  states: [],
  framePath: [],
  isNew: false,
  ...more,
});
const before = { elements: [field('old')] };
const fill = (text: string) => enteredAfter([], { kind: 'fill', element: 0, text }, before);
const lost = (known: readonly Entered[], ...elements: readonly ObservedElement[]) => lostEntry(seenEntered(known, { elements }));

t.test('a field that holds something else is told, without what was entered', async (t) => {
  t.equal(lost(fill('Wren 77'), field('Wren ')), 'textbox "Nickname" does not hold what was entered, for the page has changed it');
  t.notOk(lost(fill('Wren 77'), field('WREN 77')));
  t.ok(lost(fill('Wren'), field('old')), 'it was reset');
  t.ok(lost(fill('Wren'), field('')), 'it was emptied');
  t.notOk(lost(fill('Wren'), field(''), field('', { role: 'text', name: 'Wren ×' })), 'what was entered stands beside it');
  t.notOk(lost(fill('Wren')), 'the field is gone');
  const picked = (option: string) => enteredAfter(fill('Wren'), { kind: 'select', element: 0, options: [option] }, before);
  t.notOk(lost(picked('Wren Hill'), field('Wren Hill')), 'what was chosen from its list says more');
  t.ok(lost(picked('Finch'), field('Wren Hill')), 'what was chosen from another list does not');
  const two = [field('Ann'), field('Bo', { index: 1 })];
  const second = enteredAfter([], { kind: 'fill', element: 1, text: 'Wren' }, { elements: two });
  t.ok(lost(second, field('Wren'), field('Bo', { index: 1 })), 'it is the second of that name');
  t.notOk(lost(second, field('Ann'), field('Wren', { index: 1 })));
});

t.test('what was sent may be gone from its field', async (t) => {
  const sent = enteredAfter(fill('150'), { kind: 'click', element: 1 }, before);
  t.notOk(lost(sent, field('')));
  t.notOk(lost(sent, field('old')), 'the form was reset');
  t.ok(lost(sent, field('12')));
  const reset = { states: ['reset'] };
  t.ok(lost(sent, field('old', reset)), 'it was put back before it was sent');
  t.ok(lost(sent, field('', reset), field('', { role: 'text', name: 'Enter 150' })), 'what says it otherwise does not show it');
  t.notOk(lost(sent, field('', reset), field('', { role: 'text', name: '150 ×' })));
  const [entry] = seenEntered(fill('150'), { elements: [field('')] });
  t.ok(lost(enteredAfter(entry ? [entry] : [], { kind: 'click', element: 1 }, before), field('')), 'it was gone before anything was sent');
});

t.test('nothing is sent while a field holds something else', async (t) => {
  const click = { kind: 'click', element: 1 } as const;
  const shown = (value: string, name = 'Send') => ({ elements: [field(value), field('', { index: 1, role: 'button', name })] });
  t.match(lostBefore(click, fill('150'), shown('100')), /does not hold what was entered/);
  t.notOk(lostBefore(click, fill('150'), shown('150.00')));
  t.notOk(lostBefore({ kind: 'press', key: 'Tab' }, fill('150'), shown('100')), 'a field that is left may yet be put right');
  t.notOk(lostBefore(click, fill('Lin'), shown('Linz', 'Linz, Austria')), 'what is picked completes it');
  t.notOk(lostBefore(click, enteredAfter(fill('150'), click, shown('150')), shown('')), 'it was sent already');
});

t.test('a suggestion that was taken may say more than was entered', (t) => {
  const suggestion = field('', { index: 1, role: 'option', name: 'Linz, Austria' });
  const other = field('', { index: 1, role: 'button', name: 'Save' });
  const then = (pressed: ObservedElement) =>
    enteredAfter(fill('Linz'), { kind: 'click', element: 1 }, { elements: [field('Linz'), pressed] });
  t.notOk(lost(then(suggestion), field('Linz, Austria')));
  t.notOk(lost(enteredAfter(fill('Linz'), { kind: 'press', key: 'Enter' }, before), field('Linz, Austria')));
  t.ok(lost(then(other), field('Linz, Rhein')), 'the page has put another in its place');
  t.ok(lost(then(other), field('Linzgau')));
  t.end();
});

t.test('days, secrets and passwords are written otherwise', async (t) => {
  for (const text of ['{{secret:CODE}}', '']) t.strictSame(fill(text), [], text);
  for (const text of ['2026-03-02', '14:30']) t.notOk(lost(fill(text), field('2 March, half past two')), text);
  t.strictSame(enteredAfter([], { kind: 'fill', element: 0, text: 'x' }, { elements: [field('', { type: 'password' })] }), []);
});

t.test('of a form that is used up nothing is left, and not only one thing as it was before', async (t) => {
  const radio = (states: readonly string[]) => field('', { index: 1, role: 'radio', name: 'By post', states });
  const filled = enteredAfter(fill('Wren'), { kind: 'check', element: 1, on: true }, { elements: [field('Wren'), radio([])] });
  const sent = enteredAfter(filled, { kind: 'click', element: 2 }, { elements: [field('Wren'), radio(['checked'])] });
  const back = (...elements: readonly ObservedElement[]) => backEntry(seenEntered(sent, { elements }));
  t.notOk(back(field(''), radio([])));
  t.ok(back(field('Wren'), radio([])), 'the text stands there still');
  t.ok(back(radio([])), 'of the text nothing is known');
});

t.test('what has come beside a field since it was filled in is told where it is against that', async (t) => {
  const remarks = (known: readonly Entered[], value: string, name: string, more: Partial<ObservedElement> = {}) =>
    seenEntered(known, { elements: [field(value), field('', { index: 1, role: 'text', name, ...more })] })[0]?.remark;
  const sent = enteredAfter(fill('Wren'), { kind: 'click', element: 1 }, before);
  const red = { look: 'red' };
  t.equal(remarks(fill('Wren'), 'Wren', 'Wren is already taken'), 'Wren is already taken');
  t.equal(remarks(fill('Wren'), 'Wren', 'Nobody under two names', { hints: 'field error' }), 'Nobody under two names');
  t.equal(remarks(sent, 'Wren', 'Nobody under two names', red), 'Nobody under two names');
  t.notOk(remarks(fill('Wren'), 'Wren', 'Nobody under two names', red), 'it may only be dressed so');
  t.notOk(remarks(sent, 'Wren', 'Nobody sees it but you'));
  t.notOk(remarks(sent, 'Wren', 'You are known as Wren now', red));
  t.notOk(remarks(sent, 'Finch', 'Wren is already taken'), 'it is said of something else');
  t.notOk(remarks(sent, 'Wren', 'Wren is already taken', { group: 3 }), 'it stands in another part of the page');
  const stood = { elements: [field('old'), field('', { index: 1, role: 'text', name: '25 letters at most' })] };
  t.notOk(
    remarks(enteredAfter([], { kind: 'fill', element: 0, text: 'Wren' }, stood), 'Wren', '25 letters at most'),
    'it stood there before',
  );
});

t.test('a field that the page changes once it is left does not hold what was entered', async (t) => {
  const input = (then: string) => page(`<label>Limit <input onchange="${then}"></label>`);
  const pages = await site(t, {
    '/clamped': input('this.value = 40'),
    '/late': input(`setTimeout(() => { this.value = '' }, 300)`),
    '/grouped': input(`this.value = '1,500'`),
    '/added': page(
      '<label>Limit <input value="1" onchange="if (this.value > 10) this.value = 1"></label><button type="button" onclick="o.textContent += 1">Add</button><p id="o"></p>',
    ),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt = 'Set the limit to 1500') =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'urlIncludes', value: path } }));
  for (const path of ['clamped', 'late']) t.match(await run(path), { success: false, error: /does not hold what was entered/ }, path);
  t.match(await run('grouped'), { success: true });
  t.match(await run('added', 'Set the limit to 1500 and press Add'), { success: false, error: /does not hold what was entered/ });
});
