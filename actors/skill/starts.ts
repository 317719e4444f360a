/** Where a skill starts: at which addresses it may, and what those are told apart by where there are many. */
import type { SkillDocument } from '../../store/model/skill.ts';
import { parametersIn, placeholderOf, type Values, withValues } from './templates.ts';

/** What is known of a skill without opening it. */
type Startable = Pick<SkillDocument, 'url' | 'parameters'>;

/** Whether a skill may start at this address, with one value or another. */
export const mayStartAt = ({ url, parameters }: Startable, target: string): boolean =>
  startAt(url, target, compiledOf(parameters)) !== undefined;

/** The values that the address gives the parameters of the start; undefined where it is another address. */
export function startAt(template: string, target: string, values: Values): Values | undefined {
  const wanted = new URL(target);
  const names = parametersIn(template);
  const start = startOf(template, values);
  if (placeOf(start) !== placeOf(wanted)) return undefined;
  if (start.search === wanted.search) return {};
  const found: Record<string, string> = {};
  const [query = ''] = template.slice(template.indexOf('?') + 1).split('#');
  const asked = new URLSearchParams(wanted.search);
  const known = new URLSearchParams(query);
  if ([...asked.keys()].sort().join('&') !== [...known.keys()].sort().join('&')) return undefined;
  for (const [key, value] of known) {
    const name = names.find((candidate) => value === placeholderOf(candidate));
    const given = asked.get(key) ?? '';
    if (name !== undefined) found[name] = given;
    else if (given !== value) return undefined;
  }
  return found;
}

/** All of an address but its origin and its query: pages of one script tell their places behind the `#`. */
export const placeOf = ({ username, password, pathname, hash }: URL): string => JSON.stringify([username, password, pathname, hash]);

const compiledOf = (parameters: Startable['parameters']): Values =>
  Object.fromEntries(parameters.map(({ name, value = '' }) => [name, value]));

const startOf = (template: string, values: Values): URL =>
  new URL(withValues({ goal: '', url: template, success: { kind: 'extracted' }, steps: [] }, values).url);

/** A number for where a skill starts, the same for all addresses that it may start at; others may have it, too. */
export function startKeyOf({ url, parameters }: Startable): number {
  // What can't be read is told when it is opened: the others are found all the same.
  if (!URL.canParse(url)) return 0;
  const isOpen = parametersIn(url).length > 0;
  const { search, ...start } = partsOf(isOpen ? startOf(url, compiledOf(parameters)) : new URL(url));
  return hashOf(start.place + (isOpen && search.length > 0 ? namesIn(search) : said(search)));
}

/** The numbers of skills that may start at an address: of those that start right there, and of those whose query is a value. */
export function startKeysAt(address: string): readonly [number, number] {
  const { place, search } = partsOf(new URL(address));
  return [hashOf(place + said(search)), hashOf(place + namesIn(search))];
}

type Search = readonly (readonly [name: string, value: string])[];

const partsOf = (url: URL): { readonly place: string; readonly search: Search } => ({
  place: placeOf(url),
  search: url.search === '' ? [] : [...url.searchParams],
});

/** In any order: so are they compared. */
const said = (search: Search): string => JSON.stringify(search.map((one) => one.join('=')).sort());
const namesIn = (search: Search): string =>
  search.length === 0
    ? said([])
    : `?${search
        .map(([name]) => name)
        .sort()
        .join('&')}`;

/** FNV-1a, of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
