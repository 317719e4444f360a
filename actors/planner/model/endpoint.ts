/** One question to an OpenAI-compatible endpoint: its answer, or after bounded tries, why there is none. */

import { setTimeout as delay } from 'node:timers/promises';
import { APIConnectionError, APIError, type OpenAI } from 'openai';
import type { ModelLimits } from '../../../config/limits.ts';
import { messageOf } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { type EndpointSettings, openClient, withoutKey } from '../../openai.ts';
import { countTokens } from '../../tokens.ts';
import type { Tokens } from '../port.ts';
import type { ToolCall } from './answer.ts';

interface Question {
  readonly system: string;
  readonly user: string;
  /** Of the answer, in tokens. */
  readonly most: number;
  readonly tools: OpenAI.ChatCompletionFunctionTool[];
}

export type Reply =
  | {
      readonly type: 'answered';
      readonly calls: readonly ToolCall[];
      /** It ends in the middle. */
      readonly isCut: boolean;
      /** The model will not; in its own words, empty when it said none. */
      readonly refusal?: string;
      readonly tokens: Tokens;
    }
  | { readonly type: 'tooLong' }
  /** A sentence for a person: what happened, and who can do what. */
  | { readonly type: 'failed'; readonly why: string };

interface Endpoint {
  /** Rejects with the signal's reason when it aborts, and in no other case. */
  ask(question: Question, signal: AbortSignal): Promise<Reply>;
}

/** What another call may mend, after this many milliseconds where the endpoint says so. */
interface Trouble {
  readonly type: 'trouble';
  readonly why: string;
  readonly retryAfterMs?: number;
  /** Nothing came. */
  readonly isSilent?: true;
}

export function openEndpoint({ model, ...settings }: EndpointSettings, limits: ModelLimits, log: Log): Endpoint {
  const client = openClient(settings, limits.callMs);

  async function once({ system, user, most, tools }: Question, signal: AbortSignal): Promise<Reply | Trouble> {
    const late = AbortSignal.timeout(limits.callMs);
    try {
      const body = {
        model,
        messages: [
          { role: 'system' as const, content: system },
          { role: 'user' as const, content: user },
        ],
        tools,
        max_completion_tokens: most,
      };
      // The client's own time ends with the headers of an answer.
      const completion: unknown = await client.chat.completions.create(body, { signal: AbortSignal.any([signal, late]) });
      return (
        (await answerIn(completion, system + user + JSON.stringify(tools))) ?? { type: 'trouble', why: 'its answer is not of the protocol' }
      );
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) return { type: 'trouble', why: `it gave no answer within ${limits.callMs / 1_000} s`, isSilent: true };
      return troubleIn(error, model, (text) => withoutKey(text, settings.apiKey));
    }
  }

  return {
    async ask(question, signal) {
      for (let call = 1; ; call += 1) {
        const reply = await once(question, signal);
        if (reply.type === 'failed') log.warn({ model }, reply.why);
        if (reply.type !== 'trouble') return reply;
        const pauseMs = reply.retryAfterMs ?? limits.pauseMs * 2 ** (call - 1);
        log.warn({ model, call, pauseMs, why: reply.why }, 'the model did not answer');
        const why = `The model could not be asked: ${reply.why}.`;
        if (pauseMs > limits.longestWaitMs)
          return { type: 'failed', why: `${why} It wants to be left alone for ${Math.ceil(pauseMs / 1_000)} s; send the request then.` };
        const most = reply.isSilent ? Math.min(limits.silentCalls, limits.calls) : limits.calls;
        if (call >= most) return { type: 'failed', why: `${why} It was tried ${call} times; send the request again later.` };
        await delay(pauseMs, undefined, { signal });
      }
    },
  };
}

