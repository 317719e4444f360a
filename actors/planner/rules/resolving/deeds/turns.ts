/** Whose turn it is, where several entries are acted on one after the other while the page changes under it: plain data among what was explored. */
import { type Identity, isSame } from '../page/identity.ts';
import { type Scene, type Unit, unitRoles } from '../page/scene.ts';

/** Marks what was done to a thing among what was explored. */
export const didTo = 'did:';
/** With what tells the entry. */
export const didToEntry = `${didTo}{`;
export interface Mark extends Identity {
  readonly sign: string;
  /** How many there were to be acted on, and in which list. */
  readonly total: number;
  readonly list: string;
  /** Its place among them. */
  readonly at: number;
}
/** How each of them begins, and how far behind that its control stands. */
export interface Queued extends Identity {
  readonly begins: string;
  readonly offset: number;
  readonly control: string;
}
export const queueOf = 'queue:';

/** What a list is, whatever becomes of its entries. */
export function listOf([first]: readonly Unit[], scene: Scene): string {
  const around = first === undefined ? [] : scene.around(first).slice(0, 3);
  return JSON.stringify(
    around.map((group, depth) => {
      const { role = '', name = '', hints = '' } = scene.groups[group] ?? {};
      // What is told by all that stands in it changes with that.
      const called = depth === 0 || unitRoles.includes(role) ? '' : name.replace(/\d+/g, '').slice(0, 40);
      return [role, called, depth === 0 ? '' : hints];
    }),
  );
}

/** What was acted on so far. */
export const doneSoFar = (explored: readonly string[]): readonly Mark[] =>
  explored.filter((mark) => mark.startsWith(didToEntry)).map((mark) => JSON.parse(mark.slice(didTo.length)) as Mark);

export const isKept = (mark: string): boolean => mark.startsWith(didToEntry) || mark.startsWith(queueOf);
export const queueIn = (marks: readonly string[]): readonly Queued[] =>
  JSON.parse(marks.find((mark) => mark.startsWith(queueOf))?.slice(queueOf.length) ?? '[]') as readonly Queued[];
const doneIn = (marks: readonly string[]): readonly number[] => doneSoFar(marks).map(({ at }) => at);

/** Which of those that were meant in the beginning it is, and nothing was done to yet; -1 for none. */
export function placeIn(marks: readonly string[], identity: Identity): number {
  const done = doneIn(marks);
  return queueIn(marks).findIndex((waiting, place) => !done.includes(place) && isSame(waiting, identity));
}

/** Whether it is one of those, where any was acted on already: another may have come into the place of one that went. */
export const waitingIn = (marks: readonly string[]): ((identity: Identity) => boolean) =>
  doneIn(marks).length === 0 ? () => true : (identity) => placeIn(marks, identity) !== -1;
