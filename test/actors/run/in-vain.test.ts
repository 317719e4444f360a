/** A deed of which nothing came, or that the page took back by itself, is no success. */
import t from 'tap';
import { type Outcome, outcomeOf } from '../../../actors/run/in-vain.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';
import { ended, openTestHouse } from './house.ts';
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
    '/stays': card(`const turn = (button) => { button.textContent = 'Following'; ${soon("button.title = 'Kept';")} };`),
    '/yes': (response: import('node:http').ServerResponse) => void response.end(),
  });
  const house = await openTestHouse(t);
  const run = async (path: string, prompt: string, success: object = { kind: 'urlIncludes', value: path }) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: success as never }));
  const save = 'Fill in "Wren" as nickname and click Save';
  t.match(await run('deaf', save), { success: false, failureCode: 'goal_not_reached', error: /nothing came of it/ });
  t.match(await run('busy', save), { success: false, error: /nothing came of it/ });
  for (const path of ['sends', 'asks']) t.match(await run(path, save), { success: true }, path);
  t.match(await run('stays', 'Follow "Night shift"'), { success: true });
  t.match(await run('deaf', save, { kind: 'textVisible', value: 'Nickname' }), { success: true }, 'the caller says what is a success');
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

/** What is known after one look at each of these, of which those called so look as before. */
const after = (before: string, ...looks: readonly (readonly ObservedElement[])[]) =>
  looks.reduce<Omit<Outcome, 'isSame'> & Partial<Outcome>>(
    (known, elements) => outcomeOf({ elements }, elements.map(({ name }) => name).join(), known),
    { look: before },
  );

t.test('what was otherwise for a while was taken back, unless it was said to be done', async (t) => {
  t.match(after('Follow', [control('Following')], [control('Follow')]), { isSame: true, wasOther: true, isPraised: undefined });
  t.match(after('Save', [control('Saving…')], [control('Save')]), { isSame: true, wasOther: undefined, wasBusy: true });
  t.match(after('Save', [control('Saved')], [control('Save')]), { isSame: true, isPraised: true });
  t.match(after('Copy', [control('✓ Copied!')], [control('Copy')]), { isSame: true, isPraised: true });
  const toast = control('Moved to the archive', { role: 'status', isNew: true });
  t.match(after('Keep', [control('Keep'), toast], [control('Keep')]), { isSame: true, isPraised: true });
  t.match(after('Follow', [control('Following')], [control('Following')]), { isSame: false, wasOther: true });
});
