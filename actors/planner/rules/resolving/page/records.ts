/** Where all is told of one thing: a table that tells it line by line ("Name: Ada" says whose it is), or a page that its number is written over. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import { holdsSense, holdsWords, isSameName } from '../words/likeness.ts';
import { isEditable } from './kinds-of-elements.ts';
import type { Scene, Unit } from './scene.ts';

/** The only one that bears the name. */
export function recordMeant(
  { name, rank, where, ordinal, all }: Description,
  scene: Scene,
): ((element: ObservedElement) => boolean) | undefined {
  if (name === '' || (rank ?? where ?? ordinal ?? all) !== undefined) return undefined;
  const code = coded.exec(name)?.[1];
  if (code !== undefined && isWrittenOver(code, scene)) return () => true;
  const record = onlyOf(scene.collections.filter((lines) => isRecord(lines) && lines.some((line) => isNameOf(line, name))));
  return record && ((element) => record.some((line) => scene.isOf(element, line)));
}

/** "P1000503", "hardware asset P1000503" */
const coded = /^(?:\p{Ll}+ )*((?=\S*\p{N})[\p{L}\p{N}#][\p{L}\p{N}-]{3,})$/u;

/** The first that says anything. */
export const firstHeading = ({ elements }: Scene): ObservedElement | undefined =>
  elements.find(({ role, name }) => role === 'heading' && name !== '');

/** Its title and its first heading say the number, and no list on it does. */
function isWrittenOver(code: string, scene: Scene): boolean {
  const { observation, collections } = scene;
  const head = firstHeading(scene);
  const isListed = collections.some((lines) => !isOfFields(lines) && lines.some(({ text }) => holdsWords(text, code)));
  return head !== undefined && holdsWords(head.name, code) && holdsWords(observation.title, code) && !isListed;
}

/** The fields of a form, one to each. */
const isOfFields = (lines: readonly Unit[]): boolean => lines.filter(({ elements }) => elements.some(isEditable)).length > lines.length / 2;

/** A label and its value in each line, and no label twice. */
function isRecord(lines: readonly Unit[]): boolean {
  const labels = lines.map(({ elements: [label] }) => label?.name);
  return lines.length >= leastLines && lines.every(({ elements }) => elements.length === 2) && new Set(labels).size === labels.length;
}
const leastLines = 3;

const isNameOf = ({ elements: [label, value] }: Unit, name: string): boolean =>
  label !== undefined && value !== undefined && naming.test(label.name.trim()) && isSameName(value.name, name);
const naming = /^(?:(?:full|product|item|display|official|company|customer|user) ?)?(?:name|title)\s*:?$/i;

/** "The oak desk": what the first heading of the page is, and its title, or the title to the letter; and nothing that it lists. */
export function isPageOf(name: string, scene: Scene): boolean {
  const { elements, observation, collections } = scene;
  if (!name.includes(' ')) return false;
  const head = firstHeading(scene);
  const isSo = (text: string) => holdsSense(text, name);
  const isHeaded = head !== undefined && isSo(head.name) && isSo(observation.title);
  const [title = ''] = observation.title.split(/ [|–—·:-] /);
  const isTitled = isSameName(title, name) && elements.some((element) => isSameName(element.name, name));
  return (isHeaded || isTitled) && !collections.some((units) => units.length > 1 && units.some(({ text }) => isSo(text)));
}
