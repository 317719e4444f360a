/** What a skill is called when its maker does not say. */
import { createHash } from 'node:crypto';

/** The first words of the goal, and a digest of it and of where it starts: the same goal from the same page has the same name. */
export function nameFor(goal: string, url: string): string {
  const words = goal
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const { host, pathname } = new URL(url);
  const digest = createHash('sha256').update(`${host}${pathname}\n${goal}`).digest('hex').slice(0, 8);
  const said = (words ?? []).slice(0, 5).join('-').slice(0, 48).replace(/-+$/, '');
  return said === '' ? `skill-${digest}` : `${said}-${digest}`;
}
