/** Ranges that a goal says, brought to pages in the real browser: each page tells itself which values it holds. */
import t, { type Test } from 'tap';
import type { DoneAct } from '../../../../../../actors/planner/port.ts';
import { planByRules } from '../../../../../../actors/planner/rules/rules.ts';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';

const { page } = await leased(t);

/** What the fields of the page hold at the end, and what was missing, if anything. */
async function heldAfter(t: Test, body: string, goal: string) {
  const url = await site(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Test</title>${body}<output id="held">[]</output><script>document.addEventListener('input', () => { document.querySelector('#held').textContent = JSON.stringify([...document.querySelectorAll('input, select')].map(({ value }) => value)); });</script>`,
    );
  });
  await page.goto(url);
  const done: DoneAct[] = [];
  let memo: unknown;
  for (let turns = 0; turns < 12; turns += 1) {
    const observation = await page.observe();
    const plan = planByRules({
      goal,
      observation,
      done,
      data: {},
      files: [],
      now: Date.UTC(2030, 4, 15),
      ...(memo !== undefined && { memo }),
    });
    memo = plan.memo ?? memo;
    if (plan.type !== 'act') {
      const held = observation.elements.find(({ role }) => role === 'status')?.name ?? '[]';
      return { held: JSON.parse(held) as string[], end: plan };
    }
    if (plan.act.kind === 'note') throw new Error('a range is no reading');
    const { ok } = await page.act(plan.act);
    done.push({ clause: plan.clause, act: plan.act, rung: plan.rung, ok, changed: (await page.observe()).digest !== observation.digest });
  }
  throw new Error('the goal has no end');
}

const hours = `<fieldset><legend>Opening hours</legend><label>Opens <input type="time"></label><label>Closes <input type="time"></label></fieldset>
  <fieldset><legend>Delivery</legend><label>From <input type="time"></label><label>To <input type="time"></label></fieldset>`;
const prices = `<label>Name <input></label><label>Min price <input type="number"></label><label>Max price <input type="number"></label>`;
const thumbs = `<h2>Price</h2><input type="range" aria-label="Minimum" max="200" value="0"><input type="range" aria-label="Maximum" max="200" value="200">`;
const stay = `<label>Check-in <input type="date"></label><label>Check-out <input type="date"></label>`;
const quiet = `<h3>Quiet hours</h3><input type="time"> – <input type="time">`;
const inLine = `${thumbs.replaceAll('aria-label="', 'aria-label="Price ')}<p>Weight from <input value="1"> to <input value="9"></p>`;

const cases: readonly (readonly [goal: string, body: string, held: readonly string[]])[] = [
  ['Set the opening hours from 9am to 5:30 pm', hours, ['09:00', '17:30', '', '']],
  ['Set the delivery hours from 10 to 11 am', hours, ['', '', '10:00', '11:00']],
  ['Set the price range from 100 to 250', prices, ['', '100', '250']],
  ['Set the price to between 20 and 80', prices, ['', '20', '80']],
  ['Slide both handles so that the price is between 20 and 80', thumbs, ['20', '80']],
  ['Set the dates from 3 to 9 August', stay, ['2030-08-03', '2030-08-09']],
  ['Set "Quiet hours" from 10 pm to 6 am', quiet, ['22:00', '06:00']],
  ['Set the weight from 20 to 50', inLine, ['0', '200', '20', '50']],
  ['Set weight 20 to 50', inLine, ['0', '200', '20', '50']],
  ['Set the weight to 20 – 50 kg', inLine, ['0', '200', '20', '50']],
  ['Set the weight to between 20 and 50', inLine, ['0', '200', '20', '50']],
  ['Set the price to 20-50', inLine, ['20', '50', '1', '9']],
  [
    'Set the phone to 555-1234',
    '<label>Phone <input></label><label>From <input type="number"></label><label>To <input type="number"></label>',
    ['555-1234', '', ''],
  ],
  // A change, of what is one field.
  ['Set the amount from 20 to 50', '<label>Amount <input value="20"></label>', ['50']],
];

for (const [goal, body, held] of cases)
  t.test(`both ends of a range are filled in: ${goal}`, async (t) => {
    const found = await heldAfter(t, body, goal);
    t.same(found.held, held);
    t.match(found.end, { type: 'done', what: undefined });
  });

t.test('the ends of another thing are not taken', async (t) => {
  for (const goal of ['Set the height to between 20 and 50', 'Set height 20 to 50', 'Set the height to 20 – 50']) {
    const { held, end } = await heldAfter(t, inLine, goal);
    t.same(held, [], goal);
    t.match(end, { type: 'missing', what: /height/ }, goal);
  }
});

t.test('a range is not squeezed into one field', async (t) => {
  const { held, end } = await heldAfter(t, '<label>Quiet hours <input type="time"></label>', 'Set the quiet hours from 22:00 to 07:00');
  t.same(held, []);
  t.match(end, { type: 'missing', what: /no two fields .*quiet hours/ });
});
