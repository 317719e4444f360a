/** Whether a click can't be taken back, by what its control says, what its form does and what stands around it: pure, and the same for every page. */

import type { Deed } from '../../config/irreversible/words.ts';
import { chatWords, fieldWords, meansOfPayment, securityHeading } from '../../config/irreversible.ts';
import type { ControlNature } from '../../farm/page/port.ts';
import type { Act } from '../../store/model/step.ts';
import { beginsWithAct, plain, type Reading, readings } from './irreversible-words.ts';

/** What a person is asked about. */
export interface Irreversible {
  /** What the control says. */
  readonly name: string;
  readonly deed: Deed;
  /** What it would do, as a sentence. */
  readonly why: string;
}

/** Undefined when nothing says that the act can't be taken back. What is chosen is judged by what the option says, where that does it. */
export function irreversibleAct(act: Act, nature: ControlNature, by: 'click' | 'enter', goal: string): Irreversible | undefined {
  if (act.kind !== 'select') return irreversible(nature, by, goal);
  if (nature.choiceActs !== true) return undefined;
  for (const name of act.options) {
    const found = irreversible({ ...nature, role: 'menuitem', name, opens: false }, by, goal);
    if (found) return found;
  }
  return undefined;
}

/** Undefined when nothing says that the click, or the Enter, can't be taken back. */
export function irreversible(nature: ControlNature, by: 'click' | 'enter', goal: string): Irreversible | undefined {
  const deed = deedOf(nature, by);
  if (deed === undefined) return undefined;
  // A goal that only looks is held up by what is sent or lost, and not by what only sounds like an order or a message.
  if (isEveryday.has(deed) && !mutates(goal) && nature.form?.method !== 'post') return undefined;
  const name = nature.name || nature.hints || nature.role;
  return { name, deed, why: `${JSON.stringify(name)} ${says[deed]}, which can't be taken back.` };
}

/**
 * Undefined when nothing says that what a dialog of the browser's own asks can't be taken back, once it is answered with yes. What is
 * taken away for good, sent or paid is what a goal that says so authorises, unless the question says it whole.
 */
export function irreversibleQuestion(message: string, goal: string): Irreversible | undefined {
  const clauses = message.split(/[.?!;:\n¿¡]+/).map(plain);
  const asks = (isAsked: (words: Reading, clause: string) => boolean) =>
    readings.some((words) => clauses.some((clause) => clause !== '' && isAsked(words, words.asked(clause))));
  const whole = deeds.find((deed) => asks((words, clause) => words.deeds[deed].whole.has(clause)));
  const begun = deeds.findLast((deed) => isEveryday.has(deed) && asks((words, clause) => words.deeds[deed].verbs.has(firstOf(clause))));
  const isLost = readings.some(({ isForGood }) => isForGood(plain(message))) && speaksOf(message, ['account']);
  const deed =
    whole ??
    (begun !== undefined && !speaksOf(goal, [...isEveryday]) ? begun : undefined) ??
    (isLost && !speaksOf(goal, ['account']) ? 'account' : undefined);
  return deed && { name: message, deed, why: `${JSON.stringify(message)} is asked, and a yes ${says[deed]}, which can't be taken back.` };
}

const firstOf = (text: string): string => text.split(' ', 1)[0] ?? '';

/** Whether one of the words begins like a verb of one of these deeds. */
function speaksOf(text: string, of: readonly Deed[]): boolean {
  const said = plain(text).split(' ');
  return readings.some(({ deeds: words }) =>
    of.some((deed) => [...words[deed].verbs].some((verb) => said.some((word) => word.startsWith(verb)))),
  );
}

const says: Readonly<Record<Deed, string>> = {
  account: 'deletes or closes something for good',
  pay: 'pays or places an order',
  send: 'sends or publishes something',
  transfer: 'transfers money or a right',
  password: 'changes the password',
  factor: 'changes the second factor of the sign-in',
};

/** What pages without a purpose of the kind say, too: "Share", "Book". */
const isEveryday: ReadonlySet<Deed> = new Set(['pay', 'send', 'transfer']);

