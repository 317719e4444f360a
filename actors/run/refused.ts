/** What a page says against what was done: a message of its own that came with an act, and that takes it for refused. */
import type { ObservedElement } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import type { Act } from '../../store/model/step.ts';
import { isActing, isAsking, isLooking, isSearching, isSending, isSuch, type Pressed } from './asking.ts';
import { listed, longest, type Page, partAround, plain, refusalsOn, type Saying } from './messages.ts';
import { isPraise as praises, saysDone, wordsIn } from './praise.ts';
import { isAlarming, isOrder, isOutright, isRequest, mayBeWell, saysHistory, saysNoneChosen, saysTrouble } from './refusing-words.ts';
import { saysNoNews, saysNothingElse } from './stood-before.ts';

/** Acts that a page answers. */
const answered: readonly Act['kind'][] = ['click', 'press', 'check', 'select', 'upload', 'drag', 'pull'];

export interface Known {
  /** What the page said when it was looked at last. */
  readonly sayings?: readonly string[];
  /** What it said against an act, and to which clause. */
  readonly refusal?: string;
  readonly refusedFor?: string;
}

/** How the page came to be as it is. */
export interface Come {
  /** The clause that the latest act carries out, and what it was done to. */
  readonly clause?: string;
  readonly pressed?: Pressed;
  /** What was entered right before it, and where something was entered or chosen. */
  readonly entered?: readonly string[];
  readonly filled?: readonly Pressed[];
  /** By the act, another page. */
  readonly landed?: boolean;
  /** It was looked at since: nothing was done meanwhile. */
  readonly isLater?: boolean;
  /** What the browser's own dialogs have said since. */
  readonly alerts?: readonly string[];
  /** How often what is called as what was pressed stood there before. */
  readonly times?: number;
  /** What stood there before the act, messages aside. */
  readonly stood?: readonly string[];
}

/** What is known of it once the page was looked at after `act`; undefined: nothing that it could answer was done. */
export function heard(page: Page, act: Act | undefined, known: Known, come: Come = {}): Known {
  const { sayings: before = [], refusal, refusedFor } = known;
  const { clause, landed = false, isLater = false, alerts = [], pressed, stood = [] } = come;
  const { said, alarming, muttered, reproaching, other } = refusalsOn(withoutOld(page, stood), pressed);
  const { title = '' } = page;
  const isAnswered = act !== undefined && answered.includes(act.kind);
  const isDeed =
    (act?.kind === 'click' || act?.kind === 'press') &&
    !isAsking(clause, pressed) &&
    !isUnfolded(page, come) &&
    !isOnTheWay(clause, pressed);
  const blurted = isDeed && isActing(clause, pressed) ? alerts.filter((text) => isBlurted(text, come)) : [];
  const isIdle = (text: string) => saysNoneChosen(text) && (unmarking.test(`${clause} ${pressed?.name ?? ''}`) || isOther(page, stood));
  const told = [
    ...said.filter((text) => !isIdle(text)),
    ...[...alerts.filter(isOutright), ...[title].filter((text) => isOutright(text) || saysTrouble(text))],
    ...(isDeed ? turned(page, come) : []),
    ...blurted,
  ];
  const sayings = [...told, ...alarming, ...muttered, ...[...reproaching, ...other].map(({ text }) => text)];
  const isFresh = (text: string) => !before.includes(text);
  const isShort = sayings.filter(isFresh).length <= mostNew;
  const unknown = isDeed && isShort ? unknownOn(page, other, before, come) : [];
  const isAgain = isBack(page, come);
  const isOfAct = (isListed: boolean) => isDeed && (isAgain || (!isListed && !(landed && pressed?.role === 'link')));
  // Whoever deletes is told so in red, too.
  const accused = reproaching.flatMap(({ text, isListed }) => (isOfAct(isListed) && !saysDone(text, come) ? [text] : []));
  const ofDeed = landed && isDeed && standsStill(page, come) ? muttered.filter((text) => speaksOf(text, clause)) : [];
  const loose =
    landed && !isAgain
      ? isDeed
        ? [...headed(page, muttered), ...ofDeed]
        : []
      : [...alarming, ...(isShort ? [...muttered, ...unknown] : [])];
  // Where something was refused already, what is said again is said of the act, too.
  const isOld = refusal === undefined ? saysNoNews(stood) : () => false;
  const unsure = isLooking(clause) ? lackingAlone(page, other, act, come).filter(isFresh) : loose;
  const fresh =
    isAnswered && !hasLeft(page, clause)
      ? (accused.find(isFresh) ??
        told.find((text) => isFresh(text) && (!landed || isOutright(text) || text === title || blurted.includes(text))) ??
        unsure.find((text) => isFresh(text) && (alarming.includes(text) || !isOld(text))))
      : undefined;
  const kept = sayings.length > 0 && { sayings };
  if (fresh !== undefined) return { ...kept, refusal: fresh, ...(clause !== undefined && { refusedFor: clause }) };
  // What is gone was seen to by what was done for the same, or it only asked for what was lacking; a second look finds nothing new.
  const stands = refusal !== undefined && (sayings.includes(refusal) || page.elements.some(({ name }) => name.trim() === refusal));
  const isSame = clause === refusedFor && !(clause !== undefined && ofEach.test(clause));
  const isSeenTo = refusal === undefined || (!stands && isAnswered && !isLater && (isSame || !isOutright(refusal)));
  return isSeenTo ? { ...kept } : { ...kept, refusal, ...(refusedFor !== undefined && { refusedFor }) };
}

