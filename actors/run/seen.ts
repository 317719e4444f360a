/** What a run knows once it has looked at the page: what came of the latest act, and what the page said to it. */
import type { Observation } from '../../farm/page/port.ts';
import type { Act } from '../../store/model/step.ts';
import { isLostDownload } from './befell.ts';
import { textsBefore, timesBefore } from './changes.ts';
import { dialogsBeforeLatest, raisedBy } from './declined.ts';
import { saysSame, seenEntered } from './entered.ts';
import { type Outcome, outcomeFrom, outcomeOf } from './in-vain.ts';
import { dialogAround } from './messages.ts';
import { type Come, heard } from './refused.ts';
import { consoled } from './unheeded.ts';
import { withoutQuery } from './verdicts.ts';
import type { Work } from './work.ts';

/** The page was seen: whether the latest act changed it is known now. */
export function seen(before: Work, observation: Observation): Work {
  const { digestBefore, sayings: _, refusal: __, refusedFor: ___, praises: ____, unheeded: _____, isPutOff, ...rest } = before;
  const latest = before.done.at(-1);
  const isAnswer = digestBefore !== undefined || isPutOff === true;
  const work: Work = {
    ...rest,
    path: noted(before, observation, isAnswer),
    ...heard(observation, isAnswer ? latest?.act : undefined, before, {
      ...comeOf(before),
      isLater: digestBefore === undefined,
    }),
    ...consoled(observation, before),
    ...(before.entered && { entered: seenEntered(before.entered, observation) }),
    ...((observation.putsOff || (isPutOff && digestBefore === undefined)) && { isPutOff: true }),
    blind: 0,
    unyielding: false,
  };
  const outcome = latest && outcomeAfter(before, observation, latest.act);
  if (digestBefore === undefined || latest === undefined) return { ...work, ...(outcome && { outcome }) };
  const raised = raisedBy(work);
  return {
    ...work,
    ...(outcome && { outcome }),
    done: [
      ...work.done.slice(0, -1),
      {
        ...latest,
        changed: lookOf(observation, latest.act) !== digestBefore,
        dialogs: work.dialogs.length,
        files: filesOf(work),
        ...(raised.length > 0 && { raised }),
      },
    ],
  };
}

/** The steps with what this look tells of them: what was said to the latest, and which fields show what was filled into them. */
function noted({ path, entered = [] }: Work, { elements, passed = [] }: Observation, isAnswer: boolean): Work['path'] {
  const step = path.at(-1);
  const isOfPage = step !== undefined && isAnswer && step.rung !== 'skill' && step.became?.document === false;
  const said = isOfPage && step.said === undefined && passed.length > 0 ? passed.slice(0, mostSaid) : undefined;
  const latest = path.findLastIndex(({ became }) => became?.document === true);
  const shown = seenEntered(entered, { elements }).filter(
    ({ isLost, isChoice, isTimely, role, name, nth, text }) =>
      !isLost &&
      !isChoice &&
      !isTimely &&
      saysSame(elements.filter((element) => element.role === role && element.name === name)[nth]?.value ?? '', text),
  );
  if (said === undefined && shown.length === 0) return path;
  return path.map((one, at) => {
    if (said && one === step) return { ...one, said };
    const isFilled = at > latest && one.kind === 'fill' && one.rung !== 'skill';
    return isFilled && shown.some(({ text, name }) => text === one.text && name === one.target?.name) ? { ...one, kept: true } : one;
  });
}
const mostSaid = 3;

/** How the page has come to be as it is. */
function comeOf(work: Work): Come {
  const clause = work.done.at(-1)?.clause;
  const pressed = work.path.at(-1)?.target;
  return {
    landed: hasLanded(work),
    alerts: alertsOf(work),
    entered: enteredIn(work),
    filled: filledIn(work),
    ...(work.outcome && { stood: [...textsBefore(work.outcome.since), ...(work.outcome.answers ?? [])] }),
    ...(clause !== undefined && { clause }),
    ...(pressed && { pressed }),
    ...(pressed && work.outcome && { times: Math.max(1, timesBefore(work.outcome.since, pressed)) }),
  };
}

