/** "In Work/Old", "under Documents > Taxes": where a page has the first as a place, and nothing that is called by both, the one is in the other. */
import type { Description } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { isSameName } from '../words/likeness.ts';
import type { Scene } from './scene.ts';
import { holdsAnywhere } from './spoken-of.ts';

/** The instructions with such places as the page has them. */
export const inPaths = (instructions: readonly Instruction[], scene: Scene): readonly Instruction[] =>
  instructions.map((instruction) => {
    const what = 'what' in instruction && typeof instruction.what === 'object' ? instruction.what : undefined;
    const within = what?.within && along(what.within, scene);
    return within === undefined || within === what?.within ? instruction : ({ ...instruction, what: { ...what, within } } as Instruction);
  });

const path = /^(\S(?:.*?\S)?) ?[/\\>›»→] ?(\S.*)$/u;

function along(place: Description, scene: Scene): Description {
  const outer = place.within && along(place.within, scene);
  const [, first = '', rest = ''] = place.exact ? [] : (path.exec(place.name) ?? []);
  const isPath = first !== '' && isOnPage(first, scene) && !holdsAnywhere(place.name, scene);
  if (!isPath) return outer === place.within ? place : { ...place, ...(outer && { within: outer }) };
  const around: Description = { name: first, exact: false, whole: first, noun: '', roles: [], ...(outer && { within: outer }) };
  return along({ ...place, name: rest, whole: rest, within: around }, scene);
}

const isOnPage = (name: string, { elements, groups }: Scene): boolean =>
  [...elements, ...groups].some((each) => isSameName(name, each.name.replace(/^[^\p{L}\p{N}]+ ?/u, '')));
