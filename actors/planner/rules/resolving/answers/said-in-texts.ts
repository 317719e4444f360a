/** Values that stand within a text among other words: behind a label, on a line of several, in a sentence. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { isOfColour } from '../finding/shapes.ts';
import { onlyOf } from '../only.ts';
import { isBroken } from '../page/by-lines.ts';
import { isText, isUnfilled } from '../page/kinds-of-elements.ts';
import { standingIn } from '../page/places.ts';
import { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { amountOf } from '../words/quantities.ts';
import { isSubject } from './subjects.ts';

/** "What is written in the red box": the only text of that colour, or on it. */
export function inColour({ look, name, noun, where, rank, ordinal, within }: Description, { scene }: Looking): ObservedElement | undefined {
  if (!look || name !== '' || !written.test(noun) || where || rank || ordinal !== undefined || within) return undefined;
  return onlyOf(
    scene.elements.filter((element) => isText(element) && element.name !== '' && look.every((word) => isOfColour(element, word) === true)),
  );
}
const written = /^(?:box|field|area|text|word|sentence|paragraph|line|square|rectangle|label|number)$/;

/** Stars that are only drawn are no number. */
export const withoutSigns = (looking: Looking): Looking => {
  const { observation } = looking.scene;
  const isSign = ({ name }: ObservedElement) => /[★☆⭐]/u.test(name) && !/\d/.test(name);
  const elements = observation.elements.map((element) => (isSign(element) ? { ...element, name: '' } : element));
  return { ...looking, scene: new Scene({ ...observation, elements }) };
};

/** What stands on the page beside the fields that are still to be filled in. */
export const withoutUnfilled = (looking: Looking): Looking => {
  const { observation } = looking.scene;
  const elements = observation.elements.map((element) => (isUnfilled(element) ? { ...element, name: '', hints: '' } : element));
  return { ...looking, scene: new Scene({ ...observation, elements }) };
};

/** "It was founded in 1866 by monks": when what the goal asks for happened. */
export function inSentence(what: Description, looking: Looking): string | undefined {
  const { name, within, where, rank } = what;
  const { scene } = looking;
  const [, of = '', done = ''] = (within && !where && !rank && /^(?:year|date|day)$/.test(name) && whenOf.exec(within.name)) || [];
  if (done !== '') return happenedTo(of, done, name === 'year', looking);
  if (!happened.test(name) || where || rank || (within && !/^\p{Ll}*$/u.test(within.name))) return undefined;
  const verb = `[${name[0]}${name[0]?.toUpperCase()}]${name.slice(1)}`;
  const form = new RegExp(`(?<!\\p{L})${verb} (?:in|on|at) (?:the )?(${day})(?![\\p{L}\\d])`, 'u');
  const found = new Set(scene.elements.flatMap((element) => (isText(element) ? [form.exec(element.name)?.[1] ?? []].flat() : [])));
  return onlyOf(found);
}
/** "The year in which the museum was founded" */
const whenOf = /^(?:which|that|when) (?:the )?(.+?) (?:was|were) (born|built|\p{Ll}{3,}ed)$/u;

/** When it happened to what the sentence itself begins with. */
function happenedTo(of: string, verb: string, isYear: boolean, { scene }: Looking): string | undefined {
  const form = new RegExp(`^(?:the )?([^.,;]{1,60}?) (?:was|were) ${verb} (?:in|on) (${day})(?![\\p{L}\\d])`, 'iu');
  const found = scene.elements.flatMap(({ name }) =>
    name.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const [, subject = '', when = ''] = form.exec(sentence) ?? [];
      return when !== '' && likeness(of, subject) >= 0.9 ? [isYear ? (/\d{4}/.exec(when)?.[0] ?? '') : when] : [];
    }),
  );
  return onlyOf(found) || undefined;
}
const month = '\\p{Lu}\\p{Ll}{2,8}\\.?';
const day = `\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{1,4}|\\d{1,2}(?:st|nd|rd|th)? ${month}(?:,? \\d{4})?|${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|(?:${month} )?\\d{4}`;
const happened = /^(?:born|built|\p{Ll}{3,}ed)$/u;

/** "1,284 followers": the number of what is called so; what stands outside of the place that is said is another thing's. */
export function saidNumber({ name, noun, within }: Description, looking: Looking): ObservedElement | undefined {
  const said = name || noun;
  const inPlace = within === undefined ? [] : standingIn(within, looking);
  const isOfPage = within === undefined || isSubject(within, looking, inPlace.length);
  const found =
    said === ''
      ? []
      : (isOfPage ? looking.scene.elements : inPlace).filter(
          (element) =>
            element.name.length <= 40 &&
            holdsSense(element.name, said) &&
            amountOf(element.name) !== undefined &&
            // What each of them costs is no number of them.
            !holdsSense(eachOf.exec(element.name)?.[1] ?? '', said),
        );
  return found.length === 1 ? found[0] : undefined;
}

const eachOf = /\p{Sc}.*?(?:\bper\b|\/)(.*)$/iu;

/** "Owner: Ada Phone: 12 Fax: 13": several labels and their values in one text. */
export function withinText(what: Description, { scene }: Looking): string | undefined {
  const said = what.name || what.whole;
  if (said === '' || what.exact) return undefined;
  for (const { name } of scene.elements.filter((element) => isText(element) && !isBroken(element))) {
    const labels = [...name.matchAll(/(?<=^|\s)(\p{Lu}[\p{L}\p{N}-]*(?: \p{Ll}[\p{L}-]*){0,2})\s?:\s/gu)];
    if (labels.length < 2) continue;
    const at = labels.findIndex(([, label = '']) => likeness(said, label) >= 0.75);
    const [start, end] = [labels[at], labels[at + 1]];
    if (start) return name.slice(start.index + start[0].length, end?.index).replace(/[\s,;|·•]+$/, '');
  }
  return undefined;
}

/** "by Ada · 3 replies · Status: open": of what stands on one line, the part that is called so; undefined where several are. */
export function segmentOf(what: Description, looking: Looking): string | undefined {
  if (what.exact || what.name === '' || what.where || what.rank || what.ordinal !== undefined || !what.within) return undefined;
  const lines = standingIn(what.within, looking).filter(
    (element) => isText(element) && /\s[·•|]\s/.test(element.name) && element.name.length <= 200,
  );
  const found = new Set(
    lines.flatMap(({ name }) =>
      name.split(/\s+[·•|]\s+/).flatMap((part) => {
        const [, label = '', value = ''] = /^([^:\d]{1,40}):\s*(\S.*)$/.exec(part) ?? [];
        return label !== '' && likeness(what.name, label) >= 0.9 ? [value] : [];
      }),
    ),
  );
  return onlyOf(found);
}
