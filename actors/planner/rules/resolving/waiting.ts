/** Instructions that bring nothing to the page: press, scroll, go back, switch tabs, wait, read, answer dialogs. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Description } from '../description.ts';
import type { Of } from '../instruction.ts';
import { wonderOf } from '../reading/questions/wondering.ts';
import type { Wonder } from '../wonder.ts';
import { answerTo } from './answers/answering.ts';
import { cameUp } from './answers/came-up.ts';
import { isContradicted } from './answers/contradicted.ts';
import { saidByNative, textInDialog } from './answers/dialog-texts.ts';
import { endAskedIn } from './answers/ends-in-columns.ts';
import { extract } from './answers/extract.ts';
import { headForemost } from './answers/foremost-heads.ts';
import { gather } from './answers/gathering.ts';
import { namesOf } from './answers/list-values.ts';
import { pageElsewhere } from './answers/others-meant.ts';
import { longestName } from './answers/passages.ts';
import { isQualityUnsaid } from './answers/qualities.ts';
import { reckonedFrom } from './answers/reckoned.ts';
import type { Extracted } from './answers/shaped-values.ts';
import { isInside, wonderInside } from './elsewhere/asked-of.ts';
import { say } from './finding/candidates.ts';
import { find } from './finding/find.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, next, type Situation } from './move.ts';
import { onlyOf } from './only.ts';
import { withoutBesides } from './page/besides.ts';
import { isClickable, isOfSort, isText, isUsable } from './page/kinds-of-elements.ts';
import { nextPage } from './page/paging.ts';
import { tellsPending } from './page/pending.ts';
import { placesOf } from './page/places.ts';
import { type Scene, unitRoles } from './page/scene.ts';
import { entryNamed } from './rows/entry-names.ts';
import { namesTicked } from './rows/ticked.ts';
import { affirmed } from './sending/affirming.ts';
import { isSelected } from './since.ts';
import { likeness } from './words/likeness.ts';
import { fullAmountOf } from './words/quantities.ts';

export function press({ key, times, what, mayName }: Of<'press'>, situation: Situation): Move {
  const { scene } = situation;
  // "Press Delete" on a page with a button of that name means the button.
  const control =
    mayName === undefined
      ? undefined
      : scene.elements.find((element) => isClickable(element) && isUsable(element) && likeness(mayName, element.name) >= 0.97);
  if (control) return clickOn(control);
  const repeated = times !== undefined && { times };
  if (what === undefined) {
    const hand =
      situation.hand && (situation.hand.role === 'textbox' || situation.hand.role === 'searchbox' || situation.hand.role === 'combobox')
        ? situation.hand
        : undefined;
    return { type: 'act', act: { kind: 'press', key, ...repeated, ...(hand && { element: hand.index }) } };
  }
  const found = find(what, 'fill', situation);
  const any = found.type === 'found' ? found : find(what, 'click', situation);
  return any.type === 'found'
    ? { type: 'act', act: { kind: 'press', key, element: any.elements[0].index, ...repeated }, on: any.elements[0] }
    : lacking(any);
}

export function scroll({ where, what }: Of<'scroll'>, situation: Situation): Move {
  if (what === undefined) return { type: 'act', act: { kind: 'scroll', where } };
  const isInside = where !== 'intoView';
  const boxes = isInside ? boxesMeant(what, situation) : [];
  if (boxes.length > 1) return { type: 'missing', why: `${boxes.length} parts of the page may be ${say(what)}; say which`, unclear: true };
  const found = find(what, 'point', situation);
  const places = found.type === 'found' ? [] : placesOf(what, situation);
  const element: ObservedElement | undefined =
    boxes[0] ??
    (found.type === 'found' ? found.elements[0] : situation.scene.elements.find((inside) => places.some((holds) => holds(inside)))) ??
    (isInside && texts.test(what.whole || what.noun) ? onlyLongText(situation) : undefined);
  return element
    ? { type: 'act', act: { kind: 'scroll', where, element: element.index, ...(isInside && { inside: true }) }, on: element }
    : missing(found.type === 'found' ? '' : found.why);
}

const texts =
  /^(?:the )?(?:agreement|terms(?: (?:and conditions|of (?:service|use)))?|conditions|licen[cs]e|contract|policy|(?:text )?box|text|document|article|page text|rules|notice|statement)$/i;
const leastLong = 150;
const leastLines = 5;

/** Pages seldom call what is to be read through by its name: one text, paragraphs in a row, or a field that can only be read. */
function onlyLongText({ scene }: Situation): ObservedElement | undefined {
  const long = scene.elements.filter((element) => isText(element) && element.name.length >= leastLong);
  const [only] = long;
  const areOne = long.every(({ index, group }, at) => index === (only?.index ?? 0) + at && group === only?.group);
  const field = onlyOf(scene.elements.filter(({ states, value = '' }) => states.includes('readonly') && value.length >= leastLong));
  if (long.length === 0) return field ?? onlyOf(longLists(scene.elements));
  return areOne && !field ? only : undefined;
}

