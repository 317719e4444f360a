/** Every act in every kind of place: what an act needs of a page must not hang on where its element stands. */
import type { RequestListener } from 'node:http';
import t from 'tap';
import type { LeasedPage } from '../../../../farm/page/port.ts';
import type { Act } from '../../../../store/model/step.ts';
import { site } from '../../harness.ts';
import { isolatingNode } from '../isolating.ts';
import { indexOf, leased, observedWith } from '../leased.ts';

const deck = `<div role="status" id="log" style="position: fixed; bottom: 0; inset-inline-start: 0; height: 1em; overflow: hidden; pointer-events: none"></div>
<button id="plain">Plain</button> <button id="asks">Asks</button>
<label>Name <input id="name"></label> <label>Notes <textarea id="notes">old</textarea></label>
<label>Day <input type="date" id="day"></label> <label>Level <input type="range" id="level"></label> <label>Hue <input type="color" id="hue"></label>
<label>Colour <select id="colour"><option>Red<option>Blue</select></label> <label>Sizes <select multiple id="sizes"><option>S<option>M<option>L</select></label>
<label><input type="checkbox" id="news"> News</label> <label>File <input type="file" id="file"></label>
<div id="rich" contenteditable="true" role="textbox" aria-label="Rich" style="min-height: 2em; border: 1px solid">old</div>
<div id="volume" role="slider" tabindex="0" aria-label="Volume" aria-valuenow="3" aria-valuemin="0" aria-valuemax="10" style="width: 60px; border: 1px solid">3</div>
<div id="list" role="combobox" tabindex="0" aria-label="Fruit" aria-expanded="false" style="width: 100px; border: 1px solid">Choose</div>
<ul id="options" role="listbox" hidden style="margin: 0"><li role="option">Apple</li><li role="option">Pear</li></ul>
<div id="box" draggable="true" role="button" aria-label="Box" style="width: 60px; border: 1px solid">Box</div>
<div id="ball" role="button" aria-label="Ball" style="width: 60px; border: 1px solid; user-select: none">Ball</div>
<div id="hole" role="button" aria-label="Hole" style="width: 160px; height: 40px; border: 1px solid">Hole</div>
<p id="words" style="width: 300px">Some words to select</p>
<div id="pane" style="height: 60px; overflow: auto"><button>In the pane</button><div style="height: 500px"></div><button>Deep in the pane</button></div>`;

/** Tells in the status of `root` what is done to the deck in it. */
const wiring = `function wire(root) {
  const at = (id) => root.getElementById(id);
  const log = (text) => { at('log').textContent += text + '; '; };
  const listen = (id, type, tell) => at(id).addEventListener(type, (event) => { const text = tell(event, at(id)); if (text) log(text); });
  listen('plain', 'click', ({ isTrusted, detail }) => 'click ' + detail + (isTrusted ? '' : ' untrusted'));
  listen('plain', 'contextmenu', (event) => { event.preventDefault(); return 'menu'; });
  listen('plain', 'mouseover', () => 'over');
  listen('asks', 'click', () => 'answer ' + confirm('Sure?'));
  listen('name', 'keydown', ({ key }) => 'key ' + key);
  for (const id of ['name', 'notes', 'day', 'level', 'hue', 'colour']) listen(id, 'change', (_, { value }) => id + ' ' + value);
  listen('sizes', 'change', (_, { selectedOptions }) => 'sizes ' + [...selectedOptions].map(({ text }) => text));
  listen('news', 'change', (_, { checked }) => 'news ' + checked);
  listen('file', 'change', (_, { files }) => 'file ' + files[0].name + ' ' + files[0].size);
  listen('rich', 'input', (_, { textContent }) => 'rich ' + textContent);
  listen('volume', 'keydown', ({ key }, slider) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[key] ?? 0;
    slider.setAttribute('aria-valuenow', Number(slider.getAttribute('aria-valuenow')) + step);
    slider.textContent = slider.getAttribute('aria-valuenow');
    return 'volume ' + slider.textContent;
  });
  listen('list', 'click', (_, list) => { at('options').hidden = !at('options').hidden; list.setAttribute('aria-expanded', !at('options').hidden); });
  listen('options', 'click', ({ target }) => {
    at('list').textContent = target.textContent; at('options').hidden = true; at('list').setAttribute('aria-expanded', false);
    return 'fruit ' + target.textContent;
  });
  listen('box', 'dragstart', ({ dataTransfer }) => { dataTransfer.setData('text/plain', 'box'); });
  listen('hole', 'dragover', (event) => event.preventDefault());
  listen('hole', 'drop', (event) => { event.preventDefault(); return 'dropped ' + event.dataTransfer.getData('text/plain'); });
  let held;
  listen('ball', 'mousedown', ({ clientX, clientY }) => { held = { clientX, clientY }; });
  at('hole').ownerDocument.addEventListener('mouseup', ({ clientX, clientY }) => {
    if (!held) return;
    const { left, right, top, bottom } = at('hole').getBoundingClientRect();
    held = undefined;
    if (clientX > left && clientX < right && clientY > top && clientY < bottom) log('rolled in');
  });
  listen('words', 'mouseup', () => 'selected ' + getSelection());
  listen('pane', 'scroll', (_, { scrollTop }) => (at('pane').was !== scrollTop > 0 && (at('pane').was = true) ? 'pane' : ''));
}`;

