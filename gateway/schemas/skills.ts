/** What skills are asked for and told as: the bodies and answers of `/skills`, `/dispatch`, `/cache/stats` and `/library`. */
import { type Static, Type } from 'typebox';
import type { CacheStats, Compiled, Dispatched, LibraryEntry, Replayed } from '../../actors/protocol/skills.ts';
import { wordingsOf } from '../../actors/skill/match/kept-meaning.ts';
import { type SkillDocument, type SkillVersion, skillName } from '../../store/model/skill.ts';
import type { SuccessCondition as Condition } from '../../store/model/success.ts';
import { present } from '../present.ts';
import { type AdHocRun, address, longestGoal, notBlank, replayParams, replayTarget, runOptions } from './run-body.ts';
import { RunResult, toRunResult } from './run-result.ts';

const closed = { additionalProperties: false } as const;
const timestamp = Type.String({ format: 'date-time' });

const making = {
  success: Type.Optional(
    Type.Unsafe<Condition>({
      allOf: [Type.Ref('SuccessCondition#')],
      description: 'What must be true at the end of each replay. When it is left out: what came true after the last step.',
    }),
  ),
  as: Type.Optional(
    Type.String({
      pattern: skillName.source,
      description: 'The name of the skill; made of the goal when it is left out. A name that is taken gets a new version.',
    }),
  ),
  ...runOptions,
};
const goalText = Type.String({ minLength: 1, maxLength: longestGoal, pattern: notBlank, description: 'The goal in natural language.' });

export const CompileSkill = Type.Object(
  { target: address('Where the goal starts.'), goal: goalText, ...making },
  {
    $id: 'CompileSkill',
    ...closed,
    description: 'A goal that is run once and kept as a skill.',
    examples: [
      { target: 'https://shop.example/', goal: 'Search for "red lamps" and return the price of the first result', as: 'price-of' },
    ],
  },
);

export const CompileAdHoc = Type.Object(
  { url: address('Where the goal starts.'), prompt: goalText, ...making },
  {
    $id: 'CompileAdHoc',
    ...closed,
    description: 'The same in the ad-hoc shape.',
    examples: [{ url: 'https://shop.example/', prompt: 'Return the heading', as: 'heading' }],
  },
);
export type CompileBody = Static<typeof CompileSkill> | Static<typeof CompileAdHoc>;

export const CompileBody = Type.Unsafe<CompileBody>({
  $id: 'CompileBody',
  oneOf: [Type.Ref('CompileSkill#'), Type.Ref('CompileAdHoc#')],
});

export const ReplayBody = Type.Object(
  { target: replayTarget, params: replayParams, ...runOptions },
  {
    $id: 'ReplayBody',
    ...closed,
    examples: [{ target: 'https://shop.example/', params: { search: 'blue chairs' } }],
  },
);
export type ReplayBody = Static<typeof ReplayBody>;

/** A name of its own, for its shape is chosen as that of a run is (gateway/validation.ts). */
const DispatchBody = Type.Unsafe<AdHocRun>({ $id: 'DispatchBody', allOf: [Type.Ref('AdHocRun#')] });

const { failureCode, ...told } = RunResult.properties;
const SkillNameText = Type.String({ description: 'The name of the skill.' });
const Version = Type.Integer({ minimum: 1, description: 'Counts up by one.' });
const result = { path: [], engineRev: '0.1.0' };

export const CompileResult = Type.Object(
  {
    ...told,
    failureCode: Type.Optional(
      Type.String({
        description: 'Why its run did not reach the goal; `not_compiled` where it did and can not be replayed: `error` says why.',
      }),
    ),
    name: Type.Optional(SkillNameText),
    version: Type.Optional(Version),
    steps: Type.Integer({ description: 'Of the skill; of the path, where none was made.' }),
  },
  {
    $id: 'CompileResult',
    ...closed,
    description: 'With `success: false` no skill was made, nothing is stored, and only what was used is charged.',
    examples: [{ success: true, name: 'price-of', version: 1, steps: 3, runId: 'run_5f0c', credits_charged: 50, ...result }],
  },
);

