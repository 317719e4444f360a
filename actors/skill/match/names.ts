/** Names and their numbers, packed: 40 bytes a name, where a map of strings takes 150. */
import { fitting } from './columns.ts';

/** Holds ASCII names without white space at their ends, as those of skills are; numbers count up from 0. */
export class Names {
  #bytes = new Uint8Array(0);
  /** Where each ends. */
  #ends = new Uint32Array(0);
  /** By hash, one more than the number; 0 is free. */
  #slots = new Uint32Array(64);
  #used = 0;
  #count = 0;

  /** The number that this name has from now on. */
  add(name: string): number {
    const number = this.#count;
    const start = this.#startOf(number);
    this.#bytes = fitting(this.#bytes, start + name.length);
    for (let at = 0; at < name.length; at += 1) this.#bytes[start + at] = name.charCodeAt(at);
    this.#ends = fitting(this.#ends, number + 1);
    this.#ends[number] = start + name.length;
    this.#count += 1;
    const slot = this.#slotOf(name);
    if (this.#slots[slot] === 0) this.#used += 1;
    this.#slots[slot] = number + 1;
    if (this.#used * 2 > this.#slots.length) this.#spread();
    return number;
  }

  at(number: number): string {
    return String.fromCharCode(...this.#bytes.subarray(this.#startOf(number), this.#ends[number]));
  }

  /** The latest number of this name. */
  find(name: string): number | undefined {
    const found = this.#slots[this.#slotOf(name)] as number;
    return found === 0 ? undefined : found - 1;
  }

  get byteLength(): number {
    return this.#bytes.byteLength + this.#ends.byteLength + this.#slots.byteLength;
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] as number);
  }

  /** The one that holds this name, or the free one where it belongs. */
  #slotOf(name: string): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(name) & mask;
    for (let found = this.#slots[slot] as number; found !== 0 && !this.#is(found - 1, name); found = this.#slots[slot] as number)
      slot = (slot + 1) & mask;
    return slot;
  }

  #is(number: number, name: string): boolean {
    const start = this.#startOf(number);
    if ((this.#ends[number] as number) - start !== name.length) return false;
    for (let at = 0; at < name.length; at += 1) if (this.#bytes[start + at] !== name.charCodeAt(at)) return false;
    return true;
  }

  #spread(): void {
    const numbers = this.#slots.filter((slot) => slot !== 0);
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (const found of numbers) this.#slots[this.#slotOf(this.at(found - 1))] = found;
  }
}

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
