/** What a click has set off that shows nowhere yet. */
import { actBegins, putsOff } from './later.ts';
import { fileOf, promisedFile } from './promised-file.ts';
import type { Aftermath, PromisedFile } from './wire.ts';

let file: PromisedFile | undefined;
let hasChanged = true;
const observer = new MutationObserver(() => {
  hasChanged = true;
  observer.disconnect();
});

// A script downloads by a click of its own on a link that it has made.
addEventListener(
  'click',
  (event) => {
    if (!event.isTrusted) file = fileOf(event.composedPath()[0]) ?? file;
  },
  true,
);

/** What the element says itself that it leads to, if that is a file. */
export function clickBegins(index: number): PromisedFile | undefined {
  actBegins();
  file = undefined;
  hasChanged = false;
  observer.disconnect();
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return promisedFile(index);
}

/** Since the click began. */
export function aftermath(): Aftermath {
  if (observer.takeRecords().length > 0) hasChanged = true;
  observer.disconnect();
  return { ...(file && { file }), hasChanged, putsOff: putsOff() };
}
