/** Instructions that bring values to the page: fill, clear, choose. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Act, Value } from '../../../../store/model/step.ts';
import type { Description, Given, Of } from '../instruction.ts';
import { inAList, named } from './acting.ts';
import { pickDay } from './calendar.ts';
import { say } from './candidates.ts';
import { extract } from './extract.ts';
import { find } from './find.ts';
import { holdsSense, likeness } from './likeness.ts';
import { clickOn, each, fillWith, lacking, type Move, missing, next, type Situation } from './move.ts';
import { placesOf, standingIn } from './places.ts';
import { checkableRoles, isClickable, isEditable, listBoxRoles } from './scene.ts';
import { isDateForm, written } from './writing.ts';

/** The text to bring, as the field wants it; or why there is none. */
export function valueFor(
  given: Given,
  field: ObservedElement | undefined,
  situation: Situation,
): { readonly text: string } | { readonly why: string } {
  switch (given.type) {
    case 'text':
      return { text: given.text };
    case 'when':
      return { text: written(given, field) };
    case 'read': {
      const value = situation.data[given.as];
      return value === undefined ? { why: `nothing was read as ${JSON.stringify(given.as)} before` } : { text: plain(value) };
    }
    case 'taken': {
      const found = extract(given.from, 'text', situation);
      return found.type === 'none' ? { why: found.why } : { text: plain(found.value) };
    }
  }
}

const plain = (value: Value): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(plain).join(', ') : String(value);

export function fill({ what, value, append, opener }: Of<'fill'>, situation: Situation): Move {
  if (situation.cursor.stage > 0 && situation.cursor.left !== undefined) return suggested(situation);
  const found = what === undefined ? inHand(situation) : fieldFor(what, situation);
  if (found.type !== 'found') return (what && otherwiseTaken(what, value, situation)) ?? opened(opener, situation) ?? lacking(found);
  const [field] = found.elements;
  const text = valueFor(value, field, situation);
  if ('why' in text) return lacking(text);
  if (field.options !== undefined && field.role !== 'textbox' && field.options.length > 0 && field.type === undefined)
    return chooseIn(field, [text.text]);
  if (value.type === 'when' && value.day !== undefined && field.states.includes('readonly')) return pickDay(value.day, field, situation);
  const act: Act = append
    ? { kind: 'type', element: field.index, text: text.text }
    : { kind: 'fill', element: field.index, text: text.text };
  const offers = field.role === 'combobox' || holdsSense(field.hints ?? '', 'autocomplete') || holdsSense(field.hints ?? '', 'typeahead');
  return { type: 'act', act, on: field, ...(offers && { ok: { stage: 1, left: [text.text] } }) };
}

/** What brings the form up ("write a new message"), once. */
function opened(opener: Of<'fill'>['opener'], situation: Situation): Move | undefined {
  if (!opener || situation.cursor.explored.includes(formOpened)) return undefined;
  const names = [
    ...(opener.what ? [`${opener.as} ${opener.what.whole || opener.what.noun}`, `new ${opener.what.noun || opener.what.name}`] : []),
    opener.as,
    'new',
    'compose',
    'create',
    'add',
  ];
  for (const name of names) {
    const found = find(named(name), 'use', situation);
    const [element] = found.type === 'found' ? found.elements : [];
    if (element && isClickable(element)) return clickOn(element, { explored: [...situation.cursor.explored, formOpened] });
  }
  return undefined;
}

const formOpened = 'form';

/** "The customer's e-mail" may be a field that is called "E-mail". */
function fieldFor(what: Description, situation: Situation): ReturnType<typeof find> {
  const found = find(what, 'fill', situation);
  if (found.type === 'found' || what.exact || what.name === '') return found;
  if (found.type === 'unclear') {
    // "The postcode and the city of the billing address": what is said of one field holds for its neighbour.
    const near = [1, -1]
      .map((step) => situation.instructions[situation.cursor.at + step])
      .find((other) => other?.kind === 'fill' && other.what?.within !== undefined);
    const inPlace = near?.kind === 'fill' && near.what?.within ? find({ ...what, within: near.what.within }, 'fill', situation) : undefined;
    if (inPlace?.type === 'found') return inPlace;
  }
  for (const name of [what.whole, ...(what.noun !== '' && what.roles.length === 0 ? [what.noun] : [])]) {
    const other = find({ ...what, name, whole: name }, 'fill', situation);
    if (other.type === 'found') return other;
  }
  return onlyInRow(what, situation) ?? found;
}

