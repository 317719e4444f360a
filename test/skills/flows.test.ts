import { text as textOf } from 'node:stream/consumers';
import t from 'tap';
import { site } from '../farm/harness.ts';
import { isolatingChromium } from '../farm/page/isolating.ts';
import { openSkillHouse } from '../gateway/routes/skill-house.ts';
import { scriptedModel } from '../peers/model.ts';
import { type Day, type Flow, flows } from './flows.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const telling = "const did = (text) => { const request = new XMLHttpRequest(); request.open('POST', 'did', false); request.send(text); };";

t.test('flows of every kind of control are compiled once, and replayed without a model with what the page says today', async (t) => {
  const model = await scriptedModel(t, () => {
    throw new Error('a model was asked');
  });
  const house = await openSkillHouse(t, { model: model.settings, chromePath: await isolatingChromium(t) });
  let day: Day = 'then';
  const log = new Map<string, string[]>();
  const url = await site(t, async (request, response) => {
    const [, name = '', path = ''] = (request.url ?? '').split('/');
    if (path === 'did') {
      log.set(name, [...(log.get(name) ?? []), await textOf(request)]);
      return void response.end();
    }
    const page = flows[name]?.pages[path]?.(day);
    if (typeof page === 'function') return page(response);
    const { port } = new URL(url);
    const body = page?.replaceAll('ELSEWHERE', `http://localhost:${port}/${name}`);
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="en"><title>Test</title><script>${telling}</script><body>${body}</body></html>`);
  });
  const asked = (name: string, { options = {} }: Flow) => ({
    target: `${url}/${name}/`,
    ...(JSON.parse(JSON.stringify(options).replaceAll('HERE', `${url}/${name}`)) as object),
  });
  const threeAtOnce = async (each: (name: string, flow: Flow) => Promise<void>) => {
    const left = Object.entries(flows);
    const next = async (): Promise<void> => {
      const one = left.shift();
      if (one !== undefined) return each(...one).then(next);
    };
    await Promise.all([next(), next(), next()]);
  };

  await threeAtOnce(async (name, flow) => {
    const { goal, success, did, told } = flow;
    const made = await house.call('POST', '/skills', { ...asked(name, flow), goal, as: name, ...(success && { success }) });
    t.match(made, { status: 200, body: { success: true, ...told('then') } }, `${name}: compiled`);
    t.same(log.get(name), did, `${name}: carried out`);
  });
  day = 'now';
  log.clear();
  await threeAtOnce(async (name, flow) => {
    const { params, did, didNow = did, told } = flow;
    const replayed = await house.call('POST', `/skills/${name}/run`, { ...asked(name, flow), ...(params && { params }) });
    t.match(replayed, { status: 200, body: { success: true, credits_charged: 1, ...told('now') } }, `${name}: replayed`);
    t.same(log.get(name), didNow, `${name}: by the same acts`);
  });
  t.equal(model.asked.length, 0);
});
