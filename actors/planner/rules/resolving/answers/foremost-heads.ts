/** "Which day is the warmest in Oslo?": in the row or column of that name, the foremost cell, and what heads it across. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { isWeekday } from '../../reading/words/dates.ts';
import type { Looking } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { callsSum } from '../page/odd-rows.ts';
import { hasMore, isOnePageOfSeveral } from '../page/paging.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { isOpen, kindsFor } from '../rows/unit-values.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { dayIn, measures, monthOf } from '../words/quantities.ts';
import { isNameOfDay } from './crossing.ts';

/** A row or column of a table that is called as it is said: what it holds, each with the head that crosses it. */
interface Line {
  readonly cells: readonly { readonly head: string; readonly texts: readonly string[] }[];
  /** What the heads are, and what the lines are, where the table says it. */
  readonly kind: string;
  readonly lines: string;
  readonly table: readonly Unit[];
}

type Foremost = { readonly type: 'value'; readonly value: string } | { readonly type: 'none'; readonly why: string };

/** Undefined where no table has a line of that name. */
export function headForemost(what: Description, looking: Looking): Foremost | undefined {
  const { rank, name, noun, all, except, ordinal } = what;
  if (!rank || rank.ties || all || except || ordinal !== undefined || (name !== '' && name !== noun)) return undefined;
  const { scene } = looking;
  const names = namesIn(what);
  // The head of a part stands over the buttons of its rows, too.
  const lines = names?.flatMap((said) => linesCalled(said, scene).flatMap((line) => (tellsNumbers(line) ? [{ said, line }] : [])));
  if (!names || !lines || lines.length === 0) return undefined;
  const [only, ...others] = lines;
  if (!only || others.length > 0) return none('several rows and columns of the page are called so; say which table is meant');
  const { said, line } = only;
  if (names.some((other) => other !== said && !isSaidOf(other, line, looking))) return undefined;
  if (isOnePageOfSeveral(looking) || hasMore(looking)) return none('only a part of the table is on this page');
  if (line.lines !== '' && likeness(noun, line.lines) >= surely) return none(`the page does not tell ${noun} by ${JSON.stringify(said)}`);
  return told(line, what, looking);
}

const tellsNumbers = ({ cells }: Line): boolean => cells.some(({ texts }) => texts.some((text) => /\d/.test(text)));

const surely = 0.9;
const none = (why: string): Foremost => ({ type: 'none', why });

/** What the line may be called, and what is ranked by where the page would have to say it; undefined where more is said. */
function namesIn({ rank, within, where = [] }: Description): readonly string[] | undefined {
  if (!within && where.length === 0) return undefined;
  if (within && (within.within ?? within.rank ?? within.where ?? within.ordinal) !== undefined) return undefined;
  const held = where.map((condition) => (condition.kind === 'holds' && !condition.not && condition.by === undefined ? condition.text : ''));
  if (held.includes('')) return undefined;
  const by = rank?.by ?? '';
  return [...(within ? [within.name || within.whole] : []), ...held, ...(by !== '' && isOpen(by) && !felt[by] ? [by] : [])].filter(
    (said) => said !== '',
  );
}

function linesCalled(said: string, scene: Scene): readonly Line[] {
  return scene.collections.flatMap((units) => {
    const rows = units.filter(({ elements: [first, ...cells] }) => first !== undefined && cells.some(({ column = '' }) => column !== ''));
    const headsOf = ({ elements: [first] }: Unit) => first?.column ?? '';
    const corner = onlyOf(rows.map(headsOf)) ?? '';
    const called = rows.filter(({ elements: [first] }) => isHead(said, first?.name ?? ''));
    const columns = new Set(rows.flatMap(({ elements }) => elements.slice(1).map(({ column = '' }) => column)));
    return [
      ...called.map(({ elements }): Line => ({ cells: byColumn(elements.slice(1)), kind: '', lines: corner, table: rows })),
      ...[...columns]
        .filter((column) => column !== '' && isHead(said, column))
        .map((column): Line => ({ cells: inColumn(column, rows), kind: corner, lines: '', table: rows })),
    ];
  });
}

const isHead = (said: string, head: string): boolean => likeness(said, head) >= surely || isNameOfDay(said, head);

function byColumn(cells: readonly ObservedElement[]): Line['cells'] {
  const heads = [...new Set(cells.map(({ column = '' }) => column))];
  return heads.map((head) => ({ head, texts: cells.filter(({ column = '' }) => column === head).map(textIn) }));
}

const inColumn = (column: string, rows: readonly Unit[]): Line['cells'] =>
  rows.map(({ elements }) => ({
    head: elements[0]?.name ?? '',
    texts: elements.slice(1).flatMap((element) => (element.column === column ? [textIn(element)] : [])),
  }));