/** Whoever has logged out is asked to log in again. */
const hasLeft = ({ elements }: Page, clause = ''): boolean =>
  leaving.test(clause) && elements.some(({ states }) => states.includes('password'));
const leaving =
  /(?<!\p{L})(?:log|sign)(?:ged|ning|ging)?[ -]?(?:out|off)(?!\p{L})|\b(?:abmelden|ausloggen|déconnect\p{L}*|cerrar sesión)/iu;

/**
 * What the control that was pressed is called now, where that refuses: "Failed, try again". Its old name is gone, and one name of its kind
 * has come; "Declined" does not refuse whoever pressed "Decline".
 */
function turned({ elements }: Page, { pressed, clause = '', stood = [] }: Come): readonly string[] {
  if (pressed === undefined || isListed(elements, pressed)) return [];
  const came = elements.flatMap(({ role, name }) => (role === pressed.role && !stood.includes(name) ? [name.trim()] : []));
  const asked = wordsIn(`${clause} ${pressed.name}`).map((word) => word.slice(0, sameBeginning));
  const isOwn = (word: string) => asked.includes(word.toLowerCase().slice(0, sameBeginning));
  const isTrouble = (text: string) => {
    const rest = text.replace(/\p{L}+/gu, (word) => (isOwn(word) ? '' : word)).trim();
    return isOutright(rest) || saysTrouble(rest);
  };
  return came.length === 1 ? came.filter(isTrouble) : [];
}
/** "Deny" and "denied". */
const sameBeginning = 3;

/** "Walden: not renewed, limit reached", of "renew Walden": all that the clause says, in whatever form. */
function speaksOf(text: string, clause = ''): boolean {
  const [told, asked] = [wordsIn(text), wordsIn(clause).filter((word) => word.length > 3)];
  return asked.length > 1 && asked.every((word) => told.some((other) => other.startsWith(word)));
}

/** What a dialog says while it goes was said before it was answered. */
function withoutOld(page: Page, stood: readonly string[]): Page {
  const isOld = saysNothingElse(stood);
  return page.passed === undefined ? page : { ...page, passed: page.passed.filter((text) => !isOld(text)) };
}

/** What has gone with the act was chosen, as nothing is any longer. */
const isOther = ({ elements }: Page, stood: readonly string[]): boolean =>
  stood.some((text) => !elements.some(({ name }) => name.trim() === text));
const unmarking = /\b(?:de-?select|un-?select|un-?check|un-?tick|un-?mark|clear|reset|none)/i;

/** Who looked for something and is only asked for what was lacking has not been answered: nothing else has come. */
function lackingAlone({ elements }: Page, other: readonly Saying[], act: Act | undefined, { clause, isLater }: Come): readonly string[] {
  if (act?.kind !== 'click' && act?.kind !== 'press') return [];
  if (isLater || !isSearching(clause)) return [];
  const [only, ...others] = elements.filter(({ isNew }) => isNew);
  return others.length > 0 ? [] : other.flatMap(({ text, element }) => (element === only && isRequest(text) ? [text] : []));
}

