/** `GET /openapi`: this surface, described for machines. */
import { Type } from 'typebox';
import type { App } from '../app.ts';
import { refusalsOf } from '../schemas/error.ts';

const Description = Type.Record(Type.String(), Type.Unknown(), { description: 'An OpenAPI 3.1 document.' });

export function openapiRoutes(app: App): void {
  const schema = { summary: 'The OpenAPI 3.1 description', tags: ['Platform'], response: { 200: Description, ...refusalsOf(401, 429) } };
  app.get('/openapi', { schema }, async () => ({ ...app.swagger() }));
}
