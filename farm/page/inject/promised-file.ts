/** Links that say themselves that they lead to a file: nothing is heard of such a request before its answer comes. */
import { elementAt } from './registry.ts';
import type { PromisedFile } from './wire.ts';

/** What a click on the element asks the browser to download, as the HTML standard has it for the page's own server. */
export const promisedFile = (index: number): PromisedFile | undefined => fileOf(elementAt(index));

export function fileOf(clicked: EventTarget | undefined): PromisedFile | undefined {
  const link = clicked instanceof Element ? clicked.closest<HTMLAnchorElement>('a[download][href]') : undefined;
  if (!link || !/^https?:$/.test(link.protocol) || link.origin !== location.origin) return undefined;
  return { url: link.href, name: link.download || (link.pathname.split('/').at(-1) ?? '') };
}
