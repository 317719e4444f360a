/** What a page takes back by itself once all is done: a switch or a choice that flips back, an entry that comes back; and what it is still at. What it says of it, the run hears (`actors/run/refused.ts`). */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Act } from '../../../../../store/model/step.ts';
import { isAtWork, isWell } from '../../../../run/refusing-words.ts';
import type { Plan, PlanInput } from '../../../port.ts';
import type { Reading } from '../../instruction.ts';
import { isClickable, isEditable, isText, isUsable, listBoxRoles } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isAffirming, isDeclining } from './asking-back.ts';
import { type Leaving, leavingAfter, leftStanding, stillLeaving } from './leaving.ts';

/** Kept from plan to plan: plain data. */
interface Watch {
  readonly last?: Watched;
  /** How the page took it back. */
  readonly undone?: string;
  readonly leaving?: readonly Leaving[];
}

/** The latest act that changes something. */
interface Watched {
  readonly at: number;
  readonly clause: string;
  /** The switch that was acted on, and whether it was on. */
  readonly box?: { readonly key: string; readonly wasOn: boolean; readonly isOther?: true };
  /** The list that was chosen from, and what it held before. */
  readonly list?: { readonly key: string; readonly was: string };
  /** What was dragged, and what onto; how the two stood, and how they stood once that was otherwise. */
  readonly dropped?: { readonly what: string; readonly to: string; readonly was: Standing; readonly moved?: Standing };
  /** It was done in a dialog, as an answer is: what that asked, empty for nothing. */
  readonly answered?: string;
  /** What the row or card said that it was done in; whether that was gone since. */
  readonly entry?: { readonly text: string; readonly isGone?: true };
  /** What fields and lists held before, until the page was seen after it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Of those that held something else then, what it was. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** How the page said before that it was at work. */
  readonly busy: readonly string[];
}

/** For how long a page that has put something off may take back what was done last. */
const takenBackMs = 2_500;
/** For how long it is waited for what it says that it is at. */
const atWorkMs = 8_000;
const changing: readonly Act['kind'][] = ['click', 'check', 'fill', 'press', 'select', 'drag', 'upload'];
const removing = /^(?:\p{L}+ )?(?:delete|remove|discard|archive|trash|bin|erase|cancel|dismiss|reject|decline)\b/iu;

/** The plan, unless all is done and the page has taken the last of it back, or may do so yet. */
export function settled(plan: Plan, { instructions }: Reading, input: PlanInput, scene: Scene): Plan {
  const before = (input.memo as { readonly watch?: Watch } | undefined)?.watch ?? {};
  const watch = seen(before, input, scene);
  const keep = <P extends Plan>(kept: P, now: Watch): P => ({
    ...kept,
    memo: { ...((plan.memo ?? input.memo) as object | undefined), watch: now },
  });
  const staying = input.only === undefined ? stayingBefore(plan, watch, input.now, scene) : undefined;
  if (staying) return keep(staying, watch);
  if (plan.type === 'act') {
    const leaving = leavingAfter(watch.leaving ?? [], plan, instructions, input, scene);
    const last = changing.includes(plan.act.kind) ? watched(plan, watch, scene, input.now) : watch.last;
    return keep(plan, { ...watch, ...(last && { last }), ...(leaving.length > 0 && { leaving }) });
  }
  const { last } = watch;
  const isWatched = plan.type === 'done' && last !== undefined && input.only === undefined;
  if (!isWatched || instructions.some(({ kind }) => kind === 'read' || kind === 'wait' || kind === 'await')) return keep(plan, watch);
  const { clause } = last;
  const question = pointing.test(instructions.at(-1)?.clause ?? '') ? undefined : askedNow(last, scene);
  if (question !== undefined)
    return keep(
      { type: 'missing', clause, what: `the page asks back ${JSON.stringify(question)}, and nothing said what to answer` },
      watch,
    );
  const undone = watch.undone ?? takenBack(last, scene);
  if (undone !== undefined) return keep({ type: 'missing', clause, what: undone }, { ...watch, undone });
  const atWork = busyIn(scene).find((name) => !last.busy.includes(name));
  if (atWork !== undefined && input.now - last.at < atWorkMs)
    return keep({ type: 'missing', clause, what: `the page still says ${JSON.stringify(atWork)}`, awaits: true }, watch);
  // What goes on for as long as it is let says so all the time.
  if (atWork !== undefined && !isLasting(atWork))
    return keep({ type: 'missing', clause, what: `the page goes on saying ${JSON.stringify(atWork)}` }, watch);
  if (input.observation.putsOff !== true || input.now - last.at >= takenBackMs) return keep(plan, watch);
  return keep({ type: 'missing', clause, what: 'the page may take it back yet', awaits: true }, watch);
}

