/** What a visiting card or an address says without a word for it: an e-mail address, a telephone number, a town behind its postcode, a name. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isText } from '../page/kinds-of-elements.ts';

type Kind = 'given' | 'family' | 'name' | 'mail' | 'phone' | 'fax' | 'web' | 'street' | 'postcode' | 'city' | 'firm' | 'post';

/** How fields and cards call them. */
const callings: readonly (readonly [kind: Kind, called: RegExp])[] = [
  ['given', /^(?:first|given|fore) ?names?$/],
  ['family', /^(?:last|family|sur) ?names?$/],
  ['name', /^(?:(?:full|your|contact|customer) )?names?$/],
  ['mail', /^e-?mail(?: address)?$/],
  ['phone', /^(?:(?:tele)?phone|tel|mobile|cell)(?: ?(?:number|no))?$/],
  ['fax', /^(?:tele)?fax(?: ?(?:number|no))?$/],
  ['web', /^(?:web ?site|web|homepage|home page|url|internet)$/],
  ['street', /^(?:street(?: (?:address|and (?:house )?number|and no))?|address(?: line)?(?: 1)?|road)$/],
  ['postcode', /^(?:post ?codes?|postal codes?|zip(?: ?codes?)?)$/],
  ['city', /^(?:city|town|place)$/],
  ['firm', /^(?:company(?: name)?|firm|organi[sz]ation|employer|business(?: name)?)$/],
  ['post', /^(?:job(?: title)?|position|occupation|profession|role|post|function)$/],
];

