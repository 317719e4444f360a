/** Fills a form with what the page shows under the labels of its fields: all of it is told before the first of it is entered. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { each, type Move, missing, named, type Situation } from '../move.ts';
import { formAround } from '../page/form-around.ts';
import { checkableRoles, isEditable, isText } from '../page/kinds-of-elements.ts';
import { isColon } from '../page/labels-behind.ts';
import { standingIn } from '../page/places.ts';
import type { Scene } from '../page/scene.ts';
import { fold, likeness } from '../words/likeness.ts';
import { cardOf, kindCalled } from './card-values.ts';
import { optionFor } from './lists.ts';

/** Of several forms, that which asks for what is shown; a field of it that asks for what the page does not show is not left out. */
export function transcribe({ from, labels: said }: Of<'transcribe'>, situation: Situation): Move {
  const { scene, cursor } = situation;
  const shown = from === undefined ? scene.elements : insideOf(from, situation);
  if (from !== undefined && shown.length === 0) return missing(`the page has nothing that is called ${say(from)}`);
  const isSaid = (label: string) => said === undefined || said.some((one) => likeness(one, label) >= leastCalled);
  const all = scene.elements.filter(
    (element) => (isField(element) || checkableRoles.includes(element.role)) && isSaid(labelOf(element, scene)),
  );
  const labels = all.map((field) => labelOf(field, scene));
  const valuesFor = (field: ObservedElement, label: string): readonly string[] => {
    const under = valuesUnder(label, shown, labels);
    const kind = card && under.length === 0 && isField(field) ? kindCalled(label, field.type) : undefined;
    return kind === undefined ? under : (card?.values.get(kind) ?? []);
  };
  const lost = said?.find((one) => !labels.some((label) => likeness(one, label) >= leastCalled));
  if (lost !== undefined) return missing(`the page has no field that is called ${JSON.stringify(lost)}`);
  const card = from && (shown === scene.elements ? cardOf(outsideForms(scene), false) : cardOf(shown, true));
  const told = all.map((field, at) => ({ field, label: labels[at] ?? '', values: valuesFor(field, labels[at] ?? '') }));
  // What a card is all known of, and a field need not hold, it does not say.
  const isSpared = ({ states }: ObservedElement) => card?.isAllKnown === true && card.values.size > 1 && !states.includes('required');
  const forms = new Set(told.filter(({ values }) => values.length > 0).map(({ field }) => formAround(scene, field)));
  if (forms.size > 1) return missing('there are several forms that ask for what the page shows; say which');
  const asked = told.filter(({ field }) => forms.size === 0 || forms.has(formAround(scene, field)));
  const fields = asked.filter(({ field }) => isField(field) && (field.value ?? '').trim() === '').map(({ field }) => field);
  if (cursor.left === undefined) {
    const lacking = asked.find(({ field, values }) =>
      !isField(field) ? values.length > 0 : values.length > 1 || (values.length === 0 && fields.includes(field) && !isSpared(field)),
    );
    if (lacking) return missing(sayLacking(lacking));
    if (fields.length === 0) return missing('there is no empty field on the page');
  }
  return each(fields, situation, (field) => entering(field, asked.find((other) => other.field === field)?.values[0]));
}

const leastCalled = 0.8;

/** What a page may only have drawn around its texts. */
const drawn = /^(?:card|box|panel|block|frame|list|table)$/;
/** What people call such a block by what is printed on it. */
const printed = /\b(?:card|badge|label|tag|letter ?head|signature|imprint)$/;

/** What is said by its kind alone is first the part of the page that is called so, and the page where it marks none as that. */
function insideOf(from: Description, situation: Situation): readonly ObservedElement[] {
  const isPlain = (from.where ?? from.within ?? from.rank ?? from.ordinal ?? from.beside) === undefined;
  const isKindOnly = isPlain && from.name === '' && drawn.test(from.noun);
  // "The visiting card", which no page calls so.
  const isPrinted = isPlain && !from.exact && printed.test(from.noun || from.name) && !/\p{Lu}/u.test(from.name);
  const called = from.name === '' ? standingIn(named(from.noun), situation) : [];
  const inside = called.length > 0 ? called : standingIn(from, situation);
  return inside.length === 0 && (isKindOnly || isPrinted) ? situation.scene.elements : inside;
}

/** What a form asks, and who has made the page, stands on no card. */
const outsideForms = (scene: Scene): readonly ObservedElement[] =>
  scene.elements.filter(
    (element) => !scene.around(element).some((group) => ['form', 'contentinfo'].includes(scene.groups[group]?.role ?? '')),
  );

const isField = (element: ObservedElement): boolean => isEditable(element) && element.role !== 'slider';
const labelOf = (field: ObservedElement, scene: Scene): string => plain(field.name || scene.labelOf(field));
const plain = (label: string): string => label.replace(/\s*\*?\s*[:：]?\s*\*?\s*$/, '').trim();

const sayLacking = ({
  field,
  label,
  values,
}: {
  readonly field: ObservedElement;
  readonly label: string;
  readonly values: readonly string[];
}): string =>
  isField(field)
    ? `the page shows ${values.length > 1 ? 'several values' : 'no value'} for the field ${JSON.stringify(label)}`
    : `the page shows ${JSON.stringify(values[0])} for ${field.role} ${JSON.stringify(label)}; say whether it is to be ticked`;

function entering(field: ObservedElement, value: string | undefined): Act | undefined {
  if (value === undefined) return undefined;
  const { index: element, options } = field;
  if (options === undefined) return { kind: 'fill', element, text: value };
  return { kind: 'select', element, options: [optionFor(value, options) ?? value] };
}

/** What stands beside the label, in a row or text of its own; the label of another field is no value. */
function valuesUnder(label: string, shown: readonly ObservedElement[], labels: readonly string[]): readonly string[] {
  if (label === '') return [];
  const isLabel = (text: string) => labels.some((other) => fold(other) === fold(plain(text)));
  const found = shown.flatMap((element, at) => {
    if (!isText(element) || element.role === 'columnheader') return [];
    const [before = '', ...rest] = element.name.split(/[:：]\s+/);
    if (rest.length > 0 && likeness(label, before) >= 0.95) return [rest.join(': ')];
    const [nearest, behind] = shown.slice(at + 1);
    const beside = nearest && isText(nearest) && isColon(nearest.name) ? behind : nearest;
    const isValue = beside && isText(beside) && beside.role !== 'heading' && !/[:：]\s*$/.test(beside.name) && !isLabel(beside.name);
    return likeness(label, plain(element.name)) >= 0.95 && isValue ? [beside.name] : [];
  });
  return [...new Set(found)];
}
