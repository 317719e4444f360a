/** The words of a goal in one row, each with where it stands. */
import type { Clause, Element } from './clauses.ts';

/** An element with where it stands: parts and groups (what "of" joins) are counted through. */
export interface Placed {
  readonly element: Element;
  readonly marker: string;
  readonly part: number;
  readonly group: number;
  readonly clause: number;
  readonly at: number;
}

/** Acts that need not be said where what they are done to is. */
export const plainActs: ReadonlySet<string> = new Set(['@goto', '@read', '@search']);
/** Without them it says another thing. */
export const telling: ReadonlySet<string> = new Set('before after until between against without except under over about'.split(' '));

/** What several values and their labels stand between. */
export const isJoint = (element: Element | undefined): boolean =>
  element !== undefined && (element.kind === 'slot' || element.kind === 'mark' || (element.kind === 'word' && element.key === 'and'));
/** Where an act is said; elsewhere it is part of a name: "the display name". */
export const begins = (all: readonly Placed[], at: number): boolean => {
  const before = all[at - 1];
  return before === undefined || before.clause !== all[at]?.clause || isJoint(before.element);
};
export const isVerb = ({ key, kind }: Element) => kind === 'word' && key.startsWith('@');

export function placed(clauses: readonly Clause[]): readonly Placed[] {
  const all: Placed[] = [];
  let part = 0;
  let group = 0;
  for (const [clause, parts] of clauses.entries()) {
    for (const { marker: said, words, isBare } of parts) {
      const marker = isBare ? '' : said;
      part += 1;
      group += 1;
      let last = -1;
      for (const element of words) {
        if (element.start < last || isJoint(element) || isJoint(all.at(-1)?.element)) group += 1;
        last = element.start;
        all.push({ element, marker, part, group, clause, at: all.length });
      }
    }
  }
  return all;
}
