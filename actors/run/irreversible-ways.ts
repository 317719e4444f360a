/** How an act may set off what a control does. */
import type { Act } from '../../store/model/step.ts';

/** Undefined for an act that sets off nothing. */
export function wayOf(act: Act): 'click' | 'enter' | undefined {
  switch (act.kind) {
    case 'click':
      return act.button === 'right' ? undefined : 'click';
    case 'press':
      return /(?:^|\+)enter$/i.test(act.key)
        ? 'enter'
        : /(?:^|\+)(?:space| )$/i.test(act.key) && act.element !== undefined
          ? 'click'
          : undefined;
    case 'check':
    case 'select':
    case 'drag':
      return 'click';
    case 'type':
      return act.text.includes('\n') ? 'enter' : undefined;
    // A slider is given its number, or pulled: "Slide to pay".
    case 'fill':
      return /^\s*\d+(?:[.,]\d+)?\s*%?\s*$/.test(act.text) ? 'click' : undefined;
    case 'pull':
      return 'click';
    default:
      return undefined;
  }
}