const html = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Place</title>${head}</head>${body}</html>`;
const wired = `<script>${wiring}; wire(document)</script>`;
const shadowed = (inner: string, after = '') =>
  `<div id="host"></div><script>${wiring}; { const root = host.attachShadow({ mode: 'open' }); root.innerHTML = ${JSON.stringify(inner).replaceAll('</', '<\\/')}; ${after} }</script>`;
const frame = (src: string, style = '') => `<iframe src="${src}" style="width: 700px; height: 560px; ${style}"></iframe>`;

const worked = 'a page with a service worker';
/** `THERE` is the site by another name, so that it is another site. */
const places: Readonly<Record<string, string>> = {
  'the main document': html(deck + wired),
  'a frame': html(`<h1>Around</h1>${frame('/deck')}`),
  'a frame of another site': html(`<div style="height: 900px"></div>${frame('THERE/deck')}`),
  'a frame of this site in one of another': html(frame('THERE/nested', 'height: 620px; width: 760px')),
  'a scaled frame of another site': html(frame('THERE/deck', 'transform: scale(0.8) translate(40px, 20px); border: 3px solid')),
  'an open shadow root': html(shadowed(deck, 'wire(root)')),
  'a frame in a shadow root': html(shadowed(frame('/deck'))),
  'a page that is zoomed': html(`<style>html { zoom: 1.4 }</style>${deck}${wired}`),
  'a page that is scaled': html(`<style>body { transform: scale(0.7); transform-origin: 0 0 }</style>${deck}${wired}`),
  'a container that scrolls': html(
    `<div style="height: 1200px"></div><div style="height: 180px; overflow: auto; border: 1px solid"><div style="height: 700px"></div>${deck}<div style="height: 300px"></div></div><div style="height: 900px"></div>${wired}`,
  ),
  'a page from right to left': html(`<body dir="rtl">${deck}${wired}</body>`).replace('<html>', '<html dir="rtl">'),
  [worked]: html(
    `${deck}${wired}<script>
      navigator.serviceWorker.register('/worker.js');
      const tell = () => { if (navigator.serviceWorker.controller) document.body.append('Under a worker'); };
      navigator.serviceWorker.oncontrollerchange = tell;
      tell();
    </script>`,
  ),
};

const paths = Object.keys(places).map((_, at) => `/place-${at}`);

const serving: RequestListener = ({ url = '', headers: { host = '' } }, response) => {
  const port = host.split(':')[1];
  const place = Object.values(places)[paths.indexOf(url)];
  if (url === '/worker.js') {
    const code =
      'self.onactivate = (event) => event.waitUntil(clients.claim()); self.onfetch = (event) => event.respondWith(fetch(event.request));';
    return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
  }
  const bodies: Readonly<Record<string, string>> = {
    '/deck': html(deck + wired),
    '/nested': html(`<p>Between</p>${frame(`http://127.0.0.1:${port}/deck`)}`),
    '/strict': html(`${deck}<form action="/sent"><label>Term <input name="q"></label><button>Send</button></form>`),
  };
  const policy = url === '/strict' ? { 'content-security-policy': "default-src 'none'" } : {};
  const body = place?.replaceAll('THERE', `http://localhost:${port}`) ?? bodies[url] ?? html(`<p>Sent to ${url}</p>`);
  response.writeHead(200, { 'content-type': 'text/html', ...policy }).end(body);
};

const files = { 'a.txt': { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('four') } };

