/** Reads orders to log in: "as anna with password x", "with card 2900 and PIN 77", "(anna / x)". */
import type { Order } from '../../instruction.ts';
import type { Context, OrderReader, Orders } from '../context.ts';
import { named } from '../things/heads.ts';
import { credentialIn, isNameAlone } from '../words/credentials.ts';
import { readValue } from '../words/values.ts';

type Login = Extract<Order, { kind: 'login' }>;

export const login: OrderReader = (said, context, verb) => {
  const opened = said.replace(/^(.*?)\(([^()]+)\)$/, '$1with $2');
  const rest = opened.replace(
    /^(?:in |on )?(?:to )?(?:(?:the|your|my|this) )?(?:site|website|account|page|app|application|portal|system|dashboard|form|it)? ?(?=with|using|as|[:,]|$|by)/i,
    '',
  );
  if (rest === '') return [{ kind: 'login' }];
  const [, how = '', list = ''] =
    /^(with|using|as|[:,]|via)[: ]* ?(?:(?:with|using|as) )?(?:the )?(?:following )?(?:(?:login |account )?(?:credentials|details|data)(?: of)?:? )?(.+)$/i.exec(
      rest,
    ) ?? [];
  if (list === '') return undefined;
  // Another's account is a button of its own.
  if (/^(?:sign|log) in$/.test(verb) && how.toLowerCase() === 'with' && /^\p{Lu}\S*$/u.test(list) && credentialIn(list) === undefined)
    return [{ kind: 'click', what: named(`${verb} with ${list}`) }];
  return loginAs(list, how, context);
};

const parting = /,? (?:and|with|using|plus) | ?[,;] ?(?:and |with )?| \/ /i;

function loginAs(list: string, how: string, context: Context): Orders {
  const bySpaces = list.split(parting);
  const parts = (bySpaces.length === 1 ? list.split('/') : bySpaces).map((part) => part.trim()).filter((part) => part !== '');
  const told = parts.map(credentialIn);
  if (
    parts.length > 2 ||
    parts.some((part, at) => told[at] === undefined && ((at === 0 && isNameAlone(part) && !/\//.test(list)) || !mayBeBare.test(part)))
  )
    return undefined;
  if (parts.length === 1 && told[0] === undefined && (how.toLowerCase() !== 'as' || /^(?:an? |guest$)/i.test(list))) return undefined;
  // What says of which it is leaves the other to what does not.
  const [first, second] = told;
  const sorts = [
    first?.of ?? (second?.of === 'user' ? 'password' : 'user'),
    second?.of ?? (first?.of === 'password' ? 'user' : 'password'),
  ];
  if (parts.length === 2 && sorts[0] === sorts[1]) return undefined;
  if (parts.some((part, at) => told[at] === undefined && sorts[at] === 'password' && part.includes(' '))) return undefined;
  const values = parts.map((part, at) => [sorts[at], readValue(told[at]?.value ?? part, context)] as const);
  if (values.some(([, value]) => value === undefined)) return undefined;
  return [{ kind: 'login', ...Object.fromEntries(values) }];
}
const mayBeBare = /^(?!(?:the|an?|my|your|our|his|her|their|any|some|this|that) )\S/i;

/** "Log on. User anna, passcode x.": what is said behind it, with no verb, is of whoever logs in. */
export function withCredential(before: Login, clause: string, orders: readonly Order[]): Login | undefined {
  const said = credentialIn(clause);
  const [order, ...others] = orders;
  if (said === undefined || order?.kind !== 'fill' || others.length > 0 || before[said.of] !== undefined) return undefined;
  return { ...before, [said.of]: order.value };
}
