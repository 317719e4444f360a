/** Whether a request is what a skill does: a difference counts unless it is known not to. */

import { Recent } from '../../recent.ts';
import { parametersIn, type Values } from '../templates.ts';
import { type Binding, bindingsOf } from './align.ts';
import { type Clause, clausesIn } from './clauses.ts';
import { comparesAlike } from './comparing.ts';
import { controlled, submitted } from './controlled.ts';
import { differenceOf } from './difference.ts';
import { doneAlike } from './doers.ts';
import { gathered } from './gather.ts';
import { asksForOther, isOfOther, pointsElsewhere } from './heads.ts';
import { levelled } from './levelled.ts';
import { limitsAlike } from './limited.ts';
import { inOne } from './merged.ts';
import { owned } from './owned.ts';
import { valuesOf } from './parameters.ts';
import type { Agree, Agreement } from './port.ts';
import { valuesByReading } from './readings.ts';
import { valuesRearranged } from './rearranged.ts';
import { keepsParts } from './roles.ts';
import { standingIn, standingOf } from './standing.ts';
import { timesAlike } from './tenses.ts';
import { timesAmong, withTimesLast } from './timed.ts';
import { type Mended, mended } from './typos.ts';

/** What is longer is the same only when it is said in the same words. */
const longestRead = 4_000;

type Skill = Parameters<Agree>[0];

/** As `Agree` of port.ts says. What is worked out of a text is kept, so that a goal that is compared often is read once. */
export const agree: Agree = (skill, request) => {
  if (isShouted(request)) return asSpoken(skill, request);
  if (skill.goal.length > longestRead || request.length > longestRead) return inSameWords(skill.goal, request);
  const asSaid = asTyped(skill, request);
  const found = asSaid.same ? asSaid : (asMeant(skill, request) ?? byPlaces(skill, request) ?? asSaid);
  if (!found.same) return found;
  if (asksForOther(skill.goal, request)) return { same: false, why: 'they ask for another unit of time' };
  if (isOfOther(skill.goal, request)) return { same: false, why: 'what is mine is not yours' };
  if (pointsElsewhere(skill.goal, request)) return { same: false, why: 'they point at another one' };
  const why = objectionTo(skill.goal, request, found.values);
  return why === undefined ? found : { same: false, why };
};

/** Who writes all in capitals says no name by them. */
const isShouted = (request: string): boolean => !/\p{Ll}/u.test(request) && /\p{Lu}{2}.*\s\S*\p{Lu}{2}/su.test(request);

function asSpoken(skill: Skill, request: string): Agreement {
  const quiet = request.toLowerCase();
  const found = agree(skill, quiet);
  if (!found.same || quiet.length !== request.length) return found;
  const asWritten = (value: string) =>
    quiet.includes(value) ? request.slice(quiet.indexOf(value), quiet.indexOf(value) + value.length) : value;
  return { same: true, values: Object.fromEntries(Object.entries(found.values).map(([name, value]) => [name, asWritten(value)])) };
}

/** What the ways to compare pass over: each word beside a value must say of it what the skill says. */
function objectionTo(template: string, request: string, values: Values): string | undefined {
  const [goal, said] = [standingIn(template), standingOf(values, request)];
  if (!limitsAlike(goal, said)) return 'what limits or places a value in one of them does not in the other';
  if (!comparesAlike(goal, said)) return 'they compare by something else';
  if (!doneAlike(goal, said)) return 'who does it in one of them has it done in the other';
  if (!timesAlike(goal, said)) return 'what was in one of them is or will be in the other';
  return keepsParts(goal, said) ? undefined : 'a value has another part in the request';
}

/** In the same words, arranged otherwise. */
function byPlaces(skill: Skill, request: string): Agreement | undefined {
  const values = valuesRearranged(skill, request);
  return values && { same: true, values };
}

/** Words first, what the rules read of them where those differ. */
function asTyped(skill: Skill, request: string): Agreement {
  const found = byWords(skill, request);
  if (found.same) return found;
  const values = valuesByReading(skill.goal, skill.parameters, request);
  return values === undefined ? (byGathering(skill, request) ?? found) : { same: true, values };
}