const deeds = ['account', 'factor', 'password', 'transfer', 'pay', 'send'] as const satisfies readonly Deed[];

/** They hold a state that the next click takes back, or show something else. */
const harmless = new Set(
  'checkbox,radio,option,combobox,listbox,tab,columnheader,rowheader,heading,spinbutton,treeitem,menuitemcheckbox,menuitemradio'.split(','),
);
const written = new Set(['textbox', 'searchbox', 'combobox']);

/** What is known of a control when its deed is asked for. */
interface Scene {
  /** The words of the label, and those that bear its meaning. */
  readonly label: string;
  readonly nature: ControlNature;
  /** The words of the heading, the dialog and the form, and of the address that the form is sent to. */
  readonly around: string;
  readonly heading: string;
  readonly fields: readonly string[];
}

function deedOf(nature: ControlNature, by: 'click' | 'enter'): Deed | undefined {
  if (nature.opens || /(?:…|\.\.\.)$/.test(nature.name.trim())) return undefined;
  const fields = nature.fields.map(plain);
  const heading = plain(nature.context);
  const texts = [nature.context, nature.dialog, nature.form?.text, pathOf(nature.form?.action), nature.description, nature.hidden];
  const around = texts.map((text) => plain(text ?? '')).join(' | ');
  const scene = { nature, around, heading, fields };
  if (written.has(nature.role)) return by === 'enter' && !nature.lines && chatWords.test(plain(nature.name)) ? 'send' : undefined;
  if (nature.role === 'slider')
    return deeds.find((deed) => readings.some((words) => words.deeds[deed].whole.has(words.slid(plain(nature.name)))));
  if (harmless.has(nature.role)) return undefined;
  const labels = plain(nature.name) === '' ? iconWords(nature.hints) : [plain(nature.name)];
  const isMeant = (deed: Deed) => labels.some((label) => readings.some((words) => isDone(deed, words, { ...scene, label })));
  if (sendsUnnamed(scene)) return 'send';
  const own = deeds.find((deed) => (nature.role !== 'switch' || deed === 'factor') && isMeant(deed));
  return own ?? chosenDeed(nature, labels, scene);
}

const arrow = /^\s*[➤➢➔→▶►✈⏎↵⮞]\ufe0f?\s*$/u;

/** An arrow in the form of a message. */
const sendsUnnamed = ({ nature, fields }: Omit<Scene, 'label'>): boolean =>
  nature.role === 'button' &&
  nature.form !== undefined &&
  arrow.test(nature.name) &&
  fields.some((field) => fieldWords.message.test(field)) &&
  !fields.some((field) => fieldWords.secret.test(field));

/** "Go" beside "Delete account", which was chosen from a list. */
function chosenDeed(
  { chosen = [], form: _, ...nature }: ControlNature,
  labels: readonly string[],
  scene: Omit<Scene, 'label'>,
): Deed | undefined {
  if (!labels.some((label) => readings.some((words) => words.setOff.has(label) || words.setOff.has(words.bare(label))))) return undefined;
  const alone = { ...scene, nature };
  return deeds.find((deed) => chosen.some((option) => readings.some((words) => isDone(deed, words, { ...alone, label: plain(option) }))));
}

function isDone(deed: Deed, words: Reading, scene: Scene): boolean {
  const { label, nature } = scene;
  const { whole, weak } = words.deeds[deed];
  const bare = words.bare(label);
  if (deed === 'send' && onlyBeginsAnswer(scene)) return false;
  if (isOfForm(deed, words, scene)) return true;
  // What is switched says what it is, and not which way.
  if (nature.role === 'switch' && words.deeds.factor.around(label)) return true;
  const isWeak = weak.has(label) || weak.has(bare);
  // "Wire £200": the sum says what of.
  const isWhole =
    whole.has(label) ||
    whole.has(bare) ||
    [...words.firsts(label), ...words.lasts(label)].some((part) => whole.has(part)) ||
    isPaidFor(deed, words, scene) ||
    (moves.has(deed) && weak.has(words.bare(beforeSum(nature.name)))) ||
    isForGood(deed, words, scene);
  const agrees = agreesTo(words, scene, deed);
  if (!isWhole && !isWeak && !agrees) return false;
  // A link is a way to a page that asks, unless it says that nobody will ask.
  if (
    nature.href !== undefined &&
    !(isWhole && words.isFinal(label)) &&
    !/[?&/](?:confirm|execute|sure)(?:ed)?(?:=|\/|$)/i.test(nature.href)
  )
    return false;
  return isWhole && !needsFields.has(deed) ? true : speaks(deed, words, scene, isWhole ? 'whole' : isWeak ? 'weak' : 'agrees');
}

