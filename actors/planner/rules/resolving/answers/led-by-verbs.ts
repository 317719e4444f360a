/** Values that a short line states by its verb: "Arrives Thu, 3 Dec", "You save $250.00 (19%)". */
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { likeness } from '../words/likeness.ts';

const surely = 0.9;
const longestLine = 60;
/** What is said and how it begins, and then a day, a time or a sum, and no more than what is said of it in brackets. */
const line =
  /^(?:you |your )?\p{L}+(?= )(?: (?:by|on|at|in|up to))? (?=(?:\p{Sc} ?)?\d|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\b|today\b|tomorrow\b)/iu;
const value =
  /^(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th)?\.? \p{L}{3,9}\.?|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?)(?:,? \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?|today|tomorrow|\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc})(?=$| ?\(|[.!]$)/iu;

/** The only such value whose verb is that of what is asked for; undefined where there is none, or are several. */
export function ledByVerb({ name, exact, within, where, rank, ordinal, all }: Description, { scene }: Looking): string | undefined {
  if (exact || within || where || rank || all || ordinal !== undefined || !/^\p{Ll}[\p{Ll} -]*$/u.test(name)) return undefined;
  const asked = name.replace(/ (?:date|day|time)$/, '');
  const found = scene.elements.flatMap((element) => {
    const text = element.name.trim();
    if (!isText(element) || element.role === 'heading' || text.length > longestLine) return [];
    const unit = scene.unitOf(element);
    const lead = unit !== undefined && scene.hasLikes(unit) ? undefined : line.exec(text)?.[0];
    if (lead === undefined || likeness(asked, lead.trim().replace(/ (?:by|on|at|in|up to)$/i, '')) < surely) return [];
    return value.exec(text.slice(lead.length))?.[0] ?? [];
  });
  return onlyOf([...new Set(found)]);
}