/** Whether something is so is another thing than to make it so. */
const asks = /^\W*(?:is|are|am|was|were|does|did|has|have|had|isn't|aren't|ask|if|whether)\b/i;

function byGathering({ goal, parameters }: Skill, request: string): Agreement | undefined {
  if (asks.test(request) !== asks.test(goal)) return undefined;
  const compiled = Object.fromEntries(parameters.map(({ name, value }) => [name, value ?? '']));
  const [template, said] = [clausesIn(goal), clausesIn(request)];
  const isFixed = parametersIn(goal).length === 0;
  const binding = gathered(template, said, compiled) ?? (isFixed ? gathered(said, template, compiled) : undefined);
  const values = binding && valuesOf(goal, parameters, request, binding);
  return values && { same: true, values };
}

/** With mistyped words mended on both sides, but not in values. */
function asMeant(skill: Skill, request: string): Agreement | undefined {
  const asked = mended(request, skill.goal);
  const goal = mended(skill.goal, request);
  if (asked === undefined && goal === undefined) return undefined;
  const done: Skill = goal === undefined ? skill : { ...skill, goal: goal.text };
  const found = asTyped(done, asked?.text ?? request);
  if (!found.same || asked === undefined) return found;
  const kept = inValues(asked, Object.values(found.values));
  if (kept.size === 0) return found;
  const again = asTyped(done, mended(request, skill.goal, kept)?.text ?? request);
  return again.same ? again : undefined;
}

/** What was mended, as it was said and as it is now, where a value holds it. */
const inValues = ({ words }: Mended, values: readonly string[]): ReadonlySet<string> => {
  const held = new Set(values.flatMap((value) => value.toLowerCase().match(/\p{L}+/gu) ?? []));
  return new Set(words.flatMap((word, at) => (held.has(word) ? [words[at - (at % 2)] as string] : [])));
};

function byWords(skill: Skill, request: string): Agreement {
  const template = clausesIn(skill.goal);
  const said = clausesIn(request);
  let found = valuesOfAll(skill, request, bindingsOf(template, said));
  if (found.length === 0) found = valuesOfAll(skill, request, bindingsOf(retoldIn(skill.goal), retoldIn(request)));
  const times = found.length === 0 ? timesAmong(skill.parameters) : undefined;
  if (times !== undefined && times.size > 0)
    found = valuesOfAll(skill, request, bindingsOf(withTimesLast(retoldIn(skill.goal), times), withTimesLast(retoldIn(request), times)));
  if (found.length === 0) {
    const [wanted, asked] = [controlledIn(skill.goal), controlledIn(request)];
    if (wanted.isOther || asked.isOther) {
      const [here, there] = [submitted(wanted.clauses, asked.clauses), submitted(asked.clauses, wanted.clauses)];
      found = valuesOfAll(skill, request, bindingsOf(here, there));
    }
  }
  const [only] = found;
  if (only === undefined) return { same: false, why: differenceOf(template, said) };
  return found.length === 1 ? { same: true, values: only } : { same: false, why: 'its values could be read in more than one way' };
}

const valuesOfAll = ({ goal, parameters }: Skill, request: string, bindings: readonly Binding[]): readonly Values[] =>
  bindings.map((binding) => valuesOf(goal, parameters, request, binding)).filter((found) => found !== undefined);

/** A request is held against several skills, one after the other. */
const retold = new Recent<readonly Clause[]>(1_000);

/** With what several clauses say told in one, and with what things are for or about in the place of whose they are. */
const retoldIn = (text: string): readonly Clause[] => retold.of(text, () => owned(levelled(inOne(clausesIn(text)))));

interface Controlled {
  readonly clauses: readonly Clause[];
  /** Something is said in it that could be said of a control in another way. */
  readonly isOther: boolean;
}

const handled = new Recent<Controlled>(5_000);
const controlledIn = (text: string): Controlled =>
  handled.of(text, () => {
    const said = owned(levelled(clausesIn(text)));
    const clauses = controlled(said, text);
    return { clauses, isOther: clauses !== said };
  });

function inSameWords(goal: string, request: string): Agreement {
  if (parametersIn(goal).length === 0 && plain(goal) === plain(request)) return { same: true, values: {} };
  return { same: false, why: `it is longer than ${longestRead} characters and not in the same words` };
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
