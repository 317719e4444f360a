/** What the entries of a list offer to be done to them: the control of each that a verb calls, and what says that it is done already. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { fromGerund, fromParticiple } from '../../reading/words/verbs.ts';
import type { Situation } from '../move.ts';
import { isMenu } from '../page/folds.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { listsInEntries } from '../page/lists-in-entries.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { beginsWith, fold, holdsSense, likeness, sensesOf } from '../words/likeness.ts';

/** The control of one entry; `isDone`: it would undo what is asked for. */
export interface Offer {
  readonly control: ObservedElement;
  readonly isDone: boolean;
}

/** The entries of one list, and what those of them offer that offer it. */
export interface Offering {
  readonly units: readonly Unit[];
  readonly offers: ReadonlyMap<Unit, Offer>;
}

const leastOffers = 2;

/** Each list of which several entries have a control that the verb calls; `least`: of which one, when others may be gone by now. */
export function offerings(as: string, noun: string, scene: Scene, least = leastOffers): readonly Offering[] {
  return offeredBy(as, noun, scene.collections, least, (unit) => ownOf(unit, scene));
}

/** As `offerings`, of the lists that stand in the entries of another, each with all of its own; what stands over them does nothing to one. */
export const offeringsJoined = (as: string, noun: string, scene: Scene): readonly Offering[] =>
  offeredBy(as, noun, listsInEntries(scene), leastOffers, ({ group }) => scene.units.get(group)?.elements ?? [])
    // Where not all of them have it, they are parts of one thing and no things.
    .filter(({ units, offers }) => offers.size === units.length);

function offeredBy(
  as: string,
  noun: string,
  lists: readonly (readonly Unit[])[],
  least: number,
  own: (unit: Unit) => readonly ObservedElement[],
): readonly Offering[] {
  return lists.flatMap((units) => {
    if (units.length < least) return [];
    const offers = new Map(
      units.flatMap((unit) => {
        const offer = offerOf(as, noun, own(unit));
        return offer ? [[unit, offer] as const] : [];
      }),
    );
    return offers.size >= least ? [{ units, offers }] : [];
  });
}

/** What stands in it, and in no entry of another list in it. */
export const ownOf = (unit: Unit, scene: Scene): readonly ObservedElement[] =>
  unit.elements.filter((element) => scene.unitOf(element)?.group === unit.group);

/** The menu of each entry, where several have just one. */
export function withMenus(scene: Scene): readonly Offering[] {
  return scene.collections.flatMap((units) => {
    const offers = new Map(
      units.flatMap((unit) => {
        const [menu, ...others] = ownOf(unit, scene).filter((element, _, own) => isMenu(element, own) && isUsable(element));
        return menu && others.length === 0 ? [[unit, { control: menu, isDone: false }] as const] : [];
      }),
    );
    return offers.size >= leastOffers ? [{ units, offers }] : [];
  });
}

