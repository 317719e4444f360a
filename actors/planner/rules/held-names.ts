/** What things are called by which a goal names them: what bears a longer name on another day is another thing. */
import type { Held } from '../port.ts';
import type { Instruction, Of } from './instruction.ts';
import { pickers, thingsOf } from './pickers.ts';
import { readTime } from './reading/words/clock.ts';
import type { Move, Situation } from './resolving/move.ts';
import type { Scene } from './resolving/page/scene.ts';
import { nameOfEntry } from './resolving/rows/entry-names.ts';
import { holdsWords, isSameName, likeness } from './resolving/words/likeness.ts';

interface Told {
  readonly text: string;
  /** Of what is read, where nothing else tells it. */
  readonly isLabel?: true;
}

type Acted = Extract<Move, { type: 'act' }>;

/** Those that the page says to the letter, and the one of them that the row or card is called by in which it is acted. */
export function namesSaid(instruction: Instruction, on: Acted['on'], situation: Situation): { names?: readonly string[]; entry?: string } {
  const { scene } = situation;
  const names = told(instruction).flatMap((one) => (isSaid(one, scene) ? [one.text] : []));
  const called = on && names.length > 0 ? entryAround(on, situation) : undefined;
  const entry = called === undefined ? undefined : names.find((name) => isSameName(name, called));
  return { ...(names.length > 0 && { names: [...new Set(names)] }), ...(entry !== undefined && { entry }) };
}

/** Why what would be acted on is not what was called so; undefined where nothing is known against it. */
export function isCalledOtherwise(
  { on, act }: Acted,
  instruction: Instruction,
  situation: Situation,
  { names, entries }: Held,
): string | undefined {
  const { scene, cursor } = situation;
  const all = situation.instructions.filter(({ clause }) => clause === instruction.clause).flatMap(told);
  const unread = names.find((name) => isIn(instruction.clause, name, names) && !all.some(({ text }) => holdsWords(text, name)));
  if (unread !== undefined) return `${JSON.stringify(unread)} is a name, and is read as something else there; nothing was done`;
  const mine = told(instruction);
  const [held, one] =
    mine
      .flatMap((one) => names.filter((name) => holdsWords(one.text, name)).map((name) => [name, one] as const))
      .find(([name, { isLabel }]) => !isSaid({ text: name, ...(isLabel && { isLabel }) }, scene) && !isOffered(name, act, on)) ?? [];
  if (held !== undefined) {
    const near = scene.elements.filter(({ name }) => holdsWords(name, held) || (!one?.isLabel && likeness(held, name) >= leastNear));
    // What is gone from sight while its menu or question lies open was there before.
    const isBegun = cursor.stage > 0 || cursor.explored.length > 0 || one?.isLabel;
    if (near.length > 0 || !isBegun) return sayNear(held, [...new Set(near.map(({ name }) => name))]);
  }
  const chosen = instruction.kind === 'choose' || instruction.kind === 'check' ? chosenBy(act, on) : [];
  const nearly = chosen.find((one) => names.some((name) => mine.some(({ text }) => holdsWords(text, name)) && holdsWords(one, name)));
  if (nearly !== undefined && !chosen.some((one) => names.some((name) => isCalled(one, name))))
    return `${JSON.stringify(nearly)} only holds the name of what was chosen`;
  const own = mine.flatMap(({ text }) => entries.filter((entry) => holdsWords(text, entry)));
  const called = on && act.kind !== 'hover' && own.length > 0 ? entryAround(on, situation) : undefined;
  return called === undefined || own.some((entry) => isSameName(entry, called))
    ? undefined
    : `${on?.role} ${JSON.stringify(on?.name)} is of ${JSON.stringify(called)}, and not of ${own.map((entry) => JSON.stringify(entry)).join(' or ')}`;
}

/** What an act chooses: options of a list, or what is an option or a box itself. */
const chosenBy = (act: Acted['act'], on: Acted['on']): readonly string[] =>
  act.kind === 'select' ? act.options : on && boxes.includes(on.role) ? [on.name] : [];
const boxes: readonly string[] = ['radio', 'option', 'checkbox', 'switch', 'menuitemradio', 'menuitemcheckbox'];

/** What a folded list offers is seen when it is unfolded, and chosen to the letter or not at all. */
const isOffered = (name: string, act: Acted['act'], on: Acted['on']): boolean =>
  act.kind === 'select' && on?.options === undefined && act.options.some((option) => isCalled(option, name));

const leastNear = 0.5;
const mostNear = 3;

const sayNear = (name: string, near: readonly string[]): string =>
  `nothing is called ${JSON.stringify(name)} and no more any longer, as it was${
    near.length === 0
      ? ''
      : `; nearly so are called ${near
          .slice(0, mostNear)
          .map((other) => JSON.stringify(other))
          .join(', ')}`
  }`;

/** The clause says it, and not within another of the names. */
const isIn = (clause: string, name: string, names: readonly string[]): boolean =>
  holdsWords(clause, name) && !names.some((other) => other !== name && holdsWords(other, name) && holdsWords(clause, other));

/** What acts on one thing that bears a name of its own; fields go by other signs than their labels, too. */
const onThing: readonly Instruction['kind'][] = ['do', 'open', 'click', 'check', 'hover', 'find'];

function told(instruction: Instruction): readonly Told[] {
  const things = thingsOf(instruction);
  const around = things.flatMap(({ within, beside }) => [within?.name ?? '', beside?.what.name ?? '']);
  const own = onThing.includes(instruction.kind) ? things.slice(0, 1) : instruction.kind === 'drag' ? things : [];
  const thing = own.flatMap(({ name, all, ordinal, rank }) => (all || ordinal !== undefined || rank ? [] : [name]));
  const chosen = instruction.kind === 'choose' ? instruction.values.flatMap(saidAs) : [];
  const picking = [...pickers(instruction), ...[...thing, ...around, ...chosen].filter((name) => name !== '')];
  const label = picking.length === 0 && instruction.kind === 'read' && instruction.what.name !== '' ? [instruction.what.name] : [];
  return [...picking.map((text) => ({ text })), ...label.map((text) => ({ text, isLabel: true as const }))];
}

/** A day is called otherwise on each page; a time that stands there alone is called as it is. */
function saidAs(value: Of<'choose'>['values'][number]): readonly string[] {
  if (value.type === 'text') return [value.text];
  return value.type === 'when' && value.day === undefined && value.said !== undefined ? [value.said] : [];
}

/** "10:30 AM" is "10:30". */
function isCalled(said: string, name: string): boolean {
  const time = readTime(name);
  return isSameName(name, said) || (time !== undefined && readTime(said.trim()) === time);
}

function isSaid({ text, isLabel }: Told, { elements, groups }: Scene): boolean {
  const says = (said: string) => isCalled(said, text) || (isLabel === true && isSameName(text, said.replace(afterLabel, '')));
  return (
    elements.some(({ name, value, options }) => says(name) || (value !== undefined && says(value)) || options?.some(says) === true) ||
    groups.some(({ name }) => says(name))
  );
}
/** The value on the line of its label, and of how many it is the value. */
const afterLabel = /\s*(?::.*|\([^()]*\d[^()]*\))$/s;

/** What one of several rows or cards is called. */
function entryAround(element: NonNullable<Acted['on']>, situation: Situation): string | undefined {
  const unit = situation.scene.unitOf(element);
  return unit && situation.scene.hasLikes(unit) ? nameOfEntry(element, '', situation) : undefined;
}
