/** What an evaluation came to: solved of all, by kind and by part. */
import { median } from "../bench/samples.js";
import { parts } from "./sites.js";
/** A row for each kind and one for all of them; `solved/total` of each part, and the median milliseconds of a goal. */
export function scoreTable(verdicts) {
    const kinds = [...new Set(verdicts.map(({ kind }) => kind))].sort();
    const head = ['kind', ...parts, 'all', 'median ms'];
    const rows = kinds.map((kind) => rowOf(kind, ofKind(verdicts, kind)));
    return [head, head.map(() => '---'), ...rows, rowOf('all', verdicts)].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
function rowOf(name, verdicts) {
    const milliseconds = median({ name, values: verdicts.map(({ ms }) => ms) });
    const byPart = parts.map((part) => solvedOf(verdicts.filter((verdict) => verdict.part === part)));
    return [name, ...byPart, solvedOf(verdicts), milliseconds.toFixed(0)];
}
const ofKind = (verdicts, kind) => verdicts.filter((verdict) => verdict.kind === kind);
function solvedOf(verdicts) {
    return verdicts.length === 0 ? '' : `${verdicts.filter(({ solved }) => solved).length}/${verdicts.length}`;
}
//# sourceMappingURL=score.js.map