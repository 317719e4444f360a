/** What told that a goal was reached when its skill was made must tell so again, whatever success the caller asks for: seen through the service. */
import { text as textOf } from 'node:stream/consumers';
import t from 'tap';
import { site } from '../farm/harness.ts';
import { sharedSkillHouse } from '../gateway/routes/skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

interface Page {
  readonly goal: string;
  /** Says what the day's page says at once; a form posts to `/sent`. */
  readonly body: (day: string) => string;
  readonly sent?: (day: string) => string;
  /** Whether it is reached on that day. */
  readonly days: Readonly<Record<string, boolean>>;
}

const weak = { kind: 'textVisible', value: 'Office' };

async function checkDays(t: Parameters<typeof sharedSkillHouse>[0], { goal, body, sent, days }: Page): Promise<void> {
  const house = await sharedSkillHouse(t);
  let day = 'first';
  const target = await site(t, async (request, response) => {
    if (request.method === 'POST') await textOf(request);
    const inner = request.url === '/sent' ? (sent?.(day) ?? '') : body(day);
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Office</title><body><h1>Office</h1>${inner}</body></html>`);
  });
  const options = { confirmActions: false };
  for (const [what, isReached] of Object.entries(days)) {
    day = 'first';
    const made = await house.call('POST', '/skills', { target, goal, as: 'skill', success: weak, ...options });
    t.match(made.body, { success: true }, goal);
    day = what;
    const replayed = await house.call('POST', '/skills/skill/run', { target, ...options });
    t.equal(replayed.body.success, isReached, `replay, ${what}: ${replayed.body.failureReason ?? ''}`);
    const hit = await house.call('POST', '/dispatch', { url: target, prompt: goal, success: weak, ...options });
    t.equal(hit.body.success === true, isReached, `dispatch, ${what}: ${hit.body.failureReason ?? ''}`);
    if (isReached) {
      t.equal(hit.body.mode, 'cache-hit', what);
      continue;
    }
    // Twice in vain: the goal is planned anew, and is held to the same.
    await house.call('POST', '/skills/skill/run', { target, ...options });
    const anew = await house.call('POST', '/dispatch', { url: target, prompt: goal, success: weak, ...options });
    t.equal(anew.body.success === true, false, `planned anew, ${what}`);
  }
}

const speaking = (name: string, said: Readonly<Record<string, string>>) => (day: string) =>
  `<button onclick="fetch('/sent', { method: 'POST' }); ${said[day] ?? ''}">${name}</button><p role="status"></p>
   <script>const say = (text) => { document.querySelector('[role=status]').textContent = text; };</script>`;

t.test('a button that brings no message any more, or a question, has not done it', async (t) => {
  await checkDays(t, {
    goal: 'Press Register vehicle',
    body: speaking('Register vehicle', {
      first: "say('Vehicle registered')",
      faded: "say('Vehicle registered'); setTimeout(() => say(''), 300)",
      dead: '',
      asks: "document.body.insertAdjacentHTML('beforeend', '<div role=dialog><h2>Pay 12 € for it?</h2><button>Cancel</button><button>Pay</button></div>')",
      other: "say('2 vehicles in your garage')",
    }),
    days: { first: true, faded: true, dead: false, asks: false, other: false },
  });
});

t.test('a form that leads to the same address says there what came of it, in whatever words of praise', async (t) => {
  const flash = (text: string, kind = 'success') => `<div class="alert alert-${kind}" role="alert">${text}</div>`;
  const answers: Readonly<Record<string, string>> = {
    first: flash('Your claim was filed'),
    reworded: '<h2>Thank you for your claim</h2>',
    clashes: flash('A claim for these days exists', 'danger'),
    review: '<h2>Check your claim</h2><p>40 € will be paid out.</p><form><button>Confirm claim</button></form>',
    silent: '<p>Claims are looked at on Mondays.</p>',
  };
  await checkDays(t, {
    goal: 'Fill Amount with 40 and press File claim',
    body: () => '<form method="post" action="/sent"><label>Amount <input name="amount"></label><button>File claim</button></form>',
    sent: (day) => answers[day] ?? '',
    days: { first: true, reworded: true, clashes: false, review: false, silent: false },
  });
});

t.test('where nothing was to be done, nothing has to be told', async (t) => {
  await checkDays(t, {
    goal: 'Tick Newsletter',
    body: (day) => `<label><input type="checkbox" ${day === 'ticked' ? 'checked' : ''} onchange="fetch('/sent', { method: 'POST' });
      document.querySelector('[role=status]').textContent = 'Newsletter saved'"> Newsletter</label><p role="status"></p>`,
    days: { first: true, ticked: true },
  });
});
