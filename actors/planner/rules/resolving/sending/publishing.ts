/** What is written is sent by what stands right behind it, and in several lines by no key. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';

const publishes = /^\P{L}*(?:post|publish|reply|comment|send|share|tweet|answer|submit)\b/iu;
const reach = 3;

/** Of the controls, those behind the element of that index which say that they publish what was written. */
export const publishersBehind = (at: number, controls: readonly ObservedElement[]): readonly ObservedElement[] =>
  controls.filter(({ index, name }) => index > at && index - at <= reach && publishes.test(name));
