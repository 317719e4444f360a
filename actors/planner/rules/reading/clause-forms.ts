/** Reads the forms that a clause takes around its order: what it is done with or in, what must not be done, states, paging. */
import { isIntoBasket } from '../baskets.ts';
import type { Description } from '../description.ts';
import type { Order } from '../instruction.ts';
import { deedAlone, startsOrder } from './clauses.ts';
import { type Context, doOf, isOrders, type Orders } from './context.ts';
import { readLeftOut, readRest, readState } from './demanding.ts';
import { dayOfMonth } from './orders/days-picked.ts';
import { readOrders } from './orders/orders.ts';
import { pathOf } from './orders/pointing.ts';
import { readPuzzle } from './orders/puzzles.ts';
import { readSettings } from './orders/settings.ts';
import { readWish, wish } from './orders/wishing.ts';
import { readPaging } from './paging.ts';
import { paraphrased } from './paraphrases.ts';
import { inSetting, type Reply } from './placing.ts';
import { readNever } from './prohibiting.ts';
import { readForemost, readMeasured } from './questions/foremost.ts';
import { readQuestion } from './questions/questions.ts';
import { asksHowLong, asksSo, restates } from './questions/restating.ts';
import { readDescription, readDescriptions } from './things/descriptions.ts';
import { nothing } from './things/heads.ts';
import { withListsSpelled } from './words/ranges.ts';
import { holdsAtom, isAtom } from './words/text.ts';
import { fromGerund, gerundAhead, verbAhead, verbsOf, withVerbSpelled } from './words/verbs.ts';

const orders = (found: Orders): Reply => (isOrders(found) ? { orders: found, never: [] } : found);

const filler =
  /^(?:do nothing(?: else| more)?|that['’]s (?:it|all)|thanks?(?: you)?(?: very much)?|nothing else|and nothing else|only that|good luck|done|hello|hi|hey|ok(?:ay)?|you(?:['’]re| are) done|that is all|(?:leave|keep) (?:the rest|everything else|all else|(?:all )?(?:of )?(?:the )?others?)(?: (?:as (?:it is|they are|is)|the way (?:it is|they are)|alone|unchanged|untouched|empty|blank|(?:at|on) (?:zero|nought|0|nothing)))?|(?:leave|keep) (?:all )?(?:of )?the other (?:\p{Ll}+ )?\p{Ll}+ (?:as (?:it is|they are)|the way (?:it is|they are)|alone|unchanged|untouched)|(?:do not|don['’]t) (?:touch|change) (?:(?:any(?:thing)?|all) (?:of the )?(?:others?|else)|the others?)(?: (?:\p{Ll}+ )?\p{Ll}+)?|afterwards stop|(?:then )?stop(?: there)?|the end|(?:yes,? )?i(?:['’]m| am) (?:really |quite |absolutely |very )?sure(?: (?:about|of) (?:it|that|this))?|yes|there (?:are|is) (?:only )?(?:\p{L}+|\d+) of (?:them|these|those))$/iu;
/** How things are put in order, behind the order to do so. */
const byHand =
  /^by (?:dragging|moving|drag and drop)(?: and dropping)?(?: (?:the |its |their )?\p{L}+(?: (?:handle|grip|edge|corner|border))?)?(?: around| about)?$/iu;
const recalls = /^(?:select|choose|pick|take|book|get) (?:it|that|that one|this|this one|them|those)$/i;
/** Where it leads is said next. */
const leafing =
  /^(?:navigate|look|browse|go|click|search|dig|explore|walk) through (?:the |this |all |its |these )*(?:\p{L}+ )?(?:tree|list|menus?|tabs|pages|sections|folders|results|hierarchy|directory|directories|levels|categories)$/iu;
