/** Which field of the page is meant to be filled. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { type Found, some } from '../finding/found.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { fold, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { searchField } from './search-fields.ts';
import { isDateForm } from './writing.ts';

/** "The departure date" may be a field that is called "Departure", and "the phone number" one that is called "Phone". */
export function fieldOf(what: Description, value: Given, situation: Situation): ReturnType<typeof find> {
  const found = fieldFor(what, situation);
  const ending = value.type === 'when' ? /\s+(?:date|day|time)$/i : /\s+(?:number|address|code)$/i;
  const name = what.exact ? what.name : what.name.replace(ending, '').replace(/^(?:number|amount|quantity|count) of (?:the )?/i, '');
  if (found.type !== 'none') return found;
  const other = name === what.name ? found : fieldFor({ ...what, name, whole: name }, situation);
  if (other.type === 'found') return other;
  return (value.type === 'text' && value.quoted ? onlyNameless(what, situation) : undefined) ?? found;
}

const fields: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider']);

/** "The magic phrase “x”": it can but go into the only field of the page, which has no name of its own. */
function onlyNameless({ exact, noun, within, where, ordinal }: Description, { scene }: Situation): ReturnType<typeof find> | undefined {
  // One that takes nothing yet may be the one that is meant.
  const [only, ...others] = scene.elements.filter(({ role, options = [] }) => fields.has(role) || options.length > 0);
  const isSaid = exact || noun !== '' || within !== undefined || where !== undefined || ordinal !== undefined;
  return only?.role === 'textbox' && isEditable(only) && only.name === '' && others.length === 0 && !isSaid
    ? { type: 'found', elements: [only] }
    : undefined;
}

/** "The customer's e-mail" may be a field that is called "E-mail". */
function fieldFor(what: Description, situation: Situation): ReturnType<typeof find> {
  const found = find(what, 'fill', situation);
  if (found.type === 'found' && isOfOtherPart(what, found.elements[0], situation))
    return { type: 'none', why: `nothing of that part is called ${say(what)}` };
  if (found.type === 'found' && isShownOnly(what, situation)) return { type: 'none', why: `what the page calls ${say(what)} is no field` };
  if (found.type === 'found' || what.exact) return found;
  if (what.name === '') return onlyEditor(what, situation) ?? searching(what, situation) ?? found;
  if (found.type === 'unclear') {
    // "The postcode and the city of the billing address": what is said of one field holds for its neighbour.
    const [within, ...others] = placesBeside(situation);
    // Between two places it is of neither.
    const isOne = others.every((other) => other.whole === within?.whole);
    const inPlace = within !== undefined && isOne ? find({ ...what, within }, 'fill', situation) : undefined;
    if (inPlace?.type === 'found') return inPlace;
  }
  for (const name of [what.whole, ...(what.roles.length === 0 ? [what.noun] : [])]) {
    // What is called by nothing is any field of the place.
    if (name === '') continue;
    const other = find({ ...what, name, whole: name }, 'fill', situation);
    if (other.type === 'found' && (name !== what.noun || !isWhichOne(what.name, other.elements[0], situation))) return other;
  }
  return onlyInRow(what, situation) ?? ofType(what, situation) ?? onlyEditor(what, situation) ?? found;
}

/** "The ticket T6": which of them is meant is not said by a field that is called "Ticket", unless it stands in what is called T6. */
function isWhichOne(name: string, field: ObservedElement, { scene }: Situation): boolean {
  if (!/\p{Lu}|\d/u.test(name)) return false;
  const groups = scene.around(field).map((group) => scene.groups[group]?.name ?? '');
  const heads = scene.elements.filter(({ role, index }) => role === 'heading' && index < field.index).map((heading) => heading.name);
  return ![scene.unitOf(field)?.text ?? '', field.context ?? '', field.name, ...groups, ...heads].some((text) => holdsSense(text, name));
}

