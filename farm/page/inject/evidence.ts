/** How an element may be found again: several locators, from the most to the least telling, and a fingerprint. */
import type { Locator } from '../../../store/model/step.ts';
import { type Beside, elementAfter, elementBefore } from './beside.ts';
import { identify, labelText } from './name.ts';
import { elementAt } from './registry.ts';
import { kindOf } from './same.ts';
import { statesOf } from './states.ts';
import { surroundings } from './surroundings.ts';
import type { WireEvidence } from './wire.ts';

const testIds = ['data-testid', 'data-test-id', 'data-test', 'data-qa', 'data-cy'];
const stable = ['id', 'name', 'type', 'href', 'for', 'placeholder', 'aria-label', 'title', 'alt', 'autocomplete'];
/** Made by a machine for one visit: a long run of digits or of hexadecimal, or a framework's counter. */
const generated = /\d{4,}|[0-9a-f]{8,}|^:r|^(ember|ext-gen|radix-|headlessui-|mui-)\d*/i;

/** The states of an element, undefined when it is gone. */
export function states(index: number): readonly string[] | undefined {
  const element = elementAt(index);
  return (
    element &&
    statesOf(element)
      .split(' ')
      .filter((state) => state !== '')
  );
}

export function evidence(index: number): WireEvidence | undefined {
  const element = elementAt(index);
  if (!element) return undefined;
  const { role, name } = identify(element);
  const locators: Locator[] = [];
  if (name) locators.push({ by: 'role', role, name });
  for (const attribute of testIds) {
    const value = element.getAttribute(attribute);
    if (value) locators.push({ by: 'testId', attribute, value });
  }
  const label = labelText(element);
  if (label) locators.push({ by: 'label', text: label });
  const attributes = stableAttributes(element);
  for (const [attribute, value] of attributes) locators.push({ by: 'attribute', name: attribute, value });
  locators.push({ by: 'structure', selector: structure(element) });
  const type = kindOf(element);
  const tag = element.localName;
  const identity = JSON.stringify([element.tagName, role, name, attributes]);
  return { locators, role, name, tag, ...(type !== undefined && { type }), around: surroundings(element), identity };
}

const stableAttributes = (element: Element): [string, string][] =>
  stable.flatMap((name): [string, string][] => {
    const value = element.getAttribute(name);
    return value && value.length <= 200 && !(name === 'id' && generated.test(value)) ? [[name, value]] : [];
  });

/** A CSS path from the nearest lasting id or from the root; ` >>> ` steps into a shadow root. */
function structure(element: Element): string {
  const root = element.getRootNode();
  const path = pathIn(element);
  return root instanceof ShadowRoot ? `${structure(root.host)} >>> ${path}` : path;
}

function pathIn(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.id && !generated.test(at.id)) {
      parts.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    parts.unshift(step(at));
  }
  return parts.join(' > ');
}

function step(element: Element): string {
  const tag = CSS.escape(element.localName);
  const parent = element.parentElement ?? element.parentNode;
  if (!(parent instanceof Element || parent instanceof ShadowRoot)) return tag;
  const place = 1 + countBeside(element, elementBefore);
  return place > 1 || countBeside(element, elementAfter) > 0 ? `${tag}:nth-of-type(${place})` : tag;
}

/** Of the siblings on one side those of its tag. */
function countBeside(element: Element, next: Beside): number {
  const { localName } = element;
  let count = 0;
  for (let at = next(element); at; at = next(at)) if (at.localName === localName) count += 1;
  return count;
}
