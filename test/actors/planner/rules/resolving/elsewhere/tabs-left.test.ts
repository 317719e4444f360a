/** What the goal has opened a tab for is looked for on no other tab. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const panels = {
  Ring: '',
  Bells: '<button onclick="log(\'Bells tested\')">Test</button>',
  Lamps: '<button onclick="log(\'Lamps tested\')">Test</button>',
};

const tabs = (isTold: boolean) =>
  `<div role="tablist">${Object.keys(panels)
    .map(
      (name, at) =>
        `<button role="tab" aria-selected="${at === 1}" onclick="for (const part of document.querySelectorAll('[role=tabpanel]')) part.hidden = part.id !== '${name}';${isTold ? `for (const tab of document.querySelectorAll('[role=tab]')) tab.ariaSelected = String(tab === this)` : ''}">${name}</button>`,
    )
    .join('')}</div>${Object.entries(panels)
    .map(([name, body], at) => `<div role="tabpanel" id="${name}" ${at === 1 ? '' : 'hidden'}><p>On ${name}</p>${body}</div>`)
    .join('')}`;

t.test('a tab that was opened for it is not left for another', async (t) => {
  for (const isTold of [true, false]) {
    await toldOn(t, page, 'Open the tab Ring and press Test', tabs(isTold), /Test/);
    await toldOn(t, page, 'Open the tab Lamps and press Test', tabs(isTold), 'Lamps tested');
    await toldOn(t, page, 'Click "Ring" and press Test', tabs(isTold), /Test/);
  }
});
