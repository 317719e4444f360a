/** What a model may call: one tool a family of acts, over the element numbers of the page that it was shown. */
import { type Static, type TSchema, Type } from 'typebox';
import type { ActTerms } from '../../../farm/page/port.ts';
import type { Act, Value } from '../../../store/model/step.ts';

const text = (description: string) => Type.String({ description });
/** What they are stands in the system's prompt, once for all tools. */
const element = Type.Union([Type.Integer({ minimum: 0 }), Type.String({ minLength: 1 })]);
const why = Type.String();
const dialog = Type.Optional(
  Type.Object(
    { accept: Type.Boolean(), text: Type.Optional(Type.String()) },
    { description: 'how a confirm or prompt is answered that this raises; accept only what the goal asks for' },
  ),
);
const simple = [Type.String(), Type.Number(), Type.Boolean()] as const;
const value = Type.Union([...simple, Type.Array(Type.Union([...simple]))], { description: 'numbers as numbers' });

/** Further acts may follow the safe ones on the same page; every other act ends what one answer can do. */
interface Tool<Schema extends TSchema = TSchema> {
  readonly says: string;
  readonly parameters: Schema;
  readonly safe: boolean;
  /** Its elements by their numbers. */
  act(args: Aimed<Static<Schema>>): Act;
}

/** With what is named by words found on the page. */
type Aimed<Args> = { readonly [name in keyof Args]: name extends 'element' | 'to' ? number : Args[name] };

const tool = <Schema extends TSchema>(says: string, parameters: Schema, act: Tool<Schema>['act'], safe = false) =>
  ({ says, parameters, act, safe }) as unknown as Tool;

/** The arguments that stand for nothing in an act. */
const bare = <Args extends { readonly why?: unknown; readonly dialog?: unknown }>({ why: _, dialog: __, ...args }: Args) => args;

const acts: Readonly<Record<string, Tool>> = {
  click: tool(
    'Clicks an element.',
    Type.Object({
      element,
      button: Type.Optional(Type.Union([Type.Literal('left'), Type.Literal('right')])),
      times: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
      dialog,
      why,
    }),
    (args) => ({ kind: 'click', ...bare(args) }) as Act,
  ),
  hover: tool('Moves the pointer onto an element.', Type.Object({ element, why }), (args) => ({ kind: 'hover', ...bare(args) })),
  fill: tool(
    'Replaces what stands in a text field, slider or picker; an empty text clears it. Dates as 2030-12-31, times as 23:59.',
    Type.Object({ element, text: text('the new value'), why }),
    (args) => ({ kind: 'fill', ...bare(args) }),
    true,
  ),
  type: tool(
    'Types key by key after what stands there; without an element, into what has the focus.',
    Type.Object({ text: text('what to type'), element: Type.Optional(element), why }),
    (args) => ({ kind: 'type', ...bare(args) }) as Act,
  ),
  press: tool(
    'Presses a key, as Enter, Escape, ArrowDown or Control+A; without an element, where the focus is.',
    Type.Object({
      key: Type.String({ minLength: 1 }),
      element: Type.Optional(element),
      times: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
      dialog,
      why,
    }),
    (args) => ({ kind: 'press', ...bare(args) }) as Act,
  ),
  select: tool(
    'Makes these, and no others, the chosen options of a list.',
    Type.Object({ element, options: Type.Array(Type.String(), { minItems: 1 }), why }),
    (args) => ({ kind: 'select', ...bare(args) }),
    true,
  ),
  check: tool(
    'Brings a checkbox, radio button, switch or toggle on or off.',
    Type.Object({ element, on: Type.Boolean(), why }),
    (args) => ({ kind: 'check', ...bare(args) }),
    true,
  ),
  upload: tool(
    'Attaches files by their names.',
    Type.Object({ element, files: Type.Array(Type.String(), { minItems: 1 }), why }),
    (args) => ({ kind: 'upload', ...bare(args) }),
  ),
  drag: tool(
    'Drags one element to another.',
    Type.Object({ element, to: element, place: Type.Union([Type.Literal('before'), Type.Literal('onto'), Type.Literal('after')]), why }),
    (args) => ({ kind: 'drag', ...bare(args) }),
  ),
  pull: tool(
    'Drags an element to one side as far as what it stands in reaches.',
    Type.Object({ element, towards: Type.Union((['left', 'right', 'up', 'down'] as const).map((side) => Type.Literal(side))), why }),
    (args) => ({ kind: 'pull', ...bare(args) }) as Act,
  ),
  resize: tool(
    'Makes an element wider and higher by its corner, handle or edge, by so many CSS pixels; negative numbers make it smaller.',
    Type.Object({ element, by: Type.Object({ x: Type.Integer(), y: Type.Integer() }), why }),
    (args) => ({ kind: 'resize', ...bare(args) }),
  ),
  highlight: tool(
    'Selects the text of an element, or a part of it, as a pointer would.',
    Type.Object({ element, text: Type.Optional(Type.String({ minLength: 1 })), why }),
    (args) => ({ kind: 'highlight', ...bare(args) }) as Act,
  ),
  scroll: tool(
    'Scrolls the page or the container of an element; what is on the page is listed without scrolling, only endless lists grow.',
    Type.Object({
      where: Type.Union((['up', 'down', 'top', 'bottom', 'intoView'] as const).map((where) => Type.Literal(where))),
      element: Type.Optional(element),
      inside: Type.Optional(Type.Literal(true, { description: 'what scrolls within the element itself' })),
      why,
    }),
    (args) => ({ kind: 'scroll', ...bare(args) }) as Act,
  ),
  goto: tool(
    'Opens an address that the goal names or that belongs to a site that is open.',
    Type.Object({ url: text('the whole address'), why }),
    (args) => ({ kind: 'goto', ...bare(args) }),
  ),
  back: tool('Goes back in the history of the tab.', Type.Object({ why }), () => ({ kind: 'back' })),
  switch_tab: tool('Goes to another tab.', Type.Object({ tab: Type.Integer({ minimum: 0 }), why }), (args) => ({
    kind: 'switchTab',
    ...bare(args),
  })),
  close_tab: tool('Closes the tab that is shown.', Type.Object({ why }), () => ({ kind: 'closeTab' })),
  wait: tool(
    'Waits until a text is on the page, or is gone.',
    Type.Object({ text: Type.String({ minLength: 1 }), gone: Type.Optional(Type.Boolean()), why }),
    ({ text: awaited, gone }) => ({ kind: 'wait', text: awaited, ...(gone === true && { gone }) }),
  ),
  read: tool(
    'Reads a control or all of a text for the answer.',
    Type.Object({ element, as: Type.String({ minLength: 1, description: 'the name under which the goal asks for it' }), why }),
    (args) => ({ kind: 'read', ...bare(args) }),
    true,
  ),
  note: tool(
    'Puts a value into the answer that stands on the page in parts or was worked out from it: a number, a count, a list, a choice.',
    Type.Object({ as: Type.String({ minLength: 1, description: 'the name under which the goal asks for it' }), value, why }),
    (args) => ({ kind: 'note', as: args.as, value: args.value as Value }),
    true,
  ),
};

