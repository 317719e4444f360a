/** "… of Ada", "reply to Ada": what another entry has is Ada's neither by its name nor because she has none. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../description.ts';
import type { Instruction, Of } from '../instruction.ts';
import { isInOtherColumn } from './answers/crossing.ts';
import { codeLeftOut } from './codes-left-out.ts';
import { overwritten } from './filling/overwriting.ts';
import { runTogether } from './filling/run-together.ts';
import { say } from './finding/candidates.ts';
import { find } from './finding/find.ts';
import type { Move, Situation } from './move.ts';
import { isClickable } from './page/kinds-of-elements.ts';
import { apartFrom } from './page/neighbours.ts';
import { placesOf } from './page/places.ts';
import type { Unit } from './page/scene.ts';
import { isAheadOfAnother } from './rows/controls-ahead.ts';
import { isOfLongerName } from './rows/longer-names.ts';
import { isDeclining, saidBy } from './sending/asking-back.ts';
import { asksForMore } from './sending/more-asked.ts';
import { isOneOfAlike, mayBeAnother } from './several-alike.ts';
import { isUnsaid } from './unsaid.ts';
import { isAccepting } from './waiting.ts';
import { holdsSense, holdsWords, likeness } from './words/likeness.ts';

/** Why what would be acted on is of another entry than the one that the instruction names; undefined when it is not. */
export function ofAnother(
  { on, act, isOwn }: Extract<Move, { type: 'act' }>,
  instruction: Instruction,
  situation: Situation,
): string | undefined {
  if (!on || act.kind === 'hover' || act.kind === 'scroll') return undefined;
  const more =
    agreesToMore(on, instruction, situation) ??
    codeLeftOut(instruction, situation) ??
    overwritten(on, act, instruction, situation) ??
    runTogether(on, act, instruction, situation);
  if (more !== undefined) return more;
  const other =
    instruction.kind === 'do'
      ? (isOfLongerName(on, instruction, situation) ??
        isAheadOfAnother(on, instruction, situation.scene) ??
        isUnsaid(on, instruction, situation.scene))
      : isUnsaid(on, instruction, situation.scene);
  const alike = other ?? isOneOfAlike(on, instruction, situation.scene) ?? mayBeAnother(on, instruction, situation);
  if (alike !== undefined || isOwn) return alike;
  const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
  if (what && isInOtherColumn(on, what, situation))
    return `${on.role} ${JSON.stringify(on.name)} is in the column ${JSON.stringify(on.column)}`;
  return (
    ofMore(on, instruction) ??
    ofTheSite(on, instruction, situation) ??
    ofOtherEntry(on, instruction, situation) ??
    ofOtherPlace(on, instruction, situation)
  );
}

/** "Press Clear and confirm": the yes that is said ahead is for what was pressed. */
function agreesToMore(on: ObservedElement, instruction: Instruction, { scene, instructions, cursor }: Situation): string | undefined {
  const { dialog } = scene;
  if (dialog === undefined || !isYes(instruction) || !scene.isIn(on, dialog) || isDeclining(on.name)) return undefined;
  const said = [scene.goal, ...instructions.slice(0, cursor.at + 1).map(({ clause }) => clause)].join('\n');
  const more = asksForMore(saidBy(dialog, scene), said);
  return more && `the dialog that has come up asks for more than the goal says: ${JSON.stringify(more.trim())}`;
}

const isYes = (instruction: Instruction): boolean =>
  (instruction.kind === 'answer' && instruction.accept) ||
  (instruction.kind === 'submit' && !instruction.what && isAccepting(instruction.as));

const sweeping = /(?<!\p{L})(?:all|everything|everybody|everyone|alles?|allen?|tout(?:es)?|tous|todos?|todas?)(?!\p{L})/iu;
/** What only shows more of them leads to the one. */
const showing =
  /^\W*(?:show|view|see|display|open|browse|list|load|expand|unfold|go|back|read|all|alle|tous|toutes|todos|todas)(?!\p{L})/iu;
const several = /(?<!\p{L})(?:all|every|everything|everyone|everybody|each|both|whole|entire)(?!\p{L})/iu;

/** What has all in it, and what is said of several. */
const collective = /(?<!\p{L})(?:cart|basket|bag|trolley|list|queue|history|log|inbox|trash|bin|board|canvas|selection|\p{Ll}{3,}s)$/u;
/** What is agreed to as a whole. */
const consenting = /^(?:accept|allow|agree|acknowledge|reject|decline|refuse|deny|clear|empty|reset|wipe)\b/;

/** "Delete the message from Ann" is never done by "Delete all". */
function ofMore(on: ObservedElement, instruction: Instruction): string | undefined {
  if (instruction.kind !== 'do' || !instruction.what || instruction.what.all || several.test(instruction.clause)) return undefined;
  const said = instruction.what.whole || instruction.what.name;
  const [head = ''] = said.split(/ (?:from|of|by|about|in|on|with|to|for|that|which) /);
  if (consenting.test(instruction.as) || collective.test(head)) return undefined;
  if (!isClickable(on) || !sweeping.test(on.name) || showing.test(on.name) || holdsWords(said, on.name)) return undefined;
  return `${on.role} ${JSON.stringify(on.name)} is for more than ${say(instruction.what)}, which has no control of its own`;
}

