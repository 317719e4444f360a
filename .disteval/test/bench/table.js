/** What was measured, as one table. */
import { median, quantile } from "./samples.js";
const columns = [
    ['part', 'part'],
    ['what', 'what'],
    ['median', 'median'],
    ['p10 to p90', 'spread'],
    ['ours / theirs', 'ratio'],
    ['aim', 'aim'],
];
export function markdown(rows) {
    const lines = [columns.map(([head]) => head), columns.map(() => '---'), ...rows.map((row) => columns.map(([, field]) => row[field]))];
    return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
/** Enough digits to compare by. */
export function digits(value) {
    return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(value >= 1 ? 2 : 3);
}
export function rowOf(part, samples, unit, more = {}) {
    const spread = `${digits(quantile(samples, 0.1))} to ${digits(quantile(samples, 0.9))}`;
    return { part, what: samples.name, median: `${digits(median(samples))} ${unit}`, spread, ratio: '', aim: '', ...more };
}
/** `x times` of ours over each of theirs, named. */
export function ratios(ours, theirs) {
    return theirs.map((other) => `${digits(median(ours) / median(other))} of ${other.name}`).join(', ');
}
/** Whether the aim was met, beside the aim itself. */
export const aimOf = (aim, met) => `${aim}: ${met ? 'met' : 'missed'}`;
//# sourceMappingURL=table.js.map