/** Lays what is asked of a form in one breath on its blanks: only where each word has its place, and there is one way to do so. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Breath, Order } from '../../instruction.ts';
import { withoutRepeats } from '../filling/asked-twice.ts';
import { bringUp, countsOpener } from '../filling/counts-behind.ts';
import { isInSearch } from '../filling/search-fields.ts';
import { clickOn, type Move, type Situation } from '../move.ts';
import { formAround } from '../page/form-around.ts';
import { mayOpen } from '../page/harmless.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { overreach, saidBy } from '../sending/asking-back.ts';
import { beginsWith, holdsSense, likeness } from '../words/likeness.ts';
import { light, small } from '../words/marks.ts';
import { isNounAt, takesKeywords } from './adjectives.ts';
import { type Blank, blanksIn } from './blanks.ts';
import { headCost, isTableFor, outsideOf } from './form-heads.ts';
import { altering, looking, senderIn } from './form-senders.ts';
import type { Piece } from './leads.ts';
import { broughtUp, broughtUpByDay, broughtUpOnce, cameWith, entryFrom, isOfOtherDay, isSaidByOpener, openersOf } from './openers.ts';
import { peekedInto } from './peeking.ts';
import { piecesOf } from './pieces.ts';

type Laying =
  | { readonly type: 'laid'; readonly orders: readonly Order[] }
  | { readonly type: 'move'; readonly move: Move }
  /** `isOfForm`: the page has a form that takes most of it. */
  | { readonly type: 'not'; readonly why: string; readonly isOfForm: boolean };

/** A way to account for every word. */
interface Cover {
  readonly cost: number;
  readonly pieces: readonly Piece[];
  readonly used: ReadonlySet<number>;
  readonly hasHead: boolean;
  /** What is said of what the form is about. */
  readonly head?: string;
  /** Behind which word. */
  readonly headTo?: number;
  /** The page does not speak of what is searched for: what else is said of it tells that it is the right form. */
  readonly isUnspoken?: true;
  /** Words without a place. */
  readonly left: readonly number[];
}

const most = 120;
/** How much dearer another way must be, not to be meant as well. */
const apart = 0.1;
const leastPieces = 2;
const perPiece = 0.02;
const unspokenHead = 0.25;
/** What a piece costs at most that is said by its name. */
const sure = 0.15;
const perLeft = 3;
/** What the control said that brought the form up is put into no field, unless one is called so. */
const saidAlready = 0.3;

export function layOut(said: Breath, situation: Situation): Laying {
  if (said.isOfGoods && addersIn(said.as, situation) !== 1)
    return { type: 'not', why: 'the page offers more than one thing to add', isOfForm: false };
  const pools = poolsIn(said, situation);
  const isOfOne = said.isOfGoods || said.ifLost !== undefined;
  let best: { readonly cover: Cover; readonly why: string; readonly breath: Breath } | undefined;
  const laid: { readonly cover: Cover; readonly orders: readonly Order[] }[] = [];
  let likely: readonly ObservedElement[] | undefined;
  // What is had or done is told to no field that the site is searched by.
  const withoutSearch = (pool: readonly ObservedElement[]) =>
    isOfOne && !looking.test(said.as) ? pool.filter((element) => !isOfSearch(element, situation.scene)) : pool;
  for (const each of pools) {
    const pool = withoutSearch(each);
    // Where a part of the page takes it, the page as a whole is not asked.
    if (said.ifLost === false && each === situation.scene.elements && laid.length > 0) continue;
    const all = blanksIn(pool, situation.scene, situation.cursor.offers);
    const blanks = withoutRepeats(all, said.words.map(({ text }) => text).join(' '), situation.scene);
    if (blanks.length < (isOfOne ? 1 : leastPieces)) continue;
    const breath = withVerb(said, blanks);
    const covers = coversOf(breath, piecesOf(breath, blanks, situation.scene, situation.now), blanks, pool, situation);
    const [first] = covers;
    if (first && first.left.length > 0 && (first.pieces.length > 0 || first.hasHead)) likely ??= pool;
    if (!first || first.pieces.length < (isOfOne ? 1 : leastPieces)) continue;
    const found = judged(first, covers, breath, blanks, pool, situation);
    if ('orders' in found) laid.push({ cover: first, orders: found.orders });
    else if (!best || first.left.length < best.cover.left.length) best = { cover: first, why: found.why, breath };
  }
  // A form that speaks of what is searched for comes before any that does not.
  const spoken = laid.filter(({ cover }) => !cover.isUnspoken);
  const [one, other] = (spoken.length > 0 ? spoken : laid).toSorted((a, b) => a.cover.cost - b.cover.cost);
  if (one && other && other.cover.cost - one.cover.cost < apart && JSON.stringify(one.orders) !== JSON.stringify(other.orders))
    return { type: 'not', why: 'more than one form of the page could take it; name the one that is meant', isOfForm: true };
  if (one) return { type: 'laid', orders: one.orders };
  const peek = likely && said.ifLost !== true ? peekedInto(likely, situation) : undefined;
  if (peek) return { type: 'move', move: peek };
  const opener = said.isBehind ? undefined : (broughtUp(said, situation) ?? broughtUpByDay(said, situation));
  if (opener) return { type: 'move', move: opener };
  if (!best) return { type: 'not', why: `the page has no form that takes it`, isOfForm: false };
  const move = shownMore(best.cover, best.breath, situation);
  if (move) return { type: 'move', move };
  return { type: 'not', why: best.why, isOfForm: isOfOne || best.cover.pieces.length >= leastPieces };
}

