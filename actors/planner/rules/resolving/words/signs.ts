/** What a sign says that a page has put in the place of a word. */

const crosses = '×✕✖✗✘⨉╳⨯🗙❌';
const signs: readonly (readonly [signs: string, word: string])[] = [
  ['☆★⭐✩✰🌟⚝', 'star'],
  ['♥❤♡💗🤍🖤', 'heart'],
  ['👍', 'like'],
  ['🗑🚮', 'trash'],
  ['✉📧📩🖂', 'mail'],
  ['⋯…⋮︙•⁝', 'more'],
  ['☰≡', 'menu'],
  ['↩⤶⮌↰', 'reply'],
  ['↪⤷⮎↱➦', 'forward'],
  ['➤➢➣', 'send'],
  ['💬🗨', 'comment'],
  ['👎', 'dislike'],
  ['🔖', 'bookmark'],
  ['📞☎', 'phone'],
  ['🔇', 'mute'],
  ['🔊🔈', 'volume'],
  ['➕＋', 'add'],
  ['🔁⟲', 'repost'],
  [crosses, 'close'],
  ['🔍🔎', 'search'],
  ['⚙🛠', 'settings'],
  ['✎✏🖉🖊', 'edit'],
  ['🛒🛍', 'cart'],
  ['📎', 'attach'],
  ['⬇⤓📥', 'download'],
  ['⬆⤒📤', 'upload'],
  ['🔔', 'notifications'],
  ['🏠⌂', 'home'],
  ['✓✔✅', 'done'],
  ['🔒', 'lock'],
  ['🔓', 'unlock'],
  ['↻⟳🔄', 'refresh'],
  ['🖨', 'print'],
  ['📋⧉', 'copy'],
  ['💾', 'save'],
  ['▶⏵', 'play'],
  ['⏸', 'pause'],
  ['⏹', 'stop'],
  ['📅📆🗓', 'calendar'],
  ['🚩⚑⚐', 'flag'],
  ['📌📍', 'pin'],
  ['🔗', 'link'],
  ['❓', 'help'],
  ['👤', 'account'],
];
const words = new Map(signs.flatMap(([all, word]) => [...all].map((sign) => [sign, word] as const)));

/** What closes or takes away what it stands on, whatever a page has drawn it with; a plain "x" is one too. */
export const isCross = (name: string): boolean => cross.test(name.trim());
const cross = new RegExp(`^(?:[${crosses}]\\uFE0F?|x)$`, 'iu');

/** Of a text that is a sign, or the same sign a few times over; empty for any other. */
export function signWords(text: string): readonly string[] {
  const [first, ...others] = [...text.trim()].filter((sign) => !/[\uFE0E\uFE0F\s]/.test(sign));
  const word = first === undefined || others.length > 4 || others.some((sign) => sign !== first) ? undefined : words.get(first);
  return word === undefined ? [] : [word];
}

/** "★★★☆☆": how many stars are given, where a text is nothing else; undefined of a single one, which may be any sign. */
export function starsGiven(text: string): number | undefined {
  const [, full = '', empty = ''] = /^([★⭐🌟]*)([☆✩✰]*)$/u.exec(text.replace(/[\uFE0E\uFE0F\s]/g, '')) ?? [];
  const [given, others] = [[...full].length, [...empty].length];
  return given + others > 1 && given + others <= mostStars ? given : undefined;
}
const mostStars = 10;
