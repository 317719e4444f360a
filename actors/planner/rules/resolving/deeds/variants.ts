/** Which variant of a thing is put into a basket: its size, its colour, chosen before on the thing's own page. */
import type { Description } from '../../description.ts';
import type { Of, Option } from '../../instruction.ts';
import { colours } from '../../reading/things/heads.ts';
import { choose } from '../filling/choosing.ts';
import { fromLists, ticked } from '../filling/lists.ts';
import { find } from '../finding/find.ts';
import { type Move, missing, named, type Situation, waitsFor } from '../move.ts';
import { isUsable } from '../page/kinds-of-elements.ts';
import { holdsWords, likeness } from '../words/likeness.ts';
import { openOwnPage, shownAs } from './own-page.ts';

/** From here on, so many of its options have been chosen. */
const chosen = 40;

/**
 * Chooses them one by one, and then has the rest of the order done; where one is not offered, nothing is. Undefined where none is said, or
 * where the thing itself says them, as a row among others does.
 */
export function inItsVariant(
  order: Of<'do'>,
  situation: Situation,
  then: (order: Of<'do'>, situation: Situation) => Move,
): Move | undefined {
  const { cursor } = situation;
  const { options: _, ...plain } = order;
  const tinted = order.what && withoutColour(order.what, situation);
  const what = tinted?.thing ?? order.what;
  const bare = what && offeredPlace(what, situation);
  const options = [...(tinted ? [tinted.option] : []), ...(bare ? [bare] : []), ...(order.options ?? [])];
  if (what === undefined || options.length === 0) return undefined;
  if (cursor.stage > 0 && cursor.stage < chosen) return then(plain, situation);
  const row = ownRow(what, options, situation);
  if (row) return then({ ...plain, what: row }, situation);
  const { within, ...thing } = what;
  for (let at = Math.max(0, cursor.stage - chosen); at < options.length; at += 1) {
    const move = choiceOf(options[at] as Option, situation);
    if (move.type === 'act') return { ...move, ok: { stage: chosen + at + 1 } };
    if (move.type === 'missing') return (at === 0 ? openOwnPage(bare || !within ? thing : what, situation) : undefined) ?? move;
  }
  return then({ ...plain, what: bare || !within ? thing : what }, { ...situation, cursor: { ...cursor, stage: 0 } });
}

/** "The tee in Navy": no part of the page, but what it offers to choose from. */
function offeredPlace({ within }: Description, situation: Situation): Option | undefined {
  const { name = '', exact, roles, where, rank, ordinal, all } = within ?? {};
  if (name === '' || exact || where || rank || all || ordinal !== undefined || (roles?.length ?? 0) > 0) return undefined;
  const isOffered = situation.scene.elements.some(
    ({ role, options = [], name: said }) =>
      (role === 'radio' && likeness(name, said) >= surely) || options.some((option) => likeness(name, option) >= surely),
  );
  return isOffered ? { of: '', value: name } : undefined;
}
const surely = 0.95;

const coloured = new RegExp(`^(${colours}) (?=\\S)`);
/** "A red case", where the entry of the case does not say that it is red: a case, of which red is chosen. */
function withoutColour(what: Description, situation: Situation): { readonly thing: Description; readonly option: Option } | undefined {
  const [said = '', colour = ''] = what.exact ? [] : (coloured.exec(what.name) ?? []);
  if (colour === '' || (what.rank ?? what.ordinal ?? what.all) !== undefined) return undefined;
  const { scene } = situation;
  const name = what.name.slice(said.length);
  const thing = { ...what, name, whole: name };
  const shown = shownAs(thing, situation);
  const isSaid = shown === undefined || holdsWords(scene.unitOf(shown)?.text ?? shown.name, colour);
  return isSaid ? undefined : { thing, option: { of: 'colour', value: colour } };
}

/** One of several alike that says all of them. */
function ownRow(what: Description, options: readonly Option[], situation: Situation): Description | undefined {
  const { within: _, ...thing } = what;
  const said = {
    ...thing,
    where: [...(what.where ?? []), ...options.map(({ value }) => ({ kind: 'holds', text: value, exact: false }) as const)],
  };
  const found = find(said, 'point', situation);
  const unit = found.type === 'found' ? situation.scene.unitOf(found.elements[0]) : undefined;
  return unit && situation.scene.hasLikes(unit) ? said : undefined;
}

function choiceOf({ of, value }: Option, situation: Situation): Move {
  const here = { ...situation, cursor: { ...situation.cursor, stage: 0 } };
  const labelled =
    of === ''
      ? undefined
      : choose({ kind: 'choose', clause: '', values: [{ type: 'text', text: value, quoted: false }], from: named(of) }, here);
  const move =
    labelled && labelled.type !== 'missing' ? labelled : (fromLists([value], here) ?? ticked([value], undefined, here) ?? labelled);
  // What is typed into a field of another name chooses nothing.
  const isStray = move?.type === 'act' && move.act.kind === 'fill' && likeness(of, move.on?.name ?? '') < 0.75;
  if (!move || isStray) return missing(`nothing on the page offers ${JSON.stringify(value)}`);
  return move.type === 'act' && move.on && !isUsable(move.on) ? waitsFor(move.on) : move;
}
