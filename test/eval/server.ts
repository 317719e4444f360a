/** One site of the evaluation on a port of its own, for one goal: its files, and the log of what is done on its pages. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { LogEntry } from './goal.ts';
import { scoredBy } from './task-box.ts';

interface EvalSite {
  /** With a trailing slash. */
  readonly url: string;
  /** What the pages have told so far, oldest first. */
  readonly log: readonly LogEntry[];
  close(): Promise<void>;
}

/**
 * A page's acts are on the log before it goes on: later ones can't overtake them, and a page that is left has told all. What a task's page
 * scores is asked of the server by its id, at the end; pages that take it for base 64 are given the same.
 */
const script = `function report(event, detail) {
  const call = new XMLHttpRequest();
  call.open('POST', '/eval-log', false);
  call.send(JSON.stringify({ event, detail: detail ?? null }));
}
function scored(id) {
  const call = new XMLHttpRequest();
  call.open('GET', '/eval-scored?id=' + encodeURIComponent(id ?? ''), false);
  call.send();
  return call.responseText;
}
{
  const decoded = window.atob;
  window.atob = (text) => /^[0-9a-f]{24}$/.test(text) ? scored(text) : decoded.call(window, text);
}`;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves the files below `folder`, with `{{otherUrl}}` of HTML files filled in with the same site on another host (for frames of
 * another process), `/eval.js` with `report(event, detail)`, and what is posted to a page as a `post` entry of the log before the
 * page is shown. Every HTML page is `html`, where that is given.
 */
export async function serveSite(folder: URL, html?: string): Promise<EvalSite> {
  const log: LogEntry[] = [];
  const server = createServer((request, response) => {
    answer(request, response, { folder, log, html }).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    log,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, log, html }: { readonly folder: URL; readonly log: LogEntry[]; readonly html: string | undefined },
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://site');
  if (pathname === '/eval.js') return void response.setHeader('content-type', 'text/javascript').end(script);
  if (pathname === '/eval-scored') {
    const id = new URL(request.url ?? '/', 'http://site').searchParams.get('id') ?? '';
    return void response.setHeader('content-type', 'text/plain; charset=utf-8').end(scoredBy(id) ?? '');
  }
  if (request.method === 'POST') {
    const body = await textOf(request);
    if (pathname === '/eval-log') {
      log.push(JSON.parse(body));
      return void response.writeHead(204).end();
    }
    log.push({ event: 'post', detail: { path: pathname, fields: fieldsOf(body) } });
  }
  const extension = extname(pathname);
  const type = types[extension];
  const made = extension === '.html' ? html : undefined;
  const bytes = type === undefined ? undefined : (made ?? (await readFile(new URL(`.${pathname}`, folder)).catch(() => undefined)));
  if (type === undefined || bytes === undefined) {
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title><h1>Not found</h1>');
  }
  const other = `http://localhost:${request.socket.localPort}`;
  response.setHeader('content-type', type).end(extension === '.html' ? bytes.toString().replaceAll('{{otherUrl}}', other) : bytes);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A name that was sent more than once has a list of values. */
function fieldsOf(body: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const all = fields.getAll(name);
      return [name, all.length === 1 ? (all[0] ?? '') : all];
    }),
  );
}
