/** Embeddings of an OpenAI-compatible endpoint, and candidates ranked by them; when it fails they stay as they were ranked without. */
import { messageOf } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { type EndpointSettings, openClient, withoutKey } from '../../openai.ts';
import type { Rank } from './candidates.ts';
import type { Candidate, Embeddings } from './port.ts';

interface EndpointOptions extends EndpointSettings {
  /** How long an answer may take; 3 s. A dispatch waits for it. */
  readonly timeoutMs?: number;
}

/** What one call may hold, by the strictest of the endpoints that are in use. */
const mostInACall = 64;
/** What is longer is told by its beginning: below the limit of every model in use. */
const longestText = 8_000;

/** `embed` rejects when the endpoint does not answer in time, or with what is no vector for each text. */
export function openEndpointEmbeddings({ model, timeoutMs = 3_000, ...endpoint }: EndpointOptions): Embeddings {
  const client = openClient(endpoint, timeoutMs);

  async function call(texts: readonly string[], signal: AbortSignal): Promise<readonly Float32Array[]> {
    const input = texts.map((text) => text.slice(0, longestText));
    // Plain numbers: not every server knows the client's own choice, base64.
    const { data } = await client.embeddings.create({ model, input, encoding_format: 'float' }, { signal }).catch((error) => {
      // Without its cause, which may hold the key too.
      throw new Error(withoutKey(messageOf(error), endpoint.apiKey));
    });
    const vectors: Float32Array[] = [];
    for (const { index, embedding } of Array.isArray(data) ? data : []) vectors[index] = unit(embedding);
    const size = vectors[0]?.length;
    if (texts.some((_, index) => vectors[index] === undefined || vectors[index].length !== size))
      throw new TypeError('its answer holds no vector for each text');
    return vectors;
  }

  return {
    model: `${new URL(endpoint.baseUrl).host}/${model}`,
    async embed(texts) {
      // The client's own time ends with the headers of an answer.
      const signal = AbortSignal.timeout(timeoutMs);
      const calls: Promise<readonly Float32Array[]>[] = [];
      for (let at = 0; at < texts.length; at += mostInACall) calls.push(call(texts.slice(at, at + mostInACall), signal));
      return (await Promise.all(calls)).flat();
    },
  };
}

interface RankOptions {
  readonly embeddings: Embeddings;
  readonly log: Pick<Log, 'warn'>;
  /** How much of what was embedded is remembered, in bytes; 64 MB. */
  readonly mostBytes?: number;
}

/** By the mean of what a candidate had and of how near its goal is by the endpoint's vectors. Never rejects. */
export function rankBy({ embeddings, log, mostBytes = 64_000_000 }: RankOptions): Rank {
  /** By text, the least recently used first. */
  const known = new Map<string, Float32Array>();
  let bytes = 0;

  async function vectorsOf(texts: readonly string[]): Promise<ReadonlyMap<string, Float32Array>> {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    const made = missing.length === 0 ? [] : await embeddings.embed(missing);
    const found = new Map(missing.map((text, at) => [text, made[at] as Float32Array]));
    for (const text of new Set(texts)) {
      const vector = found.get(text) ?? (known.get(text) as Float32Array);
      found.set(text, vector);
      if (!known.delete(text)) bytes += vector.byteLength + 2 * text.length;
      known.set(text, vector);
    }
    for (const [text, vector] of known) {
      if (bytes <= mostBytes) break;
      known.delete(text);
      bytes -= vector.byteLength + 2 * text.length;
    }
    return found;
  }

  return async (goal, candidates) => {
    if (candidates.length === 0) return candidates;
    try {
      const vectors = await vectorsOf([goal, ...candidates.map(({ document }) => document.goal)].map(readable));
      const asked = vectors.get(readable(goal)) as Float32Array;
      const score = ({ document, score }: Candidate) => (score + cosine(asked, vectors.get(readable(document.goal)))) / 2;
      return candidates.map((candidate) => ({ ...candidate, score: score(candidate) })).sort((a, b) => b.score - a.score);
    } catch (error) {
      log.warn({ model: embeddings.model, why: messageOf(error) }, 'goals could not be embedded; they are compared by their words alone');
      return candidates;
    }
  };
}

/** As a model reads it: a parameter by what it is called. */
const readable = (goal: string): string =>
  goal.replace(/\{\{(?:param|secret):([^{}]*)\}\}/g, (_, name: string) => name.replaceAll('_', ' '));

/** Of vectors of unit length. An endpoint that changes what its model gives has no vector to compare with. */
function cosine(one: Float32Array, other: Float32Array | undefined): number {
  if (other?.length !== one.length) return 0;
  return Math.max(
    0,
    one.reduce((sum, part, at) => sum + part * (other[at] as number), 0),
  );
}

function unit(embedding: unknown): Float32Array {
  if (!Array.isArray(embedding) || embedding.length === 0 || !embedding.every(Number.isFinite))
    throw new TypeError('its answer holds no vectors');
  const length = Math.hypot(...embedding);
  return Float32Array.from(embedding, (part: number) => (length === 0 ? 0 : part / length));
}
