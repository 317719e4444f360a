/**
 * Acts on one, some or all of a list's entries by the control that each has for it: the list is told by what its entries offer, the entries
 * by what stands in them. Undefined where the page has no such list.
 */
import type { Description } from '../../description.ts';
import { entered, pointed, unfolded } from '../elsewhere/explore.ts';
import { say } from '../finding/candidates.ts';
import { clickOn, type Move, next, refused, type Situation } from '../move.ts';
import { identityIn } from '../page/identity.ts';
import { isText, isUsable } from '../page/kinds-of-elements.ts';
import { mayTurnList } from '../page/pagers.ts';
import { hasGrown, isMoreComing, moreButton, moreMark, nextPage } from '../page/paging.ts';
import { type Unit, unitRoles } from '../page/scene.ts';
import { behind, inMenu, inReadingOrder, isMany, isPointedAt, type Meant, own, pressed } from './hidden-offers.ts';
import { hasNamesake } from './namesakes.ts';
import { editingOf, type Offer, type Offering, offerings, offeringsJoined, withMenus } from './offers.ts';
import { isSelective, selected } from './selecting.ts';
import { didTo, didToEntry, doneSoFar, isKept, listOf, type Mark, placeIn, type Queued, queueIn, queueOf, waitingIn } from './turns.ts';

export function ofEntries(as: string, what: Description, situation: Situation): Move | undefined {
  const { scene, cursor } = situation;
  if (what.key !== undefined || what.look || what.column !== undefined || what.beside || what.part || cursor.left !== undefined)
    return undefined;
  if (what.roles.length > 0 && !what.roles.some((role) => unitRoles.includes(role))) return undefined;
  if (cursor.explored.some((mark) => otherWays.includes(mark) || (mark.startsWith(didTo) && !mark.startsWith(didToEntry))))
    return undefined;
  const done = doneSoFar(situation.cursor.explored);
  const [first] = done;
  if (first && done.length >= first.total) return next;
  for (const { verb, thing } of wordings(as, what)) {
    const kind = thing.noun || (/\p{Ll}+$/u.exec(thing.name)?.[0] ?? '');
    const joined = thing.rank ? offeringsJoined(verb, kind, scene) : [];
    const lists = joined.length > 0 ? joined : offerings(verb, kind, scene, first ? 1 : 2);
    const direct = meant(thing, first ? lists.filter(({ units }) => listOf(units, scene) === first.list) : lists, situation);
    if (direct && 'type' in direct) return direct;
    if (direct) return acted(verb, thing, direct, situation);
  }
  const verbs = wordings(as, what).map(({ verb }) => verb);
  const menu = inMenu(verbs, what, situation);
  if (menu) return menu;
  const [{ thing } = { thing: what }] = wordings(as, what);
  const hidden = first || isPointedAt(cursor) || isNamed(thing) ? meant(thing, withMenus(scene), situation) : undefined;
  if (hidden && 'type' in hidden) return hidden;
  if (hidden) return behind(verbs, thing, hidden, situation);
  return first ? lastLeft(done, situation) : undefined;
}

/** Something else was begun, which is gone on with. */
const otherWays: readonly string[] = ['hover', 'menu', 'context', 'tick', 'open', pointed, unfolded, entered];
const isNamed = (what: Description): boolean => isSelective(what) && !what.within;

/** "Add it to the queue": where it is put may be a part of what the control is called. */
function wordings(as: string, what: Description): readonly { readonly verb: string; readonly thing: Description }[] {
  const last = what.where?.at(-1);
  const place = last?.kind === 'holds' && !last.not && last.by === undefined && !last.whose ? last.text : undefined;
  const [, field] = /^edit (.+)$/u.exec(as) ?? [];
  if (field !== undefined) return editingOf(field).map((each) => ({ verb: each, thing: what }));
  // "Send a payment reminder": which reminder it is needs not be said by the control.
  const [, verb = '', noun = ''] = /^(\p{L}+) \p{Ll}+ (\p{Ll}+)$/u.exec(as) ?? [];
  const shorter = noun === '' || aside.test(noun) ? [] : [{ verb: `${verb} ${noun}`, thing: what }];
  if (!/^(?:add|save|move|put)$/.test(as) || place === undefined || !what.where) return [{ verb: as, thing: what }, ...shorter];
  const { where, ...rest } = what;
  const others = where.slice(0, -1);
  const said = what.whole.replace(/ (?:to|in|into|on) .*$/, '');
  const thing = { ...rest, whole: said, ...(others.length > 0 && { where: others }) };
  return [
    { verb: `${as} to ${place}`, thing },
    { verb: as, thing: what },
  ];
}

