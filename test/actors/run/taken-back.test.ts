/** What was chosen is what is sent: a page that takes a choice back is told so, by rules and in replays. */
import t from 'tap';
import { enteredAfter, lostBefore, lostEntry, seenEntered } from '../../../actors/run/entered.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';
import type { Act } from '../../../store/model/step.ts';
import { ended, openTestHouse } from './house.ts';
import { compiled, replayed } from './replaying.ts';
import { page, site } from './site.ts';

const box = (index: number, name: string, states: readonly string[] = [], given: object = {}): ObservedElement =>
  ({ index, role: 'radio', name, states, group: 1, ...given }) as ObservedElement;

t.test('a choice stands until something is sent, unless the goal has chosen another since', (t) => {
  const click: Act = { kind: 'click', element: 0 };
  const before = { elements: [box(0, 'Small'), box(1, 'Large'), box(2, 'Blue', [], { group: 2 })] };
  const chosen = enteredAfter([], click, before);
  const isLost = (elements: readonly ObservedElement[], known = chosen) => lostEntry(seenEntered(known, { elements }));
  t.match(isLost([box(0, 'Small'), box(1, 'Large')]), /radio "Small" is chosen no more/);
  t.match(isLost([box(0, 'Small'), box(1, 'Large', ['checked'])]), /is chosen no more/, 'the page has chosen another');
  t.notOk(isLost([box(0, 'Small', ['checked'])]));
  t.notOk(isLost([]), 'it has gone with the step that it was of');
  t.notOk(isLost([box(0, 'Small'), box(1, 'Small')]), 'which of the two it was nobody knows');
  const other = enteredAfter(chosen, { kind: 'click', element: 1 }, before);
  t.notOk(isLost([box(0, 'Small'), box(1, 'Large', ['checked'])], other), 'the goal has chosen again');
  const both = enteredAfter(chosen, { kind: 'click', element: 2 }, before);
  t.match(isLost([box(0, 'Small'), box(2, 'Blue', ['checked'], { group: 2 })], both), /"Small" is chosen no more/);
  const send = { elements: [box(0, 'Small'), box(3, 'Send', [], { role: 'button' })] };
  t.match(lostBefore({ kind: 'click', element: 1 }, chosen, send), /is chosen no more/);
  const sent = enteredAfter(
    chosen,
    { kind: 'click', element: 1 },
    { elements: [box(0, 'Small', ['checked']), box(1, 'Send', [], { role: 'button' })] },
  );
  t.notOk(isLost([box(0, 'Small')], sent), 'a form may be emptied once it is sent');
  const tick: Act = { kind: 'check', element: 0, on: true };
  const ticked = enteredAfter([], tick, { elements: [box(0, 'Gift wrap', [], { role: 'checkbox' })] });
  t.match(isLost([box(0, 'Gift wrap', [], { role: 'checkbox' })], ticked), /is chosen no more/);
  const cleared = enteredAfter(
    ticked,
    { kind: 'check', element: 0, on: false },
    { elements: [box(0, 'Gift wrap', ['checked'], { role: 'checkbox' })] },
  );
  t.notOk(isLost([box(0, 'Gift wrap', [], { role: 'checkbox' })], cleared), 'the goal has cleared it');
  t.end();
});

const form = (options: readonly string[], script: string) =>
  page(
    `<h1>Room</h1><form>${options.map((name) => `<label><input type="radio" name="room" value="${name}">${name}</label>`).join('')}
     <label><input type="checkbox" name="late">Late arrival</label><button>Book</button></form><p role="status"></p>`,
    `document.forms[0].addEventListener('submit', (event) => { event.preventDefault();
       fetch('/sent', { method: 'POST', body: new URLSearchParams(new FormData(event.target)) });
       document.querySelector('[role=status]').textContent = 'Booked'; event.target.reset(); });
     ${script}`,
  );
const rooms = ['Garden', 'Street', 'Attic'];
const takesBack = (at: number, ms: number) =>
  `document.querySelectorAll('input')[${at}].addEventListener('change', ({ target }) => setTimeout(() => { target.checked = false; }, ${ms}));`;

t.test('nothing is sent once the page has taken back what was chosen', async (t) => {
  const house = await openTestHouse(t);
  let script = '';
  let sent = 0;
  const { url } = await site(t, {
    '/': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(form(rooms, script)),
    '/sent': (response) => {
      sent += 1;
      response.writeHead(204).end();
    },
  });
  const success = { kind: 'statusText', match: 'Booked' } as const;
  for (const [prompt, at, ms] of [
    ['Choose Street and press Book', 1, 40],
    ['Choose Garden, choose Attic, check "Late arrival" and press Book', 2, 0],
    ['Choose Garden and Late arrival, and press Book', 3, 0],
  ] as const) {
    script = '';
    const skill = await compiled(house, { url, prompt, success });
    t.match(await replayed(house, skill), { status: 'complete' }, prompt);
    script = takesBack(at, ms);
    sent = 0;
    t.match(await replayed(house, skill), { status: 'failed', failureCode: 'drifted' }, `${prompt}, ${at}`);
    const request = { url, prompt, success, options: { confirmActions: false } };
    const run = ended(await house.actors.runs.start({ runId: `run-${at}`, tenantId: 'tenant', mode: 'run', request }));
    t.match(run, { status: 'failed' }, `${prompt}, ${at}`);
    t.equal(sent, 0);
  }
});
