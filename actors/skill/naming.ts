/** What a skill is called when its maker does not say. */
import { createHash } from 'node:crypto';

/** The first words of the goal, and a digest of host and goal: the same goal on the same host has the same name. */
export function nameFor(goal: string, url: string): string {
  const words = goal
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const digest = createHash('sha256')
    .update(`${new URL(url).host}\n${goal}`)
    .digest('hex')
    .slice(0, 8);
  const said = (words ?? []).slice(0, 5).join('-').slice(0, 48).replace(/-+$/, '');
  return said === '' ? `skill-${digest}` : `${said}-${digest}`;
}
