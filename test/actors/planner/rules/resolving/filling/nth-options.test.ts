/** An option is told by its place in its list, though a list that is shut, or that came up by what was typed, holds no elements for them. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const list = (label: string, ...options: readonly string[]) =>
  `<label>${label} <select onchange="log('${label} ' + value)">${options.map((option) => `<option>${option}</option>`).join('')}</select></label>`;
const lists = `${list('Grade', 'raw', 'ripe', 'dried')} ${list('Crate', 'Choose a crate…', 'small', 'tall')}`;
const towns = list('Town', 'Choose…', 'Ayr, Ontario', 'Ayr, Scotland', 'Bern');
const sized = list('Size', 'Small', 'Medium', 'Large', 'Extra large');
const suggesting = `<label>Herb <input id="herb" autocomplete="off"></label><ul role="listbox" id="found"></ul><script>
  const herbs = ['dill', 'dock', 'daisy', 'sage'];
  herb.oninput = () => {
    found.innerHTML = herbs.filter((name) => herb.value !== '' && name.startsWith(herb.value)).map((name) => '<li role="option">' + name + '</li>').join('');
    for (const option of found.children) option.onclick = () => { herb.value = option.textContent; found.innerHTML = ''; log(herb.value); };
  };
</script>`;

for (const [goal, body, expected] of [
  ['Choose the third option from the Grade list', lists, 'Grade dried'],
  ['Select the last option in the Crate dropdown', lists, 'Crate tall'],
  ['Select the first option in the Crate dropdown', lists, 'Crate small'],
  ['Select the fifth option of Grade', lists, /has only 3/],
  ['Choose the second option', lists, /option/],
  ['Choose the second option', list('Grade', 'raw', 'ripe', 'dried'), 'Grade ripe'],
  ['Type d in the Herb field and choose the third suggestion', suggesting, 'daisy'],
  ['Type do into Herb and pick the first suggestion', suggesting, 'dock'],
  ['Type d into Herb and select the last option from the list', suggesting, 'daisy'],
  ['Choose the largest size', sized, 'Size Extra large'],
  ['Choose the smallest size', list('Size', 'Large', 'Small', 'Medium'), 'Size Small'],
  ['Choose the largest crate', lists, /rank/],
  ['Pick the second size', sized, 'Size Medium'],
  ['Choose the cheapest size', sized, /rank/],
  ['Choose the cheapest stall', list('Stall', 'Corner (40 €)', 'Back (free, no roof)', 'Front (90 €)'), 'Stall Back (free, no roof)'],
  ['Select the option after raw in the Grade list', lists, 'Grade ripe'],
  ['Select Ayr, Ontario as the town', towns, 'Town Ayr, Ontario'],
  ['Select Ayr, Texas as the town', towns, /Ayr/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
