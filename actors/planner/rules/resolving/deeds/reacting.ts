/** A sign is put to what somebody wrote: picked from what the control of the entry brings up, once, and looked for behind it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { clickOn, lacking, type Move, missing, next, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { press } from './pressing.ts';

/** The control was pressed that brings up the signs; one of them was picked; beyond the stages of whatever else is tried. */
const offered = 2_801;
const picked = 2_802;
const controls: readonly string[] = ['add reaction', 'react', 'add emoji'];

/** Undefined of another deed. */
export function react({ as, what, text }: Of<'do'>, situation: Situation): Move | undefined {
  if (as !== 'react' || !what || what.all || text?.type !== 'text') return undefined;
  const { scene, cursor, instructions } = situation;
  const sign = bare(text.text);
  const isSign = ({ name }: ObservedElement) => bare(name) === sign;
  const isCounted = ({ name }: ObservedElement) => bare(name).startsWith(sign) && /^\s*\d+$/.test(bare(name).slice(sign.length));
  if (cursor.stage === picked) {
    const isPut = scene.elements.some(
      (element) => isCounted(element) || (isSign(element) && (element.isNew || element.states.includes('checked'))),
    );
    return isPut || endsIn(sign, what, situation) ? next : refused(`the page does not show ${text.text} where it was put`);
  }
  if (cursor.stage === offered) {
    const way = onlyOf(scene.elements.filter((element) => element.isNew && isSign(element) && isUsable(element)));
    return way ? clickOn(way, { stage: picked }) : missing(`what came up offers no ${text.text}`);
  }
  const found = find(what, 'point', situation);
  const [thing, ...others] = found.type === 'found' ? found.elements : [];
  if (found.type === 'unclear' || others.length > 0) return found.type === 'unclear' ? lacking(found) : refused(`several are meant`);
  const own = (thing && scene.unitOf(thing)?.elements) ?? [];
  const there = own.filter((element) => isCounted(element) || isSign(element));
  if (there.some(({ states }) => states.includes('checked'))) return next;
  // A press on what others have put there may take back one's own.
  if (there.some(isCounted)) return refused(`${text.text} stands there already, and the page does not say by whom`);
  const shown = onlyOf(there.filter((element) => isClickable(element) && isUsable(element)));
  if (shown) return clickOn(shown, { stage: picked });
  // What came up when the thing was pressed offers the signs already.
  const before = instructions[cursor.at - 1];
  const isPressed = (before?.kind === 'click' || before?.kind === 'open') && JSON.stringify(before.what) === JSON.stringify(what);
  const brought = isPressed ? onlyOf(scene.elements.filter((element) => isSign(element) && isUsable(element))) : undefined;
  if (brought && !own.some(({ name }) => name.includes(sign))) return clickOn(brought, { stage: picked });
  const moves = controls.map((control) => press(control, what, situation));
  const isPress = (move: Move) => move.type === 'act' && move.act.kind === 'click' && move.ok === undefined;
  const move = moves.find(isPress) ?? moves.find(({ type }) => type === 'act') ?? (moves[0] as Move);
  return isPress(move) ? ({ ...move, ok: { stage: offered } } as Move) : move;
}

/** What was written bears the sign at its end now. */
function endsIn(sign: string, what: Description, situation: Situation): boolean {
  const found = find(what, 'point', situation);
  const own = found.type === 'found' ? (situation.scene.unitOf(found.elements[0])?.elements ?? found.elements) : [];
  return own.some(({ name }) => bare(name).endsWith(` ${sign}`));
}

const bare = (name: string): string => name.replace(/\uFE0F/gu, '').trim();
