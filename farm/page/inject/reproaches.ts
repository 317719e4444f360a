/** What a page's maker has called an error: it says no, whatever its words are. */

/** What is called so is one by that alone. */
const faulty =
  /^(?:err(?:or)?s?|errors?(?:list|msgs?|messages?|text|box|summary|notes?|labels?|block|container|content|explanation)|invalid|(?:validation|form|field)errors?)$/;
/** So are messages, and other things besides: a button, a zone, a price. */
const grave = /^(?:danger|critical|negative|destructive|severe|fail(?:ed|ure)?)$/;
const message =
  /^(?:alerts?|notices?|notifications?|notify|messages?|msgs?|flash(?:es)?|toasts?|snackbars?|callouts?|banners?|feedback|growl|help|helper)$/;
/** What is called after errors, and tells of none. */
const otherwise =
  /^(?:no|non|not|without|free|boundary|handler|success|ok|ready|warning|info|log|logs|code|codes|rate|count|report|reporting|margin|bars?|btn|button|icon|input|page|correction|hidden|none)$/;
/** Longer than that it is a part of the page. */
const longest = 1_000;
const fields = 'input:not([type="hidden" i]),select,textarea,form';
const parts = new Set('HTML BODY MAIN FORM TABLE TBODY TR NAV HEADER FOOTER ASIDE LABEL A BUTTON INPUT SELECT TEXTAREA'.split(' '));

/** Of a class attribute. */
const known = new Map<string, 'error' | 'grave' | ''>();

function kindOf(called: string): 'error' | 'grave' | '' {
  let kind = known.get(called);
  if (kind === undefined) {
    kind = asked(called);
    known.set(called, kind);
  }
  return kind;
}

/** A rule of style may hold only under a condition, as `hover:`. */
function asked(called: string): 'error' | 'grave' | '' {
  const names = called.split(/\s+/).filter((name) => !name.includes(':'));
  const words = names.map((name) =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/),
  );
  const meant = words.filter((name) => !name.some((word) => otherwise.test(word)));
  const has = (among: readonly (readonly string[])[], form: RegExp) => among.some((name) => name.some((word) => form.test(word)));
  if (has(meant, faulty)) return 'error';
  if (!has(meant, grave)) return '';
  return has(words, message) ? 'error' : 'grave';
}

/** Its maker calls it an error, and it is a message: nothing can be entered in it. */
export function isReproach(element: Element): boolean {
  const { tagName } = element;
  if (parts.has(tagName) || !(element.hasAttribute('class') || element.id !== '')) return false;
  if (kindOf(`${element.getAttribute('class') ?? ''} ${element.id}`) !== 'error') return false;
  return (element.textContent ?? '').length <= longest && element.querySelector(fields) === null;
}

/** It stands beside a field and is marked as what is wrong with it: no part of the sentence around it. */
export function isBesideField(element: Element): boolean {
  const called = element.getAttribute('class');
  if (called === null || parts.has(element.tagName) || kindOf(called) === '') return false;
  const { parentElement } = element;
  if (!/\p{L}{3}/u.test(element.textContent ?? '') || !parentElement) return false;
  return [...parentElement.children].some((other) => other.matches('input:not([type="hidden" i]),select,textarea'));
}
