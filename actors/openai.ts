/** The client of an OpenAI-compatible endpoint, for who bounds and repeats calls by itself. */
import OpenAI from 'openai';

export interface EndpointSettings {
  readonly baseUrl: string;
  /** Unset where the endpoint wants none. */
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** What an endpoint says, without the key that it may repeat: its words go to whoever sent the request, and into what is stored of it. */
export function withoutKey(text: string, apiKey: string | undefined): string {
  if (!apiKey) return text;
  return [apiKey, JSON.stringify(apiKey).slice(1, -1), encodeURIComponent(apiKey)].reduce(
    (rest, form) => rest.replaceAll(form, '[API key]'),
    text,
  );
}

/** `timeoutMs`: how long the headers of an answer are waited for; its body is the caller's to bound. */
export const openClient = ({ baseUrl, apiKey }: Pick<EndpointSettings, 'baseUrl' | 'apiKey'>, timeoutMs: number): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    // The client wants one; endpoints that need none don't look.
    apiKey: apiKey ?? 'none',
    // Else it reads the environment, repeats calls by itself, and writes to the console.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
  });
