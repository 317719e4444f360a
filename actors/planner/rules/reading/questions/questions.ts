/** Reads questions after what the page says of a thing: who wrote it, which of them has it, when it opens, what it costs before tax. */
import type { Description } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import type { Context } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';
import { doersOf } from '../things/doings.ts';
import { named, nothing } from '../things/heads.ts';
import { timesOf } from '../things/told.ts';
import { readWhen } from '../words/dates.ts';
import { nounOf } from '../words/nouns.ts';
import { countOf } from '../words/numbers.ts';
import { bare } from '../words/text.ts';
import { leadOf, readChosen } from './chosen.ts';
import {
  anyHappening,
  bearingForm,
  byWhomForm,
  doers,
  earning,
  earningForm,
  type Form,
  gotForm,
  happenings,
  havingForm,
  howForm,
  inWhichForm,
  labelIn,
  measuresOf,
  ofWhichForm,
  onDutyForm,
  openForm,
  owedForm,
  priceForm,
  type Reads,
  raterForm,
  reading,
  stockForm,
  untilForm,
  whenForm,
  whereForm,
  whoForm,
  whoseForm,
  whosForm,
} from './question-forms.ts';
import { readWhich, toldBy } from './which-one.ts';

/** A question without its mark, and how it is answered where its subject and the label of the answer are known. */
interface Question {
  readonly said: string;
  readonly form: Form;
  readonly about: (label: string, thing: string) => Reads;
  readonly context: Context;
}
/** `broken`: it is asked in this form, and not understood. */
type Read = readonly Order[] | 'broken' | undefined;
const orBroken = (orders: Reads): Read => orders ?? 'broken';

/** Undefined for what is no question, and for one whose answer no page labels. */
export function readQuestion(words: string, context: Context): Reads {
  const form: Form = asNumber.test(words) ? 'number' : 'text';
  const said = words
    .replace(asNumber, '')
    .replace(/\?+$/, '')
    .replace(/ (?:there|altogether|exactly)$/i, '')
    .trim();
  const about = (label: string, thing: string): Reads => {
    // Who was looked up is who the page is about.
    if (/^(?:he|she|it|they|this|that)$/i.test(thing))
      return context.last === undefined ? [{ kind: 'read', what: named(label), as: label, form }] : reading(label, context.last, form);
    const within = thing === '' ? undefined : readDescription(withoutNow(thing), context);
    return within === undefined || (within.name === '' && within.noun === '') ? undefined : reading(label, within, form);
  };
  const question = { said, form, about, context };
  const found = ofPerson(question) ?? ofEvent(question) ?? ofDoer(question) ?? ofPrice(question) ?? ofTime(question) ?? ofLabel(question);
  return found === 'broken' ? undefined : (found ?? readOwned(question) ?? readWhich(said, form, context));
}

/** "Who is at the counter on Tuesday?", "who has the most points?" */
function ofPerson({ said, form, context }: Question): Read {
  const [, dwells = ''] =
    /^[Ww]ho ((?:works?|lives?|sits?|is|stays?|plays?|studies) (?:in|at|for|from) (?:(?:the )?[\p{Lu}\ue000-\uf8ff]|\p{Ll}+ \d).*)$/u.exec(
      said,
    ) ?? [];
  const who = dwells === '' ? undefined : readDescription(`the person that ${dwells}`, context);
  if (who?.where !== undefined) return [{ kind: 'read', what: { ...who, only: true }, as: 'person', form, names: true }];
  const [, post = '', on = ''] = onDutyForm.exec(said) ?? [];
  const dutyDay = on === '' ? undefined : readWhen(on, context.now)?.day;
  const duty = dutyDay === undefined ? undefined : readDescription(post, context);
  if (duty !== undefined && dutyDay !== undefined)
    return [{ kind: 'read', what: { ...named('person'), within: duty, where: timesOf({ day: dutyDay }) }, as: 'person', form }];
  const lead = leadOf(said);
  const most = lead === undefined ? undefined : toldBy('person', lead, context);
  return most?.rank === undefined ? undefined : [{ kind: 'read', what: most, as: 'person', form, names: true }];
}

/** "Which team does she play for?", "which customer gave it two stars?", "when did I earn the badge?" */
function ofEvent({ said, form, about, context }: Question): Read {
  const [, part = '', whom = ''] =
    /^(?:which|what) (\p{Ll}+) (?:does|do|did) (.+?) (?:works?|live|sit|belong|play|study|come) (?:in|at|for|from|to|with)$/iu.exec(said) ??
    [];
  if (part !== '') return orBroken(about(part.toLowerCase(), whom));
  const rater = readRater(said, form);
  if (rater !== undefined) return rater;
  const [, thingGot = ''] = gotForm.exec(said) ?? [];
  if (thingGot !== '') return orBroken(about('date', thingGot));
  return readChosen(said, form, context);
}

