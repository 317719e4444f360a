/** The currencies that goals and pages are read in, by ISO 4217 code, with the signs and words for them. */
export const currencies: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['EUR', ['€', 'eur', 'euro', 'euros']],
  ['USD', ['$', 'usd', 'dollar', 'dollars']],
  ['GBP', ['£', 'gbp', 'pound', 'pounds']],
  ['JPY', ['¥', 'jpy', 'yen']],
  ['CHF', ['chf', 'franc', 'francs']],
  ['INR', ['₹', 'inr', 'rupee', 'rupees']],
];
