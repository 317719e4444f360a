/** Reads what the controls of a thing do to it: delete, reply, like, add to the cart, mark. */
import type { Description, Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, isOrders, type OrderReader } from '../context.ts';
import { readDescription, readDescriptions, readOneOrSeveral } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { readWhen } from '../words/dates.ts';
import { count } from '../words/numbers.ts';
import { atom, bare, isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import { isInHand } from './into-baskets.ts';
import { readSettings } from './settings.ts';

const textForm =
  /^(.*?) ?(?:,? ?(?:with|saying|containing|so (?:that )?it (?:says|reads)|to (?:say|read))(?: (?:the|a))?(?: (?:text|message|comment|body|words?|reply|content|following text|note|reason|remark|explanation))*:? |: ?|,? (?:and )?(?:say|saying) )(\S)$/iu;
const edged = /\b(?:begin|start|end)(?:s|ning|ing)? with [\ue000-\uf8ff]$/iu;
const toForm = /^(.+?) to (.+)$/i;
const withForm = /^(.+?) (?:to|with) (.+)$/i;
const passable =
  /^(?:forward|send|share|move|reschedule|postpone|transfer|invite|assign|message|rename|copy|reply|reply to|post|respond to)$/;

/** What is done to one thing of a list after the other. */
const ofLists = /^(?:delete|remove|discard|archive|star|like|download|approve|reject|cancel|return)$/;
const ending = /^(?:delete|remove|discard|archive|reject|cancel|return)$/;
/** Why something is called off: "cancel my visit, I can't make it". */
const explained = /^(?:cancel|withdraw|return|decline)$/;
const because = /^([^,]+), ((?:I|we) (?:can|cannot|could|will|would|am|are|have|had|need|do|did|no|don|won)\b.+)$/u;
const filed = /^(?:save|export|download|print)$/;
/** What a page does not call a thing: how many of it, what it becomes, when it takes place. */
const unsaid = /(?:^| )(?:as|so|because|every|that|which)(?: |$)/i;

const booking = /^(?:book|reserve|schedule|rent|hire|order|request)$/;
const saysWhen = (words: string, now: number): boolean =>
  words.split(/ (?:at|on|for|from|to|until) /i).some((part) => readWhen(part, now) !== undefined);

/** Where a thing is kept by the control that keeps it. */
const saving =
  / (?:to|in|into|on|under|for|among) (?:(?:my|the) )?(?:saved )?(?:list|favou?rites|saved items|wish ?list|reading list|watch ?list|bookmarks|later)$/i;

/** "6 lamps", "2 of “Desk lamp”", "3 portions of Hot Curry": how many of what. */
const called = "\\p{Lu}[\\p{L}'’&-]*(?: (?!(?:with|for|in|from|to|at|on|and|of|as|by) )[\\p{L}'’&-]+){0,4}";
const soMany = new RegExp(
  `^(?!(?:0|1|one|zero) )(${count})(?: (?:units?|pieces?|pcs|copies|portions?|servings?|helpings?|plates?|bowls?|bottles?|items?))?(?: of)? (${atom}|\\p{Ll}[\\p{Ll}-]*s|${called})$`,
  'u',
);

/** Why something is kept. */
const keeping =
  /(?: (?:so (?:that )?(?:i|we) can|in order to|to) (?:read|watch|look at|see|check|use|buy|order|finish|try|cook|listen to|come back to|return to) (?:it|them|that|this)(?: \p{L}+){0,2}|,? for (?:later|another (?:day|time)|reading later|later reading))$/iu;
const keeps = /^(?:save|bookmark|star|favou?rite|pin|keep|download|print|like)$/;

/** "Select all rows and reorder": what was marked just before is what it is done to. */
const isMarked = ({ before, goesOn }: Context): boolean => goesOn === true && (before?.kind === 'check' || before?.kind === 'choose');

/** Deletes, replies, likes and all else that a thing's own control is called by. */
export const doing: OrderReader = (whole, context, verb) => {
  const thingSaid = whole.replace(/^an? (?:pair|piece|copy|set) of (?=\S)/i, '');
  const kept = keeps.test(verb) ? thingSaid.replace(keeping, '') : thingSaid;
  const said = /^(?:save|star|bookmark|like|favou?rite)$/.test(verb) ? kept.replace(saving, '') : kept;
  // "Black socks, size L": what is to be set is set first.
  const [, bought = '', list = ''] = /^(?:buy|purchase|order)$/.test(verb) ? (/^([^,]+), (.+)$/.exec(said) ?? []) : [];
  const settings = bought === '' ? undefined : readSettings(list, context, true);
  const purchase = settings && doing(bought, context, verb);
  if (settings !== undefined && isOrders(purchase)) return [...settings, ...purchase];
  if (said === '')
    return /^(?:reply|undo|redo|unsubscribe|subscribe|play|pause|stop|resume|print|download|archive|delete|cancel|restore|skip|publish|launch|start|approve|decline|reject|accept|join|restart|reset|sync|refresh|connect|commit|hand in|go on|finish|pay)$/.test(
      verb,
    ) || isMarked(context)
      ? [doOf(verb)]
      : undefined;
  // "A reminder for every overdue invoice": what each of them has a control for.
  const [, sent = '', each = ''] =
    verb === 'send'
      ? (/^(?:an? |the )(\p{Ll}+(?: \p{Ll}+)?) (?:for|to|about|on) ((?:every|each|all|all the|all of the) .+)$/u.exec(said) ?? [])
      : [];
  const all = sent === '' ? undefined : readDescription(each, context);
  if (all?.all && (all.noun !== '' || all.name !== '')) return [doOf(`send ${sent}`, { what: all })];
  const [, many = '', goods = ''] = /^(?:buy|purchase|order)$/.test(verb) ? (soMany.exec(said) ?? []) : [];
  if (many !== '') return [doOf(verb, { what: named(`${many} ${bare(goods, context.masked)}`) })];
  if (verb === 'follow' && /\blinks?\b/i.test(said)) return undefined;
  // "This lamp" is what the page is about.
  if (isInHand(said, context) || (/^this \p{Ll}+$/u.test(said) && context.last?.noun !== said.slice(5))) return [doOf(verb)];
  const [, style = ''] = /^(?:(?:it|this|them) )?as (?:an? |the )?(\p{L}+(?: \p{L}+)?)$/iu.exec(said) ?? [];
  const [, saved = '', kind = ''] = filed.test(verb) ? (/^(.+) as (?:an? )?(\p{Ll}+|\p{Lu}{2,5})$/u.exec(said) ?? []) : [];
  const thingSaved = saved === '' || style !== '' ? undefined : readDescription(saved, context);
  if (thingSaved !== undefined) return [doOf(`${verb} as ${kind.toLowerCase()}`, { what: thingSaved })];
  if (style !== '' && filed.test(verb)) return [doOf(`${verb} as ${style.toLowerCase()}`)];
  const [, unnamed = '', name = ''] =
    verb === 'save' ? (new RegExp(`^(.+?) (?:as|under (?:the )?name(?: of)?) (${atom})$`, 'iu').exec(said) ?? []) : [];
  if (unnamed !== '' && (isInHand(unnamed, context) || readDescription(unnamed, context) !== undefined))
    return [
      { kind: 'fill', what: named('name'), value: readValue(name, context) as Given },
      { kind: 'submit', as: 'save' },
    ];
  const remark = new RegExp(
    `^an? (?:new )?(comment|reply|answer|review) (?:saying )?(${atom}) (?:under|on|to|below|for|at) (.+)$`,
    'iu',
  ).exec(said);
  const about = remark === null ? undefined : readDescription(remark[3] ?? '', context);
  if (about !== undefined) return [doOf((remark?.[1] ?? '').toLowerCase(), { what: about, text: readValue(remark?.[2] ?? '', context) })];
  const [, answer = '', to] = new RegExp(`^(?:with )?(${atom})(?: (?:to|on) (.+))?$`, 'u').exec(said) ?? [];
  const addressee = to === undefined || answer === '' ? undefined : readDescription(to, context);
  if (addressee !== undefined && /^(?:reply|respond|comment|post)$/.test(verb))
    return [doOf(verb, { what: addressee, text: readValue(answer, context) })];
  // "Those that begin with “x”" are told by it.
  const [, thing = said, quoted] = (edged.test(said) ? null : textForm.exec(said)) ?? /^(.+?) saying that (.+)$/i.exec(said) ?? [];
  const text = quoted !== undefined && (isAtom(quoted) || / saying that /i.test(said)) ? readValue(quoted, context) : undefined;
  const rest = text === undefined ? said : thing;
  if (isAtom(rest) && /^(?:reply|post|message|tweet|comment|respond)$/.test(verb) && text === undefined)
    return [doOf(verb, { text: readValue(rest, context) })];
  if (rest === '') return [doOf(verb, { text, what: context.last })];
  if (text !== undefined && /^this \p{Ll}+$/u.test(rest) && context.last?.noun !== rest.slice(5))
    return [doOf(verb.replace(/ (?:to|on)$/, ''), { text })];
  const [, ended = '', reason = ''] = explained.test(verb) && text === undefined ? (because.exec(rest) ?? []) : [];
  const one = ended === '' ? undefined : readDescription(ended, context);
  if (one !== undefined) return [doOf(verb, { what: one, text: { type: 'text', text: reason, quoted: false } })];
  const [, main = '', target = ''] = passable.test(verb)
    ? ((/^(?:move|reschedule|postpone)$/.test(verb) ? toForm : withForm).exec(rest) ?? [])
    : [];
  if (main !== '') {
    const [what, to] = [
      readDescription(main, context),
      readValue(placeIn(target.replace(/^(?:the )?(?:user |folder |group |(?:text|message|words?|answer) (?!of ))?(?=\S)/i, '')), context),
    ];
    // Who is invited goes to the event.
    const event = verb === 'invite' && /^the /i.test(target) ? readDescription(target, context) : undefined;
    const guest = event && readValue(main, context);
    if (event !== undefined && guest?.type === 'text') return [doOf(verb, { what: event, to: guest, text })];
    if (what !== undefined && to !== undefined && to.type !== 'taken') {
      // What is replied with is said, and nobody it goes to.
      const isSaid = text === undefined && /^(?:reply|respond)\b/.test(verb) && rest.slice(main.length).startsWith(' with ');
      return [doOf(verb, isSaid ? { what, text: to } : { what, to, text })];
    }
  }
  const direct = /^(?:to|with) (.+)$/i.exec(rest)?.[1];
  const whom = direct === undefined || !passable.test(verb) ? undefined : readValue(direct, context);
  if (whom !== undefined && verb !== 'reply') return [doOf(verb, { what: context.last, to: whom, text })];
  // "The Team plan, billed yearly", "a car from 3 to 9 August": how, and for how long, and not another thing or what tells it.
  if (/, \p{Ll}+ed \S/u.test(rest) || / from \d{1,2} (?:to|until|till) \d/i.test(rest)) return undefined;
  if (/: |^(?:and|by|with|at|into|onto|from|as|around|up|out|off|over|back|down|using|via|through)\b/i.test(rest)) return undefined;
  const found = readDescriptions(
    rest.replace(/^(?:comment|reply|respond|post)$/.test(verb) ? /^(?:to|on|under|below) /i : /^to /i, ''),
    context,
  );
  // Which of them are to go is not left to chance.
  if (
    ending.test(verb) &&
    found?.some(({ few, rank }) => few !== undefined && rank === undefined) &&
    !/^(?:the )?(?:first|last|top|bottom|any) /i.test(rest)
  )
    return undefined;
  // When a thing is booked is no place that it stands in.
  if (booking.test(verb) && found?.some(({ within }) => within && !within.exact && saysWhen(within.whole || within.name, context.now)))
    return undefined;
  // All of everything is too much to be done unasked.
  if (verb === 'add' && found?.some(({ exact, name }) => !exact && / (?:to|into) /i.test(name))) return undefined;
  if (
    found?.some(
      ({ exact, name, whole, where, rank }) =>
        (!exact &&
          (rank === undefined || name !== '') &&
          unsaid.test(name || (where?.map((told) => (told.kind === 'holds' ? told.text : '')).join(' ') ?? whole))) ||
        (verb === 'create' && where !== undefined),
    )
  )
    return undefined;
  // "Everything but the newest": of the things of a list.
  const listed = (what: Description) =>
    what.name === '' && what.noun === '' && what.except !== undefined && ofLists.test(verb) ? { ...what, noun: 'item' } : what;
  const things = found?.map(listed);
  return things?.some((what) => what.name === '' && what.noun === '') ? undefined : things?.map((what) => doOf(verb, { what, text }));
};

export const mark: OrderReader = (said, context, verb) => {
  const [, thing = '', as = ''] = /^(.+) as (?:an? |being )?(.+)$/i.exec(said) ?? [];
  if (as === '' && /^(?:label|tag|flag)$/.test(verb) && / with /i.test(said)) return undefined;
  if (
    verb === 'report' &&
    !/^(?:spam|abus(?:e|ive)|inappropriate|offensive|fraud(?:ulent)?|fake|harassment|scam|junk|phishing|harmful)$/i.test(as)
  )
    return undefined;
  const inHand = thing !== '' && isInHand(thing, context);
  const what = inHand ? [] : readDescriptions(thing === '' ? said : thing, context);
  if (what === undefined || as.split(' ').length > 4) return undefined;
  if (thing === '')
    return what.map((box) => (verb === 'mark' ? { kind: 'check', what: box, on: true, as: verb } : doOf(verb, { what: box })));
  const state = isAtom(as) ? (readValue(as, context) as { text: string }).text : as.toLowerCase();
  // What was ticked just before is what the page's own control works on.
  if (inHand) return [doOf(`${verb} as ${state}`)];
  return /^(?:checked|ticked|selected)$/.test(state)
    ? what.map((box): Order => ({ kind: 'check', what: box, on: true }))
    : what.map((box) => doOf(`${verb} as ${state}`, { what: box }));
};

/** "The Paid folder" is called Paid. */
const placeIn = (said: string): string => said.replace(/(?<=\S) (?:folder|directory)$/i, '');

/** "“Fix login” to Done": where a number or a day is said, it is a value of the thing, and no place. */
export const shifting: OrderReader = (rest, context) => {
  const [, thing = '', from, place = ''] =
    /^([\ue000-\uf8ff](?:(?:,| and|, and) [\ue000-\uf8ff])*|\p{Lu}\S*(?: [^ ]+){0,4}?|\S+\.\p{L}[\p{L}\d]{1,4})(?: from (.+?))? (?:in)?to (?:the (?:folder |list |column |group |board )?)?(.+)$/u.exec(
      rest,
    ) ?? [];
  const to = place === '' ? undefined : readValue(placeIn(place), context);
  if (to?.type !== 'text' || /^\W?\d/.test(to.text) || / (?:up|down|left|right)$/i.test(thing)) return undefined;
  const things = /^\p{Lu}[^,]*(?:(?:, |,? and )\p{Lu}[^,]*)+$/u.test(thing)
    ? readDescriptions(thing, context)
    : readOneOrSeveral(thing, context);
  const [found, within] = [things, from === undefined ? undefined : readDescription(from, context)];
  const [what] = found ?? [];
  if (found === undefined || what === undefined || (from !== undefined && within === undefined)) return undefined;
  if (
    /^(?:slider|date|day|time|thumb|handle|cursor|pointer|mouse)$/.test(what.noun) ||
    /\b(?:slider|date|deadline|cursor|pointer|mouse)\b/i.test(what.name)
  )
    return undefined;
  return found.map((each) => doOf('move', { what: within === undefined || each.within !== undefined ? each : { ...each, within }, to }));
};
