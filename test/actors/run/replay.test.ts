import t from 'tap';
import { sharedTestHouse } from './house.ts';
import { compiled, replayed } from './replaying.ts';
import { page, site } from './site.ts';

const shop = (rows: readonly (readonly [string, string])[]) =>
  page(
    `<h1>Shop</h1><form><label>Search <input name="q" type="search"></label><button>Go</button></form>
     <table><tr><th>Name</th><th>Price</th><th></th></tr>${rows
       .map(([name, price]) => `<tr><td>${name}</td><td>${price} €</td><td><button type="button">Add</button></td></tr>`)
       .join('')}</table><p role="status"></p>`,
    `document.querySelector('form').addEventListener('submit', (event) => { event.preventDefault();
       document.querySelector('[role=status]').textContent = 'Found ' + document.querySelector('input').value; });
     for (const button of document.querySelectorAll('[type=button]')) button.addEventListener('click', () => {
       document.querySelector('[role=status]').textContent = 'Added ' + button.closest('tr').cells[0].textContent; });`,
  );
const before = [
  ['Lamp', '12'],
  ['Chair', '30'],
  ['Desk', '99'],
] as const;

t.test('a skill is replayed by evidence, with other values and with what the page says today', async (t) => {
  const house = await sharedTestHouse(t);
  let rows: readonly (readonly [string, string])[] = before;
  const pages = await site(t, { '/': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(shop(rows)) });
  const { url } = pages;
  const search = await compiled(house, {
    url,
    prompt: 'Fill "Search" with "red lamps" and click "Go"',
    success: { kind: 'statusText', match: 'Found red lamps' },
  });
  t.match(search, {
    goal: 'Fill "Search" with "{{param:search}}" and click "Go"',
    parameters: [{ name: 'search', value: 'red lamps' }],
    success: { kind: 'statusText', match: 'Found {{param:search}}' },
    steps: [
      { by: 'evidence', act: { kind: 'fill', text: '{{param:search}}' } },
      { by: 'evidence', act: { kind: 'click' } },
    ],
  });
  t.match(await replayed(house, search), { status: 'complete', path: [{}, { rung: 'skill' }, { rung: 'skill' }] });
  t.match(await replayed(house, search, { values: { search: 'blue chairs' } }), {
    status: 'complete',
    path: [{}, { text: 'blue chairs' }],
  });

  const cheapest = await compiled(house, { url, prompt: 'Return the price of the cheapest item', success: { kind: 'extracted' } });
  t.match(cheapest.steps, [{ by: 'clause' }]);
  rows = [['Desk', '9'], ...before];
  t.match(await replayed(house, cheapest), { status: 'complete', data: { price: /^9/ } });
});

t.test('the row that moved is found by what stands in it, and none is taken for it when it is gone', async (t) => {
  const house = await sharedTestHouse(t);
  let rows: readonly (readonly [string, string])[] = before;
  const pages = await site(t, { '/': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(shop(rows)) });
  const add = await compiled(house, {
    url: pages.url,
    prompt: 'Click "Add" in the row of Chair',
    success: { kind: 'statusText', match: 'Added' },
  });
  // As a model would have left it: by evidence alone.
  rows = [
    ['Chair', '31'],
    ['Lamp', '12'],
    ['Desk', '99'],
  ];
  t.match(await replayed(house, add), { status: 'complete', path: [{}, { target: { around: { unit: /Chair/ } } }] });
  rows = [
    ['Lamp', '12'],
    ['Desk', '99'],
    ['Sofa', '30'],
  ];
  t.match(await replayed(house, add), { status: 'failed', failureCode: 'drifted' });
});

t.test('a step that has drifted says what was expected and what was found, and is mended where that is allowed', async (t) => {
  const house = await sharedTestHouse(t);
  const form = (id: string, label: string, button: string) =>
    page(
      `<label>${label} <input id="${id}"></label><button id="${id}-b">${button}</button><p role="status"></p>`,
      `document.querySelector('button').addEventListener('click', () => { document.querySelector('[role=status]').textContent = 'Hello ' + document.querySelector('input').value; });`,
    );
  let now = form('mail', 'E-mail', 'Subscribe');
  const pages = await site(t, { '/': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(now) });
  const subscribe = await compiled(house, {
    url: pages.url,
    prompt: 'Fill "E-mail" with "ada@example.com" and click "Subscribe"',
    success: { kind: 'statusText', match: 'Hello ada' },
  });
  now = form('x', 'E-mail', 'Subscribe');
  t.match(await replayed(house, subscribe), { status: 'complete' }, 'other ids alone are no other control');
  now = form('mail', 'Your e-mail', 'Subscribe');
  t.match(await replayed(house, subscribe), {
    status: 'failed',
    failureCode: 'drifted',
    error: /^Step 1 of 2 of the skill skill .* expected textbox "E-mail".*found/,
  });
  t.match(await replayed(house, subscribe, { repair: 'rules' }), {
    status: 'complete',
    failures: [{ error: /expected textbox "E-mail"/, recovered: true }],
    path: [{}, { rung: 'skill', target: { name: 'Your e-mail' } }, { rung: 'skill' }],
  });
});

t.test('what the page says to the last step of a replay is heard', async (t) => {
  const house = await sharedTestHouse(t);
  let says = 'On its way to you';
  const pages = await site(t, {
    '/': (response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          page(
            `<h1>Desk</h1><button onclick="order()">Order the lamp</button>`,
            `const order = () => { document.body.insertAdjacentHTML('beforeend', '<div class="toast">${says}</div>'); };`,
          ),
        ),
  });
  const order = await compiled(house, {
    url: pages.url,
    prompt: 'Click "Order the lamp"',
    success: { kind: 'urlIncludes', value: pages.url },
  });
  t.match(await replayed(house, order), { status: 'complete' });
  says = 'Guests of the house come first';
  t.match(await replayed(house, order), { status: 'failed', error: /Guests of the house come first/ });
});
