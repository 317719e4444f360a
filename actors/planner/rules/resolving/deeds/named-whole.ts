/** Controls that are called by what they do and to what. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { named, type Situation } from '../move.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';

/** "Save the draft": a control may be called by verb and thing together. */
export function namedWhole(as: string, what: Description, situation: Situation): ObservedElement | undefined {
  if (what.rank || what.where || what.except) return undefined;
  const said = what.whole || what.name;
  if (what.all) {
    const all = [`${as} all ${said}`, `${as} all`]
      .map((name) => find(named(name), 'click', situation))
      .find(({ type }) => type === 'found');
    const own = what.name === '' || all ? undefined : find(named(`${as} ${what.name}`), 'click', situation);
    const [sole, ...more] = own?.type === 'found' ? own.elements : [];
    if (sole && more.length === 0 && isClickable(sole) && likeness(`${as} ${what.name}`, sole.name) >= 0.94) return sole;
    const [button] = all?.type === 'found' ? all.elements : [];
    return button && isClickable(button) && likeness(`${as} all`, button.name) >= 0.7 ? button : undefined;
  }
  const wanted = { ...named(`${as} ${said}`), ...(what.within && { within: what.within }) };
  const found = said === '' ? undefined : find(wanted, 'click', situation);
  const [element] = found?.type === 'found' ? found.elements : [];
  return element && isClickable(element) && likeness(`${as} ${said}`, element.name) >= 0.88 ? element : undefined;
}
