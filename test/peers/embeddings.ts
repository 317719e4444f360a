/** An endpoint that speaks embeddings, with vectors by script. */
import { json } from 'node:stream/consumers';
import type { Test } from 'tap';
import { site } from '../farm/harness.ts';

interface Embed {
  readonly model: string;
  readonly input: readonly string[];
}

/** What the script gives is the answer's body; a number is its status instead, undefined is silence. */
export async function scriptedEmbeddings(t: Test, script: (question: Embed, count: number) => object | number | undefined) {
  const asked: Embed[] = [];
  const url = await site(t, async (request, response) => {
    const question = (await json(request)) as Embed;
    asked.push(question);
    if (request.url !== '/v1/embeddings' || request.headers.authorization !== 'Bearer key')
      t.fail('no call of the protocol', { url: request.url });
    const said = script(question, asked.length);
    if (said === undefined) return;
    const status = typeof said === 'number' ? said : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(typeof said === 'number' ? { error: { message: `It was ${said}.` } } : said));
  });
  return { asked, settings: { baseUrl: `${url}/v1`, apiKey: 'key', model: 'scripted' } };
}

/** In reverse order, as servers may: the index tells. */
export const embedded = (vectors: readonly (readonly number[])[]) => ({
  object: 'list',
  model: 'scripted',
  data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })).reverse(),
  usage: { prompt_tokens: 1, total_tokens: 1 },
});