const placesBeside = ({ instructions, cursor }: Situation): readonly Description[] =>
  [1, -1].flatMap((step) => {
    const other = instructions[cursor.at + step];
    return other?.kind === 'fill' && other.what?.within ? [other.what.within] : [];
  });

/** "The work street" is none in "Home", where the page has a part "Work". */
function isOfOtherPart({ name, within }: Description, field: ObservedElement, { scene }: Situation): boolean {
  if (within !== undefined) return false;
  const called = new Set(fold(`${field.name} ${scene.labelOf(field)}`).split(' '));
  const more = fold(name)
    .split(' ')
    .filter((word) => !called.has(word))
    .join(' ');
  if (more === '' || more === fold(name)) return false;
  const parts = scene.groups.flatMap((group, at) => (fold(group.name) === more ? [at] : []));
  return parts.length > 0 && !parts.some((part) => scene.isIn(field, part));
}

/** "Display name: mira" beside a control, and no field that is called so: one of another name ("Full name") is not meant. */
export function isShownOnly({ name, exact }: Description, { scene }: Situation): boolean {
  if (name === '' || exact) return false;
  const at = scene.elements.findIndex(
    (element) => isText(element) && /[:：]\s*$/.test(element.name) && fold(element.name.replace(/\s*[:：]\s*$/, '')) === fold(name),
  );
  const isCalledSo = (field: ObservedElement) =>
    [field.name, field.label ?? '', field.hints ?? '', scene.labelOf(field)].some((text) => holdsWords(text, name));
  const mayBeOf = (field: ObservedElement) => isCalledSo(field) || (field.name === '' && field.index > at && field.index <= at + 3);
  return at !== -1 && !scene.elements.some((element) => (isEditable(element) || element.options !== undefined) && mayBeOf(element));
}

/** "The search box", of a page that does not call it so. */
function searching({ name, roles, exact, within, ordinal, where }: Description, situation: Situation): ReturnType<typeof find> | undefined {
  const isPlain = !exact && name === '' && within === undefined && ordinal === undefined && where === undefined;
  const field = isPlain && roles.includes('searchbox') ? searchField(undefined, situation) : undefined;
  return field && { type: 'found', elements: [field] };
}

const writings =
  /^(?:text|contents?|code|body|message|note|comment|document|editor|(?:message|e-?mail|mail|post|letter|note|comment) (?:body|text|contents?))$/i;

/** "The text", "the code": of several fields, the one of several lines. */
function onlyEditor({ name, noun, exact, within, ordinal }: Description, { scene }: Situation): ReturnType<typeof find> | undefined {
  if (exact || within || ordinal !== undefined || !writings.test(name || noun)) return undefined;
  const editors = scene.elements.filter((element) => isEditable(element) && element.role === 'textbox' && element.type === undefined);
  // Beside fields that say what they are for, what has no name is written in.
  const nameless = editors.length > 1 ? editors.filter((field) => field.name === '' && scene.labelOf(field) === '') : editors;
  const [only, ...others] = nameless;
  return only && others.length === 0 ? { type: 'found', elements: [only] } : undefined;
}

const types: readonly (readonly [said: string, type: string])[] = [
  ['email', 'email'],
  ['phone', 'tel'],
];

/** A field of that type may show but an example in the place of its name. */
function ofType({ name, within }: Description, { scene }: Situation): ReturnType<typeof find> | undefined {
  const type = types.find(([said]) => likeness(said, name) >= 0.9)?.[1];
  const fields = type === undefined || within ? [] : scene.elements.filter((element) => isEditable(element) && element.type === type);
  return fields[0] && fields.length === 1 ? { type: 'found', elements: [fields[0]] } : undefined;
}

/** "The quantity of the lamp": a row with one field has no need to say what it is. */
function onlyInRow({ within, name }: Description, situation: Situation): ReturnType<typeof find> | undefined {
  if (!within) return undefined;
  const row = find(within, 'point', situation);
  const unit = row.type === 'found' ? situation.scene.unitOf(row.elements[0]) : undefined;
  const fields = unit?.elements.filter(isEditable) ?? [];
  const [only, ...others] = fields;
  return only && others.length === 0 && (only.name === '' || likeness(name, only.name) > 0 || (isNumeric(only) && isQuantity(only)))
    ? { type: 'found', elements: [only] }
    : undefined;
}

