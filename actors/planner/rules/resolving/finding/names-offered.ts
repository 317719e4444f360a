/** "Click the names in alphabetical order": buttons side by side of which each says a name, where the page has no others but those that send. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isClickable } from '../page/kinds-of-elements.ts';

const sends = /^(?:submit|ok|okay|done|save|send|next|continue|cancel|reset|clear|finish|start|check|verify|back)$/i;
const aName = /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u;

/** Empty where what is a name can't be told from what is none. */
export function namesOffered(pool: readonly ObservedElement[]): readonly ObservedElement[] {
  const offered = pool.filter((element) => isClickable(element) && !sends.test(element.name.trim()));
  const [first] = offered;
  const areAlike = offered.every(
    ({ role, name, index }, at) => role === first?.role && aName.test(name.trim()) && index === (first?.index ?? 0) + at,
  );
  const areTold = new Set(offered.map(({ name }) => name.trim().toLowerCase())).size === offered.length;
  return offered.length > 1 && areAlike && areTold ? offered : [];
}