/** Undefined for what is no chat completion. */
async function answerIn(completion: unknown, asked: string): Promise<Reply | undefined> {
  const { choices, usage } = (typeof completion === 'object' && completion !== null ? completion : {}) as Partial<OpenAI.ChatCompletion>;
  const choice = Array.isArray(choices) ? choices[0] : undefined;
  if (choice === undefined || typeof choice.message !== 'object' || choice.message === null) return undefined;
  const { tool_calls, content, refusal } = choice.message;
  const calls = (Array.isArray(tool_calls) ? tool_calls : []).flatMap((call) =>
    call?.type === 'custom' || call?.function === undefined
      ? []
      : [{ name: String(call.function.name), args: argsText(call.function.arguments) }],
  );
  const isRefused = typeof refusal === 'string' || choice.finish_reason === 'content_filter';
  return {
    type: 'answered',
    calls,
    isCut: choice.finish_reason === 'length',
    ...(isRefused && { refusal: refusal ?? '' }),
    tokens: {
      input: whole(usage?.prompt_tokens) ?? (await countTokens(asked)),
      output: whole(usage?.completion_tokens) ?? (await countTokens(`${content ?? ''}${JSON.stringify(calls)}`)),
    },
  };
}

/** Some servers give them as an object. */
const argsText = (args: unknown) => (typeof args === 'string' ? args : JSON.stringify(args ?? {}));

const whole = (count: unknown) => (Number.isSafeInteger(count) && (count as number) >= 0 ? (count as number) : undefined);

/** `hushed`: what the endpoint says as it may be repeated; before it is cut, which would leave the beginning of a key. */
function troubleIn(error: unknown, model: string, hushed: (text: string) => string): Reply | Trouble {
  const said = ({ message }: APIError) => beginning(hushed(message));
  if (!(error instanceof APIError)) return { type: 'trouble', why: `its answer could not be read (${hushed(messageOf(error))})` };
  if (error instanceof APIConnectionError) return { type: 'trouble', why: `it can't be reached (${hushed(causeOf(error))})` };
  const { status, code, type } = error;
  if (code === 'context_length_exceeded' || status === 413 || (status === 400 && tooLong.test(error.message))) return { type: 'tooLong' };
  // Its words may repeat a part of the key, in a form of its own.
  if (status === 401) return failed('it refuses the API key; the operator must set a valid OPENAI_API_KEY');
  if (status === 403) return failed(`it forbids the call (${said(error)}); the operator must check the rights of OPENAI_API_KEY`);
  if (status === 404)
    return failed(`it knows no ${JSON.stringify(model)} (${said(error)}); the operator must check OPENAI_MODEL and OPENAI_BASE_URL`);
  if (code === 'insufficient_quota' || type === 'insufficient_quota')
    return failed('its quota is used up; the operator must check the account');
  const isPassing = status === 408 || status === 409 || status === 429 || (status !== undefined && status >= 500);
  if (!isPassing)
    return failed(`it refuses the request (${said(error)}); the operator must check whether it speaks chat completions with tools`);
  const retryAfterMs = retryAfterIn(error.headers);
  return { type: 'trouble', why: `it answers ${said(error)}`, ...(retryAfterMs !== undefined && { retryAfterMs }) };
}

/** As servers that know no code for it say it. */
const tooLong = /context[ _]?(?:length|window|size)|maximum context|too many tokens|prompt is too long|exceeds? .{0,40}\btokens\b/i;

const failed = (why: string): Reply => ({ type: 'failed', why: `The model could not be asked: ${why}.` });

/** The status, and the beginning of what the endpoint says of it. */
const beginning = (message: string) => message.replace(/\s+/g, ' ').slice(0, 200);

/** The innermost reason: the client's own is "Connection error." */
function causeOf(error: Error): string {
  const cause: unknown = error.cause;
  if (cause instanceof AggregateError && cause.message === '') return messageOf(cause.errors[0]);
  return cause instanceof Error ? causeOf(cause) : error.message;
}

/** RFC 9110, 10.2.3: seconds or a date; and the finer header that OpenAI sends beside it. */
function retryAfterIn(headers: Headers | undefined): number | undefined {
  const exact = headers?.get('retry-after-ms');
  if (exact && Number.isFinite(Number(exact))) return Math.max(0, Number(exact));
  const text = headers?.get('retry-after');
  if (!text) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
