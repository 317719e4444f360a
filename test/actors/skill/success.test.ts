import t from 'tap';
import { derivedSuccess, reachedBy } from '../../../actors/skill/success.ts';
import type { Step } from '../../../store/model/step.ts';

const at = 'https://site.example/form';
const step = (more: object): Step =>
  ({
    rung: 'rules',
    before: at,
    after: at,
    at: new Date(0),
    durationMs: 0,
    clause: 'press Save',
    kind: 'click',
    ...more,
  }) as unknown as Step;
const opened = step({ kind: 'goto', before: 'about:blank', url: at });
const filled = step({ kind: 'fill', text: '12 Mill Lane' });
const text = (value: string) => ({ kind: 'textVisible', value });

t.test('what only repeats what was entered is taken for success where nothing says better that all went well', async (t) => {
  const derived = (news: readonly string[], steps = [opened, filled, step({})]) => derivedSuccess({ steps, news });
  t.same(derived(['12 Mill Lane,', 'Address saved']), text('Address saved'));
  t.same(derived(['12 Mill Lane,', 'item left']), text('12 Mill Lane,'), 'anything may stand beside it');
  t.same(derived(['12 Mill Lane']), text('12 Mill Lane'));
  t.same(derived(['Delivery to 12 Mill Lane', 'Address saved']), text('Delivery to 12 Mill Lane'));
  const chosen = [opened, step({ kind: 'select', options: ['Rome'] }), step({})];
  t.same(derived(['Rome', 'Your choice was saved'], chosen), text('Your choice was saved'));
});

t.test('what told that the goal was reached is what the page said, where it led, or of a deed what was new', async (t) => {
  const steps = [opened, filled, step({})];
  const led = [opened, step({ after: 'https://site.example/done' })];
  const told = (of: readonly Step[], messages: readonly string[], news = messages, changes = true) =>
    reachedBy({ steps: of, news, messages }, changes);
  t.same(told(steps, ['2 letters', 'Profile saved']), text('Profile saved'));
  t.same(told(led, ['Profile saved']), text('Profile saved'), 'an address may be that of a refusal, too');
  t.same(told(led, ['2 letters']), { kind: 'urlIncludes', value: '/done' });
  t.same(told(steps, [], ['Unfollow']), text('Unfollow'));
  t.same(told(steps, [], ['Blue chair'], false), undefined, 'who only looks finds other things tomorrow');
  t.same(told([...steps, step({ kind: 'read', as: 'price' })], ['Profile saved']), undefined, 'the value tells it');
});
