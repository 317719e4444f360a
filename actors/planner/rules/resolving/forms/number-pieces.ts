/** The numbers of a breath, with what they are of: how many, at least, at most. */
import type { Order } from '../../instruction.ts';
import { holdsSense } from '../words/likeness.ts';
import { highest, isPerson, least, lowest, most, people, small, sums } from '../words/marks.ts';
import { amountOf, timeIn } from '../words/quantities.ts';
import { type Blank, calledBy, isOfTimes } from './blanks.ts';
import { called, Leads, longestTail, type Piece, type Span, text } from './leads.ts';

export class NumberPieces extends Leads {
  /** A number with what it is of, or what the blank is called. */
  numbers({ from, to }: Span, blank: Blank, at: number): readonly Piece[] {
    const { words } = this.breath;
    const [word] = words.slice(from, to);
    if (!word || to - from > 1 || word.isFixed || (blank.kind === 'text' && /^an?$/i.test(word.text))) return [];
    // "01000" is a code, and would lose its nought.
    if (/^0\d/.test(word.text)) return [];
    const amount = /\d/.test(word.text) ? amountOf(word.text) : word.count;
    const isNumber = word.count !== undefined || /^\p{Sc}?\d[\d.,]*(?:k|\p{Sc}|\+|%)?$/iu.test(word.text);
    if (amount === undefined || !isNumber) return [];
    const number = /\dk$/i.test(word.text) ? amount * 1_000 : amount;
    const isMoney = /\p{Sc}/u.test(word.text);
    const found: Piece[] = [...this.hours({ from, to }, blank, at)];
    for (let end = to; end <= Math.min(words.length, to + longestTail); end += 1) {
      if (end > to && words[end - 2]?.isEnd) break;
      const tail = words.slice(to, end).map(({ text: said }) => said.toLowerCase());
      const said = tail.join(' ') || (this.nounAfter(to, blank) ?? '');
      const noun = said.replace(/^(?:(?:small|young|little) )?child$|^kids?$/, 'children').replace(/^person$/, 'people');
      for (const { from: start, to: behind, lead, isBehind } of this.leads({ from, to })) {
        if (isBehind && (end > to || this.called(lead, blank) < called)) continue;
        const bound = lead.replace(/^(?:for|with|having|costing|paying|earning|priced|that costs?|at a price) (?=\S)/, '');
        const [up, down] = [least.test(bound) || /\+$/.test(word.text), most.test(bound)];
        const cost = this.numberCost(lead, isBehind ? '' : noun, blank, { amount: number, isMoney, up, down });
        if (cost === undefined) continue;
        const order = this.numberOrder(number, blank, up && this.called(noun, blank) >= called && calledBy(lowest, blank) < called);
        if (order) found.push({ from: start, to: isBehind ? behind : end, blanks: [at], cost, orders: [order] });
      }
    }
    return found;
  }

  /** "3 balcony tickets": what is counted may stand behind what is said of it. */
  nounAfter(to: number, blank: Blank): string | undefined {
    const { words } = this.breath;
    if (words[to - 1]?.isEnd || words[to]?.isEnd || small.test(words[to]?.text ?? '')) return undefined;
    return words
      .slice(to + 1, to + 3)
      .map(({ text: word }) => word.toLowerCase())
      .find((word) => word.length > 2 && (this.called(word, blank) >= called || (isPerson(word) && calledBy(people, blank) >= called)));
  }

  /** "At 7": of the times that are offered, the only one of that hour. */
  hours({ from, to }: Span, blank: Blank, at: number): readonly Piece[] {
    const { words } = this.breath;
    const hour = words[from]?.count;
    if (hour === undefined || hour < 1 || hour > 12 || words[from - 1]?.text.toLowerCase() !== 'at' || !isOfTimes(blank)) return [];
    const offered = blank.options.filter(({ text: option }) => {
      const minutes = timeIn(option);
      return minutes !== undefined && minutes % 720 === (hour % 12) * 60;
    });
    const [only, ...others] = offered;
    return only && others.length === 0 ? [{ from: from - 1, to, blanks: [at], cost: 0.2, orders: [this.choice(only, blank)] }] : [];
  }

