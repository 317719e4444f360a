/** Where a stored secret may go: to the site of the request, and to hosts that its goal names. Looked at before it is put in, and before it is sent. */
import { FarmError } from '../../farm/errors.ts';
import type { LeasedPage } from '../../farm/page/port.ts';
import { namesIn } from '../../store/model/placeholders.ts';
import { hostOf, hostsIn, isOfSite } from '../sites.ts';
import { wayOf } from './irreversible-ways.ts';
import type { Planned } from './work.ts';

interface Request {
  readonly url: string;
  readonly prompt: string;
}

/** `filled`: the values that were put in so far. */
export interface Places {
  readonly page: Pick<LeasedPage, 'destinationsOf' | 'url'>;
  readonly request: Request;
  readonly filled: readonly string[];
}

/** Why the act must not be done: it would bring a secret to a stranger. */
export async function secretGoesAstray(
  { act, dialogs }: Pick<Planned, 'act' | 'dialogs'>,
  { page, request, filled }: Places,
): Promise<FarmError | undefined> {
  const stranger = (addresses: readonly string[]) => addresses.find((address) => !isNamed(address, request));
  const element = act.kind === 'drag' ? act.to : 'element' in act ? act.element : undefined;
  const typed = act.kind === 'fill' || act.kind === 'type' ? namesIn(act.text) : [];
  if (typed.length > 0) {
    const found = stranger(await page.destinationsOf(element, 'written', []));
    if (found !== undefined) return withheld(`${sayNames(typed)} was not filled in`, found, request);
  }
  const answered = namesIn(dialogs?.text ?? '');
  if (answered.length > 0 && stranger([page.url()]) !== undefined)
    return withheld(`${sayNames(answered)} was not given as an answer`, page.url(), request);
  const by = filled.length === 0 ? undefined : wayOf(act);
  if (by === undefined) return undefined;
  const found = stranger(await page.destinationsOf(element, by, filled));
  return found === undefined ? undefined : withheld('the form was not sent, in which a stored secret stands', found, request);
}

const isNamed = (address: string, { url, prompt }: Request): boolean => {
  const host = hostOf(address);
  // What is no place of the network (`javascript:`) stays on the page; a page without an address is nobody's.
  if (!/^(?:https?|wss?|ftp|about|blob|data):/i.test(address) && address !== '') return true;
  return [hostOf(url), ...hostsIn(prompt)].some((known) => isOfSite(host, known));
};

const sayNames = (names: readonly string[]) => names.map((name) => `{{secret:${name}}}`).join(' and ');

const withheld = (what: string, address: string, { url }: Request) =>
  new FarmError(
    'withheld',
    `${what}: it would go to ${hostOf(address) || 'a page without an address'}, which is neither of the site of ${hostOf(url)} nor named by the goal; name that host in the goal if it is meant`,
  );
