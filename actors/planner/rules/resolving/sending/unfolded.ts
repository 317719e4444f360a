/** What was pressed may only have unfolded what does it: a button of the same verb that has come in its part of the page, and a box to be sure by. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { clickOn, type Move, missing } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isDoing, overreach, type Pressed, wantedFirst, waysOut } from './asking-back.ts';

const assuring =
  /^(?:yes\b.*|(?:yes,? )?(?:i(?:['’]m| am) (?:really |quite )?(?:sure|certain)|i (?:understand|confirm|really want)|confirm|really)\b.*)$/i;

export function confirmedUnfolded(
  pressed: Pressed,
  scene: Scene,
  kept: (ways: Pressed['ways']) => { readonly pressed: Pressed },
): Move | undefined {
  const { verbs, ways } = pressed;
  const now = waysOut(verbs, scene);
  const opener = onlyOf(scene.elements.filter(({ name, states }) => name === verbs.at(-1) && states.includes('expanded')));
  if (!opener || opener.group === undefined) return undefined;
  const inside = scene.within(opener.group).filter((element) => element !== opener);
  const isNow = ({ name }: ObservedElement) => (now[name] ?? 0) > (ways[name] ?? 0);
  const doer = onlyOf(
    inside.filter(
      (element) => element.role === 'button' && isClickable(element) && isUsable(element) && isNow(element) && isDoing(element.name, verbs),
    ),
  );
  if (!doer) return undefined;
  const as = verbs[0] ?? 'go on';
  const wanted = wantedFirst(inside, true);
  if (wanted)
    return missing(`the page asks for ${wanted.role} ${JSON.stringify(wanted.name)} before it is to ${as}; say what to put there`);
  const text = inside.filter((element) => !isClickable(element)).map(({ name }) => name);
  const more = overreach(text.join('\n'), [], pressed, doer.name);
  if (more !== undefined) return missing(`the page asks back before it is to ${as}, and ${more}`);
  const box = inside.find(({ role, states }) => role === 'checkbox' && states.includes('required') && !states.includes('checked'));
  if (box && !assuring.test(box.name.trim()))
    return missing(`the page asks for checkbox ${JSON.stringify(box.name)} before it is to ${as}; say whether to tick it`);
  return box ? { type: 'act', act: { kind: 'check', element: box.index, on: true }, on: box, ok: kept(ways) } : clickOn(doer, kept(now));
}
