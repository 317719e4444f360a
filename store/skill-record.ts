/** What a stored record of a skill must be: by one that is damaged no list, look-up or corpus may fail. */
import type { SkillDocument } from './model/skill.ts';
import { type Check, isAddress, isCount, isRecord, isText, listOf, optional, recordOf, withoutPlaceholders } from './sound.ts';

/** What of the record can't be read; of one that was read in part, `fields` are all that there is. */
export function lackOfRecord(record: unknown, fields: readonly string[] = known): string | undefined {
  if (!isRecord(record)) return 'its record';
  const broken = ['_id', ...fields].find((field) => parts[field]?.(record[field], record) === false);
  return broken === undefined ? undefined : `its ${names[broken] ?? broken}`;
}

/** The skill of a record; of a damaged one what can be told of it, put aside: it is there to be listed, made anew and deleted. */
export function soundOf(record: SkillDocument, damaged: (id: string, lack: string) => void): SkillDocument {
  const lack = lackOfRecord(record);
  if (lack === undefined) return record;
  damaged(record._id, lack);
  const [tenantId = '', name = ''] = record._id.split('/');
  const told = <K extends keyof SkillDocument>(field: K, otherwise: SkillDocument[K]): SkillDocument[K] =>
    parts[field]?.(record[field], { ...record }) === true ? record[field] : otherwise;
  return {
    ...{ _id: record._id, tenantId, name, origin: told('origin', nowhere), url: told('url', nowhere), goal: told('goal', '') },
    ...{ parameters: told('parameters', []), version: told('version', 1), body: told('body', ''), kinds: told('kinds', []) },
    ...{ steps: told('steps', 0), hits: told('hits', 0), misses: told('misses', 0) },
    ...{ createdAt: told('createdAt', noTime), updatedAt: told('updatedAt', noTime) },
    quarantined: `What is stored of the skill ${name} can't be read (${lack}): compile it anew`,
  };
}

const nowhere = 'about:blank';
const noTime = new Date(0);

type CheckWithin = (value: unknown, record: Readonly<Record<string, unknown>>) => boolean;

const isDate: Check = (value) => value instanceof Date && !Number.isNaN(value.getTime());
const isVersion: Check = (value) => isCount(value) && value !== 0;
const isOrigin: CheckWithin = (value, { url }) =>
  typeof value === 'string' &&
  URL.parse(value)?.origin === value &&
  (typeof url !== 'string' || URL.parse(withoutPlaceholders(url))?.origin === value);
const ofId =
  (at: number): CheckWithin =>
  (value, { _id }) =>
    (_id as string).split('/')[at] === value;

const parts: Readonly<Record<string, CheckWithin>> = {
  _id: isText,
  tenantId: ofId(0),
  name: ofId(1),
  origin: isOrigin,
  url: isAddress,
  goal: isText,
  parameters: listOf(recordOf({ name: isText, value: optional(isText) })),
  version: isVersion,
  wordings: optional(listOf(recordOf({ goal: isText, of: isText, meaning: isRecord }))),
  body: (value) => isText(value) && value !== '',
  steps: isCount,
  kinds: listOf(isText),
  quarantined: optional(isText),
  doubted: optional(isVersion),
  createdAt: isDate,
  updatedAt: isDate,
  hits: isCount,
  misses: isCount,
};
const known = Object.keys(parts);

/** As a person would call them. */
const names: Readonly<Record<string, string>> = {
  _id: 'id',
  tenantId: 'tenant',
  url: 'start',
  body: 'place of its body',
  kinds: 'kinds of steps',
};