/** What the field asks for, or the card tells there; undefined for what is of none of these kinds. */
export function kindCalled(label: string, type = ''): Kind | undefined {
  const said = label
    .toLowerCase()
    .replace(/[.:*：]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const called = callings.find(([, form]) => form.test(said))?.[0];
  return called ?? (type === 'email' ? 'mail' : type === 'tel' ? 'phone' : undefined);
}

const word = "\\p{Lu}[\\p{L}'’-]*\\.?";
const town = `${word}(?: (?:${word}|am|an der|upon|on|de|la|le|sur|im|in))*`;
const street =
  '(?:street|st|road|rd|lane|ln|avenue|ave|way|drive|dr|square|sq|place|court|close|row|hill|terrace|quay|gardens?|crescent|parade|boulevard|blvd|alley|walk|green|park|yard|mews|gate)';
const shapes: readonly (readonly [form: RegExp, kinds: readonly Kind[]])[] = [
  [/^(?:mailto:)?([^\s@]+@[^\s@]+\.\p{L}{2,})$/u, ['mail']],
  [/^((?:https?:\/\/|www\.)\S+)$/i, ['web']],
  [/^(\+?\(?\d[\d\s()/.-]{5,}\d)$/, ['phone']],
  [new RegExp(`^(?:[A-Z]{1,2}-)?(\\d{4,6}|\\d{3} \\d{2}) (${town})$`, 'u'), ['postcode', 'city']],
  [new RegExp(`^(${town}),? ([A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|\\d{5})$`, 'u'), ['city', 'postcode']],
  [new RegExp(`^(\\d{1,4}[a-z]?,? (?:${word} )+${street}\\.?)$`, 'iu'), ['street']],
  [new RegExp(`^((?:${word} )*${word} \\d{1,4} ?[a-z]?)$`, 'u'), ['street']],
  [
    /^(\p{Lu}.* (?:ltd|limited|inc|incorporated|gmbh|ag|kg|llc|llp|plc|corp|corporation|co|company|s\.?a\.?|b\.?v\.?|& sons?|& co|bros|group|brothers)\.?)$/iu,
    ['firm'],
  ],
  [
    /^((?:\p{L}+ ){0,3}(?:manager|director|engineer|officer|consultant|designer|assistant|editor|teacher|accountant|developer|architect|secretary|president|chairman|chairwoman|analyst|baker|lawyer|nurse|sales|marketing|head of \p{L}+))$/iu,
    ['post'],
  ],
];
const personal = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?) (\p{Lu}[\p{L}'’-]+)$/u;
const turned = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}'’-]+)$/u;
const ofPhone = /^(?:t|p|m|tel|phone|telephone|mobile|cell|call)\b[.:]*\s*(?=[+(\d])/i;

/** What a card tells, by its kind, and whether anything on it is left of which it is not known what it is. */
interface Card {
  readonly values: ReadonlyMap<Kind, readonly string[]>;
  readonly isAllKnown: boolean;
}

/** `shown`: the texts of the card, from its top; `isApart`: and nothing else of the page. */
export function cardOf(shown: readonly ObservedElement[], isApart: boolean): Card {
  const values = new Map<Kind, readonly string[]>();
  const tell = (kind: Kind, value: string) => values.set(kind, [...new Set([...(values.get(kind) ?? []), value.trim()])]);
  const lines = linesOf(shown);
  const told = lines.map((line, at) => isTold(line.text, lines[at - 1]?.text, tell));
  const person = ofWhom(lines, told, values.get('mail') ?? [], isApart);
  if (person !== undefined && !values.has('given') && !values.has('family') && !values.has('name')) {
    const [, family = '', given = ''] = turned.exec(person) ?? [];
    const [, ahead = given, last = family] = personal.exec(person) ?? [];
    tell('name', `${ahead} ${last}`);
    tell('given', ahead);
    tell('family', last);
  }
  return { values, isAllKnown: lines.every(({ text }, at) => told[at] || text === person) };
}

/** The only line that may be a name, above all that is known; of several, the one that the e-mail address repeats. */
function ofWhom(lines: readonly Line[], told: readonly boolean[], mails: readonly string[], isApart: boolean): string | undefined {
  const named = lines.filter(({ text }, at) => !told[at] && likeName.test(text));
  const byMail = named.filter(({ text }) => isOfMail(text, mails));
  const [only, ...others] = named.length > 1 ? byMail : named;
  if (!only || others.length > 0 || !(personal.test(only.text) || turned.test(only.text))) return undefined;
  const isAhead = lines.indexOf(only) < told.indexOf(true);
  // The heading of a page is a name to look at, too.
  return byMail.includes(only) || (isAhead && (isApart || !only.isHeading)) ? only.text : undefined;
}
const likeName = /^\p{Lu}\S*(?:,? \p{Lu}\S*){1,4}$/u;

interface Line {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Line by line, and what a comma or a dot parts where each part is of a known shape. */
function linesOf(shown: readonly ObservedElement[]): readonly Line[] {
  const texts = shown.filter((element) => isText(element) || element.role === 'link');
  const isKnown = (text: string) => shapes.some(([form]) => form.test(text));
  return texts.flatMap(({ name, lines, role }) =>
    (lines ?? [name]).flatMap((line) => {
      const parts = line.split(/\s*[,·•|]\s+/).map((part) => part.trim());
      const areKnown = parts.length > 1 && !isKnown(line) && parts.every(isKnown);
      return (areKnown ? parts : [line.trim()]).map((text): Line => ({ text, isHeading: role === 'heading' }));
    }),
  );
}

/** By the word before it, or by its shape. */
function isTold(line: string, before: string | undefined, tell: (kind: Kind, value: string) => unknown): boolean {
  const [, label = '', value = ''] = /^([^:：]{1,30})[:：]\s*(\S.*)$/u.exec(line) ?? [];
  const own = value === '' ? undefined : kindCalled(label);
  if (value !== '' && !/^https?$/i.test(label) && own === undefined) return false;
  if (own !== undefined) return tell(own, value) !== undefined;
  if (kindCalled(line) !== undefined) return true;
  const over = before === undefined ? undefined : kindCalled(before);
  if (over !== undefined) return tell(over, line) !== undefined;
  // A fax number is no telephone to call.
  const fax = /^(?:f|fax)\b[.:]*\s*([+(\d].*)$/i.exec(line)?.[1];
  if (fax !== undefined) return tell('fax', fax) !== undefined;
  const bare = line.replace(ofPhone, '');
  const known = shapes.find(([form]) => form.test(bare));
  if (!known) return false;
  const [, ...parts] = known[0].exec(bare) ?? [];
  for (const [at, kind] of known[1].entries()) tell(kind, parts[at] ?? '');
  return true;
}

/** "Ada Moss" beside "moss@firm.example" is who the card is of. */
const isOfMail = (line: string, mails: readonly string[]): boolean => {
  const [, given = '', last = ''] = personal.exec(line) ?? turned.exec(line) ?? [];
  const [name = ''] = (mails[0] ?? '').toLowerCase().split('@');
  return mails.length === 1 && [given, last].some((part) => part.length > 2 && name.includes(part.toLowerCase()));
};