export const ReplayResult = Type.Object(
  { ...told, failureCode, name: SkillNameText, version: Version },
  {
    $id: 'ReplayResult',
    ...closed,
    description: 'A replay that has ended; one that met another page than the skill knows has `failureCode: drifted`.',
    examples: [{ success: true, name: 'price-of', version: 1, steps: 4, runId: 'run_5f0c', credits_charged: 1, ...result }],
  },
);

const modes = ['cache-hit', 'cache-adapt', 'cache-miss-compiled', 'cache-hit-failed', 'cache-miss-failed'] as const;

export const DispatchResult = Type.Object(
  {
    mode: Type.Unsafe<(typeof modes)[number]>(
      Type.Enum([...modes], {
        type: 'string',
        description:
          'A skill was replayed; a run was seeded by the shared corpus; a goal, or what of a drifted skill was left of it, was planned and kept; or which of these failed.',
      }),
    ),
    ...told,
    failureCode,
    skill: Type.Optional(SkillNameText),
    version: Type.Optional(Version),
    source: Type.Optional(Type.String({ description: 'With `cache-adapt`: the entry of `GET /library` that seeded the run.' })),
    notKept: Type.Optional(Type.String({ description: 'Of a goal that was reached: why no skill was made of it.' })),
  },
  {
    $id: 'DispatchResult',
    ...closed,
    description: 'What came of a goal. With 502 it has an `error`, and only what was used is charged.',
    examples: [
      { mode: 'cache-hit', success: true, skill: 'price-of', version: 1, steps: 4, runId: 'run_5f0c', credits_charged: 2, ...result },
    ],
  },
);

const summary = {
  name: SkillNameText,
  version: Version,
  host: Type.String(),
  url: Type.String({ description: 'Where it starts.' }),
  goal: Type.String({ description: '`{{param:NAME}}` stands for a value that may be another at each replay.' }),
  parameters: Type.Array(
    Type.Object(
      {
        name: Type.String(),
        value: Type.Optional(Type.String({ description: 'As compiled; never told of a secret one.' })),
        secret: Type.Boolean(),
      },
      closed,
    ),
  ),
  steps: Type.Integer(),
  hits: Type.Integer({ description: 'Replays that reached success.' }),
  misses: Type.Integer({ description: 'Replays that did not.' }),
  quarantined: Type.Optional(Type.String({ description: 'Why it was put aside: what is stored of it can not be read.' })),
  created_at: timestamp,
  updated_at: timestamp,
};

export const SkillSummary = Type.Object(summary, { $id: 'SkillSummary', ...closed });

const SkillStepShape = Type.Object(
  {
    clause: Type.String({ description: 'The part of the goal that it carries out.' }),
    by: Type.String({
      description: '`evidence`: the recorded act on the same control; `clause`: what depends on the page of the day, by the rules.',
    }),
    action: Type.Optional(Type.String()),
    element: Type.Optional(Type.Object({ role: Type.String(), name: Type.String() }, closed)),
  },
  closed,
);

export const SkillRecord = Type.Object(
  {
    ...summary,
    wordings: Type.Optional(
      Type.Array(Type.String(), { description: 'Other wordings of its goal, which a model has recognised; omitted when none.' }),
    ),
    path: Type.Optional(Type.Array(SkillStepShape)),
    success: Type.Optional(Type.Unsafe<Condition>(Type.Ref('SuccessCondition#'))),
    reads: Type.Optional(Type.Array(Type.String(), { description: 'The names in `data` of what it reads.' })),
    signedIn: Type.Optional(Type.Boolean({ description: 'It begins where somebody is signed in.' })),
    confirmActions: Type.Optional(Type.Boolean({ description: 'What a replay takes that does not say it.' })),
    madeBy: Type.Optional(Type.String({ description: 'The latest version: `compile`, `adapt` or `repair`.' })),
    runId: Type.Optional(Type.String({ description: 'The run that it was made from.' })),
    failures: Type.Optional(
      Type.Array(Type.Object({ step: Type.Integer(), error: Type.String() }, closed), {
        description: 'What a repair mended; omitted when none.',
      }),
    ),
  },
  { $id: 'SkillRecord', ...closed },
);

