/** What is on its way into its place: faded, slid or unfolded by style, which mutations do not tell of. */
import { holds } from './visibility.ts';

/** Colours change under the pointer alone. */
const moving = /^(?:opacity|transform|translate|scale|top|left|right|bottom|(?:max|min)?-?(?:height|width)|margin.*|visibility)$/i;
/** What goes on for longer goes on by itself. */
const longestMs = 600;

/** What holds the element is not in its place yet: many a dialog does not hear what is done to it before it is there. */
export const isArriving = (element: Element): boolean => arrivals().some((target) => target !== element && holds(target, element));

/** Whether something that the pointer is not over, and so does not play with, is on its way. */
export const isAnythingArriving = (): boolean => arrivals().some((target) => !target.matches(':hover'));

/** Whether style moves the element, or what it stands in, for longer than anyone waits. */
export const isEndless = (element: Element): boolean => movedFor((ms) => ms > endlessMs).some((target) => holds(target, element));
const endlessMs = 5_000;

const arrivals = (): readonly Element[] => movedFor((ms) => ms <= longestMs);

/** What style moves still, by how long. */
function movedFor(isMeant: (ms: number) => boolean): readonly Element[] {
  return document.getAnimations().flatMap((animation) => {
    const { effect, playState, currentTime } = animation;
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const left = Number(effect.getComputedTiming().endTime) - Number(currentTime ?? 0);
    if (!isMeant(left) || !propertiesOf(animation, effect).some((property) => moving.test(property))) return [];
    return [effect.target];
  });
}

const propertiesOf = (animation: Animation, effect: KeyframeEffect): readonly string[] =>
  animation instanceof CSSTransition ? [animation.transitionProperty] : effect.getKeyframes().flatMap((frame) => Object.keys(frame));
