/** Words that say how something is done, which may stand before it or behind it. */

/** In small letters. "Weekly" says which, "only" of what. */
export const isManner = (word: string): boolean => word === 'also' || (/..ly$/.test(word) && !others.has(word));

const others: ReadonlySet<string> = new Set(
  (
    'family butterfly supply reply assembly jelly lily belly monopoly fly july italy holly ally bully anomaly rally tally melancholy apply comply ' +
    'rely imply multiply daily weekly biweekly monthly quarterly yearly hourly nightly friendly likely unlikely lovely lonely lively ugly silly ' +
    'elderly costly deadly early orderly scholarly timely holy curly oily hilly only merely solely exclusively nearly hardly barely scarcely mainly ' +
    'mostly partly largely especially particularly specifically roughly approximately really highly fully newly equally fairly utterly'
  ).split(' '),
);
