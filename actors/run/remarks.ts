/** What a page says beside a field against what was entered there: it may say so while the field is filled in, and not answer to what sends it. */
import type { ObservedElement } from '../../farm/page/port.ts';
import { isAlarming, isOrder, isOutright, isRequest } from './refusing-words.ts';

type Elements = readonly ObservedElement[];

const texts: readonly string[] = ['text', 'paragraph', 'listitem', 'note', 'alert', 'status'];
const fields: readonly string[] = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'listbox', 'slider', 'checkbox', 'switch', 'radio'];
/** More than this stands there for something else. */
const most = 3;
const longest = 300;

/** What stands behind a field up to what else can be used, and over it where that is not said of another field. */
function beside(elements: Elements, { index, group }: ObservedElement): Elements {
  const at = elements.findIndex((element) => element.index === index);
  const isText = (element: ObservedElement) => texts.includes(element.role) && element.group === group;
  const until = (list: Elements) => {
    const end = list.findIndex((element) => !isText(element));
    return { run: end < 0 ? list : list.slice(0, end), next: list[end] };
  };
  const behind = until(elements.slice(at + 1)).run;
  const over = until(elements.slice(0, at).reverse());
  return [...behind.slice(0, most), ...(over.next && fields.includes(over.next.role) ? [] : over.run.slice(0, most))];
}

export const saidBeside = (elements: Elements, field: ObservedElement): readonly string[] =>
  beside(elements, field).map(({ name }) => name.trim());

/** What has come there since and is said against the field; what only stands out in red says so once that was sent. */
export function remarkOn(elements: Elements, field: ObservedElement, before: readonly string[], isSent: boolean): string | undefined {
  const isAgainst = ({ name, role, hints = '', look = '' }: ObservedElement) => {
    if (isOutright(name) || isRequest(name)) return true;
    const isAlarm = role === 'alert' || called.test(hints) || (isSent && look.split(' ').includes('red'));
    return isAlarm && (isOrder(name) || isAlarming(name));
  };
  const found = beside(elements, field).find(
    (element) =>
      element.name.length <= longest &&
      !before.includes(element.name.trim()) &&
      element.name.trim() !== field.value?.trim() &&
      isAgainst(element),
  );
  return found?.name.trim();
}
const called = /\b(?:alert|err(?:ors?)?|invalid|danger)\b/i;
