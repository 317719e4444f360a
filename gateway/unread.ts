/** Answers for what never became a request: the HTTP parser gave up on it, or it did not come in time. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorBody } from './schemas/error.ts';

const answers: Readonly<Record<string, { readonly status: number; readonly error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'the headers are too large: together with the request line at most 16 kB' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'the request did not arrive whole in time: send it again' },
};
const malformed = { status: 400, error: 'this is not a well-formed HTTP/1.1 request' };

/** A handler of `clientError` (Node, `http.Server`): the last word on the connection, in the form of every other error. */
export function answerUnread(log: FastifyBaseLogger) {
  return (cause: Error & { readonly code?: string }, socket: Socket): void => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const { status, error } = answers[cause.code ?? ''] ?? malformed;
    log.info({ requestId, status, reason: cause.code }, 'answered what could not be read');
    const body = JSON.stringify({ error, code: 'bad_request' } satisfies ErrorBody);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
}
