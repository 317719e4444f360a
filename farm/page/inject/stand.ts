/** Where the walk over a page stands. */
import type { Likes } from './alike.ts';
import type { BuiltHead } from './built-columns.ts';
import type { Columns } from './columns.ts';
import type { Group } from './groups.ts';
import type { Look } from './looks.ts';
import type { Voice } from './voices.ts';
import type { Window } from './window.ts';

export interface Stand {
  /** The element that its text belongs to. */
  readonly block: Element;
  readonly blockLook: Look;
  readonly blockRole: string;
  readonly group: Group;
  readonly look: Look;
  /** The header of the column that it is in. */
  readonly column: string;
  /** Which way the header that it is in is sorted by. */
  readonly sort?: string | undefined;
  readonly columns?: Columns | undefined;
  /** Of the element's likes among its siblings, itself included. */
  readonly alike?: ReadonlySet<Element> | undefined;
  /** Of the block, where it has such. */
  readonly likes?: Likes | undefined;
  /** Of the rows among them, where they are a table that is built of boxes. */
  readonly head?: BuiltHead | undefined;
  /** Within a row: the headers of its cells. */
  readonly cells?: ReadonlyMap<Element, string> | undefined;
  /** Below what is in view, as all that follows it: its place needs not be asked for. */
  readonly isBelow?: boolean;
  /** Whether the block has no text of its own, so that each part of it is. */
  readonly isSplit?: boolean;
  /** Through which it is seen; unset where nothing is cut off. */
  readonly window?: Window | undefined;
  /** Nothing of it is seen through that: its text is nobody's to read. */
  readonly isAway?: boolean;
  /** What it stands in speaks by itself. */
  readonly voice?: Voice | undefined;
}