/** What the page has said to the latest act, where it was not looked at otherwise. */
export function toldTo(before: Work, words: Pick<Observation, 'passed'>): Work {
  const { refusal } = heard({ elements: [], groups: [], ...words }, before.done.at(-1)?.act, {}, comeOf(before));
  return { ...before, ...(refusal !== undefined && { refusal }) };
}

/** Of the latest act, or of the same as before where nothing was done since. */
function outcomeAfter({ outcome, path }: Work, observation: Observation, act: Act): Outcome | undefined {
  if (!outcome) return undefined;
  const known = outcomeOf(observation, lookOf(observation, act), outcome);
  return isEmptied(observation, act, path.at(-1)?.target) ? { ...known, isEmptied: true } : known;
}

/** Whoever takes a file over at once shows it, or empties the field to take the next. */
const isEmptied = ({ elements }: Observation, act: Act, target: { readonly role: string; readonly name: string } | undefined): boolean =>
  act.kind === 'upload' &&
  elements.some(({ role, name, type, value = '' }) => type === 'file' && role === target?.role && name === target.name && value === '') &&
  !elements.some(({ name }) => act.files.some((file) => name.includes(file)));

/** What the browser's own dialogs have said since the act before the latest. */
const alertsOf = ({ dialogs, done }: Work): readonly string[] =>
  dialogs.slice(dialogsBeforeLatest(done)).flatMap(({ type, message }) => (type === 'alert' ? [message] : []));

/** What was entered since something was pressed before the latest act. */
function enteredIn({ done }: Work): readonly string[] {
  const acts = done.slice(0, -1).filter(({ ok }) => ok);
  const from = acts.findLastIndex(({ act: { kind } }) => kind === 'click' || kind === 'press') + 1;
  return acts.slice(from).flatMap(({ act }) => (act.kind === 'fill' || act.kind === 'type' ? [act.text] : []));
}

/** Where something was entered or chosen since then. */
function filledIn({ path }: Work): NonNullable<Come['filled']> {
  const steps = path.slice(0, -1);
  const from = steps.findLastIndex(({ kind }) => kind === 'click' || kind === 'press' || kind === 'goto') + 1;
  return steps.slice(from).flatMap(({ kind, target }) => (target !== undefined && (kind === 'fill' || kind === 'select') ? [target] : []));
}

/** Whether the latest step has led to another page, whatever is asked or marked there. */
function hasLanded({ path }: Work): boolean {
  const step = path.at(-1);
  return step !== undefined && withoutQuery(step.before) !== withoutQuery(step.after);
}

const filesOf = ({ downloads, failures }: Work): number => downloads.length + failures.filter(isLostDownload).length;

/** What of a page an act may change: to have moved the focus is nothing that a click does for its own sake. */
const lookOf = ({ digest, unfocused = digest }: Observation, { kind }: Act): string =>
  kind === 'click' || kind === 'hover' ? unfocused : digest;

/** How the page is as an act is done to it. */
export function beganOn(observation: Observation, act: Act, clause: string, { done, outcome }: Work): Partial<Work> {
  const look = lookOf(observation, act);
  const answers = saidAround(observation, act);
  const began = outcomeFrom(observation.elements, look, done.at(-1)?.clause === clause ? outcome : undefined);
  return { digestBefore: look, outcome: { ...began, ...(answers.length > 0 && { answers }) } };
}

/** What the dialog says that the act is done in. */
function saidAround({ elements, groups }: Observation, act: Act): readonly string[] {
  const dialogOf = (group: number | undefined) => dialogAround(groups, group);
  const dialog = act.kind === 'click' || act.kind === 'press' ? dialogOf(elements[act.element ?? -1]?.group) : undefined;
  return dialog === undefined ? [] : elements.flatMap(({ name, group }) => (dialogOf(group) === dialog ? [name] : []));
}
