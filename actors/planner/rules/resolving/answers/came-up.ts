/** "The remark that appears there": of what has come up by the deed before, the text that is of that kind, or the only one. */
import type { ObservedElement } from '../../../../../farm/page/port.ts';
import type { Description } from '../../description.ts';
import type { Looking } from '../finding/candidates.ts';
import { say } from '../finding/candidates.ts';
import { onlyOf } from '../only.ts';
import { isText } from '../page/kinds-of-elements.ts';
import { Scene } from '../page/scene.ts';
import { holdsSense } from '../words/likeness.ts';
import { extract } from './extract.ts';

/** What is any text at all, by the names that people give it. */
const anyText =
  /^(?:text|texts|words|remark|note|comment|message|sentence|hint|tip|answer|phrase|content|line|quote|information|fact|description|secret|name|value|entry)$/;
/** What else reads like what it is called. */
const shapes: readonly (readonly [called: RegExp, form: RegExp])[] = [
  [/\b(?:number|digits|amount|figure|pin|result|total|sum|score)$/, /^\D{0,24}?(-?\d[\d.,\s]*\d|-?\d)\D{0,12}$/],
  [/\b(?:code|voucher|coupon|key|token|id|password|pass ?word|serial|reference)$/, /^((?=\S*\d|[\p{Lu}_-]+$)[\p{L}\p{N}_-]{3,40})$/u],
  [/\bword$/, /^(\p{L}[\p{L}'’-]*)$/u],
];

const labelAhead = /^[^:：]{1,30}[:：]\s*/u;

/** Undefined where no text has come up. */
export function cameUp(what: Description, looking: Looking): { readonly text: string } | { readonly why: string } | undefined {
  const { scene } = looking;
  const elements = scene.elements.filter(({ isNew }) => isNew).map(({ group: _, ...element }, index) => ({ ...element, index }));
  const texts = elements.filter((element) => isText(element) && /[\p{L}\p{N}]/u.test(element.name));
  if (texts.length === 0) return undefined;
  const called = what.name || what.noun;
  const form = shapes.find(([name]) => name.test(called))?.[1];
  if (form) return shapedLike(called, form, texts) ?? { why: `of what has come up, nothing is surely ${say(what)}` };
  const apart = new Scene({ ...scene.observation, elements, groups: [] });
  const found = extract(what, 'text', { ...looking, scene: apart });
  if (found.type === 'value' && typeof found.value === 'string' && found.value !== '') return { text: found.value };
  const [only, ...others] = texts;
  if (!only || others.length > 0) return { why: `${texts.length} texts have come up, and none is surely ${say(what)}` };
  return anyText.test(called)
    ? { text: only.name.trim() }
    : { why: `what has come up, ${JSON.stringify(only.name)}, is not surely ${say(what)}` };
}

const anyNumber = /^(?:number|figure|digits)$/;

/** "Your code: AB-12", or "Coupon code" and what stands behind it: the only one that is called so, or the only one at all. */
function shapedLike(called: string, form: RegExp, texts: readonly ObservedElement[]): { readonly text: string } | undefined {
  const told = texts.flatMap(({ name }, at) => {
    const [ahead = ''] = labelAhead.exec(name) ?? [];
    const text = form.exec(name.slice(ahead.length).trim())?.[1];
    return text === undefined ? [] : [{ text, isLabelled: ahead !== '', label: ahead || (texts[at - 1]?.name ?? '') }];
  });
  const own = onlyOf(told.filter(({ label }) => holdsSense(label, called.split(' ').at(-1) ?? called)).map(({ text }) => text));
  const [only, ...others] = told;
  const text = own ?? (only && others.length === 0 && (!only.isLabelled || anyNumber.test(called)) ? only.text : undefined);
  return text === undefined ? undefined : { text };
}
