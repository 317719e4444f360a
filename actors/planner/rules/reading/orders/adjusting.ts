/** Reads orders that say how something shall be: on or off, up to a value, bold, somebody's role, a coupon that is applied. */
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, type OrderReader, type Orders } from '../context.ts';
import { read } from '../questions/asking.ts';
import { readDescription, readDescriptions } from '../things/descriptions.ts';
import { partsOf } from '../things/enumerations.ts';
import { colours, named, nothing } from '../things/heads.ts';
import { count, countOf } from '../words/numbers.ts';
import { bare, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { word } from './answers.ts';
import { asBox } from './choosing.ts';
import { units } from './dealing.ts';
import { isInHand } from './into-baskets.ts';
import { choosingOf, labelled } from './settings.ts';

const endForms: readonly RegExp[] = [
  /^(?<thing>.+?)(?: (?:all the way |right |fully )?(?:up|down))? to (?:its |the |their )?(?:very )?(?<end>lowest|minimum|min|smallest|least|highest|maximum|max|largest|greatest|most|full|loudest|quietest|brightest)(?: (?:value|level|setting|position|volume|possible|value possible))?$/iu,
  /^(?<thing>.+?) (?:all the way|right|fully|completely) (?<end>up|down)$/iu,
  /^(?:up|down) (?<thing>.+?) (?:all the way )?to (?:its |the )?(?<end>lowest|minimum|min|highest|maximum|max)(?: (?:value|level|setting|position))?$/iu,
];

/** "the volume down to its lowest value", "the brightness all the way up": an end of its track (ARIA Authoring Practices, slider). */
function endIn(said: string, context: Context): Order | undefined {
  const { thing = '', end = '' } = endForms.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined) ?? {};
  const what = thing === '' ? undefined : readDescription(thing, context);
  if (what === undefined) return undefined;
  const isLow = /^(?:low|min|small|least|down|quiet)/i.test(end);
  return { kind: 'press', key: isLow ? 'Home' : 'End', what: { ...what, noun: 'slider', roles: ['slider'] } };
}

/** "the compact view on", "the fan and the lamp off". */
function switchedIn(part: string, context: Context): readonly Order[] | undefined {
  const [, thing = '', way = ''] = /^(.+) (on|off)$/i.exec(part) ?? [];
  const boxes = thing === '' ? undefined : readDescriptions(thing, context);
  return boxes?.map((what): Order => ({ kind: 'check', what: asBox(what), on: way.toLowerCase() === 'on' }));
}

/** "switch the compact view on", "turn the volume up to 12". */
export const turn: OrderReader = (rest, context, verb) => {
  const ends = rest.split(/,? and (?=the |my |its )/i).map((part) => endIn(part, context));
  if (ends.every((order) => order !== undefined)) return ends;
  if (verb === 'set') return undefined;
  const switched = rest.split(/(?<= (?:on|off)),? (?:and |but )?(?=\S)/i).map((part) => switchedIn(part, context));
  if (switched.every((boxes) => boxes !== undefined)) return switched.flat();
  const steps = byMany(rest, context, verb);
  if (steps !== undefined) return steps;
  // "From 5 to 9": where it stands now is said, too.
  const [, field = '', said = ''] = /^(.+?)(?: from \p{Sc}?\d[\d.,]*%?(?: \p{L}+)?)?(?: (?:up|down|back))? to (.+)$/iu.exec(rest) ?? [];
  const [what, value] = field === '' ? [] : [readDescription(field, context), readValue(said, context)];
  return what === undefined || value === undefined ? undefined : [{ kind: 'fill', what, value }];
};

const bySoMany = new RegExp(
  `^(?:(up|down) )?(.+?)(?: (up|down))? by (${count}|an?)(?: (?:degrees?|°[CF]?|steps?|units?|points?|notch(?:es)?|clicks?))?$`,
  'iu',
);

/** "The apples by one": its own control, pressed once; "the hall by 3 degrees": from where it stands. */
function byMany(rest: string, context: Context, verb: string): Orders {
  const [, ahead, thing = '', behind, many = ''] = bySoMany.exec(rest) ?? [];
  const way = ahead ?? behind ?? verb;
  const isMore = /^(?:increase|raise|up)$/i.test(way);
  const much = /^an?$/i.test(many) ? 1 : countOf(many);
  const what =
    much === undefined || !(isMore || /^(?:decrease|lower|reduce|down)$/i.test(way)) ? undefined : readDescription(thing, context);
  if (what === undefined) return undefined;
  if (much === 1 && rest.endsWith(many)) return [doOf(isMore ? 'increase' : 'decrease', { what })];
  return [{ kind: 'fill', what, value: word(String(much)), by: isMore ? 'more' : 'less' }];
}