/** What was to go and stands there still, before the end and before what follows; what keeps or answers is done first. */
function stayingBefore(plan: Plan, { leaving = [] }: Watch, now: number, scene: Scene): Plan | undefined {
  if (plan.type !== 'done' && plan.type !== 'act') return undefined;
  const left = leftStanding(plan.type === 'done' ? leaving : leaving.filter(({ clause }) => clause !== plan.clause), scene);
  if (!left) return undefined;
  const on = plan.type === 'act' && 'element' in plan.act && plan.act.element !== undefined ? scene.elements[plan.act.element] : undefined;
  const isKeeping = on && (on.isNew || keeping.test(on.name) || (scene.dialog !== undefined && scene.isIn(on, scene.dialog)));
  if (isKeeping) return undefined;
  const { clause, at, wasAway } = left;
  if (wasAway) return { type: 'missing', clause, what: broughtBack };
  const isSoon = now - at < takenBackMs;
  return { type: 'missing', clause, what: 'it was to be removed, and stands there still', ...(isSoon && { awaits: true }) };
}
/** What is staged is removed by this. */
const keeping = /^(?:save|apply|update|submit|confirm|done|ok(?:ay)?|yes|finish|publish)\b/i;

function watched({ act, clause }: Extract<Plan, { type: 'act' }>, { last }: Watch, scene: Scene, at: number): Watched {
  const on = 'element' in act && act.element !== undefined ? scene.elements[act.element] : undefined;
  const unit = on && scene.unitOf(on);
  const text = unit && removing.test(clause) ? saidBy(unit.elements) : undefined;
  const entry = text !== undefined ? { text } : last?.clause === clause ? last.entry : undefined;
  const isBox = on && (act.kind === 'check' || on.states.includes('checked'));
  const lists = act.kind === 'fill' || act.kind === 'press';
  return {
    at,
    clause,
    busy: busyIn(scene),
    fields: Object.fromEntries(fieldsIn(scene, lists).map((field) => [keyOf(field, scene), field.value ?? ''])),
    ...(on && scene.dialog !== undefined && scene.isIn(on, scene.dialog) && { answered: askedBy(scene) ?? '' }),
    ...(entry && { entry }),
    ...droppedBy(act, scene),
    ...(act.kind === 'select' && on?.value && !act.options.includes(on.value) && { list: { key: keyOf(on, scene), was: on.value } }),
    ...(isBox && { box: { key: keyOf(on, scene), wasOn: on.states.includes('checked') } }),
  };
}

/** What has become of what was acted on last. */
function seen(before: Watch, { observation: { passed = [] }, done, success }: PlanInput, scene: Scene): Watch {
  const alerts = (done.at(-1)?.raised ?? []).flatMap(({ type, message }) => (type === 'alert' ? [message] : []));
  const watch = before.leaving ? { ...before, leaving: stillLeaving(before.leaving, [...passed, ...alerts], success, scene) } : before;
  const { last } = watch;
  if (!last) return watch;
  const { box, entry, fields, dropped, ...others } = last;
  const stands = dropped && standing(dropped.what, dropped.to, scene);
  const on = box && boxIn(scene, box.key);
  const isOther = on && on.states.includes('checked') !== box.wasOn;
  const isGone = entry && !isThere(entry.text, scene);
  return {
    ...watch,
    last: {
      ...others,
      ...(box && { box }),
      ...(entry && { entry }),
      ...(dropped && { dropped: stands && !dropped.moved && !isAsOnce(stands, dropped.was) ? { ...dropped, moved: stands } : dropped }),
      ...(fields && { chosen: chosenSince(fields, scene) }),
      ...(box && isOther && { box: { ...box, isOther: true as const } }),
      ...(entry && isGone && { entry: { ...entry, isGone: true as const } }),
    },
  };
}

/** Where something was dropped onto another thing of the page. */
function droppedBy(act: Act, scene: Scene): Pick<Watched, 'dropped'> | undefined {
  const [what, to] = act.kind === 'drag' ? [scene.elements[act.element], scene.elements[act.to]] : [];
  if (!what || !to) return undefined;
  const [one, other] = [keyOf(what, scene), keyOf(to, scene)];
  const was = standing(one, other, scene);
  return was === undefined ? undefined : { dropped: { what: one, to: other, was } };
}

/** Whether one comes before the other, and whether one part of the page holds both. */
interface Standing {
  readonly isBefore: boolean;
  readonly isBeside: boolean;
}
function standing(what: string, to: string, scene: Scene): Standing | undefined {
  const [one, other] = [what, to].map((key) => boxIn(scene, key));
  return one && other && { isBefore: one.index < other.index, isBeside: one.group === other.group };
}
const isAsOnce = (now: Standing, once: Standing): boolean => now.isBefore === once.isBefore && now.isBeside === once.isBeside;

