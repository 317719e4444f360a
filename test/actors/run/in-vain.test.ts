/** A deed of which nothing came, or that the page took back by itself, is no success. */
import t from 'tap';
import { type Outcome, outcomeFrom, outcomeOf } from '../../../actors/run/in-vain.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const form = (then: string) => page(`<label>Nickname <input></label><button onclick="send(this)">Save</button><p id="said"></p>`, then);
const card = (then: string) => page(`<h3>Night shift</h3><button onclick="turn(this)">Follow</button><p id="said"></p>`, then);
const soon = (then: string) => `setTimeout(() => { ${then} }, 300);`;

t.test('what a page does not answer, or takes back, is not done', async (t) => {
  const pages = await site(t, {
    '/deaf': form('const send = () => undefined;'),
    '/busy': form(`const send = (button) => { button.textContent = 'Saving...'; ${soon("button.textContent = 'Save';")} };`),
    '/sends': form(`const send = () => fetch('/yes', { method: 'POST' });`),
    '/asks': form(`const send = () => fetch('/yes');`),
    '/flips': card(
      `const turn = (button) => { button.textContent = 'Following'; fetch('/yes').then(() => { button.textContent = 'Follow'; }); };`,
    ),
    '/works': card(
      `const turn = (button) => { button.textContent = 'Saving'; fetch('/yes').then(() => { button.textContent = 'Follow'; said.textContent = 'You follow this now'; }); };`,
    ),
    '/stays': card(`const turn = (button) => { button.textContent = 'Following'; ${soon("button.title = 'Kept';")} };`),
    '/still': page('<button onclick="void 0">Wave</button>'),
    '/dead': page('<button>Wave</button>'),
    '/styled': page(
      '<style>ul { display: none } div:focus-within ul { display: block }</style><div><button>Menu</button><ul><li>Tea</li></ul></div>',
    ),
    '/yes': (response: import('node:http').ServerResponse) => void response.end(),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt: string, success: object = { kind: 'urlIncludes', value: path }) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: success as never }));
  const save = 'Fill in "Wren" as nickname and click Save';
  t.match(await run('deaf', save), { success: false, failureCode: 'goal_not_reached', error: /nothing came of it/ });
  t.match(await run('busy', save), { success: false, error: /nothing came of it/ });
  for (const path of ['sends', 'asks']) t.match(await run(path, save), { success: true }, path);
  t.match(await run('stays', 'Follow "Night shift"'), { success: true });
  t.match(await run('flips', 'Follow "Night shift"'), { success: false, error: /taken it back/ }, 'before anybody has looked');
  t.match(await run('works', 'Follow "Night shift"'), { success: true });
  const either = (...values: readonly string[]) => ({ kind: 'anyOf', conditions: values.map((value) => ({ kind: 'textVisible', value })) });
  t.match(
    await run('flips', 'Follow "Night shift"', either('Night shift', 'You follow this now')),
    { success: false },
    'one of them stood there',
  );
  t.match(await run('works', 'Follow "Night shift"', either('Night shift', 'You follow this now')), { success: true });
  t.match(await run('deaf', save, { kind: 'textVisible', value: 'Nickname' }), { success: false }, 'what stood there says nothing of it');
  t.match(await run('deaf', 'Click "Save"', { kind: 'statusText', match: 'x' }), { success: false });
  t.match(await run('still', 'Click "Wave"'), { success: true }, 'a click that is asked for as such may show nothing');
  const dead = await run('dead', 'Click "Wave"');
  t.match(dead, { success: false, failureCode: 'goal_not_reached', error: /neither the browser nor a script of the page does anything/ });
  t.match(dead.failures, [{ error: /nothing came of a click on button "Wave"/ }]);
  t.match(await run('styled', 'Click "Menu"'), { success: true }, 'style alone may answer');
});

