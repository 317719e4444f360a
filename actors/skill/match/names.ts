/** Names and their numbers, packed: 45 bytes a name, where a map of strings takes 150. */
import { fitting } from './columns.ts';

/** Holds ASCII names without white space at their ends, as those of skills are; numbers count up from 0. */
export class Names {
  #bytes = new Uint8Array(0);
  /** Where each ends. */
  #ends = new Uint32Array(0);
  /** Kept, so that growing to a million places takes milliseconds. */
  #hashes = new Uint32Array(0);
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
    const hash = hashOf(name);
    this.#hashes = fitting(this.#hashes, number + 1);
    this.#hashes[number] = hash;
    const slot = this.#slotOf(name, hash);
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
    const found = this.#slots[this.#slotOf(name, hashOf(name))] as number;
    return found === 0 ? undefined : found - 1;
  }

  get byteLength(): number {
    return this.#bytes.byteLength + this.#ends.byteLength + this.#hashes.byteLength + this.#slots.byteLength;
  }

  #startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] as number);
  }

  /** The one that holds this name, or the free one where it belongs. */
  #slotOf(name: string, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let found = this.#slots[slot] as number; found !== 0 && !this.#is(found - 1, name, hash); found = this.#slots[slot] as number)
      slot = (slot + 1) & mask;
    return slot;
  }

  #is(number: number, name: string, hash: number): boolean {
    if (this.#hashes[number] !== hash) return false;
    const start = this.#startOf(number);
    if ((this.#ends[number] as number) - start !== name.length) return false;
    for (let at = 0; at < name.length; at += 1) if (this.#bytes[start + at] !== name.charCodeAt(at)) return false;
    return true;
  }

  #spread(): void {
    const [held, mask] = [this.#slots, this.#slots.length * 2 - 1];
    this.#slots = new Uint32Array(mask + 1);
    for (const found of held) {
      if (found === 0) continue;
      let slot = (this.#hashes[found - 1] as number) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = found;
    }
  }
}

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