const isOfSearch = (element: ObservedElement, scene: Scene): boolean =>
  element.role === 'searchbox' || element.type === 'search' || isInSearch(element, scene);

/** What is there to be added is one thing where one button adds. */
const addersIn = (as: string, { scene }: Situation): number =>
  scene.elements.filter(({ role, name }) => role === 'button' && (likeness(as, name) >= 0.8 || beginsWith(name, 'add'))).length;

/** What stands in two forms is not sent by one of them. */
const isAcross = ({ pieces }: Cover, blanks: readonly Blank[], { scene }: Situation): boolean =>
  new Set(pieces.flatMap(({ blanks: at }) => at.map((each) => formAround(scene, blanks[each]?.element as ObservedElement)))).size > 1;

/** "Rent a flat", where buying and renting are ways to choose from: the verb is one of the words. */
function withVerb(breath: Breath, blanks: readonly Blank[]): Breath {
  const isWay = blanks.some(({ kind, options }) => kind === 'ways' && options.some(({ text }) => likeness(breath.as, text) >= 0.9));
  if (!isWay) return breath;
  const whens = breath.whens.map(({ from, to, value }) => ({ from: from + 1, to: to + 1, value }));
  return { ...breath, words: [{ text: breath.as }, ...breath.words], whens };
}

/** The dialog on top, each form, what stands under each heading, or all of the page where no form takes it. */
function poolsIn(said: Breath, situation: Situation): readonly (readonly ObservedElement[])[] {
  const { scene, cursor } = situation;
  const { dialog } = scene;
  if (dialog !== undefined) return isOfOtherDay(said, scene.within(dialog), situation) ? [] : [scene.within(dialog)];
  if (said.isBehind) {
    const came = scene.elements.filter(({ isNew }) => isNew);
    return came.some(isUsable) ? [came] : [];
  }
  // What was brought up for it is meant, and not what stood there before.
  const isBroughtUp = cursor.explored.includes(broughtUpOnce);
  const fresh = isBroughtUp ? cameWith(situation) : [];
  if (fresh.some(isEditable)) return isOfOtherDay(said, fresh, situation) ? [] : [fresh];
  if (isBroughtUp && openersOf(said, situation).length > 0) return [];
  const forms = scene.groups.flatMap(({ role }, group) => (['form', 'search'].includes(role) ? [scene.within(group)] : []));
  const parts = said.ifLost === false ? [...new Set(scene.elements.filter(isEditable).flatMap(({ context = '' }) => context))] : [];
  const headed = parts.filter((part) => part !== '').map((part) => scene.elements.filter(({ context }) => context === part));
  return [...forms, ...headed, scene.elements];
}

