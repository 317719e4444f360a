/** What a page asks back by a dialog, or by ways out, that came up with an act: what it says, and whether that is more or other than was asked for. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { nounOf } from '../../reading/words/nouns.ts';
import { isClickable, isEditable, isUsable } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { isCommon, stem } from '../words/lexicon.ts';
import { beginsWith, fold, holdsSense, holdsWords, likeness } from '../words/likeness.ts';
import { askingWhether, asksBeyond, asksForMore, furthermore, sentencesOf, sum } from './more-asked.ts';

/** An act that a page may ask back about: plain data. */
export interface Pressed {
  /** The place of its instruction. */
  readonly of: number;
  /** The verb that was said, and what the control is called that was pressed for it. */
  readonly verbs: readonly string[];
  /** The thing, and all that was said of it: by the goal and by its own entry. */
  readonly thing: string;
  readonly said: string;
  /** It is done to one thing, and whose that is. */
  readonly isOne?: true;
  readonly whose?: string;
  /** How often each way out stood on the page before, and what the dialog said that was open already. */
  readonly ways: Readonly<Record<string, number>>;
  readonly dialog?: string;
  /** The address and the title of its page. */
  readonly url: string;
  readonly title: string;
  /** How often it was answered already. */
  readonly times?: number;
}

const affirming: readonly string[] = ['yes', 'ok', 'confirm', 'continue', 'proceed', 'i am sure'];
const declining: readonly string[] = [
  'no',
  'cancel',
  'keep',
  'back',
  'never mind',
  'not now',
  'not yet',
  'do not',
  'don’t',
  "don't",
  'stay',
  'leave it',
  'leave as',
];
const isOneOf = (name: string, words: readonly string[]): boolean =>
  words.some((word) => likeness(word, name) >= 0.9 || beginsWith(name, word));
