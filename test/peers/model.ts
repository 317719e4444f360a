/** An endpoint that speaks chat completions, with answers by script. */
import { EventEmitter, on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Test } from 'tap';
import { site } from '../farm/harness.ts';

export interface Question {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools: readonly { readonly function: { readonly name: string; readonly parameters: object } }[];
  readonly max_completion_tokens: number;
}

/** Undefined: says nothing until the test is over. */
export type Answer = { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown } | undefined;

type Call = readonly [name: string, args?: object | string];

/** A completion with these tool calls; arguments as text are sent as they are. */
export const calling = (...calls: readonly Call[]): Answer => completion({ tool_calls: calls.map(toolCall) });

export const completion = (message: object, finish_reason = 'tool_calls', more: object = usage(1_000, 50)): Answer => ({
  body: {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'scripted',
    choices: [{ index: 0, finish_reason, message: { role: 'assistant', content: null, ...message } }],
    ...more,
  },
});

export const usage = (prompt_tokens: number, completion_tokens: number) => ({
  usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
});

export const refusing = (status: number, error: object = {}, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers,
  body: { error: { message: `It was ${status}.`, ...error } },
});

const toolCall = ([name, args = {}]: Call, place: number) => ({
  id: `call-${place}`,
  type: 'function',
  function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
});

/** The number of the first element whose line in the prompt holds this text. */
export function elementIn({ messages }: Question, text: string): number {
  const prompt = messages.at(-1)?.content ?? '';
  const found = [...prompt.matchAll(/\[(\d+)\] ([^[\n]*)/g)].find(([, , line = '']) => line.includes(text));
  if (found === undefined) throw new Error(`No element of the prompt holds ${JSON.stringify(text)}:\n${prompt}`);
  return Number(found[1]);
}

/** Each question is answered by the script, which counts from 1; a script that throws fails the test. */
export async function scriptedModel(t: Test, script: (question: Question, count: number) => Answer | Promise<Answer>) {
  const asked: Question[] = [];
  const events = new EventEmitter();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const question = (await json(request)) as Question;
    asked.push(question);
    events.emit('asked');
    if (request.url !== '/v1/chat/completions' || request.headers.authorization !== 'Bearer key')
      t.fail('no call of the protocol', { url: request.url, headers: request.headers });
    const said = await script(question, asked.length);
    if (said === undefined) return;
    const { status = 200, headers = {}, body } = said;
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
  const url = await site(t, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      t.fail('the script failed', { error });
      response.writeHead(500).end();
    });
  });
  return {
    asked,
    settings: { baseUrl: `${url}/v1`, apiKey: 'key', model: 'scripted' },
    /** Resolves when that many questions were asked in all. */
    async until(count: number): Promise<void> {
      if (asked.length >= count) return;
      for await (const _ of on(events, 'asked')) if (asked.length >= count) return;
    },
  };
}