/** "The quantity of the lamp": a row with one field has no need to say what it is. */
function onlyInRow({ within, name }: Description, situation: Situation): ReturnType<typeof find> | undefined {
  if (!within) return undefined;
  const row = find(within, 'point', situation);
  const unit = row.type === 'found' ? situation.scene.unitOf(row.elements[0]) : undefined;
  const fields = unit?.elements.filter(isEditable) ?? [];
  const [only, ...others] = fields;
  return only && others.length === 0 && (only.name === '' || likeness(name, only.name) > 0)
    ? { type: 'found', elements: [only] }
    : undefined;
}

/** Not a field that takes text: a list, a set of radio buttons, a checkbox, a date that is picked. */
function otherwiseTaken(what: Description, value: Given, situation: Situation): Move | undefined {
  const text = valueFor(value, undefined, situation);
  if ('why' in text) return undefined;
  if (value.type === 'when') {
    const asking = dateFields(what, situation);
    if (asking) return fillWith(asking, written(value, asking));
    const offered = clicked([value.said], undefined, situation);
    if (offered) return offered;
  }
  const steps = stepped(what, text.text, situation);
  if (steps) return steps;
  const list = find(what, 'choose', situation);
  if (list.type === 'found' && (listBoxRoles.includes(list.elements[0].role) || list.elements[0].options))
    return chooseIn(list.elements[0], [text.text]);
  if (list.type === 'found' && value.type === 'when' && value.day !== undefined) return pickDay(value.day, list.elements[0], situation);
  const box = find(what, 'check', situation);
  if (box.type === 'found' && /^(?:yes|no|on|off|true|false|checked|unchecked)$/i.test(text.text)) {
    const on = /^(?:yes|on|true|checked)$/i.test(text.text);
    const [element] = box.elements;
    return element.states.includes('checked') === on
      ? next
      : { type: 'act', act: { kind: 'check', element: element.index, on }, on: element };
  }
  if (placesOf(what, situation).length === 0) return undefined;
  return ticked([text.text], what, situation) ?? clicked([text.text], what, situation);
}

/** A date without a field of that name: the only field that asks for one. */
function dateFields({ name }: Description, { scene }: Situation): ObservedElement | undefined {
  if (!holdsSense('date day', name)) return undefined;
  const asks = (element: ObservedElement) =>
    ['date', 'datetime-local'].includes(element.type ?? '') || isDateForm(`${element.name} ${element.hints ?? ''}`);
  const fields = scene.elements.filter((element) => isEditable(element) && asks(element));
  return fields.length === 1 ? fields[0] : undefined;
}

/** A number between a minus and a plus, which are pressed until it is the one that is wanted. */
function stepped(what: Description, text: string, situation: Situation): Move | undefined {
  const wanted = Number(text);
  if (text.trim() === '' || !Number.isInteger(wanted) || situation.cursor.stage > mostSteps) return undefined;
  const here = standingIn(what.within, situation);
  const plus = steppers(here, /^[+＋]$/, 'increase');
  const minus = steppers(here, /^[-−–]$/, 'decrease');
  const [up, down] = [plus[0], minus[0]];
  if (!up || !down || plus.length > 1 || minus.length > 1) return undefined;
  const shown = here.find(
    ({ index, name }) => index > Math.min(up.index, down.index) && index < Math.max(up.index, down.index) && /^\d+$/.test(name.trim()),
  );
  if (!shown) return undefined;
  const now = Number(shown.name);
  if (now === wanted) return next;
  const button = now < wanted ? up : down;
  return clickOn(button, { stage: situation.cursor.stage + 1, tried: [] });
}

const steppers = (elements: readonly ObservedElement[], sign: RegExp, does: string): readonly ObservedElement[] =>
  elements.filter(
    (element) =>
      isClickable(element) && (sign.test(element.name.trim()) || holdsSense(element.name, does) || holdsSense(element.hints ?? '', does)),
  );

const mostSteps = 60;

/** The options that a field offers while it is typed into: the one that was meant is taken, where there is one. */
function suggested(situation: Situation): Move {
  const { scene, cursor } = situation;
  const [text = ''] = cursor.left ?? [];
  const offered = scene.elements.filter(
    (element) => element.role === 'option' || (element.isNew && isClickable(element)) || (element.isNew && scene.unitOf(element)),
  );
  const scored = offered.map((element) => ({ element, score: likeness(text, element.name) })).filter(({ score }) => score >= 0.6);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === most);
  if (!only || (others.length > 0 && most < 0.95)) return next;
  return clickOn(only.element);
}

