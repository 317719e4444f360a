/** What came of the latest deed, seen from the page alone: nothing at all, what the page took back by itself, or a state that is none of success. */
import type { Observation, ObservedElement } from '../../farm/page/port.ts';
import type { ElementEvidence } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { literal } from '../literal.ts';
import { isAsking, isBeginning, isDeed, isLooking, isSeeking, isSending, isSigningIn } from './asking.ts';
import { asksAgain, beginChanges, type Changes, changesAfter, isOnlyEntered, markedWrong, textsBefore } from './changes.ts';
import { dialogsBeforeLatest } from './declined.ts';
import { openQuestion } from './open-question.ts';
import { isAtWork, isWell, mayBeWell, saysTrouble } from './refusing-words.ts';
import type { Planned, Work } from './work.ts';

/** Of the latest act that may have changed the page. */
export interface Outcome {
  /** How the page looked before it. */
  readonly look: string;
  /** What the elements were called by the page's maker, and their colours. */
  readonly dress: string;
  /** It looks so now. */
  readonly isSame: boolean;
  /** Marks and colours are others, though nothing is called otherwise. */
  readonly isRedressed?: true;
  /** It only said that it was at work meanwhile. */
  readonly wasBusy?: true;
  /** Something has said meanwhile that it went well; the control itself did, and is called as before since. */
  readonly isPraised?: true;
  readonly isMomentary?: true;
  /** What says so now has come with it. */
  readonly isConsoled: boolean;
  /** The control that was pressed has been another for a moment that no look has caught. */
  readonly isFlipped?: true;
  /** It asks for the same password as before the act. */
  readonly asksAgain?: true;
  /** A field that the page has marked as wrong since. */
  readonly wrong?: string;
  /** What says, as it did before, that there is nothing in something: "Cart: 0 items". */
  readonly stillNone?: readonly string[];
  /** What the dialog said in which it was done. */
  readonly answers?: readonly string[];
  /** A dialog of the page asks this, and has come since the act. */
  readonly asks?: string;
  /** The field that a file was put into holds none, and the page does not show its name. */
  readonly isEmptied?: true;
  /** Since the act, and since the first one for the same clause. */
  readonly since: Changes;
  readonly sinceClause: Changes;
}

type Elements = readonly ObservedElement[];

/** Of an act, before the page is looked at again. `earlier` is of the act before, where that carried out the same clause. */
export function outcomeFrom(elements: Elements, look: string, earlier: Outcome | undefined): Outcome {
  const since = beginChanges(elements);
  return { look, dress: dressOf(elements), isSame: true, isConsoled: false, since, sinceClause: earlier?.sinceClause ?? since };
}