/** The one control of these that the verb calls best; `inMenu`: whatever has come up with it can be pressed, as pages build it of plain words. */
export function offerOf(as: string, noun: string, own: readonly ObservedElement[], inMenu = false): Offer | undefined {
  const isControl = (element: ObservedElement) =>
    isClickable(element) || isSignFor(as, element) || (inMenu && (isText(element) || element.role === 'listitem'));
  const controls = own.filter((element) => isControl(element) && !isEditable(element));
  const scored = controls.map((control) => ({ control, score: isOver(as, control) ? 0 : calls(as, noun, control) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [first, ...others] = scored.filter(({ score }) => score > 0 && score >= best - 0.01);
  if (first && others.length === 0) return { control: first.control, isDone: first.control.states.includes('checked') && !isUndoing(as) };
  if (first) return undefined;
  const [done, ...rivals] = controls.filter((control) => isOver(as, control));
  return done && rivals.length === 0 ? { control: done, isDone: true } : undefined;
}

/** ☆ in a cell of the row, which its maker calls "Star". */
const isSignFor = (as: string, { role, name, hints = '' }: ObservedElement): boolean =>
  role !== 'heading' && [...name.trim()].length === 1 && !/[\p{L}\p{N}\p{P}]/u.test(name) && holdsSense(hints, as);

/** By what an entry is opened for its field of that name to be set: the surest first. */
export const editingOf = (field: string): readonly string[] => [
  ...['change', 'edit', 'set', 'update'].map((verb) => `${verb} ${field}`),
  'edit',
  'modify',
];

/** What is pressed for as long as something is in it, takes it out once it is pressed again. */
export const isUndoing = (as: string): boolean => /^(?:toggle|switch|flip|press|un|(?:remove|delete|take|drop)\b)/.test(as);

const leastLike = 0.9;
const mostWords = 6;

/** How surely its name, or what its maker called it where it has no words, is that of the verb: 0 where it is not. */
function calls(as: string, noun: string, { name, hints = '', role }: ObservedElement): number {
  const verb = as.replace(/ (?:to|for|on|with|from)$/, '');
  const isWorded = /\p{L}{2}/u.test(name);
  const said = isWorded ? name : hints;
  if (said === '' || (role === 'link' && !isWorded && name === '')) return 0;
  const whole = Math.max(likeness(as, said), likeness(verb, said), noun === '' ? 0 : likeness(`${verb} ${noun}`, said));
  if (whole >= leastLike) return whole;
  if (!isWorded) return Math.max(likeness(verb, name), holdsSense(hints, verb) ? 0.85 : 0);
  if (said.split(/\s+/).length > mostWords) return 0;
  const more = fold(said).replace(fold(verb), '');
  if (beginsWith(said, verb) && !otherwise.test(more)) return role === 'link' && !fold(said).startsWith(fold(verb)) ? 0 : 0.8;
  return putsAmong(verb, said) ? 0.75 : 0;
}

/** "Play next", "Reply all", "Save as": something else than the verb alone is. */
const otherwise =
  /(?:^|\P{L})(?:next|previous|all|again|similar|others?|instead|more|first|last|and|or|with|without|as|every|forever|by)(?:$|\P{L})/u;

const putting = /^(?:save|add|mark|put|set|move)\b.* (?:to|as|in|into|among) (.+)$/;
const taking = /^(?:remove|delete|take|unmark|unset)\b.* (?:from|out of) (.+)$/;

/** "Save to liked songs" likes it. */
const putsAmong = (verb: string, name: string): boolean => isDoneIn(verb, putting.exec(fold(name))?.[1] ?? '');
const ending = /^(?:remove|delete|clear|drop|undo|stop|cancel|end|disable)(?: (?:the|my|this|your))? (\p{L}+)$/u;
/** "Remove from liked songs", "Unlike", "Remove flag", "Stop following": it is liked, flagged, followed. */
function undoes(as: string, { name }: ObservedElement): boolean {
  const said = fold(name);
  const ended = ending.exec(said)?.[1] ?? '';
  return (
    isDoneIn(as, taking.exec(said)?.[1] ?? '') ||
    said === `un${as}` ||
    said.startsWith(`un${as} `) ||
    (ended !== '' && (ended === as || isDoneForm(as, ended)))
  );
}

/** The control says that it is done already, or would take it back. */
export const isOver = (as: string, control: ObservedElement): boolean => saysDone(as, control) || undoes(as, control);

const isDoneIn = (verb: string, words: string): boolean => words.split(/[^\p{L}]+/u).some((word) => word !== '' && isDoneForm(verb, word));

/** "Following" for follow, "Saved" for save: one word that says what has been done. */
export function saysDone(as: string, { name }: ObservedElement): boolean {
  const [, word = ''] = /^\P{L}*(\p{L}+)\P{L}*$/u.exec(name) ?? [];
  const [verb = ''] = as.split(' ');
  return word !== '' && word.toLowerCase() !== verb && isDoneForm(verb, word.toLowerCase());
}

/** A form of the verb that says that it is done, or goes on. */
function isDoneForm(verb: string, word: string): boolean {
  if (fromGerund(word) === verb || fromParticiple(word) === verb) return true;
  const stems = [verb, verb.replace(/e$/, ''), verb.replace(/y$/, 'i'), verb + (verb.at(-1) ?? '')];
  return stems.some((stem) => word === `${stem}ed`) || (/e$/.test(verb) && word === `${verb}d`);
}

const bareWords =
  /^(?:a|an|the|my|your|our|this|that|it|them|now|here|one|more|items?|to|for|of|in|on|from|all|selected|with|and|as|up|out|off|online|today|free|me|us)$/;

/** "Buy a gift card" buys that, and not what the goal names: of what it says beside the verb, the goal says nothing. */
export function isForAnother({ name }: ObservedElement, as: string, { name: called, noun, whole, within }: Description): boolean {
  const said = new Set(sensesOf([as, called, noun, whole, within?.name, within?.whole].join(' ')));
  const more = sensesOf(name).filter((sense) => /\p{L}{2}/u.test(sense) && !bareWords.test(sense) && !sensesOf(as).includes(sense));
  return beginsWith(name, as) && more.length > 0 && more.every((sense) => !said.has(sense));
}

/** "Pin to channel", in the menu of a message that shall be pinned: no other thing, but where it is done. */
export const saysOnlyWhere = (
  { name, isNew }: ObservedElement,
  as: string,
  { scene, cursor }: Pick<Situation, 'scene' | 'cursor'>,
): boolean =>
  isNew === true &&
  cursor.explored.some((way) => way === 'menu' || way === 'context') &&
  !places.test(as) &&
  new RegExp(`^${as} (?:to|on|in|from|for) `, 'i').test(name) &&
  scene.elements.filter((other) => other.isNew && beginsWith(other.name, as)).length === 1;
/** Of these, it is the place that says what is done. */
const places = /^(?:add|move|put|share|send|copy|save|export|buy|order|set|change|go|open|switch|convert|assign|transfer|invite|report)\b/;
