/** The rung above the rules: a model that sees the page as text and answers with tool calls. */
import { type ModelLimits, modelLimits } from '../../../config/limits.ts';
import type { Log } from '../../log.ts';
import type { EndpointSettings } from '../../openai.ts';
import { dataWithoutSecrets, unseen } from '../../run/secrets.ts';
import { tokenCounter } from '../../tokens.ts';
import type { Further, Plan, Planner, Tokens } from '../port.ts';
import type { Want } from '../rules/wants.ts';
import { closerLook, numbersIn, plain } from './aims.ts';
import { type Meaning, meaningOf, notesIn } from './answer.ts';
import { openEndpoint, type Reply } from './endpoint.ts';
import { falsehoodIn, isUntouched } from './falsehoods.ts';
import { inert, newBoundary } from './fence.ts';
import { type Given, givenBy } from './given.ts';
import { isEnded, lasting, type ModelMemo, partOf, stillMissing, withPage } from './memo.ts';
import { cut } from './page-text.ts';
import { type ModelInput, systemPrompt, userPrompt } from './prompt.ts';
import { toolsForModel } from './tools.ts';
import { doubtAbout, givenSince, named } from './wanted.ts';

export interface ModelPlanner {
  /** Its memo is its own: plain data. Rejects only with the signal's reason. */
  plan(input: ModelInput, signal: AbortSignal, asking?: () => Promise<void>): Promise<Plan>;
}

interface ModelOptions extends EndpointSettings {
  readonly log: Log;
  /** The secrets that a goal spells out: they don't leave the house. */
  readonly secretsIn: Planner['secretsIn'];
  /** The values that a stretch of a goal asks for, by name. */
  readonly wantsIn: (text: string, now: number) => readonly Want[];
  /** The texts that a stretch of a goal has entered. */
  readonly entriesIn: (text: string, now: number) => readonly string[];
  /** Instead of those of `config/limits.ts`. */
  readonly limits?: Partial<ModelLimits>;
}

/** Resolves once the tokens of a text can be counted. */
export async function openModelPlanner({ log, secretsIn, limits: given, ...options }: ModelOptions): Promise<ModelPlanner> {
  const limits = { ...modelLimits, ...given };
  const endpoint = openEndpoint(options, limits, log);
  await tokenCounter();

  return {
    async plan(asked, signal, asking) {
      const input = withoutHidden(asked);
      const memo = withPage((input.memo as ModelMemo | undefined) ?? { boundary: newBoundary() }, input, limits);
      const known = stillMissing(memo, input, limits);
      if (known !== undefined) return known;
      if (isEnded(memo, input)) return { type: 'done', memo: lasting(memo) };
      await asking?.();
      const [part, given] = [partOf(input), givenBy(secretsIn(input.goal))];
      const asks = { given, wants: options.wantsIn(part, input.now), entries: options.entriesIn(part, input.now) };
      const talk = new Talk(input, memo, asks, limits);
      for (;;) {
        const plan = await talk.hear(await endpoint.ask(await talk.question(), signal));
        if (plan !== undefined) return plan;
      }
    },
  };
}

/** A model is in another house: of a stored secret it gets to know the name. What the goal says is the caller's own, and its memo is of what it saw. */
function withoutHidden({ hidden = [], goal, part, files, memo, data, ...input }: ModelInput): ModelInput {
  return {
    ...unseen(input, hidden),
    goal,
    files,
    data: dataWithoutSecrets(data, hidden),
    ...(part !== undefined && { part }),
    ...(memo !== undefined && { memo }),
  };
}

const claimed = 'nothing was done for it: the model that was asked calls it done as the page stands';

/** What a goal's part says of how it is to be carried out. */
interface Asks {
  readonly given: Given;
  readonly wants: readonly Want[];
  readonly entries: readonly string[];
}

/** The questions and answers of one plan. */
class Talk {
  readonly #input: ModelInput;
  #memo: ModelMemo;
  readonly #given: Given;
  readonly #wants: readonly Want[];
  readonly #entries: readonly string[];
  readonly #limits: ModelLimits;
  readonly #wanted: string[] = [];
  #shown: ReadonlySet<number>;
  #seen: string | undefined;
  #tokens: Tokens = { input: 0, output: 0 };
  #complaint: string | undefined;
  #answers = 0;
  #shrinks = 0;
  #wasCut = false;
  #hasClaimed = false;
  #hasDoubted = false;

  constructor(input: ModelInput, memo: ModelMemo, { given, wants, entries }: Asks, limits: ModelLimits) {
    this.#input = input;
    this.#memo = memo;
    this.#given = given;
    this.#wants = wants;
    this.#entries = entries;
    this.#limits = limits;
    this.#shown = numbersIn(input.observation.text);
  }

