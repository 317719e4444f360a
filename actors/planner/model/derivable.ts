/** What of a value a goal has worked out: it then need not stand on a page as it is told. */

export interface Derivable {
  readonly numbers: boolean;
  /** Yes or no. */
  readonly truth: boolean;
  /** In words of its own. */
  readonly words: boolean;
  /** Words of the goal among which is to be chosen. */
  readonly choices: ReadonlySet<string>;
}

const counted =
  /\b(?:how (?:many|much more|much less|long|old|far|often)|counts?|counting|number of (?!the\b|this\b|my\b|your\b)|totals?|sums?|in all|altogether|combined|overall|averages?|means?\b(?! of)|median|differences?|ratio|percent(?:age)?|shares? of|calculate|compute|work out|add (?:up|together)|multipl\w+|divid\w+|subtract|convert\w*|estimate|round(?:ed)?|rank|position|in (?:seconds|minutes|hours|days|weeks|months|years|metres|meters|kilometres|kilometers|km|miles|inches|bytes|kb|mb|gb|cents))\b/i;
const judged =
  /\b(?:whether|if|yes|no|true|false|boolean)\b|(?:^|\b(?:tell me|say|return|answer|check|see|find out):? )(?:is|are|was|were|does|do|did|has|have|can|could|will|should)\b/i;
const reworded =
  /\b(?:summar\w+|describ\w+|description|expla\w+|translat\w+|rephras\w+|paraphras\w+|classif\w+|categori[sz]e|sentiment|opinion|conclu\w+|recommend\w*|compar\w+|why|reason|in your own words|in (?:english|german|french|spanish|italian)|as (?:json|csv|iso|a date)|format\w*|initials|abbreviat\w+|acronym|upper ?case|lower ?case|capitals|revers\w+)\b/i;
const chosen = /\b(?:or|either|whether|if|otherwise|else)\b/i;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** By the words of the part that speak of the value by its name; by all of them where none does. */
export function derivableIn(part: string, name: string): Derivable {
  const named = wordsOf(name);
  const stretches = part.split(/[,.;:\n]|\b(?:and|then)\b/i);
  const own = stretches.filter(
    (stretch) => named.length > 0 && named.every((word) => wordsOf(stretch).some((said) => said.startsWith(word))),
  );
  const said = own.length > 0 ? own.join(' , ') : part;
  const quoted = part.match(/["“„«][^"“”„«»]*["”“»]/g) ?? [];
  return {
    numbers: counted.test(said),
    truth: judged.test(said.trim()),
    words: reworded.test(said),
    choices: new Set([...quoted.flatMap(wordsOf), ...(chosen.test(said) ? wordsOf(part) : [])]),
  };
}
