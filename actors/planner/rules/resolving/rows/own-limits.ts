/** What a row or card has against a limit of its own: its stock against its minimum. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { OwnLimit } from '../../description.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene, Unit } from '../page/scene.ts';
import { holdsSense, likeness } from '../words/likeness.ts';
import { type Measured, measures } from '../words/quantities.ts';

interface Labelled {
  readonly label: string;
  readonly measured: Measured;
}

const value = /^\s*[\p{Sc}\s]*[-−+]?\d[\d.,'\s]*(?:[\p{Sc}%]|\p{L}{1,7}\.?)?\s*$/u;
/** A limit itself, what it costs, and what tells it from its likes. */
const other = /\b(?:min(?:imum)?|max(?:imum)?|limit|target|threshold|quota|price|cost|fee|no|nr|number|id|sku|code|year|page)\b|#/i;
/** Where several could be meant, what there is of it. */
const present = /\b(?:on hand|in stock|stock|quantity|qty|current(?:ly)?|actual|available|spent|used|booked|level)\b/i;

/** Undefined where the page does not tell what is held against it, so that nothing is known of it. */
export function againstOwn(
  scene: Scene,
  { elements }: Unit,
  by: string,
  { name }: OwnLimit,
  now: number,
): { readonly own: Measured; readonly limit: Measured } | undefined {
  const told = elements.flatMap((element) => labelledIn(scene, element, now));
  const limit = onlyOne(told.filter(({ label }) => isCalled(label, name)));
  const others = told.filter((each) => each !== limit && each.measured.kind === limit?.measured.kind);
  const named = others.filter(({ label }) => by !== '' && isCalled(label, by));
  // The stock may stand under "On hand".
  const open = by === '' || present.test(by) ? others.filter(({ label }) => label !== '' && !other.test(label)) : [];
  const own =
    onlyOne(named) ?? (named.length > 0 ? undefined : (onlyOne(open) ?? onlyOne(open.filter(({ label }) => present.test(label)))));
  return own && limit && { own: own.measured, limit: limit.measured };
}

const isCalled = (label: string, said: string): boolean =>
  likeness(said, label) >= 0.9 || (label.split(' ').length <= 3 && holdsSense(label, said));

/** The column of a value, or what stands before it. */
function labelledIn(scene: Scene, element: ObservedElement, now: number): readonly Labelled[] {
  const { role, column = '' } = element;
  if (role === 'columnheader' || !(isText(element) || element.value !== undefined)) return [];
  const text = element.value || element.name;
  const [, before = '', behind = ''] = /^([^:\d]{1,40}):\s*(.+)$/.exec(text) ?? [];
  const [label, said] = before === '' ? [column || scene.labelOf(element), text] : [before, behind];
  const [measured] = value.test(said) ? measures(said, now) : [];
  return measured === undefined ? [] : [{ label, measured }];
}

function onlyOne(found: readonly Labelled[]): Labelled | undefined {
  const [first, ...others] = found;
  return others.length === 0 ? first : undefined;
}
