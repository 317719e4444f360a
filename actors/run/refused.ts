/** What a page says against what was done: a message of its own that came with an act, and that takes it for refused. */
import type { Observation, ObservedElement } from '../../farm/page/port.ts';
import type { Act, Value } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { isAsking, isLooking, isSending, type Pressed } from './asking.ts';
import { isAlarming, isOrder, isOutright, isRequest } from './refusing-words.ts';

type Page = Pick<Observation, 'elements' | 'groups'> & { readonly title?: string };

const speaking: readonly string[] = ['alert', 'status', 'alertdialog'];
const plain: readonly string[] = ['text', 'paragraph', 'heading', 'listitem', 'main', 'region', 'group', 'note'];
/** A mail is a message, too: of what has no role, only what is called an error or pops up. */
const calledSo = /\b(?:err(?:ors?)?|warn(?:ing)?|invalid|alert|danger|feedback|flash|toast|snack(?:bar)?|notify|notification)\b/i;
/** What stands in one that speaks is called so (`farm/page/inject/voices.ts`). */
const announced = /\bannouncement\b/;
const alarm = /\balert$/;
/** Of what has the role of an alarm, and is none. */
const cheerful = /\b(?:success|info|primary|notice|hint|tip|help)\b/i;
const longest = 300;

/** What the page says, as it stands. */
interface Sayings {
  /** What refuses, in messages. */
  readonly said: readonly string[];
  /** Alarms of which nothing could be good news. */
  readonly alarming: readonly string[];
  /** What refuses in plain text, which may speak of anything. */
  readonly muttered: readonly string[];
  /** The rest. */
  readonly other: readonly Saying[];
}

interface Saying {
  readonly text: string;
  readonly element: ObservedElement;
  /** It is a message: it pops up, or is read out. */
  readonly isMessage?: true;
}

