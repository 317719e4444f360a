/** Why something is missing that the page may have after all. */
import type { Observation, ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import type { Move, Situation } from '../move.ts';
import { isEditable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsSense, likeness } from '../words/likeness.ts';

/** With what lies over the thing that was looked for, or over the page, and where the page is not seen to its end. */
export function withCover(why: string, instruction: Instruction, { covered = [], over, cut }: Observation): string {
  const what = 'what' in instruction ? instruction.what : undefined;
  const name = typeof what === 'object' && 'name' in what ? what.name : '';
  const found = name === '' ? undefined : covered.find((control) => likeness(name, control.name) >= 0.75);
  if (found) return `${found.role} ${JSON.stringify(found.name)} is covered by ${found.by}`;
  const seen = over === undefined ? why : `${why.replace(/; name it as the page does$/, '')}; what ${over.what} covers is not seen`;
  return cut ? `${seen}; the page is too long to be seen to its end` : seen;
}

/** What is called just so and lies under something: no other thing on the page is meant, whatever is called nearly so. */
export function coveredAs({ name, whole }: Description, { observation, elements }: Scene) {
  const isCalled = (called: string) => [name, whole].some((said) => said !== '' && fold(said) === fold(called));
  const found = observation.covered?.find((control) => isCalled(control.name));
  return found && !elements.some((element) => isCalled(element.name) || isCalled(element.label ?? '')) ? found : undefined;
}

/** What came up at a field and stands over the next one goes once the field is left, as by the key. Once. */
export function leaveFieldOver(instruction: Instruction | undefined, { scene, cursor }: Situation): Move | undefined {
  const what = instruction && 'what' in instruction ? instruction.what : undefined;
  if (typeof what !== 'object' || !('name' in what) || cursor.explored.includes(left)) return undefined;
  const said = [what.name, what.whole].filter((name) => name !== '');
  const isOver = scene.observation.covered?.some(({ name }) => said.some((one) => likeness(one, name) >= 0.9)) === true;
  const field = scene.elements.find((element) => element.states.includes('focused') && isEditable(element));
  const explored = [...cursor.explored, left];
  return isOver && field
    ? { type: 'act', act: { kind: 'press', key: 'Tab', element: field.index }, on: field, ok: { explored } }
    : undefined;
}
/** Marks among what was explored that a field was left so. */
const left = 'left a field';

/** Why it can't be told of a page that is not seen to its end which thing is meant, or which all are. */
export function needsTheEnd(instruction: Instruction, { scene, cursor, ...looking }: Situation): string | undefined {
  const { cut } = scene.observation;
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  if (
    what !== undefined &&
    cursor.stage === 0 &&
    cursor.explored.length === 0 &&
    isOfOneTab(what, instruction, { scene, cursor, ...looking })
  )
    return `only some of ${say(what)} are on this tab of the page, and others may be on the others; say of which`;
  if (!cut || what === undefined) return undefined;
  const isOfAll =
    what.all === true ||
    what.rank !== undefined ||
    (what.ordinal ?? 1) < 0 ||
    (instruction.kind === 'read' && (counting.includes(instruction.form) || (instruction.form === 'number' && what.name === '')));
  return isOfAll
    ? 'the page is too long to be seen to its end, so that it can’t be told; filter its list, or open a part of it first'
    : undefined;
}

/** All of them are to be acted on, and those that are seen stand on one of several tabs, whose name does not speak of them. */
function isOfOneTab(what: Description, { kind, clause }: Instruction, situation: Situation): boolean {
  if (
    !what.all ||
    what.few !== undefined ||
    what.within ||
    !(kind === 'do' || kind === 'check') ||
    /\b(?:this|here|shown|visible)\b/i.test(clause)
  )
    return false;
  const { scene } = situation;
  const tabs = scene.elements.filter(({ role }) => role === 'tab');
  const open = tabs.find(({ states }) => states.includes('selected'));
  if (tabs.length < 2 || !open || /^all\b/i.test(open.name.trim())) return false;
  const said = [what.noun, what.name].filter((word) => word !== '');
  if (said.some((word) => holdsSense(open.name, word) || holdsSense(word, open.name))) return false;
  const found = find(what, kind === 'check' ? 'check' : 'point', situation);
  const isOnTab = (element: ObservedElement) => scene.around(element).some((group) => scene.groups[group]?.role === 'tabpanel');
  return found.type === 'found' && found.elements.every(isOnTab);
}

const counting: readonly string[] = ['list', 'count'];
