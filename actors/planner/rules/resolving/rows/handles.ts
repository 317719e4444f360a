/** What to act on in a row or card: what the words name in it, its main control, or its text. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { type Purpose, suits } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { checkableRoles, clickableRoles, isClickable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { beginsWith, fold, holdsWords, likeness } from '../words/likeness.ts';
import { firstOfName } from './names-in-cells.ts';

export function handleOf(
  { name, noun, roles }: Description,
  purpose: Purpose,
  elements: readonly ObservedElement[],
  scene: Scene,
): ObservedElement | undefined {
  const [sole, ...more] = elements;
  if (sole && more.length === 0 && (isClickable(sole) || (purpose === 'click' && isText(sole)))) return sole;
  const fitting = elements.filter((element) => suits(element, purpose) > 0);
  const ofRole = fitting.filter(({ role }) => roles.includes(role));
  if (ofRole.length > 0) return ofRole[0];
  // "The first company" is what stands in the column of companies.
  const ofColumn =
    purpose === 'read' && noun !== '' ? elements.find(({ column }) => column !== undefined && likeness(noun, column) >= 0.9) : undefined;
  if (ofColumn) return ofColumn;
  if (purpose === 'read' || purpose === 'drag' || purpose === 'point')
    return elements.find((element) => name !== '' && likeness(name, element.name) >= 0.9) ?? firstOfName(elements, name) ?? elements[0];
  if (purpose === 'fill' || purpose === 'choose') return fitting[0];
  // A button with words does something else to it.
  if (purpose === 'check')
    return (
      fitting.find(({ role }) => checkableRoles.includes(role)) ??
      fitting.find((element) => element.role !== 'button' || isWordless(element))
    );
  // An icon does something to the thing; the way into it has words.
  const controls = fitting.filter((element) => clickableRoles.includes(element.role) && isUsable(element) && !isWordless(element));
  if (isOfNumbers(name, controls)) return elements.find((element) => fold(element.name) === fold(name));
  const [only, ...others] = controls;
  if (only && others.length === 0 && (only.role !== 'button' || isWay(only))) return only;
  // The way into a card is its heading, then its first link; a button in it does something else.
  return (
    controls.find((element) => name !== '' && likeness(name, element.name) >= 0.8) ??
    onlyOf(controls.filter(({ name: said }) => name !== '' && holdsWords(said, name))) ??
    controls.find(({ role, context, name: said }) => role === 'link' && context !== undefined && fold(context) === fold(said)) ??
    controls.find(({ role, name: said }) => role === 'link' && said !== '') ??
    controls.find(({ role }) => role === 'clickable') ??
    controls.find(isWay) ??
    fitting.find((element) => isText(element) && name !== '' && likeness(name, element.name) >= 0.9) ??
    fitting.find((element) => isText(element) && scene.unitOf(element) !== undefined)
  );
}

/** "Seat 5" among seats of which each has its number: where it can't be pressed itself, none of the others is meant. */
const isOfNumbers = (name: string, controls: readonly ObservedElement[]): boolean =>
  isNumber.test(name) && controls.length > 1 && controls.every((control) => isNumber.test(control.name));
const isNumber = /^\p{L}?\d{1,3}\p{L}?$/u;

const isWordless = ({ role, name }: ObservedElement): boolean => role !== 'link' && !/[\p{L}\p{N}]/u.test(name);

const ways: readonly string[] = [
  'select',
  'choose',
  'view',
  'open',
  'details',
  'more',
  'read',
  'show',
  'see',
  'go',
  'book',
  'pick',
  'take',
];
/** A button that leads into the thing or takes it, as against one that does something to it. */
export const isWay = ({ name }: ObservedElement): boolean => ways.some((word) => beginsWith(name, word));