/** "Don't delete" ends with the verb. */
export const takesBack = /^(?:no\b|(?:do(?: not|n['’]t)|not|never|keep|abort|(?:go )?back|stay)\b)/i;

export const isAffirming = (name: string): boolean => isOneOf(name, affirming) && !takesBack.test(name);
export const isDeclining = (name: string): boolean => takesBack.test(name.trim()) || isOneOf(name, declining);
/** By the verb that was said, or by the name of what was pressed. */
export const isDoing = (name: string, verbs: readonly string[]): boolean =>
  !takesBack.test(name.trim()) &&
  verbs.some((verb) => beginsWith(name, verb) || beginsWith(name, `yes ${verb}`) || likeness(verb, name) >= 0.9);

export const longestWay = 30;
/** How a control asks whether it was meant: what it then says besides is what it does. */
const askingAgain =
  /(?<!\p{L})(?:(?:are you |sind sie |êtes[- ]vous |está )?(?:sure|really|certain|sicher|wirklich|sûre?|vraiment|segur[oa])|(?:click|press|tap|hit) (?:it )?(?:once more|again)|(?:noch ?mal|erneut) (?:klicken|drücken|tippen)|(?:please |to |zum )?(?:confirm(?:er|ar|ation)?|bestätigen)|yes|ja|oui|sí)(?!\p{L})/giu;

/** Whether a control asks by its own name whether the act is meant, and says nothing else. */
export function asksAgain(name: string, verbs: readonly string[]): boolean {
  if (name.length > longestAgain || takesBack.test(name.trim()) || sum.test(name) || wider.test(name)) return false;
  const rest = fold(name).replace(askingAgain, ' ');
  const isAsked = rest !== fold(name) || (/\?\s*$/.test(name) && isDoing(name, verbs));
  const left = rest.replace(/(?<!\p{L})to(?!\p{L})|[^\p{L}\p{N}]+/gu, ' ').trim();
  return isAsked && (left === '' || verbs.some((verb) => beginsWith(left, verb) || holdsWords(verb, left)));
}
const longestAgain = 40;
const wider = /\b(?:all|everything|also|and|instead|alle|tous|tout|todo|todos)\b/i;

/** How often each way out stands on the page: what is drawn anew with the rest of a list has not come up. */
export function waysOut(verbs: readonly string[], { elements }: Scene): Readonly<Record<string, number>> {
  const ways: Record<string, number> = {};
  for (const element of elements)
    if (isClickable(element) && (isWayOut(element.name, verbs) || asksAgain(element.name, verbs)))
      ways[element.name] = (ways[element.name] ?? 0) + 1;
  return ways;
}

const isWayOut = (name: string, verbs: readonly string[]): boolean =>
  name.length <= longestWay && isOneOf(name, [...affirming, ...declining, ...verbs]);

/** All that a dialog says but for what its controls are called. */
export function saidBy(dialog: number, scene: Scene): string {
  const texts = scene.within(dialog).filter((element) => !isClickable(element) && !isEditable(element));
  return [scene.groups[dialog]?.name ?? '', ...texts.map(({ name }) => name)].join('\n');
}

/** A dialog asks about what was pressed: it speaks of the act or the thing, or asks just whether one is sure. */
export const isAboutIt = (text: string, { verbs, thing }: Pressed): boolean =>
  text.trim() === '' ||
  /\b(?:sure|certain|really|proceed|go ahead|continue|confirm|undone|permanent(?:ly)?)\b/i.test(text) ||
  (thing !== '' && (holdsWords(text, thing) || holdsSense(text, thing))) ||
  verbs.some((verb) => holdsSense(text, verb) || holdsStem(text, verb));

/** "Withdrawal", "deletion" for withdraw, delete. */
const holdsStem = (text: string, verb: string): boolean => {
  const [first = ''] = fold(verb).split(' ');
  const begins = stem(first).replace(/e$/, '');
  return (
    begins.length >= 4 &&
    fold(text)
      .split(/[^\p{L}]+/u)
      .some((word) => word.startsWith(begins))
  );
};

/** Why what it asks is more than what was asked for, or of something else; undefined where it is just that. `control`: what answers it with yes. */
export function overreach(text: string, controls: readonly ObservedElement[], pressed: Pressed, control = ''): string | undefined {
  const { said, thing, whose } = pressed;
  const ticked = controls.find(({ role, states, name }) => boxes.includes(role) && states.includes('checked') && !holdsSense(said, name));
  if (ticked) return `has ${JSON.stringify(ticked.name)} ticked, which the goal does not speak of`;
  const whole = `${text}\n${control}`;
  const more =
    asksForMore(whole, said) ??
    sentencesOf(whole).find((sentence) => furthermore.test(sentence) && !furthermore.test(said)) ??
    asksBeyond(text, control, pressed);
  if (more !== undefined) return `says ${JSON.stringify(more.trim())}`;
  const isHeld = thing !== '' && (holdsWords(whole, thing) || holdsSense(whole, thing));
  // Of whom it is, its kind does not tell.
  const isOfThing = isHeld && (whose === undefined || whose.split(' ').some((word) => holdsWords(whole, word)));
  const asked = isHeld ? questionsIn(whole) : whole;
  const other =
    [...codesIn(whole), ...(isOfThing ? [] : namesIn(asked))].find((name) => !holdsWords(said, name)) ??
    (isOfThing
      ? undefined
      : questionsIn(text)
          .split('\n')
          .flatMap(objectIn)
          .find((name) => !isPartly(said, name)));
  return other === undefined ? undefined : `speaks of ${JSON.stringify(other)}`;
}

const questionsIn = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => sentence.trim().endsWith('?'))
    .join('\n');

const boxes: readonly string[] = ['checkbox', 'switch'];
/** What a dialog of the browser's own asks about, where that is none of what was said of the thing; undefined where it may be just that. */
export function asksOfAnother(question: string, said: string): string | undefined {
  const names = [...codesIn(question), ...quotedIn(question), ...objectIn(question)];
  return names.find((name) => !isPartly(said, name));
}
const isPartly = (said: string, name: string): boolean =>
  name.split(/[^\p{L}\p{N}]+/u).some((word) => word.length >= leastOfName && holdsSense(said, word));
const leastOfName = 2;

/** "Remove Bob?", "Do you really want to delete Ann Lee from the list?", and no "Delete Item?". */
function objectIn(question: string): readonly string[] {
  const asked = question.replace(askingWhether, '');
  const name = /^\p{L}+ (?:the |this |user |member )*(\p{Lu}[\p{L}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{N}'’-]*)*)(?=[?.!,]| \p{Ll})/u.exec(
    asked,
  )?.[1];
  const isKind = (word: string) => isCommon(word) || nounOf(word.toLowerCase()) !== undefined;
  return name === undefined || name.split(' ').some(isKind) ? [] : [name];
}
const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])(?:#\d+|\p{Lu}{1,6}-?\d[\p{L}\d-]{0,20})(?![\p{L}\p{N}])/gu)].map(([code]) => code);

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/["“„«']([^"”“»'\n]{1,60})["”“»'](?!\p{L})/gu)].map(([, name = '']) => name.trim());

/** What stands in quotation marks, and names inside a sentence. */
function namesIn(text: string): readonly string[] {
  const quoted = quotedIn(text);
  const sentences = text.split(/\n|[.!?:]\s/).filter((sentence) => (sentence.match(/(?:^|\s)\p{Ll}/gu) ?? []).length >= 2);
  const names = sentences.flatMap((sentence) => [...sentence.matchAll(/(?<=\p{Ll}[, ]\s?)\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name));
  return [...quoted, ...names].filter((name) => name !== '');
}

/** What it wants to be told first: empty fields, and choices of which none is made. */
export function wantedFirst(controls: readonly ObservedElement[], isQuestion: boolean): ObservedElement | undefined {
  const radios = controls.filter(({ role }) => role === 'radio' || role === 'menuitemradio');
  if (radios[0] && !radios.some(({ states }) => states.includes('checked'))) return radios[0];
  return controls.find(
    (element) =>
      isEditable(element) &&
      isUsable(element) &&
      (element.value ?? '') === '' &&
      (element.states.includes('required') || (!isQuestion && !/\boptional\b/i.test(`${element.name} ${element.label ?? ''}`))),
  );
}
