import { Validator } from '@seriousme/openapi-schema-validator';
import t from 'tap';
import { bearer, openHouse } from '../house.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly headers?: object }>>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

t.test('the description is OpenAPI 3.1, of all routes and nothing else, with an example of each body', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const response = await app.inject({ url: '/api/v1/openapi', headers: bearer(key) });
  const document = response.json();
  t.match(document, { openapi: '3.1.0', info: { version: '1.0.0' } });
  const validity = await new Validator().validate(document);
  t.same(validity.errors ?? [], []);
  t.ok(validity.valid);

  const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, operations]) =>
    methods.filter((method) => method in operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  t.same(described.sort(), [
    'DELETE /api/v1/secrets/{name}',
    'DELETE /api/v1/skills/{name}',
    'GET /api/v1/cache/stats',
    'GET /api/v1/credits',
    'GET /api/v1/library',
    'GET /api/v1/openapi',
    'GET /api/v1/pricing',
    'GET /api/v1/runs',
    'GET /api/v1/runs/{id}',
    'GET /api/v1/secrets',
    'GET /api/v1/skills',
    'GET /api/v1/skills/{name}',
    'GET /api/v1/templates',
    'POST /api/v1/agent',
    'POST /api/v1/dispatch',
    'POST /api/v1/observe',
    'POST /api/v1/run',
    'POST /api/v1/secrets',
    'POST /api/v1/skills',
    'POST /api/v1/skills/{name}/run',
  ]);
  for (const route of described) {
    const [method = '', path = ''] = route.split(' ');
    t.ok(app.hasRoute({ method: method as 'GET', url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), route);
  }
  for (const name of ['AdHocRun', 'NamedRun', 'SuccessCondition', 'RunResult', 'CompileSkill', 'ReplayBody', 'DispatchResult', 'Error']) {
    t.ok(document.components.schemas[name].examples?.length, `${name} has an example`);
  }
});

t.test('the examples are what their schemas say, so they can be sent as they stand', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const { components } = (await app.inject({ url: '/api/v1/openapi', headers: bearer(key) })).json();
  const [example] = components.schemas.AdHocRun.examples;
  const payload = { ...example, record: true };
  const response = await app.inject({ method: 'POST', url: '/api/v1/run', headers: bearer(key), payload });
  t.equal(response.statusCode, 501, 'only the field that was added is refused');
});

t.test('it says which calls need no key', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  t.equal((await app.inject({ url: '/api/v1/openapi' })).statusCode, 401);
  const { paths, security } = (await app.inject({ url: '/api/v1/openapi', headers: bearer(key) })).json();
  t.same(security, [{ apiKey: [] }]);
  t.same(paths['/api/v1/pricing'].get.security, []);
});

t.test('what generators of clients ask for is there', async (t) => {
  const { app, tenant } = await openHouse(t);
  const { key } = await tenant('ada');
  const { paths, components } = (await app.inject({ url: '/api/v1/openapi', headers: bearer(key) })).json();
  const operations = Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path));
  const names = [
    'compileSkill',
    'deleteSecret',
    'deleteSkill',
    'dispatchGoal',
    'getCacheStats',
    'getCredits',
    'getOpenapi',
    'getPricing',
    'getRun',
    'getSkill',
    'listRuns',
    'listSecrets',
    'listSkills',
    'listTemplates',
    'observePage',
    'runSkill',
    'searchLibrary',
    'startAgentRun',
    'startRun',
    'storeSecret',
  ];
  t.same(operations.map(({ operationId }) => operationId).sort(), names);
  for (const { operationId, responses } of operations) {
    for (const [status, { description, headers = {} }] of Object.entries(responses)) {
      const what = `${operationId} ${status}`;
      t.not(description, 'Default Response', what);
      t.same(Object.keys(headers), ['x-request-id', ...(['429', '503'].includes(status) ? ['Retry-After'] : [])], what);
    }
  }
  const { parameters } = paths['/api/v1/runs'].get;
  const required = parameters.map(({ name, required }: { name: string; required?: boolean }) => [name, required ?? false]);
  t.same(required, [
    ['limit', false],
    ['offset', false],
    ['mode', false],
    ['status', false],
  ]);
  t.match(paths['/api/v1/runs/{id}'].get.responses, { 400: {}, 404: {} });

  const { discriminator, oneOf } = components.schemas.SuccessCondition;
  t.same(discriminator, { propertyName: 'kind' });
  const kinds = ['statusText', 'urlIncludes', 'textVisible', 'extracted', 'allOf', 'anyOf'];
  t.same(
    oneOf,
    kinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` })),
  );
  for (const kind of kinds)
    t.same(components.schemas[kind].properties.kind, { type: 'string', enum: [kind] }, 'the name by which the discriminator finds it');
  for (const [name, field] of [
    ['RunRecord', 'mode'],
    ['RunRecord', 'status'],
    ['RunResult', 'failureCode'],
    ['Dialog', 'type'],
  ] as const) {
    t.match(components.schemas[name].properties[field], { type: 'string', enum: Array }, `${name}.${field}`);
  }
});
