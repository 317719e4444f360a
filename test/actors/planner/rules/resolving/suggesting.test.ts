/** Fields that take only what their lists offer, several on a page: what counts is what was taken, and holds once they are left. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { head, openedOn, told } from './told.ts';

const { page } = await leased(t);

/** The list comes up with the focus, with a key or with what is typed, and is told as one thing; what was not taken is put back. */
const field = (label: string, before: string, offers: readonly string[], opens: 'focus' | 'key' | 'typing') => `
  <div><span>${label}</span><span class="f" data-offers="${offers.join('|')}" data-opens="${opens}"><input role="combobox" aria-expanded="false"
    aria-label="${label}" value="${before}"><ul role="listbox" hidden></ul></span></div>`;
const script = `<script>
  const kept = {};
  for (const around of document.querySelectorAll('.f')) {
    const [input, list] = around.children;
    const name = input.getAttribute('aria-label');
    let value = input.value;
    const show = (text) => {
      const offers = around.dataset.offers.split('|').filter((offer) => offer.toLowerCase().includes(text.toLowerCase()));
      list.innerHTML = offers.map((offer) => '<li role="option">' + offer + '</li>').join('');
      list.hidden = offers.length === 0;
      input.setAttribute('aria-expanded', String(!list.hidden));
      for (const option of list.children) option.onmousedown = (event) => {
        event.preventDefault();
        value = input.value = kept[name] = option.textContent;
        log(Object.entries(kept).map(([key, taken]) => key + ' ' + taken).join(', '));
        list.hidden = true;
        input.setAttribute('aria-expanded', 'false');
      };
    };
    if (around.dataset.opens === 'focus') input.onfocus = () => show('');
    if (around.dataset.opens === 'key') input.onkeydown = ({ key }) => key.startsWith('Arrow') && show('');
    input.oninput = () => show(input.value);
    input.onblur = () => { list.hidden = true; input.setAttribute('aria-expanded', 'false'); input.value = value; };
  }
</script>`;

const kiln =
  field('Glaze', 'Celadon', ['Celadon', 'Tenmoku', 'Shino white', 'Shino carbon trap'], 'focus') +
  field('Potter', 'Ida Holm', ['Ida Holm', 'Ulf Berg', 'Ulfert Lind'], 'key') +
  field('Shelf', '', ['Top (left)', 'Top (right)', 'Bottom'], 'typing') +
  script;

for (const [goal, expected] of [
  ['Set the glaze to Tenmoku', 'Glaze Tenmoku'],
  ['Set the glaze to Tenmoku and the potter to Ulf Berg', 'Glaze Tenmoku, Potter Ulf Berg'],
  ['Set the potter to Ulf', 'Potter Ulf Berg'],
  ['Set the glaze to Ten', 'Glaze Tenmoku'],
  ['Set the shelf to Bottom', 'Shelf Bottom'],
  ['Enter Bott as the shelf', 'Shelf Bottom'],
] as const)
  t.test(goal, async (t) => {
    await openedOn(t, page, head + kiln);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  });

for (const goal of ['Set the glaze to Shino', 'Set the glaze to Raku', 'Set the shelf to Top'])
  t.test(`${goal}, of which the list has none or several: the field puts back what stood there`, async (t) => {
    await openedOn(t, page, head + kiln);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'missing', what: /did not keep/ }, title: 'Site' });
  });