  numberCost(
    lead: string,
    noun: string,
    blank: Blank,
    { amount, isMoney, up, down }: { readonly amount: number; readonly isMoney: boolean; readonly up: boolean; readonly down: boolean },
  ): number | undefined {
    // "Two of the medium ones"
    const isMany = this.breath.isOfGoods === true && lead === '' && (noun === '' || noun === 'of');
    if (isMany && calledBy(['quantity', 'how many', 'amount', 'number'], blank) >= called) return 0.1;
    if (lead === '' && pieces.test(noun) && calledBy(['quantity', 'how many', 'amount'], blank) >= called) return 0.1;
    const isFree = /^(?:|for|with|of|in|at)$/.test(lead);
    const money =
      /^(?:(?:euros?|dollars?|pounds?|usd|eur|gbp|bucks)(?: (?:total|pp|each|monthly))?|(?:a|per) (?:month|night|person|day|week|year)|total|monthly|pp|each|annually|yearly|)$/;
    const isPrice = money.test(noun) && (isMoney || noun === '' || money.test(noun));
    if (noun === '' && isYear(amount) && ofYear.test(lead) && blank.labels.slice(0, 1).some((label) => holdsSense(label, 'year')))
      return 0.1;
    if (down || up) {
      const [own, other] = down ? [highest, lowest] : [lowest, highest];
      const fit = calledBy(own, blank);
      if (isPrice && fit >= called && calledBy(other, blank) < fit) return 0.12;
      return noun !== '' && this.called(noun, blank) >= called && up ? 0.1 : undefined;
    }
    // A sum is what is paid, where the form asks for one.
    const own = { labels: blank.labels.slice(0, 1) };
    const isSum = calledBy(sums, own) >= called && Math.max(calledBy(lowest, own), calledBy(highest, own)) < 1;
    if (isSum && isPrice && (isMoney || noun !== '') && /^(?:|of|for|with|by)$/.test(lead)) return 0.1;
    if (isSum && noun === '' && lead === '' && calledBy(sums.slice(0, 2), own) >= called) return 0.25;
    if (noun !== '' && this.called(noun, blank) >= called && isFree) return 0.05;
    if (noun !== '' && isPerson(noun) && isFree && calledBy(people, blank) >= called)
      return 0.15 + (/^(?:children|infants|kids)$/.test(noun) ? 1 : 0);
    if (noun === '' && /^(?:for|of|party of|group of|table for)$/.test(lead) && calledBy(people, blank) >= called) return 0.3;
    return (noun === '' || isPrice) && this.called(lead, blank) >= called ? 0.05 : undefined;
  }

  /** `orMore`: at least so many. */
  numberOrder(number: number, blank: Blank, orMore: boolean): Order | undefined {
    const { kind, options } = blank;
    if (kind === 'stepper') return { kind: 'fill', what: this.keyed(blank), value: text(String(number)) };
    if (kind !== 'list' && kind !== 'ways') return { kind: 'fill', what: this.keyed(blank), value: text(String(number)) };
    const fits = options.filter((option) => !option.isOff && amountOf(option.text) === number);
    const plus = fits.find((option) => /\d\s?\+|\bor more\b|\bat least\b/i.test(option.text));
    const exact = fits.find((option) => option !== plus);
    const option = orMore ? plus : (exact ?? plus);
    return option && this.choice(option, blank);
  }
}

/** They are of whatever the form asks for. */
const pieces = /^(?:pieces?|pcs|units?|copies|items)(?: of)?$/;
const ofYear = /^(?:(?:released|made|published|built|issued|produced|printed|shot|filmed|born) )?(?:from|in|of)$/;
const isYear = (amount: number): boolean => Number.isInteger(amount) && amount >= 1_500 && amount < 2_200;
