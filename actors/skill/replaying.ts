/** From a stored skill to the run that replays it: where it starts, and with which values. */
import type { Replay } from '../protocol/runs.ts';
import type { SkillRefusal } from '../protocol/skills.ts';
import type { Opened } from './shelf.ts';
import { parametersIn, placeholderOf, type Values, withValues } from './templates.ts';

interface Wanted {
  /** The address of the request. */
  readonly target: string;
  readonly params: Values;
  readonly repair: Replay['repair'];
  /** The address is where the goal was asked for, and its origin alone stands for nothing else. */
  readonly isPlace?: true;
}

export interface Ready {
  readonly type: 'ready';
  readonly url: string;
  readonly prompt: string;
  readonly success: Opened['version']['success'];
  readonly values: Values;
  readonly replay: Replay;
}

const refused = (reason: SkillRefusal['reason'], message: string): SkillRefusal => ({ type: 'skillRefused', reason, message });

/**
 * The replay of a skill at an address of its origin: for who names the skill, the origin alone stands for where it starts. A path or
 * query that differs must be a parameter there (SPEC-NOTES, "Where a replay starts").
 */
export function readyToReplay(
  { document, version, values: compiled, secrets }: Opened,
  { target, params, repair, isPlace }: Wanted,
): Ready | SkillRefusal {
  const { name } = document;
  const unknown = Object.keys(params).filter((given) => !Object.hasOwn(compiled, given));
  if (unknown.length > 0) {
    const known = Object.keys(compiled);
    const has = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
    return refused('wrong_params', `the skill ${name} has no parameter ${unknown.join(', ')}: ${has}`);
  }
  if (new URL(target).origin !== document.origin)
    return refused('wrong_origin', `the skill ${name} is of ${document.origin}, and ${new URL(target).origin} is another site`);
  const start = isOriginAlone(new URL(target)) && !isPlace ? {} : startAt(version.url, target, { ...compiled, ...params });
  if (start === undefined)
    return refused('wrong_start', `the skill ${name} starts at ${document.url}, and ${target} differs from it where it has no parameter`);
  // Whoever says a value outright means it, whatever the address holds.
  const values = { ...compiled, ...start, ...params };
  const { url, goal, success, steps } = withValues(version, values);
  const hidden = [...secrets, ...version.parameters.flatMap(({ name: parameter, sealed }) => (sealed ? [values[parameter] ?? ''] : []))];
  const replay: Replay = {
    skill: { name, version: version.version },
    steps,
    signedIn: version.signedIn,
    hidden: [...new Set(hidden)].filter((value) => value !== ''),
    repair,
  };
  return { type: 'ready', url, prompt: goal, success, values, replay };
}

/** Whether a skill may start at this address, with one value or another. */
export const mayStartAt = ({ url, parameters }: Pick<Opened['document'], 'url' | 'parameters'>, target: string): boolean =>
  startAt(url, target, Object.fromEntries(parameters.map(({ name, value = '' }) => [name, value]))) !== undefined;

/** The values that the address gives the parameters of the start; undefined where it is another address. */
function startAt(template: string, target: string, values: Values): Values | undefined {
  const wanted = new URL(target);
  const names = parametersIn(template);
  const start = new URL(withValues({ goal: '', url: template, success: { kind: 'extracted' }, steps: [] }, values).url);
  if (placeOf(start) !== placeOf(wanted)) return undefined;
  if (start.search === wanted.search) return {};
  const found: Record<string, string> = {};
  const [query = ''] = template.slice(template.indexOf('?') + 1).split('#');
  const asked = new URLSearchParams(wanted.search);
  const known = new URLSearchParams(query);
  if ([...asked.keys()].sort().join('&') !== [...known.keys()].sort().join('&')) return undefined;
  for (const [key, value] of known) {
    const name = names.find((candidate) => value === placeholderOf(candidate));
    const given = asked.get(key) ?? '';
    if (name !== undefined) found[name] = given;
    else if (given !== value) return undefined;
  }
  return found;
}

/** All of an address but its origin and its query: pages of one script tell their places behind the `#`. */
const placeOf = ({ username, password, pathname, hash }: URL): string => JSON.stringify([username, password, pathname, hash]);

const isOriginAlone = (url: URL): boolean => url.search === '' && placeOf(url) === placeOf(new URL('/', url.origin));
