/** What stands beside, before or behind another thing, as that is said: by where they lie, or in reading order. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { nextTo } from '../page/neighbours.ts';
import { placesOf } from '../page/places.ts';
import { fold, holdsWords } from '../words/likeness.ts';
import type { Candidate, Looking } from './candidates.ts';
import type { find } from './find.ts';
import { besideByBox } from './lying-beside.ts';

/** Keeps what stands as it is said to another thing: the nearest in reading order. */
export function standingBeside(
  { beside: where }: Description,
  candidates: readonly Candidate[],
  looking: Looking,
  findThing: typeof find,
): readonly Candidate[] {
  if (!where) return candidates;
  const other = findThing(where.what, 'point', looking);
  const origin = other.type === 'found' ? other.elements[0] : other.type === 'none' ? headOf(where.what, looking) : undefined;
  if (!origin) return [];
  const { index } = origin;
  const { relation } = where;
  // "The box next to Ada" may be called so by the text that it stands next to.
  const labelled = relation === 'next' && origin.name === '' ? candidates.filter(({ element }) => element === origin) : [];
  if (labelled.length > 0) return labelled;
  const lying = besideByBox(origin, relation, candidates);
  const before = relation === 'before' || relation === 'above' || relation === 'left';
  if (lying) return lying;
  const near = candidates
    .filter(({ element }) => (relation === 'next' ? element.index !== index : before ? element.index < index : element.index > index))
    .sort((a, b) => Math.abs(a.element.index - index) - Math.abs(b.element.index - index));
  if (relation !== 'next') return near.slice(0, 1);
  const onOwn = onItsLine(origin, where.what, near);
  if (onOwn) return onOwn;
  const [first, second] = nextTo(origin, near, looking.scene);
  const isTied = first && second && Math.abs(second.element.index - index) === Math.abs(first.element.index - index);
  // Of two as near, the one that it stands right before.
  const own = isTied ? near.filter(({ element }) => element.label !== undefined && fold(element.label) === fold(origin.name)) : [];
  if (own.length === 1) return own;
  return first === undefined ? [] : isTied ? [first, second] : [first];
}

/** Of a text in broken lines, the line that says it has what is labelled by that line; undefined where no control tells its line. */
function onItsLine({ lines = [] }: ObservedElement, { name }: Description, near: readonly Candidate[]): readonly Candidate[] | undefined {
  const isOfLine = ({ element: { label } }: Candidate) => label !== undefined && lines.includes(label);
  return near.some(isOfLine) ? near.filter((each) => isOfLine(each) && holdsWords(each.element.label ?? '', name)) : undefined;
}

/** What the only entry begins with that is called so among other words. */
function headOf(what: Description, looking: Looking): ObservedElement | undefined {
  const [holds, ...others] = placesOf(what, looking);
  const head = holds && others.length === 0 ? looking.scene.elements.find(holds) : undefined;
  const unit = head && looking.scene.unitOf(head);
  return unit && unit.elements[0] === head && unit.elements.every((element) => holds?.(element)) ? head : undefined;
}
