/** Where an empty frame stands among the others of its picture or row: `left` and `right`, `top` and `bottom`, and `middle` between them. */

/** How far frames side by side may reach into one another. */
const overlapPx = 2;
const mostFrames = 3;

/** `''` where it stands alone, or the others stand neither in a row nor in a column with it. */
export function sideOf(frame: Element, frames: readonly Element[]): string {
  if (frames.length < 2 || frames.length > mostFrames) return '';
  const rects = frames.map((each) => each.getBoundingClientRect());
  const along = (start: 'left' | 'top', end: 'right' | 'bottom'): readonly Element[] | undefined => {
    const order = rects.map((_, at) => at).sort((a, b) => (rects[a] as DOMRect)[start] - (rects[b] as DOMRect)[start]);
    const isApart = order.every((at, nth) => {
      const before = rects[order[nth - 1] ?? -1];
      return before === undefined || before[end] <= (rects[at] as DOMRect)[start] + overlapPx;
    });
    return isApart ? order.map((at) => frames[at] as Element) : undefined;
  };
  const [row, column] = [along('left', 'right'), along('top', 'bottom')];
  // Frames on a slant are both.
  if ((row === undefined) === (column === undefined)) return '';
  const [first, last] = row ? ['left', 'right'] : ['top', 'bottom'];
  const at = (row ?? column ?? []).indexOf(frame);
  return at < 0 ? '' : at === 0 ? (first as string) : at === frames.length - 1 ? (last as string) : 'middle';
}
