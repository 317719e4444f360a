/** The fence around what pages say: a boundary that no page can know, and nothing inside that reads like it or like a turn of the talk. */
import { randomBytes } from 'node:crypto';
/** One a run; 96 random bits. */
export const newBoundary = () => `page-${randomBytes(12).toString('hex')}`;
export const openingOf = (boundary) => `<<<${boundary}`;
export const closingOf = (boundary) => `${boundary}>>>`;
/** Between the marks, each on a line of its own. */
export const fenced = (boundary, text) => `${openingOf(boundary)}\n${inert(text, boundary)}\n${closingOf(boundary)}`;
/** The same to an eye, without marks: of ours, and of the templates by which chat models part their turns. */
export function inert(text, boundary) {
    return (text
        // What no eye sees can hide a mark, or words from whoever reads the prompt: controls, zero widths, tags, directions.
        .replace(/[\p{Cc}\p{Cf}]/gu, (letter) => (letter === '\n' || letter === '\t' ? letter : ''))
        .replaceAll(boundary, 'page-…')
        .replace(/<{2,}/g, (marks) => '‹'.repeat(marks.length))
        .replace(/>{2,}/g, (marks) => '›'.repeat(marks.length))
        .replace(/<(?=[|/a-z])/gi, '‹')
        .replace(/\[(?=\/?(?:INST|SYS)\])/gi, '(')
        .replace(/\u2028|\u2029/g, ' '));
}
//# sourceMappingURL=fence.js.map