type Bare<A> = A extends { element: number } ? Omit<A, 'element' | 'to'> : A extends { element?: number } ? Omit<A, 'element'> : never;
const acts: readonly (readonly [role: string, name: string, act: Bare<Act>, told: RegExp])[] = [
  ['button', 'Plain', { kind: 'hover' }, /over/],
  ['button', 'Plain', { kind: 'click' }, /click 1; $/],
  ['button', 'Plain', { kind: 'click', times: 2 }, /click 1; click 2; $/],
  ['button', 'Plain', { kind: 'click', button: 'right' }, /menu; $/],
  ['button', 'Asks', { kind: 'click' }, /answer true; $/],
  ['textbox', 'Notes', { kind: 'fill', text: 'new\nlines' }, /notes new\slines; $/],
  ['textbox', 'Name', { kind: 'fill', text: 'Ada' }, /^name Ada; $/],
  ['textbox', 'Name', { kind: 'type', text: 'B-9' }, /key B; key -; key 9; name AdaB-9; $/],
  ['textbox', 'Name', { kind: 'press', key: 'Enter' }, /key Enter/],
  ['textbox', 'Day', { kind: 'fill', text: '2030-12-31' }, /day 2030-12-31; $/],
  ['slider', 'Level', { kind: 'fill', text: '70' }, /level 70; $/],
  ['button', 'Hue', { kind: 'fill', text: '#ff8800' }, /hue #ff8800; $/],
  ['combobox', 'Colour', { kind: 'select', options: ['Blue'] }, /colour Blue; $/],
  ['listbox', 'Sizes', { kind: 'select', options: ['S', 'L'] }, /sizes S,L; $/],
  ['checkbox', 'News', { kind: 'check', on: true }, /news true; $/],
  ['button', 'File', { kind: 'upload', files: ['a.txt'] }, /file a.txt 4; $/],
  ['textbox', 'Rich', { kind: 'fill', text: 'rich text' }, /rich rich text; $/],
  ['slider', 'Volume', { kind: 'fill', text: '7' }, /volume 6; volume 7; $/],
  ['combobox', 'Fruit', { kind: 'select', options: ['Pear'] }, /fruit Pear; $/],
  ['paragraph', 'Some words to select', { kind: 'highlight', text: 'words to' }, /selected words to; $/],
  ['button', 'In the pane', { kind: 'scroll', where: 'down' }, /pane; $/],
  ['button', 'Deep in the pane', { kind: 'scroll', where: 'intoView' }, /^$/],
];

async function toldBy(page: LeasedPage): Promise<string> {
  const { elements } = await page.observe();
  const status = elements.find(({ role }) => role === 'status');
  const outcome = status && (await page.act({ kind: 'read', element: status.index, as: 'log' }));
  return outcome?.ok ? (outcome.read ?? '') : '';
}

t.test('every act is done in every kind of place', async (t) => {
  const { page } = await leased(t, { node: await isolatingNode(t) });
  const url = await site(t, serving);
  for (const [at, place] of Object.keys(places).entries()) {
    await t.test(place, async (t) => {
      await page.goto(`${url}${paths[at]}`);
      if (place === worked) {
        t.match(await page.act({ kind: 'wait', text: 'Under a worker' }), { ok: true });
        await page.goto(`${url}${paths[at]}`);
      }
      const told = () => toldBy(page);
      let before = '';
      for (const [role, name, act, tells] of acts) {
        const element = indexOf(await observedWith(page, role, name), role, name);
        const outcome = await page.act({ ...act, element } as Act, { files, dialogs: { accept: true } });
        const saying = `${act.kind} ${name}`;
        if (!outcome.ok) {
          t.fail(saying, { error: outcome.error.message });
          continue;
        }
        const now = await told();
        const fresh = now.slice(before.length).trimStart().replace(/;$/, '; ');
        // What has scrolled under the pointer is told of by the browser when it comes to it.
        t.match(act.kind === 'hover' ? fresh : fresh.replaceAll('over; ', ''), tells, saying);
        before = now;
      }
      for (const [from, tells] of [
        ['Box', /dropped box/],
        ['Ball', /rolled in/],
      ] as const) {
        const seen = await observedWith(page, 'button', 'Hole');
        const outcome = await page.act({
          kind: 'drag',
          element: indexOf(seen, 'button', from),
          to: indexOf(seen, 'button', 'Hole'),
          place: 'onto',
        });
        t.ok(outcome.ok, `drag ${from}`, outcome.ok ? {} : { error: outcome.error.message });
        t.match(await told(), tells, `drag ${from} is heard`);
      }
    });
  }
});

t.test('a page whose policy forbids everything is acted on all the same', async (t) => {
  const { page } = await leased(t);
  const url = await site(t, serving);
  await page.goto(`${url}/strict`);
  for (const [role, name, act, shows] of [
    ['textbox', 'Notes', { kind: 'fill', text: 'new' }, { value: 'new' }],
    ['textbox', 'Name', { kind: 'type', text: 'B-9' }, { value: 'B-9' }],
    ['textbox', 'Day', { kind: 'fill', text: '2030-12-31' }, { value: '2030-12-31' }],
    ['slider', 'Level', { kind: 'fill', text: '70' }, { value: '70' }],
    ['button', 'Hue', { kind: 'fill', text: '#ff8800' }, { value: '#ff8800' }],
    ['combobox', 'Colour', { kind: 'select', options: ['Blue'] }, { value: 'Blue' }],
    ['listbox', 'Sizes', { kind: 'select', options: ['S', 'L'] }, { value: 'S, L' }],
    ['checkbox', 'News', { kind: 'check', on: true }, { states: ['checked'] }],
    ['button', 'File', { kind: 'upload', files: ['a.txt'] }, { value: /a\.txt/ }],
    ['textbox', 'Rich', { kind: 'fill', text: 'rich text' }, { value: 'rich text' }],
  ] as const) {
    const outcome = await page.act({ ...act, element: indexOf(await page.observe(), role, name) }, { files });
    t.match(outcome, { ok: true }, `${act.kind} ${name}`);
    const seen = await page.observe();
    t.match(seen.elements[indexOf(seen, role, name)], shows, `${name} after ${act.kind}`);
  }
  await page.act({ kind: 'fill', element: indexOf(await page.observe(), 'textbox', 'Term'), text: 'lamp' });
  t.match(await page.act({ kind: 'press', key: 'Enter' }), { ok: true, urlAfter: `${url}/sent?q=lamp` });
});
