/** What those who log in are told apart by, and what only they know, as goals call it. */

const holder =
  'user|log-?in|account|member(?:ship)?|customer|client|library|card|student|staff|employee|patient|reader|borrower|subscriber';
const who = `(?:(?:${holder}) ?){0,2}(?:card|id|names?|number|no\\.?|handle)|${holder}|e-?mail(?: address)?|(?:tele|mobile )?phone(?: number)?|mobile(?: number)?|nick ?name`;
const ofWords = 'pass ?phrase|(?:secret|memorable|magic) (?:words?|phrase)';
const secret = `${ofWords}|pass ?words?|pass ?codes?|pass ?keys?|pass|pwd?|pin(?: code| number)?|(?:access|security|secret|entry|log-?in) (?:code|key)|secret|(?:code|key) ?word`;
const own = '(?:the |my |your |our |his |her |a |an )?';
const between = '(?: is|,? as follows| of| =|:)?';
/** No value begins with these: "pass the test", "pin it". */
const noValue = '(?!(?:the|an?|my|your|his|her|it|this|that|all|every|each|to|by|on|in|for|and|or|with|as|is) )';
const valueEnd = '(?=$|[,;.!?)\\n]|\\)? (?:and|then|but|plus) )';

const named = new RegExp(`^${own}(?:(${who})|(${secret}))${between} ${noValue}(\\S.*)$`, 'iu');
const namedBehind = new RegExp(`^(\\S+) (?:as|for|is) ${own}(?:(${who})|(${secret}))$`, 'iu');
const nameAlone = new RegExp(`^${own}(?:${who}|${secret})$`, 'iu');
/** "Customer Care": who is called so. */
const title = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u;

interface Credential {
  readonly of: 'user' | 'password';
  readonly value: string;
}

/** "card number 2900", "my PIN is 77", "x as the password"; undefined for what does not say of which it is. */
export function credentialIn(part: string): Credential | undefined {
  if (title.test(part)) return undefined;
  const [, value = '', ofUser, ofSecret] = namedBehind.exec(part) ?? [];
  if (value !== '' && (ofUser ?? ofSecret)) return { of: ofSecret === undefined ? 'user' : 'password', value };
  const [, user, secretName, said = ''] = named.exec(part) ?? [];
  if (said === '' || (user ?? secretName) === undefined) return undefined;
  return { of: secretName === undefined ? 'user' : 'password', value: said };
}

/** "My e-mail and password": it says no value. */
export const isNameAlone = (part: string): boolean => nameAlone.test(part);

const loggingIn = /^[\s(]*(?:(?:please|now|then|first|and) )*(?:(?:log|sign) (?:me |us )?(?:in|on)(?:to)?|login|authenticate)\b[^.!?\n]*$/i;
const ahead = new RegExp(
  `^(?:(?:with|using) )?${own}(?:(?:${who}|${secret})${between} ${noValue}\\S+?|(?:${ofWords})${between} ${noValue}(?:\\S+ ){1,3}?\\S+?)${valueEnd}`,
  'iu',
);

/** "Log on as anna, | passcode x": what is said of whoever logs in belongs to that. */
export const goesOnLoggingIn = (before: string, behind: string): boolean => loggingIn.test(before) && ahead.test(behind);