/** `look` is how the page looks now; `before` what was known of the same act. */
export function outcomeOf(
  page: Pick<Observation, 'elements' | 'groups' | 'covered' | 'meanwhile'>,
  look: string,
  before: Outcome,
): Outcome {
  const { elements, meanwhile = '' } = page;
  const isSame = look === before.look;
  const shown = elements.filter(({ name }) => name.length <= longest);
  const since = changesAfter(before.since, elements);
  const fresh = new Set(since.fresh);
  const news = shown.filter(({ name, isNew }) => isNew || fresh.has(name));
  const wrong = markedWrong(before.since, elements);
  const stood = new Set(textsBefore(before.since));
  const stillNone = elements.flatMap(({ name }, at) => (isNone(name) && stood.has(name) ? [counted(elements, at)] : [])).slice(0, mostNone);
  const asks = openQuestion(page, since.fresh);
  const isMomentary = before.isMomentary ?? shown.some(({ name, role }) => role === 'button' && momentary.test(name));
  const isPraised = before.isPraised ?? (isMomentary || news.some(({ name, role }) => role !== 'button' && praises(name)));
  return {
    look: before.look,
    dress: before.dress,
    isSame,
    ...(dressOf(elements) !== before.dress && { isRedressed: true }),
    ...((before.wasBusy || shown.some(({ name }) => isAtWork(name))) && { wasBusy: true }),
    ...(isPraised && { isPraised: true }),
    ...(isMomentary && { isMomentary: true }),
    ...(isOther(meanwhile) && since.isSame && { isFlipped: true }),
    ...(wrong && { wrong: `${wrong.role} ${JSON.stringify(wrong.name)}` }),
    ...(asksAgain(before.since, elements) && { asksAgain: true }),
    ...(stillNone.length > 0 && { stillNone }),
    ...(asks !== undefined && { asks }),
    ...(before.answers && { answers: before.answers }),
    isConsoled: news.some(({ name, role }) => role !== 'button' && praises(name)),
    since,
    sinceClause: changesAfter(before.sinceClause, elements),
  };
}
const dressOf = (elements: Elements): string => elements.map(({ hints = '', look = '' }) => `${hints}|${look}`).join('\n');
const praises = (name: string): boolean => isWell(name) || mayBeWell(name);
const nothingSent = 'nothing came of it: the page stands as it stood before, and sent nothing';
const unchosen = 'nothing on the page shows that it was chosen';
const choosing = /^(?:please |now |then |and )*(?:select|choose|pick|mark)\b/i;
/** They look otherwise once they are chosen. */
const plain: readonly string[] = ['gridcell', 'cell', 'row', 'listitem', 'text', 'paragraph', 'generic'];
/** A part of a drawing, which is pressed to be chosen. */
const drawn = /^(?:g|rect|text|tspan|path|circle|ellipse|polygon|use)$/i;
const clicking = /^(?:please |now |then |and )*(?:click|tap|press)\b/i;
const marked = /\b(?:active|selected|chosen|current|checked|picked)\b/i;
const emptied = 'the page has emptied the field of the file again';
/** "0 files chosen", "No photo yet" */
const saysNone = (text: string): boolean =>
  /(?:^|[^\d.,])0(?![\d.,])|\b(?:no|none|nothing|keine?|aucune?|ning[uú]n[ao]?)(?!\p{L})/iu.test(text);
const takenBack = 'the page has taken it back: it stands as it stood before';
const isNone = (text: string): boolean => text.length <= longestCount && none.test(text);
const none =
  /(?:^|[^\d.,:$€£])0(?![\d.,:%])(?: (?:items?|products?|articles?|things?)\b|\W*$)|\b(?:is|still) empty\b|^(?:no|zero) \p{L}+ (?:in|yet)\b/iu;
/** A bare number says of what it is by what stands before it. */
const counted = (elements: Elements, at: number): string => {
  const { name = '' } = elements[at] ?? {};
  return /\p{L}/u.test(name) ? name : `${elements[at - 1]?.name ?? ''} ${name}`.trim();
};
const longestCount = 40;
const mostNone = 20;
const longest = 300;
const busy = /\p{L}ing\b|\bwait\b|…|\.{3}/iu;
/** What a control was called for a moment was neither praise nor work. */
const isOther = (meanwhile: string): boolean =>
  /\p{L}/u.test(meanwhile) && !momentary.test(meanwhile) && (!busy.test(meanwhile) || lasting.test(meanwhile));
/** "Following" is what one does from then on, and no work that is under way. */
const lasting = /^[^\p{L}]*(?:following|watching|attending|going|tracking|supporting|backing|hosting|muting)[^\p{L}….]*$/iu;

/** Of a page that was not looked at: its control is as it was, and it has said nothing else. */
export const fallsBack = ({ passed = [], meanwhile = '' }: Pick<Observation, 'passed' | 'meanwhile'>): string | undefined =>
  passed.length === 0 && isOther(meanwhile) ? takenBack : undefined;

