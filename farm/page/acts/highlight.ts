/** Selecting a text by the pointer. */
import { FarmError } from '../../errors.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, type Subject, touch } from './attempt.ts';
import { drawPointer } from './pointer.ts';

/** Rejects with `element_unusable` when the element lacks the text or does not let it be selected. */
export async function highlight(subject: Subject, text: string | undefined, attempt: Attempt): Promise<void> {
  const { place, what } = subject;
  const { frame, index } = place;
  const { sent } = attempt;
  const span = await touch(attempt, () => callPage(frame, 'textSpan', index, text));
  if (!span.ok) {
    if (span.trouble.type !== 'noText') throw troubleError(what, span.trouble);
    throw new FarmError(
      'element_unusable',
      `${what} does not hold ${text === undefined ? 'any text' : `the text ${JSON.stringify(text)}`}`,
    );
  }
  if (!span.from || !span.to) return;
  attempt.sent = sent;
  await drawPointer(subject, attempt, span.from, span.to);
  if (!(await callPage(frame, 'settleSelection', index, text))) {
    throw new FarmError('element_unusable', `the text of ${what} does not let itself be selected`);
  }
}
