/** What a skill is called when its maker does not say. */
import { createHash } from 'node:crypto';
import { anyOf } from './templates.ts';

/** The first words of the goal, and a digest of it and of where it starts, both templates: the same goal from the same page has the same name. */
export function nameFor(goal: string, url: string): string {
  const words = goal
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const { host, pathname, search, hash } = anyOf(url);
  const digest = createHash('sha256').update(`${host}${pathname}${search}${hash}\n${goal}`).digest('hex').slice(0, 8);
  const said = (words ?? []).slice(0, 5).join('-').slice(0, 48).replace(/-+$/, '');
  return said === '' ? `skill-${digest}` : `${said}-${digest}`;
}
