/** Makes a skill of a finished run: what it did, as steps that can be done again. */

import type { RunRequest } from '../../../store/model/run.ts';
import type { Asked, HeldNames, SkillStep } from '../../../store/model/skill.ts';
import type { Act, Step } from '../../../store/model/step.ts';
import type { SuccessCondition } from '../../../store/model/success.ts';
import { mapTexts } from '../../map-texts.ts';
import type { Instruction } from '../../planner/rules/instruction.ts';
import { readOnce } from '../../planner/rules/reading/read-once.ts';
import { secretsIn } from '../../planner/rules/reading/secrets.ts';
import { asking } from '../../planner/rules/resolving/since.ts';
import type { RunTrace } from '../../protocol/runs.ts';
import { asideOf, togetherOf } from '../../run/questions.ts';
import { withoutNumbers } from '../../run/sayings.ts';
import { shapeOf } from '../addresses.ts';
import type { Compilation, Draft, DraftParameter } from '../draft.ts';
import { placeholderOf } from '../templates.ts';
import { isComputed } from './computed.ts';
import { withFixedParts } from './fixed-parts.ts';
import { holding } from './holding.ts';
import { occurrences, parametersOf, parametrised } from './parameters.ts';
import { withoutDetours } from './shorten.ts';

interface ToCompile {
  readonly trace: RunTrace;
  /** As it was asked for, unmasked. */
  readonly request: Pick<RunRequest, 'url' | 'prompt' | 'options'>;
  readonly success: SuccessCondition;
  readonly reached?: SuccessCondition | undefined;
  /** Milliseconds since the epoch: what "today" was. */
  readonly now: number;
  /** Of a skill that is made anew: its parameters with the values of this run, in place of those that the goal suggests. */
  readonly parameters?: readonly DraftParameter[];
}

/** Pure. A step that no evidence leads back to, and that the rules can't carry out, makes the run uncompilable. */
export function compileSkill({ trace, request, success, reached, now, parameters: known }: ToCompile): Compilation {
  const { prompt, url, options } = request;
  // What a list offers was looked up to find the way.
  const acted = trace.steps.slice(1).flatMap((step, at) => (step.kind === 'peek' ? [] : [{ step, changed: trace.changed[at] }]));
  const done = acted.map(({ step }) => step);
  const read = readOnce(prompt, now);
  const instructions = 'reading' in read ? read.reading.instructions : undefined;
  const parameters = known ?? parametersOf(prompt, instructions, done, secretsIn(prompt, now));
  const make = (steps: readonly Step[]): Draft | string => {
    const made = stepsOf(steps, instructions, parameters);
    if (typeof made === 'string') return made;
    return {
      goal: parametrised(prompt, parameters),
      url: withQueryOpen(url, parameters),
      success: inTexts(success, parameters),
      ...(reached && { reached: inTexts(reached, parameters) }),
      parameters,
      steps: made,
      reads: [...new Set(steps.flatMap(({ as }) => (as === undefined ? [] : [as])))],
      confirmActions: options.confirmActions !== false,
      signedIn: trace.signedIn,
    };
  };
  const draft = make(done);
  if (typeof draft === 'string') return { type: 'uncompilable', why: draft };
  const kept = withoutDetours(
    done,
    acted.map(({ changed }) => changed),
  );
  const shorter = kept.length < done.length ? make(kept) : undefined;
  return { type: 'compiled', draft, ...(typeof shorter === 'object' && { shorter }) };
}

/** Acts of one clause, one after the other. */
interface Group {
  readonly clause: string;
  readonly nth: number;
  readonly steps: readonly Step[];
  /** What the clause says, where it was read. */
  readonly instructions: readonly Instruction[];
}

function stepsOf(
  done: readonly Step[],
  instructions: readonly Instruction[] | undefined,
  parameters: readonly DraftParameter[],
): readonly SkillStep[] | string {
  const made: SkillStep[] = [];
  for (const group of groupsOf(done, instructions ?? [])) {
    const steps = stepsOfGroup(group, parameters);
    if (typeof steps === 'string') return steps;
    const [first, ...others] = steps;
    const isAsking = first?.by === 'evidence' && group.instructions.some(({ kind }) => asking.includes(kind));
    made.push(...(isAsking ? [{ ...first, asks: true } as const, ...others] : steps));
  }
  return withFixedParts(askedOnly(made));
}

