/** The name of the thing that an instruction is about, by which a site may have it elsewhere. */
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';

interface Name {
  readonly text: string;
  readonly exact: boolean;
}

/** What is asked of a thing is told where that is; what is done to one needs the thing itself. */
export function nameIn(instruction: Instruction): Name | undefined {
  switch (instruction.kind) {
    case 'read':
      return instruction.asks ? undefined : nameOf(instruction.what.within);
    case 'sort':
      return nameOf(instruction.what?.within);
    case 'fill':
      return instruction.behind ? undefined : nameOf(instruction.what?.within);
    case 'open':
    case 'find':
      return nameOf(innermost(instruction.what));
    case 'do':
      return making.test(instruction.as) ? undefined : nameOf(innermost(instruction.what));
    default:
      return undefined;
  }
}

/** "The abstract page of the paper on ferries" is where that paper is; of whose making a thing is, it may not say. */
export const innermost = (what: Description | undefined): Description | undefined =>
  what?.within && /^[\p{Ll} ]*$/u.test(what.name) && !what.exact ? innermost(what.within) : what;

/** What is made is not there yet. */
const making =
  /^(?:create|make|write|compose|post|publish|schedule|draft|start|set up|send|invite|upload|register|sign|log|share|record|enter)\b/;

function nameOf(what: Description | undefined): Name | undefined {
  if (what === undefined) return undefined;
  const { name, exact, where, within, rank, ordinal, beside, all } = what;
  if ((rank ?? ordinal ?? beside ?? all) !== undefined) return undefined;
  // "The recipe for vegan cookies"
  const [held, ...others] = where ?? [];
  if (held) {
    const isKind = !exact && /^\p{Ll}*$/u.test(name);
    return others.length === 0 && isKind && within === undefined && held.kind === 'holds' && !held.not && isCalled(held.text)
      ? { text: held.text, exact: held.exact }
      : undefined;
  }
  if (exact) return { text: name, exact };
  const bare = name.replace(ofKind, '').replace(how, '');
  return isCalled(bare) && !part.test(bare) ? { text: bare, exact } : undefined;
}
/** "The space forum" is where things are, and none of them. */
const part = / (?:forum|board|channel|community|category|section|department|folder|list|tab|menu)$/;
/** "The home at 8 Elm Road", "2 Blue Lamps": neither is a part of the name. */
const ofKind = /^(?:\p{Ll}+ (?:at|called|named) (?=[\p{Lu}\d])|\d{1,2} (?=\p{L}))/u;
/** "… page", "… with two-day shipping" */
const how = / (?:(?:page|article|listing|product|item|recipe|profile)|with (?:an? |the )?\p{Ll}.*)$/u;

/** Of several words, or with a capital or a digit; what a question says of somebody, or that was done, calls nothing. */
const isCalled = (name: string): boolean =>
  isName.test(name) && !/^#?\d{1,5}$/.test(name) && !ofSomebody.test(name) && !done.test(name) && name.split(' ').length <= mostWords;
const isName = /\p{Lu}|\d|\p{L} \p{L}|\S@\S/u;
const ofSomebody =
  /(?:^|\s)(?:I|me|my|we|us|our|you|your|he|she|him|his|her|it|its|they|them|their|this|that|most|there|right|now)(?=\s|$)/i;
const done = / (?:\p{Ll}{2,}ed|paid|sold|held|built|made|won|lost|kept|spent|born|due|left|sent|done)$/u;
const mostWords = 5;