const textIn = ({ name, value = '' }: ObservedElement): string => (value || name).trim();

/** "Rainfall": over the table, in its corner, or what its page is about. */
function isSaidOf(said: string, { table, kind, lines }: Line, { scene }: Looking): boolean {
  const [first] = table;
  const around = first ? scene.around({ group: first.group }).map((group) => scene.groups[group]?.name ?? '') : [];
  const heading = scene.elements.find(({ role }) => role === 'heading')?.name ?? '';
  const over = [first?.elements[0]?.context ?? '', ...around.slice(1), kind, lines, scene.observation.title, heading];
  return over.some((text) => text.length <= longestOver && holdsSense(text, said));
}
const longestOver = 120;

/** The head of what ranks so, where all of them say one value, written alike, and no other says as much. */
function told({ cells }: Line, { rank, noun }: Description, looking: Looking): Foremost {
  const by = rank?.by ?? '';
  const things = cells.filter(({ head }) => !isAside(head));
  const measured = things.flatMap(({ head, texts: [text = '', ...others] }) => {
    const [first] = others.length > 0 ? [] : measures(text, looking.now);
    return first && (isOpenOrFelt(by) || kindsFor(by).includes(first.kind)) ? [{ head, value: first.value, form: formOf(text) }] : [];
  });
  const [form = '', ...forms] = new Set(measured.map((each) => each.form));
  if (measured.length < things.length || measured.length < 2 || forms.length > 0) return none('what stands there can’t be compared');
  if (!isFeltSo(by, form, looking)) return none(`the page does not say that it tells the ${by}`);
  measured.sort((a, b) => (rank?.order === 'least' ? a.value - b.value : b.value - a.value));
  const at = (rank?.place ?? 1) - 1;
  const [before, own, after] = [measured[at - 1], measured[at], measured[at + 1]];
  if (!own || own.value === before?.value || own.value === after?.value) return none('several of them have as much');
  const areOfKind = measured.every(({ head }) => isOfKind(head, noun, looking.now));
  return areOfKind ? { type: 'value', value: own.head } : none(`${JSON.stringify(own.head)} is no ${noun}`);
}

/** What is reckoned of the others, or said of the row itself: what its goods are counted in. */
const isAside = (head: string): boolean => callsSum(head) || aside.test(head.trim());
const aside = /^(?:(?:average|mean|median|avg\.?|ø)\b.*|units?|per|packs?|pack size|size|notes?|remarks?|kind|type|no\.?|#)$/i;

/** A number and what it is written with: sums in two currencies are not compared as they stand. */
const formOf = (text: string): string =>
  text
    .replace(/[-+−]?\d[\d.,]*/g, '#')
    .replace(/\s+/g, '')
    .replace(/s$/, '')
    .toLowerCase();

const isDay = (head: string, now: number): boolean =>
  isWeekday(head.trim().replace(/\.$/, '')) || (/\d/.test(head) && /\p{L}{3}|\d\D\d/u.test(head) && dayIn(head, now) !== undefined);

/** What is asked for as a day reads like one, and as a shop does not. */
function isOfKind(head: string, noun: string, now: number): boolean {
  const said = head.trim();
  if (/\b(?:day|date|weekday)$/.test(noun)) return isDay(said, now);
  if (/\bmonth$/.test(noun)) return /^\p{L}{3,9}\.?(?: \d{4})?$/u.test(said) && monthOf(said) !== undefined;
  if (/\byear$/.test(noun)) return /^\d{4}$/.test(said);
  return !isDay(said, now);
}

/** What is felt, by the unit that it is told in, and by what a page calls it that writes none. */
const felt: Readonly<Record<string, { readonly form: RegExp; readonly said: RegExp }>> = {
  temperature: { form: /[°º℃℉]/, said: /temperature|degrees|°|celsius|fahrenheit|weather|forecast|climate/i },
  rain: { form: /#(?:mm|cm|l\/m²)$/, said: /\brain|precipitation/i },
  wind: { form: /#(?:km\/h|kmh|mph|m\/s|kn|kts?|bft)$/, said: /\bwind/i },
  sunshine: { form: /#(?:h|hours?)$/, said: /\bsun/i },
};
const isOpenOrFelt = (by: string): boolean => by === '' || by in felt || isOpen(by);

function isFeltSo(by: string, form: string, { scene }: Looking): boolean {
  const own = felt[by];
  if (!own || own.form.test(form)) return true;
  const isOther = Object.values(felt).some((other) => other.form.test(form));
  return !isOther && [scene.observation.title, ...scene.elements.map(({ name }) => name)].some((text) => own.said.test(text));
}
