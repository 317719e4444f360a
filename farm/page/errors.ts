/** The one place where the texts of CDP and of the network stack are read. */
import { FarmError, type FarmErrorCode } from '../errors.ts';
import { refusedByNode } from '../protocol/lease.ts';

/** A command's failure as chrome-remote-interface throws it. */
interface Refused {
  readonly response: { readonly code: number; readonly message: string };
}

const isRefused = (error: unknown): error is Refused =>
  error instanceof Error && 'response' in error && typeof (error.response as Refused['response'] | undefined)?.message === 'string';

/** The document that a command spoke to was replaced or its frame went away: whoever asked may ask the new one. */
export class DocumentGone extends Error {
  override readonly name = 'DocumentGone';
}

/** Passes over that the document is gone. */
export function replaced(error: unknown): undefined {
  if (!(error instanceof DocumentGone)) throw error;
}

/** Passes over that the document is gone, or its frame. */
export function gone(error: unknown): undefined {
  if (!(error instanceof FarmError && error.code === 'element_gone')) replaced(error);
}

const documentGone = [
  'Cannot find context with specified id',
  'Cannot find execution context',
  'Execution context was destroyed',
  'Inspected target navigated or closed',
  'No frame for given id found',
  'No frame with given id found',
  'Frame with the given id was not found',
  'Frame with the given id does not belong to the target',
  'Could not find object with given id',
  'Session with given id not found',
  'No node with given id found',
  'Could not find node with given id',
];

/** What a failed command means. The method is named, its parameters are not: they may hold secrets. */
export function commandError(method: string, error: unknown): Error {
  if (error instanceof FarmError || error instanceof DocumentGone) return error;
  if (!isRefused(error)) return new FarmError('protocol', `${method} could not be sent`, { cause: error });
  const { code, message } = error.response;
  if (code === refusedByNode) return new FarmError('method_refused', `the farm node refused ${method}: ${message}`);
  if (message.includes('Target crashed')) return new FarmError('page_crashed', 'the page crashed: its renderer process ended');
  if (documentGone.some((text) => message.includes(text))) return new DocumentGone(`${method}: ${message}`);
  return new FarmError('protocol', `${method} failed: ${message}`);
}

const netErrors: readonly [pattern: RegExp, code: FarmErrorCode, says: string][] = [
  [/NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_/, 'target_unreachable', 'its host name does not resolve; check the spelling'],
  [/CONNECTION_REFUSED/, 'target_unreachable', 'its host refused the connection; check the port and that the server is up'],
  [/CERT_|SSL_|BAD_SSL/, 'target_unreachable', 'no secure connection could be made: its TLS certificate or protocol is not acceptable'],
  [/TOO_MANY_REDIRECTS/, 'target_unreachable', 'it redirects without end'],
  [/PROXY_|TUNNEL_|SOCKS_|MANDATORY_PROXY/, 'proxy_failed', 'the proxy could not reach it'],
  [/HTTP_RESPONSE_CODE_FAILURE/, 'target_unreachable', 'its server answered with an error, and with no page'],
  [/TIMED_OUT/, 'target_unreachable', 'its host did not answer in time'],
  [/INTERNET_DISCONNECTED|ADDRESS_UNREACHABLE|NETWORK_/, 'target_unreachable', 'its host could not be reached'],
  [
    /EMPTY_RESPONSE|CONNECTION_|INVALID_HTTP_RESPONSE|RESPONSE_HEADERS|CONTENT_|HTTP2_|QUIC_/,
    'target_unreachable',
    'its server broke the connection',
  ],
  [/ERR_UNSAFE_REDIRECT/, 'egress_refused', 'it leads to an address that is no web page'],
  [
    /BLOCKED_BY_|UNSAFE_PORT|UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|INVALID_URL|ACCESS_DENIED/,
    'target_unreachable',
    'the browser does not open such an address',
  ],
];

/** Whether a navigation came to no page and to no error either: an empty answer, a download, or a newer navigation. */
export const wasAborted = (answer: { readonly errorText?: string; readonly isDownload?: boolean }): boolean =>
  answer.errorText?.includes('ERR_ABORTED') === true && answer.isDownload !== true;

/** Why a navigation to `what`, an address or words around one, failed, from the browser's `net::ERR_…`. */
export function navigationError(what: string, errorText: string): FarmError {
  const [, code, says] = netErrors.find(([pattern]) => pattern.test(errorText)) ?? [];
  if (code !== undefined) return new FarmError(code, `${what} could not be opened: ${says} (${errorText})`);
  if (errorText.includes('ERR_ABORTED')) {
    return new FarmError(
      'target_unreachable',
      `${what} could not be opened: the navigation ended without a page, as an empty answer or a newer navigation makes it (${errorText})`,
    );
  }
  return new FarmError('target_unreachable', `${what} could not be opened (${errorText})`);
}
