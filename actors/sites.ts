/** Which hosts a goal names, and what belongs to the site of a host. */

/** A name with dots, `localhost`, or an address in numbers; what stands behind an `@` is where somebody has their mail. */
const named = /(?<![@\p{L}\p{N}._-])(?:[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|localhost)(?![@\p{L}\p{N}])/gu;

/** In small letters. Rather one too many: the names of files are among them. */
export const hostsIn = (goal: string): readonly string[] => goal.toLowerCase().match(named) ?? [];

/** Of an address; empty where it has none. */
export const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';

const bare = (host: string) => host.replace(/^www\./, '');
const isNumeric = (host: string) => /^[\d.]+$|:/.test(host);
/** A name of one label is a machine's own or a registry's, and all below it belongs to nobody in particular. */
const hasBelow = (host: string) => host.includes('.') && !isNumeric(host);

/**
 * Whether the host is that one, or stands below or above it. Hosts side by side may be anybody's: which names are given out to strangers
 * (`github.io`, `co.uk`) is not known here.
 */
export function isOfSite(host: string, of: string): boolean {
  const [one, other] = [bare(host), bare(of)];
  if (one === '' || other === '') return false;
  return one === other || (hasBelow(other) && one.endsWith(`.${other}`)) || (hasBelow(one) && other.endsWith(`.${one}`));
}
