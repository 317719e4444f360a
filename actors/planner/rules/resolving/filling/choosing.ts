/** Instructions to choose: from lists, of radio buttons and boxes, of what can be clicked, or a range of days. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { narrow } from '../arranging/narrowing.ts';
import { chosenOver } from '../arranging/transferring.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { swatchMeant } from '../finding/swatches.ts';
import { clickOn, fillWith, lacking, type Move, missing, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isEditable, listBoxRoles } from '../page/kinds-of-elements.ts';
import { placesOf, standingIn } from '../page/places.ts';
import { ownNamesOf } from '../words/languages.ts';
import { holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { addAmong } from './adding-among.ts';
import { isCalendarOpen } from './calendar.ts';
import { inMonthShown, onADay } from './choosing-days.ts';
import { pickTime } from './clock-picker.ts';
import { inClosedLists } from './closed-lists.ts';
import { intoDayLists } from './day-lists.ts';
import { doneToEntries } from './deeds-as-settings.ts';
import { fill } from './filling.ts';
import { opened } from './forms-of-new.ts';
import { valueFor } from './given-values.ts';
import { inEach, tickedInEach } from './in-each.ts';
import { chooseIn, clicked, eachByItsOwn, fromLists, nearlyOffered, optionFor, ticked, unopened } from './lists.ts';
import { listMeant, saysADeed } from './lists-meant.ts';
import { markedInColumn } from './marked-in-columns.ts';
import { rated, unlessOfAnother } from './rating.ts';
import { searchField } from './search-fields.ts';
import { stepped } from './stepping.ts';
import { suggested } from './suggesting.ts';
import { eachAsTag } from './tagging.ts';
import { inUnfolding } from './unfolding-boxes.ts';
import { weekdaysPressed } from './weekday-chips.ts';
import { inOrderOf } from './writing.ts';

export function choose(order: Of<'choose'>, situation: Situation): Move {
  const offered = unlessOfAnother(choices(order, situation), order.from, situation);
  const move = offered.type === 'missing' && !offered.unclear ? (inItsColour(order, situation) ?? offered) : offered;
  return move.type === 'missing' && order.ofKind !== undefined && isOfKind(order, situation) ? next : move;
}

/** "Blue as the background colour", of the colours that stand beside "Background". */
function inItsColour(order: Of<'choose'>, situation: Situation): Move | undefined {
  const { from } = order;
  const [, part] = from?.exact ? [] : (/^(.{3,}) colou?r$/i.exec(from?.name ?? '') ?? []);
  if (!from || part === undefined) return undefined;
  const move = unlessOfAnother(choices({ ...order, from: { ...from, name: part, whole: part } }, situation), from, situation);
  return move.type === 'act' && move.act.kind === 'click' ? move : undefined;
}

const palettes = /^(?:(?:the )?(?:colou?r )?(?:palette|picker|swatch(?:es)?|chart)|colou?rs?|palette)$/i;

/** Of a palette that the goal calls so, or does not speak of. */
function ofPalette([text, ...others]: readonly string[], from: Description | undefined, situation: Situation): Move | undefined {
  const isOther = from !== undefined && !palettes.test(from.name || from.noun || from.whole);
  return text === undefined || others.length > 0 || isOther ? undefined : swatchMeant(text, situation);
}

/** "Book Your One-Way Flight": the page has none of another kind. */
function isOfKind({ values: [value], ofKind = '' }: Of<'choose'>, { scene }: Situation): boolean {
  const said = value?.type === 'text' ? `${value.text} ${ofKind}` : '';
  const over = [scene.observation.title, ...scene.elements.flatMap(({ role, name }) => (role === 'heading' ? [name] : []))];
  return said !== '' && over.some((text) => holdsWords(text, said));
}

/** "In the order form select Red": from the only list of that form that offers it. */
function inTheForm(form: Description, texts: readonly string[], situation: Situation): Move | undefined {
  const inside = standingIn(form, situation).filter(holdsOptions);
  const offering = inside.filter(({ options = [] }) => texts.every((text) => optionFor(text, options) !== undefined));
  const list = onlyOf(offering);
  return list && placesOf(form, situation).length > 0 ? chooseIn(list, texts) : undefined;
}

/** "Blue from the Size list" is not chosen from one that is called Color. */
function ofItsName(move: Move | undefined, from: Description | undefined, { scene }: Situation): Move | undefined {
  const on = move?.type === 'act' ? move.on : undefined;
  if (!on || from === undefined || from.name === '' || ofAnyList.test(from.name)) return move;
  const label = on.name || scene.labelOf(on);
  const isCalledSo = [label, on.hints ?? ''].some(
    (called) => called !== '' && (holdsSense(called, from.name) || holdsSense(from.name, called)),
  );
  return label === '' || isCalledSo || likeness(from.name, label) >= 0.5 ? move : undefined;
}

