/** What a click on an element would do, as far as the page says. */
import { squeeze } from './blanks.ts';
import { identify, labelText } from './name.ts';
import { elementAt } from './registry.ts';
import { parentOf } from './visibility.ts';
import type { WireNature } from './wire.ts';

const longest = 200;

/** Undefined when the element is gone. */
export function nature(index: number): WireNature | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  const link = element.closest('a[href],area[href]') as HTMLAnchorElement | null;
  const form = formSentBy(element);
  return {
    ...identify(element),
    hints: hintsOf(element),
    ...(link && { href: link.href }),
    ...(form && {
      form: {
        action: (element as HTMLButtonElement).formAction || form.action,
        method: form.method,
        fields: [...form.elements].filter((field) => field.matches('input,select,textarea')).map(fieldWords),
        text: squeeze(form.textContent).slice(0, longest),
      },
    }),
    context: contextOf(element),
  };
}

/** The form that a click on it would send. */
function formSentBy(element: Element): HTMLFormElement | null {
  const control = element.closest('button,input');
  if (control instanceof HTMLButtonElement) return control.type === 'submit' ? control.form : null;
  if (control instanceof HTMLInputElement) return ['submit', 'image'].includes(control.type) ? control.form : null;
  return null;
}

const hintsOf = (element: Element): string =>
  squeeze(['id', 'name', 'class', 'data-testid', 'value', 'title'].map((name) => element.getAttribute(name) ?? '').join(' ')).slice(
    0,
    longest,
  );

const fieldWords = (field: Element): string =>
  squeeze(
    [field.getAttribute('type') ?? '', field.getAttribute('name') ?? '', field.getAttribute('autocomplete') ?? '', labelText(field)].join(
      ' ',
    ),
  ).slice(0, longest);

/** The heading of the nearest part of the page that has one. */
function contextOf(element: Element): string {
  for (let at = parentOf(element); at && at !== document.body; at = parentOf(at)) {
    const named = at.getAttribute('aria-label') ?? at.querySelector('h1,h2,h3,h4,h5,h6,legend,caption,[role="heading" i]')?.textContent;
    if (named) return squeeze(named).slice(0, longest);
  }
  return squeeze(document.title).slice(0, longest);
}