/** So many clauses before one that is carried out anew may have asked for what it is about: what was typed, and what has sent it. */
const mostAsked = 2;

/** Only what a clause behind it looks back to is noted. */
function askedOnly(steps: readonly SkillStep[]): readonly SkillStep[] {
  let left = 0;
  return steps
    .toReversed()
    .map((step) => {
      if (step.by === 'clause') left = mostAsked;
      if (step.by === 'clause' || !step.asks) return step;
      left -= 1;
      if (left >= 0) return step;
      const { asks: _, ...rest } = step;
      return rest;
    })
    .toReversed();
}

/** In the order of the goal where it was read; a clause without acts, because nothing was to be done then, keeps its place. */
function groupsOf(done: readonly Step[], instructions: readonly Instruction[]): readonly Group[] {
  const acted = gathered(done, ({ clause = '' }) => clause).map(({ key, nth, items }) => ({ clause: key, nth, steps: items }));
  const said = gathered(instructions, ({ clause }) => clause);
  const groups: Group[] = [];
  let next = 0;
  for (const { key, nth, items } of said) {
    const at = acted.findIndex((group, place) => place >= next && group.clause === key && group.nth === nth);
    // What was done before it was no part of the reading: the model's.
    if (at !== -1) for (; next < at; next += 1) groups.push({ ...(acted[next] as (typeof acted)[number]), instructions: [] });
    groups.push({ clause: key, nth, steps: at === -1 ? [] : (acted[at]?.steps ?? []), instructions: items });
    if (at !== -1) next = at + 1;
  }
  const all: readonly Group[] = [...groups, ...acted.slice(next).map((group) => ({ ...group, instructions: [] }))];
  return all.filter((group, place) => !isLeftToModel(group, all[place + 1]));
}

/** What a form was asked for, and had no place for, is what the model did behind it; there is nothing to carry out anew. */
const isLeftToModel = ({ steps, instructions }: Group, next: Group | undefined): boolean =>
  steps.length === 0 && instructions.some(({ kind }) => kind === 'lay') && next?.steps[0]?.rung === 'model';

