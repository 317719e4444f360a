/** What a click on an element, or Enter in it, would do, as far as the page says. */
import { squeeze } from './blanks.ts';
import { identify, labelText } from './name.ts';
import { elementAt } from './registry.ts';
import { activeElement, parentOf } from './visibility.ts';
import type { WireNature } from './wire.ts';
import { isCalling, wordsOf } from './words.ts';

const longest = 400;
/** More fields than that are a page, and not what stands beside a control. */
const fieldsAtMost = 40;

/** Undefined when the element is gone; without an index of what has the focus, where this frame has it. */
export function nature(index: number | undefined, byEnter: boolean): WireNature | undefined {
  const element = index === undefined ? focused() : elementAt(index);
  if (!element) return undefined;
  const asked = byEnter ? (defaultButton(element) ?? element) : element;
  const form = choiceActs(asked) ? (asked.closest('form') as HTMLFormElement | null) : formSentBy(asked);
  return natureOf(asked, form ?? (byEnter ? formOf(element) : null));
}

function natureOf(element: Element, form: HTMLFormElement | null): WireNature {
  const href = placeOf(element);
  const dialog = around(
    element,
    '[role="dialog" i],[role="alertdialog" i],dialog,[aria-modal="true" i],[class*="modal" i],[class*="dialog" i]',
  );
  const fields = fieldsBeside(element, form);
  const chosen = fields.flatMap(chosenIn);
  return {
    ...identify(element),
    hints: hintsOf(element),
    opens: opens(element),
    ...(choiceActs(element) && { choiceActs: true }),
    lines: element.matches('textarea,[contenteditable]') && hasButton(element.closest('form')),
    ...(href !== undefined && { href }),
    ...(form && {
      form: {
        action: element.hasAttribute('formaction') ? (element as HTMLButtonElement).formAction : addressOf(form),
        method: (element.getAttribute('formmethod') || form.getAttribute('method') || 'get').toLowerCase(),
        text: textOf(form),
      },
    }),
    fields: fields.map(fieldText),
    ...(chosen.length > 0 && { chosen }),
    ...said('description', describedBy(element)),
    ...said('beside', besideOf(element)),
    ...said('hidden', form === null ? '' : hiddenIn(form)),
    ...(dialog && { dialog: textOf(dialog) }),
    context: contextOf(element),
  };
}

/** A field called `action` hides the form's own. */
const addressOf = (form: HTMLFormElement): string => new URL(form.getAttribute('action') ?? '', document.baseURI).href;

export function focused(): Element | undefined {
  const at = document.hasFocus() ? activeElement() : null;
  return !at || at === document.body || at.matches('iframe,frame') ? undefined : at;
}

/** The form that a click on it would send. */
export function formSentBy(element: Element): HTMLFormElement | null {
  const control = element.closest('button,input');
  if (control instanceof HTMLButtonElement) return control.type === 'submit' ? control.form : null;
  if (control instanceof HTMLInputElement) return ['submit', 'image'].includes(control.type) ? control.form : null;
  return null;
}

/** The form that Enter in a field sends; a field of several lines sends none (HTML, implicit submission). */
export const formOf = (element: Element): HTMLFormElement | null =>
  element instanceof HTMLInputElement && !['button', 'reset', 'checkbox', 'radio', 'file'].includes(element.type) ? element.form : null;

/** What Enter in a field clicks. */
export function defaultButton(element: Element): Element | undefined {
  const form = formSentBy(element) ? null : formOf(element);
  return form ? buttonOf(form) : undefined;
}

const buttonOf = (form: HTMLFormElement): Element | undefined => [...form.elements].find((control) => formSentBy(control) === form);
const hasButton = (form: HTMLFormElement | null): boolean => form !== null && buttonOf(form) !== undefined;

/** Where a link leads that is followed: neither to where it stands nor to a script, nor by another method than a link has. */
function placeOf(element: Element): string | undefined {
  const link = element.closest('a[href],area[href]') as HTMLAnchorElement | null;
  const written = link?.getAttribute('href')?.trim() ?? '';
  const method = link?.getAttribute('data-method') ?? link?.getAttribute('data-turbo-method') ?? 'get';
  return link && !/^(?:#$|#!$|javascript:|$)/i.test(written) && /^get$/i.test(method) ? link.href : undefined;
}

const opens = (element: Element): boolean => {
  const control = element.closest('[aria-haspopup],[aria-expanded],[popovertarget],summary');
  return control !== null && control.getAttribute('aria-haspopup') !== 'false';
};

/** Whether nothing is left to be pressed once something is chosen from it. */
function choiceActs(element: Element): boolean {
  const select = element.closest('select');
  if (select) return select.hasAttribute('onchange') || (select.form !== null && !hasButton(select.form));
  return element.closest('[aria-haspopup="menu" i],[aria-haspopup="true" i],[role="menu" i]') !== null;
}

/** Its own words, and what its maker called it. */
const hintsOf = (element: Element): string =>
  squeeze(
    `${element.getAttribute('title') ?? ''} ${element.getAttribute('value') ?? ''} ${wordsOf(element, element.getAttributeNames().filter(isCalling), true)}`,
  ).slice(0, longest);

/** The fields of the form; without one, those of the nearest part of the page that holds any. */
function fieldsBeside(element: Element, form: HTMLFormElement | null): Element[] {
  const own = form ?? (element.closest('form') as HTMLFormElement | null);
  if (own) return [...own.elements].filter(isField).slice(0, fieldsAtMost);
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) {
    const fields = within(at, element, 'input,select,textarea,[contenteditable=""],[contenteditable="true" i]').filter(isField);
    if (fields.length > 0) return fields.slice(0, fieldsAtMost);
  }
  return [];
}

