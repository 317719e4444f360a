/** Parts of a page that are about something else than the page is: recommendations, advertisements, what was looked at before. */
import type { Instruction } from '../../instruction.ts';
import type { Situation } from '../move.ts';
import { hidingParts } from './hiding.ts';
import type { Scene } from './scene.ts';

/** How such a part is headed, in the languages that a site may be in. */
const besides =
  /^\W*(?:(?:related|similar|recommended|suggested|sponsored|promoted|recently viewed)(?: \p{L}+)?(?: (?:for|to) .*)?|recommendations|suggestions|advertisements?|(?:things |products |items )?you (?:may|might|could|['’]ll)(?: also)? (?:like|love|enjoy|be interested in)|(?:other )?(?:customers|people|shoppers|readers|others|users|visitors) (?:also|who|have)\b.*|more (?:like this|from|to (?:explore|love))\b.*|frequently bought together|ähnliche\b.*|das könnte .*|kunden .*|empfohlen\b.*|gesponsert|vous aimerez .*|(?:produits|articles) similaires|recommandé\b.*|sponsorisé|(?:productos )?relacionados|también te puede .*|patrocinado)\W*$/iu;
const longest = 60;
const spoken =
  /\b(?:related|similar|recommend\w*|suggest\w*|sponsored|promoted|advert\w*|ads?|recent\w*|also|like|others?|more from|bought together)\b/i;

const partRoles: readonly string[] = ['region', 'complementary', 'list', 'group', 'navigation', 'item', 'article'];

/** The parts of the page that are headed so, where something else is headed before them. */
function besidesOn(scene: Scene): readonly number[] {
  const [first] = scene.elements.filter(({ role }) => role === 'heading');
  return scene.groups.flatMap(({ role, name }, group) => {
    const isSo = partRoles.includes(role) && name.length <= longest && besides.test(name);
    return isSo && first && !scene.isIn(first, group) && !besides.test(first.name) ? [group] : [];
  });
}

/**
 * The situation without such parts, where the clause neither speaks of them nor names what stands in them only. `isOfList`: it means one of
 * a list, which may well be all that the page lists.
 */
export function withoutBesides({ clause }: Pick<Instruction, 'clause'>, situation: Situation, isOfList: boolean): Situation {
  const { scene } = situation;
  const groups = spoken.test(clause) ? [] : besidesOn(scene);
  if (groups.length === 0) return situation;
  const left = hidingParts(scene, groups);
  if (isOfList && left.collections.length === 0) return situation;
  const texts = scene.elements.filter((element) => scene.around(element).some((group) => groups.includes(group))).map(({ name }) => name);
  const isOnlyThere = (word: string) => texts.some((text) => text.includes(word)) && !left.elements.some(({ name }) => name.includes(word));
  return namesIn(clause).some(isOnlyThere) ? situation : { ...situation, scene: left };
}

/** What begins with a capital within it, or is quoted. */
const namesIn = (clause: string): readonly string[] => [
  ...[...clause.matchAll(/["“”'‘’]([^"“”'‘’]{2,})["“”'‘’]/gu)].flatMap(([, name = '']) => [name]),
  ...(clause.match(/(?<=\s)\p{Lu}[\p{L}\p{N}]+/gu) ?? []),
];
