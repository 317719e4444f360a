/** What looking for a thing comes to. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Candidate } from './candidates.ts';

export type Found =
  | { readonly type: 'found'; readonly elements: readonly [ObservedElement, ...ObservedElement[]] }
  | { readonly type: 'none'; readonly why: string }
  | { readonly type: 'unclear'; readonly why: string };

export const some = (elements: readonly ObservedElement[]): Found =>
  elements.length === 0
    ? { type: 'none', why: 'nothing matches' }
    : { type: 'found', elements: elements as [ObservedElement, ...ObservedElement[]] };

export const inOrder = (candidates: readonly Candidate[]) => [...candidates].sort((a, b) => a.element.index - b.element.index);