  async question() {
    const { boundary } = this.#memo;
    const user = await userPrompt(this.#input, {
      boundary,
      given: this.#given,
      limits: this.#limits,
      budget: Math.floor(this.#limits.page / 3 ** this.#shrinks),
      wanted: this.#wanted,
      wants: this.#wants,
      notes: this.#memo.notes ?? [],
      seen: this.#seen,
      complaints: this.#complaint === undefined ? [] : [this.#complaint],
    });
    return { system: systemPrompt(boundary), user, most: this.#limits.answer * (this.#wasCut ? 2 : 1), tools: toolsForModel };
  }

  /** The plan, unless another question has to be asked. */
  hear(reply: Reply): Plan | undefined {
    if (reply.type === 'failed') return this.#failed(reply.why);
    if (reply.type === 'tooLong') {
      this.#shrinks += 1;
      return this.#shrinks <= this.#limits.shrinks
        ? undefined
        : this.#failed("The page does not fit the model's context, even cut short; the operator must set a model that takes more.");
    }
    const { input, output } = this.#tokens;
    this.#tokens = { input: input + reply.tokens.input, output: output + reply.tokens.output };
    if (reply.refusal !== undefined)
      return this.#failed(`The model refuses to go on${reply.refusal === '' ? '' : `: "${reply.refusal.slice(0, 200)}"`}; ask otherwise.`);
    if (!reply.isCut) {
      this.#remember(notesIn(reply.calls));
      const context = { input: this.#input, boundary: this.#memo.boundary, given: this.#given, shown: this.#shown };
      return this.#take(meaningOf(reply.calls, context));
    }
    this.#wasCut = true;
    return this.#again('it was cut off before its end: call one tool, with short arguments');
  }

  #take(said: Meaning): Plan | undefined {
    const meaning = said.type === 'acts' ? named(said, this.#wants) : said;
    const { data, done, since = 0 } = this.#input;
    const doubt = this.#hasDoubted ? undefined : doubtAbout(meaning, { wants: this.#wants, data, given: givenSince(done, since) });
    if (doubt !== undefined) {
      this.#hasDoubted = true;
      return this.#again(doubt);
    }
    const falsehood = falsehoodIn(meaning, { input: this.#input, memo: this.#memo, wants: this.#wants, entries: this.#entries });
    if (falsehood !== undefined) return this.#again(falsehood);
    const rest = lasting(this.#memo);
    const tokens = this.#tokens;
    switch (meaning.type) {
      case 'wrong':
        this.#show(meaning.seen);
        return this.#again(meaning.why);
      case 'look':
        this.#wanted.push(meaning.words);
        this.#show(closerLook(this.#input.observation, this.#wanted));
        return this.#again(undefined);
      case 'done': {
        const { refusal } = this.#input;
        if (!isUntouched(this.#input) || this.#isShown(meaning.shown))
          return { type: 'done', memo: rest, tokens, ...(refusal !== undefined && { heeded: refusal }) };
        // Who says so twice would say so whatever the page became.
        if (this.#hasClaimed) return this.#lacking(partOf(this.#input), claimed, this.#limits.missing);
        this.#hasClaimed = true;
        return this.#again(
          'nothing was done or read for your part by you yet; call the tools that carry it out, or missing with the reason. Where an earlier step has done it, call done with the words of the page that show it.',
        );
      }
      case 'missing': {
        const before = this.#memo.missing;
        const times = before?.part === partOf(this.#input) ? before.times + 1 : 1;
        return this.#lacking(meaning.clause, meaning.what, times);
      }
      case 'acts': {
        const { dialogs, isLast } = meaning;
        const acts = meaning.acts.map(({ act, clause }) => ({ act, clause: clause || partOf(this.#input).slice(0, 300) }));
        const ending = { part: partOf(this.#input), acts: this.#input.done.length + acts.length };
        const [first, ...further] = acts as [Further, ...Further[]];
        return {
          type: 'act',
          ...first,
          rung: 'model',
          ...(dialogs !== undefined && { dialogs }),
          ...(further.length > 0 && { further }),
          tokens,
          memo: { ...rest, ...(isLast && { ending }) },
        };
      }
    }
  }

  #lacking(clause: string, what: string, times: number): Plan {
    const { digest } = this.#input.observation;
    const missing = { digest, part: partOf(this.#input), times, clause, what };
    return { type: 'missing', clause, what, tokens: this.#tokens, memo: { ...this.#memo, missing } };
  }

  #remember(notes: readonly string[]): void {
    if (notes.length === 0) return;
    const all = new Set([...(this.#memo.notes ?? []), ...notes.map((note) => cut(note, this.#limits.note))]);
    this.#memo = { ...this.#memo, notes: [...all].slice(-this.#limits.notes) };
  }

  #show(seen: string | undefined): void {
    if (seen === undefined) return;
    this.#seen = seen;
    this.#shown = new Set([...this.#shown, ...numbersIn(seen)]);
  }

  /** What others did before may have done it; where nothing was done at all, the page's word is not enough. */
  #isShown(shown: string | undefined): boolean {
    const { done, observation } = this.#input;
    const words = plain(shown ?? '');
    const hasBegun = done.some(({ ok, act }) => ok && act.kind !== 'read' && act.kind !== 'note');
    return hasBegun && words !== '' && plain(inert(observation.text, this.#memo.boundary)).includes(words);
  }

  #again(complaint: string | undefined): Plan | undefined {
    this.#answers += 1;
    this.#complaint = complaint;
    if (this.#answers < this.#limits.answers) return undefined;
    return this.#failed(
      `The model gave no answer that could be carried out in ${this.#answers} tries${complaint === undefined ? '' : ` (${complaint})`}; put the goal in plainer words.`,
    );
  }

  #failed(why: string): Plan {
    return { type: 'failed', why, tokens: this.#tokens, memo: this.#memo };
  }
}
