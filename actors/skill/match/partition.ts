/** The skills of one tenant on one origin as they are looked up: by what their goals have in common with a request. */
import { fitting } from './columns.ts';
import { Names } from './names.ts';
import type { Kept, Meaning } from './port.ts';
import { Postings } from './postings.ts';

export interface Near {
  readonly name: string;
  readonly version: number;
  /** 0 to 1. */
  readonly score: number;
}

/** What is looked up among: skills of these names, or that start at one of these (starts.ts); all of them where nothing is said. */
interface Among {
  readonly names?: readonly string[];
  readonly starts?: readonly [number, number];
}

/** So many are compared by their vectors. */
const few = 256;
const vectorsAChunk = 4_096;
const weighedAtOnce = 1_024;

export class Partition {
  readonly #postings: Postings;
  readonly #names = new Names();
  #versions = new Uint32Array(0);
  /** Where each starts. */
  #starts = new Uint32Array(0);
  /** What a vector's parts are multiplied by to have them as they were. */
  #scales = new Float32Array(0);
  readonly #vectors: Int8Array[] = [];

  /** With `filling`, nothing is to be looked up before it has settled: what is reckoned of all of them is reckoned once, then. */
  constructor(filling = false) {
    this.#postings = new Postings(filling);
  }

  get size(): number {
    return this.#postings.living;
  }

  /** More is outdated than not. */
  get isWorn(): boolean {
    return this.#postings.texts > 2 * this.size + few;
  }

  get byteLength(): number {
    const vectors = this.#vectors.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return (
      this.#postings.byteLength +
      this.#names.byteLength +
      this.#versions.byteLength +
      this.#starts.byteLength +
      this.#scales.byteLength +
      vectors
    );
  }

  /** Takes the place of an older version. */
  put(name: string, version: number, meaning: Kept, start = 0): void {
    const known = this.versionOf(name);
    if (known !== undefined && known >= version) return;
    this.drop(name);
    const text = this.#postings.add(meaning.terms);
    this.#names.add(name);
    this.#versions = fitting(this.#versions, text + 1);
    this.#versions[text] = version;
    this.#starts = fitting(this.#starts, text + 1);
    this.#starts[text] = start;
    this.#keep(text, meaning.vector);
  }

  drop(name: string): void {
    const text = this.#names.find(name);
    if (text !== undefined) this.#postings.drop(text);
  }

  versionOf(name: string): number | undefined {
    const text = this.#names.find(name);
    return text === undefined || this.#postings.isDead(text) ? undefined : this.#versions[text];
  }

  /** Best first. */
  near(asked: Meaning, most: number, { names, starts }: Among = {}): Near[] {
    const { terms } = asked;
    const texts = names?.map((name) => this.#names.find(name)).filter((text) => text !== undefined && !this.#postings.isDead(text));
    const shares =
      texts === undefined ? this.#postings.best(terms, few, this.#startingAt(starts)) : this.#postings.shares(terms, texts as number[]);
    return shares
      .map(({ text, share }) => ({ text, score: (share + this.#cosine(text, asked.vector)) / 2 }))
      .sort((a, b) => b.score - a.score || b.text - a.text)
      .slice(0, most)
      .map(({ text, score }) => ({ name: this.#names.at(text), version: this.#versions[text] as number, score }));
  }

  #startingAt(starts: Among['starts']): ((text: number) => boolean) | undefined {
    if (starts === undefined) return undefined;
    const [here, open] = starts;
    return (text) => this.#starts[text] === here || this.#starts[text] === open;
  }

  /** Many were added: what was reckoned of the first ones is out of date. Leaves the event loop to others now and then. */
  async settle(pause: () => Promise<unknown>): Promise<void> {
    for (let from = 0; from < this.#postings.texts; from += weighedAtOnce) {
      this.#postings.weigh(from, Math.min(from + weighedAtOnce, this.#postings.texts));
      await pause();
    }
    this.#postings.settled();
  }

  #keep(text: number, vector: Int8Array): void {
    this.#scales = fitting(this.#scales, text + 1);
    if (text % vectorsAChunk === 0) this.#vectors.push(new Int8Array(0));
    const [chunk, at] = [Math.floor(text / vectorsAChunk), text % vectorsAChunk];
    let vectors = this.#vectors[chunk] as Int8Array;
    const size = vector.length;
    if (vectors.length < (at + 1) * size) {
      const longer = new Int8Array(Math.min(vectorsAChunk, Math.max(16, at * 2)) * size);
      longer.set(vectors);
      vectors = longer;
      this.#vectors[chunk] = vectors;
    }
    vectors.set(vector, at * size);
    let square = 0;
    for (let part = 0; part < size; part += 1) square += (vector[part] as number) ** 2;
    this.#scales[text] = square === 0 ? 0 : 1 / Math.sqrt(square);
  }

  #cosine(text: number, vector: Float32Array): number {
    const vectors = this.#vectors[Math.floor(text / vectorsAChunk)] as Int8Array;
    const start = (text % vectorsAChunk) * vector.length;
    let sum = 0;
    for (let part = 0; part < vector.length; part += 1) sum += (vectors[start + part] as number) * (vector[part] as number);
    return Math.max(0, Math.min(1, sum * (this.#scales[text] as number)));
  }
}
