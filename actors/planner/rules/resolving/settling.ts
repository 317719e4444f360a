/** What a page takes back by itself once all is done: a switch that flips back, an entry that comes back, word that it did not work after all. */
import type { ObservedElement } from '../../../../farm/page/port.ts';
import type { Act } from '../../../../store/model/step.ts';
import type { Plan, PlanInput } from '../../port.ts';
import type { Reading } from '../instruction.ts';
import { isText, type Scene } from './scene.ts';

/** Kept from plan to plan: plain data. */
interface Watch {
  /** What the page had to say of failures before anything was done. */
  readonly known: readonly string[];
  readonly last?: Watched;
  /** How the page took it back. */
  readonly undone?: string;
}

/** The latest act that changes something. */
interface Watched {
  readonly at: number;
  readonly clause: string;
  /** The switch that was acted on, and whether it was on. */
  readonly box?: { readonly key: string; readonly wasOn: boolean; readonly isOther?: true };
  /** What the row or card said that it was done in; whether that was gone since. */
  readonly entry?: { readonly text: string; readonly isGone?: true };
}

/** For how long a page that has put something off may take back what was done last. */
const takenBackMs = 2_500;
const changing: readonly Act['kind'][] = ['click', 'check', 'fill', 'press', 'select', 'drag', 'upload'];
const removing = /^(?:\p{L}+ )?(?:delete|remove|discard|archive|trash|bin|erase|cancel|dismiss|reject|decline)\b/iu;
/** Who asks what the page says, or tries what may fail, has to see to it. */
const minding = /\b(?:errors?|fail\p{L}*|wrong|invalid|reject\p{L}*|try to|warnings?|messages?)\b/iu;

/** The plan, unless all is done and the page has taken the last of it back, or may do so yet. */
export function settled(plan: Plan, { instructions }: Reading, input: PlanInput, scene: Scene): Plan {
  const before = (input.memo as { readonly watch?: Watch } | undefined)?.watch ?? { known: alarmsIn(scene) };
  const watch = seen(before, scene);
  const keep = <P extends Plan>(kept: P, now: Watch): P => ({
    ...kept,
    memo: { ...((plan.memo ?? input.memo) as object | undefined), watch: now },
  });
  if (plan.type === 'act')
    return keep(plan, changing.includes(plan.act.kind) ? { ...watch, last: watched(plan, watch, scene, input.now) } : watch);
  const { last } = watch;
  const isWatched = plan.type === 'done' && last !== undefined && input.only === undefined;
  if (!isWatched || minding.test(input.goal) || instructions.some(({ kind }) => kind === 'read' || kind === 'wait' || kind === 'await'))
    return keep(plan, watch);
  const { clause } = last;
  const undone = watch.undone ?? takenBack(watch, last, scene);
  if (undone !== undefined) return keep({ type: 'missing', clause, what: undone }, { ...watch, undone });
  if (input.observation.putsOff !== true || input.now - last.at >= takenBackMs) return keep(plan, watch);
  return keep({ type: 'missing', clause, what: 'the page may take it back yet', awaits: true }, watch);
}

function watched({ act, clause }: Extract<Plan, { type: 'act' }>, { last }: Watch, scene: Scene, at: number): Watched {
  const on = 'element' in act && act.element !== undefined ? scene.elements[act.element] : undefined;
  const unit = on && scene.unitOf(on);
  const text = unit && removing.test(clause) ? saidBy(unit.elements) : undefined;
  const entry = text !== undefined ? { text } : last?.clause === clause ? last.entry : undefined;
  const isBox = on && (act.kind === 'check' || on.states.includes('checked'));
  return {
    at,
    clause,
    ...(entry && { entry }),
    ...(isBox && { box: { key: keyOf(on, scene), wasOn: on.states.includes('checked') } }),
  };
}

/** What has become of what was acted on last. */
function seen(watch: Watch, scene: Scene): Watch {
  const { last } = watch;
  if (!last) return watch;
  const { box, entry } = last;
  const on = box && boxIn(scene, box.key);
  const isOther = on && on.states.includes('checked') !== box.wasOn;
  const isGone = entry && !isThere(entry.text, scene);
  return {
    ...watch,
    last: {
      ...last,
      ...(box && isOther && { box: { ...box, isOther: true as const } }),
      ...(entry && isGone && { entry: { ...entry, isGone: true as const } }),
    },
  };
}

function takenBack({ known }: Watch, { box, entry }: Watched, scene: Scene): string | undefined {
  const on = box?.isOther ? boxIn(scene, box.key) : undefined;
  if (on && on.states.includes('checked') === box?.wasOn) return 'it was done, and the page has taken it back';
  if (entry?.isGone && isThere(entry.text, scene)) return 'it was gone, and the page has brought it back';
  const alarm = alarmsIn(scene).find((text) => !known.includes(text));
  return alarm === undefined ? undefined : `the page says ${JSON.stringify(alarm)}`;
}

/** What its row says may be just what the page has to say of it. */
const keyOf = (box: ObservedElement, { elements }: Scene): string => {
  const key = `${box.role} ${box.name || box.hints}`;
  return `${key} ${elements.filter((other) => other.index < box.index && `${other.role} ${other.name || other.hints}` === key).length}`;
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

const longestAlarm = 160;
const failing =
  /\b(?:could(?: not|n['’]t)|can(?:not|['’]t) be|unable to|failed|failure|went wrong|not (?:saved|sent|changed|deleted|removed|added|updated|applied|completed|allowed|permitted)|try again|permission denied|access denied|was rejected|reverted|timed out)\b|^(?:an? )?error\b/i;
const ofMessages = /\b(?:error|alert|toast|snackbar|flash|message|msg|notice|notification|feedback|banner|status)\b/i;

/** What the page says where it says how things went, of what did not go well. */
function alarmsIn(scene: Scene): readonly string[] {
  return scene.elements.flatMap((element) => {
    const { role, name } = element;
    if (name.length > longestAlarm || !failing.test(name)) return [];
    if (role === 'alert' || role === 'status') return [name];
    if (!isText(element) || scene.unitOf(element)) return [];
    const around = scene.around(element).slice(0, 2);
    const isMessage = [
      element.hints ?? '',
      ...around.map((group) => `${scene.groups[group]?.hints ?? ''} ${scene.groups[group]?.role ?? ''}`),
    ];
    return isMessage.some((words) => ofMessages.test(words)) ? [name] : [];
  });
}
