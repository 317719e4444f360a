/** What a model's answer means: acts for the page, an end, a wish to see more, or what is wrong with it. */
import { Value } from 'typebox/value';
import type { ActTerms } from '../../../farm/page/port.ts';
import { namesIn, replaceNames } from '../../../store/model/placeholders.ts';
import type { Act } from '../../../store/model/step.ts';
import { hostsIn } from '../../sites.ts';
import type { Further, PlanInput } from '../port.ts';
import { aimOf, type Miss } from './aims.ts';
import { inert } from './fence.ts';
import type { Given } from './given.ts';
import { cut } from './page-text.ts';
import { actOf, dialogsOf, type EndArgs, isActTool, isSafeTool, schemaOf, toolNames } from './tools.ts';

export interface ToolCall {
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly args: string;
}

export type Meaning =
  | {
      readonly type: 'acts';
      /** Each with the words of the goal that it carries out; empty where the model gave none. */
      readonly acts: readonly [Further, ...Further[]];
      readonly dialogs?: ActTerms['dialogs'];
      /** The part is carried out with them: they only read, and leave the page as it was when it was called done. */
      readonly isLast?: true;
    }
  /** `shown`: words of the page that show it. */
  | { readonly type: 'done'; readonly shown?: string }
  | { readonly type: 'missing'; readonly clause: string; readonly what: string }
  | { readonly type: 'look'; readonly words: string }
  /** For the model: what to do otherwise, without its own words: a page may have put them into its mouth. */
  | ({ readonly type: 'wrong' } & Miss);

interface Context {
  readonly input: Pick<PlanInput, 'goal' | 'observation' | 'files' | 'done'>;
  readonly boundary: string;
  readonly given: Given;
  /** The numbers of elements that the model has seen. */
  readonly shown: ReadonlySet<number>;
}

const longestClause = 300;

/** Nothing of an answer is carried out when any of it that counts can't be. */
export function meaningOf(calls: readonly ToolCall[], context: Context): Meaning {
  const acts: Further[] = [];
  let hasNoted = false;
  let dialogs: ActTerms['dialogs'];
  let isLast = false;
  for (const { name, args: json } of calls) {
    const args = argsOf(name, json);
    if ('wrong' in args) return wrong(args.wrong);
    if (name === 'remember') {
      hasNoted = true;
      continue;
    }
    if (!isActTool(name)) {
      if (acts.length === 0) return endOf(name, args.value);
      // An end that was foreseen before the page showed it is asked for again.
      isLast = name === 'done' && acts.every(({ act: { kind } }) => kind === 'note' || kind === 'read');
      break;
    }
    const aimed = aimedBy(args.value as object, context);
    if ('miss' in aimed) return { type: 'wrong', ...aimed.miss, why: `${name}: ${aimed.miss.why}` };
    const act = forPage(actOf(name, aimed.args), context);
    const trouble = troubleWith(act, context);
    if (trouble !== undefined) return wrong(`${name}: ${trouble}`);
    acts.push({ act, clause: saidOf(args.value) || (acts.at(-1)?.clause ?? '') });
    dialogs = dialogsOf(args.value) ?? dialogs;
    if (!isSafeTool(name)) break;
  }
  const [first, ...others] = acts;
  if (first === undefined)
    return wrong(hasNoted ? 'it is remembered; now call what is to be done' : 'call at least one tool; plain text does nothing');
  return { type: 'acts', acts: [first, ...others], ...(dialogs !== undefined && { dialogs }), ...(isLast && { isLast }) };
}

/** What it wants to know later. */
export const notesIn = (calls: readonly ToolCall[]): readonly string[] =>
  calls.flatMap(({ name, args: json }) => {
    const args = name === 'remember' ? argsOf(name, json) : undefined;
    return args === undefined || 'wrong' in args ? [] : [(args.value as EndArgs['remember']).text];
  });

/** With the numbers of what is named by words. */
function aimedBy(args: object, { input, shown }: Context): { readonly args: object } | { readonly miss: Miss } {
  const aimed: Record<string, unknown> = { ...args };
  for (const name of ['element', 'to']) {
    const said = aimed[name];
    if (typeof said !== 'number' && typeof said !== 'string') continue;
    const aim = aimOf(said, input.observation, shown);
    if (typeof aim !== 'number') return { miss: aim };
    aimed[name] = aim;
  }
  return { args: aimed };
}

