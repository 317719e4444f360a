/** What was to be removed has to go, or to be said to be gone: it may stand there to the last mark, whatever else has changed on the page. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { leavesOf } from '../../../../run/conditions.ts';
import { isOutright, isWell, mayBeWell } from '../../../../run/refusing-words.ts';
import type { Plan, PlanInput } from '../../../port.ts';
import type { Instruction } from '../../instruction.ts';
import { onlyOf } from '../only.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { fold, holdsSense, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';

/** A row or card that is to go: plain data. */
export interface Leaving {
  readonly clause: string;
  readonly at: number;
  /** What it said. */
  readonly lines: readonly string[];
  /** All that it was, as it looked, and how many there were of its like; empty for what is no row. */
  readonly dress: string;
  readonly times: number;
  /** How often a line of its own stood on the page, anywhere. */
  readonly mentions: number;
  /** What spoke of it before. */
  readonly remarks: readonly string[];
  /** How much of what the caller judges by was to be seen before. */
  readonly met: number;
  /** Something has said that it is gone. */
  readonly isGone?: true;
  /** It did not stand there for a while. */
  readonly wasAway?: true;
}

const removing = /^(?:delete|remove|discard|erase|trash|bin)\b/;

/** What is to go, once this act was planned too: the same row that is acted on once more is seen as it stands now. */
export function leavingAfter(
  before: readonly Leaving[],
  { act, clause }: Extract<Plan, { type: 'act' }>,
  instructions: readonly Instruction[],
  { now: at, success }: Pick<PlanInput, 'now' | 'success'>,
  scene: Scene,
): readonly Leaving[] {
  const on = act.kind === 'click' ? scene.elements[act.element] : undefined;
  const orders = instructions.filter((order) => order.clause === clause);
  const unit = on && scene.unitOf(on);
  // A line of a menu that says nothing but what it does is no thing.
  const isThing = unit !== undefined && on !== undefined && linesOf(unit).some((line) => line !== plain(on.name));
  const isOwn = isThing && orders.some((order) => isRemovalOf(order, on, unit));
  const apart = on && !isOwn ? thingApart(orders, on, scene) : undefined;
  if (!isOwn && !apart) return before;
  const lines = apart ? [plain(apart.name)] : linesOf(unit as Unit);
  if (lines.length === 0) return before;
  const dress = apart ? '' : dressOf(unit as Unit);
  const leaving: Leaving = {
    clause,
    at,
    lines,
    dress,
    times: timesOf(dress, scene),
    mentions: mentionsOf(lines, scene),
    remarks: remarksOn(lines, scene),
    met: metOn(scene, success),
  };
  return [...before.filter((known) => known.clause !== clause || known.dress !== dress || known.isGone), leaving];
}

/** What opens a menu on the way, or leads to where the thing is, may stand in a row of its own. */
function isRemovalOf(order: Instruction, { name, hints = '' }: ObservedElement, { text }: Unit): boolean {
  if (order.kind !== 'do' || !removing.test(order.as)) return false;
  const said = order.what?.name ?? '';
  return (said !== '' && fold(text).includes(fold(said))) || isCross(name) || holdsSense(`${name} ${hints}`, order.as);
}

/** By a menu that has come up for it, or a bar over them all: the thing of that very name stands elsewhere, in a list or a tree. */
function thingApart(orders: readonly Instruction[], on: ObservedElement, scene: Scene): ObservedElement | undefined {
  const removal = orders.find((order) => order.kind === 'do' && removing.test(order.as) && holdsSense(on.name, order.as));
  const what = removal?.kind === 'do' ? removal.what : undefined;
  if (!what || what.name === '' || what.all || what.rank || what.ordinal !== undefined || what.part) return undefined;
  return onlyOf(scene.elements.filter((thing) => thing !== on && listed.test(thing.role) && likeness(what.name, thing.name) >= 0.99));
}
const listed = /^(?:treeitem|option|listitem|gridcell|cell|rowheader|link|tab)$/;

