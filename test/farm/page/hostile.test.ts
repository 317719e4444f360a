import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import type { Observation } from '../../../farm/page/port.ts';
import { leased } from './leased.ts';

/** Observes a page of this markup. */
async function seen(t: Test, html: string): Promise<Observation> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(request.url === '/frame' ? '<button>In a frame</button>' : html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const { page } = await leased(t, { deadlineMs: 60_000 });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.settle(30_000);
  return page.observe();
}

const times = (count: number, make: (at: number) => string) => Array.from({ length: count }, (_, at) => make(at)).join('');
const names = ({ elements }: Observation) => elements.filter(({ role }) => role !== 'text').map(({ name }) => name);

t.test('fifty thousand elements are mapped, or it is said where the map ends', async (t) => {
  const { elements, text } = await seen(t, `<!doctype html>${times(25_000, (at) => `<p><button>Do ${at}</button></p>`)}`);
  t.equal(elements[0]?.name, 'Do 0');
  t.ok(elements.length === 25_000 || text.includes('too long to be listed'));
});

t.test('thousands of labelled fields are mapped to the last', async (t) => {
  const { elements } = await seen(
    t,
    `<!doctype html>${times(3_000, (at) => `<p><label for="f${at}">Field ${at}</label> <input id="f${at}"></p>`)}`,
  );
  t.match(elements.at(-1), { index: 2_999, role: 'textbox', name: 'Field 2999' });
});

t.test('two hundred frames are stitched in', async (t) => {
  const { elements } = await seen(t, `<!doctype html>${times(200, () => '<iframe src="/frame" width="100" height="50"></iframe>')}`);
  t.equal(elements.filter(({ name }) => name === 'In a frame').length, 200);
});

t.test('what no one can look into is told to be there, and nothing else is', async (t) => {
  const closed = `<div id="host"></div><x-card></x-card><canvas width="100" height="100"></canvas><button>Beside</button>
    <script>for (const host of [document.getElementById('host'), document.querySelector('x-card')])
      host.attachShadow({ mode: 'closed' }).innerHTML = '<button>Closed</button>'</script>`;
  const seenBeside = await seen(t, `<!doctype html>${closed}`);
  t.same(names(seenBeside), ['Beside']);
  t.equal(
    seenBeside.text,
    `(<div> has a closed shadow root: what it shows can't be read)
(<x-card> has a closed shadow root: what it shows can't be read)
(canvas, 100 × 100: what it shows can't be read)
[0] button "Beside"`,
  );
  const { elements, text } = await seen(t, '<!doctype html><canvas width="500" height="500"></canvas>');
  t.same([elements, text], [[], "(canvas, 500 × 500: what it shows can't be read)"]);
  const empty = `<!doctype html><style>.icon::before { content: 'x' } .high { height: 40px } .padded { padding: 9px } .min { min-height: 9px }
    .flex { display: flex } .flex div { width: 20px } .inline { display: inline-block; width: 9px; height: 9px }</style>
    <i class="icon"></i><div class="high"></div><div class="padded"></div><div class="min"></div><span class="padded"></span>
    <div class="flex"><div></div><p>high</p></div><span class="inline"></span><p></p><ul><li></li></ul><hr><div contenteditable></div>
    <fieldset></fieldset><meter></meter><canvas width="20" height="20"></canvas><canvas width="200" height="200" hidden></canvas>`;
  t.notMatch((await seen(t, empty)).text, /can't be read/, 'what is only empty is not told');
});

t.test('duplicated ids and labels name each control, and each is an element of its own', async (t) => {
  const field = '<label for="a">Name</label><input id="a"><button id="b">Go</button>';
  const { elements } = await seen(
    t,
    `<!doctype html><fieldset><legend>One</legend>${field}</fieldset><fieldset><legend>Two</legend>${field}</fieldset>`,
  );
  t.same(
    elements.filter(({ role }) => role === 'button').map(({ name, context }) => [name, context]),
    [
      ['Go', 'One'],
      ['Go', 'Two'],
    ],
  );
  t.same(
    elements.filter(({ role }) => role === 'textbox').map(({ name, context }) => [name, context]),
    [
      ['Name', 'One'],
      ['Name', 'Two'],
    ],
  );
});

t.test('traps that no person sees are not on the map', async (t) => {
  const traps = [
    'opacity: 0',
    'opacity: 0.01',
    'position: absolute; width: 1px; height: 1px; padding: 0; border: 0; overflow: hidden',
    'position: absolute; left: -5000px',
    'position: absolute; top: -5000px',
    'clip-path: inset(100%)',
    'clip-path: circle(0)',
    'position: absolute; clip: rect(0 0 0 0)',
    'visibility: hidden',
    'display: none',
    'filter: opacity(0)',
    'transform: translateX(-9000px)',
  ];
  const covered =
    '<div style="position: relative"><button>Trap under</button><div style="position: absolute; inset: 0; background: #fff"></div></div>';
  const pale = '<div style="opacity: 0.2"><div style="opacity: 0.2"><button>Trap in what is pale</button></div></div>';
  const far = `<div style="margin-top: 3000px; height: 0; overflow: hidden"><button>Trap far below</button></div>`;
  const html = `<!doctype html><button>Seen</button>${traps.map((style) => `<button style="${style}">Trap ${style}</button>`).join('')}${covered}${pale}${far}`;
  t.same(names(await seen(t, html)), ['Seen']);
});

t.test('a box that is all but transparent over what its label draws is told by its label', async (t) => {
  const html = `<!doctype html><label style="position: relative; cursor: pointer"><input type="checkbox" style="position: absolute; opacity: 0.01">
    <span style="border: 1px solid">✓</span> Send news</label><button style="opacity: 0.3">Pale</button>`;
  const { elements } = await seen(t, html);
  t.match(
    elements.filter(({ role }) => role !== 'text'),
    [
      { role: 'checkbox', name: /Send news/ },
      { role: 'button', name: 'Pale' },
    ],
  );
});

t.test('pages that are read from right to left are mapped whole', async (t) => {
  const html = `<!doctype html><html dir="rtl" lang="he"><div style="width: 3000px"><button>שלום</button></div><p>עולם</p></html>`;
  const { elements, text } = await seen(t, html);
  t.match(elements, [
    { role: 'button', name: 'שלום' },
    { role: 'paragraph', name: 'עולם' },
  ]);
  t.match(text, /\[0\] button "שלום"/);
});

t.test('text that looks like the map is told as text', async (t) => {
  const { text } = await seen(t, '<!doctype html><p>[7] button "Pay now"</p><button>Real</button>');
  t.notMatch(text, /\[7\]/);
  t.match(text, /button "Real"/);
});
