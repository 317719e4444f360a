/** One act as it comes: its element is held to what it has to be, and seen before anything is done to it. */
import type { Act, ElementEvidence } from '../../../store/model/step.ts';
import type { ActOutcome, ActTerms } from '../port.ts';
import type { Subjects } from '../subjects.ts';
import type { Tabs } from '../tabs.ts';
import type { Attempt, Subject } from './attempt.ts';
import { carryOut, type Hearers } from './carry-out.ts';
import { evidenceOf } from './evidence.ts';
import { actFailure } from './failure.ts';
import { answering, holdToKin, holdToParts, holdToQuestions } from './recognise.ts';

interface Surroundings {
  readonly tabs: Tabs;
  readonly subjects: Subjects;
  readonly hearers: Hearers;
  /** The address of the active page, whenever it is asked for. */
  readonly url: () => string;
}

export async function attempted(
  act: Act,
  terms: ActTerms,
  { tabs, subjects, hearers, url }: Surroundings,
  attempt: Attempt,
): Promise<ActOutcome> {
  const urlBefore = url();
  let evidence: ElementEvidence | undefined;
  let toEvidence: ElementEvidence | undefined;
  try {
    const subject = 'element' in act && act.element !== undefined ? subjects.of(act.element) : undefined;
    if (terms.kin && subject) await holdToKin(subject, act.kind, terms.kin);
    if (terms.parts && subject) await holdToParts(subject, terms.parts);
    if (terms.answers && subject && answering.includes(act.kind)) await holdToQuestions(subject, terms.answers, terms.aside);
    // Asked before the act, for afterwards the element may be gone; not awaited, for the act need not wait for it.
    const ask = (of: Subject | undefined) => (of && terms.known !== true ? evidenceOf(of).catch(() => undefined) : undefined);
    const asked = ask(subject);
    const target = act.kind === 'drag' ? subjects.of(act.to) : undefined;
    const askedOfTarget = ask(target);
    const isNew = 'element' in act && act.element !== undefined && subjects.isNew(act.element);
    const done = await carryOut(act, { tabs, subject, target, terms, isNew }, hearers, attempt).finally(async () => {
      evidence = await asked;
      toEvidence = await askedOfTarget;
    });
    const { offered } = attempt;
    return {
      ok: true,
      ...(evidence && { evidence }),
      ...(toEvidence && { toEvidence }),
      ...(offered && { offered }),
      ...done,
      urlBefore,
      urlAfter: url(),
    };
  } catch (error) {
    return { ok: false, error: actFailure(act, error, attempt.sent), sent: attempt.sent, ...(evidence && { evidence }) };
  }
}
