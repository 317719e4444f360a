/** "Assign the ticket to Ada" where its list has nothing for that: on the ticket's own page, or in what it brings up, a field says to whom. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description, Given } from '../../description.ts';
import { fill } from '../filling/filling.ts';
import { chooseIn } from '../filling/lists.ts';
import { clickOn, type Move, missing, named, next, type Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import { fold, likeness } from '../words/likeness.ts';
import { byOwnList, listed, offered, picked } from './giving.ts';
import { isOnPageOf, openOwnPage } from './own-page.ts';

/** What says by its name whom or what a thing is given to. */
const fieldsFor: readonly (readonly [verb: RegExp, field: RegExp])[] = [
  [/^assign\b/, /^\W*(?:assign(?:ed|ees?)?\b|owner\b|responsible\b)/i],
  [/^(?:label|tag)\b/, /^\W*(?:labels?|tags?)\b/i],
  [/^(?:move|put|transfer)\b/, /^\W*(?:state|status|stage|column|list|folder|section|move to)\b/i],
];

/** What the field is called that takes whom or what a thing is given to by the verb. */
export const fieldFor = (as: string): RegExp | undefined => fieldsFor.find(([verb]) => verb.test(as))?.[1];

/** "Label as Work": the verb, and the mark that it gives. */
export function markIn(as: string): { readonly verb: string; readonly mark: Given } | undefined {
  const [, verb, text] = /^(label|tag) as (.+)$/.exec(as) ?? [];
  return verb === undefined || text === undefined ? undefined : { verb, mark: { type: 'text', text, quoted: false } };
}

/** Undefined where the thing has no page of its own that it could be done on. */
export function givenOnOwnPage(as: string, what: Description, to: string, situation: Situation): Move | undefined {
  const field = fieldFor(as);
  if (field === undefined || what.all) return undefined;
  if (!isOnPageOf(what, situation)) return openOwnPage(what, situation);
  const { scene, cursor } = situation;
  if (cursor.stage === offered || cursor.stage === picked) return byOwnList(as, scene.elements[0] as ObservedElement, to, situation);
  if (cursor.stage === listed) return next;
  const inside = scene.dialog === undefined ? scene.elements : scene.within(scene.dialog);
  const own = inside.filter((element) => isUsable(element) && field.test(element.name));
  const list = onlyOf(own.filter((element) => isEditable(element))) ?? onlyOf(own.filter((element) => isClickable(element)));
  if (!list) return missing(`what ${JSON.stringify(what.name)} brings up has nothing to ${as} it to ${JSON.stringify(to)} by`);
  const option = list.options?.find((each) => likeness(to, each) >= 0.9);
  if (option !== undefined) return { ...chooseIn(list, [option]), ok: { stage: listed } } as Move;
  if (!isEditable(list)) return clickOn(list, { stage: offered });
  if (fold(list.value ?? '') === fold(to)) return next;
  return fill(
    { kind: 'fill', clause: '', what: { ...named(list.name), exact: true }, value: { type: 'text', text: to, quoted: true } },
    situation,
  );
}
