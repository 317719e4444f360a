/** Which of the frames of a document one is: the number is the same on both sides of its edge, whatever process either is in. */

/** To compare a frame with each beside it has the browser make a world in each: of many that takes seconds. */
const most = 20;

/** Of this document's own frame among those of the document around it; undefined for none, in a shadow root, and among many. */
export function ownNumber(): number | undefined {
  return window === window.parent ? undefined : placeIn(window.parent, window);
}

/** Of the frame that the element holds. */
export function numberOf(element: Element): number | undefined {
  const inner = (element as HTMLIFrameElement).contentWindow;
  return inner ? placeIn(window, inner) : undefined;
}

function placeIn(around: Window, inner: Window): number | undefined {
  const count = around.length;
  if (count > most) return undefined;
  for (let at = 0; at < count; at += 1) if (around[at] === inner) return at;
  return undefined;
}
