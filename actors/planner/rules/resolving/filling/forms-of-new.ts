/** The form of something new: brought up where the page does not show it, and its fields that go by other words. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { makingIn } from '../elsewhere/folded-menus.ts';
import { find } from '../finding/find.ts';
import { broughtUpOnce, formOpened } from '../forms/openers.ts';
import { clickOn, fillWith, type Move, named, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable, isEditable, isText, isUsable } from '../page/kinds-of-elements.ts';
import { placesOf } from '../page/places.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { fieldOf } from './fields.ts';
import { tagFieldUnder } from './tagging.ts';

/** What brings the form up ("write a new message"), once. */
export function opened(opener: Of<'fill'>['opener'], situation: Situation): Move | undefined {
  if (!opener) return undefined;
  if (situation.cursor.explored.some((mark) => mark === formOpened || mark === broughtUpOnce)) return entryOpened(opener, situation);
  const names = [
    ...(opener.what ? [`${opener.as} ${opener.what.whole || opener.what.noun}`, `new ${opener.what.noun || opener.what.name}`] : []),
    opener.as,
    ...(answers.test(`${opener.what?.noun ?? ''} ${opener.what?.name ?? ''}`) ? [] : ['new', 'compose', 'create', 'add']),
  ];
  const instruction = situation.instructions[situation.cursor.at];
  const makes = (instruction && makingIn(instruction)) ?? (() => false);
  for (const name of names) {
    const found = find(named(name), 'use', situation);
    const [element] = found.type === 'found' ? found.elements : [];
    // A menu that holds what makes one is opened for that.
    if (element?.behind?.some(makes)) return undefined;
    if (element && isClickable(element)) return clickOn(element, { explored: [...situation.cursor.explored, formOpened] });
  }
  return undefined;
}

const entryPicked = 'form entry';

/** "Create new" may bring up a menu of all that can be: the only entry of it that is called as the thing. */
function entryOpened({ what }: NonNullable<Of<'fill'>['opener']>, { scene, cursor }: Situation): Move | undefined {
  if (cursor.explored.includes(entryPicked)) return undefined;
  const said = [what.whole, what.noun, what.name, what.name.replace(/^.* /, '')].filter((name) => name.length > 2);
  const isIt = ({ name }: ObservedElement) => said.some((each) => likeness(each, name.replace(makers, '')) >= leastCalled);
  const fresh = scene.elements.filter((element) => element.isNew && isClickable(element) && isUsable(element));
  const entry = onlyOf(fresh.filter(isIt));
  return entry && clickOn(entry, { explored: [...cursor.explored, entryPicked] });
}
const makers = /^\W*(?:create|add|new|make)(?: an?)?(?: new)? /i;
/** These are written to what is there already: what makes something new brings up the form of another thing. */
const answers = /\b(?:reply|replies|answers?|responses?|comments?)\b/i;

/** "A card in the Doing column": the field that stands there for new ones, or is brought up by what adds to it. */
function inItsPlace(value: Given, opener: Of<'fill'>['opener'], situation: Situation): Move | undefined {
  const { column, within } = opener?.what ?? {};
  const place = column === undefined ? within : named(column);
  if (!opener || place === undefined || value.type !== 'text' || place.name === '') return undefined;
  const { scene, cursor } = situation;
  const places = placesOf(place, situation);
  const here = scene.elements.filter((element) => places.some((holds) => holds(element)));
  const fields = here.filter(
    (element) =>
      isEditable(element) &&
      element.role === 'textbox' &&
      (element.value ?? '') === '' &&
      (scene.unitOf(element)?.elements.length ?? here.length) >= here.length - 1,
  );
  const fresh = scene.elements.filter(
    (element) => isEditable(element) && element.role === 'textbox' && (element.isNew || element.states.includes('focused')),
  );
  const own = fields.length > 0 ? fields : cursor.explored.includes(formOpened) ? fresh : [];
  if (own[0] && own.length === 1) return fillWith(own[0], value.text);
  if (cursor.explored.includes(formOpened)) return undefined;
  const adders = here.filter(
    (element) =>
      isClickable(element) && (/^[+＋➕]$/.test(element.name.trim()) || /^(?:[+＋] ?)?(?:add|new|create)\b/i.test(element.name.trim())),
  );
  const [adder, ...others] = adders;
  return adder && others.length === 0 ? clickOn(adder, { explored: [...cursor.explored, formOpened] }) : undefined;
}

