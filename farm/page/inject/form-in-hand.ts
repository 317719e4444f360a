/** Of several that could be what was recorded, the one of the form that is being filled in. */
import type { Locator } from '../../../store/model/step.ts';
import { activeElement } from './visibility.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Pick<WireEvidence, 'locators' | 'around'>;

/** Undefined where it was not the only one of its name, stood in no form, or no field of a form holds the focus and what was entered. */
export function ofFormInHand(elements: readonly Element[], { locators, around }: Recorded): Element | undefined {
  if (around.alike !== 1 || !locators.some(isInForm)) return undefined;
  const field = activeElement();
  const form = field?.closest('form');
  if (!form || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value === '') return undefined;
  const [only, ...others] = elements.filter((element) => form.contains(element));
  return others.length === 0 ? only : undefined;
}

const isInForm = (locator: Locator): boolean =>
  locator.by === 'structure' && (/(?:^|[> ])form(?![\w-])/.test(locator.selector) || beginsInForm(locator.selector));

/** What leads there from an id may do so from that of the form. */
const beginsInForm = (selector: string): boolean => {
  const [first = ''] = selector.split(/ (?:> )?/);
  return first.startsWith('#') && document.querySelector(first)?.closest('form') != null;
};
