import t from 'tap';
import { leased } from './leased.ts';

const frame = (attributes: string, inner: string) => `<iframe ${attributes} srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`;
const field = '<label>Reference <input></label>';

t.test('a frame that is called something is a part of the page of that name', async (t) => {
  const { page, site } = await leased(t);
  const named: readonly string[] = [
    frame('title="Donation"', field),
    frame('aria-label="Donation" title="x"', field),
    `<p id="of">Donation</p>${frame('aria-labelledby="of"', field)}`,
    `<h2>Donation</h2>${frame('name="w3_f7"', field)}`,
    `<section aria-label="Donation">${frame('', field)}</section>`,
    frame('title="Donation"', frame('name="deep"', field)),
    frame('title="Outer"', `<h3>Donation</h3>${frame('', field)}`),
  ];
  for (const markup of named) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(`${field}${markup}`)}`);
    const { elements, groups } = await page.observe();
    const [outside, inside] = elements.filter(({ role }) => role === 'textbox');
    t.equal(outside?.context, undefined, `beside: ${markup}`);
    t.equal(inside?.context, 'Donation', markup);
    t.match(groups[inside?.group ?? -1], { role: 'region', name: 'Donation' }, markup);
  }
});

t.test('what heads a thing in the frame itself comes first, and its groups stand in that of the frame', async (t) => {
  const { page, site } = await leased(t);
  const inner = `<fieldset><legend>Cardholder</legend>${field}</fieldset><button>Send</button>`;
  await page.goto(`${site.url}/markup?${encodeURIComponent(frame('title="Donation"', inner))}`);
  const { elements, groups, text } = await page.observe();
  const own = elements.find(({ role }) => role === 'textbox');
  t.equal(own?.context, 'Cardholder');
  const group = groups[own?.group ?? -1];
  t.match(group, { role: 'group', name: 'Cardholder' });
  t.match(groups[group?.parent ?? -1], { role: 'region', name: 'Donation' });
  t.match(elements.find(({ role }) => role === 'button')?.context, 'Donation');
  t.equal(text, '--- frame Donation\ngroup "Cardholder":\n [1] textbox "Reference"\n[2] button "Send"');
});

t.test('a frame of another site is called by the page around it', async (t) => {
  const { page, site } = await leased(t);
  const src = `${site.otherUrl}/markup?${encodeURIComponent(field)}`;
  const markup = `<iframe hidden src="/second"></iframe><iframe src="/second"></iframe><iframe title="Donation" src="${src}"></iframe>`;
  await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
  const { elements, text } = await page.observe();
  t.match(
    elements.filter(({ role }) => role === 'textbox'),
    [{ name: 'Reference', context: 'Donation' }],
  );
  t.match(text, /^--- frame Donation\n\[\d+\] textbox "Reference"$/m);
});

t.test('a frame without a name under nothing that has one is told by its address', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/markup?${encodeURIComponent(frame('name="quiet"', field))}`);
  const { elements, groups, text } = await page.observe();
  t.same(groups, []);
  t.equal(elements[0]?.context, undefined);
  t.match(text, /^--- frame quiet$/m);
});
