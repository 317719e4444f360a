/** What a click, or a choice from a list, has set off that shows nowhere yet. */
import { actBegins, putsOff } from './later.ts';
import { identify } from './name.ts';
import { listen } from './passing.ts';
import { fileOf, promisedFile } from './promised-file.ts';
import type { Aftermath, PromisedFile } from './wire.ts';

let file: PromisedFile | undefined;
let withheld: string | undefined;
let hasChanged: boolean | undefined = true;
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

// Of a form that lacks something the browser sends nothing, and tells the field.
addEventListener('invalid', ({ target }) => (withheld ??= target instanceof Element ? lackOf(target) : undefined), true);

function lackOf(field: Element): string {
  const { role, name } = identify(field);
  const message = 'validationMessage' in field ? String(field.validationMessage) : '';
  return `${role} ${JSON.stringify(name)}${message === '' ? '' : ` (${message})`}`;
}

/** What the element says itself that it leads to, if that is a file. */
export function clickBegins(index: number): PromisedFile | undefined {
  actBegins();
  listen(index);
  file = undefined;
  withheld = undefined;
  hasChanged = false;
  observer.disconnect();
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return promisedFile(index);
}

/** It stands as it is to stand already: that nothing comes of it says nothing. */
export function standsAlready(): void {
  observer.disconnect();
  hasChanged = undefined;
}

/** Since the click began. */
export function aftermath(): Aftermath {
  if (observer.takeRecords().length > 0) hasChanged = true;
  observer.disconnect();
  return {
    ...(file && { file }),
    ...(withheld !== undefined && { withheld }),
    ...(hasChanged !== undefined && { hasChanged }),
    putsOff: putsOff(),
  };
}