/** The field that is focused, the only one, or the next one that is empty. */
function inHand({ scene, hand }: Situation): ReturnType<typeof find> {
  const fields = scene.elements.filter(isEditable);
  const focused = fields.find(({ states }) => states.includes('focused'));
  const inForm = hand && fields.filter((field) => field.index >= hand.index);
  const dialog = scene.dialog;
  const inDialog = dialog === undefined ? [] : fields.filter((field) => scene.isIn(field, dialog));
  const ofText = fields.filter(({ role }) => role !== 'slider' && role !== 'spinbutton');
  const field =
    focused ??
    (inDialog.length === 1 ? inDialog[0] : undefined) ??
    (hand && isEditable(hand) ? hand : undefined) ??
    (fields.length === 1 ? fields[0] : undefined) ??
    (ofText.length === 1 ? ofText[0] : undefined) ??
    inForm?.find(({ value = '' }) => value === '');
  if (field) return { type: 'found', elements: [field] };
  return {
    type: 'none',
    why: fields.length === 0 ? 'there is no field on the page to fill in' : `there are ${fields.length} fields on the page; say which`,
  };
}

export function clear({ what }: Of<'clear'>, situation: Situation): Move {
  const found = find(what, 'fill', situation);
  return found.type === 'found'
    ? each(found.elements, situation, ({ index }) => ({ kind: 'fill', element: index, text: '' }))
    : lacking(found);
}

export function choose({ values, from, whole, opener }: Of<'choose'>, situation: Situation): Move {
  const texts: string[] = [];
  for (const value of values) {
    const text = valueFor(value, undefined, situation);
    if ('why' in text) return lacking(text);
    texts.push(text.text);
  }
  const [first] = values;
  const list = from === undefined ? undefined : find(from, 'choose', situation);
  if (list?.type === 'found' && (list.elements[0].options || listBoxRoles.includes(list.elements[0].role)))
    return chooseIn(list.elements[0], texts);
  if (first?.type === 'when' && first.day !== undefined) {
    const day = onADay(first, from, situation);
    if (day.type !== 'missing') return day;
  }
  return (
    fromLists(texts, situation) ??
    ticked(texts, from, situation) ??
    clicked(texts, from, situation) ??
    (list?.type === 'found' && !isEditable(list.elements[0])
      ? { type: 'act', act: { kind: 'select', element: list.elements[0].index, options: texts }, on: list.elements[0] }
      : undefined) ??
    labelledValue(texts, situation) ??
    (from === undefined ? unopened(texts, situation) : typedInto(from, texts, situation)) ??
    (whole === undefined ? undefined : asOne(whole, situation)) ??
    opened(opener, situation) ??
    missing(
      `nothing on the page offers ${texts.map((text) => JSON.stringify(text)).join(', ')}${from === undefined ? '' : ` in ${say(from)}`}`,
    )
  );
}

function onADay(value: Extract<Given, { type: 'when' }>, from: Description | undefined, situation: Situation): Move {
  const fields = situation.scene.elements.filter(
    (element) => isEditable(element) && (element.type === 'date' || holdsSense(`${element.name} ${element.hints ?? ''}`, 'date')),
  );
  const wanted = from === undefined ? undefined : find(from, 'fill', situation);
  const isAnyDate = from === undefined || holdsSense('date', from.name || from.whole);
  const field = wanted?.type === 'found' ? wanted.elements[0] : isAnyDate && fields.length === 1 ? fields[0] : undefined;
  const opener = from === undefined || field ? undefined : find(from, 'click', situation);
  if (!field && !isAnyDate && opener?.type !== 'found') return missing(`nothing on the page is called ${say(from as Description)}`);
  if (opener?.type === 'found') return pickDay(value.day ?? '', opener.elements[0], situation);
  if (field && situation.cursor.stage === 0) return fillWith(field, written(value, field));
  return pickDay(value.day ?? '', undefined, situation);
}

