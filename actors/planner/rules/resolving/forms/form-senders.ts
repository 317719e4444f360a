/** The button that sends what was laid on a form. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Situation } from '../move.ts';
import { onlyOf } from '../only.ts';
import { formAround } from '../page/form-around.ts';
import { isClickable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isDeclining } from '../sending/asking-back.ts';
import { publishersBehind } from '../sending/publishing.ts';
import { beginsWith, holdsSense, likeness } from '../words/likeness.ts';
import { isCross } from '../words/signs.ts';
import type { Blank } from './blanks.ts';
import type { Piece } from './leads.ts';

/** What only looks for things, and takes none of them. */
export const looking = /^(?:find|locate|search|show|look up|plan)$/;
const asking = [
  'search',
  'find',
  'show',
  'see',
  'go',
  'apply',
  'submit',
  'filter',
  'check',
  'view',
  'get',
  'update',
  'explore',
  'continue',
  'next',
  'look',
  'compare',
];
/** What was there before is another then. */
export const altering = /^(?:change|update)$/;
const doing = [
  'submit',
  'confirm',
  'continue',
  'next',
  'send',
  'request',
  'done',
  'ok',
  'save',
  'create',
  'add',
  'place',
  'make',
  'book',
  'reserve',
  'schedule',
  'rent',
  'hire',
  'order',
  'buy',
  'get',
];

/** What is written is left for others to read. */
const leaves = /^(?:leave|post|publish|submit|send|add)$/;

/** The form's own button behind what was laid; what is only looked for is not bought or booked by it. */
export function senderIn(
  { as, ifLost, isBehind }: { readonly as: string; readonly ifLost: boolean | undefined; readonly isBehind?: true | undefined },
  pieces: readonly Piece[],
  blanks: readonly Blank[],
  pool: readonly ObservedElement[],
  { scene }: Situation,
): ObservedElement | undefined {
  const used = new Set(pieces.flatMap(({ blanks: at }) => at));
  // Of what came up, buttons side by side of which none was chosen are its ways out.
  const isChoice = ({ options }: Blank, at: number) =>
    !isBehind || used.has(at) || !options.some(({ element }) => element?.role === 'button');
  const asked = new Set(
    blanks
      .filter(isChoice)
      .flatMap(({ element, options, stepper }) => [element, stepper?.up, stepper?.down, ...options.map((option) => option.element)]),
  );
  const all = pool.filter(
    (element) =>
      ['button', 'clickable'].includes(element.role) &&
      !asked.has(element) &&
      /\p{L}/u.test(element.name || (element.hints ?? '')) &&
      isClickable(element),
  );
  const last = Math.max(...pieces.flatMap(({ blanks: at }) => at.map((each) => blanks[each]?.element.index ?? 0)));
  const words = looking.test(as)
    ? [as, ...asking]
    : ifLost === false
      ? [as, ...(altering.test(as) ? ['change', 'update', 'apply'] : []), ...doing]
      : [as, ...doing, ...asking];
  const around = formAround(scene, pool.find(({ index }) => index === last) as ObservedElement);
  // A form in a dialog of whatever make may have its buttons right behind it.
  const isBare = around !== undefined && !all.some((button) => button.name !== '' && scene.isIn(button, around));
  const form = isBare ? undefined : around;
  const buttons = isBare ? all.filter(({ index }) => index > last && index - last < nearest) : all;
  for (const word of words) {
    const found = buttons.filter(
      (button) =>
        (likeness(word, button.name) >= 0.8 ||
          (beginsWith(button.name, word) && (ifLost !== false || word === as || !ofOther.test(word))) ||
          (button.name === '' && holdsSense(button.hints ?? '', word))) &&
        (ifLost !== false || form === undefined || scene.isIn(button, form)),
    );
    const [after, ...others] = found.filter(({ index }) => index > last);
    if (after && others.every(({ group }) => group !== after.group)) return after;
    const [only, ...more] = found;
    if (only && more.length === 0 && isNear(only, last, scene)) return only;
  }
  const publisher = leaves.test(as) ? onlyOf(publishersBehind(last, buttons)) : undefined;
  if (publisher) return publisher;
  // A form's only button sends it, whatever that is called.
  const own = form === undefined ? (isBehind ? buttons : []) : buttons.filter((button) => scene.isIn(button, form));
  const [sends, ...rest] = own.filter(({ name }) => !isCross(name) && !takingBack.test(name.trim()) && !(isBehind && isDeclining(name)));
  if (sends && rest.length === 0 && sends.index > last) return sends;
  return undefined;
}

/** "Save search", "Add filter" send no payment. */
const ofOther = /^(?:save|add|get|make|request|create|place|next)$/;
const takingBack = /^(?:cancel|close|reset|clear|back|dismiss)/i;
const nearest = 12;
const isNear = ({ index }: ObservedElement, last: number, scene: Scene): boolean => scene.elements.slice(index, last).length < nearest;
