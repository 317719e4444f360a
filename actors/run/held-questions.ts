/** What the steps of a skill were asked when they were recorded, in dialogs of the browser's own and of the page's, to which its replay and a plan made anew are held. */
import type { Observation } from '../../farm/page/port.ts';
import type { SkillStep } from '../../store/model/skill.ts';
import type { Act, Step } from '../../store/model/step.ts';
import { verbsOf } from '../planner/rules/reading/words/verbs.ts';
import type { HeldSteps } from '../protocol/runs.ts';
import { stepsOf } from './held.ts';
import { asideOf, type Held, togetherOf } from './questions.ts';
import { isOfClause, type Replaying, stepInHand } from './replay.ts';
import { saidOtherwise } from './sayings.ts';
import type { Planned, Work } from './work.ts';

/** The act with what it may be asked, where a clause of a skill, or all of its goal, is carried out anew. */
export function heldToQuestions(planned: Planned, observation: Observation, work: Work): Planned {
  const { replay, path } = work;
  const { questions, answers } = replay ? askedOf(replay) : askedOfAll(stepsOf(work) ?? [], planned);
  if (questions === undefined && answers === undefined) return planned;
  const done = replay ? doneFor(replay, path) : path;
  const aside = asideOf(planned.clause, [...pickedOn(observation, planned.act), ...pickedIn(done)]);
  return { ...planned, ...(questions && { questions }), ...(answers && { answers }), aside };
}

/** A yes is for what was asked then, where anything was: to another question it is none. */
function askedOfAll(steps: HeldSteps, { dialogs, rung }: Planned): Pick<Held, 'questions' | 'answers'> {
  const questions = dialogs?.accept === true ? steps.flatMap((step) => step.questions ?? []) : [];
  const answers = rung === 'skill' ? undefined : togetherOf(steps.map((step) => step.answers));
  return { ...(questions.length > 0 && { questions }), ...(answers && answers.length > 0 && { answers }) };
}

/** What the page has said to a clause that was carried out anew, where it is otherwise than it was. */
export function answeredOtherwise({ replay, path, done }: Work, { passed = [] }: Observation): string | undefined {
  const step = replay && stepInHand(replay);
  if (replay?.by !== 'clause' || step?.said === undefined || done.length === replay.from) return undefined;
  return saidOtherwise(step.said, passed, asideOf(step.clause, pickedIn(doneFor(replay, path))));
}

/** Of all the steps of a clause that is mended, where each has noted it. */
function askedOf({ order: { steps }, by, at }: Replaying): Pick<Held, 'questions' | 'answers'> {
  const step = steps[at];
  if (by === 'clause' && step !== undefined)
    return {
      ...(step.questions && { questions: [...step.questions, ...askingFor(step)] }),
      ...(step.answers && { answers: [...step.answers, ...askingFor(step)] }),
    };
  const all = by === 'repair' ? steps.filter((one) => isOfClause(one, step)) : [];
  const [questions, answers] = [togetherOf(all.map((one) => one.questions)), togetherOf(all.map((one) => one.answers))];
  return { ...(questions && { questions }), ...(answers && { answers }) };
}

const leadingIn = ['', 'really ', 'are you sure you want to ', 'do you want to ', 'do you really want to '];

/** Questions that ask for nothing but what the clause says: a page that comes to ask whether it is meant may be told that it is. */
function askingFor({ clause, entry, names = [] }: SkillStep): readonly string[] {
  const [deed] = verbsOf(clause);
  const things = entry === undefined ? names : [entry];
  if (deed === undefined || things.length !== 1) return [];
  const kinds = kindsIn(clause, things[0] ?? '').flatMap((kind) => [`this ${kind}`, `the ${kind}`]);
  const asked = [clause, ...[things[0], 'it', 'this', ...kinds].map((thing) => `${deed.verb} ${thing}`)];
  return asked.flatMap((one) => leadingIn.map((words) => `${words}${one}`));
}

/** What the clause says the thing is: "the request of Maria Lopez", "Maria Lopez's request". */
function kindsIn(clause: string, thing: string): readonly string[] {
  const [before = '', after = ''] = clause.split(thing);
  const kind = /(?:^|\s)the (\p{Ll}{3,}) (?:of|from|by|for|called|named|with)\W*$/u.exec(before) ?? /^['’]s (\p{Ll}{3,})$/u.exec(after);
  return kind?.[1] === undefined ? [] : [kind[1]];
}

/** The latest steps, which were done for the clause in hand. */
function doneFor(replay: Replaying, path: readonly Step[]): readonly Step[] {
  const clause = stepInHand(replay)?.clause;
  return path.slice(path.findLastIndex((step) => step.clause !== clause) + 1);
}

/** What was done to, and what stood in its rows and cards. */
const pickedIn = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap(({ target }) => (target ? [target.name, target.around.unit ?? ''] : []));

const units: readonly string[] = ['row', 'item', 'listitem', 'article', 'option', 'treeitem'];

/** What is called as the element is, and the rows or cards that it stands in. */
function pickedOn({ elements, groups }: Observation, act: Act): readonly string[] {
  const element = 'element' in act && act.element !== undefined ? elements[act.element] : undefined;
  const texts = element ? [element.name] : [];
  for (let at = element?.group; at !== undefined; at = groups[at]?.parent) {
    const { role = '', name = '' } = groups[at] ?? {};
    if (units.includes(role)) texts.push(name);
  }
  return texts;
}
