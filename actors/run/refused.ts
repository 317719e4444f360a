/** What a page says against what was done: a message of its own that came with an act, and that takes it for refused. */
import type { Observation } from '../../farm/page/port.ts';
import type { Act, Value } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { isAlarming, isOrder, isOutright, isRequest } from './refusing-words.ts';

type Page = Pick<Observation, 'elements' | 'groups'>;

const speaking: readonly string[] = ['alert', 'status', 'alertdialog'];
const plain: readonly string[] = ['text', 'paragraph', 'heading', 'listitem'];
/** A mail is a message, too: of what has no role, only what is called an error or pops up. */
const calledSo = /\b(?:errors?|invalid|alert|danger|feedback|flash|toast|snackbar)\b/i;
/** What stands in one that speaks is called so (`farm/page/inject/voices.ts`). */
const announced = /\bannouncement\b/;
const alarm = /\balert$/;
/** Of what has the role of an alarm, and is none. */
const cheerful = /\b(?:success|info|primary|notice|hint|tip|help)\b/i;
const longest = 300;

/** What the page says that refuses something, as it stands. */
interface Refusals {
  /** In messages. */
  readonly said: readonly string[];
  /** Alarms of which nothing could be good news. */
  readonly alarming: readonly string[];
  /** Plain text, which may speak of anything. */
  readonly muttered: readonly string[];
  /** New text of which nothing could be good news, in a form that still holds what was entered: what was sent is mostly gone. */
  readonly beside: readonly string[];
}

export function refusalsOn({ elements, groups }: Page): Refusals {
  const isTold = telling({ elements, groups });
  const isListed = (group: number | undefined) => partAround(groups, group, listed) !== undefined;
  const isKept = keeping({ elements, groups });
  const found = { said: new Set<string>(), alarming: new Set<string>(), muttered: new Set<string>(), beside: new Set<string>() };
  let texts = 0;
  for (const { role, name, hints = '', group, isNew } of elements) {
    const isPlain = plain.includes(role);
    if ((!isPlain && !speaking.includes(role)) || name.length > longest) continue;
    const text = name.trim();
    const isCalledSo = isPlain && (calledSo.test(hints) || calledSo.test((group === undefined ? undefined : groups[group]?.hints) ?? ''));
    if (isPlain && !isCalledSo && !announced.test(hints)) {
      if (isTold(group)) isOutright(name) && found.said.add(text);
      else if (texts < mostTexts && !isListed(group)) {
        texts += 1;
        if (isOutright(name)) found.muttered.add(text);
        else if (isNew && isAlarming(name) && isKept(group)) found.beside.add(text);
      }
    } else {
      const isAlarm = role === 'alert' || calledSo.test(hints);
      if (isOutright(name) || isRequest(name) || (isAlarm && isOrder(name))) found.said.add(text);
      else if ((role === 'alert' || alarm.test(hints)) && !cheerful.test(hints) && isAlarming(name)) found.alarming.add(text);
    }
  }
  return { said: [...found.said], alarming: [...found.alarming], muttered: [...found.muttered], beside: [...found.beside] };
}
/** So many plain texts are listened to. */
const mostTexts = 400;

/** Whether a part of the page is a dialog that asks nothing: without fields, and with one way out at most. */
function telling({ elements, groups }: Page): (group: number | undefined) => boolean {
  const dialogOf = (group: number | undefined) => partAround(groups, group, ['dialog']);
  const ways = new Map<number, number>();
  for (const { role, name, group } of elements) {
    const dialog = plain.includes(role) ? undefined : dialogOf(group);
    if (dialog !== undefined && (role !== 'button' || /\p{L}{2}/u.test(name))) ways.set(dialog, (ways.get(dialog) ?? 0) + 1);
  }
  return (group) => {
    const dialog = dialogOf(group);
    return dialog !== undefined && (ways.get(dialog) ?? 0) <= 1;
  };
}

/** Whether a part of the page is a form, or like one, of which a field still holds something. */
function keeping({ elements, groups }: Page): (group: number | undefined) => boolean {
  const formOf = (group: number | undefined) => partAround(groups, group, forms);
  const kept = new Set<number | undefined>();
  for (const { role, value = '', isNew, group } of elements) if (!isNew && value !== '' && fields.includes(role)) kept.add(formOf(group));
  return (group) => kept.has(formOf(group));
}
const forms: readonly string[] = ['form', 'dialog', 'alertdialog', 'region', 'main', 'article', 'listitem', 'item', 'row'];
const fields: readonly string[] = ['textbox', 'combobox', 'spinbutton'];

/** The innermost part of one of these roles that the group is, or stands in. */
function partAround(groups: Page['groups'], group: number | undefined, roles: readonly string[]): number | undefined {
  for (let at = group; at !== undefined; at = groups[at]?.parent) if (roles.includes(groups[at]?.role ?? '')) return at;
  return undefined;
}

/** Parts of many of their kind, which say what they are. */
const listed: readonly string[] = ['row', 'listitem', 'article', 'feed', 'navigation', 'contentinfo'];

/** Acts that a page answers. */
const answered: readonly Act['kind'][] = ['click', 'press', 'check', 'select', 'upload', 'drag'];

interface Known {
  /** What the page said against something when it was looked at last. */
  readonly refusals?: readonly string[];
  /** What it said against an act, and to which clause. */
  readonly refusal?: string;
  readonly refusedFor?: string;
}