const onwards = /^(?:on|in|at) the (?:next|following) (?:step|page|screen|one|form|view)(?: of [^,]+)?,? ?(.*)$/i;
/** What every order waits for by itself. */
export const loaded =
  /^(?:when|once|after|as soon as|wait until) (?:(?:the|this|a|an|all|your|new|next) )*(?:\p{L}+ )?(?:page|pages|results?|list|content|dialog|popup|pop-up|modal|window|form|table|menu|site|screen|it|everything|search results|section|panel)(?: (?:to |has |have |is |are |been |fully |completely |finished |finish |be |done |gets )*(?:loads?|loaded|loading|comes?(?: up)?|appears?|appeared|opens?|opened|open|ready|shows? ?(?:up)?|shown|visible|displayed|refreshed|updated|updates?|finishes|expanded|pops up))$/iu;
const loadedAfter = new RegExp(`,? ${loaded.source.slice(1)}`, 'iu');
const conditional = /^(?:if|otherwise|or else|else|unless|in case|when|whenever|once|while|until|as long as|depending on|whether)\b/i;
const place = /^(?:in|on|inside|within|under|for|from|at|to the right of|next to|of|among|out of) (.+)$/i;
const means = /^(?:using|use|with|via|by using|by means of|through|with the help of|from) (.+)$/i;
const purpose = /^(?:in order to|so as to|to) (.+)$/i;

/** Undefined when it isn't understood to the last word. */
export function readClause(clause: string, context: Context): Reply {
  const words = paraphrased(clause);
  // What was to come then is not said.
  if (/[,\s]then$/i.test(words)) return undefined;
  if ((filler.test(words) || words === 'no') && isNext(words, context)) return orders(readOrders(`click ${words}`, context));
  if (filler.test(words) || loaded.test(words)) return { orders: [], never: [] };
  const never = readNever(words, context);
  if (never !== undefined) return never.length === 0 ? undefined : { orders: [], never: never.filter(({ act }) => act !== '') };
  if (
    /^(?:it|this|them|that) (?:in|into|on) (?:the |this |that )?form$/i.test(words.replace(/^(?:enter|type|put|fill|write) /i, '')) &&
    context.before?.kind === 'fill'
  )
    return { orders: [], never: [] };
  const puzzle = readPuzzle(words, context);
  if (puzzle !== undefined) return orders(puzzle);
  const foremost = readForemost(words, context);
  const question = foremost ?? (asksSo.test(words) ? readQuestion(words, context) : undefined) ?? readMeasured(words, context);
  if (question !== undefined) return orders(question);
  if (asksHowLong.test(words)) return undefined;
  if (restates(words, context.asked ?? [])) return { orders: [], never: [] };
  if (conditional.test(words)) return { why: 'a condition can’t be read without a model; say what to do in any case' };
  if (/^(?:accept|confirm|submit|ok(?:ay)?)(?: (?:it|that|this))?$/i.test(words) && context.before?.kind === 'answer')
    return { orders: [], never: [] };
  if (
    /^(?:fill|complete) (?:in |out )?the form$/i.test(words) &&
    (/^(?:fill|choose|check)$/.test(context.before?.kind ?? '') ||
      (context.before?.kind === 'submit' && /^(?:order|buy|purchase)$/.test(context.before.as)))
  )
    return { orders: [], never: [] };
  if (
    context.before?.kind === 'submit' &&
    /^leave /i.test(context.before.clause) &&
    /^(?:submit|send|post|publish)(?: it| this)?$/i.test(words)
  )
    return { orders: [], never: [] };
  if ((context.before?.kind === 'arrange' || context.before?.kind === 'resize') && byHand.test(words)) return { orders: [], never: [] };
  if (context.before !== undefined && wish.test(context.before.clause) && recalls.test(words)) return { orders: [], never: [] };
  const isDeed = deedAlone.test(words) && !/[^\p{L} ]/u.test(words) && context.before !== undefined;
  // In a sentence of its own, a page's word makes a goal of another language.
  if (isDeed && (context.goesOn === true || /^(?:(?:re)?calculate|compute|convert|book|reserve)/i.test(words)))
    return orders([{ kind: 'submit', as: words.split(' ')[0] as string }]);
  // "Put a pen into the basket and order it": all that is in the basket is.
  if (/^(?:order|buy|purchase|pay for)(?: (?:it|them|both|these|everything))?$/i.test(words) && isIntoBasket(context.before))
    return orders([{ kind: 'submit', as: 'order' }]);
  // "Add two teas to the order and place it"
  if (/^place (?:it|this|that)$/i.test(words) && /\border$/i.test(context.before?.clause ?? ''))
    return orders([{ kind: 'submit', as: 'order' }]);
  const ofMonth = dayOfMonth(words, context);
  if (ofMonth !== undefined) return orders([{ kind: 'choose', values: [ofMonth] }]);
  if (leafing.test(words)) return { orders: [], never: [] };
  const wished = readWish(words, context);
  if (wished !== null) return orders(wished);
  const about = /^regarding (.+)$/i.exec(words)?.[1];
  const what = about === undefined ? undefined : readDescription(about, context);
  if (what !== undefined) return { setting: { by: 'purpose', what } };
  const next = onwards.exec(words)?.[1];
  if (next === '') return context.before === undefined ? undefined : onNextStep({ orders: [], never: [] }, context);
  if (next !== undefined && startsOrder(next)) return onNextStep(readClause(next, context), context);
  const path = barePath(words, context);
  if (path !== undefined) return orders(path);
  const said = withListsSpelled(withVerbSpelled(words.replace(loadedAfter, '')));
  return readPaging(said, context) ?? readPlain(said, context);
}