const ends = {
  done: {
    says: 'Your part is carried out: the page shows that it is.',
    parameters: Type.Object({
      shown: Type.Optional(text('the words of the page that show it; needed where a step before your part did it')),
    }),
  },
  missing: {
    says: 'Nothing on the page, nor any way from it, leads on; or several things could be meant, or the page refuses, or the goal contradicts itself.',
    parameters: Type.Object({ clause: text('the words of the goal that fail'), what: text('what is missing, in one short sentence') }),
  },
  remember: {
    says: 'Keeps a line for yourself to use on later pages; it is no part of the answer. Call it together with others.',
    parameters: Type.Object({ text: Type.String({ minLength: 1 }) }),
  },
  look: {
    says: 'Shows other parts of a page that was cut; and of what has to do with the words its number, colours, kind, size, column, and what its maker calls it.',
    parameters: Type.Object({ words: text('words that stand near what you look for') }),
  },
} as const;

const all = { ...acts, ...ends };

/** As the protocol has them. */
export const toolsForModel = Object.entries(all).map(([name, { says, parameters }]) => ({
  type: 'function' as const,
  function: { name, description: says, parameters: parameters as unknown as Record<string, unknown> },
}));

export const toolNames: readonly string[] = Object.keys(all);

export const isActTool = (name: string): boolean => Object.hasOwn(acts, name);
export const isSafeTool = (name: string): boolean => isActTool(name) && (acts[name] as Tool).safe;
export const schemaOf = (name: string): TSchema | undefined =>
  Object.hasOwn(all, name) ? all[name as keyof typeof all]?.parameters : undefined;

/** The arguments were checked against the schema. */
export const actOf = (name: string, args: unknown): Act => (acts[name] as Tool).act(args as never);
export const dialogsOf = (args: unknown): ActTerms['dialogs'] => (args as { readonly dialog?: ActTerms['dialogs'] }).dialog;
export type EndArgs = { readonly [name in keyof typeof ends]: Static<(typeof ends)[name]['parameters']> };
