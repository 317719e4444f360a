/** Words that leave less of what they stand by: what is partly paid is not paid. */
const lessening: ReadonlySet<string> = new Set([
  'partly',
  'partially',
  'almost',
  'nearly',
  'barely',
  'halfway',
  'teilweise',
  'partiellement',
  'parcialmente',
]);

/** Whether a name says less than what was said. */
export const lessens = (name: readonly string[], said: readonly string[]): boolean =>
  name.some((word) => lessening.has(word) && !said.includes(word));