/** "Reply", where nothing is there yet that a reply could be written into: it brings that up. */
const onlyBeginsAnswer = ({ label, nature, fields }: Scene): boolean =>
  fields.length === 0 && nature.form === undefined && nature.dialog === undefined && answering.test(label);
const answering =
  /^(?:reply|respond|answer|comment|antworten|beantworten|kommentieren|répondre|commenter|responder|contestar|comentar)(?: (?:to )?(?:this|the|that)? ?(?:\p{L}+))?$/u;

/** "Buy with 1-Click", "Checkout with PayPal", "Buy 3 tickets": by what means, or how many. */
function isPaidFor(deed: Deed, words: Reading, { label, nature }: Scene): boolean {
  if (deed !== 'pay') return false;
  const { whole, weak } = words.deeds.pay;
  const head = words.beforeMeans(label);
  const counted = words.bare(plain(/^([^\d]*?)\d+ *\p{L}/u.exec(nature.name)?.[1] ?? ''));
  return words.isBinding(label) || whole.has(head) || (weak.has(head) && meansOfPayment.test(label)) || whole.has(counted);
}

const sum = /\p{Sc}\s*\d|\d\s*(?:\p{Sc}|(?:eur|usd|gbp|chf|euros?)\b)/iu;
/** "Subscribe for" of "Subscribe for $9/month". */
const beforeSum = (name: string): string => plain(sum.test(name) ? (name.split(sum)[0] ?? '') : '');
const moves: ReadonlySet<Deed> = new Set(['pay', 'transfer']);

/** "Delete photo permanently": whatever it is. */
const isForGood = (deed: Deed, words: Reading, { label, nature }: Scene): boolean =>
  deed === 'account' &&
  nature.href === undefined &&
  words.isForGood(label) &&
  (words.deeds.account.weak.has(words.bare(label)) || label.split(' ').some((word) => words.deeds.account.weak.has(word)));

/** What its form does, whatever the control says but that it does something else: a card and a sum, an account and an amount, an old password and a new one. */
function isOfForm(deed: Deed, words: Reading, { label, nature, fields, around }: Scene): boolean {
  if (nature.form === undefined || nature.role !== 'button' || label === '' || words.over(around)) return false;
  if (readings.some(({ isLeaving }) => isLeaving(label))) return false;
  const has = (kind: keyof typeof fieldWords) => fields.some((field) => fieldWords[kind].test(field));
  switch (deed) {
    case 'pay':
      return has('card') && words.isTotal(plain(nature.form.text)) && sum.test(nature.form.text);
    case 'transfer':
      return nature.form.method === 'post' && has('amount') && has('iban');
    case 'password':
      return has('oldSecret') && has('newSecret');
    default:
      return false;
  }
}

/** "Order total: $120.00". */
const isTotalled = (words: Reading, beside = ''): boolean => sum.test(beside) && words.isTotal(plain(beside));

/** "Send €50 to Bob", over the control or right before it. */
const saysSum = (words: Reading, { context, beside = '' }: ControlNature, deed: Deed): boolean =>
  moves.has(deed) && [context, beside].some((text) => sum.test(text) && words.deeds[deed].verbs.has(firstOf(plain(text))));

/** Labels that are also the way to where it is done: only what stands beside them tells. */
const needsFields: ReadonlySet<Deed> = new Set(['password']);

