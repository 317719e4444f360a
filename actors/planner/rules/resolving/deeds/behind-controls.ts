/** "Set the price of the desk to 120", where only what the desk's own control brings up takes it: that is pressed first, and told what comes up. */
import { isDeepStrictEqual } from 'node:util';
import type { Description } from '../../description.ts';
import type { Instruction, Of, Order } from '../../instruction.ts';
import { isCell } from '../answers/crossing.ts';
import type { Laid } from '../cursor.ts';
import { isPatient } from '../elsewhere/explore.ts';
import type { Move, Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isOnePageOfSeveral } from '../page/paging.ts';
import { beginsWith } from '../words/likeness.ts';
import { laidOver } from './closing.ts';
import { ofEntries } from './entries.ts';
import { editingOf, type Offering, offerings, withMenus } from './offers.ts';
import { press } from './pressing.ts';
import { isSelective, selected } from './selecting.ts';

/** Undefined where no control of the thing can be told to bring up the field. */
export function behindControl(move: Move, instruction: Instruction, situation: Situation): Laid | undefined {
  if (instruction.kind !== 'fill' || instruction.behind || instruction.append) return undefined;
  const { instructions, cursor, scene } = situation;
  const { within: thing, name } = instruction.what ?? { name: '' };
  if (!thing || thing.all || thing.name === '' || name === '') return undefined;
  const inside = isEdited(thing, situation) && scene.dialog !== undefined ? scene.within(scene.dialog) : [];
  const isOpen = inside.length > 0;
  const as = isOpen ? undefined : openedBy(move, thing, name, situation);
  const isInside = move.type === 'next' || (move.type === 'act' && move.on !== undefined && inside.includes(move.on));
  if (isOpen ? isInside : as === undefined) return undefined;
  const rest = instructions.slice(cursor.at);
  const other = rest.findIndex((then, at) => at > 0 && !isToldTo(thing, instruction.clause, then));
  const told = rest.slice(0, other === -1 ? rest.length : other).filter((then): then is Of<'fill'> => then.kind === 'fill');
  const behind = scene.elements.filter((element) => !inside.includes(element)).map((element) => scene.keyOf(element));
  const fills = told.map(({ breath: _, around: _place, through: _by, ...then }): Order => {
    const { within: _thing, ...what } = then.what as Description;
    return { ...then, what, behind };
  });
  const opening: readonly Order[] = as === undefined ? [] : [{ kind: 'do', as, what: thing, opens: true, isOwn: false }];
  return { at: cursor.at, count: told.length, orders: [...opening, ...fills] };
}

/** "Close the job of the baker", "hide the stool": no window, but what each entry of a list offers to be done to it. */
export function closedByItsOwn(move: Move, instruction: Instruction, situation: Situation): Laid | undefined {
  if (instruction.kind !== 'close' || !instruction.what || move.type !== 'missing' || move.unclear) return undefined;
  const { what, clause } = instruction;
  const [, verb = ''] = /^(?:please )?(\p{L}+)/iu.exec(clause) ?? [];
  const isOver = situation.scene.dialog !== undefined || laidOver.test(`${what.name} ${what.noun} ${what.whole}`);
  if (isOver || !isPatient(situation)) return undefined;
  const as = verb.toLowerCase();
  return ofEntries(as, what, situation)?.type === 'act'
    ? { at: situation.cursor.at, count: 1, orders: [{ kind: 'do', as, what }] }
    : undefined;
}

/** "… and its stock to 5". */
const isToldTo = (thing: Description, clause: string, then: Instruction): boolean =>
  then.kind === 'fill' &&
  then.what !== undefined &&
  then.what.name !== '' &&
  (then.what.within === undefined ? then.clause === clause : isDeepStrictEqual(then.what.within, thing));

/** The goal had it opened to be edited before. */
const isEdited = (thing: Description, { instructions, cursor }: Situation): boolean =>
  instructions
    .slice(0, cursor.at)
    .some((before) => before.kind === 'do' && /^(?:edit|change|modify)\b/.test(before.as) && isDeepStrictEqual(before.what, thing));

/** A cell that may itself be written in is tried before a menu is opened, and after a control that says what it does. */
function openedBy(move: Move, thing: Description, field: string, situation: Situation): string | undefined {
  const { scene, cursor } = situation;
  const as = `edit ${field}`;
  const onShow = editingOf(field).flatMap((verb) => offerings(verb, '', scene));
  const isOnCell = move.type === 'act' && move.on !== undefined && isCell(move.on);
  if (isOnCell && cursor.stage === 0 && isOneOf(thing, onShow, situation)) return as;
  const isVain = isOnCell && cursor.tried.includes(scene.keyOf(move.on));
  if (!isVain && (move.type !== 'missing' || move.unclear || !isPatient(situation))) return undefined;
  const lists = [...onShow, ...withMenus(scene)];
  if (isOneOf(thing, lists, situation) || (lists.length > 0 && isElsewhere(thing, lists, situation))) return as;
  // Pages build controls of plain words.
  const plain = press('edit', thing, { ...situation, tried: [], cursor: { ...cursor, stage: 0, tried: [], explored: [] } });
  const isOwn = plain.type === 'act' && plain.act.kind === 'click' && plain.ok === undefined && plain.on !== undefined;
  return isOwn && beginsWith(plain.on.name, 'edit') ? 'edit' : undefined;
}

const isOneOf = (thing: Description, lists: readonly Offering[], situation: Situation): boolean =>
  lists.some(({ units, offers }) => {
    const unit = onlyOf(selected(thing, units, situation) ?? []);
    return unit !== undefined && offers.has(unit);
  });

/** On a further page of the list. */
const isElsewhere = (thing: Description, lists: readonly Offering[], situation: Situation): boolean =>
  isSelective(thing) && isOnePageOfSeveral(situation) && lists.every(({ units }) => (selected(thing, units, situation) ?? []).length === 0);
