/** Says in plain words how a thing stands: "that has not been paid yet" is what is not paid, "which can still be booked" what is available. */

const had = 'bought|had|got|booked|reserved|ordered|rented|hired|borrowed|purchased|taken|obtained';
const forms: readonly (readonly [form: RegExp, said: string])[] = [
  [new RegExp(`^(that|which|who) (?:can|could) (?:(?:still|now|yet) )?be (?:${had})$`, 'i'), '$1 is available'],
  [/^(that|which|who) (?:has|have)(?: not|n['’]t)(?: yet)? been (\p{L}+)(?: yet)?$/iu, '$1 is not $2'],
  [/^(that|which|who) (?:has|have) (?:(?:already|just) )?been (\p{L}+)$/iu, '$1 is $2'],
  [/^(that|which|who) (is|are)( not|n['’]t)? (?:still|currently|now|already|yet) (?=\S)/iu, '$1 $2$3 '],
  [/^((?:that|which|who) (?:is|are)(?: not|n['’]t) .+) (?:yet|any ?more)$/iu, '$1'],
];

/** The phrase as it would be said most plainly; as it stands where it says no more than a state. */
export function plainlySaid(phrase: string): string {
  for (const [form, said] of forms) if (form.test(phrase)) return phrase.replace(form, (_, ...found) => filledIn(said, found));
  return phrase;
}

const filledIn = (said: string, found: readonly unknown[]): string =>
  said.replace(/\$(\d)/g, (_, nth: string) => (typeof found[Number(nth) - 1] === 'string' ? String(found[Number(nth) - 1]) : ''));
