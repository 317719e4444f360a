/** From a stored skill to the run that replays it: where it starts, and with which values. */
import type { Replay } from '../protocol/runs.ts';
import type { SkillRefusal } from '../protocol/skills.ts';
import type { Opened } from './shelf.ts';
import { anyOf, parametersIn, placeholderOf, type Values, withValues } from './templates.ts';

interface Wanted {
  /** The address of the request. */
  readonly target: string;
  readonly params: Values;
  readonly repair: Replay['repair'];
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
 * The replay of a skill at an address of its origin: the origin alone stands for where the skill starts. A path or query that
 * differs must be a parameter there (SPEC-NOTES, "Where a replay starts").
 */
export function readyToReplay(
  { document, version, values: compiled, secrets }: Opened,
  { target, params, repair }: Wanted,
): Ready | SkillRefusal {
  const { name } = document;
  const unknown = Object.keys(params).filter((given) => !(given in compiled));
  if (unknown.length > 0) {
    const known = Object.keys(compiled);
    const has = known.length === 0 ? 'it has none' : `it has ${known.join(', ')}`;
    return refused('wrong_params', `the skill ${name} has no parameter ${unknown.join(', ')}: ${has}`);
  }
  if (new URL(target).origin !== document.origin)
    return refused('wrong_origin', `the skill ${name} is of ${document.origin}, and ${new URL(target).origin} is another site`);
  const start = startAt(version.url, target, { ...compiled, ...params });
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

/** The values that the address gives the parameters of the start; undefined where it is another address. */
function startAt(template: string, target: string, values: Values): Values | undefined {
  const wanted = new URL(target);
  if ((wanted.pathname === '/' || wanted.pathname === '') && wanted.search === '') return {};
  const names = parametersIn(template);
  const start = withValues({ goal: '', url: template, success: { kind: 'extracted' }, steps: [] }, values).url;
  if (isSameAddress(new URL(start), wanted)) return {};
  const found: Record<string, string> = {};
  const at = template.indexOf('?');
  const [path, query = ''] = at === -1 ? [template] : [template.slice(0, at), template.slice(at + 1)];
  if (anyOf(path).pathname !== wanted.pathname) return undefined;
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

const isSameAddress = (a: URL, b: URL): boolean => a.pathname === b.pathname && a.search === b.search;