/** What any list may be called: of its kind, or of how much it shows. */
const ofAnyList = /^(?:suggestions?|options?|choices?|results?|lists?|drop-?downs?|menus?|entries per page)$/i;

function choices(
  { clause, values: said, from, whole, opener, only, added, narrowing, isOffered }: Of<'choose'>,
  situation: Situation,
): Move {
  const values = said.map((value) => inMonthShown(inOrderOf(situation.scene, value), situation));
  if (situation.cursor.stage > 0 && situation.cursor.left !== undefined) return suggested(situation);
  const move = narrowing && narrow(narrowing, situation);
  if (move) return move;
  const texts: string[] = [];
  for (const value of values) {
    const text = valueFor(value, undefined, situation);
    if ('why' in text) return lacking(text);
    texts.push(text.text);
  }
  if (isOffered && from) {
    const seen = find(from, 'choose', situation);
    if (seen.type !== 'found') return lacking(seen);
    const [on] = seen.elements;
    if (saysADeed(on)) return missing(`${on.role} ${JSON.stringify(on.name)} does something, and holds nothing to choose from`);
    return { type: 'act', act: { kind: 'select', element: on.index, options: texts }, on };
  }
  const deeds = doneToEntries(texts, from, situation);
  if (deeds) return deeds;
  const taken = chosenOver(texts, from, situation) ?? (added ? undefined : eachAsTag(texts, from, clause, situation));
  if (taken) return taken;
  const every = from?.all ? tickedInEach(texts, from, situation) : undefined;
  if (every) return every;
  const [first] = values;
  const isDay = first?.type === 'when' && first.day !== undefined && first.time === undefined && values.length === 1;
  const days = isDay && from ? intoDayLists(from, first, situation) : undefined;
  if (days) return days;
  const [text = ''] = texts;
  const marked = texts.length === 1 ? markedInColumn(text, from, situation) : undefined;
  if (marked) return marked;
  const list = from && listMeant(from, situation);
  const unfolded = from && first && values.length === 1 && !added ? inUnfolding(from, first, situation) : undefined;
  if (unfolded) return unfolded;
  if (added)
    return addAmong(texts, from, list?.type === 'found' ? onlyOf(list.elements.filter(holdsOptions)) : undefined, clause, situation);
  const isAnyList = list?.type === 'found' && holdsOptions(list.elements[0]);
  if (isAnyList && !(isDay && mayHoldCalendar(list.elements[0], situation))) {
    // "Paris, Texas" is one, where the list has it.
    const joined = texts.length > 1 ? texts.join(', ') : '';
    const isJoined = ({ options = [] }: ObservedElement) =>
      joined !== '' && clause.includes(joined) && options.some((option) => option.trim() === joined);
    const choice = (element: ObservedElement): Move => chooseIn(element, isJoined(element) ? [joined] : texts);
    return inEach(from, list.elements, choice, situation) ?? choice(list.elements[0]);
  }
  const timed = from && first?.type === 'when' && values.length === 1 ? pickTime(from, first, situation) : undefined;
  if (timed && list?.type !== 'found') return timed;
  if (first?.type === 'when' && first.day !== undefined) {
    const day = onADay(first, from, situation);
    if (day.type !== 'missing') return day;
  }
  return (
    ofItsName(fromLists(texts, situation), from, situation) ??
    (from?.roles.includes('form') ? inTheForm(from, texts, situation) : undefined) ??
    (opener && from ? intoSameForm(from, texts, situation) : undefined) ??
    weekdaysPressed(texts, only === true, situation) ??
    ticked(texts, from, situation, only) ??
    clicked(texts, from, situation) ??
    (from === undefined ? eachByItsOwn(texts, situation) : undefined) ??
    ofPalette(texts, from, situation) ??
    rated(texts, from, situation) ??
    (list?.type === 'found' && !isEditable(list.elements[0])
      ? { type: 'act', act: { kind: 'select', element: list.elements[0].index, options: texts }, on: list.elements[0] }
      : undefined) ??
    // What it is chosen from was said, and is no word to be left out.
    (from === undefined || from.name === '' ? labelledValue(texts, situation) : undefined) ??
    (from === undefined
      ? (unopened(texts, situation) ?? inClosedLists(texts, situation))
      : (typedInto(from, texts, situation) ?? spun(from, texts, situation))) ??
    (whole === undefined ? undefined : asOne(whole, situation)) ??
    inItsOwnName(texts, situation) ??
    opened(opener, situation) ??
    (/^(?:filter|narrow)\b/i.test(clause) ? filtered(texts, situation) : undefined) ??
    missing(
      `nothing on the page offers ${texts.map((text) => JSON.stringify(text)).join(', ')}${from === undefined ? '' : ` in ${say(from)}`}${nearlyOffered(texts, situation)}`,
    )
  );
}

