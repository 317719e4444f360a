/** Days and times as a field wants them written. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Given } from '../../description.ts';

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
      return day !== undefined && form !== undefined ? inForm(day, form) : said;
    }
  }
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
