/** The siblings of an element, on the side that is asked for. */

export type Beside = (element: Element) => Element | null;

export const elementBefore: Beside = (element) => element.previousElementSibling;
export const elementAfter: Beside = (element) => element.nextElementSibling;
