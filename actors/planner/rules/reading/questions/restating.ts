/** Tells a sentence that only asks again for what a question before it asks. */

const restating =
  /^(?:return|give|tell|state|answer|report|output|read|note|print|extract)(?: (?:me|us|back|with|out))*(?: (?:only|just))?(?: (?:the|its|his|her|their|that))?(?: (?:full|exact|bare|plain|complete|whole|short|single|right))* (.+?)(?: only)?$/iu;
const answers: readonly (readonly [form: RegExp, of: RegExp])[] = [
  [/^(?:answer|result|value|text|words?)$/i, /./],
  [/^(?:(?:user ?)?names?|person|handle|author)$/i, /^(?:who|whose|by whom?|which|what)\b/i],
  [/^(?:titles?|headlines?)$/i, /^(?:which|what)\b/i],
  [
    /^(?:date|day|time|year|hour|hours)$/i,
    /^(?:(?:until |till |since |from )?when|at (?:what|which)|(?:what|which) (?:time|day|date)|how long)\b/i,
  ],
  [
    /^(?:number|figure|digits|amount|sum|price|total|count|balance|fee|fare|cost)$/i,
    /^(?:how (?:many|much|old|long|high|tall|far|heavy)|what (?:does|do))\b/i,
  ],
  [/^(?:city|place|town|country|address|location|room|floor)$/i, /^(?:where|(?:in|on|at|from|to) (?:which|what))\b/i],
];

/** "Return the full name." behind a question asks for the same again, unless another answer could be meant. */
export function restates(words: string, asked: readonly string[]): boolean {
  if (asked.length > 0 && /^(?:please )?(?:(?:tell|inform|answer|show) (?:me|us)|let (?:me|us) know)(?: please)?$/i.test(words))
    return true;
  const said = restating.exec(words)?.[1];
  if (said === undefined || asked.length === 0) return false;
  const parts = said.split(/ and (?:the |its )?/i);
  return parts.every((part) => answers.some(([form, of]) => form.test(part) && asked.some((question) => of.test(question))));
}

/** How a question begins that `readQuestion` may read. */
export const asksSo =
  /^(?:who|whose|whom|which|what|when|where|how|is|are|(?:at|in|on|from|to|by|until|till|since|under|for) (?:what|which|when|whom)|(?:within|in|for|after|during|up to|until|by) how (?:many|much|long))\b/i;
/** What begins as a place does, and asks how long. */
export const asksHowLong = /^(?:within|in|for|after|during|up to|until|by) how (?:many|much|long)\b/i;