const wrong = (why: string): Meaning => ({ type: 'wrong', why });

function argsOf(name: string, json: string): { readonly value: unknown } | { readonly wrong: string } {
  const schema = schemaOf(name);
  if (schema === undefined) return { wrong: `there is no tool of that name; the tools are ${toolNames.join(', ')}` };
  let value: unknown;
  try {
    value = json.trim() === '' ? {} : JSON.parse(json);
  } catch {
    // What is wrong with it is for the model to see.
    return { wrong: `the arguments of ${name} were no JSON` };
  }
  if (Value.Check(schema, value)) return { value };
  const [error] = Value.Errors(schema, value);
  return { wrong: `the arguments of ${name} don't fit: ${error?.instancePath ?? ''} ${error?.message ?? ''}`.trim() };
}

function endOf(name: string, args: unknown): Meaning {
  if (name === 'missing') {
    const { clause, what } = args as EndArgs['missing'];
    return { type: 'missing', clause: cut(clause, longestClause), what: cut(what, longestClause).replace(/[.\s]+$/, '') };
  }
  if (name === 'look') return { type: 'look', words: (args as EndArgs['look']).words };
  const { shown } = args as EndArgs['done'];
  return { type: 'done', ...(shown !== undefined && { shown }) };
}

const saidOf = (args: unknown) => cut((args as { readonly why: string }).why, longestClause);

/** As the page has it: secrets in, and options in the list's own letters. */
function forPage(act: Act, { given, boundary, input }: Context): Act {
  if (act.kind === 'fill' || act.kind === 'type') return { ...act, text: given.reveal(act.text) };
  if (act.kind !== 'select') return act;
  const own = input.observation.elements[act.element]?.options ?? [];
  return { ...act, options: act.options.map((said) => own.find((option) => inert(option, boundary) === said) ?? given.reveal(said)) };
}

/** Why an act can't be, or must not be, done; for the model. */
function troubleWith(act: Act, { input, boundary }: Context): string | undefined {
  const { observation, files } = input;
  switch (act.kind) {
    case 'fill':
    case 'type':
      return unknownSecret(act.text, input.goal) ?? (act.text.includes(boundary) ? 'the boundary must not be given to a page' : undefined);
    case 'goto':
      return troubleWithAddress(act.url, input);
    case 'switchTab':
      return act.tab < observation.tabs.length ? undefined : `there are only ${observation.tabs.length} tabs, counted from 0`;
    case 'upload': {
      const foreign = act.files.find((file) => !files.includes(file));
      return foreign === undefined ? undefined : `no file of that name was given; there are: ${files.join(', ') || 'none'}`;
    }
    default:
      return undefined;
  }
}

/** A page may ask for any secret of the tenant by name: only those that the goal names are filled. */
function unknownSecret(text: string, goal: string): string | undefined {
  const known = namesIn(goal);
  const others = replaceNames(text, () => '').match(/\{\{[^}]*\}\}/g) ?? [];
  const isForeign = namesIn(text).some((name) => !known.includes(name)) || others.some((placeholder) => !goal.includes(placeholder));
  return isForeign ? 'that placeholder does not stand in the goal' : undefined;
}

/** What was read must not be carried to a site that only a page speaks of. */
function troubleWithAddress(url: string, { goal, observation, done }: Context['input']): string | undefined {
  const address = URL.parse(url);
  if (address === null || !/^https?:$/.test(address.protocol)) return 'the address must begin with http:// or https://';
  if (url.includes('{{')) return 'a secret must not stand in an address';
  const visited = done.flatMap(({ act, ok }) => (act.kind === 'goto' && ok ? [act.url] : []));
  const open = [observation.url, ...observation.tabs.map((tab) => tab.url), ...visited].map((known) => URL.parse(known)?.hostname);
  const isKnown = open.includes(address.hostname) || hostsIn(goal).some((host) => `.${address.hostname}`.endsWith(`.${host}`));
  return isKnown ? undefined : `${address.hostname} is neither named by the goal nor open; follow links by clicking them`;
}
