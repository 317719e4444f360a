/** The caller's proxy: how its address is read, and how a connection to it becomes one to the target. */
import { type IncomingMessage, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { canonicalHost } from '../../config/addresses.ts';
import { FarmError } from '../errors.ts';
import { contained } from './contained.ts';
import { socksConnect } from './socks.ts';

export interface Target {
  /** Canonical: lower case, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
}

export interface Upstream extends Target {
  readonly protocol: string;
  readonly credentials?: { readonly username: string; readonly password: string };
}

/** Of what a proxy may speak. */
const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'socks5:': 1080 };

/** Reads `http:`, `https:` or `socks5:` with optional percent-encoded credentials and port; `undefined` for anything else. */
export function readUpstream(proxy: string): Upstream | undefined {
  if (!URL.canParse(proxy)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(proxy);
  const host = canonicalHost(hostname);
  const defaultPort = defaultPorts[protocol];
  if (host === undefined || defaultPort === undefined) return undefined;
  const credentials = username === '' ? {} : { credentials: { username: decoded(username), password: decoded(password) } };
  return { protocol, host, port: Number(port || defaultPort), ...credentials };
}

/** `proxy-authorization` for an HTTP proxy (RFC 9110 11.7.2), as a header pair or none. */
export function proxyAuthorization({ credentials }: Upstream): readonly string[] {
  if (credentials === undefined) return [];
  return ['proxy-authorization', `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`];
}

/** TLS where the proxy itself wants it; its certificate is checked. Rejects with `proxy_failed`. */
export function secured(socket: Socket, { protocol, host }: Upstream): Promise<Duplex> {
  if (protocol !== 'https:') return Promise.resolve(socket);
  return new Promise((resolve, reject) => {
    const secure = connectTls({ socket, host, ...(isIP(host) === 0 ? { servername: host } : {}) }, () => resolve(secure));
    const failed = (error?: Error) =>
      reject(new FarmError('proxy_failed', `the proxy's TLS failed: ${error?.message ?? 'it hung up'}`, { cause: error }));
    secure.on('error', failed);
    secure.once('close', () => failed());
  });
}

/**
 * Asks the proxy at the other end for the target, which the proxy resolves. Rejects with `proxy_failed` when the proxy won't
 * serve this caller, and with `target_unreachable` when it could not reach the target.
 */
export function through(socket: Duplex, upstream: Upstream, target: Target): Promise<Duplex> {
  return upstream.protocol === 'socks5:' ? socksConnect(socket, upstream, target) : httpConnect(socket, upstream, target);
}

function httpConnect(socket: Duplex, upstream: Upstream, target: Target): Promise<Duplex> {
  const authority = target.host.includes(':') ? `[${target.host}]:${target.port}` : `${target.host}:${target.port}`;
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'CONNECT',
      path: authority,
      headers: ['host', authority, ...proxyAuthorization(upstream)],
      createConnection: () => socket,
    });
    const connected = ({ statusCode = 0 }: IncomingMessage, _socket: Duplex, head: Buffer) => {
      if (statusCode < 200 || statusCode > 299) return reject(refusedBy(statusCode, authority));
      if (head.length > 0) socket.unshift(head);
      resolve(socket);
    };
    asked.once('connect', contained(connected, reject));
    // A proxy may answer a CONNECT it dislikes as if it were a page.
    asked.once('response', ({ statusCode = 0 }) => reject(refusedBy(statusCode, authority)));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // Proxies also hang up without a word when it is the target that does not answer.
      const garbled = error.code?.startsWith('HPE_');
      const reason = garbled ? 'the proxy does not speak HTTP' : `the proxy hung up when asked for ${authority}`;
      reject(new FarmError(garbled ? 'proxy_failed' : 'target_unreachable', reason, { cause: error }));
    });
    asked.end();
  });
}

/** Statuses that are about the caller of the proxy and not about the target: credentials, payment, pace. */
const aboutCaller = new Set([401, 402, 407, 429]);

export function refusedBy(status: number, authority: string): FarmError {
  if (status === 401 || status === 407) return new FarmError('proxy_failed', `the proxy refused the credentials (${status})`);
  if (aboutCaller.has(status)) return new FarmError('proxy_failed', `the proxy refused to serve this caller (${status})`);
  return new FarmError('target_unreachable', `the proxy answered ${status} for ${authority}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign: the caller meant it literally.
    return text;
  }
}
