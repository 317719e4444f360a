/** What an act that was done leaves on the record: its step, and what it read. */
import type { ActOutcome } from '../../farm/page/port.ts';
import type { Step } from '../../store/model/step.ts';
import { toldAs } from './told-values.ts';
import type { Planned } from './work.ts';

interface Around {
  readonly questions: readonly string[];
  readonly passed?: readonly string[] | undefined;
  readonly toldOf?: readonly string[] | undefined;
}

export function stepOf(
  { act, clause, rung, names, entry, dialogs, known, answers: held, said, kept, became: then }: Planned,
  outcome: Extract<ActOutcome, { ok: true }>,
  { questions, passed, toldOf: of }: Around,
  startedAt: number,
  at: number,
): Step {
  // An index means nothing once the page is gone: the evidence stands for it.
  const { element: _, to: __, value: ___, ...told } = { element: undefined, to: undefined, value: undefined, ...act };
  const tells = toldAs(act, outcome, passed);
  const answers = 'element' in act && act.element !== undefined ? answersOf(outcome.evidence, held) : [];
  return {
    ...told,
    rung,
    clause,
    ...(names && { names }),
    ...(entry !== undefined && { entry }),
    ...known,
    ...(outcome.evidence !== undefined && { target: outcome.evidence }),
    ...(outcome.toEvidence !== undefined && { to: outcome.toEvidence }),
    ...(dialogs !== undefined && { dialogs }),
    ...(questions.length > 0 && { questions }),
    ...(answers && { answers }),
    ...(said && { said }),
    ...(kept && { kept }),
    ...(tells && { tells }),
    ...(of && { of }),
    before: outcome.urlBefore,
    after: outcome.urlAfter,
    // Which states it has turned is noted where nobody knows it yet.
    ...(outcome.became !== undefined && { became: { ...outcome.became, ...(then?.turned && { turned: then.turned }) } }),
    at: new Date(startedAt),
    durationMs: at - startedAt,
  };
}

/** By evidence that is known it is held to what it answered. */
const answersOf = (evidence: Step['target'], held: Step['answers']): Step['answers'] =>
  evidence === undefined ? held : evidence.around.asks === undefined ? [] : [evidence.around.asks];

/** "Price: 3 €" is the price 3 €: the name that was asked for, before a colon, is not part of the value. */
export function withoutLabel(name: string, text: string): string {
  const label = text.slice(0, name.length);
  const value = /^\s*:\s*(.+)$/s.exec(text.slice(name.length))?.[1];
  return value !== undefined && label.toLowerCase() === name.toLowerCase() ? value : text;
}
