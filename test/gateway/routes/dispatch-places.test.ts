/** Where a goal is asked for is part of what is asked. */
import t from 'tap';
import { site } from '../../farm/harness.ts';
import { openSkillHouse } from './skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const success = { kind: 'extracted' };
const prompt = 'Return the Weight';

/** Each address says what it is: path, query and what stands behind the `#`. */
const places = (t: Parameters<typeof site>[0]) =>
  site(t, (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><h1>Goods</h1><dl><dt>Weight</dt><dd></dd></dl>
      <script>document.querySelector('dd').textContent = 'of ' + location.pathname + location.search + location.hash;</script>`),
  );

t.test('the same words ask for something else at another address, the first page of a site included', async (t) => {
  const house = await openSkillHouse(t);
  const url = await places(t);
  const paths = ['/goods', '/', '', '/goods/', '/goods?kind=2', '/app#/one', '/app#/two', '/app'];
  const dispatch = async (path: string) => (await house.call('POST', '/dispatch', { url: url + path, prompt, success })).body;
  const said = (path: string) => ({ data: { Weight: `of ${path === '' ? '/' : path}` } });
  const names = new Map<string, string>();
  for (const path of paths) {
    const body = await dispatch(path);
    t.match(body, { ...said(path), mode: path === '' ? 'cache-hit' : 'cache-miss-compiled', version: 1 }, path);
    names.set(path, body.skill);
  }
  t.equal(new Set(names.values()).size, paths.length - 1, 'each has a name of its own');
  for (const path of paths) t.match(await dispatch(path), { ...said(path), mode: 'cache-hit', skill: names.get(path) }, `${path} again`);
});

t.test('the skill of a page is found among those of many pages that have the same goal', async (t) => {
  const house = await openSkillHouse(t);
  const url = await places(t);
  const paths = Array.from({ length: 12 }, (_, at) => `/goods/${at}`);
  const all = () => Promise.all(paths.map((path) => house.call('POST', '/dispatch', { url: url + path, prompt, success })));
  t.same(new Set((await all()).map(({ body }) => body.mode)), new Set(['cache-miss-compiled']));
  const again = await all();
  t.same(
    again.map(({ body }) => [body.mode, body.data.Weight]),
    paths.map((path) => ['cache-hit', `of ${path}`]),
  );
});

t.test('who names a skill may say its site alone, and no other place of it', async (t) => {
  const house = await openSkillHouse(t);
  const url = await places(t);
  await house.call('POST', '/skills', { target: `${url}/app?kind=2#/one`, goal: prompt, as: 'weight' });
  const run = (target: string, params?: object) => house.call('POST', '/skills/weight/run', { target, ...(params && { params }) });
  for (const target of [url, `${url}/`, `${url}/app?kind=2#/one`])
    t.match((await run(target)).body, { success: true, data: { Weight: 'of /app?kind=2#/one' } }, target);
  const others = ['/#/one', '/app?kind=2', '/app?kind=2#/two', '/app?kind=3#/one', '/app#/one'].map((path) => url + path);
  for (const target of [...others, url.replace('//', '//ada:word@')])
    t.match(await run(target), { status: 400, body: { error: /differs from it/ } }, target);
  t.match(await run(url, { constructor: 'x' }), { status: 400, body: { error: /no parameter constructor/ } });
});

t.test('what a parameter brings names no stored secret', async (t) => {
  const house = await openSkillHouse(t);
  const url = await site(t, { '/': '<h1>Notes</h1><label>Note <input></label>' });
  await house.call('POST', '/secrets', { name: 'DOOR', value: 'canary-in-the-vault' });
  const made = { target: url, goal: 'Fill "Note" with "milk"', as: 'note', success: { kind: 'textVisible', value: 'Notes' } };
  t.match((await house.call('POST', '/skills', made)).body, { success: true });
  for (const [path, name] of [
    ['/skills/note/run', {}],
    ['/run', { goal: 'note' }],
  ] as const)
    t.match(await house.call('POST', path, { ...name, target: url, params: { note: 'of {{secret:DOOR}}' } }), {
      status: 400,
      body: { error: /^params names a stored secret/ },
    });
});
