/** What is the other direction of what: where one goal says the one and another the other, they are two goals. */
import { baseOf } from '../inflection.ts';

/** Of verbs, by their senses (verbs.ts); those that begin with "un" or "dis" are the opposites of what is left of them. */
const ofVerbs = [
  'login logout',
  'subscribe unsubscribe',
  'subscribe delete',
  'upvote downvote',
  'buy sell',
  'add delete',
  'close open',
  'close goto',
  'expand collapse',
  'enable disable',
  'increase decrease',
  'accept decline',
  'approve decline',
  'accept deny',
  'approve deny',
  'allow forbid',
  'allow deny',
  'hide reveal',
  'lend borrow',
  'deposit withdraw',
  'start stop',
  'resume pause',
  'continue stop',
  'join leave',
  'connect disconnect',
  'select deselect',
  'archive restore',
  'delete restore',
  'download upload',
  'send receive',
  'book cancel',
  'buy cancel',
  'confirm cancel',
  'mute unmute',
];

const ofWords = [
  'ascending descending',
  'cheap expensive',
  'cheapest dearest',
  'cheapest priciest',
  'low high',
  'first last',
  'new old',
  'newest oldest',
  'early late',
  'earliest latest',
  'large small',
  'big small',
  'long short',
  'least most',
  'less more',
  'fewer more',
  'best worst',
  'minimum maximum',
  'before after',
  'above below',
  'under over',
  'next previous',
  'left right',
  'top bottom',
  'public private',
  'all none',
  'on off',
  'incoming outgoing',
  'sent received',
  'import export',
  'paid unpaid',
  'read unread',
  'open closed',
  'departure arrival',
  'depart arrive',
];

const opposites = new Map<string, Set<string>>();
function oppose(one: string, other: string): void {
  for (const [a, b] of [
    [one, other],
    [other, one],
  ] as const)
    opposites.set(a, (opposites.get(a) ?? new Set()).add(b));
}
for (const [one = '', other = ''] of ofVerbs.map((pair) => pair.split(' '))) oppose(`@${one}`, `@${other}`);
for (const [one = '', other = ''] of ofWords.map((pair) => pair.split(' '))) oppose(baseOf(one), baseOf(other));

const undoing = /^@(?:un|dis|de)(?=\p{L}{3})/u;

/** Of words by their keys (tokens.ts), and of verbs by theirs (senses.ts). */
export const areOpposite = (one: string, other: string): boolean =>
  opposites.get(one)?.has(other) === true || undoes(one, other) || undoes(other, one);

const undoes = (one: string, other: string): boolean => undoing.test(one) && one.replace(undoing, '@') === other;
