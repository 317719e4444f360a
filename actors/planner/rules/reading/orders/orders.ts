/** Reads a clause that starts with a verb into orders. */

import { type Context, doOf, type OrderReader, type Orders } from '../context.ts';
import { count, howMany, howMuch, list, read, which } from '../questions/asking.ts';
import { readDescription, readDescriptions, readOneOrSeveral } from '../things/descriptions.ts';
import { named } from '../things/heads.ts';
import { bounded } from '../words/ranges.ts';
import { bare } from '../words/text.ts';
import { readValue } from '../words/values.ts';
import type { Intent } from '../words/verb-table.ts';
import { verbsOf } from '../words/verbs.ts';
import { addAmong, bestow, call, coupon, every, extra, make, signing, stay, stopAt, take, turn } from './adjusting.ts';
import { agree, answering, ask, consent, keeping, vote } from './answers.ts';
import { book } from './booking.ts';
import { check, choose, filter, uncheck } from './choosing.ts';
import { compose, register, several, through } from './composing.ts';
import { copy, paste } from './copying.ts';
import { deal, inSeries, portions, transfer } from './dealing.ts';
import { doing, mark, shifting } from './doing.ts';
import { drag } from './dragging.ts';
import { append, clear, exchanged, exchangedText, fill, replace } from './filling.ts';
import { basket } from './into-baskets.ts';
import { login } from './login.ts';
import { messaging } from './messaging.ts';
import { answer, back, goto, key, pictured, reload, tab, upload, wait } from './moving.ts';
import { repeated, repeatedly, route, tickMark, until } from './phrasal.ts';
import { click, close, doubleClick, find, highlight, hover, open, rightClick, scroll, tripleClick } from './pointing.ts';
import { puttingOff } from './putting-off.ts';
import { foundOut } from './puzzles.ts';
import { reacting } from './reacting.ts';
import { reporting } from './reporting.ts';
import { resize } from './resizing.ts';
import { lookFor, lookUpIn, search, submit } from './sending.ts';
import { perPage, readIn, showOnly } from './showing.ts';
import { ranking, sort } from './sorting.ts';
import { stars } from './starring.ts';

