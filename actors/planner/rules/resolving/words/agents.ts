/** Who does what is said: "directed by" is of the director. */
import { holdsSense } from './likeness.ts';

/** "Directed", and "director": what is left of both. */
const rootOf = (word: string, ending: RegExp): string => (irregular[word] ?? word).replace(ending, '').replace(/(?<=(.))\1$/, '');
const irregular: Readonly<Record<string, string>> = {
  made: 'maked',
  sung: 'singed',
  sold: 'selled',
  taught: 'teached',
  built: 'builded',
  led: 'leaded',
  drawn: 'drawed',
  shown: 'showed',
};

/** Whether a field is called by who does what is said: "directed by" is of the director. */
export function asksWhoDid(lead: string, label: string): boolean {
  const [, did = ''] = /^(\p{L}{3,}) by$/u.exec(lead) ?? [];
  const root = did === '' ? '' : rootOf(did, /(?:ed|en|e)$/);
  if (root.length < 3) return false;
  const isAgent = (word: string) => /(?:or|er)s?$/.test(word) && rootOf(word, /(?:or|er)s?$/) === root;
  return (label.toLowerCase().match(/\p{L}+/gu) ?? []).some(isAgent) || holdsSense(label, `${root}er`);
}
