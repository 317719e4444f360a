/** Draws a thing to one side: by a place in its list where it stands in one, otherwise by the pointer. */
import type { Description } from '../../description.ts';
import type { Of } from '../../instruction.ts';
import { say } from '../finding/candidates.ts';
import { find } from '../finding/find.ts';
import { shapesMeant } from '../finding/shapes.ts';
import { lacking, type Move, missing, type Situation } from '../move.ts';
import { inItsList } from './climbing.ts';
import { shift } from './shifting.ts';

/** It was drawn in vain. */
const inVain = 9;

export function pull({ what, towards, clause }: Of<'pull'>, situation: Situation): Move {
  const { cursor } = situation;
  if (cursor.stage === inVain) return missing(`${say(what)} was dragged that way, and does not lie further there`);
  const by = { up: -1, down: 1, left: undefined, right: undefined }[towards];
  const called = find(what, 'drag', situation);
  const kind = kinds[what.noun];
  const drawn: Description | undefined =
    kind === undefined ? undefined : { ...what, name: what.name === what.noun ? '' : what.name, noun: kind };
  const isBare = drawn !== undefined && drawn.name === '' && (called.type !== 'found' || called.elements.length > 1);
  const shape = isBare || (called.type === 'none' && drawn) ? find(drawn ?? what, 'drag', situation) : called;
  const found = shape.type === 'found' ? shape : called;
  if (found.type !== 'found') return lacking(found);
  const [element, ...others] = found.elements;
  const alike =
    /\b(?:an?|any) /i.test(clause) || what.rank || what.ordinal !== undefined
      ? []
      : (shapesMeant(drawn ?? what, situation.scene.elements) ?? []);
  if (others.length > 0 || alike.length > 1) return missing('several things would be dragged; say which one');
  if (by !== undefined && inItsList(element, situation)) return shift({ kind: 'shift', clause, what, by }, situation);
  const act = { kind: 'pull', element: element.index, towards } as const;
  return { type: 'act', act, on: element, failed: { stage: inVain } };
}

/** What a thing is called that is drawn, where nothing on the page bears that name. */
const kinds: Readonly<Record<string, string>> = { item: 'shape', thing: 'shape', object: 'shape', box: 'rectangle', tile: 'rectangle' };
