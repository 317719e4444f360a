/** Values that the page tells of something else than what was asked: another number, another currency, a price where none was asked. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { currencies } from '../../currencies.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { inFull, isNumberCalled, isSpecificNumber } from './value-kinds.ts';

/** Whether what was found is none of what was asked for; `text` is how the page says it. */
export const isContradicted = (what: Description, text: string, element: ObservedElement | undefined, { scene }: Looking): boolean =>
  isOtherNumber(what, text, scene) ||
  isOtherCurrency(what, text) ||
  isPriceOfIt(what, text, element, scene) ||
  isRankedLabel(what, element);

/** A fax and a mobile have to be called so: beside them, in their column, by what their maker called them. */
function isOtherNumber({ name, noun, whole }: Description, text: string, scene: Scene): boolean {
  const kind = isSpecificNumber(name || noun || whole);
  const [number] = /\+?\(?\d[\d\s().-]{4,}\d/.exec(text) ?? [];
  if (kind === undefined || number === undefined) return false;
  return !scene.elements.some((element, at) => {
    const said = inFull(element.name);
    const place = said.indexOf(number);
    if (place < 0) return false;
    const [, ahead = ''] = /(\p{L}[\p{L} .]*)\W*$/u.exec(said.slice(0, place)) ?? [];
    if (ahead !== '') return isNumberCalled(ahead, kind);
    const { hints = '', column = '', context = '' } = element;
    return [hints, column, context, scene.labelOf(element), scene.elements[at - 1]?.name.slice(0, 40) ?? ''].some((label) =>
      isNumberCalled(label, kind),
    );
  });
}

const inCurrency = /\bin (?:us |american |british |swiss |japanese |indian )?(\p{L}+|\p{Sc})(?: sterling)?$/iu;
const codeOf = (word: string): string | undefined => currencies.find(([, names]) => names.includes(word.toLowerCase()))?.[0];

/** "In euros": a sum in dollars is not converted by leaving out the words. */
function isOtherCurrency({ whole }: Description, text: string): boolean {
  const wanted = codeOf(inCurrency.exec(whole)?.[1] ?? '');
  const told = (text.match(/\p{Sc}|\b[A-Za-z]{3,7}\b/gu) ?? []).flatMap((word) => codeOf(word) ?? []);
  return wanted !== undefined && told.length > 0 && !told.includes(wanted);
}

const sum = /^\s*(?:\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc})/u;

/** "$49 per user" is not the storage, where the card says "500 GB storage" of it elsewhere. */
function isPriceOfIt({ name, noun }: Description, text: string, element: ObservedElement | undefined, scene: Scene): boolean {
  const said = name || noun;
  if (said === '' || !sum.test(text)) return false;
  const [, each = ''] = /(?:\bper\b|\/)(.*)$/iu.exec(text) ?? [];
  if (holdsSense(each, said)) return true;
  const own = element ?? scene.elements.find((each) => each.name.trim().startsWith(text.trim()));
  const mates = own && (scene.unitOf(own)?.elements ?? scene.elements.filter(({ context }) => context === own.context));
  if (!own || !mates || [own.column ?? '', own.hints ?? '', scene.labelOf(own)].some((label) => likeness(said, label) >= 0.6)) return false;
  return !holdsSense(own.name.split(/\bper\b|\//)[0] ?? '', said) && mates.some((each) => isFactOf(each, said));
}

/** "500 GB storage", "Email support": a short line that ends with what it is of. */
const isFactOf = (element: ObservedElement, said: string): boolean => {
  const words = element.name.trim().split(/\s+/);
  return isText(element) && words.length > 1 && words.length <= 5 && likeness(said, words.slice(-said.split(' ').length).join(' ')) >= 0.9;
};

/** What something is called has no place among others. */
const isRankedLabel = ({ rank, roles }: Description, element: ObservedElement | undefined): boolean =>
  rank !== undefined && roles.length === 0 && element?.role === 'term';

const fact = /^(?:up to |over )?(\d[\d.,]*k?(?:\s?(?:[KMGT]i?B|%))?|unlimited)\s+(\p{L}[\p{L} -]*?)(?:\s(?:per|a|each|every)\s\p{L}+)?$/iu;

/** "500 GB storage" in a card: so much of what is asked; undefined where its lines tell none, or several. */
export function factIn(said: string, elements: readonly ObservedElement[]): string | undefined {
  const found = elements.flatMap((element) => {
    const [, many = '', of = ''] = (isText(element) && fact.exec(element.name.trim())) || [];
    return many !== '' && likeness(said, of) >= 0.9 ? [many] : [];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}
