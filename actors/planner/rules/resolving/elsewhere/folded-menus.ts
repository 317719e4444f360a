/** What is called as the goal says and stands in a menu that is shut, of which the page holds the names: that menu is opened. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Breath, Instruction } from '../../instruction.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { isBehindFields, mayOpen } from '../page/harmless.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { beginsWith, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { light, small } from '../words/marks.ts';
import { kindSought } from './asked-of.ts';

const surely = 0.95;
const pointedAt = 'menu pointed at:';
const pressed = 'menu pressed:';

/** Under the pointer first, as most menus open; then by a click. Undefined where no menu has it, or several. */
export function unfoldMenu(situation: Situation): Move | undefined {
  const { scene, cursor, instructions } = situation;
  const instruction = instructions[cursor.at];
  const name = instruction && calledSo(instruction);
  const part = partOf(instruction);
  const isIt = name
    ? (way: string) => likeness(name, way) >= surely || (part !== undefined && beginsWith(way, name) && holdsWords(way, part))
    : kindSought(situation);
  const usable = scene.elements.filter(isUsable);
  const makes = instruction && makingIn(instruction);
  const menu = (makes && menuWith(makes, usable)) ?? (isIt && menuWith(isIt, usable));
  if (!menu) return undefined;
  const [hovered, clicked] = [pointedAt + scene.keyOf(menu), pressed + scene.keyOf(menu)];
  if (!cursor.explored.includes(hovered))
    return { type: 'act', act: { kind: 'hover', element: menu.index }, on: menu, ok: { explored: [...cursor.explored, hovered] } };
  // What does something, or sends what is in the fields before it, is not pressed to see what it opens.
  const isHarmless = mayOpen(menu, situation) && !isBehindFields(menu, scene);
  return cursor.explored.includes(clicked) || !isHarmless ? undefined : clickOn(menu, { explored: [...cursor.explored, clicked] });
}

/** What is pressed, or the verb of what is done to nothing else than the page. */
function calledSo(instruction: Instruction): string | undefined {
  if (instruction.kind === 'submit' || instruction.kind === 'do') return instruction.what === undefined ? instruction.as : undefined;
  const what = instruction.kind === 'click' || instruction.kind === 'open' ? instruction.what : undefined;
  return what && (what.name || what.noun);
}

/** "Open" of the menu "Problem": among several of one name, each may say of which part it is. */
const partOf = (instruction: Instruction | undefined): string | undefined =>
  instruction?.kind === 'click' || instruction?.kind === 'open' ? instruction.what.within?.name || undefined : undefined;

const mostAhead = 5;
const adding = /^[+＋✎✏\s]*(?:add|new|create|another|make)\b/iu;
const making = /^(?:create|make|add|write|compose|draft|start|open|schedule|plan|post|raise|file|log)$/;

/** "Create a folder": what a menu's entry says that makes one, whatever the verb. */
export function makingIn(instruction: Instruction): ((way: string) => boolean) | undefined {
  const [as = '', things = []] =
    instruction.kind === 'fill' && instruction.opener
      ? [instruction.opener.as, [instruction.opener.what.noun, instruction.opener.what.name]]
      : instruction.kind === 'lay' && instruction.breath
        ? [instruction.breath.as, nounsAhead(instruction.breath)]
        : [];
  const said = things.filter((thing) => thing.length > 2);
  if (!making.test(as) || said.length === 0) return undefined;
  return (way) => (adding.test(way) || beginsWith(way, as)) && said.some((thing) => holdsSense(way, thing));
}

const nounsAhead = ({ words }: Breath): readonly string[] =>
  words
    .slice(0, mostAhead)
    .flatMap(({ text, isFixed }) => (!isFixed && /^\p{Ll}+$/u.test(text) && !light.test(text) && !small.test(text) ? [text] : []));

/** Menus in one another hold it alike: the innermost that is shown. */
function menuWith(isIt: (way: string) => boolean, elements: readonly ObservedElement[]): ObservedElement | undefined {
  const menus = elements.filter(({ behind = [] }) => behind.some(isIt));
  const least = Math.min(...menus.map(({ behind = [] }) => behind.length));
  const [menu, ...others] = menus.filter(({ behind = [] }) => behind.length === least);
  const isAround = (other: ObservedElement) => menu?.behind?.every((way) => other.behind?.includes(way)) === true;
  return menu && others.length === 0 && menus.every(isAround) ? menu : undefined;
}
