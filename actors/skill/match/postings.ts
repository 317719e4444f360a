/** Which texts hold which terms, and those that share the weightiest with a request, all in typed arrays. */
import { fitting } from './columns.ts';

interface Shared {
  readonly text: number;
  /** 0 to 1. */
  readonly share: number;
}

/** A request's terms that are known, rarest first. */
interface Asked {
  readonly terms: readonly { readonly term: number; readonly weight: number }[];
  /** Of all of its terms, unknown ones too. */
  readonly weight: number;
}

/**
 * The commonest terms find most texts, and tell least: they are not walked when the rarer ones, of this share of the weight, found
 * enough. Who holds only the rest shares two thirds at most.
 */
const telling = 0.5;
/** Of those that a walk cut short has found, about so many times `few` are looked at as a whole. */
const lookedAt = 6;
/** Shares of what two texts have in common are told apart as finely as this. */
const grades = 2_048;

/** Texts are numbered from 0 in the order in which they were added. */
export class Postings {
  readonly #numbers = new Map<string, number>();
  /** By term: the texts that hold it, how many those are, and how many of them live. */
  readonly #lists: Uint32Array[] = [];
  #listed = new Uint32Array(64);
  #held = new Uint32Array(64);
  /** By text: its terms, from `first` to the `first` of the next; the sum of their weights as last reckoned; and whether it is dead. */
  #terms = new Uint32Array(64);
  #first = new Uint32Array(64);
  #weight = new Float32Array(64);
  #dead = new Uint8Array(64);
  #texts = 0;
  #living = 0;
  #weighed = 0;
  #listBytes = 0;
  /** Many are being added: they are weighed when all are there. */
  #filling: boolean;
  /** For one search: the request's weight by term, what a text shares with it so far, and which texts share anything. */
  #asking = new Float32Array(64);
  #shared = new Float32Array(0);
  #touched = new Uint32Array(0);

  constructor(filling = false) {
    this.#filling = filling;
  }

  get texts(): number {
    return this.#texts;
  }

  get living(): number {
    return this.#living;
  }

