/** The state of what can be on or off: native, by ARIA, or drawn. */
import { controlOf, onlyIn } from './control.ts';
import { actBegins } from './later.ts';
import { isPutBack } from './put-back.ts';
import { nextPicture } from './quiet.ts';
import { elementAt } from './registry.ts';
import { roleOf } from './role.ts';
import type { ToggleState } from './wire.ts';

const box = 'input[type="checkbox" i],input[type="radio" i]';
const words = /(^|[\s_-])(is-)?(checked|selected|active|on|enabled)(?=$|[\s_-])/i;

/** As it stands before it is brought to another state. Undefined when the element is gone. */
export function beginToggle(index: number): ToggleState | undefined {
  actBegins();
  return toggleState(index);
}

/** Undefined when the element is gone. */
export function toggleState(index: number): ToggleState | undefined {
  const element = elementAt(index);
  return element && stateOf(element);
}

/** Resolves when it stands as wanted, with what stands when `ms` have passed. */
export function awaitToggle(index: number, on: boolean, ms: number): Promise<ToggleState | undefined> {
  const until = performance.now() + ms;
  return new Promise((resolve) => {
    const look = () => {
      const state = toggleState(index);
      if (!state || state.on === on || performance.now() > until) resolve(state);
      else nextPicture(look);
    };
    look();
  });
}

/** Whether it is put back from `on`, within `ms` at most. False when it is gone. */
export const toggledBack = (index: number, on: boolean, ms: number): Promise<boolean> =>
  isPutBack(() => toggleState(index)?.on === !on, ms);

function stateOf(element: Element): ToggleState {
  const control = controlOf(element);
  const input = onlyIn(control, box) as HTMLInputElement | undefined;
  const looks = [...around(element), element, ...element.querySelectorAll('*')]
    .map((part) => `${part.className} ${part.getAttribute('style') ?? ''}`)
    .join('|');
  if (input) return { on: input.indeterminate ? 'mixed' : input.checked, isRadio: input.type === 'radio', looks };
  const isRadio = ['radio', 'menuitemradio'].includes(roleOf(control));
  return { on: spoken(control) ?? worded(control), isRadio, looks };
}

/** The row that it is the box of may be what is marked. */
function around(element: Element): readonly Element[] {
  const row = element.closest('li,tr,[role="row" i],[role="listitem" i]') ?? element.parentElement;
  return row && row !== element && row !== document.body ? [row] : [];
}

function spoken(control: Element): ToggleState['on'] {
  for (const name of ['aria-checked', 'aria-pressed', 'aria-selected']) {
    const says = control.getAttribute(name);
    if (says === 'mixed') return 'mixed';
    if (says === 'true' || says === 'false') return says === 'true';
  }
  const inner = onlyIn(control, '[aria-checked],[aria-pressed]');
  return inner && inner !== control ? spoken(inner) : undefined;
}

/** What only the page's own words tell; without any of them nothing is known. */
function worded(control: Element): boolean | undefined {
  const state = control.getAttribute('data-state') ?? '';
  if (/^(checked|on|active|selected)$/i.test(state)) return true;
  if (/^(unchecked|off|inactive)$/i.test(state)) return false;
  return words.test(control.className.toString()) ? true : undefined;
}