/** What was refused to one of them is not made good by what is done to the next. */
const ofEach = /\b(?:all|every|each|both)\b/i;

/** Whoever brings up more than this shows something, and says nothing. */
const mostNew = 8;

/** A text that the clause does not say to press was pressed in search of what it says. */
const isOnTheWay = (clause: string | undefined, pressed: Pressed | undefined): boolean => {
  if (isActing(clause, pressed)) return false;
  const [named, asked] = [wordsIn(pressed?.name ?? ''), wordsIn(clause ?? '')];
  return pressed !== undefined && plain.includes(pressed.role) && named.length > 0 && !named.some((word) => asked.includes(word));
};

/** What was pressed shows now what was folded, or has led to what is headed so: whose entry stands in a list, and over what came beside it. */
const isUnfolded = ({ elements }: Page, { pressed, times = 1 }: Come): boolean => {
  const called = pressed === undefined ? [] : elements.filter(({ name }) => name === pressed.name);
  const isEntry = pressed !== undefined && plain.includes(pressed.role) && !isSending(pressed.name);
  return (
    called.some(
      ({ role, states }) => (role === pressed?.role && states.includes('expanded')) || (role === 'heading' && pressed?.role === 'link'),
    ) ||
    (isEntry && called.length > times)
  );
};

/** The page that came is the one that was left: what was pressed stands there, and what was entered, or at least where that was. */
const isBack = (page: Page, come: Come): boolean => {
  const { entered = [], filled = [] } = come;
  const isHeld = page.elements.some(({ role, value = '' }) => fields.includes(role) && entered.includes(value));
  return standsStill(page, come) && (isHeld || (filled.length > 0 && filled.every((field) => isListed(page.elements, field))));
};

/** What a page refuses that says little else, or in its heading. */
const headed = ({ elements }: Page, muttered: readonly string[]): readonly string[] =>
  elements.length <= mostBare
    ? muttered
    : muttered.filter((text) => elements.some(({ role, name }) => role === 'heading' && name.trim() === text));
const mostBare = 12;