const holdsOptions = ({ role, options }: ObservedElement): boolean => options !== undefined || listBoxRoles.includes(role);

/** What is typed into and unfolds something may unfold a calendar: that is looked at first. */
const mayHoldCalendar = (field: ObservedElement, situation: Situation): boolean =>
  field.role === 'combobox' &&
  field.options === undefined &&
  field.type !== undefined &&
  !field.states.includes('readonly') &&
  (situation.cursor.stage === 0 || situation.cursor.explored.length > 0 || isCalendarOpen(situation));

/** A language may be offered by the name that it gives itself. */
function inItsOwnName([text = '', ...others]: readonly string[], situation: Situation): Move | undefined {
  if (others.length > 0) return undefined;
  for (const name of ownNamesOf(text)) {
    const move = fromLists([name], situation) ?? ticked([name], undefined, situation);
    if (move) return move;
    const found = find({ ...named(name), exact: true }, 'click', situation);
    const [element] = found.type === 'found' ? found.elements : [];
    if (element && isClickable(element) && likeness(name, element.name) >= 0.9) return clickOn(element);
  }
  return undefined;
}

/** "Add the book “Emma” with the author “Austen”": the form that the first was written into asks for the other, too. */
function intoSameForm(from: Description, texts: readonly string[], situation: Situation): Move | undefined {
  const { hand, scene, cursor } = situation;
  const [text, ...others] = texts;
  const found = find(from, 'fill', situation);
  const [field] = found.type === 'found' ? found.elements : [];
  if (text === undefined || others.length > 0 || !field || field.role !== 'textbox' || !hand || !isEditable(hand) || cursor.stage > 0)
    return undefined;
  const form = formAround(scene, hand);
  return form !== undefined && scene.isIn(field, form) ? fillWith(field, text) : undefined;
}

/** "size Grande": what it is called and the value in one. */
function labelledValue(texts: readonly string[], situation: Situation): Move | undefined {
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) return undefined;
  const words = text.split(' ');
  for (let cut = 1; cut < words.length; cut += 1) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    // "Coupon of the banner" says whose it is.
    if (/^of /.test(tail) || / of(?: the)?$/.test(head)) continue;
    for (const [label, value] of [
      [head, tail],
      [tail, head],
    ] as const) {
      const list = find(named(label), 'choose', situation);
      const fields = list.type === 'found' && list.elements[0].options ? list : find(named(label), 'fill', situation);
      if (fields.type === 'found')
        return fill({ kind: 'fill', clause: '', what: named(label), value: { type: 'text', text: value, quoted: false } }, situation);
      if (placesOf(named(label), situation).length === 0) continue;
      const move = ticked([value], named(label), situation) ?? clicked([value], named(label), situation);
      // What it is called stands before it: else the two were taken for one another.
      const title = find(named(label), 'point', situation);
      const isBefore = move?.type === 'act' && move.on && title.type === 'found' && move.on.index < title.elements[0].index;
      if (move && !isBefore) return move;
    }
  }
  return undefined;
}

/** What reads as several values, or as a value and its label, may be one. */
function asOne(whole: string, situation: Situation): Move | undefined {
  const move = fromLists([whole], situation) ?? ticked([whole], undefined, situation) ?? clicked([whole], undefined, situation);
  // What only has a part of it for its name is that part.
  const on = move?.type === 'act' ? move.on : undefined;
  const isPart = on !== undefined && on.options === undefined && !isCalledAll(whole, on);
  return (isPart ? undefined : move) ?? unopened([whole], situation);
}
const isCalledAll = (whole: string, { name, label = '', hints = '' }: ObservedElement): boolean =>
  [name, label, hints].some((said) => likeness(whole, said) >= leastWhole);
const leastWhole = 0.8;

/** "Choose February 2027 as the billing month": a field that takes what is chosen. */
function typedInto(from: Description, texts: readonly string[], situation: Situation): Move | undefined {
  const [text, ...others] = texts;
  const found = find(from, 'fill', situation);
  if (text === undefined || others.length > 0 || found.type !== 'found' || found.elements[0].type === undefined) return undefined;
  return fillWith(found.elements[0], text, { stage: 1, left: [text] });
}

/** "Filter the list by “ams”": the field that a list is filtered by, or searched with. */
function filtered([text, ...others]: readonly string[], situation: Situation): Move | undefined {
  const found = find(named('filter'), 'fill', situation);
  const field = found.type === 'found' ? found.elements[0] : searchField(undefined, situation);
  return field && text !== undefined && others.length === 0 ? fillWith(field, text) : undefined;
}

/** "Choose -4 with the spinner": a number that is stepped to. */
function spun(from: Description, texts: readonly string[], situation: Situation): Move | undefined {
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0 || !from.roles.includes('spinbutton')) return undefined;
  return stepped({ ...from, roles: [] }, text, situation);
}
