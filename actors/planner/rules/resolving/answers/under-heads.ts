/** Values of a table that groups its rows: "• Total" and "• Density" below "Population (2024)" are the population and its density. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, likeness } from '../words/likeness.ts';
import { isSubject } from './subjects.ts';

interface Line {
  readonly head: string;
  readonly name: string;
  readonly value: ObservedElement;
}

const bullet = /^\s*[•·▪◦‣∙]\s*/u;
const whole = /^(?:total|overall|all)$/i;
const surely = 0.94;

/** The value whose line and head are called so together, or that is the total below what is called so; undefined for none or several. */
export function underHead(what: Description, looking: Looking): ObservedElement | undefined {
  const { exact, where, rank, ordinal, all, within, part } = what;
  if (exact || all || (where ?? rank ?? ordinal ?? part) !== undefined || (within && !isOfPage(within, looking))) return undefined;
  const said = within === undefined ? what.whole : what.name;
  const asked = said.replace(/^the /i, '');
  if (asked === '') return undefined;
  const isCalled = ({ head, name }: Line) =>
    (whole.test(name) && likeness(asked, head) >= surely) ||
    [`${name} ${head}`, `${head} ${name}`].some((both) => fold(both) === fold(asked) || likeness(asked, both) >= surely);
  return onlyOf(linesIn(looking.scene).filter(isCalled))?.value;
}

/** What the page is about, by its kind or by the name that it bears. */
const isOfPage = (within: Description, looking: Looking): boolean => {
  const first = looking.scene.elements.find(({ role }) => role === 'heading');
  const isNamed = (within.where ?? within.rank ?? within.ordinal ?? within.within) === undefined && within.name !== '';
  return (isNamed && first !== undefined && fold(first.name) === fold(within.name)) || isSubject(within, looking, 0);
};

/** The rows of two cells that a mark puts below the row of one that stands over them. */
function linesIn(scene: Scene): readonly Line[] {
  const lines: Line[] = [];
  let head: string | undefined;
  let table: number | undefined;
  scene.groups.forEach(({ role, parent }, group) => {
    if (role !== 'row') return;
    const [first, value, ...others] = scene.within(group);
    if (parent !== table) head = undefined;
    table = parent;
    if (!first || !isCell(first)) head = undefined;
    else if (value === undefined) head = bullet.test(first.name) ? head : first.name.replace(/\s*[([].*$/u, '').trim();
    else if (head !== undefined && bullet.test(first.name) && others.length === 0)
      lines.push({ head, name: first.name.replace(bullet, '').trim(), value });
    else head = undefined;
  });
  return lines;
}

const isCell = (element: ObservedElement): boolean => isText(element) || element.role === 'rowheader' || element.role === 'columnheader';
