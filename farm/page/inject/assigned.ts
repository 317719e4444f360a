/** What a web component shows of what was put into it. */

/** Of a slot: what is shown in it, when that is not its own. */
export function assignedTo(element: Element): readonly Node[] | undefined {
  const assigned = element.tagName === 'SLOT' ? (element as HTMLSlotElement).assignedNodes() : [];
  return assigned.length > 0 ? assigned : undefined;
}
