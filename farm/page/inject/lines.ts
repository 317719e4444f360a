/** The lines of the map while the walk goes on: what stands side by side, and the text that controls part. */
import { contentOf, squeeze } from './blanks.ts';
import { colourOf, seen } from './drawn.ts';
import { type Entries, type Entry, longestText } from './entries.ts';
import { isFoldedUnder } from './folds.ts';
import type { Line } from './pack.ts';
import type { Stand } from './stand.ts';
import type { MappedPart } from './wire.ts';
import { wordsIn, wordsOf } from './words.ts';

interface Sentence {
  readonly block: Element | undefined;
  text: string;
  /** Line by line, where the block is broken into lines; the last is still being told. */
  readonly lines: string[];
}

/** Longer texts are verse or code, whose lines are no facts. */
const mostLines = 24;

/** The role says it already. */
const isHeard = (role: string): boolean => role === 'alert' || role === 'status';

export class Lines {
  readonly all: Line[] = [];
  readonly #entries: Entries;
  #line: MappedPart[] = [];
  #run = '';
  /** Where the run of text began. */
  #at: Stand | undefined;
  #mentions: [Element, string][] = [];
  /** What the latest block with text has said so far, its links included. */
  #sentence: Sentence = { block: undefined, text: '', lines: [''] };

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  text(text: string, at: Stand): void {
    if (!/\S/.test(text)) {
      if (this.#run !== '') this.#run += ' ';
      return;
    }
    if (this.#at?.block !== at.block) {
      this.endRun();
      this.#at = at;
    }
    if (this.#run.length < 2 * longestText) this.#run += text;
  }

  /** A part of the run that is an element of its own as well; it may be what the run begins with. */
  mention(element: Element, at: Stand): void {
    if (this.#at?.block !== at.block) {
      this.endRun();
      this.#at = at;
    }
    this.#mentions.push([element, squeeze(contentOf(element)).slice(0, longestText)]);
  }

  /** A line of its own that is no element's. */
  say(text: string): void {
    this.all.push(text);
  }

  /** Its maker has broken the text of the block into lines, here. */
  breakAt(block: Element): void {
    this.endLine();
    const { lines } = this.#sentence;
    if (this.#sentence.block === block && lines.at(-1) !== '' && lines.length <= mostLines) lines.push('');
  }

  /** Adds an element to the line. */
  push(place: number): void {
    this.#line.push(place);
  }

  /** What stood side by side ends here. */
  endLine(): void {
    this.endRun();
    const [first] = this.#line;
    if (first === undefined) return;
    this.all.push(this.#line.length > 1 ? this.#line : first);
    this.#line = [];
  }

  /** Ends the run of text: it becomes the element that holds it, or goes on in it when that one is on the map already. */
  endRun(): void {
    const mentions = this.#mentions;
    if (mentions.length > 0) this.#mentions = [];
    if (this.#run === '') return;
    const text = squeeze(this.#run).slice(0, longestText);
    const at = this.#at;
    const entries = this.#entries;
    this.#run = '';
    this.#at = undefined;
    if (text === '' || !at) return;
    const place = entries.known.get(at.block);
    if (place === undefined) this.#element(text, at);
    else if (!entries.isAct(place) || entries.at(place)?.name !== text) {
      this.#line.push(text);
      this.tell(at.block, text);
    }
    at.group.say(text);
    for (const [element, said] of mentions)
      if (said !== '' && said !== text && !entries.known.has(element)) this.#mentioned(element, said, at);
  }

  #mentioned(element: Element, said: string, at: Stand): void {
    const place = this.#entries.add(element, 'text', said, at, wordsIn(element));
    this.#entries.look(place, colourOf(element));
    const entry = this.#entries.at(place);
    if (entry) entry.states = `${entry.states} mention`.trimStart();
  }

  #element(text: string, at: Stand): void {
    this.tell(at.block, text);
    const { block, blockLook, blockRole } = at;
    const label = blockLook.names.has('aria-label') ? block.getAttribute('aria-label') : null;
    const whole = label || this.#sentence.text;
    const called = wordsOf(block, blockLook.callings, false);
    const isSaid = at.voice === undefined || (at.voice !== 'error' && isHeard(blockRole));
    const hints = isSaid ? called : `${called} ${at.voice}`.trimStart();
    const place = this.#entries.add(block, blockRole || 'text', whole, at, hints);
    this.#entries.look(place, seen(undefined, blockLook));
    const entry = this.#entries.at(place);
    if (entry && isFoldedUnder(block)) entry.states = 'collapsed';
    if (entry && label && label !== text) entry.value = text;
    else if (entry && whole !== text) entry.said = text;
    if (entry) this.#tellLines(entry);
    this.#line.push(place);
  }

  #tellLines(entry: Entry): void {
    const lines = this.#sentence.lines.filter((line) => line !== '');
    if (lines.length > 1 && lines.length <= mostLines) entry.lines = lines;
  }

  /** Adds to the sentence that a block holds, and to its name when it is on the map already. */
  tell(block: Element, text: string): void {
    const place = this.#entries.known.get(block);
    const known = place === undefined || this.#entries.isAct(place) ? undefined : this.#entries.at(place);
    if (this.#sentence.block !== block) this.#sentence = { block, text: known?.name ?? '', lines: [known?.name ?? ''] };
    const { lines } = this.#sentence;
    const line = lines.pop() ?? '';
    lines.push((line === '' ? text : `${line} ${text}`).slice(0, longestText));
    if (known && lines.length > 1) this.#tellLines(known);
    if (this.#sentence.text.length >= longestText) return;
    const { text: before } = this.#sentence;
    this.#sentence.text = before === '' ? text : `${before} ${text}`.slice(0, longestText);
    if (!known) return;
    known.said ??= known.name;
    known.name = this.#sentence.text;
  }
}