/** The form of something new is brought up, unless what would do so stands in it: that would send it empty. */
export function inNewForm(
  what: Description | undefined,
  value: Given,
  opener: Of<'fill'>['opener'],
  situation: Situation,
): Move | undefined {
  const placed = inItsPlace(value, opener, situation);
  if (placed) return placed;
  const move = opened(opener, situation);
  const field = titled(what, value, opener, situation);
  const [button, title] = [move, field].map((found) => (found?.type === 'act' ? found.on : undefined));
  const form = button && formAround(situation.scene, button);
  const isOneForm = form !== undefined && title !== undefined && formAround(situation.scene, title) === form;
  // "Create" behind a title sends it, "new" brings it up.
  const sends = button !== undefined && title !== undefined && title.index < button.index && holdsSense(button.name, opener?.as ?? '');
  return field && (isOneForm || sends || !move || hasNext(opener, situation)) ? field : move;
}

/** The page shows the field of the form that is filled in next. */
function hasNext(opener: Of<'fill'>['opener'], situation: Situation): boolean {
  const next = situation.instructions[situation.cursor.at + 1];
  return (
    next?.kind === 'fill' && next.opener?.as === opener?.as && next.what !== undefined && find(next.what, 'fill', situation).type !== 'none'
  );
}

const titles: readonly string[] = ['name', 'title', 'subject', 'summary', 'headline', 'what'];

/** In the form of something new, the field for what it is called may go by another word for that, or by what the thing is. */
function titled(what: Description | undefined, value: Given, opener: Of<'fill'>['opener'], situation: Situation): Move | undefined {
  if (!opener || !what || !titles.includes(what.name) || value.type !== 'text') return undefined;
  const { name, noun } = opener.what;
  for (const word of [...titles, name, noun]) {
    const other = word === '' ? undefined : find(named(word), 'fill', situation);
    if (other?.type === 'found' && !isOfOthers(opener, other.elements[0], situation.scene)) return fillWith(other.elements[0], value.text);
  }
  return undefined;
}

/** What a new thing is called goes into the field for such things where that takes them one by one, and into none for the names of others. */
export function fieldOfNew(what: Description, value: Given, opener: Of<'fill'>['opener'], situation: Situation): ReturnType<typeof find> {
  const found = fieldOf(what, value, situation);
  if (!opener || what.exact || !titles.includes(what.name)) return found;
  const own = tagFieldUnder(kindOf(opener), situation.scene);
  if (own) return { type: 'found', elements: [own] };
  return found.type === 'found' && isOfOthers(opener, found.elements[0], situation.scene)
    ? { type: 'none', why: `${found.elements[0].role} ${JSON.stringify(found.elements[0].name)} is for something else` }
    : found;
}

const kindOf = ({ what }: NonNullable<Of<'fill'>['opener']>): string => what.noun || what.name;

/** "Guests' names" are none of an allergy, where the page has a place for allergies. */
function isOfOthers(opener: NonNullable<Of<'fill'>['opener']>, field: ObservedElement, scene: Scene): boolean {
  const kind = kindOf(opener);
  const owner = [field.name, scene.labelOf(field)].map((called) => owned.exec(called)?.[1]).find((found) => found !== undefined);
  const isPlace = (element: ObservedElement) => (isText(element) || isEditable(element)) && likeness(kind, element.name) >= leastCalled;
  return owner !== undefined && !holdsSense(owner, kind) && scene.elements.some((element) => element !== field && isPlace(element));
}
const owned = /(\p{L}+(?:['’]s|s['’])) (?:names?|titles?)\b/iu;
const leastCalled = 0.9;
