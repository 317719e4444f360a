/** What stored bytes must be to be a skill: one that is broken is told before it is used, and not by what it does then. */
import { type Check, isAddress, isCount, isRecord, isSwitch, isText, listOf, optional, recordOf } from './sound.ts';

/** What of it is not as it should be, as the end of a sentence; undefined for a skill. */
export function lackOfSkill(body: unknown): string | undefined {
  if (!isRecord(body)) return 'it is no object';
  const broken = Object.entries(parts).find(([name, isSound]) => !isSound(body[name]));
  if (broken !== undefined) return `its ${broken[0]} can't be read`;
  const { goal, url, success, steps, parameters } = body;
  const known = (parameters as readonly { name: string }[]).map(({ name }) => name);
  const used = [...JSON.stringify([goal, url, success, steps]).matchAll(/\{\{param:([a-z][a-z0-9_]{0,39})\}\}/g)];
  const undeclared = used.find(([, name = '']) => !known.includes(name));
  return undeclared === undefined ? undefined : `it uses ${undeclared[0]}, which is no parameter of it`;
}

const conditions: Readonly<Record<string, Check>> = {
  statusText: recordOf({ match: isText }),
  urlIncludes: recordOf({ value: isText }),
  textVisible: recordOf({ value: isText }),
  extracted: isRecord,
  allOf: (value) => recordOf({ conditions: listOf(isCondition) })(value),
  anyOf: (value) => recordOf({ conditions: listOf(isCondition) })(value),
};

function isCondition(value: unknown): boolean {
  return (
    isRecord(value) && typeof value.kind === 'string' && Object.hasOwn(conditions, value.kind) && conditions[value.kind]?.(value) === true
  );
}

const isEvidence = recordOf({
  locators: listOf(recordOf({ by: isText })),
  framePath: listOf(isText),
  role: isText,
  name: isText,
  tag: isText,
  around: recordOf({ place: isCount, alike: isCount }),
});

const isRecorded = recordOf({
  act: recordOf({ kind: isText }),
  target: optional(isEvidence),
  to: optional(isEvidence),
  before: isText,
  after: isText,
  became: recordOf({ document: isSwitch, tab: isSwitch, requests: isSwitch, states: optional(listOf(isText)) }),
});

const isStep: Check = (value) =>
  recordOf({
    clause: isText,
    nth: isCount,
    questions: optional(listOf(isText)),
    answers: optional(listOf(isText)),
    said: optional(listOf(isText)),
    told: optional(listOf(recordOf({ as: isText, kind: isText }))),
    names: optional(listOf(isText)),
    entry: optional(isText),
  })(value) &&
  isRecord(value) &&
  (value.by === 'clause' || (value.by === 'evidence' && isRecorded(value) && (!isOfElement(value.act) || value.target !== undefined)));

/** Recorded acts say by an index that they are done to an element, and the evidence which. */
const isOfElement = (act: unknown): boolean => isRecord(act) && act.element !== undefined;

const isParameter: Check = (value) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  /^[a-z][a-z0-9_]{0,39}$/.test(value.name) &&
  (typeof value.value === 'string' || isRecord(value.sealed));

const parts: Readonly<Record<string, Check>> = {
  tenantId: isText,
  name: isText,
  runId: isText,
  goal: isText,
  url: isAddress,
  success: isCondition,
  reached: (value) => value === undefined || isCondition(value),
  parameters: listOf(isParameter),
  steps: listOf(isStep),
  reads: listOf(isText),
  confirmActions: isSwitch,
  signedIn: isSwitch,
  failures: listOf(isRecord),
};
