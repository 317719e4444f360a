/** Those that are called as an element is: only where they stand tells them apart. */
import { squeeze } from './blanks.ts';
import { identify } from './name.ts';
import { isTold, roleOf } from './role.ts';
import { isAlmostSaid, plain } from './same.ts';

/** Elements of one tag that are looked at. */
const most = 5_000;

interface Namesakes {
  /** In the document or shadow root of the element, itself among them. */
  readonly alike: readonly Element[];
  /** Whether others are called so but for a number. */
  readonly isNumbered: boolean;
}

export function namesakesOf(element: Element): Namesakes {
  const { role, name } = identify(element);
  const text = textOf(element);
  const plainText = plain(text);
  // Of what is named by its text and nothing else, another text is another name.
  const isBare = name === text && element.childElementCount === 0;
  const markup = element.innerHTML;
  const likes = markedAlike(element);
  const mayBeNumbered = /\d/.test(name);
  let isNumbered = false;
  const isAlike = (other: Element): boolean => {
    if (other === element) return true;
    const said = textOf(other);
    // To compute thousands of names takes long, and most of these are nothing but their text.
    if (likes.has(other) && said === text && other.innerHTML === markup) return true;
    if (likes.has(other) && isBare && other.childElementCount === 0) {
      isNumbered ||= mayBeNumbered && plainText !== '' && plain(said) === plainText;
      return said === text;
    }
    if ((said !== text && plain(said) !== plainText) || (roleOf(other) || 'text') !== role) return false;
    const called = identify(other).name;
    isNumbered ||= mayBeNumbered && called !== name && isAlmostSaid(called, name);
    return called === name;
  };
  const root = element.getRootNode() as Document | ShadowRoot;
  return { alike: [...root.querySelectorAll(element.localName)].slice(0, most).filter(isAlike), isNumbered };
}

const textOf = (element: Element): string => squeeze(element.textContent ?? '');

/** With `href`, which tells by being there, and `id` of what labels may name, all attributes that tell role or name. */
const telling = ['role', 'class', 'alt', 'title', 'placeholder', 'aria-label', 'aria-labelledby', 'aria-owns', 'aria-placeholder'];

/** Those of its tag whose attributes give the same role and name to the same content; none when more than that tells. */
function markedAlike(element: Element): ReadonlySet<Element> {
  const inner = [element, ...element.querySelectorAll('*')];
  if (element instanceof SVGElement || !isTold(element.tagName) || inner.some((part) => part.shadowRoot || part.matches(live))) {
    return new Set();
  }
  const marks = telling.map((name) => {
    const value = element.getAttribute(name);
    return value === null ? `:not([${name}])` : `[${name}="${CSS.escape(value)}"]`;
  });
  const link = element.hasAttribute('href') ? '[href]' : ':not([href])';
  const unlabelled = 'labels' in element ? ':not([id],label *)' : '';
  const selector = `${CSS.escape(element.localName)}${link}${unlabelled}${marks.join('')}`;
  if (!element.matches(selector)) return new Set();
  return new Set((element.getRootNode() as Document | ShadowRoot).querySelectorAll(selector));
}

/** What it says is not in the markup. */
const live = 'input,select,textarea,slot';
