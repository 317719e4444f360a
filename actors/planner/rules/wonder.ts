/** What a question wants to know, where no thing of a page could be described. */

/** What a question wants to know: the kind of value, and the words that must be told with it. */
export type WonderKind =
  | 'money'
  | 'moment'
  | 'time'
  | 'day'
  | 'duration'
  | 'distance'
  | 'area'
  | 'length'
  | 'weight'
  | 'age'
  | 'heat'
  | 'data'
  | 'person'
  | 'place'
  | 'count'
  /** What a word means. */
  | 'meaning'
  /** Yes or no. */
  | 'whether'
  | 'any';

export interface Wonder {
  readonly kind: WonderKind;
  /** What it is about, in the goal's words without the small ones. */
  readonly about: readonly string[];
  /** With the words for what the things are, which pages seldom say of each. */
  readonly full?: readonly string[];
  /** Of a span of time, which end is asked for. */
  readonly end?: 'start' | 'end';
  /** What is counted, or what the answer is called: "in which room", "the reference of …". */
  readonly label?: string;
  /** How many or how much is in it. */
  readonly inside?: true;
  /** Who leads, teaches or plays it is asked for. */
  readonly led?: true;
  /** Asked whether it may or must be. */
  readonly verdict?: 'permission' | 'need';
}
