/** The days and times of a breath, laid on what takes them: fields, lists and buttons, or two of them. */
import type { Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { namesMonths, partOf } from '../filling/day-lists.ts';
import { named } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import { firstDays, marks } from '../words/marks.ts';
import { dayIn, monthOf, timeIn } from '../words/quantities.ts';
import { type Blank, calledBy, isOfDays, isOfTimes } from './blanks.ts';
import { altering } from './form-senders.ts';
import { called, Leads, type Piece, type Span, text } from './leads.ts';

/** Which part of a day the blank asks for, by what it is called or what it offers. */
const partIn = ({ kind, labels, options }: Blank): string | undefined => {
  if (kind !== 'text' && kind !== 'number' && kind !== 'list') return undefined;
  const called = labels.map((label) => partSaid.exec(label)?.[0].toLowerCase())[0];
  return called ?? (kind === 'list' ? partOf(options.map(({ text: said }) => said)) : undefined);
};
const calls = (form: RegExp, { labels }: Blank): boolean => labels.slice(0, 1).some((label) => form.test(label));
const arrivals = /^(?:arriv(?:al|e|ing)|check-? ?in)\b/i;
const departures = /^(?:depart(?:ure|ing)?|leav(?:e|ing)|check-? ?out)\b/i;
const beginsStay = /^(?:from|arriv(?:al|e|ing)|check(?:ing)?[- ]?in|start(?:ing)?|beginning|since|as of)$/;
const endsStay = /^(?:to|until|till|through|end(?:ing)?|up to|depart(?:ure|ing)?|leav(?:e|ing)|return(?:ing)?|check(?:ing)?[- ]?out)$/;
const partSaid = /(?<![\p{L}])(?:day|month|year)(?= ?(?:\(.{0,12}\))?$)/iu;

export class DayPieces extends Leads {
  whens({ from, to }: Span, blank: Blank, at: number): readonly Piece[] {
    const when = this.breath.whens.find((each) => each.from === from && each.to === to)?.value;
    if (!when || this.isPart(blank)) return [];
    const order = this.whenOrder(when, blank);
    if (!order) return [];
    const isTime = when.day === undefined;
    return [...this.leads({ from, to })].flatMap(({ from: start, to: end, lead, isBehind }) => {
      if (isBehind && this.called(lead, blank) < called) return [];
      const cost = isTime ? this.timeCost(lead, blank) : this.dayCost(lead, blank);
      return cost === undefined ? [] : [{ from: start, to: end, blanks: [at], cost, orders: [order] }];
    });
  }

  /** Both where the blank takes both; undefined where it can't take it. */
  whenOrder(when: Extract<Given, { type: 'when' }>, blank: Blank): Order | undefined {
    const { kind, element, options } = blank;
    const [isDay, isTime] = [when.day !== undefined, when.time !== undefined];
    const what = this.keyed(blank);
    if (kind === 'list' || kind === 'ways') {
      const days = isDay && isOfDays(blank, this.now);
      if (isDay && !days) return undefined;
      if (isTime && !isOfTimes(blank)) return undefined;
      const day = dayIn(when.day ?? '', this.now);
      const dayOf = (option: string, isDayFirst: boolean) => {
        const moment = dayIn(option, this.now, isDayFirst);
        return moment === undefined ? undefined : moment - (timeIn(option) ?? 0);
      };
      const fits = (option: string) =>
        (!isDay || dayOf(option, true) === day || dayOf(option, false) === day) && (!isTime || timeIn(option) === timeIn(when.time ?? ''));
      const fitting = options.filter((each) => !each.isOff && fits(each.text));
      // "On Tuesday", where it is offered at ten and at noon.
      const isOpen = isDay && !isTime && fitting.some(({ text: said }) => timeIn(said) !== undefined);
      const option = isOpen ? onlyOf(fitting) : fitting[0];
      return option && this.choice(option, blank);
    }
    if (kind === 'time') return isDay || !isTime ? undefined : { kind: 'fill', what, value: when };
    const both = element.type === 'datetime-local' || (element.type === undefined && blank.takesDates);
    if (isTime && !(isDay && both)) return undefined;
    if (isTime === false && element.type === 'datetime-local') return undefined;
    if (isClickable(element)) return { kind: 'choose', values: [when], from: blank.asked === undefined ? what : named(blank.asked) };
    return { kind: 'fill', what, value: when };
  }

  dayCost(lead: string, blank: Blank): number | undefined {
    const bare = lead.replace(/(?: date)?(?: on| at| from| by| for| the)?$/, '');
    if (this.called(bare, blank) >= called || this.called(lead, blank) >= called) return 0.05;
    const ofStay = this.stayCost(bare, blank);
    if (ofStay) return ofStay.cost;
    const fits = marks
      .filter(({ lead: mark, days }) => days && (mark.test(bare) || mark.test(lead)))
      .map(({ days = [] }) => calledBy(days, blank));
    const best = Math.max(0, ...fits);
    const isBare = /^(?:on|for|date|)$/.test(lead);
    // Of two days, the one that is said of nothing is the first.
    const isLater =
      isBare && this.isOfEnd(blank) && this.blanks.some((other) => other !== blank && (other.kind === 'date' || other.takesDates));
    if (best >= called) return 0.1 + (1 - best) / 2 + (isLater ? 0.5 : 0);
    // The form may call the first of two days as it likes, where the other one is plainly the last.
    const days = this.blanks.filter(({ kind, takesDates }) => kind === 'date' || takesDates);
    const isFirst =
      days.length === 2 && days.includes(blank) && !this.isOfEnd(blank) && days.some((other) => other !== blank && this.isOfEnd(other));
    const isBegun = marks.some(({ lead: mark, days: words }) => mark.test(bare) && (words?.includes('start') || words?.includes('date')));
    if (isFirst && isBegun) return 0.3;
    if (isBare && calledBy(firstDays, blank) >= called && !this.isOfEnd(blank)) return 0.35;
    // "From 4 December", of which there is but one day to be told.
    const isOnlyBegun = isBegun && days.length === 1 && days.includes(blank) && !this.isOfEnd(blank);
    // "Change order 7 to Monday": the day that there is to be.
    const isNew = lead === 'to' && altering.test(this.breath.as) && days.length === 1 && days.includes(blank);
    return isNew || isOnlyBegun || (isBare && (this.isOnly(blank, ['date']) || this.isOnlyChoice(blank))) ? 0.3 : undefined;
  }

  /** Who arrives before he departs stays: the form's departure is the end, and no journey out. Undefined where it asks for no stay. */
  stayCost(lead: string, blank: Blank): { readonly cost: number | undefined } | undefined {
    const days = this.blanks.filter(({ kind, takesDates }) => kind === 'date' || takesDates);
    const [start, end, ...others] = days;
    const isStay = start && end && others.length === 0 && calls(arrivals, start) && calls(departures, end);
    if (!isStay || (blank !== start && blank !== end)) return undefined;
    if (endsStay.test(lead)) return { cost: blank === end ? 0.1 : undefined };
    if (beginsStay.test(lead)) return { cost: blank === start ? 0.1 : undefined };
    return undefined;
  }

  /** Of days to choose from, whatever they stand under, where nothing else of the form takes one. */
  isOnlyChoice = (blank: Blank): boolean =>
    isOfDays(blank, this.now) &&
    this.blanks.every((other) => other === blank || (other.kind !== 'date' && !other.takesDates && !isOfDays(other, this.now)));

  isOfEnd = (blank: Blank): boolean => calledBy(['check out', 'return', 'end', 'drop off', 'until'], blank) >= called;

  timeCost(lead: string, blank: Blank): number | undefined {
    if (this.called(lead, blank) >= called) return 0.05;
    if (!/^(?:at|from|around|by|for|)$/.test(lead) || this.isAstray(lead, blank)) return undefined;
    return calledBy(['time', 'hour'], blank) >= called || isOfTimes(blank) || blank.kind === 'time' ? 0.15 : undefined;
  }

  isOnly = (blank: Blank, kinds: readonly Blank['kind'][]): boolean =>
    kinds.includes(blank.kind) && this.blanks.filter(({ kind }) => kinds.includes(kind)).length === 1;

  /** A day of which the form asks in parts: "Day", "Month" and mostly "Year" side by side. */
  parted(): readonly Piece[] {
    return this.blanks.flatMap((begin, first) => {
      const count = this.partsFrom(begin);
      const at = Array.from({ length: count }, (_, nth) => first + nth);
      const three = at.flatMap((each) => this.blanks[each] ?? []);
      const ofPart = three.map(partIn);
      const isTold = ({ said }: { readonly said: string }) => count > 2 || !/\d{4}/.test(said);
      const days = this.breath.whens.filter(
        ({ value }) => count > 0 && value.day !== undefined && value.time === undefined && isTold(value),
      );
      return days.flatMap(({ from, to, value: { day = '' } }) => {
        const orders = three.map((blank, nth) => this.partOrder(day, ofPart[nth] ?? '', blank));
        if (orders.some((order) => order === undefined)) return [];
        return [...this.leads({ from, to })].flatMap(({ from: start, to: end, lead }) => {
          const bare = lead.replace(/ on$/, '');
          const isCalled = three.some((blank) => this.called(bare, blank) >= called);
          const isMarked = marks.some(({ lead: mark, days: words }) => words && mark.test(bare) && calledBy(words, begin) >= called);
          return isCalled || isMarked ? [{ from: start, to: end, blanks: at, cost: 0.1, orders: orders as Order[] }] : [];
        });
      });
    });
  }

  /** Of how many blanks a day begins with it: three, two without its year, or none. */
  partsFrom(begin: Blank): number {
    const first = this.blanks.indexOf(begin);
    const ofPart = this.blanks.slice(first, first + 3).map(partIn);
    if (['day', 'month', 'year'].every((part) => ofPart.includes(part))) return 3;
    const pair = this.blanks.slice(first, first + 2);
    const hasMonths = pair.some(({ options }) => namesMonths(options.map(({ text: said }) => said)));
    return hasMonths && pair.every(({ kind }) => kind === 'list') && ofPart.slice(0, 2).includes('day') ? 2 : 0;
  }

  /** Whether it takes but a part of a day. */
  isPart(blank: Blank): boolean {
    const at = this.blanks.indexOf(blank);
    return this.blanks.slice(Math.max(0, at - 2), at + 1).some((begin, nth, { length }) => this.partsFrom(begin) >= length - nth);
  }

  partOrder(day: string, part: string, blank: Blank): Order | undefined {
    const [year = '', month = '', date = ''] = day.split('-');
    const number = Number(part === 'year' ? year : part === 'month' ? month : date);
    if (blank.kind !== 'list') return { kind: 'fill', what: this.keyed(blank), value: text(String(number)) };
    const option = blank.options.find(
      ({ text: said, isOff }) =>
        !isOff && (Number(said) === number || (part === 'month' && /\p{L}{3}/u.test(said) && monthOf(said) === number)),
    );
    return option && this.choice(option, blank);
  }

  /** A day and a time of day said together, of which the form asks apart. */
  pairs(): readonly Piece[] {
    const times = this.blanks.flatMap((blank, at) => (blank.kind === 'time' || isOfTimes(blank) ? [at] : []));
    const days = this.blanks.flatMap((blank, at) => (blank.kind === 'date' || blank.takesDates || isOfDays(blank, this.now) ? [at] : []));
    const found: Piece[] = [];
    for (const { from, to, value } of this.breath.whens) {
      if (value.day === undefined || value.time === undefined) continue;
      for (const [nth, day] of days.entries()) {
        const next = days[nth + 1] ?? this.blanks.length;
        const own = times.filter((time) => time > day && time < next);
        const time = own.length === 1 ? own[0] : days.length === 1 && times.length === 1 ? times[0] : undefined;
        const [dayBlank, timeBlank] = [this.blanks[day], this.blanks[time ?? -1]];
        if (time === undefined || time === day || !dayBlank || !timeBlank) continue;
        const { time: _, ...dayOnly } = value;
        const { day: __, ...timeOnly } = value;
        const [first, second] = [this.whenOrder(dayOnly, dayBlank), this.whenOrder(timeOnly, timeBlank)];
        if (!first || !second) continue;
        for (const { from: start, lead, isBehind } of this.leads({ from, to })) {
          const cost = isBehind ? undefined : this.dayCost(lead, dayBlank);
          if (cost !== undefined) found.push({ from: start, to, blanks: [day, time], cost, orders: [first, second] });
        }
      }
    }
    return found;
  }
}
