/** Instructions about controls: click, hover, check, attach, highlight. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { crossed } from '../answers/crossing.ts';
import { cellOf } from '../filling/cells.ts';
import { inAList } from '../filling/lists.ts';
import { nthOption } from '../filling/nth-options.ts';
import { type Purpose, say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import type { Found } from '../finding/found.ts';
import { swatchDescribed } from '../finding/swatches.ts';
import { clickOn, each, lacking, type Move, missing, named, refused, type Situation, waitsFor } from '../move.ts';
import { onlyOf } from '../only.ts';
import { folds } from '../page/folds.ts';
import { checkableRoles, isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { apartFrom } from '../page/neighbours.ts';
import { boxInVain, byOwnBox, byOwnSwitch } from '../page/own-boxes.ts';
import { beginsWith, holdsSense, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import { byTheirBoxes, selects } from './by-selection.ts';
import { ofEntries } from './entries.ts';
import { press } from './pressing.ts';

/** "The red shape" is one, "a red shape" may be any of them. */
const isTheOne = (clause: string, { look, whole, ordinal, rank, all }: Description): boolean =>
  look !== undefined &&
  ordinal === undefined &&
  !rank &&
  !all &&
  whole !== '' &&
  clause.toLowerCase().includes(`the ${whole.toLowerCase()}`);

export function click({ what: said, button, times, clause }: Of<'click'>, situation: Situation): Move {
  const what = isTheOne(clause, said) ? { ...said, only: true as const } : said;
  const act = (element: ObservedElement): Act => ({
    kind: 'click',
    element: element.index,
    ...(button !== undefined && { button }),
    ...(times !== undefined && { times }),
  });
  const crossing = crossed(what, situation);
  const found = crossing ? ({ type: 'found', elements: [crossing] } as const) : find(what, 'click', situation);
  const ticked = found.type === 'found' && selects.test(clause) ? byTheirBoxes(found.elements, situation) : undefined;
  if (ticked) return ticked;
  if (crossing) return { type: 'act', act: act(crossing), on: crossing, isOwn: true };
  const called = found.type === 'found' ? besideMark(found.elements[0], what, situation) : undefined;
  if (called) return { type: 'act', act: act(called), on: called };
  if (found.type === 'found') return usableOr(found, situation, act);
  const swatch = found.type === 'none' ? swatchDescribed(what, situation) : undefined;
  if (swatch) return swatch;
  const cross = crossMeant(what, situation);
  if (cross) return { type: 'act', act: act(cross), on: cross };
  const cell = cellOf(what, situation);
  if (cell) return { type: 'act', act: act(cell), on: cell };
  return (
    nthOption(what, situation) ??
    inAList(what, situation) ??
    (found.type === 'none' ? (inItsMenu(what, situation) ?? ofSought(what, situation)) : undefined) ??
    lacking(found)
  );
}

/** "For Ada's post, click Mute", where that is in the menu that the post has for it, as others have. */
function inItsMenu({ name, within, all, rank, ordinal, where, noun }: Description, situation: Situation): Move | undefined {
  if (
    !within ||
    within.roles.length > 0 ||
    name === '' ||
    all ||
    rank ||
    where ||
    ordinal !== undefined ||
    !/^(?:|button|link|option|item)$/.test(noun)
  )
    return undefined;
  return ofEntries(name.toLowerCase(), within, situation);
}

/** "Find the mail by Ada and click the bin": what was found may show its icons only once it is opened. */
function ofSought({ name, noun, within, all, rank, ordinal, where, beside }: Description, situation: Situation): Move | undefined {
  const before = situation.instructions[situation.cursor.at - 1];
  if (before?.kind !== 'find' || name === '' || !/^(?:button|icon|sign|symbol)$/.test(noun)) return undefined;
  if (within || all || rank || where || beside || ordinal !== undefined) return undefined;
  const move = press(name.toLowerCase(), before.what, situation);
  return move.type === 'act' ? move : undefined;
}

/** The mark that only unfolds a branch bears no name: the branch is what is called so right behind it. */
function besideMark(
  { index, name, states }: ObservedElement,
  what: Description,
  { scene, tried = [] }: Situation,
): ObservedElement | undefined {
  const isMark = name.trim() === '' && (states.includes('collapsed') || states.includes('expanded'));
  const after = isMark ? scene.elements[index + 1] : undefined;
  const isCalled = after !== undefined && isText(after) && likeness(what.name, after.name) >= 0.95;
  return isCalled && !tried.includes(scene.keyOf(after)) ? after : undefined;
}