/** "File > Export > PDF", "View > Zoom": a verb alone is what a menu is called. */
function barePath(words: string, context: Context): Orders {
  const [first = '', ...others] = words.split(/ ?[>→➔»›] ?/);
  const isBare = others.length > 0 && /^\p{Lu}/u.test(first) && verbsOf(first).every(({ rest }) => rest === '');
  return isBare && !/(?:^| )(?:the|an?|of|my|your|is|are) /.test(words) ? pathOf(words, context) : undefined;
}

/** "Click Next, then OK", "tick the box, then Done": within a sentence, capitals are what a control is called. */
const isNext = (words: string, { goesOn, before }: Context): boolean =>
  goesOn === true &&
  before !== undefined &&
  (/^\p{Lu}[\p{L} ]*$/u.test(words) || (before.kind === 'click' && /^(?:yes|no|ok(?:ay)?)$/.test(words)));

function readPlain(words: string, context: Context): Reply {
  // "Press Control+A, then Delete"
  const pressed =
    context.goesOn === true && context.before?.kind === 'press' && !words.includes(' ') ? readOrders(`press ${words}`, context) : undefined;
  if (isOrders(pressed) && pressed[0]?.kind === 'press') return orders(pressed);
  const aside = /^\p{L}{3,} (?:aside|apart) \S/u.test(words) ? byOtherVerb(words, context) : undefined;
  if (isOrders(aside)) return orders(aside);
  const plain = readOrders(words, context);
  if (isOrders(plain)) return orders(plain);
  const trip = /^from .+ to /i.test(words) ? orders(readSettings(words, context, true)) : undefined;
  const other =
    trip ??
    readAgain(words, context) ??
    readRest(words, context) ??
    readLeftOut(words, context) ??
    readState(words, context) ??
    readPrefix(words, context) ??
    readSuffix(words, context);
  if (other !== undefined) return other;
  const gerund = fromGerund(words);
  const active = gerund === undefined ? undefined : orders(readOrders(gerund, context));
  return (
    plain ?? active ?? orders((toldOtherwise.test(words) ? undefined : readSettings(words, context, true)) ?? byOtherVerb(words, context))
  );
}

/** A wizard's next step comes by its own button, unless that was pressed already. */
function onNextStep(read: Reply, { before }: Context): Reply {
  if (read === undefined || !('orders' in read) || before?.kind === 'submit') return read;
  return { ...read, orders: [{ kind: 'submit', as: 'continue' }, ...read.orders] };
}

const repeatable: readonly string[] = ['click', 'open', 'hover', 'check', 'choose'];