const isField = (field: Element): boolean =>
  field.matches('select,textarea,[contenteditable]') ||
  (field instanceof HTMLInputElement && !['hidden', 'submit', 'button', 'reset', 'image', 'checkbox', 'radio'].includes(field.type));

const fieldText = (field: Element): string => {
  const kind = field.hasAttribute('contenteditable') ? 'textarea' : (field as HTMLInputElement).type;
  const words = ['name', 'id', 'autocomplete', 'placeholder', 'aria-label'].map((name) => field.getAttribute(name) ?? '');
  return squeeze([kind, ...words, labelText(field)].join(' '))
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .slice(0, longest);
};

const said = (key: 'description' | 'beside' | 'hidden', text: string) => (text === '' ? {} : { [key]: text });

const describedBy = (element: Element): string =>
  squeeze(
    [
      element.getAttribute('aria-description') ?? '',
      ...(element.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .filter((id) => id !== '')
        .map((id) => (element.getRootNode() as Document | ShadowRoot).getElementById(id)?.textContent ?? ''),
    ].join(' '),
  ).slice(0, longest);

/** Longer than that it is a page, and not what a control is about. */
const longestBeside = 120;

function besideOf(element: Element): string {
  const own = squeeze(ownText(element));
  for (let at: Element = element; at !== document.body; ) {
    const around = parentOf(at);
    if (!around) return '';
    const text = around === document.body ? '' : squeeze(ownText(around));
    if (text !== '' && text !== own && text.length <= longestBeside) return text;
    if (text.length > longestBeside || around === document.body) return before(at);
    at = around;
  }
  return '';
}

/** The line that stands right before it. */
function before(element: Element): string {
  let at = element.previousElementSibling;
  while (at && (squeeze(ownText(at)) === '' || at.matches('button,input,select,textarea,a,script,style'))) at = at.previousElementSibling;
  const text = at ? squeeze(ownText(at)) : '';
  return text.length > longestBeside ? '' : text;
}

/** Marks of a session and the like are no words. */
const hiddenIn = (form: HTMLFormElement): string =>
  squeeze(
    [...form.querySelectorAll('input[type="hidden" i]')]
      .map((field) => `${field.getAttribute('name') ?? ''} ${field.getAttribute('value') ?? ''}`)
      .filter((text) => text.length <= 60 && !/\d{3}|[a-f0-9]{12}/i.test(text))
      .join(' | '),
  ).slice(0, longest);

const chosenIn = (field: Element): readonly string[] =>
  field instanceof HTMLSelectElement ? [...field.selectedOptions].map(({ text }) => squeeze(text).slice(0, longest)) : [];

function around(element: Element, selector: string): Element | undefined {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) if (at.matches(selector)) return at;
  return undefined;
}

/** As it stands on the page: hidden words say nothing, and blocks are apart. */
const textOf = (element: Element): string => squeeze(`${ownText(element)} ${slotted(element)}`).slice(0, longest);

// biome-ignore lint/performance/useDomNodeTextContent: what a person reads is asked for.
const ownText = (element: Element): string => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));

/** What is put into it from outside of its shadow root. */
const slotted = (element: Element): string =>
  [...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }).map(ownText)).join(' ');

/** What stands in the host of the element's shadow root stands in the root. */
function within(around: Element, element: Element, selector: string): Element[] {
  const root = element.getRootNode();
  return [...(root instanceof ShadowRoot && root.host === around ? root : around).querySelectorAll(selector)];
}

/** The name of the nearest part of the page that has one, or the heading in it that comes last before the element. */
function contextOf(element: Element): string {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    const before = within(at, element, 'h1,h2,h3,h4,h5,h6,legend,caption,[role="heading" i]').filter(
      (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const named = at.getAttribute('aria-label') || before.at(-1)?.textContent;
    if (named) return squeeze(named).slice(0, longest);
  }
  return squeeze(document.title).slice(0, longest);
}