/** In a list whose options are known, their own texts are asked for; a list that is not open yet is opened by the driver. */
function chooseIn(list: ObservedElement, texts: readonly string[]): Move {
  if (!list.options || list.options.length === 0)
    return { type: 'act', act: { kind: 'select', element: list.index, options: texts }, on: list };
  const options: string[] = [];
  for (const text of texts) {
    const option = optionFor(text, list.options);
    if (option === undefined)
      return missing(
        `${list.role} ${JSON.stringify(list.name)} has no option ${JSON.stringify(text)}; it has ${list.options
          .slice(0, 12)
          .map((known) => JSON.stringify(known))
          .join(', ')}`,
      );
    options.push(option);
  }
  return { type: 'act', act: { kind: 'select', element: list.index, options }, on: list };
}

function optionFor(text: string, options: readonly string[]): string | undefined {
  const scored = options.map((option) => ({ option, score: likeness(text, option) })).sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (!first || first.score < 0.6) return undefined;
  return first.score >= 0.95 || !second || second.score < first.score - 0.03 ? first.option : undefined;
}

/** All values in one list, or each in a list of its own. */
function fromLists(texts: readonly string[], situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  const lists = scene.elements.filter(({ options, states }) => options !== undefined && options.length > 0 && !states.includes('disabled'));
  const whole = lists.filter(({ options = [] }) => texts.every((text) => optionFor(text, options) !== undefined));
  if (whole.length === 1 && whole[0]) return chooseIn(whole[0], texts);
  if (whole.length > 1 || texts.length < 2) return undefined;
  const at = cursor.stage;
  const text = texts[at];
  const move = text === undefined ? next : inAList(named(text), situation);
  if (move?.type !== 'act') return undefined;
  return at + 1 < texts.length ? { ...move, ok: { stage: at + 1 } } : move;
}

/** Radio buttons, checkboxes and switches of these names. */
function ticked(texts: readonly string[], from: Description | undefined, situation: Situation): Move | undefined {
  const boxes: ObservedElement[] = [];
  for (const text of texts) {
    const roles = checkableRoles.filter((role) => situation.scene.elements.some((element) => element.role === role));
    if (roles.length === 0) return undefined;
    const found = find({ ...named(text, roles), ...within(from, situation) }, 'check', situation);
    if (found.type !== 'found' || !roles.includes(found.elements[0].role)) return undefined;
    boxes.push(found.elements[0]);
  }
  return each(boxes, situation, ({ index, states }) =>
    states.includes('checked') ? undefined : { kind: 'check', element: index, on: true },
  );
}

const within = (from: Description | undefined, situation: Situation) =>
  from !== undefined && placesOf(from, situation).length > 0 ? { within: from } : {};

function clicked(texts: readonly string[], from: Description | undefined, situation: Situation): Move | undefined {
  const things: ObservedElement[] = [];
  for (const text of texts) {
    const found = find({ ...named(text), ...within(from, situation) }, 'click', situation);
    if (found.type !== 'found') return undefined;
    things.push(found.elements[0]);
  }
  return each(things, situation, ({ index, states }) => (states.includes('selected') ? undefined : { kind: 'click', element: index }));
}

/** "size Grande": what it is called and the value in one. */
function labelledValue(texts: readonly string[], situation: Situation): Move | undefined {
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) return undefined;
  const words = text.split(' ');
  for (let cut = 1; cut < words.length; cut += 1) {
    const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
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
      if (move) return move;
    }
  }
  return undefined;
}

/** What reads as several values, or as a value and its label, may be one. */
const asOne = (whole: string, situation: Situation): Move | undefined =>
  fromLists([whole], situation) ?? ticked([whole], undefined, situation) ?? clicked([whole], undefined, situation);

/** "Choose February 2027 as the billing month": a field that takes what is chosen. */
function typedInto(from: Description, texts: readonly string[], situation: Situation): Move | undefined {
  const [text, ...others] = texts;
  const found = find(from, 'fill', situation);
  if (text === undefined || others.length > 0 || found.type !== 'found' || found.elements[0].type === undefined) return undefined;
  return fillWith(found.elements[0], text);
}

/** The only list on the page that does not show its options yet. */
function unopened(texts: readonly string[], { scene }: Situation): Move | undefined {
  const lists = scene.elements.filter(
    ({ role, options, states }) => role === 'combobox' && (options === undefined || options.length === 0) && !states.includes('disabled'),
  );
  const [only, ...others] = lists;
  if (!only || others.length > 0) return undefined;
  return { type: 'act', act: { kind: 'select', element: only.index, options: texts }, on: only };
}