const styled = /^(.+?) (bold|italics?|underlined|struck through)( in .+)$/i;
const style = /^(bold|italic|italics|underlined|struck through|larger|smaller|centered|centred)$/i;

/** What a tool bar calls what makes it so. */
const commands: Readonly<Record<string, string>> = { italics: 'italic', underlined: 'underline', centered: 'center', centred: 'centre' };

const isColour = new RegExp(`^(?:${colours})$`, 'i');
/** Of anything else, a colour is no style. */
const written = /^(?:the |this |that |all )*(?:text|word|sentence|paragraph|line|title|heading)\b/i;

const states = /^(?:public|private|default|primary|permanent|anonymous|active|inactive|recurring|official|final)$/i;

const otherwise = new RegExp(`(?: instead of|,? not|,? rather than) (?:${count}|just \\p{L}+)(?: \\p{L}+)?$`, 'iu');
const soMany = new RegExp(`^(?:it|that|this) (${count})(?: more)?(?: (?:(?:${units}) of )?(?:the )?(.+))?$`, 'iu');

/** "it five bottles of ink instead of two": how many there shall be. */
function soManyOf(rest: string, context: Context): Orders {
  const [, many = '', thing] = soMany.exec(rest.replace(otherwise, '')) ?? [];
  if (many === '' || / more /i.test(rest) || (thing === undefined && !otherwise.test(rest) && context.last === undefined)) return undefined;
  const within = thing === undefined ? context.last : readDescription(thing, context);
  if (
    thing !== undefined &&
    (within === undefined || /^(?:stars?|points?|times|percent|%|columns?|rows?|px|pixels?|hours?|days?|minutes?|weeks?)$/i.test(thing))
  )
    return undefined;
  return [{ kind: 'fill', what: { ...named('quantity'), ...(within && { within }) }, value: word(String(countOf(many))) }];
}

/** "make it bold", "make my profile visible to friends only". */
export const make: OrderReader = (rest, context) => {
  const many = soManyOf(rest, context);
  if (many !== undefined) return many;
  // "The word red bold in the note"
  const [, thing = '', look = '', where = ''] = styled.exec(rest) ?? /^(.+?) (\S+(?: through)?)$/.exec(rest) ?? [];
  if (style.test(look) || (isColour.test(look) && written.test(thing))) {
    const what = readDescription(`${thing}${where}`, context);
    return what && [{ kind: 'highlight', what }, doOf(commands[look.toLowerCase()] ?? look.toLowerCase())];
  }
  if (states.test(look)) {
    // "Lisbon the default"
    const said = thing.replace(/ (?:the|an?|my|our|your)$/i, '');
    const isMeant = isInHand(said, context) || /^(?:it|this)$/i.test(said);
    const what = isMeant ? context.last : readDescription(said, context);
    if (!what && !isMeant) return undefined;
    return [doOf(`make ${look.toLowerCase()}`, { what })];
  }
  const role = roleOf(rest, context);
  if (role !== undefined) return role;
  // "The badge colour Red"
  const setting = /^(?:the|my|its) /i.test(rest) ? labelled(rest) : undefined;
  const chosen = setting && choosingOf(setting, context);
  if (chosen !== undefined) return [chosen];
  const [, whose = '', state = '', to = ''] = /^(.+?) (\p{L}+(?:ible|able|private|public)) (?:to|for) (.+)$/iu.exec(rest) ?? [];
  const value = to === '' ? undefined : (optionIn(to) ?? readValue(to, context));
  if (value === undefined) return undefined;
  const owner = /^(?:it|this|them)$/i.test(whose) ? '' : `${whose.replace(/^(?:my|the|your|this) /i, '')} `;
  return [{ kind: 'choose', values: [value], from: named(`${owner}${state.toLowerCase()} to`) }];
};

const ranks = /^(?:an? |the |its |their |our )?(?:new )?(\p{L}+(?: \p{L}+)?)$/iu;

