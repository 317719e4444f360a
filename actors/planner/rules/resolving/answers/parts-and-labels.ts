/** "The delivery rating", "the contact of the warehouse": a value that a page shows under a label, in a part that the goal names beside it. */
import type { Description } from '../../description.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsSense, likeness } from '../words/likeness.ts';

const plain = (name: string): Description => ({ name, exact: false, whole: name, noun: '', roles: [] });

/** How else the value may be said, as a label and the part of the page that it stands in; none where no part is called so. */
export function inPartsSaid(what: Description, scene: Scene): readonly Description[] {
  const { exact, rank, ordinal, all, except, beside, part } = what;
  if (exact || rank || all || except || beside || ordinal !== undefined) return [];
  const [condition, ...others] = what.where ?? [];
  const label =
    what.name === '' || what.noun === '' || what.name.endsWith(what.noun) ? what.name || what.noun : `${what.name} ${what.noun}`;
  if (condition !== undefined) {
    if (condition.kind !== 'holds' || condition.not || condition.by || others.length > 0 || label === '') return [];
    const { text, exact: isQuoted } = condition;
    const owner = {
      ...plain(text),
      exact: isQuoted,
      ...(/^\p{Ll}+$/u.test(text) && { noun: text }),
      ...(what.within && { within: what.within }),
    };
    return [{ ...plain(label), within: owner, ...(part && { part }) }];
  }
  if (what.within || what.roles.length > 0) return [];
  const words = label.replace(/ (?:of|for|from|in) (?:the )?/g, ' ').split(' ');
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')] as const);
  return cuts.flatMap(([ahead, behind]) =>
    [
      [ahead, behind],
      [behind, ahead],
    ].flatMap(([place = '', value = '']) =>
      isPart(place, scene) ? [{ ...plain(value), within: plain(place), ...(part && { part }) }] : [],
    ),
  );
}

const isPart = (name: string, scene: Scene): boolean =>
  scene.groups.some((group, at) => !scene.units.has(at) && (likeness(name, group.name) >= 0.9 || isOneOf(name, group.name)));

/** "Rating" is said of each that stands under "Ratings". */
const isOneOf = (name: string, part: string): boolean => !part.includes(' ') && !name.includes(' ') && holdsSense(part, name);

/** What is only called as it was asked for is a label, and tells no value. */
export function saysOnlyItself({ whole, name, noun, exact, where, roles }: Description, value: unknown): boolean {
  if (exact || where || roles.length > 0 || named.test(name || noun)) return false;
  const said = fold(whole || `${name} ${noun}`);
  const isSaid = (text: string) => /^[\p{L} ]+$/u.test(text) && ` ${said} `.includes(` ${text} `);
  return typeof value === 'string' ? isSaid(fold(value)) : Array.isArray(value) && value.some((one) => isSaid(fold(String(one))));
}
const named = /(?:^| )(?:name|title|headline|heading|text|label|word|caption|line|sentence|paragraph|option|value|one)s?$/i;

/** Which of several it is, what they are all called does not tell. */
export const isOnlyCalledSo = ({ rank, all, name, noun, roles }: Description, value: string): boolean => {
  const kind = name === noun ? noun : `${name} ${noun}`.trim();
  return rank !== undefined && !all && roles.length === 0 && /^[\p{Ll} ]+$/u.test(kind) && likeness(kind, value) >= 0.9;
};
