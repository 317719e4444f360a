/** "Pick Peas", where each row has its own "Pick": the name says which row, and the verb what to click in it. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Instruction, Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { clickOn, type Move, missing, named, type Situation } from '../move.ts';
import { checkableRoles, isClickable, isUsable } from '../page/kinds-of-elements.ts';
import type { Unit } from '../page/scene.ts';
import { beginsWith, fold, likeness } from '../words/likeness.ts';
import { offerings, withMenus } from './offers.ts';
import { press } from './pressing.ts';

/** What these do to a thing, its name does by itself. */
const clicking = /^(?:click|press|tap|hit|push|open|go|see|bring|pull)$/;

/** A click on a thing, moved to the control of its row that is called by the very verb of the clause, where there is one of it. */
export function byItsVerb(move: Move, instruction: Instruction, { scene, tried }: Situation): Move {
  if (move.type !== 'act' || move.act.kind !== 'click' || !move.on) return move;
  const { clause } = instruction;
  // The very control was told already.
  if (instruction.kind === 'click' && instruction.what.key !== undefined) return move;
  // "Nudge Ada and bench Bo": the second half has a verb of its own.
  if (instruction.kind === 'choose' && instruction.from && likeness(instruction.from.name, move.on.name) >= 0.95) return move;
  const [verb = ''] = /^\p{L}+/u.exec(fold(clause)) ?? [];
  if (verb === '' || clicking.test(verb)) return move;
  const isIt = (element: ObservedElement) => isClickable(element) && fold(element.name) === verb;
  const [control, ...others] = isIt(move.on) ? [] : (scene.unitOf(move.on)?.elements.filter(isIt) ?? []);
  if (!control || others.length > 0 || tried?.includes(scene.keyOf(control))) return move;
  return { ...move, act: { ...move.act, element: control.index }, on: control };
}

const openers = /^(?:(?:and|then|finally|please|now) )*/i;
const articles = /(?<=\p{L} )(?:it as an?|as an?|the|an?|my|it|this|that) (?=\p{L})/gu;
const leading = /^(?:open|click|press|tap|go to|visit|show) (?:on )?(?:the )?/i;

/** "Empty the barrel", "bake it", "open Second page": the one control that is called by all the words, whatever else they could mean. */
export function byWholeName(instruction: Instruction, situation: Situation): Move | undefined {
  const { scene, cursor, instructions, tried } = situation;
  const { clause, kind } = instruction;
  if (cursor.stage !== 0 || cursor.left !== undefined || instructions.filter((other) => other.clause === clause).length > 1)
    return undefined;
  if (kind === 'read' && !/^(?:it|this|that)$/i.test(instruction.as)) return undefined;
  const whole = clause.replace(openers, '').replace(/[.!]+$/, '');
  const ways = [whole, whole.replace(articles, ''), ...(kind === 'open' ? [whole.replace(leading, '')] : [])];
  const names = ways.filter((said) => /\p{L} \p{L}/u.test(said));
  const [control, ...others] = scene.elements.filter(
    (element) => isClickable(element) && isUsable(element) && names.some((said) => likeness(said, element.name) >= 0.97),
  );
  // "Check availability" is a button's name, and "Check all" may be a box's.
  if (kind === 'check' && control && checkableRoles.includes(control.role)) return undefined;
  return control && others.length === 0 && !tried?.includes(scene.keyOf(control)) ? clickOn(control) : undefined;
}

/** "Apply to the job at Oxbow": a click on an entry's name only opens it, what is done to it is done by its own control. */
export function doneToEntry(instruction: Instruction, situation: Situation): Of<'do'> | Move | undefined {
  const doing = byVerbAndNoun(instruction, situation);
  if (doing) return doing;
  const gone = instruction.kind === 'choose' ? chosenWith(instruction, situation) : undefined;
  if (gone) return gone;
  if (instruction.kind === 'read') return returned(instruction, situation);
  if (instruction.kind !== 'submit' || instruction.what === undefined || instruction.what.roles.length > 0) return undefined;
  const { as, what, clause } = instruction;
  const deed: Of<'do'> = { kind: 'do', clause, as, what };
  if (situation.cursor.explored.length > 0) return deed;
  const found = find(what, 'click', situation);
  const [element] = found.type === 'found' && found.elements.length === 1 ? found.elements : [];
  return element && !beginsWith(element.name, as) && entryAround(element, situation) ? deed : undefined;
}

