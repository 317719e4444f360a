/** Readings in a short notation, so that a table of them can be read. */
import type { Condition, Description, Given, OwnLimit, Quantity } from '../../../../actors/planner/rules/description.ts';
import type { Instruction, Narrowing, Opener, Provided, Proviso, Reading } from '../../../../actors/planner/rules/instruction.ts';

/** `click "Save":button; fill 'name' = 'Ada'; never click 'Delete'`: quoted names and values in double marks, the others in single ones. */
export const noted = ({ instructions, never }: Reading): string =>
  [...instructions.map(notedOrder), ...never.map((ban) => `never ${ban.act} ${notedThing(ban)}`)].join('; ');

function notedOrder(instruction: Instruction): string {
  const { clause: _clause, kind, provided, ...parts } = instruction;
  const said = Object.entries(parts).map(([key, part]) => {
    if (key === 'what') return notedThing(part as Description);
    if (key === 'value') return `= ${notedValue(part as Given)}`;
    if (key === 'values') return `= ${(part as readonly Given[]).map(notedValue).join(' | ')}`;
    if (key === 'by' && kind !== 'resize' && typeof part === 'object') return notedProviso(part as Proviso);
    if (key === 'narrowing') return `narrowing=${(part as Narrowing).on ? '' : 'not '}${(part as Narrowing).ways.join('/')}`;
    if (key === 'natures') return (part as readonly string[]).join('/');
    if (key === 'more') return `more=${(part as readonly string[]).join(' | ')}`;
    if (key === 'opener') return `opener=${(part as Opener).as} ${notedThing((part as Opener).what)}`;
    const isValue = typeof part === 'object' && part !== null && 'type' in part;
    return `${key}=${isValue ? notedValue(part as Given) : typeof part === 'object' ? notedThing(part as unknown as Description) : String(part)}`;
  });
  return [...(provided ? [notedProvided(provided)] : []), kind, ...said].join(' ');
}

const notedProvided = ({ by, holds, loosely }: Provided): string => `${holds ? 'if' : 'unless'}${loosely ? '?' : ''} ${notedProviso(by)}`;

function notedProviso(by: Proviso): string {
  const told = [
    by.kind === 'state' ? by.state : by.kind,
    ...(by.kind !== 'signedIn' && by.what ? [notedThing(by.what)] : []),
    ...(by.kind === 'says' ? [JSON.stringify(by.text)] : []),
    ...(by.kind === 'is' ? [by.nature] : []),
    ...(by.kind === 'compares' ? [`${by.is}${notedQuantity(by.value)}`] : []),
  ];
  return `(${told.join(' ')})`;
}

function notedThing(thing: Description): string {
  const { all, few, only, ordinal, rank, look, name, exact, noun, part, where, column, beside, except, within } = thing;
  return [
    all === true ? (few === undefined ? 'all' : `few ${few}`) : '',
    only === true ? 'only' : '',
    ordinal === undefined ? '' : `#${ordinal}`,
    rank === undefined ? '' : `${rank.order}(${rank.by})${rank.place === 1 ? '' : `@${rank.place}`}`,
    ...(look ?? []).map((seen) => `~${seen}`),
    `${exact ? JSON.stringify(name) : `'${name}'`}${noun === '' ? '' : `:${noun}`}`,
    part === undefined ? '' : `${part.by === undefined ? '' : `${part.by} `}${part.unit} ${part.place}`,
    ...(where ?? []).map((condition) => `[${notedCondition(condition)}]`),
    column === undefined ? '' : `column ${column}`,
    beside === undefined ? '' : `${beside.relation} (${notedThing(beside.what)})`,
    ...(except ?? []).map((apart) => `except (${notedThing(apart)})`),
    within === undefined ? '' : `in (${notedThing(within)})`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function notedCondition(condition: Condition): string {
  if (condition.kind === 'compares') return `${condition.by}${condition.is}${notedQuantity(condition.value)}`;
  if (condition.kind === 'is') return condition.nature;
  const text = condition.exact ? JSON.stringify(condition.text) : condition.text;
  const said = condition.not ? `not ${text}` : text;
  return condition.at === undefined ? said : condition.at === 'start' ? `${said}…` : `…${said}`;
}

const notedQuantity = (quantity: Quantity | OwnLimit): string =>
  quantity.type === 'own'
    ? `own(${quantity.name})`
    : quantity.type === 'amount'
      ? `${quantity.amount}${quantity.unit ?? ''}`
      : quantity.type === 'day'
        ? quantity.day
        : quantity.time;

function notedValue(value: Given): string {
  if (value.type === 'text') return value.quoted ? JSON.stringify(value.text) : `'${value.text}'`;
  if (value.type === 'when') return [value.day, value.time].filter((part) => part !== undefined).join('T');
  if (value.type === 'exchanged') return `exchanged(${value.every ? 'every ' : ''}${value.old} by ${value.by})`;
  if (value.type === 'counted') return `counted(${notedThing(value.of)})`;
  return value.type === 'taken' ? `taken(${notedThing(value.from)})` : `read(${value.as})`;
}