/** "Trash" in the navigation leads there, and puts nothing into it. */
function ofTheSite(on: ObservedElement, instruction: Instruction, { scene }: Situation): string | undefined {
  if (instruction.kind !== 'do' || !instruction.what || !isClickable(on) || on.isNew) return undefined;
  const { what, as } = instruction;
  const isOfSite = scene.around(on).some((group) => scene.groups[group]?.role === 'navigation');
  const isOfThing = [what.name, what.noun, what.whole].some((word) => word !== '' && holdsSense(on.name, word));
  return isOfSite && !isOfThing && destroying.test(as)
    ? `${on.role} ${JSON.stringify(on.name)} is the site's, and none of ${say(what)}`
    : undefined;
}
const destroying = /^(?:delete|remove|discard|archive|trash|cancel|clear|erase)\b/;

function ofOtherPlace(on: ObservedElement, instruction: Instruction, situation: Situation): string | undefined {
  const place = placeSaid(instruction);
  if (place === undefined || place.name === '') return undefined;
  const meant = find(place, 'point', { ...situation, tried: [] });
  if (placesOf(place, { ...situation, tried: [] }).some((holds) => holds(on))) return undefined;
  const unit = meant.type === 'unclear' ? situation.scene.unitOf(on) : undefined;
  // Of several such entries, it is of none.
  if (unit && !holdsSense(unit.text, place.name)) return `${on.role} ${JSON.stringify(on.name)} is not of ${say(place)}`;
  if (meant.type !== 'found' || meant.elements.includes(on)) return undefined;
  const { label = '' } = on;
  // Of entries on broken lines of one text, each has what stands on its own.
  const isOfOtherLine =
    label !== '' && !holdsWords(label, place.name) && meant.elements.some(({ name }) => name !== label && name.includes(label));
  if (isOfOtherLine) return `${on.role} ${JSON.stringify(on.name)} is not of ${say(place)}`;
  const isOfOneOfThem = meant.elements.some((thing) => !apartFrom(thing, situation.scene)(on));
  return isOfOneOfThem ? undefined : `${on.role} ${JSON.stringify(on.name)} is not of ${say(place)}, which has none`;
}

/** The control of one of several entries which does not say what is to be done, or whose name is said for another. */
function ofOtherEntry(on: ObservedElement, instruction: Instruction, situation: Situation): string | undefined {
  const { scene, hand } = situation;
  const unit = scene.unitOf(on);
  // What has come up may be the menu of any of them.
  if (!unit || on.isNew || !scene.hasLikes(unit)) return undefined;
  const why = (thing: string) => `${on.role} ${JSON.stringify(on.name)} is not of ${thing}`;
  if (instruction.kind === 'submit' && instruction.what) {
    const { what } = instruction;
    if (hand && scene.unitOf(hand) === unit) return undefined;
    // "The booking of Ada": what its row is, it needs not say.
    const isKind = what.name === what.noun || (what.within !== undefined && /^\p{Ll}+$/u.test(what.name));
    return [isKind ? '' : what.name, what.within?.name ?? ''].some((said) => said !== '' && !holdsSense(unit.text, said))
      ? why(say(what))
      : undefined;
  }
  if (instruction.kind === 'choose')
    return ofAnyEntry(on, unit, instruction, situation) ? why(valuesOf(instruction).join(', ')) : undefined;
  if (instruction.kind !== 'do') return undefined;
  const { what, text } = instruction;
  const said = what ? (what.all ? '' : what.name) : text?.type === 'text' ? text.text : '';
  // What stands in a part of a card stands in the card.
  const around = scene.around(on).flatMap((group) => scene.units.get(group) ?? []);
  if (said === '' || [unit, ...around].some(({ text }) => holdsSense(text, said))) return undefined;
  const isCalledSo = ({ elements }: Unit) => elements.some(({ name }) => likeness(said, name) >= 0.95);
  return [...scene.units.values()].some((other) => other !== unit && isCalledSo(other)) ? why(JSON.stringify(said)) : undefined;
}

const valuesOf = ({ values }: Of<'choose'>): readonly string[] => values.flatMap((value) => (value.type === 'text' ? [value.text] : []));

/** "Escalate T-9": a button that each entry has is no list to choose from, and is that of the entry which is said. */
function ofAnyEntry(on: ObservedElement, unit: Unit, instruction: Of<'choose'>, { scene }: Situation): boolean {
  if (on.role !== 'button' || instruction.from?.within || on.states.includes('collapsed')) return false;
  const said = [...valuesOf(instruction), ...(instruction.from ? [instruction.from.name] : [])];
  if (valuesOf(instruction).some((value) => holdsSense(unit.text, value))) return false;
  const isLike = ({ elements }: Unit) => elements.some(({ role, name }) => role === on.role && name === on.name);
  const likes = scene.collections.find((units) => units.includes(unit))?.filter(isLike) ?? [];
  return likes.length > 1 && said.some((word) => holdsSense(on.name, word));
}

function placeSaid(instruction: Instruction): Description | undefined {
  if ('what' in instruction && typeof instruction.what === 'object') return instruction.what.within;
  return instruction.kind === 'choose' ? instruction.from?.within : undefined;
}