/** What a control says of itself once it was pressed, and then is called as before. */
const momentary =
  /^[^\p{L}]*(?:copied|saved|sent|shared|submitted|updated|downloaded|printed|added|done|kopiert|gespeichert|gesendet|hinzugefügt|copié|enregistré|envoyé|ajouté|copiado|guardado|enviado|añadido)(?!\p{L})/iu;

/** Why the run is no success, as a part of a sentence; undefined where nothing says so. */
export function inVain(work: Work): string | undefined {
  const { outcome, path, done, downloads, order } = work;
  const [latest, step] = [done.at(-1), path.at(-1)];
  if (!outcome || !latest?.ok || step?.target === undefined || tells(order.request.success, outcome)) return undefined;
  const { target, clause = '', became } = step;
  const isSilent = isUnanswered(work, became) && downloads.length === 0;
  const isNothing = outcome.isSame && !outcome.isRedressed && isSilent && became?.stirred !== true;
  const isPressed = latest.act.kind === 'click' || latest.act.kind === 'press';
  if (isNothing && isPressed && isSeeking(clause) && isOnlyEntered(outcome.sinceClause)) return nothingSent;
  if (outcome.asks !== undefined && (isDeed(clause) || isCalledAs(clause, target)))
    return `a dialog asks ${JSON.stringify(outcome.asks)} and waits for an answer`;
  if (isLooking(clause)) return undefined;
  if (outcome.wrong !== undefined) return `${outcome.wrong} is marked as wrong`;
  if (latest.act.kind === 'upload' && outcome.isEmptied && isSilent && outcome.since.fresh.every(saysNone)) return emptied;
  const trouble = became?.document ? undefined : troubleIn(outcome.since.fresh, `${clause} ${target.name}`);
  if (trouble !== undefined && (isBeginning(clause) || !isAsking(clause, target))) return `it says ${JSON.stringify(trouble)} now`;
  if (isAsking(clause, target)) return undefined;
  // A control alone that is called as before has said what was to be said.
  const isSaid = outcome.isMomentary && outcome.since.gone.size <= 1;
  if ((outcome.since.isFallen || outcome.isFlipped) && !isSaid && !outcome.isConsoled) return takenBack;
  if (outcome.isPraised) return undefined;
  if (outcome.asksAgain && isPressed && isSigningIn(clause, target)) return 'it asks for the same password again';
  const isWritten = done.some(
    (act, at) => act.act.kind === 'fill' && (act.clause === clause || (latest.rung === 'model' && at > pressedBefore(done))),
  );
  const isSeen = removing.test(clause) || (adding.test(clause) && isWritten);
  const [, place = ''] = into.exec(clause) ?? [];
  const none = outcome.stillNone?.find((text) => place !== '' && new RegExp(`\\b${kinOf(place)}\\b`, 'i').test(text));
  if (none !== undefined) return `the page still says ${JSON.stringify(none)}`;
  if (isSeen && outcome.sinceClause.isSame && downloads.length === 0) return 'nothing came of it: the page stands as it stood before';
  if (latest.act.kind !== 'click') return undefined;
  if (outcome.isSame && !outcome.isRedressed && isSilent && choosing.test(clause) && plain.includes(target.role)) return unchosen;
  if (outcome.isSame && isSilent && (outcome.wasBusy || isSending(target.name))) return nothingSent;
  return isNothing && isDeed(clause) ? nothingSent : undefined;
}

/** Neither a server nor another document, tab or dialog has come of the latest act. */
const isUnanswered = ({ sent, dialogs, done }: Work, became: Work['path'][number]['became']): boolean =>
  !sent && !became?.requests && !became?.document && !became?.tab && dialogs.length === dialogsBeforeLatest(done);

