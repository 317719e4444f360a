/** "The cheapest lamp" of a list that is cut into pages: all of them are looked through, and that one is gone back to where it stands. */
import type { Description, Rank } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import type { Cursor, Survey } from '../cursor.ts';
import { clickOn, type Move, refused, type Situation } from '../move.ts';
import { hasMore, nextPage, previousPage, saysMore, turnsMs } from '../page/paging.ts';
import { byLetters, firstHere } from '../rows/ranks.ts';
import { unitsMeant } from '../rows/units-meant.ts';
import { holdsSense } from '../words/likeness.ts';
import { isPatient, pageMark, seen } from './explore.ts';
import { openPart } from './parts-of-site.ts';

const mostPages = 40;

type Through = Move | { readonly type: 'opened'; readonly cursor: Cursor };

/** In the place of what is missing: the next turn, or where the cursor stands once the page is open; undefined where no page can be told. */
export function lookedThrough(move: Move, instruction: Instruction, situation: Situation): Through | undefined {
  const { cursor, scene, now } = situation;
  const { survey } = cursor;
  const what = 'what' in instruction && typeof instruction.what === 'object' ? rankedIn(instruction.what) : undefined;
  if (move.type !== 'missing' || !what || survey?.isDone) return undefined;
  if (!survey && !mayBegin(situation)) return undefined;
  const mark = pageMark(scene);
  // The last page may have its "next" still, which does nothing; another may take its time.
  const isSame = survey?.left === mark;
  if (isSame && now - (cursor.missingSince ?? now) < turnsMs) return { type: 'missing', why: 'the next page of the list has not come yet' };
  if (survey?.isBack) return isSame ? undefined : backTo(survey, mark, situation);
  // It has come round to a page that was looked at.
  if (!isSame && cursor.explored.includes(mark)) return undefined;
  const known = isSame && survey ? { ...survey, page: survey.page - 1 } : withPage(survey ?? { page: 0, left: '' }, what, situation);
  if (!known) return undefined;
  const further = isSame ? undefined : nextPage(situation);
  if (further && known.page < mostPages)
    return clickOn(further, { ...seen(further, situation, mark), tried: [], survey: { ...known, page: known.page + 1, left: mark } });
  if (further || saysMore(situation) || !known.best) return undefined;
  if (known.best.isShared) return refused(`several on the pages of the list are ${JSON.stringify(what.whole)} alike; say which`);
  return backTo({ ...known, isBack: true }, mark, situation);
}

/** From the first page of a list on, once it has had its time to come. */
const mayBegin = (situation: Situation): boolean =>
  isPatient(situation) &&
  nextPage(situation) !== undefined &&
  previousPage(situation) === undefined &&
  !hasMore(situation) &&
  openPart(situation) === undefined;

/** What ranks first of all that the list has; which of its entries stand in a place that is said is not told on each page alike. */
const rankedIn = (what: Description): Description | undefined => {
  if (what.rank === undefined) return what.within && rankedIn(what.within);
  const { place, ties } = what.rank;
  return place === 1 && !ties && !what.all && what.within === undefined ? what : undefined;
};

/** With what ranks first on the page that is open; undefined where that can't be told of what it lists. */
function withPage(survey: Survey, what: Description, situation: Situation): Survey | undefined {
  const looking = { ...situation, isHere: true };
  const { best, page } = survey;
  const { rank } = what;
  const { where: _, ...free } = what;
  const unsaid = what.where?.filter((condition) => condition.kind === 'holds' && !isSaid(condition.text, situation)) ?? [];
  const where = what.where?.filter((condition) => !unsaid.includes(condition)) ?? [];
  const here: Description = { ...free, ...(where.length > 0 && { where }) };
  const unitsBy = (by: Rank) => unitsMeant({ ...here, rank: by }, 'read', situation.scene.elements, looking) ?? [];
  // Whatever they are ranked by, there is none of them.
  if (rank === undefined || unitsBy({ by: byLetters, order: 'least', place: 1 }).length === 0) return survey;
  // What none on this page says of itself is not so of any; whether they are it, where another page says it of some, is not known.
  if (unsaid.some((condition) => condition.kind === 'holds' && !condition.not)) return undefined;
  const first = firstHere(situation.scene, unitsBy(rank), rank, situation.now);
  if (!first) return undefined;
  if (best && best.kind !== first.kind) return undefined;
  if (best?.rankedBy === first.rankedBy) return { ...survey, best: { ...best, isShared: true } };
  return best && best.rankedBy < first.rankedBy ? survey : { ...survey, best: { ...first, page } };
}

const isSaid = (text: string, { scene }: Situation): boolean => scene.elements.some(({ name }) => holdsSense(name, text));

function backTo(survey: Survey, mark: string, situation: Situation): Through | undefined {
  const { cursor } = situation;
  const { best, page } = survey;
  if (best?.page === page)
    return { type: 'opened', cursor: { ...cursor, stage: 0, tried: [], explored: [], survey: { ...survey, isDone: true } } };
  const back = previousPage(situation);
  return back && clickOn(back, { ...seen(back, situation), tried: [], survey: { ...survey, page: page - 1, left: mark } });
}
