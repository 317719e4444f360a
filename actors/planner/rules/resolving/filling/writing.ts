/** Days and times as a field wants them written. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Given } from '../../description.ts';
import type { Scene } from '../page/scene.ts';
import { isDayFirst } from '../words/day-order.ts';

/** Pickers of the browser take ISO; a text field says in its placeholder or name what it wants; otherwise the goal's own words stand. */
export function written({ day, time, said }: Extract<Given, { type: 'when' }>, field: ObservedElement | undefined): string {
  switch (field?.type) {
    case 'date':
      return day ?? said;
    case 'time':
      return time ?? said;
    case 'datetime-local':
      return day === undefined ? said : `${day}T${time ?? '00:00'}`;
    case 'month':
      return day?.slice(0, 7) ?? said;
    default: {
      const form = formIn(`${field?.name ?? ''} ${field?.hints ?? ''}`);
      if (day === undefined || form === undefined) return said;
      return inForm(/^[dtgj]+[^dtgj]m/.test(form) ? withDayFirst({ day, said }).day : day, form);
    }
  }
}

/** Of "03/04/2030" the fourth of March is as good as the third of April: it is read as in the United States where nothing settles it. */
const openOrder = /^(?:on )?(0?[1-9]|1[0-2])([/-])(0?[1-9]|1[0-2])\2(?:\d{2}|\d{4})$/i;

/** The day that is meant where day and month are said in digits, and the day comes first. */
function withDayFirst<When extends { readonly day: string; readonly said: string }>(when: When): When {
  const [, first = '', , second = ''] = openOrder.exec(when.said.trim()) ?? [];
  if (first === '') return when;
  return { ...when, day: `${when.day.slice(0, 4)}-${second.padStart(2, '0')}-${first.padStart(2, '0')}` };
}

/** A value as this page means it, whose other dates tell in which order it writes day and month. */
export function inOrderOf(page: Scene, given: Given): Given {
  if (given.type !== 'when' || given.day === undefined || !openOrder.test(given.said.trim())) return given;
  return isDayFirst(page, {}) === true ? withDayFirst({ ...given, day: given.day }) : given;
}

/** `mm/dd/yyyy` and its like; what a title says is kept without its signs, too. */
function formIn(text: string): string | undefined {
  const forms = text.toLowerCase().match(/\b(?:[dmyjatg]{1,4}[./ -]){2}[dmyjatg]{1,4}\b/g) ?? [];
  return forms.find((form) => !form.includes(' ')) ?? forms[0];
}

export const isDateForm = (text: string): boolean => formIn(text) !== undefined;

function inForm(day: string, form: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  // "JJ/MM/AAAA", and "TT.MM.JJJJ"
  const years = form.includes('a') ? /^[ya]/ : /^[yj]/;
  return form.replace(/y+|j+|a+|m+|[dtg]+/g, (letters) => {
    if (years.test(letters)) return letters.length <= 2 ? year.slice(-2) : year;
    const number = letters.startsWith('m') ? month : date;
    return letters.length === 1 ? String(Number(number)) : number;
  });
}
