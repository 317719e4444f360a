/** English words without their inflection; derivation stays: "import" and "important" are two words. */

const irregular: ReadonlyMap<string, string> = new Map(
  (
    'went go,gone go,goes go,bought buy,sold sell,sent send,found find,chose choose,chosen choose,wrote write,written write,got get,' +
    'gotten get,gave give,given give,took take,taken take,made make,paid pay,told tell,said say,lost lose,left leave,shown show,seen see,' +
    'saw see,knew know,known know,thought think,came come,began begin,begun begin,became become,broke break,broken break,stole steal,' +
    'stolen steal,forgot forget,forgotten forget,kept keep,held hold,built build,spent spend,hidden hide,won win,children child,men man,' +
    'women woman,feet foot,teeth tooth,mice mouse,lives life,wives wife,knives knife,leaves leaf,movies movie,cookies cookie,calories calorie,zombies zombie,selfies selfie,smoothies smoothie,dying die,' +
    'lying lie,tying tie,agreed agree,menus menu,buses bus,statuses status,has have,freed free,ran run,swam swim,sang sing,grew grow,' +
    'grown grow,threw throw,thrown throw,drew draw,drawn draw,flew fly,flown fly,drove drive,driven drive,rode ride,ate eat,eaten eat,' +
    'spoke speak,spoken speak,taught teach,caught catch,felt feel,meant mean,met meet,slept sleep,stood stand,understood understand,' +
    'froze freeze,frozen freeze,unfroze unfreeze,unfrozen unfreeze,lent lend,undid undo,undone undo,redid redo,redone redo,overdid overdo,' +
    'withdrew withdraw,withdrawn withdraw,rewrote rewrite,rewritten rewrite,overwrote overwrite,overwritten overwrite,rebuilt rebuild,' +
    'resold resell,repaid repay,prepaid prepay,resent resend,brought bring,sought seek,fought fight,heard hear,hung hang,laid lay,dealt deal,' +
    'dug dig,drank drink,fell fall,fallen fall,fled flee,forbade forbid,forbidden forbid,forgave forgive,forgiven forgive,woke wake,woken wake,' +
    'wore wear,worn wear,tore tear,torn tear,swore swear,sworn swear,swept sweep,swung swing,shook shake,shaken shake,shone shine,' +
    'shrank shrink,shrunk shrink,sank sink,sunk sink,sat sit,rang ring,risen rise,struck strike,spun spin,blew blow,blown blow,bitten bite,' +
    'beaten beat,sung sing,proven prove,learnt learn,burnt burn,spelt spell,dreamt dream,sewn sew,sown sow,mown mow,hid hide,bent bend,crept creep'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** End as if they were inflected. */
const plain: ReadonlySet<string> = new Set(
  (
    'news this unless always perhaps across thus lens series species basis analysis business process success progress canvas atlas ' +
    'nothing something anything everything during morning evening ceiling wedding building clothing booking rating need feed speed seed bleed hundred ' +
    'indeed embed united exceed proceed succeed used before inside outside beside'
  ).split(' '),
);

/** A consonant, a vowel and a consonant, or the two last alone: a final e is heard behind it ("rat-e", "us-e"). */
const shortSyllable = /^(?:[^aeiouy]+[aeiouy][^aeiouywx]|[aeiouy][^aeiouy])$/;

/** What the forms of one word have in common; not always a word of a dictionary. */
export function baseOf(said: string): string {
  const word = inOneSpelling(said);
  if (plain.has(word)) return word;
  const base = irregular.get(word) ?? (word.length < 4 ? word : unended(word));
  // "delet-e" and "delet-ing", "cancel-led" and "install".
  if (/[^aeo]e$/.test(base) && base.length > 3 && !shortSyllable.test(base.slice(0, -1))) return base.slice(0, -1);
  return base.length > 5 && base.endsWith('ll') ? base.slice(0, -1) : base;
}

const british: readonly (readonly [RegExp, string])[] = [
  [/^(col|fav|flav|hon|lab|neighb|rum|behavi|harb|hum|vap|od|arm|endeav|sav|splend|tum|vig)our/, '$1or'],
  [/^(cent|theat|met|lit|fib)re(s?)$/, '$1er$2'],
  [/^(catal|dial|anal|monol)ogue/, '$1og'],
  [
    /^(organ|real|recogn|custom|optim|minim|maxim|categor|summar|apolog|authori|subscr|personal|final|memor|priorit|synchron|visual|util|analy|emphas|critic|special|general|normal|standard|initial)is(e|es|ed|ing|ation|ations)$/,
    '$1iz$2',
  ],
  [/^grey/, 'gray'],
  [/^licence/, 'license'],
  [/^programme(s?)$/, 'program$1'],
  [/^jewellery$/, 'jewelry'],
  [/^tyre(s?)$/, 'tire$1'],
];

const mayBeBritish = /our|re|ogue|is[ea]|isi|grey|licence|gramme|jewel|tyre/;

function inOneSpelling(word: string): string {
  if (word.length < 4 || !mayBeBritish.test(word)) return word;
  const found = british.find(([form]) => form.test(word));
  return found === undefined ? word : word.replace(...found);
}

function unended(word: string): string {
  if (/[^aeiou]ies$/.test(word) || (/[^aeiou]ied$/.test(word) && word.length > 4)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (/[^suio]s$/.test(word) || /[^io]os$/.test(word)) return word.slice(0, -1);
  const stem = /^(.{2,}?)(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined || !/[aeiouy]/.test(stem)) return word;
  if (stem.length > 3 && /([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return shortSyllable.test(stem) ? `${stem}e` : stem;
}

/** Look the same when they are to be done and when they were. */
export const alike: ReadonlySet<string> = new Set('put set cut read let hit shut cost spread split'.split(' '));
const pastForms: ReadonlySet<string> = new Set(
  [...irregular.keys(), ...alike].filter((word) => !/(?:s|children|men|women|feet|teeth|mice|ing|went)$/.test(word)),
);

/** As far as its form tells: "ordered", "found", "written". */
export const isParticiple = (word: string): boolean => pastForms.has(word) || (/..ed$/.test(word) && !plain.has(word));

export const isPlural = (word: string): boolean =>
  (word.length > 3 && /s$/.test(word) && !/(?:ss|us|is)$/.test(word) && !plain.has(word)) ||
  /^(?:children|men|women|feet|teeth)$/.test(word);
