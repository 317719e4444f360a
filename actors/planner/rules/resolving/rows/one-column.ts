/** "Rivers that flow into the Arven": the entries of which it is said in one column, and not the Arven itself. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Condition } from '../../description.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { saysJust } from './fulfilling.ts';

type Held = Extract<Condition, { kind: 'holds' }>;

/** Of the entries that fulfil the condition; none where columns of several meanings say the same name, as "From" and "To" do. */
export function inOneColumn(units: readonly Unit[], condition: Condition): readonly Unit[] {
  if (condition.kind !== 'holds' || !isNameApart(condition)) return units;
  const told = units.map((unit) => ({ unit, saying: saying(unit, condition.text) }));
  const others = told.filter(({ unit, saying }) => saying.length === 0 || saying.some((element) => element !== nameOf(unit)));
  const columns = new Set(
    others.flatMap(({ unit, saying }) => saying.flatMap((element) => (element === nameOf(unit) ? [] : (element.column ?? [])))),
  );
  return columns.size > 1 ? [] : others.map(({ unit }) => unit);
}

const isNameApart = ({ own, not, by, at, text }: Held): boolean =>
  own === true && !not && by === undefined && at === undefined && /^\p{Lu}/u.test(text);

const saying = ({ elements }: Unit, said: string): readonly ObservedElement[] =>
  elements.filter((element) => [element.name, element.value ?? ''].some((text) => saysJust(text, said)));

/** What a row of a table begins with is what it is called. */
const nameOf = ({ elements }: Unit): ObservedElement | undefined => {
  const first = elements.find((element) => (isText(element) || element.role === 'link') && element.name !== '');
  return first?.column === undefined && first?.role !== 'rowheader' ? undefined : first;
};