/** What a verb is put together with is no noun. */
const aside = /^(?:to|in|on|of|for|from|with|as|up|out|off|at|into|onto|not|it)$/;

/** The one list of which entries are meant; a refusal where it can't be told which of its entries. */
function meant(what: Description, lists: readonly Offering[], situation: Situation): Meant | Move | undefined {
  if (!isSelective(what)) return undefined;
  const found = lists.flatMap((offering): readonly Meant[] => {
    const units = someOf(what, offering, situation);
    return units === undefined ? [] : [{ offering, units }];
  });
  const isOfAll = isMany(what) ? what.few === undefined : what.rank !== undefined || (what.ordinal ?? 0) < 0;
  const more = isOfAll && found.length > 0 && doneSoFar(situation.cursor.explored).length === 0 ? furtherOf(what, situation) : undefined;
  if (more) return more;
  const [only, ...others] = found.filter(({ units }) => units.length > 0);
  if (!only || others.length > 0) return undefined;
  const { units } = only;
  if (isMany(what)) {
    const { clause = '' } = situation.instructions[situation.cursor.at] ?? {};
    const isCut = doneSoFar(situation.cursor.explored).length === 0 && what.few === undefined;
    if (isCut && (nextPage(situation) || mayTurnList(situation)))
      return refused(`only a part of ${say(what)} is on this page, the others are on further ones`);
    if (doneSoFar(situation.cursor.explored).length === 0 && /\bboth\b/i.test(clause) && units.length !== 2)
      return refused(`${units.length} of what the page lists are ${say(what)}, and not two`);
    return only;
  }
  return units.length === 1
    ? only
    : refused(`${units.length} of what the page lists are ${say(what)}; say which, by what stands beside it`);
}

/** "Like three posts": of those that are not liked yet, as far as there are so many. */
function someOf(what: Description, { units, offers }: Offering, situation: Situation): readonly Unit[] | undefined {
  const first = selected(what, units, situation);
  if (what.few === undefined || what.rank || what.ordinal !== undefined || first?.length !== what.few) return first;
  const { few, ...unlimited } = what;
  const all = selected(unlimited, units, situation) ?? [];
  const isDone = (unit: Unit) => offers.get(unit)?.isDone === true;
  return [...all.filter((unit) => !isDone(unit)), ...all.filter(isDone)].slice(0, few);
}

/** What the page holds back of a list is brought up before all of it, or the first by rank, is told. */
function furtherOf(what: Description, situation: Situation): Move | undefined {
  const { cursor, scene, changed } = situation;
  if (isMoreComing(situation))
    return { type: 'missing', why: `more of the list has not come yet, of which ${say(what)} is a part`, unclear: true };
  const button = moreButton(situation);
  if (!button) return undefined;
  const mark = moreOf + scene.placeOf(button);
  // What brings nothing has no more to bring.
  if (cursor.explored.at(-1) === mark && (changed === false || !hasGrown(situation))) return undefined;
  if (cursor.explored.filter((other) => other.startsWith(moreOf)).length >= mostMore)
    return refused(`the list of which ${say(what)} is a part goes on and on`);
  return clickOn(button, { explored: [...cursor.explored, moreMark(scene), mark] });
}
const moreOf = 'further:';
const mostMore = 20;

