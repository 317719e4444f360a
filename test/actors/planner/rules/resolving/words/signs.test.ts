/** Icons by the signs that stand for their words, in cards that can be clicked as a whole; rows of the table that has the column. */
import t from 'tap';
import { isSign } from '../../../../../../actors/planner/rules/resolving/words/likeness.ts';
import { signWords } from '../../../../../../actors/planner/rules/resolving/words/signs.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { carriedOut, click, thing, unit } from '../carried-out.ts';

const { page } = await leased(t);

t.test('a sign stands for its word, a word for itself', async (t) => {
  t.same(signWords('☆'), ['star']);
  t.same(signWords('★★★'), ['star']);
  t.same(signWords('⚙️'), ['settings']);
  t.same(signWords('☆×'), []);
  t.same(signWords('C++'), []);
  t.notOk(isSign('★ Star'));
});

const cards = ['Ann', 'Annika', 'Bo']
  .map(
    (name) => `<div class="card" style="cursor:pointer" onclick="log('open ${name}')">
      <span class="x" onclick="event.stopPropagation();log('star ${name}')">☆</span>
      <span onclick="event.stopPropagation();log('bin ${name}')"><img alt="trash" width="12" height="12"
        src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></span>
      <b>${name}</b> has written a longer letter than others</div>`,
  )
  .join('');
const ofAnn = unit('letter', { where: [{ kind: 'holds', text: 'Ann', exact: true }] });
const icon = (name: string) => thing(name, { noun: 'icon', roles: ['button', 'link', 'img'] });

t.test('an icon in the card in hand is clicked, not the card', async (t) => {
  const { log } = await carriedOut(t, page, cards, [{ kind: 'find', what: ofAnn }, click(icon('star'))]);
  t.same(log, ['star Ann']);
  const other = await carriedOut(t, page, cards, [{ kind: 'find', what: ofAnn }, click(icon('trash'))]);
  t.same(other.log, ['bin Ann']);
});

t.test('of several tables, the one that has the column ranks', async (t) => {
  const facts = ['Length', 'Depth', 'Area', 'Islands', 'Age']
    .map((name, at) => `<tr><th>${name}</th><td>${900 + at} m</td><td>${at}</td></tr>`)
    .join('');
  const towns = [
    ['Alm', '120'],
    ['Bex', '431'],
  ]
    .map(([name, people]) => `<tr><td><a href="#${name}" onclick="log('${name}')">${name}</a></td><td>${people}</td></tr>`)
    .join('');
  const body = `<table>${facts}</table><table><tr><th>Town</th><th>Inhabitants</th></tr>${towns}</table>`;
  const { log } = await carriedOut(t, page, body, [
    click(thing('town', { rank: { by: 'inhabitants in the table', order: 'most', place: 1 } })),
  ]);
  t.same(log, ['Bex']);
});
