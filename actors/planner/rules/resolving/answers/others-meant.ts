/** What only seems to be asked for: on another page, of a bound or a mean, or one of several days of which nothing tells which is meant. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { isText } from '../page/kinds-of-elements.ts';
import type { Scene } from '../page/scene.ts';
import { fold, holdsWords, likeness } from '../words/likeness.ts';
import { readsAs } from './value-kinds.ts';

/** The name of the page that is asked about by its own name, where the one that is open is another, and holds no such part. */
export function pageElsewhere({ within }: Description, scene: Scene): string | undefined {
  if (within === undefined) return undefined;
  const { rank, where, ordinal } = within;
  const name = pageNamed(within);
  if (name === undefined || rank || where || ordinal !== undefined) return pageElsewhere(within, scene);
  const { title, url } = scene.observation;
  const texts = [
    title,
    decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/[^\p{L}\p{N}]+/gu, ' '),
    new URL(url, 'http://localhost').hostname,
    ...scene.groups.map((group) => group.name),
    ...scene.elements.flatMap((element) =>
      element.role === 'heading' || element.states.includes('selected') ? [element.name] : (element.context ?? []),
    ),
  ];
  return texts.some((text) => holdsWords(text, name) || likeness(name, text) >= leastCalled) ? undefined : name;
}
const leastCalled = 0.75;

/** 'The page "Courses"', "the page Courses", "the Courses page" */
function pageNamed({ name, exact, noun, whole }: Description): string | undefined {
  if (pages.test(noun) && name !== '') return exact || /^\p{Lu}/u.test(name) ? name : undefined;
  const [, behind, ahead = behind] = exact
    ? []
    : (/^(?:page|site|screen) (\p{Lu}.*)$|^(\p{Lu}.*) (?:page|site|screen)$/u.exec(whole) ?? []);
  return ahead;
}
const pages = /^(?:(?:web ?)?page|(?:web ?)?site|screen)$/;

/** "Minimum age: 18" tells no age, and of an order date and a delivery date neither is the date. */
export function isAnotherMeant({ name, whole, exact, within }: Description, element: ObservedElement, looking: Looking): boolean {
  const said = name || whole;
  if (exact || within) return false;
  const label = labelFor(element, looking.scene);
  if (label === '') return false;
  if (isOfBound(said, label)) return true;
  if (!/^(?:date|day|time)$/i.test(said) || likeness(said, label) >= 0.95) return false;
  return looking.scene.elements.some(
    (other) =>
      other !== element &&
      isText(other) &&
      looking.scene.unitOf(other) === undefined &&
      looking.scene.unitOf(element) === undefined &&
      fold(labelFor(other, looking.scene)) !== fold(label) &&
      isLabelled(other, looking.scene) &&
      readsAs(said, saidBy(other), looking.now),
  );
}

/** Whether the label tells a bound or a mean of what is asked for, and the goal speaks of none. */
export const isOfBound = (said: string, label: string): boolean => bounds.test(label) && !bounds.test(`${said} `);
const bounds = /^(?:minimum|maximum|min\.?|max\.?|average|avg\.?|mean|median|required|allowed|recommended|suggested|previous|former)(?= )/i;

const split = /^([^:：\d]{1,40})[:：]\s+(\S.*)$/u;
const saidBy = ({ name }: ObservedElement): string => split.exec(name)?.[2] ?? name;

const labelFor = (element: ObservedElement, scene: Scene): string =>
  split.exec(element.name)?.[1] ?? element.column ?? scene.labelOf(element).replace(/[:：]\s*$/, '');

const isLabelled = (element: ObservedElement, scene: Scene): boolean =>
  split.test(element.name) || /[:：]\s*$/.test(scene.labelOf(element)) || element.role === 'definition';
