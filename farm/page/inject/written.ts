/** What people write for days, times and colours, as the browser's own pickers hold it. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const pad = (value: number | string, length = 2): string => String(value).padStart(length, '0');

/** The value in the form of the input's type; undefined when the text says none. Months before days unless the day shows (`31/12/2030`) or dots part them. */
export function written(type: string, text: string): string | undefined {
  const said = text.trim();
  switch (type) {
    case 'date':
      return day(said);
    case 'time':
      return time(said);
    case 'datetime-local':
      return dayAndTime(said);
    case 'month':
      return month(said);
    case 'week':
      return week(said);
    case 'color':
      return colour(said);
    default:
      return said;
  }
}

function day(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return date(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  if (dotted) return date(dotted[3], dotted[2], dotted[1]);
  const parted = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (parted) return date(parted[3], parted[1], parted[2]) ?? date(parted[3], parted[2], parted[1]);
  const named = /^(?:[a-z]+,\s*)?([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(text);
  if (named) return date(named[3], monthOf(named[1]), named[2]);
  const dayFirst = /^(?:[a-z]+,\s*)?(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+)?([a-z]+)\.?,?\s+(\d{4})$/i.exec(text);
  return dayFirst ? date(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : undefined;
}

/** Undefined for a day that no calendar has. */
function date(year = '', monthNumber: string | number = '', dayNumber = ''): string | undefined {
  const made = new Date(Date.UTC(Number(year), Number(monthNumber) - 1, Number(dayNumber)));
  const isReal = made.getUTCMonth() === Number(monthNumber) - 1 && made.getUTCDate() === Number(dayNumber);
  return isReal ? `${pad(year, 4)}-${pad(monthNumber)}-${pad(dayNumber)}` : undefined;
}

const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function time(text: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2}(?:\.\d{1,3})?))?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(
    text.replace(/\s*(uhr|o'clock)$/i, ''),
  );
  if (!found) return undefined;
  const [, hours = '', minutes, seconds, half] = found;
  if (minutes === undefined && half === undefined && !/uhr|o'clock/i.test(text)) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  if (hour > 23 || Number(minutes ?? 0) > 59 || (half !== undefined && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  return `${pad(hour)}:${minutes ?? '00'}${seconds === undefined ? '' : `:${seconds}`}`;
}

/** The day ends where the time begins: every place between words is tried. */
function dayAndTime(text: string): string | undefined {
  for (const gap of text.matchAll(/T(?=\d)|,?\s+(?:at\s+)?/g)) {
    const date = day(text.slice(0, gap.index));
    const at = time(text.slice(gap.index + gap[0].length));
    if (date !== undefined && at !== undefined) return `${date}T${at}`;
  }
  return undefined;
}

function month(text: string): string | undefined {
  const [, isoYear, isoMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
  const [, number, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const [, name, namedYear] = /^([a-z]+)\.?,?\s+(\d{4})$/i.exec(text) ?? [];
  const found = date(isoYear ?? year ?? namedYear, isoMonth ?? number ?? monthOf(name), '1');
  return found?.slice(0, 7);
}

function week(text: string): string | undefined {
  const [, isoYear, isoWeek] = /^(\d{4})[-\s]?W(\d{1,2})$/i.exec(text) ?? [];
  const [, number, year] = /^(?:week|kw|w)?\s*(\d{1,2})[,/\s]\s*(?:of\s+)?(\d{4})$/i.exec(text) ?? [];
  const weekNumber = Number(isoWeek ?? number);
  return weekNumber >= 1 && weekNumber <= 53 ? `${isoYear ?? year}-W${pad(weekNumber)}` : undefined;
}

/** Any colour that CSS knows, as it would be drawn. */
function colour(text: string): string | undefined {
  const bare = /^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text;
  if (!CSS.supports('color', bare)) return undefined;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = bare;
  return /^#[0-9a-f]{6}$/.test(pen.fillStyle) ? pen.fillStyle : undefined;
}
