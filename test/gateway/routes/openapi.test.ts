import { Validator } from '@seriousme/openapi-schema-validator';
import t from 'tap';
import { bearer, openHouse } from '../house.ts';

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
    'GET /api/v1/credits',
    'GET /api/v1/openapi',
    'GET /api/v1/pricing',
    'GET /api/v1/runs',
    'GET /api/v1/runs/{id}',
    'POST /api/v1/run',
  ]);
  for (const route of described) {
    const [method = '', path = ''] = route.split(' ');
    t.ok(app.hasRoute({ method: method as 'GET', url: path.replaceAll(/\{(\w+)\}/g, ':$1') }), route);
  }
  for (const name of ['AdHocRun', 'NamedRun', 'SuccessCondition', 'RunResult', 'Error']) {
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