export function refusalsOn(page: Page): Sayings {
  const { elements, groups } = page;
  const isTold = telling(page);
  const found = { said: new Set<string>(), alarming: new Set<string>(), muttered: new Set<string>(), other: [] as Saying[] };
  let texts = 0;
  for (const element of elements) {
    const { role, name, hints = '', group } = element;
    const isPlain = plain.includes(role);
    if ((!isPlain && !speaking.includes(role)) || name.length > longest) continue;
    const text = name.trim();
    const isCalledSo = isPlain && (calledSo.test(hints) || calledSo.test((group === undefined ? undefined : groups[group]?.hints) ?? ''));
    if (isPlain && !isCalledSo && !announced.test(hints)) {
      if (isTold(group)) isOutright(name) && found.said.add(text);
      else if (texts < mostTexts && partAround(groups, group, listed) === undefined) {
        texts += 1;
        if (isOutright(name)) found.muttered.add(text);
        else found.other.push({ text, element });
      }
    } else {
      const isAlarm = role === 'alert' || calledSo.test(hints);
      if (isOutright(name) || isRequest(name) || (isAlarm && isOrder(name))) found.said.add(text);
      else if ((role === 'alert' || alarm.test(hints)) && !cheerful.test(hints) && isAlarming(name)) found.alarming.add(text);
      else found.other.push({ text, element, isMessage: true });
    }
  }
  return { said: [...found.said], alarming: [...found.alarming], muttered: [...found.muttered], other: found.other };
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

/** The innermost part of one of these roles that the group is, or stands in. */
function partAround(groups: Page['groups'], group: number | undefined, roles: readonly string[]): number | undefined {
  for (let at = group; at !== undefined; at = groups[at]?.parent) if (roles.includes(groups[at]?.role ?? '')) return at;
  return undefined;
}

/** Parts of many of their kind, which say what they are. */
const listed: readonly string[] = ['row', 'listitem', 'article', 'feed', 'navigation', 'contentinfo'];

/** Acts that a page answers. */
const answered: readonly Act['kind'][] = ['click', 'press', 'check', 'select', 'upload', 'drag'];

export interface Known {
  /** What the page said when it was looked at last. */
  readonly sayings?: readonly string[];
  /** What it said against an act, and to which clause. */
  readonly refusal?: string;
  readonly refusedFor?: string;
}

/** How the page came to be as it is. */
interface Come {
  /** The clause that the latest act carries out, and what it was done to. */
  readonly clause?: string;
  readonly pressed?: Pressed;
  /** What was entered right before it. */
  readonly entered?: readonly string[];
  /** By the act, another page. */
  readonly landed?: boolean;
  /** It was looked at since: nothing was done meanwhile. */
  readonly isLater?: boolean;
  /** What the browser's own dialogs have said since. */
  readonly alerts?: readonly string[];
}

/** What is known of it once the page was looked at after `act`; undefined: nothing that it could answer was done. */
export function heard(page: Page, act: Act | undefined, known: Known, come: Come = {}): Known {
  const { sayings: before = [], refusal, refusedFor } = known;
  const { clause, landed = false, isLater = false, alerts = [], pressed } = come;
  const { said, alarming, muttered, other } = refusalsOn(page);
  const { title = '' } = page;
  const isAnswered = act !== undefined && answered.includes(act.kind);
  const told = [...said, ...[...alerts, title].filter(isOutright)];
  const sayings = [...told, ...alarming, ...muttered, ...other.map(({ text }) => text)];
  const isFresh = (text: string) => !before.includes(text);
  const isShort = sayings.filter(isFresh).length <= mostNew;
  const isDeed = (act?.kind === 'click' || act?.kind === 'press') && !isAsking(clause, pressed);
  const unknown = isDeed && isShort ? unknownOn(page, other, before, come) : [];
  const loose =
    landed && !isBack(page, come) ? (isDeed ? headed(page, muttered) : []) : [...alarming, ...(isShort ? [...muttered, ...unknown] : [])];
  const unsure = isLooking(clause) ? [] : loose;
  const fresh = isAnswered ? (told.find((text) => isFresh(text) && (!landed || isOutright(text))) ?? unsure.find(isFresh)) : undefined;
  const kept = sayings.length > 0 && { sayings };
  if (fresh !== undefined) return { ...kept, refusal: fresh, ...(clause !== undefined && { refusedFor: clause }) };
  // What is gone was seen to by what was done for the same, or it only asked for what was lacking; a second look finds nothing new.
  const stands = refusal !== undefined && (sayings.includes(refusal) || page.elements.some(({ name }) => name.trim() === refusal));
  const isSeenTo = refusal === undefined || (!stands && isAnswered && !isLater && (clause === refusedFor || !isOutright(refusal)));
  return isSeenTo ? { ...kept } : { ...kept, refusal, ...(refusedFor !== undefined && { refusedFor }) };
}
/** Whoever brings up more than this shows something, and says nothing. */
const mostNew = 8;

/** The page that came is the one that was left, with what was entered there. */
const isBack = (page: Page, come: Come): boolean =>
  standsStill(page, come) && page.elements.some(({ role, value = '' }) => fields.includes(role) && (come.entered ?? []).includes(value));

/** What a page refuses that says little else, or in its heading. */
const headed = ({ elements }: Page, muttered: readonly string[]): readonly string[] =>
  elements.length <= mostBare
    ? muttered
    : muttered.filter((text) => elements.some(({ role, name }) => role === 'heading' && name.trim() === text));
const mostBare = 12;

/** What came with a deed in words of its own, and could not be good news. */
function unknownOn(page: Page, other: readonly Saying[], before: readonly string[], come: Come): readonly string[] {
  const { clause = '', entered = [] } = come;
  const stood = new Set(before.map(withoutNumbers));
  // What is typed into a password's field is not shown.
  const isEntry = ({ value = '', type }: ObservedElement) => entered.includes(value) || (type === 'password' && value !== '');
  const came = [...other, ...withEntries(page, isEntry)].filter(({ text }) => !stood.has(withoutNumbers(text)));
  const held = page.elements.filter(({ role, value = '' }) => value !== '' && fields.includes(role));
  // What was entered and is gone from its field was taken; who goes on asks for more.
  if (entered.length > 0 && !held.some(isEntry)) return [];
  // What could be taken back was done.
  if (page.elements.some(({ isNew, role, name }) => isNew && role === 'button' && undoing.test(name.trim()))) return [];
  const goesOn = page.elements.some(({ isNew, role }) => isNew && fields.includes(role)) && !isSending(come.pressed?.name ?? clause);
  const formOf = (group: number | undefined) => partAround(page.groups, group, forms);
  const keeping = new Set(held.filter(({ isNew }) => !isNew).map(({ group }) => formOf(group)));
  const isBeside = ({ group }: ObservedElement) => (formOf(group) === undefined ? keeping.size > 0 : keeping.has(formOf(group)));
  const isStill = came.length <= mostBeside && standsStill(page, come);
  const words = new Set(wordsOf(`${clause} ${entered.join(' ')} ${come.pressed?.name ?? ''}`));
  return came
    .filter(({ text, element, isMessage }) => isMessage || (!goesOn && !isTitle(text) && (isStill || isBeside(element))))
    .filter(
      ({ text }) =>
        isOrder(text) || (isAlarming(text) && !parted.test(text) && wordsOf(text).filter((word) => !words.has(word)).length >= 3),
    )
    .map(({ text }) => text);
}
const undoing = /^(?:undo|rückgängig|annuler|deshacer)\b/i;
const fields: readonly string[] = ['textbox', 'combobox', 'spinbutton', 'searchbox'];
const forms: readonly string[] = ['form', 'dialog', 'alertdialog'];
/** What says more than this beside a control shows something. */
const mostBeside = 3;
/** What is parted so is a line of a list, and no sentence. */
const parted = /[·×|•→]/;

/** What has come up in a row or entry of a list where something was entered. */
function withEntries({ elements, groups }: Page, isEntry: (element: ObservedElement) => boolean): readonly Saying[] {
  const partOf = ({ group }: ObservedElement) => partAround(groups, group, listed);
  const filled = new Set(elements.filter(isEntry).map(partOf));
  filled.delete(undefined);
  if (filled.size === 0) return [];
  return elements.flatMap((element) => {
    const { role, name, isNew } = element;
    return isNew && plain.includes(role) && name.length <= longest && filled.has(partOf(element)) ? [{ text: name.trim(), element }] : [];
  });
}

/** Written as titles are, it is what a thing is called. */
const isTitle = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && !/[.!?]$/.test(text) && words.every((word) => /^\p{Lu}/u.test(word));
};

/** The control that was pressed stands there as it stood. */
const standsStill = ({ elements }: Page, { pressed }: Come): boolean =>
  pressed !== undefined &&
  pressed.name !== '' &&
  !fields.includes(pressed.role) &&
  elements.some(({ role, name }) => role === pressed.role && name === pressed.name);

const withoutNumbers = (text: string): string => text.replace(/\d+(?:[.,:]\d+)*/g, '0');
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? [];

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