function judged(
  first: Cover,
  covers: readonly Cover[],
  { as, words, isKept, ifLost, isBehind }: Breath,
  blanks: readonly Blank[],
  pool: readonly ObservedElement[],
  situation: Situation,
): { readonly orders: readonly Order[] } | { readonly why: string } {
  const said = first.left.map((at) => words[at]?.text ?? '').join(' ');
  if (first.left.length > 0) return { why: `${JSON.stringify(said)} has no place on the form; name it as the page does` };
  const off = first.pieces.find(({ isOff }) => isOff);
  if (off) return { why: `${JSON.stringify(wordsOf(off, words))} is there, but can't be chosen` };
  const what = (cover: Cover) => comparable(ordersOf(cover, blanks));
  const rival = covers.find((cover) => cover.left.length === 0 && cover.cost - first.cost < apart && what(cover) !== what(first));
  if (rival) {
    const differing = first.pieces.find((piece) => !rival.pieces.some((each) => comparable(each.orders) === comparable(piece.orders)));
    return { why: `${JSON.stringify(differing ? wordsOf(differing, words) : said)} could go to more than one place of the form` };
  }
  const orders = ordersOf(first, blanks);
  // "…, the extras A and B": what stands ahead of it is of the rest of the form.
  const behind = first.pieces.filter(({ from }) => from >= (first.headTo ?? 0));
  const other =
    first.head === undefined ? undefined : outsideOf(first.head, behind.length > 0 ? behind : first.pieces, blanks, situation.scene);
  if (other) return { why: `${JSON.stringify(first.head)} is another part of the page than that of ${JSON.stringify(other)}` };
  if (isAcross(first, blanks, situation)) return { why: 'it would go to more than one form of the page; name the one that is meant' };
  // "Change ticket T6 to Monday": what is told of a thing that is named alters it only once it is sent.
  const isAltered = isKept === true && ifLost === true && altering.test(as) && first.pieces.length >= leastPieces;
  // "Add Flo Ray with a@b.c as an editor": what a form makes of all that is made once it is sent.
  const mayBeMade = isKept === true && as === 'add' && first.pieces.length >= leastPieces;
  if (isKept && !isAltered && !mayBeMade) return { orders };
  const button = senderIn({ as, ifLost: isAltered || mayBeMade ? false : ifLost, isBehind }, first.pieces, blanks, pool, situation);
  if (mayBeMade && !(button && making.test(button.name.trim()))) return { orders };
  const beyond = isBehind ? ofAnother(button?.name ?? '', situation) : undefined;
  if (beyond !== undefined) return { why: `what came up ${beyond}` };
  if (!button && isBehind && isByItself(first, blanks, pool)) return { orders };
  if (!button) return { why: `nothing on the form could be clicked to ${as}` };
  const { scene } = situation;
  const name = button.name || as;
  return {
    orders: [
      ...orders,
      { kind: 'click', what: { name, exact: false, whole: name, noun: '', roles: [], key: scene.placeOf(button) }, sends: true },
    ],
  };
}

const making = /^(?:add|create|invite|register|save|insert)\b/i;

/** What came up speaks of another thing than that whose control was pressed, or of more than was asked for. */
function ofAnother(control: string, { scene, cursor }: Situation): string | undefined {
  const { dialog } = scene;
  return dialog === undefined || !cursor.opened ? undefined : overreach(saidBy(dialog, scene), [], cursor.opened, control);
}

/** "3 days", "7 days": what came up is done by the choice itself, and asks for nothing else. */
const isByItself = ({ pieces }: Cover, blanks: readonly Blank[], pool: readonly ObservedElement[]): boolean =>
  pieces.length === 1 &&
  pieces[0]?.blanks.every((at) => blanks[at]?.options.every(({ element }) => element && isClickable(element))) === true &&
  !pool.some(isEditable);

/** How a day was worded does not matter, nor in which order they come. */
const comparable = (orders: readonly Order[]): string =>
  orders
    .map((order) => JSON.stringify(order, (key, value) => (key === 'said' ? undefined : value)))
    .sort()
    .join();