/** Before what sends is pressed: nothing at all came of the click on what was to be chosen, or on what is no control. */
export function unchosenBefore(work: Work, { act, clause }: Planned, elements: Elements): string | undefined {
  const { outcome, path, done } = work;
  const [latest, step] = [done.at(-1), path.at(-1)];
  const target = step?.target;
  if (!outcome || !target || !latest?.ok || latest.act.kind !== 'click' || act.kind !== 'click' || clause === latest.clause)
    return undefined;
  const { became, clause: said = '' } = step;
  const isIdle =
    outcome.isSame && !outcome.isRedressed && isUnanswered(work, became) && became?.stirred !== true && (became?.turned ?? []).length === 0;
  const sender = elements[act.element];
  if (!isIdle || sender?.role !== 'button' || !isSending(sender.name)) return undefined;
  const was = elements.find(({ role, name }) => role === target.role && name === target.name);
  if (was && (was.states.includes('selected') || was.states.includes('checked') || marked.test(was.hints ?? ''))) return undefined;
  return choosing.test(said) || (clicking.test(said) && drawn.test(target.tag)) ? unchosen : undefined;
}

/** "Return parcel 7" by the button "Return": it is to be done, and not only to be looked at. */
const isCalledAs = (clause: string, { role, name }: ElementEvidence): boolean => {
  const [verb = ''] = clause.toLowerCase().split(' ');
  return role === 'button' && verb !== '' && name.trim().toLowerCase().startsWith(verb) && !showing.test(verb);
};
const showing =
  /^(?:open|show|view|see|read|edit|find|search|filter|sort|preview|compare|expand|more|reply|compose|write|log|sign|manage|configure|zoom|select|choose|pick)$/;
/** "Add the mug to my cart" */
const into = /^(?:please |now |then |and )*(?:add|put)\b.* (?:in|to|into) (?:the |my |your |our )?(\p{L}+)$/iu;
const carts = ['cart', 'basket', 'bag', 'trolley'];
const kinOf = (place: string): string => (carts.includes(place.toLowerCase()) ? `(?:${carts.join('|')})` : literal(place));
/** When something was pressed before the latest act: a model says of each act of a batch what it carries out. */
const pressedBefore = (done: Work['done']): number =>
  done.slice(0, -1).findLastIndex(({ act: { kind } }) => kind === 'click' || kind === 'press');
/** What can't be done without a trace on the page. */
const removing = /^(?:please |now |then |and )*(?:delete|remove|discard|erase|rename|clear|empty|lösch|entfern|supprim|elimin|borr)/i;
const adding = /^(?:please |now |then |and )*(?:add|create|insert|füge|ajout|añad|agreg)/i;

/** What has come that names a state of failure which nobody has asked for. */
function troubleIn(fresh: readonly string[], asked: string): string | undefined {
  if (fresh.length > mostFresh || undoing.test(asked)) return undefined;
  return fresh.find((text) => saysTrouble(text) && !sharesStem(text, asked));
}
/** Who brings up more than this shows something else. */
const mostFresh = 12;
const sharesStem = (text: string, asked: string): boolean => {
  const stems = (asked.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, Math.max(4, word.length - 2)));
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => stems.some((stem) => word.startsWith(stem)));
};
/** Who ends something wants it to be over. */
const undoing =
  /\b(?:stop|end|disconnect|disable|deactivate|turn off|switch off|power off|shut|suspend|cancel|abort|reject|decline|deny|refuse|revoke|block|ban|unpublish|take (?:down|off(?:line)?))\b/i;

/**
 * The caller has named what says that it went well: what stood there before the act says nothing of it, and of several of which any is
 * enough, none does where one of them stood.
 */
function tells(condition: SuccessCondition, outcome: Outcome): boolean {
  switch (condition.kind) {
    case 'anyOf':
      return condition.conditions.every((each) => tells(each, outcome));
    case 'allOf':
      return condition.conditions.some((each) => tells(each, outcome));
    case 'textVisible':
      return !stood(condition.value, outcome.since);
    default:
      return condition.kind !== 'urlIncludes';
  }
}
const stood = (text: string, since: Changes): boolean =>
  textsBefore(since).some((other) => other.toLowerCase().includes(text.trim().toLowerCase()));
