/** A list that its page calls nothing: what kind of things it has is said by nobody but the goal. */
import type { Description } from '../../description.ts';
import type { Looking, Purpose } from '../finding/candidates.ts';
import type { find } from '../finding/find.ts';
import { type Found, some } from '../finding/found.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, isClickable, isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';

/** No other list is there, and nothing around it says a word: no title, heading, label or column. */
export function isUncalled(noun: string, units: readonly Unit[], scene: Scene): boolean {
  const { observation, elements, groups } = scene;
  if (onlyOf(scene.collections.filter(({ length }) => length > 1)) !== units || units.some(({ text }) => holdsSense(text, noun)))
    return false;
  const inside = new Set(units.flatMap((unit) => unit.elements));
  const around = [
    untitled.test(observation.title.trim()) ? '' : observation.title,
    ...groups.flatMap(({ name }, group) => (scene.around({ group }).some((at) => scene.units.has(at)) ? [] : [name])),
    ...elements.flatMap((element) => [isText(element) && !inside.has(element) ? element.name : '', element.column ?? '']),
  ];
  return !around.some((text) => /\p{L}{3}/u.test(text));
}

/** What a page is called that has no name of its own. */
const untitled = /^(?:(?:task|page|home|index|app|demo|test|site|untitled|document|example|widget|list|new)[ -]?\d*)?$/i;

const openers = /^(?:view|open|show|details?|more|visit|see|go|info|profile)(?: (?:details?|more|profile|page|info))?$/i;

/** "The alarm of 07:10": the only box of the entry, and the only way into it. */
export function ofUncalled(what: Description, purpose: Purpose, looking: Looking, findThing: typeof find): Found | undefined {
  const { name, within, exact, roles, where, rank, ordinal, all } = what;
  const { scene } = looking;
  const isOfKind = (purpose === 'check' || purpose === 'click') && !exact && roles.length === 0 && /^\p{Ll}{3,}$/u.test(name);
  if (!isOfKind || within === undefined || (where ?? rank ?? ordinal ?? all) !== undefined) return undefined;
  const [list] = scene.collections.filter(({ length }) => length > 1);
  if (!list || !isUncalled(name, list, scene)) return undefined;
  const found = findThing(within, 'point', looking);
  const unit = found.type === 'found' ? onlyOf([...new Set(found.elements.map((element) => scene.unitOf(element)))]) : undefined;
  const own = unit && list.includes(unit) ? unit.elements.filter(isClickable) : [];
  const [only, ...others] = own;
  const isIt = only && others.length === 0 && (purpose === 'check' ? checkableRoles.includes(only.role) : openers.test(only.name.trim()));
  return isIt ? some([only]) : undefined;
}
