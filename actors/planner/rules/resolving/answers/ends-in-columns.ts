/** When something opens or closes, leaves or arrives, where a table has a column for each: of the row that was found, the end that is asked for. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Scene } from '../page/scene.ts';

interface End {
  readonly asked: RegExp;
  readonly column: RegExp;
  /** What such a table says of the other end: where it goes to, whose times are those of leaving. */
  readonly elsewhere?: RegExp;
}

const asksWhen = /\b(?:when|(?:what|which) (?:time|hour))\b/i;
const closes: End = {
  asked: /\b(?:clos(?:e|es|ed|ing)|shuts?)\b|\b(?:until|till) (?:when|(?:what|which) (?:time|hour))\b/i,
  column: /^(?:closes?(?: at)?|clos(?:ed|ing)(?: times?| hours?)?|(?:open )?(?:until|till|to)|ends?|shuts?)$/i,
};
const opens: End = {
  asked: /\bopen(?:s|ed|ing)?\b/i,
  column: /^(?:opens?(?: at)?|opening(?: times?| hours?)?|(?:open )?from|starts?)$/i,
};
const arrives: End = {
  asked: /\b(?:arrives?|arrival|gets? in|lands?)\b/i,
  column: /^(?:arriv(?:es?|als?|ing)|arr\.?|lands?)(?: (?:at|times?))?$/i,
  elsewhere: /^(?:to|destination|going to|bound for)$/i,
};
const leaves: End = {
  asked: /\b(?:leaves?|departs?|departure)\b/i,
  column: /^(?:leav(?:es?|ing)|depart(?:s|ures?|ing)?|dep\.?)(?: (?:at|times?))?$/i,
  elsewhere: /^(?:from|origin|coming from)$/i,
};
const pairs: readonly (readonly [asked: End, other: End])[] = [
  [closes, opens],
  [opens, closes],
  [arrives, leaves],
  [leaves, arrives],
];

/** What stands in the column of the end that the clause asks for; undefined where no such columns part them, null where that end is not told. */
export function endAskedIn(clause: string, value: string, on: ObservedElement | undefined, scene: Scene): string | null | undefined {
  const [asked, other] = (asksWhen.test(clause) && pairs.find(([end]) => end.asked.test(clause))) || [];
  if (!asked || !other) return undefined;
  const isIn = ({ column = '', role }: ObservedElement, headers: RegExp | undefined) =>
    role !== 'columnheader' && headers?.test(column.trim()) === true;
  const isParted = (row: readonly ObservedElement[]) =>
    row.some((cell) => [asked.column, other.column].some((headers) => isIn(cell, headers))) ||
    (row.some((cell) => isIn(cell, asked.elsewhere)) && !row.some((cell) => isIn(cell, other.elsewhere)));
  const cells = scene.elements.filter((element) => element === on || (element.name === value && element.column !== undefined));
  const rows = cells.map((cell) => scene.unitOf(cell)?.elements ?? []).filter(isParted);
  if (rows.length === 0) return undefined;
  const [told, ...others] = new Set(rows.map((row) => row.find((cell) => isIn(cell, asked.column))?.name));
  return told === undefined || others.length > 0 ? null : told;
}
