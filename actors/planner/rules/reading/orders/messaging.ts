/** Reads what is to be said to somebody: "message Ada: on my way", "tell Ada that the key is under the mat". */
import { doOf, type OrderReader } from '../context.ts';
import { addressed } from '../paraphrases.ts';
import { isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';

const form = new RegExp(`^${addressed}(\\S.*)$`, 'u');

export const messaging: OrderReader = (rest, context) => {
  const [, whom = '', said = ''] = form.exec(rest) ?? [];
  const to = whom === '' ? undefined : readValue(whom, context);
  if (to?.type !== 'text') return undefined;
  const text = isAtom(said) ? readValue(said, context) : ({ type: 'text', text: said, quoted: false } as const);
  return text && [doOf('message', { to, text })];
};
