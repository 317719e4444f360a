/** What is said to somebody, or in a channel, where a page shows one conversation at a time: theirs is opened, and it is said there. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, type Move, missing, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { sentFrom } from '../sending/sending.ts';
import { fold, likeness } from '../words/likeness.ts';

/** It was written, and is to be sent; beyond the stages of whatever else is tried. */
const written = 2_001;
const opened = 'conversation';
/** Their name stood nowhere else by then. */
const openedAlone = 'conversation of theirs alone';
const saying = /^(?:send|message|post|write|say)$/;

/** Undefined where the page has no place to say it, or nothing is to be said. */
export function converse({ as, what, text, to }: Of<'do'>, situation: Situation): Move | undefined {
  const { scene, cursor, hand } = situation;
  const isBare = what?.exact === true && (what.where ?? what.within ?? what.ordinal ?? what.all) === undefined;
  const said = text?.type === 'text' ? text.text : isBare ? what.name : undefined;
  if (to?.type !== 'text' || said === undefined || !saying.test(as) || (text && what)) return undefined;
  if (cursor.stage === written && hand) return sentFrom(hand, 4, sends, situation);
  const place = composerIn(scene);
  // What the page has of that name is sent itself.
  if (cursor.stage !== 0 || (!place && !cursor.explored.includes(opened)) || (what && isOnPage(what, situation))) return undefined;
  const whom = fullName(to.text, scene);
  if (place && (isWith(whom, place, scene) || (cursor.explored.includes(openedAlone) && hasComeUp(whom, place, scene))))
    return fillWith(place, said, { stage: written });
  const way = cursor.explored.includes(opened) ? undefined : wayTo(whom, scene);
  return way
    ? clickOn(way, { explored: [...cursor.explored, opened, ...(named(whom, scene).length === 1 ? [openedAlone] : [])] })
    : missing(`the page does not show that what is written there goes to ${JSON.stringify(to.text)}`);
}

/** What somebody has said before in other words around it is no thing of that name. */
function isOnPage(what: Description, situation: Situation): boolean {
  const found = find(what, 'point', situation);
  return found.type === 'found' && found.elements.some((element) => !isText(element) || likeness(what.name, element.name) >= leastCalled);
}
const leastCalled = 0.9;

const inviting = /\b(?:message|write|reply|say|type|compose|chat)\b|nachricht|écri|mensaje/i;

/** The only field that asks for a message. */
const composerIn = ({ elements }: Scene): ObservedElement | undefined =>
  onlyOf(
    elements.filter(
      (element) =>
        element.role === 'textbox' &&
        isEditable(element) &&
        (element.value ?? '') === '' &&
        inviting.test(`${element.name} ${element.hints ?? ''} ${element.label ?? ''}`),
    ),
  );

const bare = (name: string): string =>
  fold(name)
    .replace(/^[#@]\s*/, '')
    .replace(/\s*\(?\d{0,4}\+?\)?$/, '');
const asked =
  /^(?:(?:write|send|type|compose|message|reply)(?: an?| your| new)?(?: message| reply)?(?: to| in)?|nachricht(?: an| in)?|mensaje (?:a|en))[\s:]+/i;

/** The field names them, or a heading does. */
function isWith(to: string, field: ObservedElement, { elements }: Scene): boolean {
  const own = [field.name, field.label ?? '']
    .filter((name) => asked.test(name))
    .map((name) => bare(name.replace(asked, '').replace(/[….]+$/, '')));
  if (own.includes(bare(to))) return true;
  return own.every((name) => name === '') && elements.some(({ role, name }) => role === 'heading' && bare(name) === bare(to));
}

const named = (to: string, { elements }: Scene): readonly ObservedElement[] =>
  elements.filter((element) => bare(element.name) === bare(to));

/** Since theirs was opened, the page shows their name over the field, where it had it but on the way to them before. */
const hasComeUp = (to: string, field: ObservedElement, scene: Scene): boolean =>
  named(to, scene).length === 2 && named(to, scene).some((element) => isText(element) && element.index < field.index);

/** "Ada", where the page leads to one Ada only. */
function fullName(to: string, { elements }: Scene): string {
  const names = new Set(elements.filter(isClickable).map(({ name }) => bare(name)));
  const [only, ...others] = names.has(bare(to)) ? [] : [...names].filter((name) => name.startsWith(`${bare(to)} `));
  return only !== undefined && others.length === 0 ? only : to;
}

/** What is called so, and stands in no other's words. */
function wayTo(to: string, { elements }: Scene): ObservedElement | undefined {
  const called = elements.filter((element) => isClickable(element) && isUsable(element) && bare(element.name) === bare(to));
  const [first, ...others] = called;
  return first && others.every(({ index }) => index - first.index <= 2) ? first : undefined;
}

const sends = ({ name, hints = '' }: ObservedElement): boolean =>
  /^(?:send|post|senden|envoyer|enviar|[➤➔→↑⏎])/i.test(name.trim() || hints);