/** How the page came to be as it is. */
interface Come {
  /** The clause that the latest act carries out. */
  readonly clause?: string;
  /** By the act, another page. */
  readonly landed?: boolean;
  /** What the browser's own dialogs have said since. */
  readonly alerts?: readonly string[];
}

/** What only brings something up to be looked at gets no answer but that. */
const looking =
  /^(?:please |now |then |and )*(?:open|show|view|expand|unfold|display|reveal|see|read|go|find|search|look|list|filter|sort|switch|scroll|hover|return|tell|what|which|how|where|when|who|is|are|does|do you)\b/i;
const reckoning =
  /\b(?:calculat|comput|convert|translat|check|generat|roll|guess|estimat|test|preview|solv|count|evaluat|validat|verif|run|start|analy[sz]|compar|play|quot|suggest|hint|answer|reveal|draw|spin|shuffle|measur|encod|decod|format|reply|ask|chat|say)\p{L}*/iu;
/** Whoever brings up more than this shows something, and says nothing. */
const mostNew = 8;

/** What is known of it once the page was looked at after `act`; undefined: nothing that it could answer was done. */
export function heard(page: Page, act: Act | undefined, known: Known, { clause, landed = false, alerts = [] }: Come = {}): Known {
  const { refusals: before = [], refusal, refusedFor } = known;
  const { said, alarming, muttered, beside } = refusalsOn(page);
  const isAnswered = act !== undefined && answered.includes(act.kind);
  const told = [...said, ...alerts.filter(isOutright)];
  const isShort = page.elements.filter(({ isNew }) => isNew).length <= mostNew;
  // What is worked out is told beside what it was worked out from.
  const isSent = (act?.kind === 'click' || act?.kind === 'press') && (clause === undefined || !reckoning.test(clause));
  const isLooking = clause !== undefined && looking.test(clause);
  const unsure = landed || isLooking ? [] : [...alarming, ...(isShort ? [...muttered, ...(isSent ? beside : [])] : [])];
  const isFresh = (text: string) => !before.includes(text);
  const fresh = isAnswered ? (told.find((text) => isFresh(text) && (!landed || isOutright(text))) ?? unsure.find(isFresh)) : undefined;
  const refusals = [...told, ...alarming, ...muttered, ...beside];
  const heard = refusals.length > 0 && { refusals };
  if (fresh !== undefined) return { ...heard, refusal: fresh, ...(clause !== undefined && { refusedFor: clause }) };
  // What is gone was seen to by what was done for the same, or it only asked for what was lacking; a second look finds nothing new.
  const stands = refusal !== undefined && (refusals.includes(refusal) || page.elements.some(({ name }) => name.trim() === refusal));
  const isSeenTo = refusal === undefined || (!stands && isAnswered && (clause === refusedFor || !isOutright(refusal)));
  return isSeenTo ? { ...heard } : { ...heard, refusal, ...(refusedFor !== undefined && { refusedFor }) };
}

interface Asked {
  readonly prompt: string;
  readonly success: SuccessCondition;
  readonly data: Readonly<Record<string, Value>>;
}

const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g;
/** What is asked for: "return the error", "what does it say", "check that an alert appears". */
const forMessage =
  /\b(?:return|read|tell me|report|extract|what|which|whether|check|verify|see|expect|make sure|ensure|until|wait for|show me)\b[^.;]{0,80}?\b(?:errors?|warnings?|alerts?|validation|(?:error|status|success|flash|resulting|displayed|shown|confirmation) (?:messages?|text)|(?:messages?|notices?|notifications?|responses?|texts?)(?=\s*(?:$|[.?!,;]|that |which |it |you |shown|displayed|as \w+))|fails?|failure|is refused|is rejected|it (?:then )?says?|(?:page|site) (?:then )?(?:says?|shows?|answers?))\b/i;
/** Whoever leaves out or gives what can't be right wants to be told so. */
const inVain =
  /\b(?:with|enter|type|use|try|give|fill in) (?:an? |the |no )?(?:invalid|incorrect|wrong|bad|mistyped|expired|empty|blank)\b|\bleav(?:e|ing)\b.{0,60}\b(?:empty|blank)\b|\bwithout (?:\p{L}+ing\b|(?:an?|any|the) (?:name|title|password|e-?mail|value|text|code|date)\b)/iu;
/** What is done by a no. */
const denials = /\b(?:refus|reject|declin|den[iy]|expir)\p{L}*/giu;

/** Whoever asks for what the page says against it, for what can't go well, or says the very words, wants to see them. */
export function isWanted(refusal: string, { prompt, success, data }: Asked): boolean {
  const said = refusal.toLowerCase();
  const isSaid = (text: string) => text !== '' && (said.includes(text.toLowerCase()) || text.toLowerCase().includes(said));
  const plainly = prompt.replace(quoted, '');
  const stems = [...plainly.matchAll(denials)].map(([verb]) => verb.slice(0, 4).toLowerCase().replace(/y$/, 'i'));
  const isDenied = stems.some((stem) => said.includes(stem)) && !isOutright(said.replace(denials, ''));
  return (
    forMessage.test(plainly) ||
    inVain.test(plainly) ||
    isDenied ||
    textsOf(success).some(isSaid) ||
    Object.values(data).some((value) => isSaid(String(value)))
  );
}

function textsOf(condition: SuccessCondition): readonly string[] {
  switch (condition.kind) {
    case 'allOf':
    case 'anyOf':
      return condition.conditions.flatMap(textsOf);
    case 'statusText':
      return [condition.match];
    case 'textVisible':
      return [condition.value];
    default:
      return [];
  }
}