  /** With an estimate for the terms' own strings. */
  get byteLength(): number {
    const byTerm = [this.#listed, this.#held, this.#asking];
    const byText = [this.#terms, this.#first, this.#weight, this.#dead, this.#shared, this.#touched];
    return [...byTerm, ...byText].reduce((sum, { byteLength }) => sum + byteLength, this.#listBytes) + this.#numbers.size * 200;
  }

  /** `terms` holds each once. Gives the text's number. */
  add(terms: readonly string[]): number {
    const text = this.#texts;
    const start = this.#first[text] as number;
    this.#terms = fitting(this.#terms, start + terms.length);
    this.#first = fitting(this.#first, text + 2);
    this.#weight = fitting(this.#weight, text + 1);
    this.#dead = fitting(this.#dead, text + 1);
    terms.forEach((said, at) => {
      const term = this.#numberOf(said);
      this.#terms[start + at] = term;
      this.#list(term, text);
    });
    this.#first[text + 1] = start + terms.length;
    this.#texts += 1;
    this.#living += 1;
    if (!this.#filling) {
      this.weigh(text, text + 1);
      if (this.#texts > 2 * this.#weighed) this.weigh(0, this.#texts);
    }
    return text;
  }

  /** It is found no more. */
  drop(text: number): void {
    if (this.isDead(text)) return;
    this.#dead[text] = 1;
    this.#living -= 1;
    for (const term of this.#termsOf(text)) this.#held[term] = (this.#held[term] as number) - 1;
  }

  isDead(text: number): boolean {
    return this.#dead[text] === 1;
  }

  /** Reckons these texts by what their terms weigh by now: rare ones weigh more the more texts there are. */
  weigh(from: number, to: number): void {
    for (let text = from; text < to; text += 1) this.#weight[text] = this.#weightOf(text);
    if (from === 0) this.#weighed = to;
  }

  /** All that were added while it was filled have been weighed. */
  settled(): void {
    this.#filling = false;
    this.#weighed = this.#texts;
  }

  /** About `few` living texts that have most in common with the terms (Dice's share, by weight), of those that `may` be meant; all when there are no more. */
  best(terms: readonly string[], few: number, may?: (text: number) => boolean): Shared[] {
    if (this.#living > few) return this.shares(terms, this.#gathered(this.#asked(terms), few, may));
    return this.shares(terms, may === undefined ? this.#all() : this.#all().filter(may));
  }

  /** What each of these texts has in common with the terms. */
  shares(terms: readonly string[], texts: readonly number[]): Shared[] {
    const asked = this.#asked(terms);
    return this.#whileAsking(asked, () =>
      texts.map((text) => ({ text, share: shareOf(this.#overlap(text), asked.weight, this.#weightOf(text)) })),
    );
  }

  #all(): number[] {
    return Array.from({ length: this.#texts }, (_, text) => text).filter((text) => !this.isDead(text));
  }

  #gathered(asked: Asked, few: number, may?: (text: number) => boolean): number[] {
    this.#shared = fitting(this.#shared, this.#texts);
    this.#touched = fitting(this.#touched, this.#texts);
    const { touched, isWhole } = this.#walk(asked, few, may);
    if (!isWhole) this.#whileAsking(asked, () => this.#lookAt(this.#bestOf(touched, lookedAt * few, asked.weight)));
    const found = this.#bestOf(touched, few, asked.weight);
    for (const text of touched) this.#shared[text] = 0;
    return found;
  }

  /** Adds up what texts share with the request, rarest term first, for as long as it tells. */
  #walk({ terms }: Asked, few: number, may?: (text: number) => boolean): { readonly touched: Uint32Array; readonly isWhole: boolean } {
    const [shared, touched] = [this.#shared, this.#touched];
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
    let [count, walked] = [0, 0];
    for (const { term, weight } of terms) {
      if (count >= few && walked >= telling * whole) return { touched: touched.subarray(0, count), isWhole: false };
      walked += weight;
      const list = this.#lists[term] as Uint32Array;
      const end = this.#listed[term] as number;
      for (let at = 0; at < end; at += 1) {
        const text = list[at] as number;
        if (may !== undefined && !may(text)) continue;
        const had = shared[text] as number;
        if (had === 0) touched[count++] = text;
        shared[text] = had + weight;
      }
    }
    return { touched: touched.subarray(0, count), isWhole: true };
  }

  #lookAt(texts: readonly number[]): void {
    for (const text of texts) this.#shared[text] = this.#overlap(text);
  }

  /** About as many of those that live as are wanted; of those that share equally much with the request, the latest. */
  #bestOf(touched: Uint32Array, wanted: number, whole: number): number[] {
    const [shared, weight, dead] = [this.#shared, this.#weight, this.#dead];
    const gradeOf = (text: number) => Math.floor(shareOf(shared[text] as number, whole, weight[text] as number) * grades);
    const counts = new Uint32Array(grades + 1);
    for (const text of touched) if (dead[text] === 0) counts[gradeOf(text)] = (counts[gradeOf(text)] as number) + 1;
    let [least, reached] = [grades, counts[grades] as number];
    while (least > 0 && reached < wanted) {
      least -= 1;
      reached += counts[least] as number;
    }
    const found: number[] = [];
    let spare = wanted - (reached - (counts[least] as number));
    for (let at = touched.length - 1; at >= 0; at -= 1) {
      const text = touched[at] as number;
      if (dead[text] === 1) continue;
      const grade = gradeOf(text);
      if (grade > least) found.push(text);
      else if (grade === least && spare-- > 0) found.push(text);
    }
    return found;
  }

  #asked(said: readonly string[]): Asked {
    const known = said.map((word) => this.#numbers.get(word)).filter((term) => term !== undefined);
    const terms = known.map((term) => ({ term, weight: this.#idf(term) })).sort((a, b) => b.weight - a.weight);
    const unknown = (said.length - known.length) * this.#idf(undefined);
    return { terms, weight: terms.reduce((sum, { weight }) => sum + weight, unknown) };
  }

  #whileAsking<T>({ terms }: Asked, work: () => T): T {
    this.#asking = fitting(this.#asking, this.#numbers.size);
    for (const { term, weight } of terms) this.#asking[term] = weight;
    try {
      return work();
    } finally {
      for (const { term } of terms) this.#asking[term] = 0;
    }
  }

  #overlap(text: number): number {
    let sum = 0;
    for (let at = this.#first[text] as number; at < (this.#first[text + 1] as number); at += 1)
      sum += this.#asking[this.#terms[at] as number] as number;
    return sum;
  }

  #weightOf(text: number): number {
    let sum = 0;
    for (const term of this.#termsOf(text)) sum += this.#idf(term);
    return sum;
  }

  #termsOf(text: number): Uint32Array {
    return this.#terms.subarray(this.#first[text], this.#first[text + 1]);
  }

  /** The rarer, the heavier; never nothing, so that what all texts hold still counts where all else is alike. */
  #idf(term: number | undefined): number {
    const held = term === undefined ? 0 : (this.#held[term] as number);
    return Math.log(1 + (this.#living + 1) / (held + 0.5));
  }

  #numberOf(said: string): number {
    const known = this.#numbers.get(said);
    if (known !== undefined) return known;
    const term = this.#numbers.size;
    this.#numbers.set(said, term);
    this.#listed = fitting(this.#listed, term + 1);
    this.#held = fitting(this.#held, term + 1);
    this.#lists.push(new Uint32Array(2));
    return term;
  }

  #list(term: number, text: number): void {
    const [list, length] = [this.#lists[term] as Uint32Array, this.#listed[term] as number];
    const longer = fitting(list, length + 1);
    longer[length] = text;
    this.#lists[term] = longer;
    this.#listBytes += longer.byteLength - list.byteLength;
    this.#listed[term] = length + 1;
    this.#held[term] = (this.#held[term] as number) + 1;
  }
}

/** Dice's: twice what is shared, of what both hold. Weights that were reckoned at different times may give more than 1. */
const shareOf = (shared: number, one: number, other: number): number => (shared <= 0 ? 0 : Math.min(1, (2 * shared) / (one + other)));
