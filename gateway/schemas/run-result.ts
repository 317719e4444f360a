/** What a finished run answers, and what its record says later: the wire forms of the run document. */
import { type Static, Type } from 'typebox';
import type { RunEnded } from '../../actors/protocol/runs.ts';
import { type MicroCredits, toCredits } from '../../store/model/money.ts';
import type { FailureCode, RunDocument, RunMode, RunStatus } from '../../store/model/run.ts';
import type { Act, ElementEvidence, Step } from '../../store/model/step.ts';
import { present } from '../present.ts';

const runStatuses = ['running', 'complete', 'failed', 'paused', 'cancelled'] as const satisfies readonly RunStatus[];
const runModes = ['run', 'job', 'skill', 'compile', 'adapt'] as const satisfies readonly RunMode[];
const failureCodes = [
  'needs_human',
  'drifted',
  'goal_not_reached',
  'planner_unavailable',
  'loop_detected',
  'timed_out',
  'target_unreachable',
  'target_refused',
  'page_crashed',
  'cancelled',
] as const satisfies readonly FailureCode[];

/** TypeBox leaves the type of an enumeration to its values; generators of clients ask for it. */
const oneOf = <const Names extends readonly string[]>(names: Names, description?: string) =>
  Type.Unsafe<Names[number]>(Type.Enum([...names], { type: 'string', ...present({ description }) }));

export const RunModeName = oneOf(runModes);
export const RunStatusName = oneOf(runStatuses);

const closed = { additionalProperties: false } as const;
const timestamp = Type.String({ format: 'date-time' });

const actions = [
  'goto',
  'back',
  'click',
  'hover',
  'fill',
  'type',
  'press',
  'select',
  'peek',
  'check',
  'upload',
  'drag',
  'pull',
  'resize',
  'highlight',
  'scroll',
  'switchTab',
  'closeTab',
  'wait',
  'read',
  'note',
] as const satisfies readonly Act['kind'][];

const Control = Type.Object({ role: Type.String(), name: Type.String() }, closed);

const PathStep = Type.Object(
  {
    action: oneOf(actions, 'What was done.'),
    rung: Type.String({ description: 'Who decided on it: `request`, `rules`, `model` or `skill`.' }),
    clause: Type.Optional(Type.String({ description: 'The part of the goal that it carries out.' })),
    element: Type.Optional(Control),
    to: Type.Optional({ ...Control, description: 'Where it was dragged to.' }),
    url: Type.Optional(Type.String()),
    text: Type.Optional(Type.String({ description: 'What was typed, selected or waited for; secrets masked.' })),
    key: Type.Optional(Type.String()),
    options: Type.Optional(Type.Array(Type.String(), { description: 'What was chosen of a list.' })),
    on: Type.Optional(Type.Boolean({ description: 'Whether it was checked or unchecked.' })),
    files: Type.Optional(Type.Array(Type.String(), { description: 'The names of what was attached.' })),
    button: Type.Optional(oneOf(['left', 'right'])),
    times: Type.Optional(Type.Integer()),
    place: Type.Optional(oneOf(['before', 'onto', 'after'], 'Where it was dropped.')),
    towards: Type.Optional(oneOf(['left', 'right', 'up', 'down'], 'To which side it was drawn.')),
    by: Type.Optional(
      Type.Object({ x: Type.Number(), y: Type.Number() }, { ...closed, description: 'How far its corner was drawn, in CSS pixels.' }),
    ),
    where: Type.Optional(oneOf(['up', 'down', 'top', 'bottom', 'intoView'], 'Where it was scrolled to.')),
    inside: Type.Optional(Type.Literal(true, { description: 'A list or box was scrolled, and not the page.' })),
    tab: Type.Optional(Type.Integer({ description: 'In the order of opening, from 0; -1 is the newest.' })),
    gone: Type.Optional(Type.Literal(true, { description: 'The text was waited for to go.' })),
    as: Type.Optional(Type.String({ description: 'The name in `data` of what was read.' })),
    urlBefore: Type.String(),
    urlAfter: Type.String(),
    at: timestamp,
    durationMs: Type.Number(),
  },
  { $id: 'PathStep', ...closed },
);

const Failure = Type.Object(
  {
    step: Type.Integer(),
    action: Type.String(),
    error: Type.String(),
    recovered: Type.Boolean(),
  },
  { $id: 'Failure', ...closed, description: 'A recovered or failed action.' },
);

const Dialog = Type.Object(
  { type: oneOf(['alert', 'confirm', 'prompt', 'beforeunload']), message: Type.String(), accepted: Type.Boolean() },
  { $id: 'Dialog', ...closed, description: 'A native dialog that was met; accepted only when the goal authorizes a change.' },
);

const ConfirmAction = Type.Object(
  {
    name: Type.String({ description: 'What the control says.' }),
    host: Type.String({ description: 'Where it stands.' }),
    goal: Type.String(),
    why: Type.String({ description: 'What the click would do.' }),
  },
  { $id: 'ConfirmAction', ...closed, description: 'An irreversible click that the run stopped before; nothing of it was sent.' },
);

