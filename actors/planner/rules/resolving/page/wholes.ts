/** Cards that can be clicked as a whole: such a card is an element too, just before what stands in it. */
import type { ObservedElement, ObservedGroup } from '../../../../../farm/page/port.ts';
import { fold } from '../words/likeness.ts';
import { isClickable } from './kinds-of-elements.ts';
import type { Unit } from './scene.ts';

interface Page {
  readonly elements: readonly ObservedElement[];
  readonly groups: readonly ObservedGroup[];
}

export const withWholes = (units: readonly Unit[], page: Page): readonly Unit[] =>
  units.map((unit, at) => {
    const [first] = unit.elements;
    const whole = first && page.elements[first.index - 1];
    const { parent, name: said = '' } = page.groups[unit.group] ?? {};
    // What the card says itself, beside what stands in it, is no element.
    const isWhole =
      whole !== undefined &&
      isClickable(whole) &&
      whole.group === parent &&
      [first?.name ?? '', said].some((text) => text !== '' && whole.name.startsWith(text.slice(0, longestBeginning))) &&
      !holdsNext(whole.name, unit, units[at + 1]);
    return isWhole ? { ...unit, elements: [whole, ...unit.elements] } : unit;
  });
const longestBeginning = 12;

/** What holds the next one as well is what all of them stand in, as a box that scrolls. */
function holdsNext(name: string, { elements: [first] }: Unit, next: Unit | undefined): boolean {
  const said = fold((next?.elements ?? []).map((element) => element.name).join(' '));
  return said !== '' && fold(name).indexOf(said) >= Math.max(1, fold(first?.name ?? '').length);
}