/** "Tick that a bed is needed": the box that says so. */
const ticksThat = /^that (?!.*\b(?:not?|never|none|if|unless|only|all|every)\b|.*n['’]t\b)(.+)$/i;

const verify: OrderReader = (rest, { masked }, verb) => {
  const [, said = ''] = /^tick$/.test(verb) ? (ticksThat.exec(rest) ?? []) : [];
  const name = bare(said, masked).replace(/ (?:is|are|am|will be|has to be|have to be)(?= )/gi, '');
  return said === '' ? verified(rest, verb) : [{ kind: 'check', what: named(name), on: true }];
};

const verified = (rest: string, verb: string): Orders =>
  // "Enter the code and verify": what was entered is sent so.
  verb === 'verify' && /^(?:it|the code|your code|my code)?$/i.test(rest) ? [{ kind: 'submit', as: verb }] : unheld(rest, verb);

const unheld = (rest: string, verb: string): Orders =>
  /^(?:verify|ensure)$/.test(verb) || /^(?:that|if|whether)\b/i.test(rest) || /(?<! that| which| who) (?:is|are|equals) /i.test(rest)
    ? { why: 'what must hold at the end is not done by an instruction; give it as the success condition' }
    : undefined;

const readers: Readonly<Record<Exclude<Intent, 'use'>, OrderReader>> = {
  goto,
  back,
  reload,
  click,
  doubleClick,
  tripleClick,
  rightClick,
  hover,
  open,
  close,
  fill,
  append,
  clear,
  key,
  choose,
  check,
  uncheck,
  // What stands otherwise afterwards is for the page to say.
  toggle: click,
  upload,
  drag,
  sort,
  highlight,
  scroll,
  tab,
  wait,
  submit,
  search,
  login,
  answer,
  read,
  list,
  howMany,
  howMuch,
  count,
  find,
  copy,
  paste,
  do: doing,
  mark,
  filter,
  which,
  book,
  verify,
  lookFor,
  every,
  several,
  compose,
  basket,
  register,
  through,
  turn,
  make,
  resize,
  stars,
  answering,
  agree,
  consent,
  take,
  coupon,
  extra,
  stay,
  call,
  signing,
  messaging,
  stopAt,
  bounded,
  exchanged,
  exchangedText,
  replace,
  repeatedly,
  route,
  tickMark,
  deal,
  transfer,
  inSeries,
  showOnly,
  perPage,
  bestow,
  repeated,
  pictured,
  readIn,
  answerFound: foundOut,
  lookUpIn,
  ask,
  vote,
  until,
  shifting,
  portions,
  ranking,
  // "Put milk on the list"
  listing: (rest, context) => {
    const [, thing = ''] = /^(.+) (?:on|onto) (?:the|my|our) (?:shopping |to-?do |task |grocery )?list$/iu.exec(rest) ?? [];
    const found = thing === '' ? undefined : readDescription(thing, context);
    return found && [doOf('add to list', { what: found })];
  },
  keeping,
  // "Go paperless"
  becoming: (rest, context) => {
    const what = /^[\p{Ll}-]{3,}(?:less|free|only|public|private|premium|live|dark|online|offline|invisible)$/u.test(rest)
      ? readDescription(rest, context)
      : undefined;
    return what && [doOf('go', { what })];
  },
  stopping: (rest, context) => readDescriptions(rest, context)?.map((what) => doOf('stop', { what })),
  reporting,
  reacting,
  // "Add Ada Moon as a friend"
  addAs: (rest, context) => {
    const listed = ontoList(rest, context);
    if (listed) return listed;
    const [, thing = '', kind = ''] =
      /^(\p{Lu}.*?|[\ue000-\uf8ff]|(?!(?:it|this|that|one) )[\p{Ll}-]+) as (?:an? |my )(?:new )?(\p{Ll}+)$/u.exec(rest) ?? [];
    const what = thing === '' ? undefined : readDescription(thing, context);
    return what && [doOf(`add ${kind}`, { what })];
  },
  addAmong,
  puttingOff,
  file: (rest, context) => compose(`a ${rest}`, context, 'create'),
};

/** "A and B to the list Chosen", "A to the Chosen list" */
const ofList = /^(.+?) (?:to|into) the (?:list ([\ue000-\uf8ff]|\p{Lu}\S*(?: \S+)?)|([\ue000-\uf8ff]|\p{Lu}\S*) (?:list|column|box))$/u;

/** "Glasshouse to the playlist Slow Sunday": what a thing's menu calls to add it to that. */
function ontoList(rest: string, context: Context): Orders {
  const [, thing = '', place = ''] = /^(.+) to the playlist (\S.*)$/u.exec(rest) ?? [];
  const [, things = '', behind, ahead] = ofList.exec(rest) ?? [];
  const list = readValue(behind ?? ahead ?? '', context);
  const several = things === '' || list?.type !== 'text' ? undefined : readOneOrSeveral(things, context);
  if (several !== undefined) return several.map((each) => doOf('add', { what: each, to: list }));
  const [what, to] = thing === '' ? [] : [readDescription(thing, context), readValue(place, context)];
  const name = to?.type === 'text' ? to.text : to?.type === 'when' ? to.said : undefined;
  return what && name !== undefined ? [doOf(`add to ${name}`, { what })] : undefined;
}

/** The first reading of its verbs that accounts for every word, or that says why there is none. */
export function readOrders(words: string, context: Context): Orders {
  for (const { verb, intents, rest } of verbsOf(words)) {
    for (const intent of intents) {
      if (intent === 'use') continue;
      const found = readers[intent](rest, context, verb);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
