/** What was asked in dialogs when a step was recorded, and what is asked now. */
import type { ActTerms } from '../../farm/page/port.ts';
import { isSameQuestion, lettersIn } from '../../store/model/questions.ts';
import type { SkillStep } from '../../store/model/skill.ts';
import { raisedBy } from './declined.ts';
import type { Work } from './work.ts';

export type Held = Pick<ActTerms, 'questions' | 'answers' | 'aside'>;

/** What the page has asked in dialogs of the browser's own since the act in hand was sent. */
export const questionsOf = (work: Pick<Work, 'dialogs' | 'dialogsBefore'>): readonly string[] =>
  raisedBy(work).flatMap(({ type, message }) => (type === 'confirm' || type === 'prompt' ? [message] : []));

/** Undefined where one of them is. */
export const togetherOf = (lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  lists.length > 0 && lists.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined;

/** The words of what was picked that are none of the clause's, in small letters: they are others each day. */
export function asideOf(clause: string, picked: readonly string[]): readonly string[] {
  const said = new Set(lettersIn(clause));
  return [...new Set(picked.flatMap(lettersIn))].filter((word) => !said.has(word));
}

/** What the act in hand was asked that is none of the questions that are known; undefined where none are. */
export const unknownQuestion = (
  work: Pick<Work, 'dialogs' | 'dialogsBefore'>,
  questions: Held['questions'],
  aside?: Held['aside'],
): string | undefined =>
  questions && questionsOf(work).find((question) => !questions.some((known) => isSameQuestion(known, question, aside)));

/** What was asked by the act in hand, and had not been when it was recorded. */
export function strangeQuestion(work: Pick<Work, 'dialogs' | 'dialogsBefore'>, { questions, aside }: Held): string | undefined {
  const other = unknownQuestion(work, questions, aside);
  return other && `the page asked ${JSON.stringify(other.slice(0, longestQuestion))}, which it had not asked before`;
}
const longestQuestion = 120;

/** Of the step that is replayed by its evidence. */
export const askedByStep = ({ questions, answers }: SkillStep): Held => ({ ...(questions && { questions }), ...(answers && { answers }) });
