/** `GET /templates`: the catalogue of extraction templates, for anybody. */
import { Type } from 'typebox';
import { type ExtractionTemplate, templates } from '../../config/templates.ts';
import type { App } from '../app.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';
import { firstPage, given, page } from '../schemas/page.ts';

const closed = { additionalProperties: false } as const;

const Template = Type.Object(
  {
    name: Type.String(),
    description: Type.String(),
    pages: Type.Optional(Type.Array(Type.String(), { description: 'Hosts and paths; `*` is any part.' })),
    types: Type.Optional(Type.Array(Type.String(), { description: 'Types of schema.org that a page declares.' })),
    fields: Type.Array(Type.Object({ name: Type.String(), description: Type.String(), many: Type.Boolean() }, closed)),
  },
  closed,
);

const schema = {
  operationId: 'listTemplates',
  summary: 'The extraction templates; needs no key',
  description: 'In the order in which they are tried on a page: by its host, by the type that it declares, and one for all pages.',
  tags: ['Semantic cache'],
  security: [],
  querystring: Type.Object(page, closed),
  response: {
    200: answer(
      Type.Object(
        { templates: Type.Array(Template), ...given },
        { examples: [{ templates: [], total: templates.length, limit: 50, offset: 0 }] },
      ),
      'A page of the catalogue.',
    ),
    ...refusalsOf(400),
  },
};

export function templatesRoutes(app: App): void {
  app.get('/templates', { schema }, async ({ query }) => {
    const { limit, offset } = { ...firstPage, ...query };
    return { templates: templates.slice(offset, offset + limit).map(toTemplate), total: templates.length, limit, offset };
  });
}

const toTemplate = ({ name, description, on, fields }: ExtractionTemplate) => ({
  name,
  description,
  ...(on !== 'any' && ('pages' in on ? { pages: [...on.pages] } : { types: [...on.types] })),
  fields: fields.map((field) => ({ name: field.name, description: field.description, many: field.many === true })),
});
