/** What came of a step must come of it again, and what was true before it must be true again: seen through the service. */
import { text as textOf } from 'node:stream/consumers';
import t from 'tap';
import { site } from '../farm/harness.ts';
import { sharedSkillHouse } from '../gateway/routes/skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const telling = "const did = (text) => { const request = new XMLHttpRequest(); request.open('POST', '/did', false); request.send(text); };";

interface Page {
  readonly goal: string;
  readonly success?: object;
  readonly options?: object;
  /** By the query of its address, too. */
  readonly body: (day: string, query: string) => string;
}
type Tap = Parameters<typeof sharedSkillHouse>[0];

/** Compiles on the day `then`; answers what replays of each way come to on other days. */
async function openDays(t: Tap, { goal, success, options, body }: Page) {
  const house = await sharedSkillHouse(t);
  let day = 'then';
  let did: string[] = [];
  const target = await site(t, async (request, response) => {
    if (request.url === '/did') {
      did.push(await textOf(request));
      return void response.end();
    }
    const query = new URL(request.url ?? '', 'http://site').search;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Test</title><script>${telling}</script><body>${body(day, query)}</body></html>`);
  });
  const made = await house.call('POST', '/skills', { target, goal, as: 'skill', ...(success && { success }), ...options });
  t.match(made.body, { success: true });
  const on = (path: string, more: object) => async (what: string) => {
    [day, did] = [what, []];
    const { body } = await house.call('POST', path, { target, ...more, ...options });
    return { ...body, did };
  };
  const version = async () => (await house.call('GET', '/skills/skill')).body.version;
  return { replay: on('/skills/skill/run', {}), named: on('/run', { goal: 'skill' }), version };
}

const price = (text: string) => `<dl><dt>Price</dt><dd>${text}</dd></dl>`;

t.test(
  'a click that did something and does nothing now is a drift, and what stood there before is not told for what it brings',
  async (t) => {
    const inPlace: Page = {
      goal: 'Click "Annual" and return the Price',
      body: (day) => `<h1>Plan</h1><button>Annual</button>${price('9 €')}<script>
      document.querySelector('button').onclick = () => { ${day === 'dead' ? '' : `document.querySelector('dd').textContent = '${day === 'then' ? 100 : 110} €'`} };</script>`,
    };
    const later: Page = {
      ...inPlace,
      body: (day) => `<h1>Plan</h1><button>Annual</button>${price('9 €')}<script>
      const tell = () => { document.querySelector('dd').textContent = '${day === 'then' ? 100 : 110} €'; };
      document.querySelector('button').onclick = ${day === 'then' ? 'tell' : '() => setTimeout(tell, 700)'};</script>`,
    };
    const elsewhere: Page = {
      ...inPlace,
      body: (day, query) =>
        `<h1>Plan</h1><a href="${day === 'dead' ? '#' : '?term=year'}">Annual</a>${price(query === '' ? '9 €' : day === 'then' ? '100 €' : '110 €')}`,
    };
    const form: Page = {
      goal: 'Fill "Units" with "3", click "Update" and return the Total',
      body: (day, query) => `<h1>Basket</h1><form><label>Units <input name="units"></label><button ${day === 'dead' ? 'type="button"' : ''}
      onmousedown="this.className = 'pressed'">Update</button></form><dl><dt>Total</dt><dd>${query === '' ? '10 €' : day === 'then' ? '30 €' : '33 €'}</dd></dl>`,
    };
    const choice: Page = {
      goal: 'Select "Year" from the Term list and return the Price',
      body: (
        day,
      ) => `<h1>Plan</h1><label>Term <select id="it"><option>Month<option ${day === 'chosen' ? 'selected' : ''}>Year</select></label><p role="status"></p>
      ${price(day === 'chosen' ? '110 €' : '9 €')}<script>
      const says = (text) => { document.querySelector('p').textContent = text; };
      const tell = () => { document.querySelector('dd').textContent = '${day === 'then' ? 100 : 110} €'; says('Reckoned'); };
      it.onchange = () => { ${day === 'dead' ? '' : day === 'slow' ? "says('Reckoning'); setTimeout(tell, 900)" : 'tell()'} };</script>`,
    };
    for (const [what, page, days] of [
      ['a choice', choice, ['now', 'slow', 'chosen', 'dead']],
      ['in its place', inPlace, ['now', 'dead']],
      ['later', later, ['now']],
      ['elsewhere', elsewhere, ['now', 'dead']],
      ['a form', form, ['now', 'dead']],
    ] as const) {
      const { replay, named, version } = await openDays(t, page);
      for (const day of days) {
        const told = [await replay(day), await named(day)];
        const wanted =
          day !== 'dead'
            ? { success: true, data: page === form ? { Total: '33 €' } : { Price: '110 €' } }
            : {
                success: false,
                failureCode: 'drifted',
                data: undefined,
                error: /after it the page should be another, and it stands as it stood/,
              };
        t.match(told, [wanted, wanted], `${what}, ${day}`);
      }
      t.equal(await version(), 1, what);
    }
  },
);

t.test('what stands already as the step left it is not undone by doing it once more', async (t) => {
  const toggle = (attribute: string, name: string, isOn: boolean) =>
    `<button id="it" ${attribute}="${isOn}">${name}</button><script>it.onclick = () => { const on = it.getAttribute('${attribute}') !== 'true';
      did(on ? 'on' : 'off'); it.setAttribute('${attribute}', on); const more = document.querySelector('dl'); if (more) more.hidden = !on; };</script>`;
  const mute: Page = {
    goal: 'Click "Mute"',
    success: { kind: 'textVisible', value: 'Call' },
    body: (day) => `<h1>Call</h1>${toggle('aria-pressed', 'Mute', day === 'on')}`,
  };
  const fold: Page = {
    goal: 'Click "Shipping" and return the Cost',
    body: (day) =>
      `<h1>Lamp</h1><dl ${day === 'on' ? '' : 'hidden'}><dt>Cost</dt><dd>${day === 'then' ? 3 : 4} €</dd></dl>${toggle('aria-expanded', 'Shipping', day === 'on')}`,
  };
  const tab: Page = {
    goal: 'Click "Reviews" and return the Stars',
    body: (day) => `<h1>Lamp</h1><div role="tablist"><button role="tab" id="it" aria-selected="${day === 'on'}">Reviews</button></div>
      <dl><dt>Stars</dt><dd>${day === 'then' ? 4 : 5}</dd></dl><script>it.onclick = () => { did('on'); it.setAttribute('aria-selected', true); };</script>`,
  };
  for (const [page, data] of [
    [mute, undefined],
    [fold, { Cost: '4 €' }],
    [tab, { Stars: '5' }],
  ] as const) {
    const { replay, named, version } = await openDays(t, page);
    t.match(await replay('off'), { success: true, did: ['on'], ...(data && { data }) }, page.goal);
    t.match(
      await replay('on'),
      { success: false, failureCode: 'drifted', did: [], error: /before it the control should not be \w+, and it is/ },
      page.goal,
    );
    t.match(
      await named('on'),
      { success: true, did: [], failures: [{ recovered: true, error: /should not be/ }], ...(data && { data }) },
      page.goal,
    );
    t.equal(await version(), 1, 'which is no repair');
    t.match(await replay('off'), { success: true, did: ['on'] }, page.goal);
  }
});

t.test('a question of the browser that is new, or another, is not answered by what was said to the old one', async (t) => {
  const page = (asks: (day: string) => string | undefined): Page => ({
    goal: 'Click "Archive"',
    success: { kind: 'textVisible', value: 'Box' },
    body: (day) => `<h1>Box</h1><button>Archive</button><p role="status"></p><script>document.querySelector('button').onclick = () => {
      const question = ${JSON.stringify(asks(day)) ?? 'undefined'}; const yes = question === undefined || confirm(question);
      did(yes ? 'yes' : 'no'); document.querySelector('[role=status]').textContent = yes ? 'All is put away' : 'Nothing done'; };</script>`,
  });
  const silent = await openDays(
    t,
    page((day) => (day === 'asks' ? 'Delete all mails for ever?' : undefined)),
  );
  t.match(await silent.replay('now'), { success: true, did: ['yes'] });
  for (const way of [silent.replay, silent.named])
    t.match(await way('asks'), {
      success: false,
      failureCode: 'drifted',
      did: ['no'],
      dialogs: [{ type: 'confirm', accepted: false }],
      error: /the page asked "Delete all mails for ever\?", which it had not asked before/,
    });
  const asking = await openDays(
    t,
    page((day) => (day === 'none' ? undefined : day === 'asks' ? 'Delete 14 drafts?' : `Archive ${day === 'now' ? 14 : 3} drafts?`)),
  );
  t.match(await asking.replay('now'), { success: true, did: ['yes'] }, 'of another number it is the same question');
  t.match(await asking.replay('none'), { success: true, did: ['yes'] }, 'what is not asked any more needs no answer');
  for (const way of [asking.replay, asking.named]) t.match(await way('asks'), { success: false, failureCode: 'drifted', did: ['no'] });
});

t.test('where a step led elsewhere, a value of any page is none of the goal, whoever may mend', async (t) => {
  const orders: Page = {
    goal: 'Click "Orders" and return the Total',
    success: { kind: 'extracted' },
    body: (day, query) =>
      query === ''
        ? `<h1>Shop</h1><a href="/orders?of=me">Orders</a>`
        : `${day === 'gone' ? '<script>history.replaceState(null, "", "/sign-in?of=me");</script>' : ''}<h1>Orders</h1>
           <dl><dt>Total</dt><dd>${day === 'then' ? '3 €' : '4 €'}</dd></dl>`,
  };
  const { replay, named } = await openDays(t, orders);
  t.match(await replay('now'), { success: true, data: { Total: '4 €' } });
  for (const way of [replay, named])
    t.match(await way('gone'), {
      success: false,
      failureCode: 'drifted',
      data: undefined,
      error: /should be at .*\/orders.* it is at .*\/sign-in/,
    });
});

t.test('what was chosen from a list is chosen again to the letter, or not at all', async (t) => {
  const color: Page = {
    goal: 'Select "Blue" from "Color", click "Show" and return the Stock',
    body: (
      day,
    ) => `<h1>Paint</h1><label>Color <select name="c"><option>Red<option>${day === 'other' ? 'Light blue' : day === 'now' ? 'BLUE' : 'Blue'}</select></label>
      <button>Show</button><dl><dt>Stock</dt><dd></dd></dl><script>document.querySelector('button').onclick = () => {
        did(document.querySelector('select').value); document.querySelector('dd').textContent = '4 tins'; };</script>`,
  };
  const { named, version } = await openDays(t, color);
  t.match(await named('other'), { success: false, failureCode: 'drifted', did: [], error: /"Light blue"/ });
  t.equal(await version(), 1);
});

t.test('an address that a pick has led to is no success, for another thing ranks first tomorrow', async (t) => {
  const results: Page = {
    goal: 'Open the first result and return the Author',
    body: (day, query) =>
      query === ''
        ? `<h1>Results</h1><ol>${(day === 'then' ? ['one', 'two'] : ['two', 'one']).map((name) => `<li><a href="/${name}?open">Book ${name}</a></li>`).join('')}</ol>`
        : `<h1>Book</h1><dl><dt>Author</dt><dd></dd></dl><script>document.querySelector('dd').textContent = 'Writer of' + location.pathname;</script>`,
  };
  const { replay } = await openDays(t, results);
  t.match(await replay('now'), { success: true, data: { Author: 'Writer of/two' } });
});
