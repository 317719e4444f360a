/** Rules first, clause by clause; a model for what they can't read, or read and don't find on the page. */
import { modelLimits } from '../../config/limits.ts';
import type { ModelPlanner } from './model/model.ts';
import { type Part, partsAfter, partsOf } from './parts.ts';
import type { Plan, PlanInput, Planner, Tokens } from './port.ts';

interface LadderMemo {
  /** What is left of the goal, in order. */
  readonly parts: readonly Part[];
  /** How many acts were done when the first of them began. */
  readonly from: number;
  /** Since when the rules have not found what their part names. */
  readonly missingSince?: number;
  /** Why the model has the first part, where the rules had it before. */
  readonly trouble?: string;
  readonly rules?: unknown;
  readonly model?: unknown;
  /** All was called done before, and an objection was raised. */
  readonly isReopened?: true;
}

interface LadderOptions {
  readonly rules: Planner;
  readonly model: ModelPlanner;
  /** How long the rules may look for what they don't find, in milliseconds; that of `config/limits.ts` when unset. */
  readonly patienceMs?: number;
}

/** No model is asked about a goal that the rules read and carry out. */
export function openLadder({ rules, model, patienceMs = modelLimits.rulesPatienceMs }: LadderOptions): Planner {
  const isReadable = (goal: string) => rules.unreadable(goal) === undefined;

  /** One rung's plan for the first part, and what is to be remembered with it; no plan when the part is left behind. */
  async function planPart(input: PlanInput, memo: LadderMemo, signal: AbortSignal, asking?: () => Promise<void>): Promise<Rung> {
    const [part, ...rest] = memo.parts;
    if (part === undefined) {
      // Who has heard of it once has had another try.
      if (input.objection === undefined || memo.isReopened) return { plan: { type: 'done' }, memo };
      const { memo: _, ...end } = await rules.plan(input, signal);
      if (end.type === 'act') return { plan: end, memo };
      const whole = { by: 'model', text: input.goal } as const;
      return { memo: { ...memo, parts: [whole], from: input.done.length, isReopened: true } };
    }
    const next: LadderMemo = {
      parts: rest,
      from: input.done.length,
      model: memo.model,
      ...(memo.isReopened && { isReopened: true }),
    };
    if (part.by === 'model') {
      const { trouble } = memo;
      const asked = {
        ...input,
        part: part.text,
        since: memo.from,
        memo: memo.model,
        ...(rest.length === 0 && { isLast: true as const }),
        ...(trouble !== undefined && { trouble }),
      };
      const { memo: model_, ...plan } = await model.plan(asked, signal, asking);
      const { tokens } = plan;
      if (plan.type === 'done') {
        const { heeded } = plan;
        return { memo: { ...next, model: model_ }, ...(tokens && { tokens }), ...(heeded !== undefined && { heeded }) };
      }
      return { plan, memo: { ...memo, model: model_ }, ...(tokens && { tokens }) };
    }
    const done = input.done.slice(memo.from);
    const { memo: ours, ...plan } = await rules.plan({ ...input, goal: part.text, done, memo: memo.rules }, signal);
    const { missingSince, ...going } = { ...memo, rules: ours };
    switch (plan.type) {
      case 'done':
        return { memo: next };
      case 'spent': {
        if (input.declined === undefined) return { plan, memo: going };
        const { clause, message } = input.declined;
        return { memo: { ...next, parts: partsAfter(part.text, clause, rest, isReadable), trouble: sayDeclined(message) } };
      }
      case 'unreadable':
        return { memo: { ...next, parts: [{ by: 'model', text: part.text }, ...rest] } };
      case 'missing': {
        if (plan.awaits || plan.isHeld) return { plan, memo: going };
        const since = missingSince ?? input.now;
        if (input.now - since < patienceMs) return { plan, memo: { ...going, missingSince: since } };
        const parts = partsAfter(part.text, plan.clause, rest, isReadable);
        return { memo: { ...next, parts, trouble: `${plan.clause}: ${plan.what}` } };
      }
      default:
        return { plan, memo: going };
    }
  }

  return {
    // What the rules can't read is for the model.
    unreadable: () => undefined,
    secretsIn: (goal) => rules.secretsIn(goal),
    async plan(input, signal, asking) {
      let memo: LadderMemo = (input.memo as LadderMemo | undefined) ?? { parts: partsOf(input.goal, rules), from: 0 };
      let tokens: Tokens = { input: 0, output: 0 };
      let heeded: string | undefined;
      for (;;) {
        const rung = await planPart(input, memo, signal, asking);
        memo = rung.memo;
        heeded ??= rung.heeded;
        if (rung.tokens !== undefined) tokens = { input: tokens.input + rung.tokens.input, output: tokens.output + rung.tokens.output };
        if (rung.plan?.type === 'done' && heeded !== undefined) return { ...rung.plan, heeded, memo, tokens };
        if (rung.plan !== undefined) return { ...rung.plan, memo, tokens };
      }
    },
  };
}

const sayDeclined = (message: string) => `a dialog asked ${JSON.stringify(message)} and was told no; the page stands as before`;

interface Rung {
  readonly plan?: Plan;
  readonly heeded?: string;
  readonly memo: LadderMemo;
  readonly tokens?: Tokens;
}