const saidIn = (words: Breath['words'], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

const wordsOf = ({ from, to }: Piece, words: Breath['words']): string => saidIn(words, from, to);

/** What changes the form comes first: numbers that have just come up over it, which way, which tab; then the others as they stand. */
function ordersOf({ pieces }: Cover, blanks: readonly Blank[]): readonly Order[] {
  const placed = pieces.map((piece) => {
    const blank = blanks[piece.blanks[0] ?? 0];
    const rank = blank?.kind === 'stepper' && blank.element.isNew ? 0 : blank?.kind === 'ways' ? 1 : 2;
    return { piece, rank, index: blank?.element.index ?? 0 };
  });
  return placed.sort((a, b) => a.rank - b.rank || a.index - b.index).flatMap(({ piece }) => piece.orders);
}

/** The ways to part the words into pieces, each blank taken once, the cheapest first. */
function coversOf(
  breath: Breath,
  pieces: readonly Piece[],
  blanks: readonly Blank[],
  pool: readonly ObservedElement[],
  situation: Situation,
): readonly Cover[] {
  const { as, words, ifLost, request = words.length } = breath;
  const isDeed = ifLost === false;
  const isSearch = ifLost === undefined && looking.test(as);
  const isByWords = takesKeywords(blanks);
  const byStart = new Map<number, Piece[]>();
  for (const piece of pieces) byStart.set(piece.from, [...(byStart.get(piece.from) ?? []), piece]);
  const states: Cover[][] = words.map(() => []);
  states.push([]);
  states[0]?.push({ cost: 0, pieces: [], used: new Set(), hasHead: false, left: [] });
  const add = (at: number, cover: Cover) => states[at]?.push(cover);
  for (let at = 0; at < words.length; at += 1) {
    const here = cheapest(states[at] ?? []);
    const word = words[at]?.text ?? '';
    const behindEntry = entryFrom(breath, at, situation);
    for (const cover of here) {
      const isParticle = isDeed && at === 0 && small.test(word);
      if ((light.test(word) || isParticle) && !words[at]?.isFixed) add(at + 1, { ...cover, cost: cover.cost + 0.01 });
      else add(at + 1, { ...cover, cost: cover.cost + perLeft, left: [...cover.left, at] });
      // "A place to stay"
      if (cover.hasHead && /^to$/i.test(word) && purposes.test(words[at + 1]?.text ?? ''))
        add(at + 2, { ...cover, cost: cover.cost + 0.02 });
      if (behindEntry !== undefined) add(behindEntry, { ...cover, cost: cover.cost + perPiece });
      if (!words[at]?.isFixed && isSaidByOpener(word, situation)) add(at + 1, { ...cover, cost: cover.cost + saidAlready });
      if (!cover.hasHead && at < request)
        for (const to of [at + 1, at + 2]) {
          const cost = to <= words.length ? headCost(words.slice(at, to), pool, situation, isDeed) : undefined;
          if (cost !== undefined) add(to, { ...cover, cost: cover.cost + cost, hasHead: true, head: saidIn(words, at, to), headTo: to });
        }
      if (!cover.hasHead && isTableFor(as, words, at))
        add(at + 1, { ...cover, cost: cover.cost + unspokenHead, hasHead: true, isUnspoken: true });
      if (isSearch && !cover.hasHead && isNounAt(words, at) && (cover.pieces.at(-1)?.to === at || !isByWords))
        add(at + 1, { ...cover, cost: cover.cost + unspokenHead, hasHead: true, isUnspoken: true });
      for (const piece of byStart.get(at) ?? [])
        if (!piece.blanks.some((blank) => cover.used.has(blank)))
          add(piece.to, {
            ...cover,
            cost: cover.cost + piece.cost + perPiece,
            pieces: [...cover.pieces, piece],
            used: new Set([...cover.used, ...piece.blanks]),
          });
    }
  }
  const isTold = ({ isUnspoken, pieces: own }: Cover) => !isUnspoken || own.filter(({ cost }) => cost <= sure).length >= leastPieces;
  return cheapest((states[words.length] ?? []).filter(isTold));
}

const purposes = /^(?:stay|sleep|live|rent|eat|visit)$/i;

const cheapest = (covers: readonly Cover[]): readonly Cover[] => [...covers].sort((a, b) => a.cost - b.cost).slice(0, most);

/** What of the form is folded may have the place that is lacking: its own button says what it holds, or that it opens something. */
function shownMore({ left }: Cover, { words }: Breath, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (left.length === 0) return undefined;
  const lacking = left.map((at) => words[at]?.text ?? '').filter((word) => /\p{L}{3}/u.test(word) && !small.test(word));
  const counted = left.flatMap((at) => (words[at]?.count === undefined ? [] : (words[at + 1]?.text ?? [])));
  const counts = countsOpener([...lacking, ...counted], situation);
  if (counts) return bringUp(counts, situation);
  const folded = scene.elements.filter(
    (element) =>
      isClickable(element) &&
      isUsable(element) &&
      element.states.includes('collapsed') &&
      element.role !== 'link' &&
      mayOpen(element, situation) &&
      !cursor.explored.includes(`lay:${scene.keyOf(element)}`),
  );
  const telling = folded.find(({ name }) => lacking.some((word) => holdsSense(name, word))) ?? folded[0];
  return telling && clickOn(telling, { explored: [...cursor.explored, `lay:${scene.keyOf(telling)}`] });
}
