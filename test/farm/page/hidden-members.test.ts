/** Forms and documents that hide their members behind fields and pictures of the same name are seen, and acted on, as all others are. */
import t from 'tap';
import { site } from '../harness.ts';
import { clickOn, indexOf, leased, observedWith } from './leased.ts';

/** Has `build(within, prefix)` write a form with a field for each member that a form has, by that name after the prefix. */
const building = `
  const membersOf = (kind) => { const all = new Set(); for (let at = kind.prototype; at; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at)) all.add(name); return [...all]; };
  const forms = membersOf(HTMLFormElement);
  const build = (within, prefix) => { within.innerHTML = '<form method="post" action="/sent"><h2>Order</h2><p>Price: <b>12 €</b></p>' + forms.map((name) =>
    '<label>Field ' + name + ' <input name="' + prefix + name + '" style="width: 50px"></label>').join(' ') + '<button>Go</button></form>'; };
  const prefix = location.search.slice(1);`;

const page = (body: string, script: string) =>
  `<!doctype html><title>Orders</title><h1>Orders</h1>${body}<script>${building}${script}</script>`;

const places: Readonly<Record<string, string>> = {
  light: page('<div id="place"></div>', "build(document.getElementById('place'), prefix)"),
  shadow: page('<div id="place"></div>', "build(document.getElementById('place').attachShadow({ mode: 'open' }), prefix)"),
  frame: page(
    '<div id="place"></div>',
    `document.getElementById('place').innerHTML = '<iframe src="/light?' + prefix + '" width="1000" height="2500"></iframe>'`,
  ),
  document: page(
    '<div id="place"></div><div id="pictures"></div>',
    `build(document.getElementById('place'), prefix);
    document.getElementById('pictures').innerHTML = membersOf(Document).map((name, at) => at % 2 ? '<img name="' + prefix + name + '">' : '<form name="' + prefix + name + '"></form>').join('')`,
  ),
};

const late = page(
  '<form method="post" action="/sent"><label>Name <input name="n"></label><button>Go</button><i></i></form>',
  `document.querySelector('input').onfocus = () => {
    document.querySelector('i').innerHTML = forms.map((name) => '<input type="hidden" name="' + name + '">').join('');
  };`,
);

/** A name that hides nothing. */
const plain = 'plain-';

const { page: driven } = await leased(t);
const sent: string[] = [];
const url = await site(t, async (request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (request.method === 'POST') {
    let body = '';
    for await (const part of request) body += String(part);
    sent.push(body);
    response.end('<!doctype html><p role="status">Received</p>');
    return;
  }
  response.end(places[new URL(request.url ?? '', 'http://localhost').pathname.slice(1)] ?? late);
});

for (const place of Object.keys(places)) {
  t.test(`whatever a form's fields are called, ${place}: it reads, asks and is sent as one whose fields hide nothing`, async (t) => {
    const told = async (prefix: string) => {
      await driven.goto(`${url}/${place}?${prefix}`);
      await driven.settle(10_000);
      const seen = await observedWith(driven, 'button', 'Go');
      const nature = JSON.stringify(await driven.natureOf(indexOf(seen, 'button', 'Go'), 'click'));
      return { text: seen.text.replaceAll(plain, ''), nature: nature.replaceAll(plain, ''), seen };
    };
    const bare = await told(plain);
    const { seen, text, nature } = await told('');
    t.ok(bare.nature.includes('/sent'));
    t.equal(text, bare.text);
    t.equal(nature, bare.nature);
    for (const name of ['matches', 'parentNode', 'elements', 'submit']) {
      const filled = await driven.act({ kind: 'fill', element: indexOf(seen, 'textbox', `Field ${name}`), text: `for ${name}` });
      t.match(filled, { ok: true }, name);
    }
    sent.length = 0;
    await clickOn(driven, 'button', 'Go');
    await driven.settle(10_000);
    t.ok(await driven.showsStatus('Received'));
    const fields = new URLSearchParams(sent[0]);
    t.same([...fields].filter(([, value]) => value !== '').sort(), [
      ['elements', 'for elements'],
      ['matches', 'for matches'],
      ['parentNode', 'for parentNode'],
      ['submit', 'for submit'],
    ]);
  });
}

t.test('fields that come between the look and the act hide nothing either', async (t) => {
  await driven.goto(`${url}/late`);
  await driven.settle(10_000);
  const seen = await driven.observe();
  t.match(await driven.act({ kind: 'fill', element: indexOf(seen, 'textbox', 'Name'), text: 'Ada' }), { ok: true });
  const again = await driven.observe();
  t.same(
    again.elements.map(({ role, name, isNew }) => [role, name, isNew]),
    seen.elements.map(({ role, name }) => [role, name, false]),
  );
  sent.length = 0;
  t.match(await driven.act({ kind: 'click', element: indexOf(again, 'button', 'Go') }), { ok: true });
  await driven.settle(10_000);
  t.equal(new URLSearchParams(sent[0]).get('n'), 'Ada');
});
