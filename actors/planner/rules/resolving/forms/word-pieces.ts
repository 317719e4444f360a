/** The words of a breath: options that are chosen, boxes that are ticked, texts that are written. */
import type { Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { denying, isWritten, light, marks, names, parties, small, sought } from '../words/marks.ts';
import { type Blank, calledBy } from './blanks.ts';
import { called, Leads, longestTail, type Piece, type Span, text } from './leads.ts';
import { isValue, optionCalled } from './values.ts';

/** What only points at the page says nothing that could be written. */
const pointing = /^(?:shown|displayed|given|printed|provided|above|below|here)$/i;
/** "Coupon of the banner": whose it is. */
const ofWhat = /^of (?:the|this|that|these|those|my|your|our|its|an?) /;
const ofWhom = / of(?: the| this| that| my| your| our| its| an?)?$/;
/** "Breakfast included". */
const wanted = /^(?:included|needed|wanted|added)$/i;
/** Before a name of whatever words. */
const making = /^(?:create|make|add|schedule|plan|file|raise|log|open|start|new|draft|write|compose|post|publish)$/;
const titles: readonly string[] = ['title', 'name', 'subject', 'summary', 'headline', 'what'];
/** "Project name", and nobody's. */
const ownTitle =
  /^\W*(?!first|last|middle|given|family|user|full|your|company|contact|customer|display|file|host|domain|country|city|street)\p{L}{3,} (?:name|title)\W*$/iu;
const titling = /^(?:titled|entitled|called|named)$/;
/** What it costs at most to be called by an option as it is. */
const sure = 0.12;
/** Of words that a field takes. */
const longestText = 6;

/** How lists offer that there be none. */
const nothing = /^(?:none|no(?: \p{L}+)?|without(?: \p{L}+)?|nothing)$/iu;

const isLong = ({ kind, element }: Blank): boolean => kind === 'text' && element.role === 'textbox' && element.type === undefined;

const pronoun = /^(?:me|us|you|it|him|her|them)$/i;

export class WordPieces extends Leads {
  /** "Without a handle": of a list that is called so, the option that says none. */
  none(value: Span, blank: Blank, at: number): readonly Piece[] {
    const none = blank.options.filter(({ text: option, isOff }) => !isOff && nothing.test(option.trim()));
    const [only, ...others] = none;
    if (!only || others.length > 0 || this.called(this.said(value), blank) < called) return [];
    return [...this.leads(value)].flatMap(({ from, lead, isBehind }) =>
      !isBehind && denying.test(lead) ? [{ from, to: value.to, blanks: [at], cost: 0.1, orders: [this.choice(only, blank)] }] : [],
    );
  }

  options(value: Span, blank: Blank, at: number): readonly Piece[] {
    const { words } = this.breath;
    const said = this.said(value);
    const all = this.several(value, blank, at);
    if (all.length > 0) return all;
    const option = optionCalled(said, blank.options);
    if (!option || (light.test(said) && !words[value.from]?.isFixed) || small.test(said)) return [];
    const found: Piece[] = [];
    const order = this.choice(option.option, blank);
    for (let end = value.to; end <= Math.min(words.length, value.to + longestTail); end += 1) {
      if (end > value.to && words[end - 2]?.isEnd) break;
      const tail = words
        .slice(value.to, end)
        .map(({ text: word }) => word.toLowerCase())
        .join(' ');
      const isTail =
        tail === '' ||
        /^(?:options?|ones?|only|types?|kind|class|size|colou?r|style|mode|plan)$/.test(tail) ||
        this.called(tail, blank) >= 0.6 ||
        blank.labels.some((label) => holdsSense(label, tail));
      if (!isTail) continue;
      for (const { from, to: behind, lead, isBehind } of this.leads(value)) {
        if (isBehind && end > value.to) continue;
        const fit =
          lead === '' || small.test(lead) ? called : this.called(lead.replace(/^(?:in|for|with|on|at|by|from|of) (?=\S)/, ''), blank);
        if (fit < 0.6) continue;
        const astray = this.isAstray(lead, blank) ? 0.4 : 0;
        found.push({
          from,
          to: isBehind ? behind : end,
          blanks: [at],
          cost: option.cost + astray + (fit >= called ? 0 : tail === '' ? 0.08 : 0),
          orders: [order],
          ...(option.option.isOff && { isOff: true as const }),
        });
      }
    }
    return found;
  }

  /** "Symptoms Cough and Fever": several options of a list that was looked into. */
  several(value: Span, blank: Blank, at: number): readonly Piece[] {
    if (blank.kind !== 'unseen') return [];
    const parts = this.said(value)
      .split(/,? and |, /)
      .map((part) => optionCalled(part, blank.options));
    const options = parts.flatMap((part) => (part && part.cost <= sure && !part.option.isOff ? [part.option.text] : []));
    if (options.length < 2 || options.length < parts.length) return [];
    const order: Order = { kind: 'choose', values: options.map(text), from: this.keyed(blank), isOffered: true };
    return [...this.leads(value)].flatMap(({ from, to, lead, isBehind }) =>
      lead === '' || small.test(lead) || this.called(lead, blank) >= called
        ? [{ from, to: isBehind ? to : value.to, blanks: [at], cost: 0.1, orders: [order] }]
        : [],
    );
  }

  box(value: Span, blank: Blank, at: number): readonly Piece[] {
    const said = this.said(value);
    const name = blank.labels[0] ?? '';
    const likely = likeness(said, name);
    const isTold = likely >= 0.85 || (holdsSense(name, said) && this.tells(said, blank));
    if (!isTold || light.test(said) || small.test(said)) return [];
    return [...this.leads(value)].flatMap(({ from, lead, isBehind }) => {
      if (isBehind) return [];
      const words = lead.split(' ');
      const isDenied = denying.test(words[0] ?? '');
      if (
        lead !== '' &&
        !isDenied &&
        !small.test(lead) &&
        !/^(?:including|include|must have|agree(?: to)?|accept|tick|check|labell?ed|tagged|marked)$/.test(lead)
      )
        return [];
      if (isDenied && words.length > 1) return [];
      const order: Order = { kind: 'check', what: this.keyed(blank), on: !isDenied };
      const { words: all } = this.breath;
      const isSaidSo = !all[value.to - 1]?.isEnd && wanted.test(all[value.to]?.text ?? '');
      return [
        {
          from,
          to: value.to + (isSaidSo ? 1 : 0),
          blanks: [at],
          cost: likely >= 0.85 ? 0.05 : 0.25,
          orders: [order],
          ...(blank.options[0]?.isOff && { isOff: true as const }),
        },
      ];
    });
  }

  /** No other part of the form and no heading says it. */
  tells(said: string, blank: Blank): boolean {
    return (
      said.length > 2 &&
      !this.scene.elements.some(({ name, index, role }) => index !== blank.element.index && role !== 'text' && holdsSense(name, said)) &&
      !this.blanks.some((other) => other !== blank && other.labels.some((label) => holdsSense(label, said)))
    );
  }

  texts(value: Span, blank: Blank, at: number): readonly Piece[] {
    const { words } = this.breath;
    const said = this.said(value);
    const given: Given = { type: 'text', text: said, quoted: words[value.from]?.isFixed === true };
    const { type = 'text' } = blank.element;
    const isFixed = value.to - value.from === 1 && words[value.from]?.isFixed === true;
    const isMail = /^\S+@\S+\.\S+$/.test(said);
    if ((type === 'email' && !isMail) || (type === 'tel' && !/\d{3}/.test(said)) || (type === 'url' && !/\./.test(said))) return [];
    // A field that does not say that it takes days may be called by its name all the same, and is told the day as it was written.
    const isDay = /^\d{4}-\d\d-\d\d$/.test(said);
    const isOther = ({ from, to }: Span) => from >= value.from && to <= value.to && !isDay && !/^\d{1,2}\/\d{2,4}$/.test(said);
    // "The word shown" is what the page shows.
    if (!isFixed && (pointing.test(said) || ofWhat.test(said))) return [];
    // A number is no name.
    if (!/\p{L}/u.test(said) && blank.labels.some((label) => holdsSense(label, 'name'))) return [];
    if (!isFixed && (words.slice(value.from, value.to).some((word) => word.isFixed) || this.breath.whens.some(isOther))) return [];
    const order: Order =
      blank.kind === 'unseen'
        ? { kind: 'choose', values: [given], from: this.keyed(blank) }
        : { kind: 'fill', what: this.keyed(blank), value: given };
    // What stands behind a comma may be a value of its own, and is in a list of them.
    if (
      !isFixed &&
      this.breath.isKept &&
      this.breath.ifLost === false &&
      said.includes(',') &&
      words.slice(value.from, value.to - 1).some(({ isEnd }) => isEnd)
    )
      return [];
    // "Message Help me": where a text without quotes ends, no small word tells.
    const isCut = !isFixed && words[value.to - 1]?.isEnd !== true && pronoun.test(words[value.to]?.text ?? '');
    if (isCut) return [];
    const parted = words.slice(value.from, value.to - 1).some(({ isEnd }) => isEnd) ? 0.3 : 0;
    const piece = (from: number, cost: number, to = value.to): Piece => ({ from, to, blanks: [at], cost: cost + parted, orders: [order] });
    const isKnown = isMail && (type === 'email' || calledBy(['email'], blank) >= called);
    return [...this.leads(value)].flatMap(({ from, to, lead, isBehind }) => {
      // "The coupon of the banner" is to be looked up there.
      if (!isFixed && ofWhom.test(lead) && /^\p{Ll}/u.test(said)) return [];
      if (isKnown && !isBehind && /^(?:|as|with|by|at|email|e-mail|mail)$/.test(lead)) return [piece(from, 0.05)];
      const named = this.called(lead, blank);
      if (named >= called && (isFixed || isValue(said, words.slice(value.from, value.to), longestText) || this.isPhrase(value, blank)))
        return [piece(from, 0.05 + (1 - named) / 2, to)];
      if (isBehind || isDay) return [];
      // "An event “Lunch”": what is new bears it as its name, rather than as its description.
      const isName = isFixed && lead === '' && making.test(this.breath.as);
      if (isName && this.isOnlyTitle(blank)) return [piece(from, 0.2)];
      // What is quoted, and nothing else is said of, is what is written.
      if (isFixed && (lead === '' || isWritten(lead)) && this.isOnlyLong(blank)) return [piece(from, isName ? 0.4 : 0.3)];
      // "Berth Kite at North 4": what came up asks for one thing, and one is said.
      const isSole = this.breath.isBehind && this.blanks.length === 1 && value.to === words.length && small.test(lead);
      if (isSole && (isFixed || /^[\p{Lu}\d]/u.test(said))) return [piece(from, 0.35)];
      const isPerson = lead === '' && this.breath.ifLost !== undefined && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}$/u.test(said);
      if (isPerson && calledBy(names, blank) >= called) return [piece(from, 0.35)];
      const place = lead.replace(/(?<=\S) (?:in|at|from|of|near)$/, '');
      const isNamed = isFixed || /^\p{Lu}/u.test(said);
      const texts = marks
        .filter(
          ({ lead: mark, texts }) => texts && (mark.test(lead) || mark.test(place)) && ((texts !== names && texts !== parties) || isNamed),
        )
        .flatMap(({ texts = [] }) => texts);
      const fit = texts.length === 0 || !/\p{L}/u.test(said) ? 0 : calledBy(texts, blank);
      const isCount = value.to - value.from === 1 && words[value.from]?.count !== undefined;
      const isTitle =
        titling.test(lead) && isNamed && words.slice(value.from, value.to).every((word) => !small.test(word.text) && !word.isEnd);
      if (fit >= called && !isCount && (isFixed || isTitle || isValue(said, words.slice(value.from, value.to), 1)))
        return [piece(from, 0.1 + (1 - fit) / 2)];
      const isSought =
        this.breath.ifLost === undefined &&
        /^(?:|for)$/.test(lead) &&
        words[value.from]?.count === undefined &&
        calledBy(sought, blank) >= called &&
        (isFixed || isValue(said, words.slice(value.from, value.to), 4));
      return isSought ? [piece(from, isFixed ? 0.3 : 0.4 + 0.35 * this.spokenIn(value))] : [];
    });
  }

  /** Of what is written into a field of several lines, all words up to a stop, none of which calls another field. */
  isPhrase({ from, to }: Span, blank: Blank): boolean {
    const { words } = this.breath;
    const said = words.slice(from, to);
    const isToEnd = to === words.length || words[to - 1]?.isEnd === true;
    const isPlain = said.every(({ isFixed, isEnd }, at) => isFixed !== true && (isEnd !== true || at === said.length - 1));
    const isLabel = ({ text: word }: { readonly text: string }) =>
      this.blanks.some((other) => this.called(word.toLowerCase(), other) >= 0.85);
    return isLong(blank) && isToEnd && isPlain && said.length > 1 && /^\p{Lu}/u.test(said[0]?.text ?? '') && !said.slice(1).some(isLabel);
  }

  /** The only field for what something new is called. */
  isOnlyTitle(blank: Blank): boolean {
    const isTitle = (each: Blank) =>
      each.kind === 'text' && (calledBy(titles, each) >= 0.85 || each.labels.slice(0, 1).some((label) => ownTitle.test(label)));
    return isTitle(blank) && this.blanks.filter(isTitle).length === 1;
  }

  /** The only field of several lines, which have no type of their own. */
  isOnlyLong = (blank: Blank): boolean => isLong(blank) && this.blanks.filter(isLong).length === 1;

  /** "As Ada Moss", where the form asks for the two names apart. */
  names(): readonly Piece[] {
    const { words } = this.breath;
    // What a field is called is nobody's name.
    const isLabel = (word: string) => this.blanks.some((blank) => this.called(word.toLowerCase(), blank) >= 0.85);
    const isName = (at: number) => {
      const { text: word = '', isFixed } = words[at] ?? {};
      return /^\p{Lu}[\p{L}'’-]+$/u.test(word) && !isFixed && !isLabel(word);
    };
    const named = (name: string) =>
      this.blanks.flatMap((blank, at) => (blank.kind === 'text' && calledBy([name], blank) >= 0.9 ? [at] : []));
    const [[first, ...firsts], [last, ...lasts]] = [named('first name'), named('last name')];
    const [one, two] = [this.blanks[first ?? -1], this.blanks[last ?? -1]];
    if (!one || !two || first === undefined || last === undefined || firsts.length + lasts.length > 0) return [];
    return words.flatMap((_, from): readonly Piece[] => {
      if (!isName(from) || !isName(from + 1) || words[from]?.isEnd || (isName(from + 2) && !words[from + 1]?.isEnd)) return [];
      const orders = [one, two].map(
        (blank, nth): Order => ({ kind: 'fill', what: this.keyed(blank), value: text(words[from + nth]?.text ?? '') }),
      );
      return [...this.leads({ from, to: from + 2 })].flatMap(({ from: start, lead, isBehind }) =>
        !isBehind && /^(?:|to|for|as|by|name|full name|named|called)(?: is)?$/.test(lead)
          ? [{ from: start, to: from + 2, blanks: [first, last], cost: 0.02, orders }]
          : [],
      );
    });
  }

  /** How many of the words the form says itself: they are less likely to be searched for. */
  spokenIn({ from, to }: Span): number {
    const words = this.breath.words.slice(from, to);
    const controls = this.scene.elements.filter(
      ({ role, name }) => ['button', 'heading', 'checkbox', 'radio', 'switch', 'tab', 'link'].includes(role) && name.length <= 80,
    );
    return words.filter(
      ({ text: word }) =>
        controls.some(({ name }) => holdsSense(name, word)) ||
        this.blanks.some(({ options }) => options.some((option) => likeness(word, option.text) >= 0.88)),
    ).length;
  }
}
