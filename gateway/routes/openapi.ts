/** `GET /openapi`: this surface, described for machines. */
import { Type } from 'typebox';
import type { App } from '../app.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';

const Description = answer(Type.Record(Type.String(), Type.Unknown()), 'An OpenAPI 3.1 document.');

export function openapiRoutes(app: App): void {
  const schema = {
    operationId: 'getOpenapi',
    summary: 'The OpenAPI 3.1 description',
    tags: ['Platform'],
    response: { 200: Description, ...refusalsOf(401, 429, 503) },
  };
  app.get('/openapi', { schema }, async () => ({ ...app.swagger() }));
}