/** "Continue with part 4": where each entry of a list offers just that, it is one deed, and no two things to choose. */
function chosenWith({ clause, values, from }: Of<'choose'>, situation: Situation): Move | undefined {
  const { cursor, instructions, scene } = situation;
  const [value, ...others] = values;
  const then = instructions[cursor.at + 1];
  if (value?.type !== 'text' || value.quoted || from || others.length > 0 || cursor.stage > 0 || then?.kind !== 'choose') return undefined;
  const as = value.text.toLowerCase();
  if (then.clause !== clause || then.whole === undefined || instructions[cursor.at + 2]?.clause === clause) return undefined;
  const isOffered = offerings(as, '', scene, 1).some(({ units, offers }) => units.length > 1 && offers.size > 0);
  // It may be the only one that offers just this, and is pressed where it is the entry's that is named.
  const move = isOffered ? press(as, named(then.whole), situation) : undefined;
  return move?.type === 'act' && move.ok === undefined ? { ...move, ok: { at: cursor.at + 2, stage: 0 } } : undefined;
}

/** "Place a hold on it", "request a refill of it": verb and noun together are what the control of each entry is called. */
function byVerbAndNoun(instruction: Instruction, situation: Situation): Of<'do'> | undefined {
  const { clause } = instruction;
  const { scene } = situation;
  const [, verb = '', noun = ''] =
    /^(?:please )?(\p{L}+) (?:an? |my )?(\p{Ll}+(?: \p{Ll}+)?) (?:on|for|of|to|in|with) \S/iu.exec(clause) ?? [];
  const what = verb === '' ? undefined : spokenOf(instruction);
  // What was laid on a form is a part of that.
  if (!what || what.key !== undefined || what.name + what.noun === '') return undefined;
  const as = `${verb.toLowerCase()} ${noun}`;
  const isOffered = (deed: string) =>
    offerings(deed, '', scene).some(({ offers }) => [...offers.values()].some(({ control }) => likeness(deed, control.name) >= 0.9));
  const offered = [as, ...(light.test(clause) ? [noun] : [])].find(isOffered);
  if (offered !== undefined) return { kind: 'do', clause, as: offered, what };
  return hidesIt(instruction, what, situation) ? { kind: 'do', clause, as, what } : undefined;
}
/** "Place a hold": the noun says all of it. */
const light = /^(?:please )?(?:place|put|make|leave|take|give|set) an? /i;

/** "Send a reminder to Quill Press": nothing on the page is that, and who it goes to is an entry with a menu of its own. */
function hidesIt(instruction: Instruction, entry: Description, situation: Situation): boolean {
  if (instruction.kind !== 'do' || !instruction.to || !instruction.what || instruction.text) return false;
  const { scene, cursor } = situation;
  const found = find(entry, 'point', situation);
  const unit = found.type === 'found' && found.elements.length === 1 ? entryAround(found.elements[0], situation) : undefined;
  if (!unit || !withMenus(scene).some(({ offers }) => offers.has(unit))) return false;
  return cursor.explored.length > 0 || find(instruction.what, 'point', situation).type === 'none';
}

/** What the words behind the noun were taken for. */
function spokenOf(instruction: Instruction): Description | undefined {
  if (instruction.kind === 'drag') return instruction.to;
  if (instruction.kind === 'fill') return instruction.what;
  if (instruction.kind === 'do' && instruction.to?.type === 'text') return named(instruction.to.text);
  return instruction.kind === 'read' || instruction.kind === 'do' ? instruction.what?.within : undefined;
}

/** "Return the chair" asks what is said of it, unless the page offers to take such things back: then it is to be done, to just this one. */
function returned({ what, clause, form }: Of<'read'>, situation: Situation): Of<'do'> | Move | undefined {
  const { name, within, where, rank, ordinal, all } = what;
  if (!/^return\b/i.test(clause) || form !== 'text' || name === '' || all) return undefined;
  if (within ?? where ?? rank ?? ordinal) return undefined;
  const offers = situation.scene.elements.filter((element) => isClickable(element) && beginsWith(element.name, 'return'));
  const entries = offers.flatMap((offer) => entryAround(offer, situation) ?? []);
  const thing = entries.length === 0 ? undefined : find(what, 'point', situation);
  const own = thing?.type === 'found' ? entryAround(thing.elements[0], situation) : undefined;
  if (!own) return undefined;
  return entries.includes(own)
    ? { kind: 'do', clause, as: 'return', what }
    : missing(`the page offers to return other things, and not ${say(what)}`);
}

/** One of several rows or cards. */
function entryAround(element: ObservedElement, { scene }: Situation): Unit | undefined {
  const unit = scene.unitOf(element);
  return unit && scene.hasLikes(unit) ? unit : undefined;
}
