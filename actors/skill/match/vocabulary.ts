/**
 * The words that the shared corpus may show of goals: those that nearly everybody uses of web pages, and those that several
 * tenants use apart from whose goal it is.
 */
import { literalsIn } from './literals.ts';

/** A word that is not in the table is shown when so many other tenants have it in their goals: none of them alone can bring it about. */
const others = 2;

const table = new Set(
  (
    'a an the and or then of in on at to from for with without by as into out up down off over under after before until per via than that this ' +
    'these those it its is are be was all any each every some no not more most less least first last next previous other another same only ' +
    'about between within against around near below above through my your our their me i you we if when while once which what where who how ' +
    'accept activate add adjust apply approve archive arrange assign attach back book browse buy calculate cancel change check choose clear click close ' +
    'collect compare complete compose configure confirm connect continue convert copy count create decline decrease delete deselect disable disconnect ' +
    'dismiss display done download drag draft drop duplicate edit enable enter expand export extract fetch fill filter find finish follow forward ' +
    'get give go grant group hide import increase insert install invite join keep leave like list load log login logout look lower make mark merge ' +
    'modify move mute name navigate note open order organize pause pay pick pin place play post press print proceed publish purchase put raise rate ' +
    'read record refresh refuse register reject remove rename reorder replace reply report request reserve reset resolve restore resume retrieve ' +
    'return review save say schedule scroll search see select send set share show sign skip sort star start stop store submit subscribe ' +
    'switch tag take tell toggle track transfer translate turn type unarchive unassign uncheck undo unfollow uninstall unlike unmute unpin unselect ' +
    'unstar unsubscribe update upgrade upload use verify view visit vote watch write ' +
    'account action address adult alert amount answer app application appointment archive area arrival article attachment author availability ' +
    'balance banner bar basket bill billing birthday blog board booking bookmark box brand breakfast brightness browser budget button calendar call car ' +
    'card cart case cases category chart chat checkbox checkout child children city class code collection color colour column comment community ' +
    'company condition contact content cost country coupon course currency customer dashboard data date dates day days delivery department departure ' +
    'description destination detail details device dialog dinner direction discount document documents domain draft due email employee entry error ' +
    'event events example favorite favorites favourite feature feed feedback field file files flight flights folder font footer form forum friend ' +
    'gender gift goal graph guest guests header headline help highest history home hotel hotels hour hours icon id image inbox information inventory ' +
    'invoice invoices issue issues item items job jobs key keyword label language layout lead leads level library limit line link links list listing ' +
    'location lowest cheapest newest latest oldest mail map meeting member members menu message messages method minute minutes mode model month months ' +
    'movie music name network news newsletter night nights notification notifications number offer office online option options order orders ' +
    'organization owner page pages panel parameter part participant passenger passengers password payment people percent person phone photo picture ' +
    'plan playlist plus policy popup post posts preference preferences price prices priority privacy problem product products profile project ' +
    'projects promo promotion property purchase quality quantity question questions range rating ratings reason receipt recipe recipes record ' +
    'records region registration reminder report reports reservation result results return reviews role room rooms row rows rule sale sales ' +
    'schedule score seat section security seller service services setting settings shift ship shipping shop shopping size slot song sound source ' +
    'staff state status step stock store story street student style subject subscription subtotal success summary supplier support survey system ' +
    'tab table task tasks tax team template term terms text theme thread ticket tickets time timezone title today todo tomorrow top topic total ' +
    'train transaction transfer translation travel tree trip type unit unread url user username users value vehicle version video videos view visibility ' +
    'volume warehouse warning way weather web website week weight widget window word work year years zip zone price available active inactive open closed ' +
    'new old dark light private public daily weekly monthly yearly one-way round one two three four five'
  ).split(' '),
);

/** Words and, as the one between them, what stands for all that is left out. */
const gap = '…';
const placeholder = /\{\{[^{}]*\}\}/g;
const quoted = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|`[^`\n]*`|(?<![\p{L}\p{N}])['‘][^'’\n]*['’](?![\p{L}\p{N}])/gu;
/** Everything between white space: an address, a number and a key are pieces that are no words. */
const pieces = /\S+/g;
const bare = /^[("[]*(?<word>\p{Ll}[\p{Ll}'’-]{0,24}|\p{Lu}\p{Ll}{0,24}|\p{Lu}['’-]?)[)"\]]*[.,;:!?]*$/u;

/** Counts who uses which words, and says what of a goal may be shown. */
export function openVocabulary() {
  /** By word: how many goals of each tenant hold it. */
  const users = new Map<string, Map<string, number>>();
  /** Written with a capital where no sentence begins, by anybody: a name, wherever it is written without. */
  const names = new Set<string>();

  const isKnown = (word: string, tenantId: string): boolean => {
    if (table.has(word)) return true;
    if (names.has(word)) return false;
    const tenants = users.get(word);
    return tenants !== undefined && tenants.size - (tenants.has(tenantId) ? 1 : 0) >= others;
  };

  return {
    learn(tenantId: string, goal: string): void {
      for (const name of literalsIn(goal)) names.add(name);
      for (const word of wordsOf(goal)) {
        if (word === gap || table.has(word)) continue;
        const tenants = users.get(word) ?? new Map<string, number>();
        users.set(word, tenants.set(tenantId, (tenants.get(tenantId) ?? 0) + 1));
      }
    },

    forget(tenantId: string, goal: string): void {
      for (const word of wordsOf(goal)) {
        const tenants = users.get(word);
        const left = (tenants?.get(tenantId) ?? 0) - 1;
        if (left > 0) tenants?.set(tenantId, left);
        else tenants?.delete(tenantId);
        if (tenants?.size === 0) users.delete(word);
      }
    },

    /** The goal with `…` for each stretch of what may not be shown; empty when that is all of it. */
    shown(tenantId: string, goal: string): string {
      const literals = literalsIn(goal);
      const words = wordsOf(goal).map((word) => (word !== gap && !literals.has(word) && isKnown(word, tenantId) ? word : gap));
      const kept = words.filter((word, at) => word !== gap || words[at - 1] !== gap);
      return kept.every((word) => word === gap) ? '' : kept.join(' ');
    },
  };
}

/** In lower case and in order, `…` for what is none. */
function wordsOf(goal: string): string[] {
  const open = goal.replace(placeholder, ` ${gap} `).replace(quoted, ` ${gap} `);
  return [...open.matchAll(pieces)].map(([piece]) => bare.exec(piece)?.groups?.word?.toLowerCase() ?? gap);
}