/** "Open A, then B": the same is done to the next. */
function readAgain(words: string, context: Context): Reply {
  const { before } = context;
  const name = words.replace(/ (?:from|in) (?:the|this) (?:menu|list|sub-?menu|tree)$/i, '');
  const [, on = ''] = /^(?:on|onto) ((?:the )?\S.*)$/i.exec(words) ?? [];
  const onto = on === '' || context.goesOn !== true || before?.kind !== 'click' ? undefined : readDescription(on, context);
  if (onto !== undefined && (onto.exact || onto.roles.length > 0)) return orders(readOrders(`click ${words}`, context));
  if (context.goesOn !== true || before === undefined || !repeatable.includes(before.kind)) return undefined;
  const what = readDescription(words, context);
  const isNamed = isAtom(name) || (/^(?:the )?\p{Lu}[\p{L} ]*$/u.test(name) && name.split(' ').length < 4);
  const isThing = what !== undefined && what.noun !== '' && (saysWhich(what) || (what.roles.length > 0 && toldByDeed.test(words)));
  const isOneWord = /^(?:\p{L}+|\d+)$/u.test(name) && !notByControl.test(name) && !/ly$/.test(name) && verbsOf(name).length === 0;
  // "Click Save, then juggle": a small word behind a name may be a verb.
  const isLikeIt = isOneWord && (!/^\p{Ll}/u.test(name) || /^[\p{Ll} ]*$/u.test('what' in before ? (before.what?.name ?? '') : ''));
  if (!isNamed && !isThing && !isLikeIt) return undefined;
  const verb = before.kind === 'check' && !before.on ? 'uncheck' : before.kind;
  return what === undefined ? undefined : orders(readOrders(`${verb} ${words}`, context));
}

/** "The key that closes the doors". */
const toldByDeed = /^the \p{Ll}+ (?:that|which) \p{Ll}/u;

/** "Button ONE", "the second item". */
const saysWhich = ({ name, exact, ordinal, roles }: Description): boolean =>
  name === '' ? ordinal !== undefined : roles.length > 0 && (exact || /^[\p{Lu}\d]/u.test(name));

/** What no page's control does: it has to be thought of, or drawn, or moved by hand. */
const notByControl =
  /^(?:solve|translate|summari[sz]e|explain|draw|repeat|zoom|swipe|calculate|compute|guess|analy[sz]e|rotate|keep|hold|think|decide|consider|ask|help|let|try|imagine|invent|figure|pretend|ensure|assume|learn|study|prove|check|test|use|using|have|be|do|don|does|did|am|is|are|was|has|i|you|we|it|they|he|she|the|a|an|this|that|my|no|yes|not|only|just|either|all|every|each|some|any|and|or|but|if|unless|because|since|although|there|here|what|who|how|why|where|when|which|whose|in|on|at|by|for|from|with|to|of|as|into)$/i;

/** Begins as a task that has to be thought of, or in another language: no list of settings. */
const toldOtherwise =
  /^(?:solve|translate|summari[sz]e|explain|calculate|compute|guess|analy[sz]e|decide|consider|imagine|assume)\b|(?:^|[ ,])(?:ich|du|dass|und|auf|mit|bitte|oder|que|por|favor|haz|avec|dans|sur|les|des|une|los|las|el)(?=[ ,]|$)/u;

/** One word, or one or several names. */
const bareNames = /^(?:@?[\w-]+|\p{Lu}[\w-]*(?: [\p{Lu}\d][\w-]*){0,3}(?:(?:, | and )\p{Lu}[\w-]*(?: [\p{Lu}\d][\w-]*){0,3})*)$/u;

/** "Frobnicate the widget": the name of a control of it, whatever it does. */
function byOtherVerb(words: string, context: Context): Orders {
  const [, verb = '', rest = ''] = /^(\p{L}{3,}(?: (?:aside|away|apart|forward|ahead))?) (.+)$/u.exec(words) ?? [];
  // No English verb ends so.
  if (verb === '' || notByControl.test(verb) || /(?:ly|[aiu])$/i.test(verb) || (verbsOf(words).length > 0 && !verb.includes(' ')))
    return undefined;
  const isThing = isAtom(rest) || /^(?:the|my|this|these|all|every|each|both) \S/i.test(rest) || bareNames.test(rest);
  const found = isThing ? readDescriptions(rest, context) : undefined;
  return found?.map((what) => doOf(verb.toLowerCase(), { what }));
}