function agreesTo(words: Reading, { label, nature, around }: Scene, deed: Deed): boolean {
  const bare = words.bare(label);
  const is = (set: ReadonlySet<string>) => set.has(label) || (bare !== '' && set.has(bare));
  if (words.over(around)) return false;
  if (is(words.agree)) return true;
  if ((nature.dialog !== undefined || saysSum(words, nature, deed)) && is(words.proceed)) return true;
  return deed === 'password' && is(words.keep);
}

/** Whether what stands around the control speaks of the deed, so that a label which may mean anything means it. */
function speaks(deed: Deed, words: Reading, scene: Scene, by: 'whole' | 'weak' | 'agrees'): boolean {
  const { nature, fields, around, heading } = scene;
  const has = (kind: keyof typeof fieldWords) => fields.some((field) => fieldWords[kind].test(field));
  const isSpoken = words.deeds[deed].around(around);
  // A form without a method is one that a script sends, where something is written into it.
  const isSearch = nature.form?.method === 'get' && !has('message') && !has('card');
  switch (deed) {
    case 'account':
      if (by === 'agrees' && words.deeds.account.whole.has(words.bare(lastWords(pathOf(nature.form?.action))))) return true;
      return words.deeds.account.around(
        by === 'agrees'
          ? [heading, ...[nature.dialog ?? nature.form?.text, nature.hidden, nature.description].map((text) => plain(text ?? ''))].join(
              ' | ',
            )
          : around,
      );
    case 'pay':
      return (
        !isSearch && (has('card') || isSpoken || (by === 'agrees' && (isTotalled(words, nature.beside) || saysSum(words, nature, deed))))
      );
    case 'transfer':
      return (
        !isSearch && ((has('amount') && (has('bank') || isSpoken)) || (fields.length === 0 && (isSpoken || saysSum(words, nature, deed))))
      );
    case 'send': {
      if (isSearch || has('secret') || has('code')) return false;
      const writes = has('message') || (has('recipient') && has('subject'));
      if (by === 'agrees') return (writes && has('recipient')) || (nature.dialog !== undefined && fields.length === 0 && isSpoken);
      return writes || fields.length === 0 || (isSpoken && has('recipient'));
    }
    case 'password': {
      const secrets = fields.filter((field) => fieldWords.secret.test(field)).length;
      if (secrets === 0 && !has('newSecret')) return false;
      if (has('oldSecret') && (has('newSecret') || secrets > 1)) return true;
      // A form of nothing but new passwords.
      const isAlone = has('newSecret') && secrets > 1 && secrets === fields.length;
      return (
        (has('newSecret') || secrets > 1) && (by === 'whole' || isSpoken || isAlone || securityHeading.test(heading)) && !has('signUp')
      );
    }
    case 'factor':
      return isSpoken || words.deeds.factor.around(plain(nature.beside ?? ''));
  }
}

/** Whether the goal asks for more than to look: what it says first, and how its other clauses begin. */
export function mutates(goal: string): boolean {
  const text = plain(goal.replace(/"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]/gu, ' ').replace(/[,.;:!?\n]+/g, ' | '));
  return !readings.some(({ joins, looks, bare }) => {
    const clauses = text
      .split(joins)
      .map(bare)
      .filter((clause) => clause !== '');
    return clauses.length > 0 && looks(clauses[0] ?? '') && clauses.every((clause) => looks(clause) || !beginsWithAct.test(clause));
  });
}

/** What a control without words is called by its maker, word by word and by twos: `btn-send`, `icon-paper-plane`, `delete-account`. */
function iconWords(hints: string): readonly string[] {
  const words = plain(hints).replaceAll('paper plane', 'send').split(' ');
  return [...new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])];
}

/** `account delete` of `/users/5/account/delete`. */
const lastWords = (path: string): string => path.trim().split(/\s+/).slice(-2).join(' ');

const pathOf = (address: string | undefined) =>
  address !== undefined && URL.canParse(address) ? new URL(address).pathname.replaceAll(/[/_.-]/g, ' ') : '';
