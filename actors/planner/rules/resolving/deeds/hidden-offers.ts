/** What an entry offers only under the pointer, or in a menu that a control of its own brings up. */
import type { Description } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { clickOn, type Move, next, refused, type Situation } from '../move.ts';
import { identityIn } from '../page/identity.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { type Offer, type Offering, offerOf, ownOf, withMenus } from './offers.ts';
import { didTo, doneSoFar, isKept, listOf, type Mark, placeIn, type Queued, queueOf, waitingIn } from './turns.ts';

/** Over which the pointer was put, and whose menu was opened. */
export const pointedAt = 'pointed at:';
const menuOf = 'menu of:';

/** Whether the menu of an entry was opened just before. */
export const hasMenuOpen = ({ explored }: Situation['cursor']): boolean => explored.some((mark) => mark.startsWith(menuOf));
export const isPointedAt = ({ explored }: Situation['cursor']): boolean => explored.some((mark) => mark.startsWith(pointedAt));

/** A list, and which of its entries are meant. */
export interface Meant {
  readonly offering: Offering;
  readonly units: readonly Unit[];
}

export const isMany = ({ all, few }: Description): boolean => all === true || few !== undefined;
/** There is nothing further to look for. */
export const own = (move: Extract<Move, { type: 'act' }>): Move => ({ ...move, isOwn: true });

export const inReadingOrder = (units: readonly Unit[]): readonly Unit[] => [...units].sort((a, b) => a.group - b.group);

/** The control of an entry, unless it says that it was pressed already. */
export function pressed(as: string, { control, isDone }: Offer, isOn: boolean): Move {
  if (control.states.includes('checked') && isDone) return next;
  const called = `${control.role} ${JSON.stringify(control.name)}`;
  if (isDone || isOn) return refused(`${called} says that it is done already, and a press would undo it`);
  if (!isUsable(control)) return refused(`${called} is there, but disabled; do first what the page asks for to ${as} it`);
  return own(clickOn(control) as Extract<Move, { type: 'act' }>);
}

/** Under the pointer, or by its menu, which is brought up. */
export function behind(verbs: readonly string[], what: Description, { offering, units }: Meant, situation: Situation): Move {
  const { scene, cursor } = situation;
  const done = doneSoFar(cursor.explored);
  const identityOf = (unit: Unit) => identityIn(offering.units, unit);
  const isWaiting = waitingIn(cursor.explored);
  const left = inReadingOrder(units).filter((unit) => isWaiting(identityOf(unit)));
  const total = done[0]?.total ?? left.length;
  const [unit] = left;
  if (done.length > 0 && done.length >= total) return next;
  if (!unit) return refused(`only ${done.length} of ${total} of ${say(what)} could be acted on`);
  const queue = left.map((each): Queued => ({ ...identityOf(each), begins: '', offset: 0, control: '' }));
  const kept = done.length === 0 ? [queueOf + JSON.stringify(queue)] : cursor.explored.filter(isKept);
  const at = placeIn(kept, identityOf(unit));
  const mark: Mark = { ...identityOf(unit), sign: '', total, list: listOf(offering.units, scene), at };
  const offer = isPointedAt(cursor) ? firstOffer(verbs, what, ownOf(unit, scene)) : undefined;
  if (offer) return marked(pressed(verbs[0] ?? '', offer, false), kept, mark, what);
  const [first] = unit.elements;
  if (!isPointedAt(cursor) && first)
    return {
      type: 'act',
      act: { kind: 'hover', element: first.index },
      on: first,
      ok: { explored: [...cursor.explored, pointedAt] },
      isOwn: true,
    };
  const menu = offering.offers.get(unit)?.control ?? withMenus(scene).flatMap(({ offers }) => offers.get(unit)?.control ?? [])[0];
  if (!menu) return refused(`what stands with ${say(what)} offers nothing to ${verbs[0]} it by, as others do`);
  const opened = [...(isMany(what) ? kept : []), menuOf + JSON.stringify(mark)];
  return own(clickOn(menu, { explored: opened }) as Extract<Move, { type: 'act' }>);
}

/** What the open menu of an entry offers: it is that entry's, also where the page hides or shuts off all else meanwhile. Undefined where none is open. */
export function inMenu(verbs: readonly string[], what: Description, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const opened = cursor.explored.find((mark) => mark.startsWith(menuOf));
  if (opened === undefined) return undefined;
  const came = scene.elements.filter((element) => element.isNew || isOfMenu(element.group, situation));
  const offer = firstOffer(verbs, what, came, true);
  if (!offer) return refused(`the menu of ${say(what)} offers nothing to ${verbs[0]} it by`);
  const mark = JSON.parse(opened.slice(menuOf.length)) as Mark;
  return marked(pressed(verbs[0] ?? '', offer, false), cursor.explored.filter(isKept), mark, what);
}

/** The words on a control are no second one: they are looked at where nothing that can be pressed is called so. */
const firstOffer = (verbs: readonly string[], { noun }: Description, pool: Parameters<typeof offerOf>[2], isOpen = false) =>
  verbs
    .map((verb) => offerOf(verb, noun, pool) ?? (isOpen ? offerOf(verb, noun, pool, true) : undefined))
    .find((found) => found !== undefined);

/** Where it is done to several, what was done is kept. */
const marked = (move: Move, kept: readonly string[], mark: Mark, what: Description): Move =>
  move.type === 'act' && isMany(what) ? { ...move, ok: { explored: [...kept, didTo + JSON.stringify(mark)] } } : move;

const isOfMenu = (group: number | undefined, { scene }: Situation): boolean =>
  scene.around({ ...(group !== undefined && { group }) }).some((around) => scene.groups[around]?.role === 'menu');
