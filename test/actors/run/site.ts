/** Pages for runs, whose server tells what it was asked for. */
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Test } from 'tap';
import { site as serve } from '../../farm/harness.ts';

/** `script` runs after the body has been parsed. */
export const page = (body: string, script?: string) =>
  `<!doctype html><html lang="en"><meta charset=utf-8><title>Test</title><body>${body}${script === undefined ? '' : `<script>${script}</script>`}</body></html>`;

export type Page = string | ((response: ServerResponse, times: number) => void);

interface Site {
  /** With a slash at its end. */
  readonly url: string;
  /** Resolves with the response, answered or not, when this path is asked for next. */
  asked(path: string): Promise<ServerResponse>;
}

/** A path is a page, or decides itself what to answer; `times` counts from 1. Every other path is 404. */
export async function site(t: Test, pages: Readonly<Record<string, Page>>): Promise<Site> {
  const events = new EventEmitter();
  const times = new Map<string, number>();
  const url = await serve(t, (request, response) => {
    const path = request.url ?? '';
    const count = (times.get(path) ?? 0) + 1;
    times.set(path, count);
    const found = pages[path];
    if (typeof found === 'function') found(response, count);
    else response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(found);
    events.emit(path, response);
  });
  return {
    url: `${url}/`,
    asked: async (path) => {
      const [response] = (await once(events, path)) as [ServerResponse];
      return response;
    },
  };
}

/** A page that asks for a path and never hears back: it can do nothing else meanwhile. */
export const hangOn = (path: string) => `const request = new XMLHttpRequest(); request.open('GET', '${path}', false); request.send();`;

/** Says no word until the test is over. */
export const silence: Page = () => {};
