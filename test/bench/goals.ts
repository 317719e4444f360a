/** Goals as people ask for them, made up: verbs, things and values of the web's daily errands, many of them nearly alike. */

/** Repeats itself for the same seed (Mulberry32). */
export function openDice(seed: number) {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number): number => Math.floor(share() * most);
  return {
    upTo,
    /** The first ones more often than the last, as words are used. */
    one: <T>(of: readonly T[]): T => of[Math.floor(share() ** 2 * of.length)] as T,
    chance: (of: number): boolean => share() < of,
  };
}
type Dice = ReturnType<typeof openDice>;

const words = (text: string): readonly string[] => text.split(' ');
/** Those of a group mean the same here. */
const verbs = ['search|look', 'open|show', 'add|put', 'download|save', 'delete|remove', 'book|reserve', 'update|change', 'find|locate'];
const rarer = words(
  'archive subscribe compare export share rename approve cancel assign print track rate renew upload move copy close merge',
);
const things = words(
  'order invoice report ticket product customer flight hotel room booking issue project document account message article video recipe job ' +
    'event contact payment subscription playlist comment review shipment employee course package contract appointment dashboard campaign ' +
    'warehouse supplier repository branch release patient prescription vehicle listing auction donation membership voucher refund survey',
);
const kinds = words(
  'cheapest newest latest first red blue large used open pending overdue draft shared public private monthly yearly refurbished vegan ' +
    'electric leather wooden organic wireless waterproof foldable portable certified digital annual weekly regional internal external',
);
const places = words(
  'cart wishlist archive inbox calendar library folder board backlog basket collection report list page account profile settings help store',
);
const names = words(
  'Meyer Okafor Tanaka Silva Novak Berlin Lagos Osaka Lisbon Prague Atlas Orion Zephyr Kestrel Juniper Cobalt Maple Harbor',
);
const attributes = words(
  'price status date rating owner priority size color region category author amount due-date delivery weight brand stock',
);

/** A goal, and another way to ask for the same. */
export function goalOf(dice: Dice): { readonly goal: string; readonly again: string } {
  const [verb = '', other = verb] = dice.chance(0.7) ? dice.one(verbs).split('|') : [dice.one(rarer)];
  const kind = dice.chance(0.6) ? `${dice.one(kinds)} ` : '';
  const thing = dice.one(things);
  const value = aValue(dice);
  const where = dice.chance(0.5) ? ` in the ${dice.one(places)}` : '';
  const by = dice.chance(0.3) ? ` and sort by ${dice.one(attributes)}` : '';
  const then = dice.chance(0.3) ? ` and then ${dice.one(rarer)} the ${dice.one(kinds)} ${dice.one(things)}` : '';
  return {
    goal: `${verb} the ${kind}${thing}${value}${where}${by}${then}`,
    again: `Please ${other} the ${kind}${thing}${value}${where}${by}${then}.`,
  };
}

function aValue(dice: Dice): string {
  if (dice.chance(0.4)) return ' {{param:name}}';
  if (dice.chance(0.4)) return ` ${10_000 + dice.upTo(90_000)}`;
  if (dice.chance(0.5)) return ` of ${dice.one(names)}`;
  return dice.chance(0.5) ? ` "${dice.one(names)} ${dice.one(things)} ${dice.upTo(900)}"` : '';
}
