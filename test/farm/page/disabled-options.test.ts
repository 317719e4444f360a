import t from 'tap';
import { leased } from './leased.ts';

/** What is offered, by name of the list, and what of it can't be chosen. */
const lists: readonly (readonly [markup: string, role: string, off: readonly string[]])[] = [
  ['<select aria-label="Berth"><option>Upper<option disabled>Lower<option>Side</select>', 'combobox', ['Lower']],
  [
    '<select aria-label="Berth" size="4"><option>Upper<optgroup label="Full" disabled><option>Lower<option>Side</optgroup></select>',
    'listbox',
    ['Lower', 'Side'],
  ],
  ['<select aria-label="Berth" multiple><option>Upper<option disabled>Lower</select>', 'listbox', ['Lower']],
  [
    '<div role="listbox" aria-label="Berth"><div role="option">Upper</div><div role="option" aria-disabled="true">Lower</div></div>',
    'listbox',
    ['Lower'],
  ],
  [
    '<div role="listbox" aria-label="Berth"><div role="option">Upper</div><div role="group" aria-disabled="true"><div role="option">Lower</div></div></div>',
    'listbox',
    ['Lower'],
  ],
  [
    '<div role="combobox" tabindex="0" aria-label="Berth" aria-expanded="true" aria-controls="all">Upper</div><ul role="listbox" id="all"><li role="option">Upper<li role="option" aria-disabled="true">Lower</ul>',
    'combobox',
    ['Lower'],
  ],
];

t.test('an option that is disabled is marked so', async (t) => {
  const { page, site } = await leased(t);
  for (const [markup, role, off] of lists) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    const { elements, text } = await page.observe();
    const list = elements.find((element) => element.role === role && element.name === 'Berth');
    t.same(list?.disabledOptions, off, markup);
    for (const option of off) t.match(text, `${option} (disabled)`);
  }
});

t.test('of a group of buttons the one that is off says so itself', async (t) => {
  const { page, site } = await leased(t);
  const groups: readonly string[] = [
    '<label><input type="radio" name="b"> Upper</label><label><input type="radio" name="b" disabled> Lower</label>',
    '<fieldset><label><input type="radio" name="a"> Upper</label></fieldset><fieldset disabled><label><input type="radio" name="b"> Lower</label></fieldset>',
    '<div role="radiogroup"><div role="radio" aria-checked="false" tabindex="0">Upper</div><div role="radio" aria-checked="false" aria-disabled="true">Lower</div></div>',
    '<div role="radio" aria-checked="false" tabindex="0">Upper</div><div role="radiogroup" aria-disabled="true"><div role="radio" aria-checked="false">Lower</div></div>',
  ];
  for (const markup of groups) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    const { elements, text } = await page.observe();
    const radios = elements.filter(({ role }) => role === 'radio');
    t.match(radios, [{ name: 'Upper' }, { name: 'Lower', states: ['disabled'] }], markup);
    t.notOk(radios[0]?.states.includes('disabled'));
    t.match(text, 'radio "Lower" (disabled)');
  }
});

t.test('what can be chosen is not marked, nor what has a namesake that can be', async (t) => {
  const { page, site } = await leased(t);
  const open: readonly string[] = [
    '<select aria-label="Berth"><option>Upper<option>Lower</select>',
    '<select aria-label="Berth"><option value="1" disabled>Upper<option value="2">Upper</select>',
    '<div aria-disabled="false"><div role="listbox" aria-label="Berth"><div role="option">Upper</div></div></div>',
  ];
  for (const markup of open) {
    await page.goto(`${site.url}/markup?${encodeURIComponent(markup)}`);
    const [list] = (await page.observe()).elements;
    t.ok(list?.options?.length);
    t.equal(list?.disabledOptions, undefined, markup);
  }
});

t.test('a person would wait for it to be enabled, and be told in the end that it is not', async (t) => {
  const { page, site } = await leased(t);
  const built =
    '<div role="listbox" aria-label="Berth"><div role="option">Upper</div><div role="option" aria-disabled="true">Lower</div></div>';
  await page.goto(`${site.url}/markup?${encodeURIComponent(`${built}<label><input type="radio" disabled> Side</label>`)}`);
  const { elements } = await page.observe();
  const at = (name: string) => elements.find((element) => element.name === name)?.index ?? -1;
  const chosen = await page.act({ kind: 'select', element: at('Berth'), options: ['Lower'] });
  t.match(chosen, { ok: false, error: { code: 'element_unusable', message: /option "Lower" of .* is disabled/ } });
  t.match(await page.act({ kind: 'check', element: at('Side'), on: true }), {
    ok: false,
    error: { code: 'element_unusable', message: /"Side" is disabled/ },
  });
});
