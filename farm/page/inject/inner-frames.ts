/** Which of the frames of a document one is: the number is the same on both sides of its edge, whatever process either is in. */

/** A page of more holds nothing but advertisements in the rest. */
const most = 200;

/** Of this document's own frame among those of the document around it; undefined for none, and in a shadow root. */
export function ownNumber(): number | undefined {
  return window === window.parent ? undefined : placeIn(window.parent, window);
}

/** Of the frame that the element holds. */
export function numberOf(element: Element): number | undefined {
  const inner = (element as HTMLIFrameElement).contentWindow;
  return inner ? placeIn(window, inner) : undefined;
}

function placeIn(around: Window, inner: Window): number | undefined {
  for (let at = 0; at < Math.min(around.length, most); at += 1) if (around[at] === inner) return at;
  return undefined;
}
