/** From a stored skill to the run that replays it: where it starts, and with which values. */
import type { Replay } from '../protocol/runs.ts';
import type { SkillRefusal } from '../protocol/skills.ts';
import type { Opened } from './shelf.ts';
import { placeOf, startAt } from './starts.ts';
import { type Values, withValues } from './templates.ts';

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
  const { url, goal, success, reached, steps } = withValues(version, values);
  const hidden = [...secrets, ...version.parameters.flatMap(({ name: parameter, sealed }) => (sealed ? [values[parameter] ?? ''] : []))];
  const replay: Replay = {
    skill: { name, version: version.version },
    steps,
    ...(reached && { reached }),
    signedIn: version.signedIn,
    hidden: [...new Set(hidden)].filter((value) => value !== ''),
    repair,
  };
  return { type: 'ready', url, prompt: goal, success, values, replay };
}

const isOriginAlone = (url: URL): boolean => url.search === '' && placeOf(url) === placeOf(new URL('/', url.origin));
