/** Words that are put into a field one by one, each of which then stands in it as a thing of its own: tags, keywords, recipients. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import { clickOn, fillWith, type Move, missing, named, type Situation } from '../move.ts';
import { isClickable, isUsable } from '../page/kinds-of-elements.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

/** The word stands in the field, and is to be taken into it. */
const typed = 20;
const adding = /^(?:add|enter|insert|type|put)$/;
const removing = /^(?:remove|delete|clear)$/;

/** "The tag red", and what is said behind it: "the tags red and blue". */
function tagIn({ name, whole, exact, rank, where, within }: Description): { readonly kind: string; readonly tag: string } | undefined {
  if (exact || rank || where || within) return undefined;
  const [, kind = '', tag = ''] = /^(\p{Ll}{3,}) (\S.*)$/u.exec(name) ?? [];
  if (tag !== '') return { kind, tag };
  const [, before = '', all = ''] = /^(\p{Ll}{3,}) (\S.*)$/u.exec(whole) ?? [];
  return before !== '' && all !== name && all.endsWith(name) ? { kind: before, tag: name } : undefined;
}

/** Undefined where the page has no field for such words. */
export function addTag(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  const said = what && adding.test(as) ? tagIn(what) : undefined;
  const { cursor, hand, scene } = situation;
  if (!said) return undefined;
  if (cursor.stage === typed && hand) {
    const offered = scene.elements.filter(({ role, isNew, name }) => role === 'option' && isNew && likeness(said.tag, name) >= 0.95);
    if (offered.length === 1 && offered[0]) return clickOn(offered[0]);
    return { type: 'act', act: { kind: 'press', key: 'Enter', element: hand.index }, on: hand };
  }
  if (cursor.stage > 0) return undefined;
  if (scene.elements.some((element) => isClickable(element) && likeness(`${as} ${said.kind} ${said.tag}`, element.name) >= 0.88))
    return undefined;
  const list = find(named(said.kind), 'choose', situation);
  const [element] = list.type === 'found' ? list.elements : [];
  if (element?.role === 'listbox')
    return { type: 'act', act: { kind: 'select', element: element.index, options: [said.tag] }, on: element };
  const field = find(named(said.kind), 'fill', situation);
  const [input] = field.type === 'found' ? field.elements : [];
  const isOfWords = input && ['textbox', 'searchbox', 'combobox'].includes(input.role) && (input.value ?? '') === '';
  return isOfWords ? fillWith(input, said.tag, { stage: typed }) : undefined;
}

/** The cross that stands beside the word, or is called by it. */
export function removeTag(as: string, what: Description | undefined, situation: Situation): Move | undefined {
  if (!what || !removing.test(as) || what.all || what.except || what.where || what.rank || what.within || what.ordinal !== undefined)
    return undefined;
  const tag = tagIn(what)?.tag ?? what.name;
  const { scene } = situation;
  if (tag === '') return undefined;
  const isCross = (element: ObservedElement) =>
    isClickable(element) &&
    isUsable(element) &&
    (/^[×✕✖✗⨯x]$/i.test(element.name.trim()) ||
      [as, 'remove', 'delete'].some((word) => holdsSense(`${element.name} ${element.hints ?? ''}`, word)));
  const isOfTag = (element: ObservedElement) =>
    likeness(tag, scene.labelOf(element)) >= 0.95 || likeness(`${as} ${tag}`, element.name) >= 0.9;
  const [cross, ...others] = scene.elements.filter((element) => isCross(element) && isOfTag(element));
  if (cross && others.length === 0) return clickOn(cross);
  return others.length > 0 ? missing(`several things on the page would ${as} ${JSON.stringify(tag)}`) : undefined;
}
