/** What limits, turns round or places what stands behind it. */

/** `sense: form, form`; what is said of a value in one goal must be said of it in the other. */
export const limits: readonly string[] = [
  'except: except, except for, excluding, but, but not, but for, other than, apart from, aside from, besides, with the exception of, save for, anything but, bar',
  'without: without, free of, minus',
  'under: less than, fewer than, under, below, lower than, cheaper than, smaller than, that cost less than, that cost under',
  'over: more than, over, above, greater than, higher than, larger than, beyond',
  'atleast: at least, no less than, not less than, no fewer than, a minimum of',
  'atmost: at most, no more than, not more than, up to, a maximum of',
  'almost: almost, nearly, approximately, roughly, just about',
  'before: before, prior to, earlier than',
  'after: after, later than',
  'since: since',
  'until: until, till',
  'during: throughout',
  'instead: instead of, rather than, in place of, in lieu of',
  'near: near, close to, nearby, around, in the vicinity of',
  'nextto: next to, beside, adjacent to, alongside',
  'behind: behind, beyond, past',
  'outside: outside, outside of, out of',
  'opposite: opposite, across from',
  'against: against, versus, vs',
  'unlike: unlike',
  'like: similar to, such as',
  'half: half, half of, a third of, a quarter of, part of',
  'no: no, not, never, none of, neither, nor',
  'any: any, any other, some other',
  'another: another',
  'other: other',
  'only: only, solely',
  'twice: twice, double',
  'more: more, additional, extra',
];

/** Stand between such a word and what it is said of. */
export const joints: readonly string[] = 'the a an my our your of number no nr for to from in on at by with as is are'.split(' ');
