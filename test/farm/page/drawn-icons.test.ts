/** A small drawing with a title and a hand over it is a control, called by that title. */
import t from 'tap';
import { site } from '../harness.ts';
import { leased } from './leased.ts';

const { page } = await leased(t);
const icon = (title: string, style: string, size = 16) =>
  `<svg width="${size}" height="${size}" style="${style}">${title && `<title>${title}</title>`}<polygon points="0,0 ${size},0 8,${size}"/></svg>`;

t.test('drawn icons are on the map', async (t) => {
  const hand = 'cursor:pointer';
  const row = `<div>Kettle ${icon('Mend', hand)} ${icon('Warm', '')} ${icon('', hand)}</div><div style="${hand}">Whole ${icon('Inner', '')}</div>`;
  await page.goto(await site(t, { '/': `<meta charset="utf-8">${row}${icon('Plan', hand, 300)}` }));
  const { elements } = await page.observe();
  const controls = elements.filter(({ role }) => role === 'clickable').map(({ name }) => name);
  t.ok(controls.includes('Mend'));
  for (const name of ['Warm', 'Inner', 'Plan']) t.notOk(controls.includes(name), name);
});
