/** What a page's maker called an element: the words of its attributes and of its icon. */

const longest = 80;
const sources: readonly string[] = [
  'id',
  'class',
  'name',
  'data-testid',
  'data-test',
  'data-test-id',
  'data-qa',
  'data-cy',
  'itemprop',
  'title',
  'alt',
];
const iconic = 'i,svg,use,img,span[class*="icon" i],span[class*="fa-"],span[class*="mdi-"]';

/** What a drawing stands for, where people call that otherwise than the thing that is drawn. */
const drawings: readonly (readonly [drawing: RegExp, stands: string])[] = [
  [/\b(?:x|x ?mark|times|cross)\b/, 'close'],
  [/\b(?:bars|burger)\b/, 'menu'],
  [/\b(?:dots|kebab|meatballs|more (?:vert|horiz))\b/, 'more'],
  [/\b(?:pen|compose)\b/, 'edit'],
  [/\b(?:magnif(?:ier|ying)|loupe)\b/, 'search'],
  [/\b(?:cogs|sliders|wrench)\b/, 'settings'],
  [/\bbell\b/, 'notifications'],
  [/\b(?:thumb ?tack|push ?pin)\b/, 'pin'],
  [/\brandom\b/, 'shuffle'],
  [/\bpaper ?plane\b/, 'send'],
  [/\bpaper ?clip\b/, 'attach'],
  [/\benvelope\b/, 'mail'],
  [/\b(?:floppy|diskette)\b/, 'save'],
  [/\b(?:garbage|dustbin)\b/, 'delete'],
];

/** Of the latest map: rows of a list say the same. */
let known = new Map<string, string>();

export function beginWords(): void {
  known = new Map();
}

/** Whether an attribute of this name tells. */
export const isCalling = (name: string): boolean => sources.includes(name);

/**
 * Lower case, without repetition and without what a machine made up; `''` when it was called nothing. `callings` are those of
 * its attributes that tell.
 */
export function wordsOf(element: Element, callings: readonly string[], isControl: boolean): string {
  let raw = '';
  for (const name of callings) raw += ` ${element.getAttribute(name)}`;
  if (isControl && element.firstElementChild) raw += iconOf(element);
  if (raw === '') return '';
  let words = known.get(raw);
  if (words === undefined) {
    words = sift(raw);
    known.set(raw, words);
  }
  return words;
}

function attributesOf(element: Element, names: readonly string[]): string {
  let raw = '';
  for (const name of element.getAttributeNames()) if (names.includes(name)) raw += ` ${element.getAttribute(name)}`;
  return raw;
}

/** Of an element whose attributes were not looked at. */
export const wordsIn = (element: Element): string =>
  element.hasAttributes() ? wordsOf(element, element.getAttributeNames().filter(isCalling), false) : '';

/** A control may hold nothing but a drawing. */
function iconOf(element: Element): string {
  let raw = '';
  const isItem = element.getAttribute('role') === 'menuitem';
  for (const icon of element.querySelectorAll(iconic)) {
    if (raw.length > longest) break;
    // Of the items in the menu under it, each has its own.
    if (isItem && icon.closest('[role="menuitem" i]') !== element) continue;
    raw += attributesOf(icon, ['class', 'id', 'data-icon', 'alt', 'title']);
    const href = icon.tagName === 'use' ? (icon.getAttribute('href') ?? icon.getAttribute('xlink:href')) : null;
    if (href) raw += ` ${href.slice(href.lastIndexOf('#') + 1)}`;
  }
  const drawn = raw.toLowerCase().replace(/[-_]/g, ' ');
  for (const [drawing, stands] of drawings) if (drawing.test(drawn)) raw += ` ${stands}`;
  return raw;
}

function sift(raw: string): string {
  const words = new Set<string>();
  for (const token of raw.split(/[^\p{L}\p{N}]+/u)) {
    if (isMadeUp(token)) continue;
    for (const word of token
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(' '))
      if (word.length > 1) words.add(word);
  }
  let text = '';
  for (const word of words) {
    if (text.length + word.length >= longest) break;
    text += text === '' ? word : ` ${word}`;
  }
  return text;
}

/** Hashes of style tools, counters of frameworks: letters and digits in no order, or capitals where no word begins. */
function isMadeUp(token: string): boolean {
  if (/^\d{5,}$/.test(token) || /^[0-9a-f]{8,}$/i.test(token)) return true;
  if (/\d/.test(token) && /\p{L}/u.test(token)) return token.length > 4 && !/^\p{L}{3,}\d{1,3}$/u.test(token);
  const parts = token.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  return parts.length > 1 && token.length / parts.length < 3;
}
