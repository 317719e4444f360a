/** What a thing is called, without what is known of it already: "Pears" of "Pears Sold out" where it is asked which are sold out. */
import type { Description } from '../../description.ts';
import { likeness } from '../words/likeness.ts';

/** The value as it stands, where nothing of the question ends it. */
export function withoutSaid(value: string, { name, noun, where = [], within }: Description): string {
  if (name !== '' && name !== noun && !/^(?:names?|titles?)$/i.test(name)) return value;
  const conditions = [...where, ...(within?.where ?? [])];
  for (const condition of conditions) {
    if (condition.kind !== 'holds' || condition.not || condition.exact || condition.by !== undefined || condition.whose) continue;
    const head = value.toLowerCase().endsWith(condition.text.toLowerCase()) ? value.slice(0, -condition.text.length) : '';
    if (isHead(head)) return trimmed(head);
  }
  // "Ada – Engineer": of what kind it is stands apart from its name.
  const kinds = [noun, within?.noun ?? '', within?.name ?? ''].filter((kind) => kind !== '' && !/^(?:names?|titles?)$/i.test(kind));
  const [, head = '', tail = ''] = apart.exec(value) ?? [];
  return isHead(`${head} `) && kinds.some((kind) => likeness(kind, tail) >= 0.9) ? trimmed(head) : value;
}

const apart = /^(.*\S)(?:\s+[–—|·•-]\s+|,\s+|\s+\()([^()]+)\)?$/;
const isHead = (head: string): boolean => /\p{L}/u.test(head) && /[\s–—|·•:,(-]$/u.test(head);
const trimmed = (head: string): string => head.replace(/[\s–—|·•:,(-]+$/u, '');