/** "The x" of a dialog: people name the cross by its shape, and pages by what it does. */
function crossMeant({ name, exact, within }: Description, { scene }: Situation): ObservedElement | undefined {
  const said = exact ? name : name === '' && within?.exact ? within.name : '';
  if (!isCross(said)) return undefined;
  const closers = scene.elements.filter((element) => isClickable(element) && isUsable(element) && likeness('close', element.name) >= 0.95);
  const { dialog } = scene;
  const inside = dialog === undefined ? [] : closers.filter((closer) => scene.isIn(closer, dialog));
  return onlyOf(inside.length > 0 ? inside : closers);
}

/** What can't be used yet is what is meant all the same: the page asks for something else first. */
export function usableOr(
  { elements }: Extract<Found, { type: 'found' }>,
  situation: Situation,
  act: (element: ObservedElement) => Act | undefined,
): Move {
  const idle = elements.find((element) => !isUsable(element));
  if (idle && elements.length === 1 && situation.cursor.left === undefined) return waitsFor(idle);
  return each(elements, situation, act);
}

export function hover({ what }: Of<'hover'>, situation: Situation): Move {
  return onOne(what, 'point', situation, ({ index }) => ({ kind: 'hover', element: index }));
}

/** It is done to the one that is meant, or to each of them. */
export function onOne(what: Description, purpose: Purpose, situation: Situation, act: (element: ObservedElement) => Act): Move {
  const found = find(what, purpose, situation);
  return found.type === 'found' ? each(found.elements, situation, act) : lacking(found);
}

/** Of these, one is on or off: "turn on X" is no choice of one thing among several. */
const switching = /^(?:please |then |and )*(?:turn|switch|enable|disable|activate|deactivate)\b/i;

/** What opens and closes is no box; nor is one choice of several, in whose many words the one said is, what is turned on. */
function isNoBox(element: ObservedElement, { name, all }: Description, clause: string, { scene }: Situation): boolean {
  const { role, states } = element;
  if (!checkableRoles.includes(role)) {
    const opens = states.includes('collapsed') || states.includes('expanded') || role === 'tab' || folds(scene).includes(element);
    // One word for all of them is where they are.
    return (
      opens || (all === true && scene.unitOf(element) === undefined && /\p{L}{3}/u.test(element.name) && !/\ball\b/i.test(element.name))
    );
  }
  return role.includes('radio') && switching.test(clause) && likeness(name, element.name) < leastOfRadio;
}
const leastOfRadio = 0.85;

export function check(order: Of<'check'>, situation: Situation): Move {
  const move = checkAny(order, situation);
  const box = boxInVain(order, situation);
  const isOther = move.type === 'next' || (move.type === 'act' && move.on?.name !== box?.name);
  return box && isOther ? missing(`${box.role} ${JSON.stringify(box.name)} was tried in vain`) : move;
}

function checkAny({ what, on, clause, as }: Of<'check'>, situation: Situation): Move {
  const all = find(what, 'check', situation);
  const taken = all.type === 'found' ? all.elements.filter((element) => isNoBox(element, what, clause, situation)) : [];
  const keys = taken.map((element) => situation.scene.keyOf(element));
  const found = taken.length === 0 ? all : find(what, 'check', { ...situation, tried: [...(situation.tried ?? []), ...keys] });
  // The rest of them may be others of its kind yet.
  if (found.type === 'found' && found.elements.some((element) => isNoBox(element, what, clause, situation)))
    return missing(`nothing on the page is there to turn ${on ? 'on' : 'off'} that is called ${say(what)}`);
  if (!on && saysWithout.test(what.whole) && situation.scene.elements.some(({ name }) => likeness(what.whole, name) >= 0.9))
    return missing(`the page has ${JSON.stringify(what.whole)} as a thing of its own, beside what is called like its parts`);
  const turned =
    found.type === 'found' ? found.elements.find(({ name }) => isTurnedRound(name, `${clause} ${what.whole} ${what.name}`)) : undefined;
  if (turned) return refused(`${turned.role} ${JSON.stringify(turned.name)} says the contrary of ${say(what)}`);
  const isBox = found.type === 'found' && found.elements.every(({ role }) => checkableRoles.includes(role));
  if (as !== undefined && !isBox && (situation.cursor.left !== undefined || hasControl(as, what, situation)))
    return press(as, what, situation);
  if (found.type !== 'found')
    return byOwnBox(what, on, situation) ?? byOwnSwitch(what, on, situation) ?? enabledBy(what, clause, situation) ?? lacking(found);
  const wanted = new Map(found.elements.map((element) => [element.index, on]));
  // "All but B" says of B that it is not to be.
  if (on && what.all)
    for (const other of what.except ?? []) for (const element of exceptedBy(other, what, situation)) wanted.set(element.index, false);
  // Of what a page has drawn itself, the state can't be seen before the driver has tried.
  const act = ({ index, role, states }: ObservedElement): Act | undefined =>
    checkableRoles.includes(role) && states.includes('checked') === wanted.get(index)
      ? undefined
      : { kind: 'check', element: index, on: wanted.get(index) ?? on };
  const boxes = situation.scene.elements.filter(({ index }) => wanted.has(index));
  const idle = boxes.find((box) => !isUsable(box) && act(box) !== undefined);
  if (idle && situation.cursor.left === undefined) return waitsFor(idle);
  return usableOr({ type: 'found', elements: boxes as [ObservedElement, ...ObservedElement[]] }, situation, act);
}

