/** Reads with which sign somebody reacts to what was written: "react with 🎉 to the message by Ada". */
import { doOf, type OrderReader } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { atom, bare } from '../words/text.ts';

const sign = '[\\p{Extended_Pictographic}\\u{FE0F}\\u{200D}\\u{1F3FB}-\\u{1F3FF}]+';
const said = `(?:an? |the )?(?:emoji |reaction )?(?<shown>${sign}|${atom})(?: emoji| reaction)*`;
const forms: readonly (readonly [verb: RegExp, form: RegExp])[] = [
  [/^react$/, new RegExp(`^with ${said} (?<thing>(?:to|on) .+)$`, 'u')],
  [/^react$/, new RegExp(`^(?<thing>(?:to|on) .+) with ${said}$`, 'u')],
  [/^(?:add|leave|put)$/, new RegExp(`^${said} (?<thing>(?:to|on|under) .+)$`, 'u')],
  [/^give$/, new RegExp(`^(?<thing>.+) ${said}$`, 'u')],
];

/** Undefined of what is no picture: it may be a name. */
export const reacting: OrderReader = (rest, context, verb) => {
  for (const [verbs, form] of forms) {
    const found = verbs.test(verb) ? form.exec(rest) : null;
    const text = bare(found?.groups?.shown ?? '', context.masked).trim();
    if (!new RegExp(`^${sign}$`, 'u').test(text)) continue;
    const what = readDescription((found?.groups?.thing ?? '').replace(/^(?:to|on|under) /, ''), context);
    if (what !== undefined) return [doOf('react', { what, text: { type: 'text', text, quoted: true } })];
  }
  return undefined;
};
