/** Where a text stands in an element: the lines of each of its occurrences. */

/** A part of an occurrence, within one text node. */
interface Part {
  readonly holder: Element;
  readonly lines: readonly DOMRect[];
}

/** One text node, and where its text begins in that of the whole element. */
interface Piece {
  readonly node: Text;
  readonly tight: string;
  readonly start: number;
}

/** White space and letter case aside, since they depend on layout and style. */
export function* occurrencesOf(wanted: string, element: Element): Generator<readonly Part[]> {
  const sought = tight(wanted);
  const pieces: Piece[] = [];
  let length = 0;
  for (const node of textNodes(element)) {
    pieces.push({ node, tight: tight(node.data), start: length });
    length += pieces.at(-1)?.tight.length ?? 0;
  }
  const text = pieces.map((piece) => piece.tight).join('');
  for (let from = text.indexOf(sought); from !== -1 && sought !== ''; from = text.indexOf(sought, from + sought.length)) {
    yield pieces.flatMap((piece) => partOf(piece, from, from + sought.length) ?? []);
  }
}

const tight = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** What lies in the piece of the stretch from `from` to `to`. */
function partOf({ node, tight: said, start }: Piece, from: number, to: number): Part | undefined {
  const holder = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
  const first = Math.max(from - start, 0);
  const last = Math.min(to - start, said.length);
  if (first >= last || !holder) return undefined;
  const range = document.createRange();
  range.setStart(node, placeIn(node.data, first));
  range.setEnd(node, placeIn(node.data, last - 1) + 1);
  return { holder, lines: [...range.getClientRects()] };
}

/** Where in `text` the code unit stands that is the `wanted`th of its tight form. */
function placeIn(text: string, wanted: number): number {
  let passed = 0;
  let at = 0;
  for (const letter of text) {
    passed += tight(letter).length;
    if (passed > wanted) break;
    at += letter.length;
  }
  return at;
}

/** In the order in which they are laid out, shadow roots and slots included. */
function* textNodes(root: Node): Generator<Text> {
  if (root instanceof Text) yield root;
  if (root instanceof Element && root.matches('script,style,noscript,template')) return;
  const assigned = root instanceof HTMLSlotElement ? root.assignedNodes() : [];
  for (const child of assigned.length > 0 ? assigned : ((root as Element).shadowRoot ?? root).childNodes) yield* textNodes(child);
}
