/** Finds the secrets that a goal spells out, in whatever words stand around them: what it means need not be known to keep them. */
import { replaceNames } from '../../../store/model/placeholders.ts';

/** Names of fields whose values are secret. The first may end a longer word ("Benutzerkennwort"), the others stand alone. */
const longNames = 'pass ?words?|passwd|pass ?codes?|pass ?phrase|kennwort|passwort|wachtwoord|lösenord|salasana|adgangskode';
const names =
  'pwd|pin|otp|cvv|cvc|secret|token|api key|access key|security code|one-time code|geheimzahl|mot de passe|code secret|contraseña|clave|senha|palavra-passe|passord|hasło|heslo|jelszó|parola|şifre|пароль|密码|密碼|パスワード|비밀번호';
const name = `(?:(?:${longNames})|(?<![\\p{L}\\p{N}]|\\{\\{)(?:${names}))(?![\\p{L}\\p{N}])`;
/** The name as a goal has it: quoted or not, with what such fields are called besides. */
const field = `${name}["'”“»’]?(?:\\s+(?:field|box|input|textbox|confirmation|again|code|number|value|feld))*(?:\\s*\\([^)]*\\))?`;
const article = '(?:the|my|your|a|our|das|mein|le|la|mon|el|mi)';

const quoted =
  '"[^"]{1,2000}"|“[^“”]{1,2000}”|«[^«»]{1,2000}»|„[^„“”]{1,2000}[“”]|`[^`]{1,2000}`|\'[^\']{1,2000}\'(?=$|[\\s.,;:!?)\\]])|‘[^‘’]{1,2000}’';
/** Up to where the next instruction or value may begin. */
const words = '[^\\s"“”«»„`].*?(?=[.!?)]*\\s*$|[.!?)]+\\s|[,;](?:\\s|$)|\\s+(?:and|then|und|et|y|e)\\s|\\n)';
const word = '[^\\s"“”«»„`]\\S*?(?=[.,;:!?)]*(?:\\s|$))';
const verb = '(?:type|enter|input|write|put|use|fill|set|gib|tippe)(?:\\s+in)?';

/** So much may stand where any amount could: a long run of spaces or marks is no reason to search a goal again from each of them. */
const bounded = (form: string) =>
  form
    .replaceAll('\\s*', '\\s{0,4}')
    .replaceAll('\\s+', '\\s{1,4}')
    .replaceAll(')]*', ')]{0,4}')
    .replaceAll('[^)]*', '[^)]{0,60}')
    .replaceAll('.*?', '.{0,400}?');

const forms: readonly RegExp[] = [
  `${field}\\s*(?:[:=]|\\s(?:with|is|as|being|mit|ist|lautet|avec|est|con|com|es)\\s)\\s*(?<value>${quoted}|${words})`,
  `(?:set|change|reset|update|make|ändere)\\s[^.;\\n]{0,60}?${field}\\s+(?:to|auf|zu)\\s+(?<value>${quoted}|${words})`,
  // The one that was, and the one that is to be.
  `${field}\\s+(?:from|von|de|desde)\\s+(?<value>${quoted}|${word})`,
  `${field}\\s+(?:from|von|de|desde)\\s+(?:${quoted}|${word})\\s+(?:to|into|auf|zu|in|à|a|en|por)\\s+(?<value>${quoted}|${word})`,
  `(?:set|change|replace|update|switch|swap|reset|ändere|ersetze|changer?|remplacer?|cambiar?)\\s[^.;\\n]{0,60}?${field}\\s+(?<value>${quoted}|(?=\\S*[\\p{N}\\p{S}@#*&%_-])${word})\\s+(?:to|with|auf|zu|durch|par|en|por)\\s`,
  `(?:replace|swap|ersetze|remplacer?)\\s[^.;\\n]{0,60}?${field}\\s+(?:${quoted}|${word})\\s+(?:to|with|for|by|durch|par|por)\\s+(?<value>${quoted}|${word})`,
  `${field}\\s*[,.;]?\\s*(?:(?:and|then|und)\\s+)*${verb}\\s+(?<value>${quoted}|${word})`,
  `${field}\\s+(?<value>${quoted})`,
  // Without a word between, what follows the name is a value where it looks like one, or where the name itself is what is given.
  `${field}\\s+(?<value>(?=\\S*[\\p{L}\\p{N}])(?=\\S*[^\\p{L}\\s.,;:!?)]\\S)${word})`,
  `(?:with|using|mit|avec|con|com)\\s(?:[^.;\\n]{0,80}?\\s)?(?:${article}\\s+)?${name}\\s+(?!(?:field|box|input|and|in|on|for|und)\\b)(?<value>${word})`,
  `${verb}\\s+(?<value>${quoted}|${word})\\s+(?:into|in|as|for|ins|dans|en)\\s+(?:${article}\\s+)?["'“«„]?(?:[\\p{L}\\p{N}]+\\s+){0,2}?${name}`,
  `(?<value>${quoted})\\s+(?:into|as|for|als)\\s+(?:${article}\\s+)?["'“«„]?(?:[\\p{L}\\p{N}]+\\s+){0,2}?${name}`,
].map((form) => new RegExp(bounded(form), 'giu'));

/** What an unquoted value is when it is none: said of the field, or of a value that stands elsewhere. */
const noValue =
  /^(?:\{\{|(?:my|your|their|the|its|an?|any|some|this|that|it|random|what|not|too)(?:\s|$)|(?:visible|hidden|shown|masked|required|empty|missing|wrong|(?:in)?correct|(?:in)?valid|weak|strong)$)/i;

/** The values that the goal gives for fields whose names say that they are secret. Rather one too many: it is masked, no more. */
export function secretsIn(goal: string): readonly string[] {
  // As the forms know them: `secret` is a field's name, too, where no braces stand before it.
  const said = replaceNames(goal, (stored) => `{{secret:${stored}}}`);
  const named = forms.flatMap((form) => [...said.matchAll(form)].flatMap(({ groups }) => secretsOf(groups?.value ?? '')));
  return [...new Set([...named, ...cardsIn(said)])];
}

/** Numbers of cards, with or without gaps, where the goal speaks of one (ISO/IEC 7812). */
function cardsIn(said: string): readonly string[] {
  if (!/card|karte|carte|tarjeta|visa/i.test(said)) return [];
  return (said.match(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g) ?? []).filter(isOfCard);
}

/** By its check digit (Luhn). */
function isOfCard(number: string): boolean {
  const digits = [...number.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((all, digit, at) => all + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
  return sum % 10 === 0;
}

function secretsOf(value: string): readonly string[] {
  const inner = /^["“«„`'‘](.*)["“”»`'’]$/su.exec(value)?.[1];
  if (inner !== undefined) return inner.startsWith('{{') ? [] : [inner];
  if (value === '' || noValue.test(value)) return [];
  // "hunter2 on the first page": the first word alone is what is filled.
  const first = value.split(/\s/, 1)[0] ?? value;
  return /[^\p{L}]/u.test(first) ? [value, first] : [value];
}