/** It comes before or behind the other again as it did, and not as once it was dropped. */
function isPutBack({ what, to, was, moved }: NonNullable<Watched['dropped']>, scene: Scene): boolean {
  const now = moved && standing(what, to, scene);
  return now !== undefined && !isAsOnce(now, moved as Standing) && now.isBefore === was.isBefore;
}

function takenBack({ box, entry, chosen = {}, dropped, list }: Watched, scene: Scene): string | undefined {
  if (dropped && isPutBack(dropped, scene)) return 'it was dropped there, and the page has put it back';
  const isBack = fieldsIn(scene, false).some((field) => field.value !== undefined && chosen[keyOf(field, scene)] === field.value);
  // A busy page may have taken it back before it was seen.
  if (isBack || (list && boxIn(scene, list.key)?.value === list.was)) return 'it was done, and the page has taken it back';
  const on = box?.isOther ? boxIn(scene, box.key) : undefined;
  if (on && on.states.includes('checked') === box?.wasOn) return 'it was done, and the page has taken it back';
  return entry?.isGone && isThere(entry.text, scene) ? broughtBack : undefined;
}
const broughtBack = 'it was gone, and the page has brought it back';

/** Fields and lists; or only those that are chosen from, for what is written somewhere may go from there. */
const fieldsIn = (scene: Scene, onlyLists: boolean): readonly ObservedElement[] =>
  scene.elements.filter((element) => listBoxRoles.includes(element.role) || (!onlyLists && isEditable(element))).slice(0, mostFields);
const mostFields = 40;

/** What they held before that hold something else now; what was empty may well be so again. */
const chosenSince = (fields: Readonly<Record<string, string>>, scene: Scene): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldsIn(scene, false).flatMap((field) => {
      const was = fields[keyOf(field, scene)];
      return was !== undefined && was !== '' && was !== (field.value ?? '') ? [[keyOf(field, scene), was]] : [];
    }),
  );

const isLasting = (atWork: string): boolean =>
  /^(?:recording|playing|streaming|running|listening|watching|following|tracking|printing|charging|ringing|calling|dialling|sharing|monitoring|counting|timing|brewing|cooking|cooling|heating|cleaning|preparing|typing|waiting|searching|looking|pairing|scanning|shuffling|live)\b/i.test(
    atWork,
  );

/** How the page says that it is at work: "Saving…". */
const busyIn = ({ elements }: Scene): readonly string[] =>
  elements.flatMap(({ name }) => (name.length <= 40 && isAtWork(name) ? [name] : []));

/** Who says what to press, or what to bring up, has had it. */
const pointing =
  /^(?:please |now |then |and )*(?:click|press|tap|hit|push|double[- ]click|right[- ]click|open|show|bring up|display|expand|go|select|choose|hover)\b/i;

/** Who was answered may ask once more, and for something else; what says that it is done may go on asking. */
function askedNow({ answered }: Watched, scene: Scene): string | undefined {
  const question = askedBy(scene);
  if (answered === undefined || question === undefined) return question;
  const isSaid = scene.dialog !== undefined && scene.within(scene.dialog).some(({ name }) => isWell(name));
  return question === answered || isSaid ? undefined : question;
}

/** What a dialog that lies over the page asks, where it is to be answered yes or no. */
function askedBy(scene: Scene): string | undefined {
  if (scene.dialog === undefined) return undefined;
  const inside = scene.within(scene.dialog);
  const answers = inside.filter((element) => isClickable(element) && isUsable(element));
  const question = inside.find((element) => isText(element) && /\?\s*$/.test(element.name))?.name;
  const yes =
    answers.find(({ name }) => isAffirming(name)) ?? (question === undefined ? undefined : answers.find(({ name }) => !isDeclining(name)));
  if (!yes || !answers.some(({ name }) => name !== yes.name && isDeclining(name)) || inside.some(isEditable)) return undefined;
  return question ?? yes.name;
}

/** What its row says may be just what the page has to say of it, but for what stands right before what has no name: a card that moves takes its list along. */
const keyOf = (box: ObservedElement, { elements }: Scene): string => {
  const called = (element: ObservedElement) => `${element.role} ${element.name || `${element.hints} ${element.label ?? ''}`}`;
  const key = called(box);
  return `${key} ${elements.filter((other) => other.index < box.index && called(other) === key).length}`;
};
const boxIn = (scene: Scene, key: string): ObservedElement | undefined =>
  scene.elements.find((element) => key.startsWith(element.role) && keyOf(element, scene) === key);

const saidBy = (elements: readonly ObservedElement[]): string =>
  elements
    .filter((element) => isText(element) || element.role === 'link')
    .map(({ name }) => name)
    .join(' \n ');
const isThere = (text: string, { units }: Scene): boolean =>
  text !== '' && [...units.values()].some(({ elements }) => saidBy(elements) === text);
