/** A step of the way to a page is none of what is called so elsewhere, however the way is built. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const steps = (names: readonly string[], sign: string, tag: string) =>
  names.map((name) => `<${tag} href="#" style="cursor:pointer" onclick="log('step ${name}')">${name}</${tag}>`).join(sign);
const aside = '<p>Also see</p><p><a href="#" onclick="log(1)">Garth</a></p><p><a href="#" onclick="log(1)">Maps</a></p>';
const plain = (names: readonly string[]) => `<div>${steps(names, ' › ', 'span')} › <b>Sheet 9</b></div>${aside}`;
const slashed = (names: readonly string[]) => `<div>${steps(names, ' / ', 'a')} / Sheet 9</div>${aside}`;
const marked = (names: readonly string[]) => `<nav aria-label="Breadcrumb">${steps(names, '', 'a')}</nav>${aside}`;

for (const [nth, body] of [plain, slashed, marked].entries())
  for (const goal of ['Click the breadcrumb "Maps"', 'Click on "Maps" in the breadcrumb', 'Click Maps in the breadcrumbs'])
    t.test(`${goal}: ${nth}`, async (t) => {
      await toldOn(t, page, goal, body(['Home', 'Maps', 'Charts']), 'step Maps');
      await toldOn(t, page, goal, body(['Home', 'Coasts', 'Charts']), /./);
    });
