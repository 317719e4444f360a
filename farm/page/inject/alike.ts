/** Siblings of the same build: the cards and rows of pages that have no roles for them. */

/** What is text or a part of something, never a card. */
const never = new Set(
  (
    'A ABBR B BDI BDO BIG BR BUTTON CITE CODE DATA DD DEL DFN DT EM FONT H1 H2 H3 H4 H5 H6 HR I IFRAME IMG INPUT INS KBD LABEL LEGEND ' +
    'LI LINK MARK OPTION P PRE Q S SAMP SCRIPT SELECT SMALL STRIKE STRONG STYLE SUB SUMMARY SUP svg TBODY TD TEMPLATE TEXTAREA TFOOT ' +
    'TH THEAD TIME TR U VAR WBR'
  ).split(' '),
);
/** More than a walk that is not cut off comes to, each with what is in it. */
const most = 60_000;

/** The children that have likes among their siblings; undefined when none has. */
export function alikeIn(parent: ParentNode): ReadonlySet<Element> | undefined {
  const first = parent.firstElementChild;
  if (!first || first === parent.lastElementChild) return undefined;
  // What is of another tag is of another build, and to tell the build of what holds thousands of rows takes long.
  let byTag: Map<string, Element[]> | undefined;
  let count = 0;
  for (let child: Element | null = first; child && count < most; child = child.nextElementSibling, count += 1) {
    if (!mayBeAlike(child)) continue;
    byTag ??= new Map();
    gather(byTag, child.tagName, child);
  }
  if (!byTag) return undefined;
  const byBuild = new Map<string, Element[]>();
  for (const alike of byTag.values())
    if (alike.length > 1) for (const child of alike) for (const build of buildsOf(child)) gather(byBuild, build, child);
  let found: Set<Element> | undefined;
  for (const alike of byBuild.values()) {
    if (alike.length < 2 || (alike.length === 2 && isAroundList(alike))) continue;
    found ??= new Set();
    for (const child of alike) found.add(child);
  }
  return found;
}

/** A part of the page and those that are alike to it, itself included. */
export interface Likes {
  readonly part: Element;
  readonly all: ReadonlySet<Element>;
}

/** More are no columns of a board, and to look through all of them takes long. */
const mostLikes = 12;

/** Of a section those side by side, each of which may be a column. */
export function sectionsBeside(element: Element, tagName: string): Likes | undefined {
  if (tagName !== 'SECTION') return undefined;
  const beside = [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === 'SECTION');
  return beside.length > 1 ? { part: element, all: new Set(beside) } : undefined;
}

/** A section of no name with no heading in it is no part of the page by itself. */
export const isBareSection = (element: Element): boolean =>
  element.tagName === 'SECTION' &&
  !element.hasAttribute('aria-label') &&
  !element.hasAttribute('aria-labelledby') &&
  !element.hasAttribute('title') &&
  element.querySelector('h1,h2,h3,h4,h5,h6,[role="heading"]') === null;

/** The only card in a column, where the columns beside it hold several: within the part itself, or what is right in it. */
export function aloneIn(around: Element, { part, all }: Likes): ReadonlySet<Element> | undefined {
  if (all.size > mostLikes) return undefined;
  const found = new Set<Element>();
  for (const child of around.children) {
    if (!mayBeAlike(child) || !child.hasAttribute('class')) continue;
    const isKin = (other: Element) => isCalledAs(other, child);
    for (const like of all) {
      const beside = like === part ? undefined : around === part ? like : [...like.children].find((inner) => isCalledAs(inner, around));
      if (beside && [...(alikeIn(beside) ?? [])].some(isKin)) found.add(child);
    }
  }
  return found.size > 0 ? found : undefined;
}

const isCalledAs = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && one.getAttribute('class') === other.getAttribute('class');

/** What stands above a list and below it are its tools, and no list. */
function isAroundList([first, last]: readonly Element[]): boolean {
  for (let between = first?.nextElementSibling; between && between !== last; between = between.nextElementSibling)
    if (between.matches(lists) || between.querySelector(lists) !== null) return true;
  return false;
}
const lists = 'table,ul,ol,[role="table"],[role="grid"],[role="treegrid"],[role="list"],[role="listbox"]';