/** One that has no likes any longer is no entry of a list to the map; it stands where it stood all the same. */
function lastLeft(done: readonly Mark[], { cursor, scene }: Situation): Move {
  const queue = queueIn(cursor.explored);
  const at = queue.findIndex((_, place) => !done.some((mark) => mark.at === place));
  const waiting = queue[at];
  const last = done.at(-1);
  const [begins, ...others] = scene.elements.filter(({ name }) => name === waiting?.begins);
  const control = begins && waiting && others.length === 0 ? scene.elements[begins.index + waiting.offset] : undefined;
  if (!waiting || !last || done.length < queue.length - 1 || !control || control.name !== waiting.control || !isUsable(control))
    return refused('one of several that were to be acted on is no longer on the page');
  const explored = [...cursor.explored, didTo + JSON.stringify({ ...last, words: waiting.begins, plain: '', at })];
  return own(clickOn(control, { explored }) as Extract<Move, { type: 'act' }>);
}
/** Each has its control on show. */
function acted(as: string, what: Description, { offering, units }: Meant, situation: Situation): Move {
  const { offers } = offering;
  const lacking = units.find((unit) => !offers.has(unit));
  if (!isMany(what)) {
    const offer = units[0] && offers.get(units[0]);
    if (!offer) return behind([as], what, { offering, units }, situation);
    if (units[0] && hasNamesake(what, units[0], offering.units, offer, situation.scene))
      return refused(`the page has another ${say(what)} beside the one in the list; say which, by what it stands under`);
    if (offer.isDone && isOneOfMore(as, offering, situation)) return next;
    return pressed(as, offer, isFilled(offer, offering));
  }
  const done = doneSoFar(situation.cursor.explored);
  if (lacking && done.length === 0) return refused(`not all of ${say(what)} have a control to ${as} them by`);
  // The menu of the one before may be open still.
  const isWaiting = waitingIn(situation.cursor.explored);
  const following = inReadingOrder(units).find((unit) => isWaiting(identityIn(offering.units, unit)));
  if (following && !offers.has(following)) return behind([as], what, { offering, units }, situation);
  return onEach(as, what, { offering, units }, situation);
}

/** "Follow Ada and Bob": who is followed already is left, where the other is not or was not. */
function isOneOfMore(as: string, { units, offers }: Offering, situation: Situation): boolean {
  const { instructions, cursor } = situation;
  const { clause } = instructions[cursor.at] ?? {};
  const others = instructions.map((then, at) =>
    at !== cursor.at && then.clause === clause && then.kind === 'do' && then.as === as ? then : undefined,
  );
  const isLeft = (what: Description | undefined) => {
    const [unit, ...more] = (what && selected(what, units, situation)) ?? [];
    return unit !== undefined && more.length === 0 && offers.get(unit)?.isDone === false;
  };
  return others.some((then, at) => then !== undefined && (at < cursor.at || isLeft(then.what)));
}

const filled = /^[♥❤★▲▼●◆🔖]\uFE0F?$/u;
const outlined = /^[♡☆△▽○◇]\uFE0F?$/u;
/** ❤ beside entries with ♡. */
const isFilled = ({ control }: Offer, { offers }: Offering): boolean =>
  filled.test(control.name.trim()) && [...offers.values()].some((other) => outlined.test(other.control.name.trim()));

function onEach(as: string, what: Description, { offering, units }: Meant, situation: Situation): Move {
  const { scene, cursor } = situation;
  const done = doneSoFar(situation.cursor.explored);
  const isWaiting = waitingIn(cursor.explored);
  const left = inReadingOrder(units).flatMap((unit) => {
    const offer = offering.offers.get(unit);
    const identity = identityIn(offering.units, unit);
    const isOther = done.some(({ sign }) => sign !== '' && offer !== undefined && sign !== signOf(offer));
    return offer && !offer.isDone && !isFilled(offer, offering) && !isOther && isWaiting(identity) ? [{ unit, offer, identity }] : [];
  });
  const [following] = left;
  const total = done[0]?.total ?? left.length;
  if (done.length >= total) return next;
  if (!following) return refused(`only ${done.length} of ${total} of ${say(what)} could be acted on`);
  const { offer, identity } = following;
  if (!isUsable(offer.control) || (done.length === 0 && left.some((each) => !isUsable(each.offer.control))))
    return refused(`one of ${say(what)} has a control to ${as} it by, but it is disabled`);
  const queue = left.map(({ unit, offer: { control }, identity: own }): Queued => {
    const [begins = control] = unit.elements.filter((element) => isText(element) || element.role === 'link');
    return { ...own, begins: begins.name, offset: control.index - begins.index, control: control.name };
  });
  const kept = done.length === 0 ? [queueOf + JSON.stringify(queue)] : cursor.explored.filter(isKept);
  const mark: Mark = {
    ...identity,
    sign: signOf(offer),
    total,
    list: done[0]?.list ?? listOf(offering.units, scene),
    at: placeIn(kept, identity),
  };
  return own(clickOn(offer.control, { explored: [...kept, didTo + JSON.stringify(mark)] }) as Extract<Move, { type: 'act' }>);
}

/** Of a control without words, the sign that it bears. */
const signOf = ({ control: { name } }: Offer): string => (/[\p{L}\p{N}]/u.test(name) ? '' : name.trim());
