/** Whether a button has come to tell the server something by being the one that is pressed: "Save" beside "Save and publish" saves a draft. */
import { formSentBy } from './nature.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Pick<WireEvidence, 'locators' | 'type'>;

/** What it is told apart by from the others that send its form had no name when it was recorded. */
export function sendsOtherwise(element: Element, { locators, type }: Recorded): boolean {
  if (type !== 'submit' || locators.some((locator) => locator.by === 'attribute' && locator.name === 'name')) return false;
  if (!(element instanceof HTMLButtonElement || element instanceof HTMLInputElement) || element.getAttribute('name') === null) return false;
  return [...(element.form?.elements ?? [])].filter((other) => formSentBy(other) === element.form).length > 1;
}