/** Of texts that stand one below another in the same part, the last. */
function longLists(elements: readonly ObservedElement[]): readonly ObservedElement[] {
  const isLine = (element: ObservedElement | undefined) => element !== undefined && isText(element) && element.role !== 'heading';
  const goesOn = (element: ObservedElement, at: number) => isLine(elements[at + 1]) && elements[at + 1]?.group === element.group;
  const lasts = elements.filter((element, at) => isLine(element) && !goesOn(element, at));
  return lasts.filter(({ index, group }) => {
    const lines = elements.slice(index - leastLines + 1, index + 1);
    return lines.length === leastLines && lines.every((line) => isLine(line) && line.group === group);
  });
}

/** "The list", "the list of names": parts of that kind, or of that name, by an element in each. */
function boxesMeant(what: Description, situation: Situation): readonly ObservedElement[] {
  const { scene } = situation;
  if (what.exact || what.rank || what.where || what.ordinal !== undefined || what.roles.length === 0) return [];
  const isOfKind = (role: string) => what.roles.includes(role);
  const parts = scene.groups.flatMap(({ role, parent }, group) =>
    isOfKind(role) &&
    !scene.around(parent === undefined ? {} : { group: parent }).some((outer) => isOfKind(scene.groups[outer]?.role ?? ''))
      ? [scene.within(group)]
      : [],
  );
  const elements = scene.elements.filter(({ role }) => isOfKind(role));
  const sorted = elements.filter((element) => isOfSort(element, what.noun));
  const all = [...parts.flatMap((inside) => inside.slice(-1)), ...(sorted.length > 0 ? sorted : elements)];
  if (what.name === '' && what.within === undefined) return all;
  const places = placesOf(what.name === '' ? (what.within ?? what) : { ...what, roles: [] }, situation);
  const called = all.filter((element) => places.some((holds) => holds(element)));
  return called.length > 0 ? called : [];
}

export function switchTab({ to }: Of<'switchTab'>, { scene }: Situation): Move {
  const { tabs, active } = scene.observation;
  const at =
    to === 'previous'
      ? tabs.length === 2
        ? 1 - active
        : active - 1
      : typeof to === 'number'
        ? to < 0
          ? tabs.length + to
          : to
        : tabs.findIndex(({ title, url }) => likeness(to.name || to.whole, title) >= 0.7 || url.includes(to.name || to.whole));
  if (at < 0 || at >= tabs.length)
    return missing(`there is no such tab; open are ${tabs.map(({ title }) => JSON.stringify(title)).join(', ')}`);
  return at === active ? next : { type: 'act', act: { kind: 'switchTab', tab: at } };
}

/** "The first tab" is one of the browser where the page has none. */
export function tabOfBrowser(what: Description | undefined, situation: Situation): Move | undefined {
  const { observation, elements } = situation.scene;
  if (what?.noun !== 'tab' || what.rank || what.where || observation.tabs.length < 2) return undefined;
  if (elements.some(({ role }) => role === 'tab')) return undefined;
  const number = /^\d$/.test(what.name) ? Number(what.name) : what.name === '' ? what.ordinal : undefined;
  const to = number === undefined ? what : number > 0 ? number - 1 : number;
  return typeof to === 'number' || to.name !== '' ? switchTab({ kind: 'switchTab', clause: '', to }, situation) : undefined;
}

