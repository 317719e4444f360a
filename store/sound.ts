/** Checks of which the shapes of what is stored are put together. */

export type Check = (value: unknown) => boolean;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText: Check = (value) => typeof value === 'string';
export const isSwitch: Check = (value) => typeof value === 'boolean';
export const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
export const listOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);
export const optional =
  (isSound: Check): Check =>
  (value) =>
    value === undefined || isSound(value);
export const recordOf =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(fields).every(([name, isSound]) => isSound(value[name]));

/** With a letter in place of each parameter. */
export const withoutPlaceholders = (template: string): string => template.replace(/\{\{[^{}]*\}\}/g, 'x');

export const isAddress: Check = (value) => typeof value === 'string' && URL.canParse(withoutPlaceholders(value));
