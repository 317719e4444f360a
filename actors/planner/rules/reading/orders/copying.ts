/** Reads orders to bring the text of one thing into another. */
import type { OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { workedOut } from '../words/spelled.ts';

/** The text of one thing is brought into another; "copy" alone waits for "paste". */
export const copy: OrderReader = (rest, context) => {
  const [, from = '', to = ''] = /^(.+) (?:in)?to (?!the clipboard)(.+)$/i.exec(rest) ?? [];
  if (to !== '') {
    const made = workedOut(from, context);
    const [source, what] = [made?.type === 'taken' ? made.from : readDescription(plainText(from), context), readDescription(to, context)];
    return source === undefined || what === undefined ? undefined : [{ kind: 'fill', what, value: { type: 'taken', from: source } }];
  }
  const source = readDescription(plainText(rest.replace(/ to the clipboard$/i, '')), context);
  return source === undefined ? undefined : [{ kind: 'do', as: 'copy', what: source }];
};

const plainText = (words: string) => words.replace(/^(?:the )?(?:text|contents?|value) (?:of|from|in) /i, '');

export const paste: OrderReader = (rest, context) => {
  const source = context.before?.kind === 'do' && context.before.as === 'copy' ? context.before.what : undefined;
  const field = rest.replace(/^(?:it|this|that|the (?:text|value|content)) ?/i, '').replace(/^(?:in|into|to|inside) /i, '');
  const what = field === '' ? undefined : readDescription(field, context);
  if (source === undefined || (field !== '' && what === undefined)) return undefined;
  return [{ kind: 'fill', ...(what !== undefined && { what }), value: { type: 'taken', from: source } }];
};
