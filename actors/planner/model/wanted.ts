/** Holds what a model answers against the values that its part of the goal asks for: it must not make up names, nor leave a value out. */
import type { Act, Value } from '../../../store/model/step.ts';
import type { Further } from '../port.ts';
import type { Want } from '../rules/wants.ts';
import type { Meaning } from './answer.ts';

type Acts = Extract<Meaning, { type: 'acts' }>;
type Giving = Extract<Act, { kind: 'read' | 'note' }>;

const kinds: Readonly<Record<Want['form'], string | undefined>> = {
  text: undefined,
  number: 'a number',
  count: 'a number',
  list: 'a list',
};

/** Empty where nothing is asked for. */
export const sayWants = (wants: readonly Want[]): string =>
  wants.map(({ name, form }) => `${JSON.stringify(name)}${kinds[form] === undefined ? '' : ` (${kinds[form]})`}`).join(', ');

const isGiving = (act: Act): act is Giving => act.kind === 'read' || act.kind === 'note';
const plainly = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const wantOf = (name: string, wants: readonly Want[]): Want | undefined => wants.find((want) => plainly(want.name) === plainly(name));

/** With the names in the goal's own letters: "Order number" is the "order number". */
export function named<Given extends Pick<Acts, 'acts'>>(meaning: Given, wants: readonly Want[]): Given {
  const own = ({ act, clause }: Further): Further => ({
    act: isGiving(act) ? { ...act, as: wantOf(act.as, wants)?.name ?? act.as } : act,
    clause,
  });
  const [first, ...others] = meaning.acts;
  return { ...meaning, acts: [own(first), ...others.map(own)] };
}

interface Known {
  readonly wants: readonly Want[];
  /** What was read so far, by name. */
  readonly data: Readonly<Record<string, Value>>;
  /** How many values were given for the part so far. */
  readonly given: number;
}

/** Why an answer may be wrong, for the model and without its own words; it is right where it insists. */
export function doubtAbout(meaning: Meaning, { wants, data, given }: Known): string | undefined {
  if (meaning.type !== 'acts' && meaning.type !== 'done') return undefined;
  const giving = meaning.type === 'acts' ? meaning.acts.map(({ act }) => act).filter(isGiving) : [];
  const names = new Set([...Object.keys(data), ...giving.map(({ as }) => as)]);
  const lacking = wants.filter(({ name }) => !names.has(name));
  const strange = giving.find(({ as }) => wantOf(as, wants) === undefined);
  if (strange !== undefined && lacking.length > 0)
    return `${strange.kind} gives a value under a name that the goal does not use; still to be given are ${sayWants(lacking)}`;
  const unlike = wants.filter((want) => giving.some((act) => act.as === want.name && !isOfKind(act, want)));
  if (unlike.length > 0) return `give by note, as what it is asked for: ${sayWants(unlike)}`;
  const isEnd = meaning.type === 'done' || meaning.isLast === true;
  return isEnd && lacking.length > 0 && given + giving.length < wants.length
    ? `the goal asks for values that were not given yet: ${sayWants(lacking)}; read or note them first`
    : undefined;
}

function isOfKind(act: Giving, { form }: Want): boolean {
  if (form === 'text') return true;
  if (act.kind === 'read') return false;
  return form === 'list' ? Array.isArray(act.value) : typeof act.value === 'number';
}

/** How many values were given since. */
export const givenSince = (done: readonly { readonly act: Act; readonly ok: boolean }[], since: number): number =>
  done.slice(since).filter(({ act, ok }) => ok && isGiving(act)).length;
