/** What a text costs a model: tokens of OpenAI's `o200k_base`, counted without a network. */
import { setImmediate } from 'node:timers/promises';
import { Tiktoken } from 'js-tiktoken/lite';

/** Counted at a time; others are served between. */
const chunkChars = 32_768;

let encoding: Promise<Tiktoken> | undefined;

/** Read when the first text is counted, for the ranks are 2 MB. */
const o200k = (): Promise<Tiktoken> => {
  encoding ??= import('js-tiktoken/ranks/o200k_base').then(({ default: ranks }) => new Tiktoken(ranks));
  return encoding;
};

/** Long texts are counted in parts that end with a line, where a token seldom goes on. */
export async function countTokens(text: string): Promise<number> {
  const tiktoken = await o200k();
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const line = text.lastIndexOf('\n', from + chunkChars);
    const to = text.length - from <= chunkChars ? text.length : line > from ? line : from + chunkChars;
    // Words that would steer a model are plain text here.
    count += tiktoken.encode(text.slice(from, to), [], []).length;
    from = to;
    await setImmediate();
  }
  return count;
}
