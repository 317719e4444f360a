/** What of the evidence of an element holds at another replay: nothing that says a value of this one. */
import type { ElementEvidence, Locator, Surroundings } from '../../../store/model/step.ts';
import { occurrences } from './parameters.ts';

/** Without what a parameter's value is part of: it may be another next time, and may be secret. */
export function lasting<E extends ElementEvidence>(evidence: E, values: readonly string[]): E {
  const says = (text: string | undefined) => text !== undefined && values.some((value) => isSaidIn(text, value));
  return { ...evidence, locators: evidence.locators.filter((locator) => !says(textOf(locator))), around: around(evidence.around, says) };
}

const isSaidIn = (text: string, value: string): boolean => {
  const [all, part] = [text, value].map((one) => one.toLowerCase()) as [string, string];
  return occurrences(all, part) > 0 || all.includes(encodeURIComponent(part)) || all.includes(part.replace(/ /g, '+'));
};

function textOf(locator: Locator): string {
  switch (locator.by) {
    case 'role':
      return locator.name;
    case 'label':
      return locator.text;
    case 'structure':
      return '';
    default:
      return locator.value;
  }
}

function around(
  { asks: _, unit, near, key, context, column, textBefore, textAfter, ...rest }: Surroundings,
  says: (text: string | undefined) => boolean,
): Surroundings {
  // The words of a row that says a value are told apart by nothing else: some of them are the value's.
  const isOpen = says(unit) || says(key?.join(' '));
  return {
    ...rest,
    ...(unit !== undefined && !isOpen && { unit }),
    ...(near !== undefined && !says(near) && { near }),
    ...(key !== undefined && { key: isOpen ? key.filter((word) => !says(word)) : key }),
    ...(context !== undefined && !says(context) && { context }),
    ...(column !== undefined && !says(column) && { column }),
    ...(textBefore !== undefined && !says(textBefore) && { textBefore }),
    ...(textAfter !== undefined && !says(textAfter) && { textAfter }),
  };
}