/** "Ada an editor": her role; "Ada the owner of the project": whose owner she is. */
function roleOf(rest: string, context: Context): Orders {
  const [, choice = '', setting = ''] = /^(?:the )?(.+?) (?:my|our|your) ((?:new |default )?\p{Ll}+(?: \p{Ll}+)?)$/u.exec(rest) ?? [];
  const chosen = choice === '' ? undefined : readValue(choice, context);
  if (chosen?.type === 'text') return [{ kind: 'choose', values: [chosen], from: named(setting.replace(/^(?:new|default) /, '')) }];
  const [, whom = '', article = '', said = '', of] =
    /^(.+?) (an?|the|its|their) (?:new )?(\p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{L}+)(?: (?:of|for|on) (.+))?$/u.exec(rest) ?? [];
  if (whom === '' || !ranks.test(said) || /^(?:copy|note|list|link|new|bit|little)\b/i.test(said)) return undefined;
  if (/^an?$/.test(article)) {
    const owner = of === undefined ? readDescription(whom, context) : undefined;
    return owner && [{ kind: 'fill', what: { ...named('role'), within: owner }, value: word(said) }];
  }
  const value = readValue(whom, context);
  const within = of === undefined ? (article === 'the' ? undefined : context.last) : readDescription(of, context);
  if (value?.type !== 'text' || (of !== undefined && within === undefined) || !/^(?:\p{Lu}|[\ue000-\uf8ff])/u.test(whom)) return undefined;
  return [{ kind: 'fill', what: { ...named(said), ...(within && { within }) }, value }];
}

/** "friends only", "only me" and "My team" are answers, although "only" ties, and whose team it is would have to be known. */
const optionIn = (said: string): Given | undefined =>
  /^(?:only \p{L}+(?: \p{L}+)?|\p{L}+(?: \p{L}+)? only)$/iu.test(said) || /^\p{Lu}\p{L}*(?: \p{L}+){0,2}$/u.test(said)
    ? word(said)
    : undefined;

/** "sign me out after 15 minutes": the label and its value. */
export const every: OrderReader = (rest, _context, verb) => {
  const [, ahead = '', before = ''] = /^(\S+ \p{L}+) (before(?: .+)?|earlier|in advance)$/iu.exec(rest) ?? [];
  if (ahead !== '' && lasting.test(`in ${ahead}`))
    return [{ kind: 'choose', values: [word(ahead)], from: named(`${verb} ${before}`.toLowerCase()) }];
  const [, how = '', time = ''] = lasting.exec(rest) ?? [];
  return time === '' ? undefined : [{ kind: 'choose', values: [word(time)], from: named(`${verb} ${how}`.toLowerCase()) }];
};
const lasting = new RegExp(
  `^(.*?\\b(?:after|every|for|within|before|in)) (${count} (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?: before)?)$`,
  'iu',
);

/** "What is in the third box", "the number from the letter": what is taken from there is a text. */
const takenFrom =
  /^(?:what(?:ever)? (?:is|stands) (?:shown |written )?in|the (?:text|value|contents?|word|number|code)(?: that is)?(?: shown| written| displayed)? (?:in|from|of)) ((?:the|this|that) .+)$/i;

/** "take the first free slot": only of what is there. */
export const take: OrderReader = (rest, context, verb) => {
  const away = /^(?:away )(.+)$|^(.+) away$/i.exec(rest);
  if (away !== null) return granted(away[1] ?? away[2] ?? '', false, context);
  const [, shown] = takenFrom.exec(rest) ?? [];
  if (shown !== undefined) return read(`the text in ${shown}`, context, verb);
  const what = /^(?:the|that|this) /i.test(rest) ? readDescription(rest, context) : undefined;
  return what === undefined || what.noun === 'image' ? undefined : [{ kind: 'click', what }];
};

const codes =
  /^(?:the |this |my )?((?:(?:coupon|promo(?:tion)?|discount|voucher|gift|referral)(?: ?code| card)?|code|voucher))(?: code)?:? (\S+)$/iu;

/** "apply the coupon SAVE10": it is filled in first. */
export const coupon: OrderReader = (rest, context) => {
  const [, field = '', said = ''] = codes.exec(rest) ?? [];
  const value = field === '' ? undefined : readValue(said, context);
  return value?.type === 'text'
    ? [
        { kind: 'fill', what: named(field.toLowerCase()), value },
        { kind: 'submit', as: 'apply' },
      ]
    : undefined;
};

/** "add the extras A and B": of the named kind. */
export const extra: OrderReader = (rest, context) => {
  const found = / (?:to|in|into|from) /.test(rest) ? undefined : labelled(rest);
  const order = found !== undefined && /s$/.test(found.label) ? choosingOf(found, context) : undefined;
  return order && [order];
};

