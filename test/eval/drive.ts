/** Drives one goal through `POST /run`, and holds what the service says against what was really done. */
import type { AdHocRun } from '../../gateway/schemas/run-body.ts';
import type { RunResult } from '../../gateway/schemas/run-result.ts';
import type { Service } from '../bench/service.ts';
import { serveSite } from './server.ts';
import type { Part, PlacedGoal } from './sites.ts';

export interface Verdict {
  readonly id: string;
  readonly part: Part;
  readonly kind: string;
  readonly solved: boolean;
  /** The service said `success: true` of what was not done, or can't be. */
  readonly falseSuccess: boolean;
  /** A model decided on a step of it. */
  readonly byModel: boolean;
  /** Why it is not solved. */
  readonly why?: string;
  /** Of the whole call; not a measure when others run beside it. */
  readonly ms: number;
}

/** Rejects when the site or the service can't be reached, or answers what is no answer: an error of the harness, not a miss. */
export async function drive(service: Pick<Service, 'run'>, { part, folder, goal, html }: PlacedGoal): Promise<Verdict> {
  const site = await serveSite(folder, html);
  try {
    const { prompt, success, options = {} } = goal;
    const started = performance.now();
    const { status, answer } = await service.run({
      url: new URL(goal.page, site.url).href,
      prompt,
      success,
      // Nobody is there to be asked.
      confirmActions: false,
      ...withFiles(options, site.url),
    });
    const heard = { id: goal.id, part, kind: goal.kind, ms: performance.now() - started };
    if (status !== 200 && status !== 400 && status !== 501) throw new Error(`POST /run answered ${status}: ${answer}`);
    if (status !== 200) return { ...heard, byModel: false, solved: false, falseSuccess: false, why: `HTTP ${status}: ${answer}` };
    const result = JSON.parse(answer) as RunResult;
    const common = { ...heard, byModel: result.path.some(({ rung }) => rung === 'model') };
    const wrong = goal.judge({ log: site.log, data: result.data ?? {} });
    if (goal.impossible) {
      const harm = wrong && `it did harm: ${wrong}`;
      const why = result.success ? `it can not be done, and was called a success; ${harm ?? 'nothing was done'}` : harm;
      return { ...common, solved: why === undefined, falseSuccess: result.success, ...(why === undefined ? {} : { why }) };
    }
    if (result.success && wrong === undefined) return { ...common, solved: true, falseSuccess: false };
    const said = result.success ? 'success' : `${result.failureCode}: ${result.error}`;
    return {
      ...common,
      solved: false,
      falseSuccess: result.success,
      why: wrong === undefined ? `${said} (though done)` : `${said} | ${wrong}`,
    };
  } finally {
    await site.close();
  }
}

function withFiles(options: NonNullable<PlacedGoal['goal']['options']>, base: string): Partial<AdHocRun> {
  if (options.files === undefined) return options;
  const files = Object.entries(options.files).map(([name, { url }]) => [name, { url: new URL(url, base).href }] as const);
  return { ...options, files: Object.fromEntries(files) };
}
