/** How an act may set off what a control does, and what control that is. */
import type { ControlNature, LeasedPage } from '../../farm/page/port.ts';
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

/** What would be set off by the act in that way; undefined where no control is. What is dropped does what the place says. */
export const natureSetOff = (act: Act, by: 'click' | 'enter', page: Pick<LeasedPage, 'natureOf'>): Promise<ControlNature | undefined> =>
  page.natureOf(act.kind === 'drag' ? act.to : 'element' in act ? act.element : undefined, by);