const isQuantity = ({ name, hints = '' }: ObservedElement): boolean => holdsSense(name, 'quantity') || holdsSense(hints, 'quantity');

/** A kind of value without a field of that name: the only field that asks for one, or the only field of the page, which has no name. */
export function ofItsKind({ name, where, within, ordinal }: Description, { scene }: Situation): ObservedElement | undefined {
  const [sense = '', types = []] = kinds.find(([sense]) => holdsSense(sense, name) && !name.includes(' ')) ?? [];
  if (sense === '' || (where ?? within ?? ordinal) !== undefined) return undefined;
  const asks = ({ type = '', name: called, hints = '' }: ObservedElement) =>
    types.includes(type) || (types.includes('date') && isDateForm(`${called} ${hints}`));
  const fields = scene.elements.filter(isEditable);
  const asking = fields.filter(asks);
  if (asking.length > 0) return asking.length === 1 ? asking[0] : undefined;
  const [only, ...others] = fields;
  const isSole = only?.role === 'textbox' && others.length === 0;
  // Who signs writes their name.
  if (isSole && sense === 'signature' && /\bname\b/i.test(`${only.name} ${scene.labelOf(only)}`)) return only;
  return isSole && only.name === '' && scene.labelOf(only) === '' ? only : undefined;
}

/** What fields of the browser's own kinds ask for, whatever they are called. */
const kinds: readonly (readonly [sense: string, types: readonly string[]])[] = [
  ['date day', ['date', 'datetime-local']],
  ['time clock', ['time', 'datetime-local']],
  ['colour', ['color']],
  ['signature', []],
  ['number', ['number']],
];

/** The field that is focused, the only one, or the next one that is empty; what is written goes to one of several lines, or to the only one. */
export function inHand({ scene, hand, instructions, cursor }: Situation): ReturnType<typeof find> {
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
    nextOf(inForm?.filter(({ value = '' }) => value === '') ?? [], instructions[cursor.at]?.clause ?? '');
  if (field) return { type: 'found', elements: [field] };
  return {
    type: 'none',
    why: fields.length === 0 ? 'there is no field on the page to fill in' : `there are ${fields.length} fields on the page; say which`,
  };
}

function nextOf(empty: readonly ObservedElement[], clause: string): ObservedElement | undefined {
  if (!/^(?:write|say)\b/i.test(clause)) return empty[0];
  const long = empty.filter(({ role, type }) => role === 'textbox' && type === undefined);
  const meant = long.length > 0 ? long : empty;
  return meant.length === 1 ? meant[0] : undefined;
}

/** "96 BPM" into a field of numbers. */
export const isNumeric = ({ role, type }: ObservedElement): boolean =>
  role === 'spinbutton' || role === 'slider' || type === 'number' || type === 'range';

/** "In the dialog": its only field, where it is said by nothing but what holds it. */
export function onlyFieldOf(what: Description, situation: Situation): Found | undefined {
  const isPart =
    what.name === '' && what.roles.some((role) => role === 'dialog' || role === 'form') && !what.rank && what.ordinal === undefined;
  const field = isPart ? onlyOf(standingIn(what, situation).filter(isEditable)) : ofPassword(what, situation);
  return field && some([field]);
}

/** What hides what is typed is the password, whatever stands beside it. */
function ofPassword({ name, where, rank, ordinal, within, beside, all }: Description, { scene }: Situation): ObservedElement | undefined {
  if (!/^pass ?word$/i.test(name) || (where ?? rank ?? ordinal ?? within ?? beside ?? all) !== undefined) return undefined;
  return onlyOf(scene.elements.filter((element) => isEditable(element) && isUsable(element) && element.type === 'password'));
}
