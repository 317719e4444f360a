/** Which of the two shapes a run's body is meant to be, and what keeps it from being that; said before any schema is asked. */
import { skillName } from '../store/model/skill.ts';
import { deepestSuccess, isTooDeep } from './schemas/success.ts';

type RunShape = { readonly shape: 'AdHocRun' | 'NamedRun' } | { readonly problem: string };

const missing = (fields: readonly string[]) => `${fields.join(' and ')} ${fields.length === 1 ? 'is' : 'are'} missing`;
const bothShapes = 'send { url, prompt, success } for a goal in free text, or { target, goal } with the name of a compiled skill';

/** Reads any JSON value. What it passes as well-meant may still break the schema of its shape. */
export function shapeOfRun(body: unknown): RunShape {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { problem: `the body must be a JSON object: ${bothShapes}` };
  const has = (field: string) => Object.hasOwn(body, field);
  const adHoc = ['url', 'prompt', 'success'];
  const named = ['target', 'goal'];
  if (adHoc.some(has)) return shapeOfAdHoc(body, has);
  if (!named.some(has)) return { problem: `the body names no goal: ${bothShapes}` };
  if ('goal' in body && typeof body.goal === 'string' && !skillName.test(body.goal)) {
    return { problem: `goal must be the name of a compiled skill (${skillName.source}); for free text, send { url, prompt, success }` };
  }
  const absent = named.filter((field) => !has(field));
  if (absent.length > 0) return { problem: `${missing(absent)}: ${bothShapes}` };
  return { shape: 'NamedRun' };
}

/** Of a dispatch, which is for goals in free text alone. */
export function shapeOfDispatch(body: unknown): RunShape {
  const read = shapeOfRun(body);
  return 'shape' in read && read.shape === 'NamedRun'
    ? { problem: 'a skill that is known by name is replayed by POST /skills/{name}/run or POST /run: send { url, prompt, success }' }
    : read;
}

type CompileShape = { readonly shape: 'CompileAdHoc' | 'CompileSkill' } | { readonly problem: string };

/** Of a goal that is to become a skill. */
export function shapeOfCompile(body: unknown): CompileShape {
  const bothShapes = 'send { target, goal } or { url, prompt }';
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { problem: `the body must be a JSON object: ${bothShapes}` };
  const has = (field: string) => Object.hasOwn(body, field);
  const [adHoc, named] = [
    ['url', 'prompt'],
    ['target', 'goal'],
  ] as const;
  const fields = adHoc.some(has) ? adHoc : named;
  if (adHoc.some(has) && named.some(has)) return { problem: `the body mixes two shapes: ${bothShapes}` };
  const absent = fields.filter((field) => !has(field));
  if (absent.length > 0) return { problem: `${missing(absent)}: ${bothShapes}` };
  if ('success' in body && isTooDeep(body.success)) return { problem: tooDeep };
  return { shape: fields === adHoc ? 'CompileAdHoc' : 'CompileSkill' };
}

const tooDeep = `success is nested more than ${deepestSuccess} levels deep, or holds more than 500 conditions`;

function shapeOfAdHoc(body: object, has: (field: string) => boolean): RunShape {
  const mixed = ['target', 'goal'].filter(has);
  if (mixed.length > 0) return { problem: `${mixed.join(' and ')} can't stand beside url, prompt or success: ${bothShapes}` };
  const absent = ['url', 'prompt', 'success'].filter((field) => !has(field));
  if (absent.length > 0) return { problem: `${missing(absent)}: ${bothShapes}` };
  if ('success' in body && isTooDeep(body.success)) return { problem: tooDeep };
  return { shape: 'AdHocRun' };
}
