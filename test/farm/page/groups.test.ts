import t from 'tap';
import type { Observation } from '../../../farm/page/port.ts';
import { shown } from './acts/shown.ts';
import { indexOf, leased } from './leased.ts';

const groupsOf = ({ elements, groups }: Observation, name: string): string[] => {
  const path: string[] = [];
  for (let at = elements.find((element) => element.name === name)?.group; at !== undefined; at = groups[at]?.parent) {
    path.push(`${groups[at]?.role} ${groups[at]?.name}`);
  }
  return path;
};

t.test('elements are told in the groups that a person sees them in', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/groups`);
  const seen = await page.observe();
  const { elements, groups } = seen;
  t.same(groupsOf(seen, 'Home'), ['banner ']);
  t.same(groupsOf(seen, 'Imprint'), ['contentinfo ']);
  t.same(groupsOf(seen, 'Beta'), ['listitem Beta', 'list ', 'navigation Main']);
  t.same(groupsOf(seen, '$20'), ['item Lamp $20 in stock', 'main Goods'], 'siblings of the same build are items');
  t.same(groupsOf(seen, 'Add'), ['item Chair $35 sold out Add', 'main Goods']);
  t.same(groupsOf(seen, 'Help'), ['region Shipping', 'main Goods']);
  t.same(groupsOf(seen, 'everywhere'), ['region Shipping', 'main Goods']);
  t.same(groupsOf(seen, 'Order'), ['row Lamp 10 20 Order', 'table ', 'region Sizes', 'main Goods'], 'a heading opens a section');
  t.same(groupsOf(seen, 'Red'), ['group Colour', 'form Order', 'region Form', 'main Goods']);
  t.ok(groups.every(({ parent }, place) => parent === undefined || parent < place));
  t.match(
    elements.find(({ name }) => name === '$20'),
    { context: 'Lamp', hints: 'price' },
  );
  t.match(
    elements.find(({ name }) => name === 'We ship everywhere by Friday .') ?? elements.find(({ name }) => name.startsWith('We ship')),
    {
      role: 'paragraph',
    },
  );
  t.ok(
    elements.some(({ name }) => name === 'Friday'),
    'a marked part of a sentence is an element of its own',
  );
});

t.test('cells know their columns, lists their options, inputs their types, and all what their maker called them', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/groups`);
  const seen = await page.observe();
  const named = (name: string) => seen.elements.find((element) => element.name === name);
  t.match(named('20'), { role: 'cell', column: 'Size' }, 'a header may span columns');
  t.match(named('Order'), { column: 'Act' });
  t.match(named('247000'), { column: 'People' }, 'plain cells of the first row are headers');
  t.match(named('two'), { column: 'Tue' });
  t.match(named('Country'), { options: ['Spain', 'France'], value: 'Spain' });
  t.match(named('Mail'), { type: 'email', hints: 'user mail' });
  t.match(named('3 kg'), { role: 'definition', context: 'Weight' });
  t.match(named('Show more'), { role: 'clickable' });
  t.match(named('First bar'), { role: 'clickable' });
  t.ok(named('Axis'));
  t.match(named('Add'), { states: ['disabled'] });
  t.match(
    seen.elements.find(({ hints }) => hints === 'add to cart icon'),
    { role: 'button', name: '' },
  );
  t.match(seen, { tabs: [{ url: `${site.url}/groups`, title: 'Groups' }], active: 0 });
});

t.test('what begins a line is an element of its own too, and what style sets apart is not read as one word', async (t) => {
  const { observed } = await shown(
    t,
    `<style>.topic { margin-left: 8px }</style><div><span class="who">Ada Lund</span><span class="topic">Budget</span><span>s</span></div>
     <p><b>Due</b> on Friday</p>`,
  );
  const { elements } = await observed();
  t.match(
    elements.map(({ name, hints = '' }) => `${name} (${hints})`),
    ['Ada Lund Budgets ()', 'Ada Lund (who)', 'Budget (topic)', 'Due on Friday ()', 'Due ()'],
  );
});

t.test('a label with room of its own is parted from the words that it stands at, and a piece of a word is not', async (t) => {
  const { observed } = await shown(
    t,
    `<style>.tag { padding: 1px 5px; margin-right: 4px } .cap { margin-right: 4px }</style>
     <p><span class="tag">Work</span>Budget draft</p><p>Budget<i class="tag">new</i></p><p>un<b>seen</b>ly</p><p><span class="cap">O</span>nce</p>`,
  );
  const { elements } = await observed();
  t.match(
    elements.filter(({ hints }) => hints !== 'tag' && hints !== 'cap').map(({ name }) => name),
    ['Work Budget draft', 'Budget new', 'unseenly', 'seen', 'Once'],
  );
});

t.test('an observation may be limited to what a selector selects, in any frame', async (t) => {
  const { page, site } = await leased(t);
  await page.goto(`${site.url}/groups`);
  const { elements } = await page.observe({ selector: 'fieldset' });
  t.same(
    elements.map(({ name }) => name),
    ['Colour', 'Red', 'Blue'],
  );
  await t.rejects(page.observe({ selector: '#absent' }), { code: 'element_gone' });
  await page.goto(`${site.url}/frames`);
  const { title } = await page.observe();
  t.equal((await page.observe({ selector: 'button' })).title, title, 'the page keeps its title');
  t.ok(indexOf(await page.observe({ selector: 'iframe[name=same]' }), 'button', 'Press same') >= 0, 'a frame is what it shows');
});
