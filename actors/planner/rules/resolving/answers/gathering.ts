/** Lists that are cut into pages, or end with a button that shows more: what is asked of all is read of every page. */
import type { Description } from '../../description.ts';
import type { Instruction, Of } from '../../instruction.ts';
import { isLeftBehind, pageMark, seen } from '../elsewhere/explore.ts';
import { clickOn, type Move, missing, type Situation } from '../move.ts';
import { isMoreComing, isOnePageOfSeveral, moreButton, moreMark, nextPage, saysMore, turnsMs } from '../page/paging.ts';
import { extract } from './extract.ts';

const mostPages = 40;

/** Undefined where all that is asked for stands on the page as it is, or it is no list. */
export function gather(instruction: Of<'read'>, situation: Situation): Move | undefined {
  const { cursor, instructions } = situation;
  const { gathered } = cursor;
  const done = gathered?.isDone ? gathered.values[cursor.at] : undefined;
  if (gathered && done) return noted(instruction, done, gathered, situation);
  if (!isOfList(instruction) || isOfChrome(instruction.what)) return undefined;
  if (isMoreComing(situation)) return { type: 'missing', why: 'more of the list has not come yet', unclear: true };
  const more = cursor.explored.length < mostPages ? moreButton(situation) : undefined;
  const few = fewAsked(instruction.what);
  // Of the first few, the page may have all.
  if (
    !gathered &&
    instruction.what.few === undefined &&
    few !== undefined &&
    extract(instruction.what, instruction.form, situation).type === 'value'
  )
    return undefined;
  if (more && few === undefined) return clickOn(more, seen(more, situation, moreMark(situation.scene)));
  const next = nextPage(situation);
  if (!gathered && !(next && isFirst(situation))) return undefined;
  if (isLeftBehind(situation)) {
    const since = cursor.missingSince ?? situation.now;
    if (situation.now - since < turnsMs) return { type: 'missing', why: 'the next page of the list has not come yet', unclear: true };
    // A last page may have its "next" still; one that says that it is not the last has none that could be told.
    if (saysMore(situation)) return missing('the next page of the list does not come, so that not all of it could be read');
    return finished(instruction, gathered?.values ?? {}, situation);
  }
  const values: Record<number, readonly string[]> = {};
  let isSame = gathered !== undefined;
  for (let at = cursor.at; isOfList(instructions[at]); at += 1) {
    const { what, form } = instructions[at] as Of<'read'>;
    const found = extract(ofAll(what), form, { ...situation, isPart: true });
    const here = found.type === 'value' ? (found.value as readonly string[]) : [];
    if (found.type === 'none' && !what.where) return gathered ? missing(found.why) : undefined;
    const before = gathered?.values[at] ?? [];
    isSame &&= before.slice(-here.length).join('\n') === here.join('\n');
    values[at] = [...before, ...here];
  }
  // What stands the same on every page is no part of the list that is cut into pages.
  if (isSame) return finished(instruction, gathered?.values ?? {}, situation);
  const isEnough = few !== undefined && few > 0 && (values[cursor.at]?.length ?? 0) >= few;
  if (!next && !isEnough && saysMore(situation)) return missing('the page says that its list goes on, and not where');
  if (!next || isEnough) return finished(instruction, values, situation);
  if (cursor.explored.length >= 2 * mostPages)
    return missing(`the list goes on beyond ${mostPages} pages; say how many of them are wanted`);
  return clickOn(next, { ...seen(next, situation, pageMark(situation.scene)), gathered: { values, isDone: false } });
}

/** "The first three", "the titles of the first three". */
const fewAsked = ({ few, within }: Description): number | undefined => few ?? (within?.all ? within.few : undefined);

function ofAll({ few: _, ...what }: Description): Description {
  if (!what.within?.all) return what;
  const { few: __, ...within } = what.within;
  return { ...what, within };
}

const isOfList = (instruction: Instruction | undefined): boolean =>
  instruction?.kind === 'read' &&
  instruction.form === 'list' &&
  (fewAsked(instruction.what) ?? 1) > 0 &&
  !instruction.what.rank &&
  instruction.what.ordinal === undefined &&
  !isOfOne(instruction.what.within);

/** "The tags of the first article" stand with it. */
const isOfOne = (within: Description | undefined): boolean =>
  within !== undefined &&
  !within.all &&
  (within.ordinal !== undefined || within.rank !== undefined || within.name !== '' || within.where !== undefined);

/** The frame around what a page is about is the same on all pages. */
const isOfChrome = ({ roles, within }: Description): boolean =>
  roles.includes('link') ||
  within?.roles.some((role) => ['contentinfo', 'banner', 'navigation', 'complementary', 'menu'].includes(role)) === true;

/** Whether nothing of the list stands before this page. */
function isFirst({ scene, cursor, instructions }: Situation): boolean {
  const wasTurned = instructions
    .slice(0, cursor.at)
    .some(
      (before) =>
        'what' in before && typeof before.what === 'object' && /\b(?:page|next)\b/i.test(`${before.what.noun} ${before.what.name}`),
    );
  return !wasTurned && !isOnePageOfSeveral({ scene }, 'back');
}

function finished(instruction: Of<'read'>, values: Readonly<Record<number, readonly string[]>>, situation: Situation): Move {
  const own = values[situation.cursor.at] ?? [];
  if (own.length === 0) return missing('none of the pages of the list shows what is asked for');
  return noted(instruction, own, { values, isDone: true }, situation);
}

function noted(
  { as, what }: Of<'read'>,
  values: readonly string[],
  gathered: NonNullable<Situation['cursor']['gathered']>,
  { cursor }: Situation,
): Move {
  const few = fewAsked(what);
  if (few !== undefined && values.length < few) return missing(`there are only ${values.length} of them on all pages of the list`);
  const value = few === undefined ? values : values.slice(0, few);
  return { type: 'act', act: { kind: 'note', as, value }, ok: { at: cursor.at + 1, stage: 0, tried: [], explored: [], gathered } };
}
