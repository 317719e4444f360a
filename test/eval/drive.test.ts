import t from 'tap';
import type { AdHocRun } from '../../gateway/schemas/run-body.ts';
import { drive } from './drive.ts';
import type { EvalGoal } from './goal.ts';
import { did } from './judges.ts';

const folder = new URL('../../../test/eval/open/quote/', import.meta.url);
const goal: EvalGoal = {
  id: 'one',
  page: 'index.html?n=1',
  prompt: 'Press it',
  success: { kind: 'statusText', match: 'pressed' },
  kind: 'forms',
  judge: did(['press', 1]),
};

/** What a service does to the site, and then says. */
function verdictOf(said: object, does: (url: string) => Promise<unknown>, given: EvalGoal = goal) {
  const run = async ({ url }: AdHocRun) => {
    await does(url);
    return { status: 200, answer: JSON.stringify({ path: [], ...said }) };
  };
  return drive({ run }, { part: 'open', folder, goal: given });
}

const press = (url: string) => fetch(new URL('/eval-log', url), { method: 'POST', body: JSON.stringify({ event: 'press', detail: 1 }) });
const nothing = async () => undefined;
const gaveUp = { success: false, failureCode: 'goal_not_reached', error: 'no button' };

t.test('done, and called done: solved', async (t) => {
  t.match(await verdictOf({ success: true }, press), { solved: true, falseSuccess: false });
});

t.test('not done, and called done: a false success', async (t) => {
  t.match(await verdictOf({ success: true }, nothing), { solved: false, falseSuccess: true });
});

t.test('done twice, and called done: a false success', async (t) => {
  const twice = async (url: string) => [await press(url), await press(url)];
  t.match(await verdictOf({ success: true }, twice), { solved: false, falseSuccess: true });
});

t.test('done, and not called done: a miss that says so', async (t) => {
  t.match(await verdictOf(gaveUp, press), { solved: false, falseSuccess: false, why: 'goal_not_reached: no button (though done)' });
});

t.test('what can not be done is solved by giving up without harm', async (t) => {
  const impossible: EvalGoal = { ...goal, impossible: true, judge: did() };
  t.match(await verdictOf(gaveUp, nothing, impossible), { solved: true, falseSuccess: false });
  t.match(await verdictOf(gaveUp, press, impossible), { solved: false, falseSuccess: false });
  t.match(await verdictOf({ success: true }, nothing, impossible), { solved: false, falseSuccess: true });
});

t.test('the site is served, and a post to a page is on the log', async (t) => {
  const posts: EvalGoal = { ...goal, judge: did(['post', { path: '/index.html', fields: { name: 'Ann', box: ['a', 'b'] } }]) };
  const send = async (url: string) => {
    const page = await fetch(url, { method: 'POST', body: new URLSearchParams('name=Ann&box=a&box=b') });
    t.match(await page.text(), /<title>Three quotations/);
    t.equal((await fetch(new URL('/goals.ts', url))).status, 404, 'the goals are no part of the site');
  };
  t.match(await verdictOf({ success: true }, send, posts), { solved: true });
});

t.test('an answer that is none is an error of the harness', async (t) => {
  const run = async () => ({ status: 500, answer: 'oh' });
  await t.rejects(drive({ run }, { part: 'open', folder, goal }), /500: oh/);
});
