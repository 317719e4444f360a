/** What a page has to say once something was done: an error, a status, a result. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import { isText } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

const asked =
  /^(?:the )?(?:(?:error|success|status|confirmation|warning|flash|alert|validation|result(?:ing)?|displayed|shown|new) ?)?(?:message|text|error|alert|notice|notification|warning|confirmation|response)?(?: (?:that|which) (?:appears|appeared|comes up|came up|is shown))?$|^what (?:it|the page|the (?:error|message|alert|notice|warning|page)) (?:then )?(?:says?|shows?|displays?|tells(?: you)?)(?: (?:then|now|afterwards))?$/i;
const ofError = /\b(?:error|invalid|message|msg|alert|flash|toast|warning|feedback)\b/i;
const ofMessage = /\b(?:error|message|msg|alert|status|flash|toast|notice|notification|warning|feedback|result|response|success)\b/i;

const underWay = /(?:\.{3}|…)\s*$|\b(?:loading|please wait|working|processing)\b/i;

/** Where a message is asked for, one that says that something is under way is not yet it. */
export const hasMoreToSay = (said: string, { name }: ObservedElement): boolean => asked.test(said) && underWay.test(name);

/** The only text that the page's maker calls a message, or else the only one that has come up; undefined where it is asked for something else. */
export function messageIn(said: string, here: readonly ObservedElement[], scene: Scene): ObservedElement | undefined {
  if (said === '' || !asked.test(said)) return undefined;
  // That all went well is no error.
  const isError = /\berror|\bwarning/i.test(said);
  const hinted = isError ? ofError : ofMessage;
  const speaks = ({ role }: { readonly role: string }) => role === 'alert' || (role === 'status' && !isError);
  const all = here.filter((element) => (isText(element) || speaks(element)) && /\p{L}/u.test(element.name) && !underWay.test(element.name));
  const texts = all.filter((element) => !scene.unitOf(element));
  const isCalledSo = (element: ObservedElement): boolean => {
    const around = scene.groups[scene.around(element)[0] ?? -1];
    return (
      speaks(element) || hinted.test(element.hints ?? '') || (around !== undefined && (speaks(around) || hinted.test(around.hints ?? '')))
    );
  };
  const called = texts.filter(isCalledSo);
  // Parts of a page may be built alike, one of which is its message.
  const [inPart, ...inOthers] = called.length === 0 ? all.filter(({ hints = '' }) => hinted.test(hints)) : [];
  if (inPart && inOthers.length === 0) return inPart;
  const [only, ...others] = called.length === 1 ? called : texts.filter(({ isNew }) => isNew);
  return others.length === 0 ? only : undefined;
}
