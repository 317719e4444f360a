/** The score as tables, and what went wrong in words. */
import type { Score, Verdict } from './score.ts';

const share = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(3));

/** Rows of cells, the first column to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const padded = (cell: string, column: number) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0));
  return rows.map((row) => row.map(padded).join('  ')).join('\n');
}

export const scoreTable = (scores: Readonly<Record<string, Score>>): string =>
  table([
    ['', 'pairs', 'precision', 'recall', 'F1'],
    ...Object.entries(scores).map(([name, score]) => [
      name,
      String(score.pairs),
      share(score.precision),
      share(score.recall),
      share(score.f1),
    ]),
  ]);

/** How many pairs of each kind were judged rightly. */
export function kindTable(verdicts: readonly Verdict[]): string {
  const kinds = verdicts.map(({ pair: { label }, outcome }) => ({ kind: `${label.same ? 'same' : 'other'} ${label.kind}`, outcome }));
  const rows = [...new Set(kinds.map(({ kind }) => kind))].map((name) => {
    const of = kinds.filter(({ kind }) => kind === name);
    return [name, String(of.filter(({ outcome }) => outcome === 'right').length), String(of.length)];
  });
  return table([['kind', 'right', 'of'], ...rows]);
}

export const wrongOnes = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ outcome }) => outcome !== 'right')
    .map(({ pair, outcome, why }) => `${outcome} ${pair.id}\n  skill:   ${pair.skill.goal}\n  request: ${pair.request}\n  ${why}`);
