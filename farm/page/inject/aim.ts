/** A press that meets the element it is meant for, or nothing: whatever else is under the pointer by then does not hear of it. */
import { later } from './later.ts';
import { spot, strays } from './pointer.ts';
import { redrawnAt } from './registry.ts';
import { reaches } from './visibility.ts';
import type { Spot, Struck } from './wire.ts';

interface Aim {
  readonly index: number;
  readonly struck: Promise<Struck>;
  tell(what: Struck): void;
  is: Struck | undefined;
}

let aim: Aim | undefined;

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'contextmenu'] as const;

/** As `spot`; from then on the next press is kept from all but the element, until it has met that, or until `disarm`. */
export async function arm(index: number, patienceMs: number): Promise<Spot> {
  disarm();
  const found = await spot(index, patienceMs);
  if (!found.ok) return found;
  let tell: Aim['tell'] = () => undefined;
  const struck = new Promise<Struck>((resolve) => {
    tell = resolve;
  });
  aim = { index, struck, tell, is: undefined };
  for (const type of presses) addEventListener(type, onPress, true);
  return found;
}

/** What the press has met, as soon as it has; `nothing` when none came within `ms`. */
export function struck(ms: number): Promise<Struck> {
  if (!aim) return Promise.resolve('nothing');
  const { tell } = aim;
  const timer = later(() => {
    tell('nothing');
    disarm();
  }, ms);
  return aim.struck.finally(() => clearTimeout(timer));
}

export function disarm(): void {
  aim = undefined;
  stopListening();
}

function stopListening(): void {
  for (const type of presses) removeEventListener(type, onPress, true);
}

/** All events of one press have the fate of the first. */
function onPress(event: Event): void {
  if (!aim || !event.isTrusted) return;
  aim.is ??= meets(aim.index, event as MouseEvent) ? 'it' : 'another';
  aim.tell(aim.is);
  if (aim.is === 'it') stopListening();
  else {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

function meets(index: number, event: MouseEvent): boolean {
  const element = redrawnAt(index);
  const [target] = event.composedPath();
  return element !== undefined && ((target instanceof Element && reaches(element, target)) || !strays(index, event.clientX, event.clientY));
}
