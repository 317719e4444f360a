/** How a field wants a day written, where it says so beside its name: `dd.mm.yyyy`. */

const sources: readonly string[] = ['placeholder', 'title', 'data-date-format', 'data-format', 'data-mask', 'aria-placeholder'];
const letters =
  /(?<!\p{L})([dtgj])\1{0,3}([./ -])(m)\3{0,3}\2([yja])\4{1,3}(?!\p{L})|(?<!\p{L})mm?([./ -])dd?\5yy(?:yy)?(?!\p{L})|(?<!\p{L})yyyy([./ -])mm?\6dd?(?!\p{L})/iu;
const sample = /(?<!\d)(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?!\d)/;
const longest = 120;

/** `''` where it does not say. */
export function dateFormOf(field: HTMLInputElement): string {
  if (field.type !== 'text' && field.type !== 'tel' && field.type !== '') return '';
  for (const name of sources) {
    const form = formIn(field.getAttribute(name) ?? '');
    if (form !== '') return form;
  }
  const ids = field.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return formIn(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
}

function formIn(text: string): string {
  if (text.length > longest) return '';
  const [form = ''] = letters.exec(text) ?? [];
  return form === '' ? formOf(text) : form.toLowerCase();
}

/** "e.g. 31/12/2026": a day that could be a month tells nothing. */
function formOf(text: string): string {
  const [, first = '', sign = '', second = '', third = ''] = sample.exec(text) ?? [];
  if (isYear(first) && isMonth(second) && isDay(third)) return `yyyy${sign}mm${sign}dd`;
  if (!isYear(third)) return '';
  if (isDay(first) && !isMonth(first) && isMonth(second)) return `dd${sign}mm${sign}yyyy`;
  return isMonth(first) && isDay(second) && !isMonth(second) ? `mm${sign}dd${sign}yyyy` : '';
}
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);
const isMonth = (text: string): boolean => text.length <= 2 && Number(text) >= 1 && Number(text) <= 12;
const isDay = (text: string): boolean => text.length <= 2 && Number(text) >= 1 && Number(text) <= 31;