t.test('what a page marks as wrong, lets spring back or empties is not done', async (t) => {
  const mail = (then: string) => page(`<label>Mail <input id="mail"></label><button id="go">Join</button><p id="said"></p>`, then);
  const pick = (then: string) =>
    page(`<label>Scan <input type="file" id="scan"></label><p id="said"></p>`, `scan.onchange = () => { ${then} };`);
  const dim = (then: string) =>
    page(`<label>Glow <input type="range" id="glow" value="20"></label><button id="go">Keep</button><p id="said"></p>`, then);
  const pages = await site(t, {
    '/marked': mail(`go.onclick = () => mail.setAttribute('aria-invalid', 'true');`),
    '/left': mail(`mail.onchange = () => mail.setAttribute('aria-invalid', 'true');`),
    '/cleared': mail(
      `go.onclick = () => { said.textContent = 'Welcome, you have joined'; mail.value = ''; mail.setAttribute('aria-invalid', 'true'); };`,
    ),
    '/fine': mail(`go.onclick = () => { mail.setAttribute('aria-invalid', 'false'); said.textContent = 'You have joined'; };`),
    '/empties': pick(`scan.value = ''; said.textContent = 'No scan yet';`),
    '/takes': pick(`scan.value = ''; said.textContent = 'a.txt is in';`),
    '/draws': pick(`scan.value = ''; said.textContent = 'Page 1 of the scan';`),
    '/springs': dim(
      `glow.oninput = () => { setTimeout(() => { glow.value = 20; }, 400); }; go.onclick = () => { said.textContent = 'Kept'; };`,
    ),
    '/stays': dim(
      `glow.oninput = () => { setTimeout(() => { glow.title = 'Set'; }, 400); }; go.onclick = () => { said.textContent = 'Kept'; };`,
    ),
    '/a.txt': (response: import('node:http').ServerResponse) => void response.end('a'),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt: string) =>
    ended(
      await house.run({
        url: `${pages.url}${path}`,
        prompt,
        success: { kind: 'urlIncludes', value: path },
        options: { files: { 'a.txt': { url: `${pages.url}a.txt` } } },
      } as never),
    );
  const join = 'Enter "wren" as mail and press Join';
  t.match(await run('marked', join), { success: false, error: /textbox "Mail" is marked as wrong/ });
  t.match(await run('left', join), { success: false });
  for (const path of ['cleared', 'fine']) t.match(await run(path, join), { success: true }, path);
  t.match(await run('empties', 'Attach a.txt as the scan'), { success: false, error: /emptied/ });
  for (const path of ['takes', 'draws']) t.match(await run(path, 'Attach a.txt as the scan'), { success: true }, path);
  t.match(await run('springs', 'Set the glow to 70 and press Keep'), { success: false, error: /slider "Glow" does not hold/ });
  t.match(await run('stays', 'Set the glow to 70 and press Keep'), { success: true });
});

t.test('what says after an addition that there is nothing in it says that it came to nothing', async (t) => {
  const shop = (says: string, then: string) =>
    page(
      `<p id="says">${says}</p><div><b>Mug</b> <button id="add">Add to basket</button></div>`,
      `add.onclick = () => { fetch('/yes', { method: 'POST' }); ${then} };`,
    );
  const pages = await site(t, {
    '/count': shop('Cart: 0 items', ''),
    '/badge': shop('<a href="#cart">Basket</a> <span>0</span>', ''),
    '/empty': shop('Your basket is empty', ''),
    '/counts': shop('Cart: 0 items', "says.textContent = 'Cart: 1 item';"),
    '/toast': shop('Cart: 0 items', "document.body.append('Added to your basket');"),
    '/silent': shop('Free returns', ''),
    '/other': shop('0 messages', ''),
    '/fee': shop('No fees on any basket, $0 delivery', ''),
    '/yes': (response: import('node:http').ServerResponse) => void response.end(),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string) =>
    ended(
      await house.run({ url: `${pages.url}${path}`, prompt: 'Add the mug to my basket', success: { kind: 'urlIncludes', value: path } }),
    );
  for (const path of ['count', 'badge', 'empty']) t.match(await run(path), { success: false, error: /still says/ }, path);
  for (const path of ['counts', 'toast', 'silent', 'other', 'fee']) t.match(await run(path), { success: true }, path);
});

const control = (name: string, more: Partial<ObservedElement> = {}): ObservedElement => ({
  index: 0,
  role: 'button',
  name,
  states: [],
  framePath: [],
  isNew: false,
  ...more,
});

const lookOf = (elements: readonly ObservedElement[]) => elements.map(({ name }) => name).join();
type Looks = readonly (readonly ObservedElement[])[];

/** What is known after one look at each of these, of which those called so look as before. */
const after = (before: readonly ObservedElement[], ...looks: Looks) =>
  looks.reduce<Outcome>(
    (known, elements) => outcomeOf({ elements, groups: [] }, lookOf(elements), known),
    outcomeFrom(before, lookOf(before), undefined),
  );

t.test('what was otherwise for a while was taken back, unless it was said to be done', async (t) => {
  const follow = [control('Follow')];
  t.match(after(follow, [control('Following')], follow), { isSame: true, since: { isFallen: true }, isMomentary: undefined });
  t.match(after(follow, [control('Following')], [control('Following')]), { isSame: false, since: { isFallen: false } });
  t.match(after([control('Save')], [control('Saving…')], [control('Save')]), { since: { isFallen: false }, wasBusy: true });
  for (const [was, said] of [
    ['Save', 'Saved'],
    ['Copy', '✓ Copied!'],
  ] as const)
    t.match(after([control(was)], [control(said)], [control(was)]), { isPraised: true, isMomentary: true });
  const toast = control('Moved to the archive', { role: 'status', isNew: true });
  t.match(after([control('Keep')], [control('Keep'), toast], [control('Keep')]), { isPraised: true, since: { isFallen: false } });
});

t.test('what has come besides does not hide that the rest has fallen back', async (t) => {
  const [follow, following, count, flag] = [
    control('Follow'),
    control('Following'),
    control('3 members', { role: 'text' }),
    control('⚑', { role: 'text' }),
  ];
  const more = control('4 members', { role: 'text' });
  const fallen = (...looks: Looks) => after([follow, count], ...looks).since.isFallen;
  t.ok(fallen([following, more], [follow, count, flag]), 'a flag');
  t.ok(fallen([following, more], [follow, control('3 members !', { role: 'text' })]), 'a mark at what stood there');
  t.notOk(fallen([following, more], [follow, more]), 'a part has stayed');
  t.notOk(fallen([control('Follow', { states: ['disabled'] }), count], [follow, count]), 'it was only out of use');
  const card = (context: string) => control('Fix sink', { role: 'text', context });
  t.ok(after([card('To do')], [card('Done')], [card('To do')]).since.isFallen, 'it was elsewhere');
  const [oats, salt] = [control('Oats', { role: 'listitem' }), control('Salt', { role: 'listitem' })];
  t.ok(after([oats], [oats, salt], [oats]).since.isFallen, 'what was added is gone');
  t.notOk(after([oats], [oats, control('Hm', { role: 'text' })], [oats]).since.isFallen, 'it was only said');
});
