/** Goals, each with requests that are the same and others that only read like it. */
import t from 'tap';
import { agree } from '../../../../actors/skill/match/agree.ts';

interface Row {
  readonly goal: string;
  /** What its parameters were compiled with. */
  readonly compiled?: Readonly<Record<string, string>>;
  /** With the values that they say, joined by " | ". */
  readonly same: Readonly<Record<string, string>>;
  readonly other: readonly string[];
}

export function holds(rows: readonly Row[]): void {
  for (const { goal, compiled = {}, same, other } of rows) {
    const parameters = Object.entries(compiled).map(([name, value]) => ({ name, value }));
    for (const [request, values] of Object.entries(same)) {
      t.test(`"${goal}" is "${request}"`, async (t) => {
        const found = agree({ goal, parameters }, request);
        t.equal(
          found.same
            ? Object.keys(compiled)
                .map((name) => found.values[name])
                .join(' | ')
            : found.why,
          values,
        );
      });
    }
    for (const request of other) {
      t.test(`"${goal}" is not "${request}"`, async (t) => {
        t.notOk(agree({ goal, parameters }, request).same);
      });
    }
  }
}
