/** The two ends of a journey and their days, whatever the goal and the page call them: "Departure City" is the field "From", "To" the field "Destination". */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isEditable } from '../page/kinds-of-elements.ts';

const places = '(?:city|town|airport|station|stop|port|place|location|point)';
const ends: readonly RegExp[] = [
  new RegExp(
    `^(?:from|origin|(?:from|departure|origin|start(?:ing)?|leaving|pick-?up) ${places}|(?:departing|leaving|flying|travell?ing|going|where) from|from where)(?: ${places})?$`,
    'iu',
  ),
  new RegExp(
    `^(?:to|destination|(?:to|arrival|destination|end|drop-?off) ${places}|(?:going|flying|travell?ing|where) to|arriving (?:at|in)|to where)(?: ${places})?$`,
    'iu',
  ),
];
const endOf = (name: string): number => ends.findIndex((end) => end.test(name.replace(/[\s*:?…]+$/u, '').trim()));

/** The field of that end, where the page asks for both ends of one journey; undefined otherwise. */
export function journeyEnd({ name, within, where, ordinal, rank }: Description, { scene }: Situation): ObservedElement | undefined {
  const end = endOf(name);
  if (end === -1 || (within ?? where ?? ordinal ?? rank) !== undefined) return undefined;
  const fields = scene.elements.filter((element) => isEditable(element) || element.role === 'combobox');
  const [own, other] = [end, 1 - end].map((at) =>
    onlyOf(fields.filter((field) => [field.name, field.label ?? ''].some((called) => endOf(called) === at))),
  );
  return own && other ? own : undefined;
}

const day = '(?: (?:date|day|on))?';
const days: readonly RegExp[] = [
  new RegExp(`^(?:depart(?:ure|ing|s)?|outbound|outward|leav(?:e|ing)|(?:start|travel) date|going out)${day}$`, 'iu'),
  new RegExp(`^(?:return(?:ing)?|inbound|com(?:e|ing) back|(?:end|back) date|going back)${day}$`, 'iu'),
];
const dayOf = (name: string): number => days.findIndex((each) => each.test(name.replace(/[\s*:?…]+$/u, '').trim()));

/** The field of the day that is said so: "departure" is a place in other forms, and no date goes there. */
export function journeyDay({ name, within, where, ordinal }: Description, { scene }: Situation): ObservedElement | undefined {
  const called = dayOf(name);
  if (called === -1 || (within ?? where ?? ordinal) !== undefined) return undefined;
  const isMeant = (field: ObservedElement) => [field.name, field.label ?? ''].some((said) => dayOf(said) === called);
  return onlyOf(scene.elements.filter((element) => isEditableOrPicked(element) && isMeant(element)));
}

/** What opens a calendar may take no keys. */
const isEditableOrPicked = (element: ObservedElement): boolean =>
  isEditable(element) || element.role === 'textbox' || element.role === 'combobox';