/** What a list holds several of is called by their plural. */
const among = /^((?:\p{Lu}|[\ue000-\uf8ff]).*?) (?:(?:in)?to|among) (?:the |my |our )?(\p{L}[\p{Ll} -]*s)$/u;
const asSome = /^((?:\p{Lu}|[\ue000-\uf8ff]).*?) as (?:the |my |our )?(\p{Ll}[\p{Ll} -]*s)$/u;
/** "willow and meadow as tags": without capitals, one word each. */
const asWords =
  /^((?!(?:it|this|that|both|these|those|all|the|my) )[\p{Ll}\ue000-\uf8ff-]+(?:(?:, | and |, and )[\p{L}\ue000-\uf8ff-]+)+) as (?:new )?(\p{Ll}+s)$/u;

/** "Add Lights and Rack to the extras", "add Ben Holt and Dan Foss as watchers": chosen beside what is chosen there already. */
export const addAmong: OrderReader = (rest, context) => {
  const words = asWords.exec(rest);
  const [, list = '', kind = ''] = among.exec(rest) ?? asSome.exec(rest) ?? words ?? [];
  if (list === '' || / (?:of|in|on|to|as|for|from|with) /.test(`${list} ${kind}`)) return undefined;
  const values = partsOf(list).map((part) => readValue(part, context));
  const from = readDescription(kind, context);
  const isOfNames =
    values.every((value) => value?.type === 'text') && partsOf(list).every((part) => words !== null || !/^\p{Ll}/u.test(part));
  return from && isOfNames ? [{ kind: 'choose', values: values as Given[], from, added: true }] : undefined;
};

const bestowed = /^(.+?) (?:the|an?) (?:new )?(role|permission|rank|status|label|nickname|name|access|colou?r|priority)(?: of)?:? (.+)$/i;

const grants = /^(?:the |these )?(?:new )?(?:roles?|permissions?|rights?|privileges?|scopes?)(?: to)? (.+)$/i;

/** "The roles Editor and Owner", "the permission to export": boxes that are ticked, or no longer are. */
function granted(said: string, on: boolean, context: Context): Orders {
  const list = grants.exec(said)?.[1] ?? '';
  if (list === '' || / (?:to|for|from) \p{Lu}/u.test(list)) return undefined;
  return partsOf(list).map((name): Order => ({ kind: 'check', what: named(bare(name, context.masked), isAtom(name)), on }));
}

/** "Bob the role Editor": a value of his. */
export const bestow: OrderReader = (rest, context) => {
  const ticked = granted(rest, true, context);
  if (ticked !== undefined) return ticked;
  const [, whom = '', label = '', said = ''] = bestowed.exec(rest) ?? [];
  const [owner, value] = whom === '' ? [] : [readDescription(whom, context), readValue(said, context)];
  if (owner === undefined || value?.type !== 'text') return undefined;
  return [{ kind: 'fill', what: { ...named(label.toLowerCase()), within: owner }, value }];
};

/** "stay signed in": the box beside the login. */
export const stay: OrderReader = (rest, _context, verb) =>
  rest === '' ? [{ kind: 'check', what: named(verb.replace(/^remain/, 'stay')), on: true }] : undefined;

/** "call it “x”": its name. */
export const call: OrderReader = (rest, context) => {
  const value = readValue(rest, context);
  return value?.type === 'text' ? [{ kind: 'fill', what: named('name'), value }] : undefined;
};

/** "sign it with “Jo Park”", "sign as Jo Park": the name goes where the page asks for a signature. */
export const signing: OrderReader = (rest, context) => {
  const [, said = ''] =
    /^(?:(?:it |them |(?:the|this|that) (?:form|agreement|contract|document|terms|petition|letter) )?(?:with|as|by) )(?:the |my |your )?(?:(?:full )?name )?(.+)$/i.exec(
      rest,
    ) ?? [];
  const value = isAtom(said) || /^\p{Lu}\S*(?: \p{Lu}\S*)*$/u.test(said) ? readValue(said, context) : undefined;
  return value?.type === 'text' ? [{ kind: 'fill', what: named('signature'), value }] : undefined;
};

/** "stop at the review": no further than what must be seen there. */
export const stopAt: OrderReader = (rest, context): Orders => {
  const what: Description | undefined = rest === '' ? nothing : readDescription(rest, context);
  return what === undefined || what === nothing ? undefined : [{ kind: 'find', what }];
};
