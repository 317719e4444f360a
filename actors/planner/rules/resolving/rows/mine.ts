/** "My message": of several, the one that the page says is by "You". */
import type { Description } from '../../description.ts';
import type { Scene } from '../page/scene.ts';

/** Undefined where more is said of it than whose it is, or the page calls nobody so. */
export function mineOf(what: Description, clause: string, scene: Scene): Description | undefined {
  const { name, noun, exact, where, rank, all } = what;
  const isPlain = !exact && noun !== '' && (name === '' || name === noun) && (where ?? rank ?? all) === undefined;
  if (!isPlain || !new RegExp(`\\bmy (?:[\\p{L}-]+ ){0,2}${noun}\\b`, 'iu').test(clause)) return undefined;
  const me = scene.collections
    .flat()
    .flatMap(({ elements }) => elements)
    .find((element) => myself.test(element.name.trim()));
  return me && { ...what, name: '', where: [{ kind: 'holds', text: me.name.trim(), exact: false, whose: true }] };
}
const myself = /^(?:you|me|myself)$/i;
