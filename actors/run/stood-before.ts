/** Of a text that has come with an act, what stood on the page before it: a notice about the car park is no answer, in whatever piece it stands now. */
import { isAlarming, isOrder, isOutright, isRequest, mayBeWell } from './refusing-words.ts';

/** So much of it as a page may set anew by itself: sentences, and the parts of a line. */
const piecesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+|\s*[\n·|•]\s*|\s+[–—]\s+/)
    .map((piece) =>
      piece
        .trim()
        .replace(/[.!…]+$/, '')
        .toLowerCase(),
    )
    .filter((piece) => piece !== '');

const saysNo = (text: string): boolean => isOutright(text) || isRequest(text) || isOrder(text) || isAlarming(text);
/** What has come with it: a count, or that it went well. */
const isHarmless = (text: string): boolean => !saysNo(text) && (/\d/.test(text) || mayBeWell(text));

/** The pieces of a text, and those of them that did not stand there before; what stood is taken apart once, when it is first asked for. */
function pieced(stood: readonly string[]): (text: string) => { readonly pieces: readonly string[]; readonly fresh: readonly string[] } {
  let known: ReadonlySet<string> | undefined;
  return (text) => {
    known ??= new Set(stood.flatMap(piecesOf));
    const pieces = piecesOf(text);
    return { pieces, fresh: pieces.filter((piece) => !known?.has(piece)) };
  };
}

/** Whether a text says nothing but what stood there before, as a dialog does that is on its way out. */
export function saysNothingElse(stood: readonly string[]): (text: string) => boolean {
  const partsOf = pieced(stood);
  return (text) => {
    const { pieces, fresh } = partsOf(text);
    return pieces.length > 0 && fresh.length === 0;
  };
}

/** Whether a text says no only in what one of those did that stood there before. */
export function saysNoNews(stood: readonly string[]): (text: string) => boolean {
  const partsOf = pieced(stood);
  return (text) => {
    const { pieces, fresh } = partsOf(text);
    return fresh.length < pieces.length && fresh.every(isHarmless);
  };
}