/** "Who wrote the post?", "by whom was it sent?", "which band plays the song?" */
function ofDoer({ said, form, about, context }: Question): Read {
  const [, doing = '', done = ''] = whoForm.exec(said) ?? [];
  // What somebody said is said word for word.
  const quote = /^(?:said|wrote|posted)$/i.test(doing) ? /^that (.+)$/i.exec(done)?.[1] : undefined;
  if (quote !== undefined) return reading(labelIn(doers, doing), named(bare(quote, context.masked).replace(/^(?:the|an?) /i, '')), form);
  if (doing !== '') return orBroken(about(labelIn(doers, doing), done));
  const [, made = '', way = ''] = byWhomForm.exec(said) ?? [];
  if (made !== '') return orBroken(about(doersOf[way.toLowerCase()] ?? `${way.toLowerCase()} by`, made));
  const [, kind = '', did = '', thing = ''] = ofWhichForm.exec(said) ?? [];
  return kind !== '' && labelIn(doers, did) !== kind ? about(kind, thing) : undefined;
}

/** "How much is due from Ada?", "what does it cost before tax?", "is it in stock?" */
function ofPrice({ said, about }: Question): Read {
  const [, quantity = '', owing = ''] = owedForm.exec(said) ?? [];
  if (quantity !== '') return orBroken(about(quantity.toLowerCase(), owing));
  const [, goods = '', wares = '', taxed = ''] = priceForm.exec(said) ?? [];
  if (taxed !== '') return orBroken(about(`price ${taxed.toLowerCase()}`, goods || wares));
  const [, stocked = '', state = ''] = stockForm.exec(said) ?? [];
  return stocked === '' ? undefined : orBroken(about(/stock|sold/i.test(state) ? 'stock' : 'availability', stocked));
}

/** "Until when is the yard open?", "when does the ferry leave?" */
function ofTime({ said, form, about }: Question): Read {
  const [, lasting = ''] = untilForm.exec(said) ?? [];
  if (lasting !== '') return orBroken(about('opening hours', lasting));
  const [, hours = '', day = ''] = openForm.exec(said) ?? [];
  // Of several places the one that is named is meant.
  if (/\p{Lu}/u.test(hours)) return orBroken(about(day, hours));
  if (hours !== '') return reading(day, named('opening hours'), form);
  const [, event = '', happens = ''] = whenForm.exec(said) ?? [];
  if (event === '') return undefined;
  // What is said behind the verb would have to be held against the answer.
  if (new RegExp(` (?:${anyHappening}) `, 'iu').test(event)) return 'broken';
  const moment = /^(?:at )?(?:what|which) (?:time|hour)\b/i.test(said) ? 'time' : 'date';
  return orBroken(dated(about(happens === '' ? moment : labelIn(happenings, happens), event), happens));
}

/** "What does the chef earn?", "which room does Omar have?", "how long is the trail?", "where is the depot?" */
function ofLabel({ said, about }: Question): Read {
  const [, earner = '', verb = ''] = earningForm.exec(said) ?? [];
  if (earner !== '') return orBroken(about(earning[verb.toLowerCase()] ?? verb, earner));
  const [, having = '', owner = ''] = whosForm.exec(said) ?? havingForm.exec(said) ?? [];
  if (having !== '') return orBroken(about(having.toLowerCase(), owner));
  const [, size = '', sized = ''] = howForm.exec(said) ?? [];
  if (size !== '') return orBroken(about(measuresOf[size.toLowerCase()] ?? size, sized));
  const [, label = '', placed = ''] = inWhichForm.exec(said) ?? [];
  if (label !== '') return orBroken(about(label.toLowerCase(), placed));
  const [, located = '', how = ''] = whereForm.exec(said) ?? [];
  if (located !== '') return orBroken(about(how === 'born' ? 'place of birth' : how === 'live' ? 'address' : 'location', located));
  const [, labels = '', bearer = ''] = bearingForm.exec(said) ?? [];
  if (labels === '') return undefined;
  return orBroken(about(labels.toLowerCase(), bearer)?.map((order) => (order.kind === 'read' ? { ...order, form: 'list' } : order)));
}

/** "Which customer gave it only two stars?": who wrote the review that says so. */
function readRater(said: string, form: Form): Reads {
  const [whole, who = 'author', many = ''] = raterForm.exec(said) ?? [];
  const amount = countOf(many);
  if (whole === undefined || amount === undefined) return undefined;
  const value = { type: 'amount', amount, unit: 'star' } as const;
  const within: Description = { ...nothing, noun: 'review', where: [{ kind: 'compares', by: '', is: '=', value }] };
  return [{ kind: 'read', what: { ...named(who), within }, as: who, form }];
}

/** Pages call the date of what happened by it: "Date posted". */
const dated = (orders: Reads, happens: string): Reads =>
  orders?.map((order) =>
    order.kind === 'read' && order.what.name === 'date' && /^(?:published|posted|written|released|sent)$/.test(happens)
      ? { ...order, what: { ...order.what, whole: `date ${happens}` } }
      : order,
  );

const asNumber = /,? as (?:an? )?(?:number|integer)$/i;
const withoutNow = (words: string): string => words.replace(/ (?:listed|shown|currently|now|right now|at the moment|there)$/i, '');

/** "Whose card is X?", "whose request is still pending?" */
function readOwned({ said, form, about, context }: Question): Reads {
  const [, kind = '', is = '', thing = ''] = whoseForm.exec(said) ?? [];
  const isRow = nounOf(kind)?.isRow === true;
  const state = /^(?:(?:still|currently|now|already) )?(\p{Ll}{4,}|due|late)$/u.exec(thing)?.[1];
  const within = state === undefined ? undefined : toldBy(kind, `${is} ${state}`, context);
  return within?.where ? reading('owner', within, form) : isRow ? about('owner', `the ${kind} ${thing}`) : undefined;
}
