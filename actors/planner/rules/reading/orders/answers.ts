/** Reads orders to answer what a page asks: questions, votes, terms, cookies. */
import type { Given } from '../../description.ts';
import type { Order } from '../../instruction.ts';
import { type Context, doOf, type OrderReader, type Orders } from '../context.ts';
import { readDescription, readDescriptions } from '../things/descriptions.ts';
import { named, nothing } from '../things/heads.ts';
import { isAtom } from '../words/text.ts';
import { readValue } from '../words/values.ts';

/** What is written to. */
const letters = /^(?:ticket|e-?mail|mail|message|comment|review|post|thread|request|issue|customer|tweet)$/;

/** "answer “In a month” and No to night work", "say that the article was not helpful". */
export const answering: OrderReader = (rest, context, verb) => {
  const [, thing = '', not, state = ''] = /^that (.+?) (?:is|was|are|were)( not|n['’]t)? (\p{L}+)$/iu.exec(rest) ?? [];
  if (thing !== '')
    return [
      { kind: 'choose', values: [word(not === undefined ? 'yes' : 'no')], from: named(`${thing.replace(/^(?:the|this) /i, '')} ${state}`) },
    ];
  // "Reply to it and say “x”": what comes up is filled in and sent.
  if (
    verb === 'say' &&
    isAtom(rest) &&
    context.before?.kind === 'do' &&
    context.before.text === undefined &&
    /^(?:reply|respond|comment)/.test(context.before.as)
  )
    return [
      { kind: 'fill', value: readValue(rest, context) as Given },
      { kind: 'submit', as: 'send' },
    ];
  if (verb !== 'answer') return undefined;
  const [, reply = ''] = /^(?:the|that) (?:(?:browser|javascript|js) )?(?:prompt|alert)(?: (?:dialog|box))? with (.+)$/i.exec(rest) ?? [];
  const answer = reply === '' ? undefined : readValue(reply, context);
  if (answer?.type === 'text') return [{ kind: 'answer', accept: true, text: answer.text }];
  const [, letter = '', reply2 = ''] = /^(.+) with ([\ue000-\uf8ff])$/u.exec(rest) ?? [];
  const addressed = letter === '' ? undefined : readDescription(letter, context);
  if (addressed !== undefined && letters.test(addressed.noun))
    return [doOf('answer', { what: addressed, text: readValue(reply2, context) })];
  const asked = answeredWith(rest, context);
  if (asked !== undefined || / with .+ with /i.test(rest)) return asked;
  const parts = rest.split(/,? and |, /i).map((part) => answerIn(part, context));
  return parts.every((order) => order !== undefined) ? parts : undefined;
};

/** "question 2 with Red", "question 2 with Red and question 3 with Ten": of several, each has an answer of its own. */
function answeredWith(rest: string, context: Context): Orders {
  const [, only = '', reply = ''] = /^(.+?) with (\S+)$/i.exec(rest) ?? [];
  if (only !== '' && !/ with /i.test(only)) {
    const order = answerIn(`${reply} to ${only}`, context);
    return order && [order];
  }
  const each = rest.split(/,? and |[,;] /i).map((part): Order | undefined => {
    const [, question = '', said = ''] = /^(.+?) (?:with|by) (.+)$/i.exec(part) ?? [];
    const from = question === '' ? undefined : readDescription(question, context);
    const value = from && readValue(said.replace(/^the /i, ''), context);
    return from && value && value.type !== 'taken' ? { kind: 'choose', values: [value], from } : undefined;
  });
  return each.length > 1 && each.every((order) => order !== undefined) ? each : undefined;
}

export const word = (text: string): Given => ({ type: 'text', text, quoted: false });

function answerIn(part: string, context: Context): Order | undefined {
  const [, said = part, question] = /^(\S+|.+?) to (.+)$/i.exec(part) ?? [];
  if (!isAtom(said) && !/^(?:\p{Lu}|yes$|no$)/u.test(said)) return undefined;
  const value = readValue(said, context);
  const from = question === undefined ? undefined : readDescription(question, context);
  if (value === undefined || value.type === 'taken' || (question !== undefined && from === undefined)) return undefined;
  return { kind: 'choose', values: [value], ...(from !== undefined && { from }) };
}

/** "ask “x” in the chat": what is asked is written and sent; "ask the host “x”": by what a page has for asking them. */
export const ask: OrderReader = (rest, context) => {
  const [, whom = '', question = ''] = /^((?:the|my|our|this) \p{L}[^\ue000-\uf8ff]*?):? ([\ue000-\uf8ff])$/iu.exec(rest) ?? [];
  const asked = whom === '' ? undefined : readDescription(whom, context);
  if (asked !== undefined) return [doOf('ask', { what: asked, text: readValue(question, context) })];
  const [, said = '', , place] = /^(?:it |them |(?:the )?(?:question )?)?([\ue000-\uf8ff])(?: (in|to|on|of|at) (.+))?$/iu.exec(rest) ?? [];
  const value = said === '' ? undefined : readValue(said, context);
  const within = place === undefined ? undefined : readDescription(place, context);
  if (value === undefined || (place !== undefined && within === undefined)) return undefined;
  const what = { ...nothing, noun: 'text field', roles: ['textbox', 'searchbox', 'combobox'] };
  return [
    { kind: 'fill', value, ...(within && { what: { ...what, within } }) },
    { kind: 'submit', as: 'send' },
  ];
};

const whenAsked =
  /^(?:to (?:it|that|the (?:question|dialog|confirmation)))?(?: ?(?:when|if|once) (?:you(?:['’]re| are) |it |the page )?(?:asked|asks|prompted|prompts)(?: .*)?)?$/i;

/** "keep him when you are asked": what the page asks back is answered so. */
export const keeping: OrderReader = (rest, { before }, verb) => {
  if (!whenAsked.test(rest) || (before?.kind !== 'do' && before?.kind !== 'click')) return undefined;
  return [{ kind: 'answer', accept: !/^(?:keep|say no)/.test(verb) }];
};

/** "vote “Yes” in the poll", "vote for the second option"; alone, behind a choice, it is to be sent. */
export const vote: OrderReader = (rest, context) => {
  if (rest === '' && choices.includes(context.before?.kind ?? '')) return [{ kind: 'submit', as: 'vote' }];
  const said = rest.replace(/^(?:with|for) /i, '');
  const [, choice = said, place] =
    /^(.+?) (?:in|on) ((?:the|this|today['’]s) .*(?:poll|vote|survey|question|ballot)\b.*)$/iu.exec(said) ?? [];
  const what = readDescription(choice, context);
  const within = place === undefined ? undefined : readDescription(place, context);
  if (what === undefined || (place !== undefined && within === undefined)) return undefined;
  return [doOf('vote for', { what: within === undefined ? what : { ...what, within } })];
};

const choices: readonly string[] = ['choose', 'check', 'click'];

/** "accept that I have read the terms": a box to tick. */
export const agree: OrderReader = (rest, context, verb) => {
  const what = /^that (?=i |we |you |the |my |it |this |that |all |everything )(.+)$/i.exec(rest)?.[1];
  if (what !== undefined) return [{ kind: 'check', what: named(what), on: true }];
  const boxes = verb !== 'allow' || /^(?:all|every)\b/i.test(rest) ? undefined : readDescriptions(rest, context);
  return boxes?.map((box): Order => ({ kind: 'check', what: box, on: true }));
};

const consents =
  /^(?:(?:only|just) )?(?:to )?(?:the |all(?: of)?(?: the)? |your |their |any )?(?:(?:strictly )?(?:necessary|essential|required|needed|functional|technical) |optional |tracking |unnecessary |non-?essential )?cookies(?: only)?$/i;

const kinds =
  '(?:(?:the|my|your|those|ones?|for|of) )*(?<kinds>\\p{L}[\\p{L}-]*(?: [\\p{L}-]+)?(?:(?:,| and| or|, and| &) (?:the )?\\p{L}[\\p{L}-]*(?: [\\p{L}-]+)?){0,4}?)';
const apart = '(?:except(?: for)?|but(?: not)?|apart from|other than|aside from|excluding|save for)';
const apartFrom = new RegExp(`^(?:all(?: of)? |any )?(?:the |your |their )?cookies,? ${apart} ${kinds}(?: cookies| ones)?$`, 'iu');
const onlySome = new RegExp(`^(?:(?:only|just) ${kinds} cookies|${kinds.replace('<kinds>', '<last>')} cookies only)$`, 'iu');

/** "Accept only the necessary cookies", "reject all cookies", "all but the ads": what a page asks of whoever comes to it. */
export const consent: OrderReader = (rest, _context, verb) => {
  const said = rest.trim();
  if (consents.test(said)) return [doOf(verb, { what: named(said.replace(/^(?:to )?the /i, '')) })];
  const isGiving = /^(?:accept|agree|allow)/.test(verb);
  const some = isGiving ? onlySome.exec(said)?.groups : undefined;
  const listed = some?.kinds ?? some?.last ?? apartFrom.exec(said)?.groups?.kinds;
  if (listed === undefined) return undefined;
  const except = listed.split(/,? (?:and|or|&) |, /).map((kind) => named(kind.replace(/^the | cookies$/gi, '')));
  // Who allows but some refuses all the others.
  return [doOf(some ? 'reject' : verb, { what: { ...named('cookies'), all: true, except } })];
};