export function read(instruction: Of<'read'>, situation: Situation): Move {
  const isOfList = isSelected(instruction.what) && situation.cursor.stood?.query === undefined;
  const move = toldBy(instruction, withoutBesides(instruction, situation, isOfList));
  return tellsPending(move, situation.scene) ? missing(`the page is still loading what would be told of ${say(instruction.what)}`) : move;
}

function toldBy(instruction: Of<'read'>, situation: Situation): Move {
  const { what, as, form, names, asks, came, reckons } = instruction;
  if (reckons) {
    const worked = reckonedFrom(reckons, (each) => extract(each, 'text', situation), situation.now);
    return worked.type === 'none' ? lacking(worked) : { type: 'act', act: { kind: 'note', as, value: worked.value } };
  }
  const { within: _, ...bare } = what;
  const fresh = came && cameUp(bare, situation);
  if (fresh) return 'why' in fresh ? missing(fresh.why) : { type: 'act', act: { kind: 'note', as, value: fresh.text } };
  const told = saidByNative(what, situation) ?? textInDialog(what, situation);
  if (told !== undefined) return { type: 'act', act: { kind: 'note', as, value: told } };
  const elsewhere = pageElsewhere(what, situation.scene);
  if (elsewhere !== undefined) return missing(`the page that is open is not called ${JSON.stringify(elsewhere)}`);
  if (isQualityUnsaid(what, situation.scene)) return missing(`the page says of nothing what ${what.noun} it has`);
  if (asks) return answered(instruction, situation) ?? missing('the page does not tell it, or tells it in several ways');
  const ticked = (names && what.all) || form === 'list' ? namesTicked(what, situation) : undefined;
  if (ticked) return { type: 'act', act: { kind: 'note', as, value: [...ticked] } };
  const head = names && form === 'text' ? headForemost(what, situation) : undefined;
  if (head) return head.type === 'none' ? missing(head.why) : { type: 'act', act: { kind: 'note', as, value: head.value } };
  const entry = names && form === 'text' ? entryNamed(what, situation) : undefined;
  if (entry !== undefined) return { type: 'act', act: { kind: 'note', as, value: entry } };
  const entries = names && form === 'text' && what.all && what.where && !nextPage(situation) ? namesOf(what, situation) : undefined;
  if (entries !== undefined) return { type: 'act', act: { kind: 'note', as, value: [...entries] } };
  const pages = gather(instruction, situation);
  if (pages) return pages;
  const found = endAsked(extract(what, form, situation), instruction, situation);
  // That there are none, the page may gainsay in a sentence.
  const isNone = found.type === 'none' || (form === 'count' && found.value === 0);
  const otherwise = isNone ? answered(instruction, situation) : undefined;
  if (otherwise) return otherwise;
  // Asked for twice: "What is the price …? Return the price."
  if (found.type === 'none') return Object.keys(situation.data).some((known) => likeness(as, known) >= 0.9) ? next : lacking(found);
  if (found.element && form === 'text' && !isPart(found.element, situation.scene))
    return { type: 'act', act: { kind: 'read', element: found.element.index, as }, on: found.element };
  return { type: 'act', act: { kind: 'note', as, value: found.value } };
}

function endAsked(found: Extracted, { clause, what, form }: Of<'read'>, { scene }: Situation): Extracted {
  if (found.type === 'none' || form !== 'text' || typeof found.value !== 'string') return found;
  const end = endAskedIn(clause, found.value, found.element, scene);
  if (end === undefined) return found;
  return end === null
    ? { type: 'none', why: `the page does not tell that of ${say(what)}, but its other end` }
    : { type: 'value', value: end };
}

/** A part of the page holds more than what is told of it, and so does what has a button behind its text, or an old price beside it. */
function isPart({ role, name, group, index }: ObservedElement, { elements }: Scene): boolean {
  const after = elements[index + 1];
  const hasButton = after?.role === 'button' && after.group === group;
  const isStruck = [elements[index - 1], after].some((beside) => beside?.role === 'deletion');
  return isStruck || ((unitRoles.concat('group').includes(role) || hasButton) && name.length < longestName);
}