export const CacheStatsResult = Type.Object(
  {
    dispatches: Type.Integer(),
    hits: Type.Integer(),
    adapted: Type.Integer(),
    misses: Type.Integer(),
    failed: Type.Integer(),
    hitRate: Type.Number({ description: 'Hits by dispatches; 0 before the first.' }),
    skills: Type.Integer(),
    credits_saved: Type.Number({ description: 'What the hits would have cost as misses, less what they did.' }),
  },
  {
    $id: 'CacheStats',
    ...closed,
    examples: [{ dispatches: 10, hits: 8, adapted: 0, misses: 1, failed: 1, hitRate: 0.8, skills: 3, credits_saved: 64 }],
  },
);

export const LibrarySkill = Type.Object(
  {
    id: Type.String(),
    host: Type.String(),
    goal: Type.String({ description: 'Without literals and names.' }),
    kinds: Type.Array(Type.String(), { description: 'What it does, step by step.' }),
    steps: Type.Integer(),
    replays: Type.Integer(),
    score: Type.Number({ description: 'How near it is to what was asked, from 0 to 1.' }),
  },
  { $id: 'LibrarySkill', ...closed, description: 'A skill of the shared corpus: its shape, and nothing of its tenant.' },
);

export const skillSchemas = [
  CompileSkill,
  CompileAdHoc,
  CompileBody,
  ReplayBody,
  DispatchBody,
  CompileResult,
  ReplayResult,
  DispatchResult,
  SkillSummary,
  SkillRecord,
  CacheStatsResult,
  LibrarySkill,
];

export function toCompileResult(compiled: Compiled): Static<typeof CompileResult> {
  const run = toRunResult(compiled.run);
  if (compiled.type === 'compiled') return { ...run, name: compiled.name, version: compiled.version, steps: compiled.steps };
  if (!run.success) return run;
  const why = compiled.why ?? 'no skill could be made of its run';
  return { ...run, success: false, failureCode: 'not_compiled', error: `The goal was reached, but no skill was made of it: ${why}.` };
}

export const toReplayResult = ({ run, skill: { name, version } }: Replayed): Static<typeof ReplayResult> => ({
  ...toRunResult(run),
  name,
  version,
});

export function toDispatchResult({ mode, run, skill, source, why: notKept }: Dispatched): Static<typeof DispatchResult> {
  return { mode, ...toRunResult(run), ...present({ skill: skill?.name, version: skill?.version, source, notKept }) };
}

export function toSkillSummary(skill: SkillDocument): Static<typeof SkillSummary> {
  const { name, version, origin, url, goal, parameters, steps, hits, misses, quarantined, createdAt, updatedAt } = skill;
  return {
    ...{ name, version, host: new URL(origin).host, url, goal, steps, hits, misses },
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      secret: parameter.value === undefined,
      ...present({ value: parameter.value }),
    })),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    ...present({ quarantined }),
  };
}

export function toSkillRecord(document: SkillDocument, latest: SkillVersion | undefined): Static<typeof SkillRecord> {
  if (latest === undefined) return toSkillSummary(document);
  const { success, reads, signedIn, confirmActions, madeBy, runId, failures, steps } = latest;
  const path = steps.map((step) => ({
    clause: step.clause,
    by: step.by,
    ...(step.by === 'evidence' && {
      action: step.act.kind,
      ...(step.target && { element: { role: step.target.role, name: step.target.name } }),
    }),
  }));
  const wordings = wordingsOf(document).map(({ goal }) => goal);
  return {
    ...toSkillSummary(document),
    ...(wordings.length > 0 && { wordings }),
    ...{ path, success, reads: [...reads], signedIn, confirmActions, madeBy, runId },
    ...(failures.length > 0 && { failures: [...failures] }),
  };
}

export const toCacheStats = ({ creditsSaved, ...counts }: CacheStats): Static<typeof CacheStatsResult> => ({
  ...counts,
  hitRate: counts.dispatches === 0 ? 0 : counts.hits / counts.dispatches,
  credits_saved: creditsSaved,
});

/** To what each thing is done is for runs that are seeded by it. */
export const toLibrarySkill = ({ kinds, ...entry }: LibraryEntry): Static<typeof LibrarySkill> => ({
  ...entry,
  kinds: kinds.map((kind) => kind.replace(/ .*/, '')),
});