/** Runs of items with the same key, and how many runs of that key came before. */
function gathered<T>(items: readonly T[], keyOf: (item: T) => string): readonly { key: string; nth: number; items: readonly T[] }[] {
  const runs: { key: string; nth: number; items: T[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const latest = runs.at(-1);
    if (latest?.key === key) latest.items.push(item);
    else runs.push({ key, nth: runs.filter((run) => run.key === key).length, items: [item] });
  }
  return runs;
}

function stepsOfGroup(
  { clause: said, nth, steps, instructions }: Group,
  parameters: readonly DraftParameter[],
): readonly SkillStep[] | string {
  const clause = parametrised(said, parameters);
  const isRead = instructions.length > 0;
  // How dialogs are answered stands with the acts that raised them.
  if (isRead && instructions.every(({ kind }) => kind === 'answer')) return [];
  const anew = [{ by: 'clause', clause, nth, ...heldOf(steps, parameters), ...askedAnew(said, steps, parameters) }] as const;
  // What a skill has recorded was no clause for the rules when it was.
  const isOfRules = isRead && steps.every(({ rung }) => rung !== 'model' && rung !== 'skill');
  if (isOfRules && (steps.length === 0 || instructions.some(isComputed) || steps.some((step) => !isRecordable(step, parameters))))
    return anew;
  const lost = steps.find((step) => !isRecordable(step, parameters));
  if (lost?.kind === 'note') return `"${said}" was answered by the model's own reckoning, which no replay could do again`;
  if (lost !== undefined) return `nothing was kept by which the element of "${said}" could be found again`;
  return steps.map((step) => recorded(step, clause, nth, parameters));
}

/** What was asked and told when a clause was carried out, without the words of what was picked: that may be another next time. */
function askedAnew(clause: string, steps: readonly Step[], parameters: readonly DraftParameter[]): Asked {
  if (steps.length === 0) return {};
  const aside = asideOf(
    clause,
    steps.flatMap(({ target }) => (target ? [target.name, target.around.unit ?? ''] : [])),
  );
  const without = (text: string) => text.replace(/\p{L}+/gu, (word) => (aside.includes(word.toLowerCase()) ? '…' : word));
  const plainly = (texts: readonly string[]) => inTexts(texts.map(without), parameters);
  const answers = togetherOf(steps.map((step) => step.answers));
  const { said } = steps.at(-1) ?? {};
  return {
    questions: plainly(steps.flatMap(({ questions = [] }) => questions)),
    ...(answers && { answers: plainly(answers) }),
    ...(said && { said: plainly(said).map(withoutNumbers) }),
    ...toldBy(steps, parameters),
  };
}

const toldBy = (steps: readonly Step[], parameters: readonly DraftParameter[]): Pick<Asked, 'told'> => {
  const told = steps.flatMap(({ as, tells: kind, of }) => (as !== undefined && kind ? [{ as, kind, ...(of && { of }) }] : []));
  return told.length > 0 ? { told: inTexts(told, parameters) } : {};
};

/** By what names the things of these steps were called. */
function heldOf(steps: readonly Step[], parameters: readonly DraftParameter[]): HeldNames {
  const names = [...new Set(steps.flatMap((step) => step.names ?? []))];
  const entry = steps.find((step) => step.entry !== undefined)?.entry;
  return inTexts({ ...(names.length > 0 && { names }), ...(entry !== undefined && { entry }) }, parameters);
}

/** Acts without an element. */
const bare: readonly Act['kind'][] = ['goto', 'back', 'press', 'type', 'scroll', 'switchTab', 'closeTab', 'wait'];

/** Whether its element can be found again: not when it is called as a parameter is, for then it is another next time. */
function isRecordable({ kind, target, to, rung }: Step, parameters: readonly DraftParameter[]): boolean {
  if (kind === 'note') return false;
  if (target === undefined) return bare.includes(kind);
  if (kind === 'read') return rung === 'model' || rung === 'skill';
  return [target, to].every((evidence) => evidence === undefined || !parameters.some(({ value }) => isCalled(evidence.name, value)));
}

const isCalled = (name: string, value: string): boolean => occurrences(name.toLowerCase(), value.toLowerCase()) > 0;

function recorded(step: Step, clause: string, nth: number, parameters: readonly DraftParameter[]): SkillStep {
  const {
    rung: _,
    clause: __,
    names: ___,
    entry: ____,
    target,
    to,
    before,
    after,
    became,
    dialogs,
    questions = [],
    answers,
    said,
    kept,
    tells: _____,
    of: ________,
    at: ______,
    ...others
  } = step;
  const { durationMs: _______, ...told } = others;
  const values = parameters.map(({ value }) => value);
  // An index means nothing on another day.
  const act = inTexts({ ...told, ...(target && { element: 0 }), ...(to && { to: 0 }) }, parameters) as Act;
  return {
    by: 'evidence',
    clause,
    nth,
    ...heldOf([step], parameters),
    act,
    ...(target && { target: holding(target, clause, parameters) }),
    ...(to && { to: holding(to, clause, parameters) }),
    ...(dialogs && { dialogs: inTexts(dialogs, parameters) }),
    questions: inTexts(questions, parameters),
    ...(answers && { answers: inTexts(answers, parameters) }),
    before: shapeOf(before, values),
    after: shapeOf(after, values),
    ...(said && { said: inTexts(said, parameters).map(withoutNumbers) }),
    ...toldBy([step], parameters),
    ...(kept && { kept }),
    became: became ?? { document: false, tab: false, requests: false },
  };
}

const ours: ReadonlySet<string> = new Set(['kind']);
const inTexts = <T>(value: T, parameters: readonly DraftParameter[]): T => mapTexts(value, (text) => parametrised(text, parameters), ours);

/** A value of the goal that stands in the query of the start is the same parameter there. */
function withQueryOpen(url: string, parameters: readonly DraftParameter[]): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const open = url
    .slice(at + 1)
    .split('&')
    .map((pair) => {
      const [name = '', value] = pair.split('=');
      const same = parameters.find((parameter) => value !== undefined && !parameter.isSecret && plain(value) === parameter.value);
      return same === undefined ? pair : `${name}=${placeholderOf(same.name)}`;
    });
  return `${url.slice(0, at)}?${open.join('&')}`;
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    // Bytes of another encoding are no word of the goal.
    return text;
  }
}
