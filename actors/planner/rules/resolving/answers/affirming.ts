/** Answers by yes or no: from the answer to the same question, the state of a control, a mark in a table, or the sentence that says it. */
import { whetherAsked } from '../../reading/questions/whether.ts';
import type { Wonder } from '../../wonder.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { saysTicked, tickList } from '../rows/ticked.ts';
import { likeness } from '../words/likeness.ts';
import { type Passage, passagesOf, senses, titleOf } from './passages.ts';

const permitting =
  /\b(?:yes|no|not|cannot|never|none|only|allowed|welcome|permitted|forbidden|prohibited|banned|possible|impossible|may|can|must|free|accept(?:s|ed)?|includ(?:es?|ed)|available)\b|n['’]t\b/i;
const needing =
  /\b(?:yes|no|not|never|must|needs?|needed|required|requires?|necessary|optional|have to|has to|only|without|free)\b|n['’]t\b/i;
const marks: readonly (readonly [mark: RegExp, is: boolean])[] = [
  [/^(?:yes|✓|✔️?|☑️?|✅|true)$/iu, true],
  [/^(?:no|✗|✘|❌|☒|false)$/iu, false],
];
const markOf = (text: string): boolean | undefined => marks.find(([mark]) => mark.test(text.trim()))?.[1];

/** Undefined where the page does not say it, or says several things of it. */
export function affirmed(wonder: Wonder, scene: Scene): string | boolean | undefined {
  const about = [...senses(wonder.about.join(' '))];
  const full = [...senses((wonder.full ?? wonder.about).join(' '))];
  const answer = answeredThere(full, scene);
  if (answer !== undefined) return answer === '' ? undefined : answer;
  const state = stateOf(wonder.full ?? wonder.about, scene) ?? isTickedOff(wonder.full ?? wonder.about, scene);
  if (state !== undefined) return state;
  const passages = passagesOf(scene).filter(({ element, text }) => !calling.includes(element.role) && !question.test(text));
  const verdict = wonder.verdict === 'permission' ? permitting : wonder.verdict === 'need' ? needing : undefined;
  const isSaid = ({ text }: Passage) => verdict === undefined || verdict.test(text) || markOf(text) !== undefined;
  const title = titleOf(scene);
  const own = passages.filter((passage) => full.every((word) => passage.own.has(word)) && isSaid(passage) && saysMore(passage, full));
  if (own.length > 0) return sole(own, full);
  return sole(
    passages.filter((passage) => isSaid(passage) && isPlaced(passage, about, full, title, scene)),
    full,
  );
}

/** What leads on, is to be chosen or stands over something says nothing of it. */
const calling: readonly string[] = ['link', 'option', 'checkbox', 'radio', 'term', 'rowheader', 'heading'];

/** What says nothing but the words of the question says it only as a state. */
const saysMore = ({ text }: Passage, about: readonly string[]): boolean =>
  !/[:：]$/.test(text) && (text.split(/\s+/).length > about.length || about.length > 1);

/** What is not said of it by its row, card or part of the page is said by itself. */
function isPlaced(passage: Passage, about: readonly string[], full: readonly string[], title: ReadonlySet<string>, scene: Scene): boolean {
  const { element, own, text } = passage;
  const unit = scene.unitOf(element);
  const head = senses(unit?.elements[0]?.name ?? '');
  const called = senses(`${element.column ?? ''} ${scene.labelOf(element)}`);
  if (element === unit?.elements[0] && unit.elements.length > 1) return false;
  // A mark says what its column, its label or its row is called.
  const isMark = element.role === 'definition' || markOf(text) !== undefined || text.split(/\s+/).length <= 4;
  const told = isMark ? new Set([...own, ...called]) : own;
  // A value is of what it is called, in whatever words.
  const wanted = isMark && about.some((word) => called.has(word)) ? about : full;
  const left = wanted.filter((word) => called.has(word) || (!head.has(word) && !passage.over().has(word) && !title.has(word)));
  const isTold = left.length > 0 && left.every((word) => told.has(word));
  const isRow = isMark && left.length === 0 && markOf(text) !== undefined && about.some((word) => head.has(word));
  return (isTold || isRow) && about.some((word) => own.has(word) || called.has(word) || head.has(word));
}

/** The mark, the state, or the sentence. */
function sole(passages: readonly Passage[], about: readonly string[]): string | boolean | undefined {
  const texts = [...new Set(passages.filter(({ text }) => !isSubjectOnly(text, about)).map(({ text }) => text))];
  const whole = texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
  const text = onlyOf(whole);
  if (text === undefined) return undefined;
  const mark = markOf(text) ?? markOf(/^[^:：]{1,60}[:：]\s*(\S+)$/.exec(text)?.[1] ?? '');
  if (mark !== undefined) return mark;
  // "Delivered" is what was asked.
  const own = [...senses(text)];
  return own.length === 1 && own.every((word) => about.includes(word)) && passages.length === 1 ? true : text;
}

/** Of "Is Swan Lake paid?", what only says "Swan Lake" tells nothing. */
function isSubjectOnly(text: string, about: readonly string[]): boolean {
  const own = [...senses(text)];
  return /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(text) && own.length < about.length && own.every((word) => about.includes(word));
}

const question = /\?\s*$/;

/** The answer that the page gives to a question of these words; empty where it is folded away, or there are several. */
function answeredThere(about: readonly string[], scene: Scene): string | undefined {
  const asked = scene.elements.filter((element) => {
    const own = senses(element.name);
    return question.test(element.name) && element.name.length <= 160 && about.every((word) => own.has(word));
  });
  // A question that is folded stands there as its group's name, too.
  const texts = new Set(asked.map(({ name }) => name));
  const [first] = asked;
  if (!first || (about.length < 2 && !isOnly(about, first.name))) return undefined;
  if (texts.size > 1) return '';
  const after = scene.elements.slice((asked.at(-1)?.index ?? 0) + 1);
  const end = after.findIndex(
    (element) => !isText(element) || element.role === 'heading' || element.role === 'term' || question.test(element.name),
  );
  const told = after
    .slice(0, end < 0 ? undefined : end)
    .filter(({ group, context }) => group === first.group || context === first.name || first.role === 'term');
  return told.length > 0 && told.length <= 4 && !first.states.includes('collapsed') ? told.map(({ name }) => name).join(' ') : '';
}

/** Of nothing else. */
const isOnly = (about: readonly string[], name: string): boolean =>
  [...senses((whetherAsked(name.replace(/[?\s]+$/, ''))?.about ?? []).join(' '))].join() === about.join();

/** "Is the rent still open?": of a list that is ticked off. */
function isTickedOff(said: readonly string[], scene: Scene): boolean | undefined {
  const words = said.filter((word) => !/^(?:still|already|yet)$/i.test(word));
  const isNot = words.some((word) => /^not$/i.test(word));
  const states = words.filter((word) => saysTicked(word) !== undefined);
  const name = words.filter((word) => saysTicked(word) === undefined && !/^not$/i.test(word)).join(' ');
  const [state = '', ...others] = states;
  const [box, ...rivals] =
    name === '' || others.length > 0 || states.length === 0
      ? []
      : [...(tickList(scene) ?? [])].filter(([, called]) => likeness(name, called) >= 0.88).map(([each]) => each);
  return box && rivals.length === 0 ? (box.states.includes('checked') === saysTicked(state)) !== isNot : undefined;
}

const switched = /^(?:on|enabled|active|activated|ticked|checked|selected|switched|turned)$/i;
const unswitched = /^(?:off|disabled|inactive|deactivated|unticked|unchecked)$/i;

/** "Is dark mode on?" */
function stateOf(said: readonly string[], scene: Scene): boolean | undefined {
  const name = said.filter((word) => !switched.test(word) && !unswitched.test(word)).join(' ');
  if (name === '' || name.split(' ').length === said.length) return undefined;
  const found = scene.elements.filter(
    (element) => ['checkbox', 'switch', 'radio'].includes(element.role) && likeness(name, element.name) >= 0.88,
  );
  const [control, ...others] = found;
  if (!control || others.length > 0) return undefined;
  return control.states.includes('checked') !== said.some((word) => unswitched.test(word));
}
