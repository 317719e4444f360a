/** What a text costs a model: tokens of OpenAI's `o200k_base`, counted without a network. */
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { Tiktoken } from 'tiktoken/lite';
/** Counted at a time; others are served between. */
const chunkChars = 32_768;
/**
 * A run of letters, of signs or of spaces is encoded in pieces of this many characters: the encoder takes the square of
 * a run's length, so that 100,000 letters without a space stop the process for 10 s (measured). A piece too many costs a token.
 */
const runChars = 256;
const runs = new RegExp(`\\S{${runChars},}|\\s{${runChars},}`, 'g');
const ranks = new URL(import.meta.resolve('tiktoken/encoders/o200k_base.json'));
let counter;
/** Counts at once, for short texts; reads the ranks, 2 MB and a fifth of a second of work, when it is asked for first. */
export function tokenCounter() {
    counter ??= readFile(ranks, 'utf8').then((json) => {
        const { bpe_ranks, special_tokens, pat_str } = JSON.parse(json);
        const tiktoken = new Tiktoken(bpe_ranks, special_tokens, pat_str);
        // Words that would steer a model are plain text here.
        return (text) => piecesOf(text).reduce((sum, piece) => sum + tiktoken.encode_ordinary(piece).length, 0);
    });
    return counter;
}
/** Long texts are counted in parts that end with a line, where a token seldom goes on. */
export async function countTokens(text) {
    const count = await tokenCounter();
    let sum = 0;
    for (let from = 0; from < text.length;) {
        const line = text.lastIndexOf('\n', from + chunkChars);
        const to = text.length - from <= chunkChars ? text.length : line > from ? line : from + chunkChars;
        sum += count(text.slice(from, to));
        from = to;
        await setImmediate();
    }
    return sum;
}
function piecesOf(text) {
    const pieces = [];
    let from = 0;
    for (const { 0: run, index } of text.matchAll(runs)) {
        pieces.push(text.slice(from, index));
        for (let at = 0; at < run.length; at += runChars)
            pieces.push(run.slice(at, at + runChars));
        from = index + run.length;
    }
    pieces.push(text.slice(from));
    return pieces;
}
//# sourceMappingURL=tokens.js.map