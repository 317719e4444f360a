/** Sums of money that a page writes without a currency: bare numbers with two decimals, of what is money by its kind or by its column. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';

const asked = /^(?:price|amount|sum|total|cost|costs)$/i;
const bare = /^\s*[-−+]?\d{1,3}(?:[ ,.'’]?\d{3})*[.,]\d\d\s*$/;
const ofMoney = /\b(?:amount|sum|total|price|cost|fee|fare|charge|due|to pay|payable|balance)\b/i;
/** A thing that is a sum to be paid. */
const moneyThing =
  /\b(?:bill|invoice|fine|fee|fare|rent|charge|payment|instal?lment|premium|deposit|receipt|expense|tax|toll|donation|salary|refund)s?$/i;

/** The only such sum in the row or card; undefined where it has none or several, or nothing says that it is money. */
export function sumIn({ name, whole, within }: Description, { elements }: Unit): ObservedElement | undefined {
  if (!asked.test(name || whole)) return undefined;
  const sums = elements.filter((element) => isText(element) && bare.test(element.name));
  const isMoney = within !== undefined && moneyThing.test(`${within.name} ${within.noun}`.trim());
  return onlyOf(sums.filter(({ column = '' }) => (column.trim() === '' ? isMoney : ofMoney.test(column))));
}

/** A total is neither what is summed up before it nor what is left out of it, unless it is asked for as such. */
export function isOfAnotherTotal({ name, whole }: Description, element: ObservedElement, { elements }: Scene): boolean {
  if (!/^(?:grand )?total$/i.test(name || whole)) return false;
  const before = elements.find(({ index }) => index === element.index - 1);
  // "Subtotal: 3.50" right before is a sum of its own, and no label of what follows.
  const isLabel = before?.group === element.group && !/\d/.test(before?.name ?? '');
  return [element.name, element.column ?? '', isLabel ? (before?.name ?? '') : ''].some((label) => otherTotal.test(label));
}
const otherTotal =
  /^\s*(?:sub[ -]?total|net total|total (?:net|before|excl)|total savings?|items? total|zwischensumme|sous-total|total (?:ht|hors))/i;

/** What the page calls the whole, beside what it calls a part of it: "Total incl. VAT"; undefined where it calls several so, or none. */
export const totalBeside = ({ elements }: Scene): string | undefined =>
  onlyOf(
    elements.flatMap((element) => {
      const label = /^[^:：\d]{1,40}(?=[:：]\s)/u.exec(element.name)?.[0] ?? element.name.replace(/\s*[:：]\s*$/, '');
      return isText(element) && label.length <= 40 && wholeTotal.test(label) && !otherTotal.test(label) ? [label] : [];
    }),
  );
const wholeTotal = /^\s*(?:(?:grand|order|overall|final) )?total(?: (?:incl|including|due|amount|to pay|payable|with|gross)\b.*)?$/i;
