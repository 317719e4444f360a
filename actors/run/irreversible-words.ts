/** The words by which languages tell what can't be taken back, made ready to be asked of labels. */
import type { Deed, Words } from '../../config/irreversible/words.ts';
import { actWords, languages } from '../../config/irreversible.ts';

/** Marks inside of words that nobody sees: where a word may be parted, and what keeps it together. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Lower case without accents, signs, sums and numbers. */
export function plain(text: string): string {
  return text
    .replace(unseen, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/\b2\s?(?=fa\b|sv\b)/g, '2')
    .replace(/(?<![\p{L}\p{N}])(?:\p{Sc}\s*)?\d+(?:[.,'\s]\d+)*(?:\s*\p{Sc})?(?![\p{L}\p{N}])/gu, (sum) =>
      sum.trim() === '2' ? ' 2 ' : ' ',
    )
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .trim();
}

/** One language, made ready to be asked. */
export interface Reading {
  bare(label: string): string;
  /** "Pay" of "Slide to pay". */
  slid(label: string): string;
  /** What a dialog asks, without how it asks and without fillers. */
  asked(clause: string): string;
  isFinal(label: string): boolean;
  isForGood(label: string): boolean;
  isLeaving(label: string): boolean;
  isTotal(text: string): boolean;
  over(text: string): boolean;
  looks(clause: string): boolean;
  /** "Delete my profile" of "Delete my profile and all data", and "Konto löschen" of "Konto und Daten löschen", without fillers. */
  firsts(label: string): readonly string[];
  /** "Pay" of "Accept offer and pay"; of what only leads there, nothing. */
  lasts(label: string): readonly string[];
  /** "Buy" of "Buy now with 1-Click", without fillers; empty where no means are said. */
  beforeMeans(label: string): string;
  isBinding(label: string): boolean;
  readonly joins: RegExp;
  readonly agree: ReadonlySet<string>;
  readonly proceed: ReadonlySet<string>;
  readonly keep: ReadonlySet<string>;
  readonly setOff: ReadonlySet<string>;
  readonly deeds: Readonly<
    Record<
      Deed,
      {
        readonly whole: ReadonlySet<string>;
        readonly weak: ReadonlySet<string>;
        /** Labels of one word, of either kind. */
        readonly verbs: ReadonlySet<string>;
        around(text: string): boolean;
      }
    >
  >;
}

const listed = (list = '') => list.split(',').filter((phrase) => phrase !== '');
export const beginsWithAct = new RegExp(`^(?:${actWords})(?![\\p{L}\\p{N}])`, 'u');
const anyOf = (phrases: readonly string[]) =>
  phrases.length === 0 ? /(?!)/ : new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})(?![\\p{L}\\p{N}])`, 'u');

function readingOf(words: Words): Reading {
  const fillers = new Set(listed(words.fillers));
  const bare = (label: string) =>
    label
      .split(/[\s|]+/)
      .filter((word) => word !== '' && !fillers.has(word))
      .join(' ');
  const asking = new Set(listed(words.asking));
  const final = anyOf(listed(words.final));
  const over = anyOf(listed(words.over));
  const forGood = anyOf(listed(words.forGood));
  const leaves = new RegExp(`^(?:${listed(words.leaves).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const total = anyOf(listed(words.total));
  const binding = anyOf(listed(words.binding));
  const looks = new RegExp(`^(?:${listed(words.looks).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const joins = new RegExp(`\\||(?<![\\p{L}\\p{N}])(?:${listed(words.joins).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const by = anyOf(listed(words.by));
  // A label is asked for without "and": so it is known without it, too.
  const unjoined = (phrase: string) => phrase.split(joins).map((part) => part.trim());
  const deed = (name: Deed) => {
    const { verbs, objects, around, ...said } = words.deeds[name];
    const pairs = listed(verbs).flatMap((verb) => listed(objects).flatMap((object) => [`${verb} ${object}`, `${object} ${verb}`]));
    const spoken = anyOf(listed(around));
    const whole = [...listed(said.whole), ...listed(said.whole).map((phrase) => unjoined(phrase).join(' ')), ...pairs.map(bare)];
    const weak = listed(said.weak);
    return {
      whole: new Set(whole),
      weak: new Set(weak),
      verbs: new Set([...whole, ...weak].filter((label) => !label.includes(' '))),
      around: (text: string) => spoken.test(text),
    };
  };
  const slides = new Set(listed(words.slides));
  return {
    bare,
    slid: (label) => {
      const said = label.split(' ');
      return said.some((word) => slides.has(word)) ? bare(said.filter((word) => !slides.has(word)).join(' ')) : '';
    },
    asked: (clause) =>
      bare(
        clause
          .split(' ')
          .filter((word) => !asking.has(word))
          .join(' '),
      ),
    isFinal: (label) => final.test(label),
    isForGood: (label) => forGood.test(label),
    isLeaving: (label) => leaves.test(label),
    isTotal: (text) => total.test(text),
    over: (text) => over.test(text),
    looks: (clause) => looks.test(clause),
    joins,
    firsts: (label) => {
      const [first = '', ...others] = unjoined(label);
      return others.length === 0 ? [] : [bare(first), bare(`${first} ${label.split(' ').at(-1)}`)];
    },
    lasts: (label) => {
      const parts = unjoined(label);
      return parts.length < 2 || leaves.test(label) ? [] : [bare(parts.at(-1) ?? '')];
    },
    beforeMeans: (label) => (by.test(label) ? bare(label.split(by)[0] ?? '') : ''),
    isBinding: (label) => binding.test(label),
    agree: new Set(listed(words.agree)),
    proceed: new Set(listed(words.proceed)),
    keep: new Set(listed(words.keep)),
    setOff: new Set(listed(words.setOff)),
    deeds: {
      account: deed('account'),
      pay: deed('pay'),
      send: deed('send'),
      transfer: deed('transfer'),
      password: deed('password'),
      factor: deed('factor'),
    },
  };
}

export const readings = languages.map(readingOf);
