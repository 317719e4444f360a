/** The one map from what goes wrong to a status and `{ error, code? }`. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ActorError } from '../actors/errors.ts';
import type { StartRefusal } from '../actors/protocol/runs.ts';
import type { SkillRefusal } from '../actors/protocol/skills.ts';
import { redactText } from '../config/redaction.ts';
import { StoreError } from '../store/errors.ts';
import type { ErrorBody } from './schemas/error.ts';

const statuses = {
  bad_request: 400,
  unauthorized: 401,
  insufficient_credits: 402,
  forbidden_target: 403,
  plan_required: 403,
  not_found: 404,
  quarantined: 409,
  rate_limited: 429,
  farm_full: 429,
  not_built: 501,
  unavailable: 503,
} as const;
type RefusalCode = keyof typeof statuses;

/** A request that is not done, with the sentence that its caller reads. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** When it is worth asking again. */
  readonly retryAfterMs: number | undefined;

  constructor(code: RefusalCode, message: string, options?: ErrorOptions & { retryAfterMs?: number }) {
    super(message, options);
    this.code = code;
    this.retryAfterMs = options?.retryAfterMs;
  }
}

/** The actors' refusals as callers read them. */
export function startRefusal({ reason, message, ...more }: StartRefusal): Refusal {
  return new Refusal(reason, message, 'retryAfterMs' in more ? { retryAfterMs: more.retryAfterMs } : {});
}

const skillRefusals = {
  no_such_skill: 'not_found',
  quarantined: 'quarantined',
  wrong_origin: 'forbidden_target',
  wrong_start: 'bad_request',
  wrong_params: 'bad_request',
} as const satisfies Record<SkillRefusal['reason'], RefusalCode>;

/** Under `/skills/{name}`; `POST /run` knows no 404 (SPEC-NOTES, "Free text or name"). */
export const skillRefusal = ({ reason, message }: SkillRefusal): Refusal => new Refusal(skillRefusals[reason], message);

/** When what is out of reach may be back. */
const soonMs = 1_000;

interface Answer {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterMs?: number | undefined;
}

/** The header by which a caller and the log speak of the same request. */
export const nameRequest = (request: FastifyRequest, reply: FastifyReply) => void reply.header('x-request-id', request.id);

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = answerTo(error);
  if (answer.status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'request failed');
  nameRequest(request, reply);
  // Fastify closes the connection of a body that is too large; the sender, still writing, would never read why.
  reply.removeHeader('connection');
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
  if (answer.retryAfterMs !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(answer.retryAfterMs / 1_000)));
  return reply.code(answer.status).send({ ...answer.body, error: redactText(answer.body.error) });
}

function answerTo(error: unknown): Answer {
  if (error instanceof Refusal) {
    const { code, message, retryAfterMs = code === 'unavailable' ? soonMs : undefined } = error;
    return { status: statuses[code], body: { error: message, code }, retryAfterMs };
  }
  if (error instanceof ActorError && error.cause instanceof StoreError) return answerTo(error.cause);
  if (isPassing(error)) {
    const what = error instanceof StoreError ? 'the store' : 'the part of the service that does this';
    return answerTo(new Refusal('unavailable', `${what} is out of reach for the moment: try again`));
  }
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500) {
    return { status: 400, body: { error: sentence(error), code: 'bad_request' } };
  }
  return { status: 500, body: { error: 'something broke inside the service; the request id names it in the logs', code: 'internal' } };
}

/** What is over when a server is back, or an actor has started anew or elsewhere. */
const isPassing = (error: unknown) =>
  (error instanceof StoreError && ['unavailable', 'closed', 'fenced', 'lost'].includes(error.code)) ||
  (error instanceof ActorError && ['stopped', 'timeout', 'exhausted', 'unreachable', 'not_here'].includes(error.code));

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error;

/** The spec's list has neither 413 nor 415: both are malformed bodies, 400. */
function sentence(error: FastifyError): string {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'the body is larger than 1 MB';
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return 'the body must be JSON, sent with content-type: application/json and its true length';
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return 'the body is empty; it must be JSON';
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return 'the body is not valid JSON';
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return 'the id in the path is longer than any that there is';
    case 'FST_ERR_BAD_URL':
      return 'the path of the address is not well-formed: write % as %25';
    default:
      return error.message;
  }
}
