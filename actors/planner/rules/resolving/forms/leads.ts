/** What stands before a value in a breath, and how well it calls a blank of the form. */
import type { Description, Given } from '../../description.ts';
import type { Breath, Order } from '../../instruction.ts';
import type { Scene } from '../page/scene.ts';
import { asksWhoDid } from '../words/agents.ts';
import { fieldLikeness, holdsSense } from '../words/likeness.ts';
import { light, marks, small } from '../words/marks.ts';
import { type Blank, type BlankOption, calledBy, isOfTimes } from './blanks.ts';

export interface Piece {
  readonly from: number;
  /** Before this word. */
  readonly to: number;
  /** Which of the blanks it takes. */
  readonly blanks: readonly number[];
  /** 0: said to the letter; the higher, the less sure. */
  readonly cost: number;
  readonly orders: readonly Order[];
  /** It is there, but can't be chosen. */
  readonly isOff?: true;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What stands before or behind a value, and up to where the two go. */
interface Lead extends Span {
  readonly lead: string;
  readonly isBehind?: true;
}

export const longestTail = 2;
/** How well words must call a blank. */
export const called = 0.75;
const longestLead = 5;

export const text = (said: string): Given => ({ type: 'text', text: said, quoted: false });

export class Leads {
  readonly breath: Breath;
  readonly blanks: readonly Blank[];
  readonly scene: Scene;
  readonly now: number;

  constructor(breath: Breath, blanks: readonly Blank[], scene: Scene, now: number) {
    [this.breath, this.blanks, this.scene, this.now] = [breath, blanks, scene, now];
  }

  said({ from, to }: Span): string {
    return this.breath.words
      .slice(from, to)
      .map(({ text: word, isEnd }, at, all) => (isEnd && at < all.length - 1 ? `${word},` : word))
      .join(' ');
  }

  /** Leads that may stand before a value, or behind it ("5 as the amount"), the words of each with what says nothing left out; no comma within. */
  *leads({ from, to }: Span): Generator<Lead> {
    const { words } = this.breath;
    yield* this.tails({ from, to });
    for (let start = from; start >= Math.max(0, from - longestLead); start -= 1) {
      if (
        start < from &&
        (words[start]?.isEnd ||
          words[start]?.isFixed ||
          (!this.mayName(start, from) && /^(?:\p{Lu}.*\p{Ll}|.*\d)/u.test(words[start]?.text ?? '')))
      )
        break;
      // What says nothing stands for itself.
      if (start < from && light.test(words[start]?.text ?? '')) continue;
      const said = words.slice(start, from).map(({ text: word }) => word.toLowerCase());
      const lead = said
        .filter((word) => !light.test(word))
        .join(' ')
        .replace(/:$/, '');
      yield { from: start, to, lead };
    }
  }

  /** What a label begins with may have a capital, and the last of it may be a number: "Ort Bern", "line 2 “Flat B”". */
  mayName(at: number, from: number): boolean {
    const { words } = this.breath;
    const isFirst = at === 0 || words[at - 1]?.isEnd === true;
    return isFirst || (at === from - 1 && words[from]?.isFixed === true && /^\d$/.test(words[at]?.text ?? ''));
  }

  *tails({ from, to }: Span): Generator<Lead> {
    const { words } = this.breath;
    if (words[to - 1]?.isEnd || words[to]?.isFixed || !/^(?:as|for|in|into|under)$/i.test(words[to]?.text ?? '')) return;
    for (let end = to + 2; end <= Math.min(words.length, to + 1 + longestLead); end += 1) {
      const last = words[end - 1];
      if (last?.isFixed) return;
      const said = words.slice(to + 1, end).map(({ text: word }) => word.toLowerCase());
      const lead = said.filter((word) => !light.test(word)).join(' ');
      if (lead !== '' && !light.test(said.at(-1) ?? '')) yield { from, to: end, lead, isBehind: true };
      if (last?.isEnd) return;
    }
  }

  called(lead: string, blank: Blank): number {
    // "A comment as Ada" is none that reads so.
    const isSearch = this.breath.ifLost === undefined;
    const ended = lead.replace(this.breath.ifLost === false ? / (?:is|of|=)$/ : / (?:is|of|to|as|on|at|in|for|by|=)$/, '');
    // "From year 2003", "in size 42": what is searched for is told by it.
    const bare = isSearch ? ended.replace(/^(?:from|in|of|with|at|on|for) (?=\S)/, '') : ended;
    if (small.test(bare) || bare === '') return 0;
    if (isSearch && blank.labels.slice(0, 1).some((label) => asksWhoDid(lead, label))) return 0.95;
    const holding = (each: Blank) => each.labels.slice(0, 2).some((label) => holdsSense(label, bare));
    const isTold = bare.length > 2 && holding(blank) && this.blanks.filter(holding).length === 1;
    return Math.max(isTold ? 0.8 : 0, ...blank.labels.map((label) => fieldLikeness(bare, label)));
  }

  /** "From Kiel", "to noon", of two lists that both offer it: what stands before it calls another one. */
  isAstray(lead: string, blank: Blank): boolean {
    const own = marks.filter(({ lead: mark }) => lead !== '' && mark.test(lead));
    const calls = (words: readonly string[]) =>
      words.length > 0 && calledBy(words, blank) < called && this.blanks.some((other) => calledBy(words, other) >= called);
    return calls(own.flatMap(({ texts = [] }) => texts)) || (isOfTimes(blank) && calls(own.flatMap(({ days = [] }) => days)));
  }

  choice({ text: option, element }: BlankOption, blank: Blank): Order {
    if (blank.kind === 'unseen') return { kind: 'choose', values: [text(option)], from: this.keyed(blank), isOffered: true };
    if (!element) return { kind: 'fill', what: this.keyed(blank), value: text(option) };
    const what: Description = { ...this.keyed(blank), key: this.scene.placeOf(element), name: option };
    return element.role.includes('radio') ? { kind: 'check', what, on: true } : { kind: 'click', what };
  }

  keyed({ element, labels }: Blank): Description {
    const name = labels[0] ?? element.name;
    return { name, exact: false, whole: name, noun: '', roles: [], key: this.scene.placeOf(element) };
  }
}
