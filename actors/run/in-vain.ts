/** What came of the latest deed, seen from the page alone: nothing at all, or what the page took back by itself. */
import type { Observation } from '../../farm/page/port.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { isAsking, isLooking, isSending } from './asking.ts';
import { isAtWork, isWell, mayBeWell } from './refusing-words.ts';
import type { Work } from './run.ts';

/** Of the latest act that may have changed the page. */
export interface Outcome {
  /** How the page looked before it. */
  readonly look: string;
  /** It looks so now. */
  readonly isSame: boolean;
  /** It looked otherwise meanwhile, and not only busy; or it only said that it was at work. */
  readonly wasOther?: true;
  readonly wasBusy?: true;
  /** Something has said meanwhile that it went well. */
  readonly isPraised?: true;
}

type Page = Pick<Observation, 'elements'>;

/** `look` is how the page looks now; `before` what was known of the same act. */
export function outcomeOf({ elements }: Page, look: string, before: Omit<Outcome, 'isSame'>): Outcome {
  const isSame = look === before.look;
  const shown = isSame ? [] : elements.filter(({ name }) => name.length <= longest);
  const isBusy = shown.some(({ name }) => isAtWork(name));
  const isPraised =
    before.isPraised ??
    shown.some(
      ({ name, isNew, role }) => (isNew || role === 'button') && (isWell(name) || momentary.test(name) || (isNew && mayBeWell(name))),
    );
  return {
    look: before.look,
    isSame,
    ...((before.wasOther || (!isSame && !isBusy)) && { wasOther: true }),
    ...((before.wasBusy || isBusy) && { wasBusy: true }),
    ...(isPraised && { isPraised: true }),
  };
}
const longest = 300;
/** What a control says of itself once it was pressed, and then is called as before. */
const momentary =
  /^[^\p{L}]*(?:copied|saved|sent|shared|submitted|updated|downloaded|printed|done|kopiert|gespeichert|gesendet|copié|enregistré|envoyé|copiado|guardado|enviado)(?!\p{L})/iu;

/** Why the run is no success, as a part of a sentence; undefined where nothing says so. */
export function inVain({ outcome, path, done, sent, dialogs, downloads, order }: Work): string | undefined {
  const [latest, step] = [done.at(-1), path.at(-1)];
  if (!outcome?.isSame || outcome.isPraised || !latest?.ok || step?.target === undefined || tells(order.request.success)) return undefined;
  const { target, clause, became } = step;
  if (isAsking(clause, target) || isLooking(clause)) return undefined;
  if (outcome.wasOther) return 'the page has taken it back: it stands as it stood before';
  const isSilent =
    !sent &&
    !became?.requests &&
    !became?.document &&
    !became?.tab &&
    downloads.length === 0 &&
    dialogs.length === (done.at(-2)?.dialogs ?? 0);
  const isPressed = latest.act.kind === 'click' && (outcome.wasBusy || isSending(target.name));
  return isPressed && isSilent ? 'nothing came of it: the page stands as it stood before, and sent nothing' : undefined;
}

/** The caller has named what says that it went well. */
const tells = (condition: SuccessCondition): boolean =>
  condition.kind === 'textVisible' ||
  condition.kind === 'statusText' ||
  condition.kind === 'extracted' ||
  ('conditions' in condition && condition.conditions.some(tells));