/** What is called by a name of its own, in quotation marks or in capitals. */
const namesIn = ({ name, exact, within }: Description): readonly string[] => [
  ...(exact || /^\p{Lu}/u.test(name) ? [name] : []),
  ...(within ? namesIn(within) : []),
];

/** From what the page says anywhere, where a clause asks but one thing. */
function answered({ asks, as, form, clause, names, what }: Of<'read'>, situation: Situation): Move | undefined {
  const isAlone = situation.instructions.filter((other) => other.kind === 'read' && other.clause === clause).length === 1;
  const wonder = asks ?? (isAlone && !names && form !== 'list' ? wonderOf(clause) : undefined);
  const told = (asked: Wonder) => answerTo(asked, situation, namesIn(what), isInside(situation));
  // What the entry was found by may be all that is asked: then it stands over the answer.
  const first = wonder && (told(wonderInside(wonder, situation)) ?? (isInside(situation) ? told(wonder) : undefined));
  const end = typeof first === 'string' ? endAskedIn(clause, first, undefined, situation.scene) : undefined;
  const answer = end === null ? undefined : (end ?? first);
  if (answer === undefined || (typeof answer === 'string' && isContradicted(what, answer, undefined, situation))) return undefined;
  const value = typeof answer === 'boolean' || (form === 'text' && wonder?.kind !== 'count') ? answer : fullAmountOf(answer);
  return value === undefined ? undefined : { type: 'act', act: { kind: 'note', as, value } };
}

/** Said of a dialog that asks whether to go on. */
export const isAccepting = (word: string): boolean => /^(?:confirm|accept|ok|okay|yes|agree|continue)\b/i.test(word);
const accepting: readonly string[] = ['ok', 'yes', 'accept', 'confirm', 'agree', 'continue', 'delete', 'allow', 'submit', 'got it'];
const dismissing: readonly string[] = ['cancel', 'no', 'dismiss', 'close', 'reject', 'deny', 'not now', 'keep', 'back'];

/** "Keep it", "No, go back": what leaves everything as it is. */
const keeping = /^(?:no\b|keep\b|(?:go )?back\b|never ?mind\b|do(?:n['’]t| not)\b|leave (?:it|as)\b|stay\b|return\b)/i;

/** "Enter X to confirm and click Archive": the dialog's button is said by itself. */
function isPressedNext(dialog: number, situation: Situation): boolean {
  const following = situation.instructions[situation.cursor.at + 1];
  const found = following?.kind === 'click' ? find(following.what, 'click', situation) : undefined;
  return found?.type === 'found' && situation.scene.isIn(found.elements[0], dialog);
}

/** A native dialog was answered while the act before raised it; one that the page has built has buttons, perhaps one for the verb that was said. */
export function answer({ accept, text }: Of<'answer'>, situation: Situation, as?: string): Move {
  const { scene, cursor } = situation;
  const { dialog } = scene;
  // It is known that nothing was raised.
  if (dialog === undefined) return situation.raised === 0 ? missing('no dialog has come up that could be answered') : next;
  const inside = scene.within(dialog);
  const field = inside.find(({ role }) => role === 'textbox');
  if (text !== undefined && field && cursor.stage === 0) return fillWith(field, text, { stage: 1 });
  if (text !== undefined && cursor.stage > 0 && isPressedNext(dialog, situation)) return next;
  const yes = accept && as === undefined && cursor.stage === 0 ? affirmed(situation) : undefined;
  if (yes) return yes;
  for (const word of [...(as === undefined ? [] : [as]), ...(accept ? accepting : dismissing)]) {
    const found = find(named(word), 'click', {
      ...situation,
      scene,
      tried: scene.elements.filter((element) => !inside.includes(element)).map((element) => scene.keyOf(element)),
    });
    if (found.type === 'found' && isClickable(found.elements[0])) return clickOn(found.elements[0]);
  }
  const [keeper, ...others] = accept ? [] : inside.filter((element) => isClickable(element) && keeping.test(element.name));
  if (keeper && others.length === 0) return clickOn(keeper);
  return missing(`the dialog has no button to ${accept ? 'accept' : 'dismiss'} it with`);
}
