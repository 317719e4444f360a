/** Where what is looked for goes: the field that the page has for what it shows, before the one of the whole site in its head. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { find } from '../finding/find.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isEditable, isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';

/** A field for it, or the only one of the page. */
export function searchField(where: Description | undefined, situation: Situation): ObservedElement | undefined {
  const { scene } = situation;
  const fields = scene.elements.filter((element) => isTyped(element) && element.role !== 'spinbutton');
  if (where !== undefined) {
    const found = find(where, 'fill', situation);
    if (found.type === 'found') return found.elements[0];
  }
  const called =
    fields.find(({ role, type }) => role === 'searchbox' || type === 'search') ??
    fields.find(({ name, hints = '' }) => holdsSense(name, 'search') || holdsSense(hints, 'search')) ??
    fields.find((element) => element.name === '' && holdsSense(scene.labelOf(element), 'search')) ??
    ofSearchForm(fields, scene);
  const own = called === undefined || isOfSite(called, scene) ? ownField(fields, situation) : undefined;
  return own ?? called ?? (fields.length === 1 ? fields[0] : undefined);
}

/** What is written in: a list that only offers says perhaps where is searched. */
export const isTyped = (element: ObservedElement): boolean =>
  isEditable(element) &&
  element.role !== 'slider' &&
  !(element.role === 'combobox' && element.options !== undefined && element.type === undefined);

/** In a part of the page that is there to search by (ARIA landmark `search`). */
export const isInSearch = (element: ObservedElement, scene: Scene): boolean =>
  scene.around(element).some((group) => scene.groups[group]?.role === 'search');

/** The first field of text of the one form that is called a search, or the only one of a line that a button of that name ends. */
function ofSearchForm(fields: readonly ObservedElement[], scene: Scene): ObservedElement | undefined {
  const texts = fields.filter(({ role, states }) => role === 'textbox' && !states.includes('password'));
  const named = texts.filter((field) => {
    const form = formAround(scene, field);
    const [before] = form === undefined ? [] : scene.within(form);
    const heads = [
      scene.groups[form ?? -1]?.name ?? '',
      before && (before.role === 'form' || isText(before)) && before.index < field.index ? before.name : '',
    ];
    return heads.some((head) => head.split(' ').length <= mostHeadWords && holdsSense(head, 'search'));
  });
  const forms = new Set(named.map((field) => formAround(scene, field)));
  if (forms.size > 0) return forms.size === 1 ? named[0] : undefined;
  const isEnded = ({ index, group }: ObservedElement) => {
    const behind = scene.elements[index + 1];
    return (
      behind !== undefined &&
      (behind.role === 'button' || behind.role === 'clickable') &&
      behind.group === group &&
      likeness('search', behind.name) >= 0.9 &&
      !texts.some((other) => other.group === group && other.index < index)
    );
  };
  return onlyOf(texts.filter(isEnded));
}

const mostHeadWords = 4;

/** The only one outside the head of the site that looks for anything, or for what the goal speaks of. */
function ownField(fields: readonly ObservedElement[], { scene, instructions, cursor }: Situation): ObservedElement | undefined {
  const { clause = '' } = instructions[cursor.at] ?? {};
  const own = fields.filter((field) => {
    if (isOfSite(field, scene)) return false;
    const said = field.name || scene.labelOf(field);
    const isAsking = field.role === 'searchbox' || field.type === 'search' || said.search(asking) >= 0;
    const things = said
      .toLowerCase()
      .replaceAll(asking, ' ')
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '' && !anywhere.test(word));
    return isAsking && things.every((thing) => holdsSense(clause, thing));
  });
  return own.length === 1 ? own[0] : undefined;
}
const asking = /\b(?:search(?:ing)?|find|filter(?:ed)?|look up)\b/gi;
/** What says of no field what it looks for. */
const anywhere =
  /^(?:for|by|in|the|a|an|this|these|your|our|all|any|anything|everything|web|here|page|list|results?|keywords?|terms?|text|type|enter|query|and|or|to|name|names|something|what|are|you|looking)$/;

/** In the head or foot of the site, or in its navigation. */
const isOfSite = (field: ObservedElement, scene: Scene): boolean =>
  scene.around(field).some((group) => chrome.includes(scene.groups[group]?.role ?? ''));
const chrome: readonly string[] = ['navigation', 'banner', 'contentinfo'];