const ordered = new RegExp(` (?=${verbAhead} )`, 'giu');
const usedFor = new RegExp(`^use (.+?) (?:(?:to|and) (?=${verbAhead})|for (?=${gerundAhead}))(.+)$`, 'iu');

/** "In the dialog click OK", "Using the slider, …", "To log in, …": the rest of the clause, or the next one, is done so. */
function readPrefix(words: string, context: Context): Reply {
  const used = usedFor.exec(words);
  if (used !== null) {
    const what = readDescription(used[1] ?? '', context);
    const inner = fromGerund(used[2] ?? '') ?? used[2] ?? '';
    const last = what?.within ?? context.last;
    return what && inSetting(readPlain(inner, last === undefined ? context : { ...context, last }), { by: 'means', what });
  }
  const by = means.test(words) && !/^from/i.test(words) ? 'means' : 'place';
  const [ahead = ''] = isPlace(words, context)
    ? []
    : (/^(?:in|on|inside|within|under|for|from|at|using|with|via|into) (?=\S)/i.exec(words) ?? []);
  // "In the list below pick …": "list" is a verb, too.
  for (const { index } of ahead === '' ? [] : words.matchAll(ordered)) {
    const what = index < ahead.length ? undefined : readDescription(words.slice(ahead.length, index).replace(/,$/, ''), context);
    const read = what === undefined ? undefined : inSetting(readPlain(words.slice(index + 1), context), { by, what });
    if (read !== undefined) return read;
  }
  const before = /^before (?:you )?(.+)$/i.exec(words)?.[1];
  if (before !== undefined) {
    const later = readOrders(fromGerund(before) ?? before, context);
    return isOrders(later) ? { later } : undefined;
  }
  const after = /^(?:by|after|via) (.+)$/i.exec(words)?.[1];
  const gerund = after === undefined ? undefined : fromGerund(after);
  const read = gerund === undefined ? undefined : readPlain(gerund, context);
  // What was done just before is only recalled.
  if (read !== undefined && 'orders' in read && /^after/i.test(words) && read.orders.every((order) => recallsIt(order, context)))
    return { orders: [], never: [] };
  if (read !== undefined) return read;
  const why = purpose.exec(words)?.[1];
  if (why !== undefined) return holdsAtom(why) || /\d/.test(why) ? undefined : { setting: { by: 'purpose', what: nothing } };
  const using = means.exec(words)?.[1];
  const inPlace = place.exec(words)?.[1];
  const said = by === 'means' ? using : inPlace;
  const what = said === undefined ? undefined : readDescription(said, context);
  return what === undefined ? undefined : { setting: { by, what } };
}

/** "Click Save. After clicking Save, …"; within a sentence, "click Save after clicking Edit" says another. */
function recallsIt(order: Order, { before, goesOn }: Context): boolean {
  if (before === undefined || order.kind !== before.kind) return false;
  const [said, done] = [order, before].map((each) => ('what' in each ? each.what : undefined));
  return goesOn !== true || said === undefined || said.name === '' || said.name.toLowerCase() === done?.name.toLowerCase();
}

/** "Using the search box" as a whole, although "search" is a verb. */
function isPlace(words: string, context: Context): boolean {
  const what = readDescription(words.replace(/^\S+ /, ''), context);
  return what !== undefined && what.noun !== '' && what.roles.length > 0 && !holdsAtom(words) && words.split(' ').length < 6;
}

/** "Select 7 with the slider", "open the menu by clicking the icon": how it is done comes last. */
function readSuffix(words: string, context: Context): Reply {
  const [, main = '', tool = ''] = /^(.+) (?:using|by using|by means of|with the help of|via|with|through) (.+)$/i.exec(words) ?? [];
  const what = main === '' || holdsGiven.test(tool) ? undefined : readDescription(tool, context);
  return what === undefined || what.noun === '' ? undefined : inSetting(readPlain(main, context), { by: 'means', what });
}
/** "With the e-mail a@b.c as an editor": what is given, and no means. */
const holdsGiven = /\S@\S|\S as \S/i;
