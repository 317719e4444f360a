/** The body of every error. */
import { type Static, Type } from 'typebox';
import { answer } from './answer.ts';

export const ErrorBody = Type.Object(
  {
    error: Type.String({ description: 'What happened, to what, and what to do.' }),
    code: Type.Optional(Type.String({ description: 'For programs.' })),
  },
  {
    $id: 'Error',
    description: 'Every error. The header `x-request-id` names the request in the logs.',
    examples: [{ error: 'the API key is missing or not valid', code: 'unauthorized' }],
  },
);
export type ErrorBody = Static<typeof ErrorBody>;

const refusal = (description: string, headers?: Parameters<typeof answer>[2]) => answer(Type.Ref('Error#'), description, headers);
const retryAfter = { 'Retry-After': Type.Integer({ minimum: 1, description: 'Seconds after which it is worth asking again.' }) };

const refusals = {
  400: refusal('Malformed request: bad JSON, an unknown field, a body over 1 MB, a shape or a value that is none.'),
  401: refusal('Missing or invalid API key.'),
  402: refusal('Insufficient credits.'),
  403: refusal('Unauthorized target, or a plan is required (`plan_required`).'),
  404: refusal('No such thing for this tenant.'),
  409: refusal('What is stored of the skill can not be read, and it was put aside (`quarantined`): compile it anew.'),
  429: refusal('Rate limit exceeded, or every browser is taken; see `Retry-After`.', retryAfter),
  501: refusal('A field asks for what is not built or not configured; the error names it.'),
  503: refusal('The store or the farm is out of reach; see `Retry-After`.', retryAfter),
};

/** The responses of these statuses, for a route's schema. */
export function refusalsOf<S extends keyof typeof refusals>(...statuses: readonly S[]): Pick<typeof refusals, S> {
  return Object.fromEntries(statuses.map((status) => [status, refusals[status]])) as Pick<typeof refusals, S>;
}
