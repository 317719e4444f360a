// When files changed, so that what is made of them is made anew only then.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** In ms since the epoch; 0 for what is not there. */
export function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Folders count too: their time changes when a file is removed. */
export function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    latest = Math.max(latest, modified(path));
    if (statSync(path).isDirectory()) latest = Math.max(latest, newest(readdirSync(path).map((name) => join(path, name))));
  }
  return latest;
}