/** "Mute weekly digest" is on where the digest is off; who says so himself means just that. */
const isTurnedRound = (name: string, said: string): boolean => {
  const [word = ''] = contrary.exec(name.trim()) ?? [];
  return word !== '' && !contrary.test(said) && !said.toLowerCase().includes(word.trim().toLowerCase());
};
const contrary =
  /(?<!\p{L})(?:mute|silence|disable|deactivate|pause|stop|hide|block|snooze|suspend|opt out|unsubscribe|never|do(?: not|n['’]t)|no longer)(?!\p{L})/iu;

/** What is left out of others, in the words for them all. */
const saysWithout = /\S (?:without|no|leaving out|omitting) /i;

/** "Enable the text field": by the button that says just this, where there is but one, and it stands with the thing. */
function enabledBy(what: Description, clause: string, situation: Situation): Move | undefined {
  const verb = /^(?:please )?(enable|disable|activate|deactivate)\b/i.exec(clause)?.[1];
  if (verb === undefined || what.exact || what.all || what.where) return undefined;
  const button = find(named(verb.toLowerCase()), 'use', situation);
  const things = find(what, 'point', situation);
  if (things.type !== 'found' || button.type !== 'found') return undefined;
  const [[thing], [control]] = [things.elements, button.elements];
  const isUnder = control.context === (thing.role === 'heading' ? thing.name : thing.context);
  const isWith = thing.group === control.group && isUnder && !apartFrom(thing, situation.scene)(control);
  return isWith && isClickable(control) ? clickOn(control) : undefined;
}

/** "Mark the row": where each has a control of that very name, it is meant, and no box. */
function hasControl(as: string, what: Description, situation: Situation): boolean {
  const found = find({ ...named(as), within: what, ...(what.all && { all: true }) }, 'use', situation);
  return found.type === 'found' && found.elements.every((element) => isClickable(element) && likeness(as, element.name) >= 0.9);
}

function exceptedBy(other: Description, { within }: Description, situation: Situation): readonly ObservedElement[] {
  const found = find({ ...other, ...(within && { within }) }, 'check', situation);
  return found.type === 'found' ? found.elements.filter(({ role }) => checkableRoles.includes(role)) : [];
}

export function upload({ file, more = [], what }: Of<'upload'>, situation: Situation): Move {
  const { scene, files } = situation;
  const name = file ?? files[0];
  if (name === undefined || files.length === 0) return missing('the request declares no file; give one under files');
  const act = ({ index }: ObservedElement): Act => ({ kind: 'upload', element: index, files: [name, ...more] });
  const inputs = scene.elements.filter(({ type }) => type === 'file');
  const [only, ...others] = inputs;
  if (only && (what === undefined || others.length === 0)) return { type: 'act', act: act(only), on: only };
  // "Attach resume", said once by the label of its field and once by the field: both are one.
  const called =
    what && !what.exact && what.name !== ''
      ? scene.elements.filter(
          (each) =>
            (each.type === 'file' || (each.role === 'button' && beginsWith(each.name, 'upload'))) && holdsSense(each.name, what.name),
        )
      : [];
  const [first] = called;
  if (first && called.every(({ name, index }, at) => name === first.name && index === first.index + at)) {
    const field = called.find(({ type }) => type === 'file') ?? first;
    return { type: 'act', act: act(field), on: field };
  }
  const found = find(what ?? named('upload'), 'click', situation);
  const element = found.type === 'found' ? found.elements[0] : what && browserIn(what, situation);
  return element ? { type: 'act', act: act(element), on: element } : lacking(found as Extract<Found, { why: string }>);
}

/** The "browse" beside the label of what is asked for. */
function browserIn(what: Description, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const label = find(what, 'point', situation);
  const [group] = label.type === 'found' ? scene.around(label.elements[0]) : [];
  const [only, ...others] = group === undefined ? [] : scene.within(group).filter((element) => isClickable(element) && isUsable(element));
  return others.length === 0 ? only : undefined;
}
