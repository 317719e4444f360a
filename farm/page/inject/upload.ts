/** Handing files to a page: to an input for files, or as something dropped. */
import { controlOf, onlyIn } from './control.ts';
import { changed } from './options.ts';
import { elementAt } from './registry.ts';
import { isDisabled } from './role.ts';
import { deepestAt, holds, parentOf } from './visibility.ts';
import type { Handed } from './wire.ts';

const fileInput = 'input[type="file" i]';

let parts: { name: string; type: string; chunks: Uint8Array<ArrayBuffer>[] }[] = [];

/** Begins anew: no files are at hand. */
export function beginFiles(): void {
  parts = [];
}

/** A piece of a file, in order; pieces of one file follow each other. */
export function addFilePart(file: number, name: string, type: string, base64: string): void {
  parts[file] ??= { name, type, chunks: [] };
  parts[file].chunks.push(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
}

function transfer(): DataTransfer {
  const data = new DataTransfer();
  for (const { name, type, chunks } of parts) data.items.add(new File(chunks, name, { type }));
  return data;
}

/** Gives the files to the input that the element is, stands for or holds; `noInput` when there is none. */
export function giveFiles(index: number): Handed {
  const element = elementAt(index);
  if (!element) return { ok: false, type: 'gone' };
  const input = onlyIn(controlOf(element), fileInput);
  return input ? give(input) : { ok: false, type: 'noInput' };
}

/** Gives them to the one input of the nearest part of the page around the element that has any. */
export function giveFilesNearby(index: number): Handed {
  for (let at: Element | null = elementAt(index) ?? null; at; at = parentOf(at)) {
    const found = at.querySelectorAll(fileInput);
    if (found.length === 1) return give(found[0] as Element);
    if (found.length > 1) break;
  }
  return { ok: false, type: 'noInput' };
}

/** Gives them to the input that the page opened a chooser for. */
export const giveFilesTo = (input: Element): Handed => give(input);

function give(element: Element): Handed {
  if (!(element instanceof HTMLInputElement)) return { ok: false, type: 'noInput' };
  if (isDisabled(element)) return { ok: false, type: 'disabled' };
  if (parts.length > 1 && !element.multiple) return { ok: false, type: 'single' };
  const refused = parts.find(({ name, type }) => !isAccepted(element.accept, name, type));
  if (refused) return { ok: false, type: 'refused', name: refused.name, accept: element.accept };
  element.files = transfer().files;
  changed(element);
  return { ok: true };
}

/** As HTML's `accept`: endings, types, and `audio/*` and its like. */
function isAccepted(accept: string, name: string, type: string): boolean {
  const wanted = accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '');
  if (wanted.length === 0) return true;
  return wanted.some((token) => {
    if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
    return token.endsWith('/*') ? type.toLowerCase().startsWith(token.slice(0, -1)) : type.toLowerCase() === token;
  });
}

/** Drops them on the element, if the page takes what is dragged over it. */
export function dropFiles(index: number): Handed {
  const element = elementAt(index);
  if (!element) return { ok: false, type: 'gone' };
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = deepestAt(clientX, clientY);
  const target = hit && holds(element, hit) ? hit : element;
  const dataTransfer = transfer();
  const say = (type: string) =>
    !target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer, clientX, clientY }));
  const entered = say('dragenter');
  if (!say('dragover') && !entered) {
    say('dragleave');
    return { ok: false, type: 'noInput' };
  }
  say('drop');
  return { ok: true };
}
