/** Parts of a page that are told by their numbers: "question 3", and of a list whose entries begin with theirs "number 6". */
import type { Description } from '../../description.ts';
import { onlyOf } from '../only.ts';
import type { Scene } from './scene.ts';

/** So many entries of a list begin with a number of their own, where one may be told by it. */
const fewest = 3;

/** Undefined where no part, or more than one, is numbered so. */
export function groupNumbered({ name, noun, exact }: Description, scene: Scene): number | undefined {
  const isEntry = /^(?:number|no|nr|dish|position)$/.test(noun);
  if (exact || !(isEntry || /^(?:question|step|part|item|statement)$/.test(noun)) || !/^\d{1,3}$/.test(name)) return undefined;
  if (isEntry) return entryNumbered(Number(name), scene);
  const begun = new RegExp(`^(?:${noun} )?(?:no\\.? )?#?${name}(?:[.):]|$)`, 'i');
  return onlyOf(
    scene.groups.flatMap((group, at) => (['group', 'radiogroup'].includes(group.role) && begun.test(group.name.trim()) ? [at] : [])),
  );
}

/** Each number stands by itself at the head of its entry, and no two of a list have the same. */
function entryNumbered(number: number, scene: Scene): number | undefined {
  const numbered = [...scene.units.values()].flatMap(({ group, elements: [head] }) => {
    const [, said] = /^(?:no\.? ?|nr\.? ?|#)?(\d{1,3})[.):]?$/i.exec(head?.name.trim() ?? '') ?? [];
    return said === undefined ? [] : [{ group, number: Number(said) }];
  });
  return numbered.length < fewest ? undefined : onlyOf(numbered.filter((each) => each.number === number))?.group;
}