/** What result and record share. */
const outcome = {
  failureCode: Type.Optional(oneOf(failureCodes, 'Why the goal was not reached.')),
  code: Type.Optional(oneOf(['credential_missing'], 'A secret that the goal names is not stored.')),
  missingSecret: Type.Optional(Type.String({ description: 'Its name, with `credential_missing`: store it with `POST /secrets`.' })),
  error: Type.Optional(Type.String({ description: 'The failure in one sentence.' })),
  path: Type.Array(Type.Unsafe<Static<typeof PathStep>>(Type.Ref('PathStep#')), {
    description: 'Action path that solved the goal, secrets masked.',
  }),
  data: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: 'What the goal asked to read, by name.' })),
  confirmAction: Type.Optional(Type.Unsafe<Static<typeof ConfirmAction>>(Type.Ref('ConfirmAction#'))),
  failures: Type.Optional(Type.Array(Type.Unsafe<Static<typeof Failure>>(Type.Ref('Failure#')), { description: 'Omitted when none.' })),
  dialogs: Type.Optional(Type.Array(Type.Unsafe<Static<typeof Dialog>>(Type.Ref('Dialog#')), { description: 'Omitted when none.' })),
  steps: Type.Integer({ description: 'Length of the path.' }),
  engineRev: Type.String(),
};

const downloaded = { name: Type.String(), type: Type.String(), url: Type.String(), size: Type.Integer({ description: 'In bytes.' }) };

const DownloadRecord = Type.Object(downloaded, { $id: 'DownloadRecord', ...closed, description: 'A file that was downloaded.' });
const Download = Type.Object(
  { ...downloaded, content: Type.String({ contentEncoding: 'base64' }) },
  { $id: 'Download', ...closed, description: 'A file that a click triggered as a browser download.' },
);

export const RunResult = Type.Object(
  {
    success: Type.Boolean(),
    runId: Type.String(),
    credits_charged: Type.Number(),
    ...outcome,
    downloads: Type.Optional(
      Type.Array(Type.Unsafe<Static<typeof Download>>(Type.Ref('Download#')), {
        description: 'Omitted when none; 25 MB together at most.',
      }),
    ),
  },
  {
    $id: 'RunResult',
    ...closed,
    description: 'A finished run. An unmet goal is `success: false` with a `failureCode`.',
    examples: [{ success: true, runId: 'run_5f0c', credits_charged: 10, path: [], data: { total: '12.00' }, steps: 0, engineRev: '0.1.0' }],
  },
);
export type RunResult = Static<typeof RunResult>;

const summary = {
  runId: Type.String(),
  mode: RunModeName,
  status: RunStatusName,
  success: Type.Optional(Type.Boolean({ description: 'Absent while it runs.' })),
  url: Type.String(),
  prompt: Type.String(),
  credits_charged: Type.Optional(Type.Number({ description: 'Absent while it runs.' })),
  created_at: timestamp,
  ended_at: Type.Optional(timestamp),
};

export const RunSummary = Type.Object(
  { ...summary, failureCode: outcome.failureCode, steps: outcome.steps },
  { $id: 'RunSummary', ...closed },
);

export const RunRecord = Type.Object(
  {
    ...summary,
    ...outcome,
    downloads: Type.Optional(
      Type.Array(Type.Unsafe<Static<typeof DownloadRecord>>(Type.Ref('DownloadRecord#')), { description: 'Omitted when none.' }),
    ),
    video: Type.Null({ description: 'A reference to the recording; null when none was made.' }),
    new_account: Type.Null({ description: 'The account that the run signed up for; null when none.' }),
  },
  { $id: 'RunRecord', ...closed },
);

export const runSchemas = [PathStep, Failure, Dialog, ConfirmAction, DownloadRecord, Download, RunResult, RunSummary, RunRecord];

/** The record's words as they are: it was masked when it was made (actors/run/record.ts). */
export function toRunResult({ run, downloads }: Pick<RunEnded, 'run' | 'downloads'>): RunResult {
  // The names that are on record are masked; the bytes are nowhere but here.
  const files = downloads.flatMap(({ bytes }, at) => {
    const known = run.downloads?.[at];
    return known === undefined ? [] : [{ ...known, content: Buffer.from(bytes).toString('base64') }];
  });
  return {
    success: run.success ?? false,
    runId: run._id,
    credits_charged: credits(run.charge) ?? 0,
    ...toOutcome(run),
    ...(files.length > 0 && { downloads: files }),
  };
}

export function toRunRecord(run: RunDocument): Static<typeof RunRecord> {
  const { downloads } = run;
  return { ...toSummary(run), ...toOutcome(run), ...(downloads && { downloads: [...downloads] }), video: null, new_account: null };
}

export function toRunSummary(run: RunDocument): Static<typeof RunSummary> {
  return { ...toSummary(run), ...present({ failureCode: run.failureCode }), steps: run.path.length };
}

function toSummary(run: RunDocument) {
  return {
    runId: run._id,
    mode: run.mode,
    status: run.status,
    url: run.request.url,
    prompt: run.request.prompt,
    created_at: run.createdAt.toISOString(),
    ...present({ success: run.success, credits_charged: credits(run.charge), ended_at: run.endedAt?.toISOString() }),
  };
}

function toOutcome(run: RunDocument) {
  return {
    path: run.path.map(toPathStep),
    steps: run.path.length,
    engineRev: run.engineRev,
    ...present({
      failureCode: run.failureCode,
      code: run.code,
      missingSecret: run.missingSecret,
      error: run.error,
      data: run.data,
      confirmAction: run.confirmAction,
      failures: run.failures.length > 0 ? [...run.failures] : undefined,
      dialogs: run.dialogs.length > 0 ? [...run.dialogs] : undefined,
    }),
  };
}

function toPathStep(step: Step): Static<typeof PathStep> {
  const { kind, target, to, before, after, at, options, files, ...told } = step;
  return {
    action: kind,
    ...told,
    urlBefore: before,
    urlAfter: after,
    at: at.toISOString(),
    ...present({ element: controlOf(target), to: controlOf(to), options: options && [...options], files: files && [...files] }),
  };
}

const controlOf = (evidence: ElementEvidence | undefined) => evidence && { role: evidence.role, name: evidence.name };

const credits = (charge: MicroCredits | undefined) => (charge === undefined ? undefined : toCredits(charge));
