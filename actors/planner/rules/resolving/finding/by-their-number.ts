/** "Box number 2", "result 5": where nothing of that kind bears the number, it says which one it is in their order. */
import type { Description } from '../../description.ts';
import { nounOf } from '../../reading/words/nouns.ts';
import type { Scene } from '../page/scene.ts';
import { holdsWords } from '../words/likeness.ts';

const numbered = /^(?:(\p{Ll}+(?: \p{Ll}+)?) )?(?:(?:number|no\.?|nr\.?) ?|#)?(\d{1,2})$/u;
/** What is counted where it stands, and bears no number of its own as an order or a room does. */
const counted =
  /^(?:(?:check|tick|text|input|combo|drop-?down )?box|check ?box|field|input|radio(?: button)?|text ?(?:box|field|area)|result|search result|hit|paragraph|link|button|image|picture|slider|entry|option|choice)$/;

/** The description with the place in the number's stead; as it is where the page calls something so. */
export function byTheirNumber(what: Description, scene: Scene): Description {
  const { name, noun, roles, exact, ordinal, rank, where, all, beside, outOf } = what;
  if (exact || (ordinal ?? rank ?? where ?? all ?? beside ?? outOf) !== undefined) return what;
  const [, said = noun, number = ''] = numbered.exec(name) ?? [];
  if (number === '' || number === '0' || !counted.test(said) || (noun !== '' && said !== noun)) return what;
  const known = noun === '' ? nounOf(said) : undefined;
  const kinds = noun === '' ? (known?.roles ?? []) : roles;
  const isOfKind = ({ role }: { readonly role: string }) => kinds.length === 0 || kinds.includes(role);
  const isCalled = scene.elements.some((element) => isOfKind(element) && holdsWords(element.name, kinds.length === 0 ? name : number));
  return isCalled ? what : { ...what, name: '', whole: what.whole || name, noun: said, roles: kinds, ordinal: Number(number) };
}
