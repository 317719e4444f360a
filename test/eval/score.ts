/** What an evaluation came to: solved of all, by kind and by part. */
import { median } from '../bench/samples.ts';
import type { Verdict } from './drive.ts';
import { parts } from './sites.ts';

/** A row for each kind and one for all of them; `solved/total` of each part, and the median milliseconds of a goal. */
export function scoreTable(verdicts: readonly Verdict[]): string {
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))].sort();
  const head = ['kind', ...parts, 'all', 'median ms'];
  const rows = kinds.map((kind) => rowOf(kind, ofKind(verdicts, kind)));
  return [head, head.map(() => '---'), ...rows, rowOf('all', verdicts)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOf(name: string, verdicts: readonly Verdict[]): string[] {
  const milliseconds = median({ name, values: verdicts.map(({ ms }) => ms) });
  const byPart = parts.map((part) => solvedOf(verdicts.filter((verdict) => verdict.part === part)));
  return [name, ...byPart, solvedOf(verdicts), milliseconds.toFixed(0)];
}

const ofKind = (verdicts: readonly Verdict[], kind: string) => verdicts.filter((verdict) => verdict.kind === kind);

function solvedOf(verdicts: readonly Verdict[]): string {
  return verdicts.length === 0 ? '' : `${verdicts.filter(({ solved }) => solved).length}/${verdicts.length}`;
}
