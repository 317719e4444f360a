/** What a page has that calls itself a place for it: threads in a forum, dishes in a restaurant, products in a shop. */
import { isText } from './kinds-of-elements.ts';
import type { Scene } from './scene.ts';

const kept: readonly (readonly [kinds: string, places: string])[] = [
  ['thread|topic|discussion|conversation|post', 'forum|(?:message|discussion|bulletin) ?board'],
  ['post|update|status|story', 'wall|(?:news ?)?feed|timeline|blog'],
  [
    'dish|meal|course|starter|main|dessert|drink',
    'menu|restaurant|bistro|brasserie|caf[eé]|cafeteria|canteen|diner|trattoria|pizzeria|tavern|eatery|takeaway',
  ],
  ['event|appointment|meeting', 'agenda|calendar|schedule|diary|planner'],
  ['appointment|visit|slot', 'surgery|clinic|practice|dentist|hairdresser|barber|salon'],
  ['book|volume', 'library|book ?(?:shop|store|shelf)|reading list'],
  ['photo|picture|image', 'gallery|(?:photo )?album|camera roll'],
  ['song|track|tune', 'playlist|jukebox|record shop'],
  ['film|movie', 'cinema|movie theat(?:er|re)|watch ?list'],
  ['job|position|vacancy|opening', 'job board|job centre|careers?'],
  ['bug|defect', 'bug ?tracker'],
  ['issue|ticket', '(?:issue|ticket) ?tracker|help ?desk|service desk'],
  ['share|stock', 'stock (?:market|exchange)|brokerage|portfolio'],
];

const longestCall = 60;
/** What a column of names is headed by, whatever is called so. */
const plainHead = /^\W*(?:#|no\.?|id|name|title|subject|summary|date|time|when|what)?\W*$/i;

/** The page calls itself such a place, and what it lists nothing else: no other heading stands on it, and no column calls its rows. */
export function isKeptHere(noun: string, scene: Scene): boolean {
  const places = kept.flatMap(([kinds, at]) => (kinds.split('|').includes(noun) ? [at] : []));
  if (places.length === 0) return false;
  const place = new RegExp(`(?<!\\p{L})(?:${places.join('|')})(?!\\p{L})`, 'iu');
  const isPlace = (text: string) => text.length <= longestCall && place.test(text);
  const heads = headsOf(scene);
  const isCalledSo = isPlace(scene.observation.title) || heads.some(isPlace);
  return isCalledSo && heads.every(isPlace) && scene.collections.every(([first]) => plainHead.test(first?.elements[0]?.column ?? ''));
}

/** What stands over parts of the page, and in none of its rows or cards. */
function headsOf(scene: Scene): readonly string[] {
  const headings = scene.elements.filter(
    (element) => isText(element) && element.role === 'heading' && scene.unitOf(element) === undefined && /\p{L}/u.test(element.name),
  );
  const regions = scene.groups.filter(
    ({ role, name }, group) => role === 'region' && name !== '' && !scene.around({ group }).some((at) => scene.units.has(at)),
  );
  return [...headings, ...regions].map(({ name }) => name);
}
