/** Whether what is about to be done in place of a recorded act is done to the same control, though it was not found by its evidence. */
import { Contexts } from './contexts.ts';
import { marksOf, rootsIn } from './marks.ts';
import { identify } from './name.ts';
import { asksOtherwise, isWithin, recognise, say } from './recognise.ts';
import { elementAt } from './registry.ts';
import { isAlmostSaid, kindOf } from './same.ts';
import { lacksNumber, lacksSaid } from './weigh.ts';
import type { WireEvidence } from './wire.ts';

type Recorded = Omit<WireEvidence, 'identity'>;

/** So telling is what its maker marked it by alone. */
const own = 3;

/** What it is, for a person, where it is none of these; `mayBeRenamed`: what is filled in may have another label, what is pressed may not. */
export function otherThan(index: number, recorded: readonly Recorded[], mayBeRenamed: boolean): string | undefined {
  const element = elementAt(index);
  return !element || recorded.some((one) => isKin(element, one, mayBeRenamed)) ? undefined : say(element);
}

function isKin(element: Element, recorded: Recorded, mayBeRenamed: boolean): boolean {
  const { name } = identify(element);
  const contexts = new Contexts();
  if (lacksSaid(element, name, recorded, contexts) || lacksNumber(name, recorded)) return false;
  if (asksOtherwise(element, recorded, contexts) || isElsewhere(element, recorded)) return false;
  if (isAlmostSaid(name, recorded.name)) return true;
  if (!mayBeRenamed || kindOf(element) !== recorded.type) return false;
  const marks = marksOf(recorded.locators, rootsIn(document));
  // A field that bears nothing of what marked it is another; one that was marked by nothing is known by its place.
  const telling = marks.filter(({ isPlace, isCalling, weight }) => !isPlace && !isCalling && weight >= own);
  return (telling.length > 0 ? telling : marks.filter(({ isPlace }) => isPlace)).some(({ bearers }) => bearers.includes(element));
}

/** It stands there as it stood, whatever kept it from being used. */
function isElsewhere(element: Element, recorded: Recorded): boolean {
  const found = recognise(recorded, 'control');
  const itself = found.ok ? elementAt(found.index) : undefined;
  return itself !== undefined && itself !== element && !isWithin(itself, element);
}