/** An answer within what it answers: of the tag and class of the entry around it, and begun as that is. */
export function isNested(element: Element, { role, element: outer }: { readonly role: string; readonly element: Element }): boolean {
  if (role !== 'item' || element === outer || element.tagName !== outer.tagName) return false;
  const name = element.getAttribute('class');
  if (!name || name !== outer.getAttribute('class') || !mayBeAlike(element)) return false;
  const [own, its] = [element.firstElementChild, outer.firstElementChild];
  if (!own || !its || its === element || its.contains(element) || own === own.parentElement?.lastElementChild) return false;
  return own.tagName === its.tagName && own.getAttribute('class') === its.getAttribute('class');
}

function gather(by: Map<string, Element[]>, key: string, element: Element): void {
  const known = by.get(key);
  if (known) known.push(element);
  else by.set(key, [element]);
}

/** Tells of a sibling of the element whether it is its like. */
export function likenessOf(element: Element): (sibling: Element) => boolean {
  const builds = mayBeAlike(element) ? buildsOf(element) : [];
  return (sibling) => builds.length > 0 && mayBeAlike(sibling) && buildsOf(sibling).some((build) => builds.includes(build));
}

const mayBeAlike = (element: Element): boolean =>
  (!never.has(element.tagName) || (element.tagName === 'P' && lineWithButton(element) !== undefined)) &&
  (element.firstElementChild !== null || element.shadowRoot !== null) &&
  !element.hasAttribute('role');

/** By its classes, and by what it is made of two levels down: a class may tell the one in hand from its likes. */
function buildsOf(element: Element): string[] {
  const builds: string[] = [];
  const line = lineWithButton(element);
  if (line !== undefined) builds.push(line);
  // A paragraph is an entry by nothing else.
  if (element.tagName === 'P') return builds;
  const name = element.getAttribute('class');
  if (name) {
    builds.push(`${element.tagName}.${name}`);
    // Of what is sold out or chosen, a class behind the first says so.
    const begun = element.firstElementChild;
    const own = begun?.getAttribute('class');
    if (own) builds.push(`${element.tagName}.${element.classList[0]}>${begun?.tagName}.${own}`);
    // Or one of its parts says more.
    if (element.childElementCount > 1)
      builds.push(`${element.tagName}.${element.classList[0]}>${[...element.children].map(({ tagName }) => tagName).join('>')}`);
  }
  const within = unwrapped(element);
  let parts = '';
  let told: string | undefined;
  const kinds = new Set<string>();
  for (const child of within.children) {
    if (told === undefined && controls.has(child.tagName)) told = parts;
    parts += `>${child.tagName}`;
    kinds.add(child.tagName);
    // One entry may have fewer buttons than the next.
    let last = '';
    for (const { tagName } of child.children) {
      if (tagName !== last) parts += `.${tagName}`;
      last = tagName;
    }
  }
  if (element.shadowRoot || parts.split('>').length > 2)
    builds.push(element.tagName + (within === element ? '' : `/${within.tagName}`) + parts);
  // One entry may have no control, where the others have theirs behind what they tell on one line.
  told ??= parts;
  if (onLine.test(told)) builds.push(`${element.tagName}<${told}`);
  // Three kinds of parts tell enough, whatever is in them.
  if (kinds.size > 2) builds.push(`${element.tagName}:${[...kinds].join('>')}`);
  return builds;
}

/** Two texts or more, none of which is a heading or a paragraph. */
const onLine = /^(?:>(?:A|B|EM|I|SMALL|SPAN|STRONG|TIME)(?![A-Z])(?:\.[A-Z]+)*){2,}$/;
const controls = new Set(['BUTTON', 'INPUT', 'LABEL', 'SELECT', 'TEXTAREA']);

/** A line of text, and one button that is called the same in each. */
function lineWithButton(element: Element): string | undefined {
  const [only] = element.childElementCount === 1 ? element.children : [];
  if (only?.tagName !== 'BUTTON') return undefined;
  const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ''));
  return isText ? `${element.tagName} ${(only.textContent ?? '').trim().slice(0, longestButton)}` : undefined;
}

const longestButton = 40;
const mostWrappers = 3;

/** One thing in a wrapper, or in several, is of the build of that thing. */
function unwrapped(element: Element): Element {
  let within = element;
  for (let depth = 0; depth < mostWrappers; depth += 1) {
    const only = within.firstElementChild;
    if (!only || only.nextElementSibling || !mayBeAlike(only)) break;
    within = only;
  }
  return within;
}