/** What was said to be gone by now is, whatever comes in its place. */
export const stillLeaving = (
  before: readonly Leaving[],
  passed: readonly string[],
  success: PlanInput['success'],
  scene: Scene,
): readonly Leaving[] =>
  before.map((leaving) => ({
    ...leaving,
    ...(!isSaid(leaving, scene) && { wasAway: true as const }),
    ...((isTold(leaving, scene, passed) || metOn(scene, success, passed) > leaving.met) && { isGone: true as const }),
  }));

/** The first that stands there as if nothing had been done to it. */
export const leftStanding = (before: readonly Leaving[], scene: Scene): Leaving | undefined =>
  before.find((leaving) => !leaving.isGone && stands(leaving, scene));

const stands = ({ dress, times, lines, mentions }: Leaving, scene: Scene): boolean =>
  timesOf(dress, scene) >= times && mentionsOf(lines, scene) >= mentions;

const isSaid = ({ lines, dress }: Leaving, scene: Scene): boolean =>
  dress === '' ? mentionsOf(lines, scene) > 0 : [...scene.units.values()].some((unit) => linesOf(unit).join('\n') === lines.join('\n'));

function isTold({ lines, remarks }: Leaving, scene: Scene, passed: readonly string[]): boolean {
  const now = [...remarksOn(lines, scene), ...passed.filter((text) => isRemark(text, lines))];
  return now.some((text) => timesIn(now, text) > timesIn(remarks, text));
}

/** What the caller names says what the page shows then. */
function metOn({ elements, observation: { url } }: Scene, success: PlanInput['success'], passed: readonly string[] = []): number {
  const isShown = (text: string) => [...passed, ...elements.map(({ name }) => name)].some((name) => fold(name).includes(fold(text)));
  return (success ? leavesOf(success) : []).filter((leaf) => {
    if (leaf.kind === 'urlIncludes') return url.includes(leaf.value);
    return leaf.kind !== 'extracted' && isShown(leaf.kind === 'textVisible' ? leaf.value : leaf.match);
  }).length;
}
const timesIn = (texts: readonly string[], text: string): number => texts.filter((other) => other === text).length;

/** What says that it went well, or that something was done to a thing of this name, or offers to undo it. */
const remarksOn = (lines: readonly string[], { elements }: Scene): readonly string[] =>
  elements.flatMap(({ name }) => (isRemark(name, lines) ? [name] : []));
function isRemark(text: string, lines: readonly string[]): boolean {
  if (text.length > longest || lines.includes(plain(text)) || isOutright(text) || asking.test(text)) return false;
  if (isWell(text) || undoing.test(text)) return true;
  const isOfIt = lines.some((line) => /\p{L}{3}/u.test(line) && fold(text).includes(fold(line)));
  return (isOfIt && (mayBeWell(text) || bin.test(text))) || (gone.test(text) && text.includes(' '));
}
const longest = 300;
const asking = /\?\s*$/;
const undoing = /^undo\b/i;
/** "Marked for deletion", "Removal requested" */
const gone = /\b(?:delet|remov|discard|eras)(?:ed|ion|al|ing)\b/i;

/** Where what was removed lies then: "Trash: Bert" */
const bin = /\b(?:trash|(?:recycle |waste )?bin|trash ?can|papierkorb|corbeille|papelera)\b/i;

const linesOf = ({ elements }: Unit): readonly string[] =>
  elements.flatMap(({ role, name }) => (role !== 'button' && /\p{L}|\p{N}/u.test(name) ? [plain(name)] : []));
const dressOf = ({ elements }: Unit): string =>
  elements
    .map(({ role, name, value = '', states, hints = '', look = '', context = '' }) =>
      [role, plain(name), value, states.filter((state) => state !== 'focused'), hints, look, plain(context)].join(),
    )
    .join('|');
/** What goes by itself: how long ago something was. */
const plain = (text: string): string => text.replace(passing, '#');
const passing = /\b(?:\d+|an?|few) ?\p{L}+ ago\b|\bjust now\b|\b\d{1,2}:\d\d(?::\d\d)?\b/giu;

const timesOf = (dress: string, { units }: Scene): number =>
  dress === '' ? 0 : [...units.values()].filter((unit) => dressOf(unit) === dress).length;
const mentionsOf = ([line = '']: readonly string[], { elements }: Scene): number =>
  elements.filter(({ name }) => likeness(line, plain(name)) >= 0.99).length;
