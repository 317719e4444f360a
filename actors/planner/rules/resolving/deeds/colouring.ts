/** "Make the word red": what was marked in an editor is given a colour by the patch or option of that colour, which may have to be brought up first. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Of } from '../../instruction.ts';
import { colours } from '../../reading/things/heads.ts';
import { swatchMeant } from '../finding/swatches.ts';
import { clickOn, isUntried, type Move, missing, refused, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

const colour = new RegExp(`^(?:${colours})$`, 'i');
const leastCalled = 0.95;
const ground = /\b(?:background|highlight(?:ing)?|fill|marker)\b/i;

/** Undefined where it is about no text that was marked just before. */
export function colouredSo({ as, clause }: Of<'do'>, situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const before = instructions[cursor.at - 1];
  if (!colour.test(as) || before?.kind !== 'highlight' || before.clause !== clause || cursor.stage > 0) return undefined;
  const called = scene.elements.filter(
    (element) => isClickable(element) && element.role !== 'link' && isUsable(element) && likeness(as, element.name) >= leastCalled,
  );
  if (called.length > 1) return refused(`${called.length} controls are called ${JSON.stringify(as)}; say which`);
  const patch = called[0] ? clickOn(called[0]) : swatchMeant(as, situation);
  const isOfGround = patch?.type === 'act' && patch.on !== undefined && standsFor(patch.on, situation);
  if (isOfGround) return refused(`the ${as} that the page shows is for what stands behind the text`);
  if (patch) return patch;
  const list = onlyOf(scene.elements.flatMap((element) => optionOf(as, element)));
  if (list) return { type: 'act', act: { kind: 'select', element: list.on.index, options: [list.option] }, on: list.on };
  const opener = openerIn(situation);
  if (opener) return clickOn(opener, { explored: [...cursor.explored, scene.keyOf(opener)] });
  return missing(`the editor shows no colour ${JSON.stringify(as)} to give what was marked`);
}

const optionOf = (as: string, on: ObservedElement): readonly { readonly on: ObservedElement; readonly option: string }[] =>
  (on.options ?? []).filter((option) => likeness(as, option) >= leastCalled && !ground.test(saidOf(on))).map((option) => ({ on, option }));

const saidOf = ({ name, hints = '', label = '' }: ObservedElement): string => `${name || label} ${hints}`;

/** The part that it is in says that it colours the ground. */
const standsFor = (on: ObservedElement, { scene }: Situation): boolean =>
  ground.test(
    [saidOf(on), ...scene.around(on).map((group) => `${scene.groups[group]?.name.slice(0, 40)} ${scene.groups[group]?.hints}`)].join(' '),
  );

/** Of what stands over the editor: what says that it is for colours of the text, or else the only one that is folded and has no name. */
function openerIn(situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const editor = scene.elements.find((element) => isEditable(element) && element.value !== undefined && element.type === undefined);
  const tools = scene.elements.filter(
    (element) => element.role === 'button' && element.index < (editor?.index ?? 0) && isUntried(element, situation),
  );
  const said = tools.filter((tool) => holdsSense(saidOf(tool), 'color') && !ground.test(saidOf(tool)));
  const folded = tools.filter(({ name, states }) => name === '' && states.includes('collapsed'));
  return said.length > 0 ? onlyOf(said) : onlyOf(folded);
}