/** What came with a deed in words of its own, and could not be good news. */
function unknownOn(page: Page, other: readonly Saying[], before: readonly string[], come: Come): readonly string[] {
  const { clause = '', entered = [], stood: old = [] } = come;
  const stood = new Set(before.map(withoutNumbers));
  // What is typed into a password's field is not shown.
  const isEntry = ({ value = '', type }: ObservedElement) => entered.includes(value) || (type === 'password' && value !== '');
  const came = [...other, ...withEntries(page, isEntry)].filter(({ text, isAsked }) => !isAsked && !stood.has(withoutNumbers(text)));
  // "Select a member", where it says beside that all went well, is what the page is called.
  const isPraise = ({ role, name }: ObservedElement) =>
    plain.includes(role) && role !== 'heading' && !old.includes(name.trim()) && praises(name, clause);
  const isPraised = page.elements.some(isPraise);
  const held = page.elements.filter(({ role, value = '' }) => value !== '' && fields.includes(role));
  // What was entered and is gone from its field was taken; who goes on asks for more.
  // What lies over the control says by its beginning what it is.
  const isOver = (text: string) => page.over?.what.includes(text.slice(0, longestBeginning)) === true;
  const isCovered = page.over !== undefined && isListed(page.covered ?? [], come.pressed);
  if (entered.length > 0 && !isCovered && !held.some(isEntry)) return [];
  // What could be taken back was done.
  if (page.elements.some(({ isNew, role, name }) => isNew && role === 'button' && undoing.test(name.trim()))) return [];
  const goesOn = page.elements.some(({ isNew, role }) => isNew && fields.includes(role)) && !isSending(come.pressed?.name ?? clause);
  const formOf = (group: number | undefined) => partAround(page.groups, group, forms);
  const keeping = new Set(held.filter(({ isNew }) => !isNew).map(({ group }) => formOf(group)));
  const isBeside = ({ group }: ObservedElement) => (formOf(group) === undefined ? keeping.size > 0 : keeping.has(formOf(group)));
  const isStill = came.length <= mostBeside && standsStill(page, come);
  // What stands there several times, or has come with the ways into what it is said of, tells of the entries of a list.
  const isOfList = (text: string) => page.elements.filter(({ name }) => name.trim() === text).length > 1;
  const isList =
    page.elements.filter(({ isNew, role, name }) => isNew && ways.includes(role) && /\p{L}{2}/u.test(name)).length >= leastListed;
  const words = new Set(wordsIn(`${clause} ${entered.join(' ')} ${come.pressed?.name ?? ''}`));
  const shown = new Set([...words, ...wordsIn(held.map(({ name, value = '' }) => `${name} ${value}`).join(' '))]);
  return came
    .filter(({ isMessage }) => !isPraised || isMessage)
    .filter(({ text }) => !wordsIn(text).every((word) => shown.has(word) || linking.test(word)))
    .filter(({ text, element }) => element.role !== 'listitem' || !entered.some((entry) => text.includes(entry)))
    .filter(
      ({ text, element, isMessage }) =>
        isMessage ||
        (isCovered && isOver(text)) ||
        (!goesOn && !isList && !isOfList(text) && !isTitle(text) && (isStill || isBeside(element))),
    )
    .filter(
      ({ text, element }) =>
        isOrder(text) ||
        // In red over what was entered, whatever it says: the form has not taken it.
        (isRed(element) && isStill && held.some(isEntry) && wordsIn(text).length >= leastTold) ||
        ((isAlarming(text) || saysHistory(text, words)) &&
          !parted.test(text) &&
          !figure.test(text) &&
          wordsIn(text.replace(ofSeries, '')).filter((word) => !words.has(word)).length >= leastTold),
    )
    .map(({ text }) => text);
}
const ways: readonly string[] = ['link', 'clickable'];
const leastListed = 3;
const isRed = ({ look = '' }: ObservedElement): boolean => look.split(' ').includes('red');
const leastTold = 3;
/** "(4 of 7)" tells where in a series one is. */
const ofSeries = /\(?\b\d+ ?(?:of|von|sur|de|\/) ?\d+\b\)?$/u;
const undoing = /^(?:undo|rückgängig|annuler|deshacer)\b/i;
/** "Delivery on 15 January" beside a field that holds that day only says what was entered. */
const linking = /^(?:on|for|in|at|the|your|you|to|of|from|until|by|and|with|is|are|an?)$/;
const longestBeginning = 24;
const fields: readonly string[] = ['textbox', 'combobox', 'spinbutton', 'searchbox'];
const forms: readonly string[] = ['form', 'dialog', 'alertdialog'];
/** What says more than this beside a control shows something. */
const mostBeside = 3;
/** "Last score: 1.00" tells how much of something there is. */
const figure = /^\p{L}[\p{L}\d ]{0,30}: ?[-+]?\d+(?:[.,]\d+)*(?: ?\/ ?\d+)?\s?(?:%|\p{L}{1,4})?$/u;
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
const standsStill = ({ elements }: Page, { pressed, times = 1 }: Come): boolean =>
  pressed !== undefined && pressed.name !== '' && !fields.includes(pressed.role) && isListed(elements, pressed, times);

const isListed = (elements: readonly Pressed[], pressed: Pressed | undefined, times = 1): boolean =>
  pressed !== undefined && elements.filter((element) => isSuch(element, pressed)).length >= times;

/** What the browser's own dialog says that is no good news, and none of what was sent. */
function isBlurted(text: string, { clause = '', entered = [], pressed }: Come): boolean {
  // What a stored secret is nobody here knows.
  if (entered.some((text) => namesIn(text).length > 0)) return false;
  if (mayBeWell(text) || /:\s*\S/.test(text) || text.length > longest || !/\p{L}{3}/u.test(text)) return false;
  const known = wordsIn(`${clause} ${entered.join(' ')} ${pressed?.name ?? ''}`).filter((word) => word.length > 3 || /\d/.test(word));
  return !wordsIn(text).some((word) => known.includes(word));
}

const withoutNumbers = (text: string): string => text.replace(/\d+(?:[.,:]\d+)*/g, '0');
