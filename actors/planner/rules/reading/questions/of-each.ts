/** Tells apart what is asked for of several things in one: "the times of sunrise and sunset" are one of each. */
/** Undefined where the things are several themselves, or what stands behind "and" is asked for by itself. */
export function ofEach(parts: readonly string[]): readonly (readonly [label: string, thing: string])[] | undefined {
  const [, label = '', first = ''] =
    /^(?:the )?(time|date|price|height|weight|length|age|phone number|e-?mail(?: address)?)e?s of (.+)$/i.exec(parts[0] ?? '') ?? [];
  const things = [first, ...parts.slice(1)];
  const isOne = (thing: string) => thing !== '' && !/ of |^(?:all|both|each|every|these|those) |\p{Ll}{2}s$/iu.test(thing);
  return label !== '' && things.length > 1 && things.every(isOne) ? things.map((thing) => [label, thing]) : undefined;
}
