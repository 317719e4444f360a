/** Lists of a form that show what they offer only once they are open: where words of a goal have no place, they are looked into. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Move, Situation } from '../move.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { isListButton } from '../page/own-lists.ts';
import type { Scene } from '../page/scene.ts';
import { asksForDay, isAroundNamed } from './blanks.ts';

/** Of one form. */
const most = 8;
/** What is drawn for a list says what is to be done with it as long as nothing is chosen. */
const unchosen =
  /(?:^|\s)(?:select|choose|pick)\s+(?!all\b|every|none\b|files?\b|images?\b|photos?\b|rows?\b)(?:an?\s|the\s|your\s|one\s)?\p{L}|^type to search\b/iu;

/** The next that was not looked into yet. */
export function peekedInto(pool: readonly ObservedElement[], { scene, cursor }: Situation): Move | undefined {
  const { offers = {}, tried } = cursor;
  const list =
    Object.keys(offers).length < most
      ? pool.find((each) => mayUnfold(each, scene) && !pool.some((inner) => isAroundNamed(each, inner)) && !(scene.keyOf(each) in offers))
      : undefined;
  if (!list) return undefined;
  const key = scene.keyOf(list);
  return {
    type: 'act',
    act: { kind: 'peek', element: list.index },
    on: list,
    ok: { peeked: key },
    failed: { tried, offers: { ...offers, [key]: [] } },
  };
}

function mayUnfold(element: ObservedElement, scene: Scene): boolean {
  const { role, name, value = '', options = [], states } = element;
  if (!isUsable(element) || options.length > 0 || asksForDay(element, scene)) return false;
  if (role === 'combobox' || isListButton(element, scene)) return true;
  if (role === 'clickable') return unchosen.test(name);
  return role === 'textbox' && states.includes('readonly') && (value === '' || unchosen.test(value));
}
