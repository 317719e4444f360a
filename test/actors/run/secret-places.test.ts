/** A stored secret goes to the site of the request and to hosts that the goal names, by whomever it is filled and however it is sent. */
import { text } from 'node:stream/consumers';
import t from 'tap';
import { isOfSite } from '../../../actors/sites.ts';
import { site } from '../../farm/harness.ts';
import { calling, elementIn, scriptedModel } from '../../peers/model.ts';
import { ended, openTestHouse, tenantId } from './house.ts';
import { page } from './site.ts';

t.jobs = 3;

t.test('a host is of the site of those that it stands below or above', async (t) => {
  const same = [
    ['shop.example', 'shop.example'],
    ['www.shop.example', 'shop.example'],
    ['shop.example', 'www.shop.example'],
    ['login.shop.example', 'shop.example'],
    ['login.shop.example', 'www.shop.example'],
    ['127.0.0.1', '127.0.0.1'],
  ] as const;
  const others = [
    ['anna.pages.example', 'bert.pages.example'],
    ['notshop.example', 'shop.example'],
    ['shop.example.evil.test', 'shop.example'],
    ['example', 'shop.example'],
    ['shop.example', 'example'],
    ['1.10.0.0.1', '10.0.0.1'],
    ['', ''],
  ] as const;
  for (const [host, of] of same) t.ok(isOfSite(host, of), `${host} ${of}`);
  for (const [host, of] of others) t.notOk(isOfSite(host, of), `${host} ${of}`);
});

const secret = 'quilted-heron-52';
const field = (label: string, type = 'password') => `<label>${label} <input name="k" type="${type}"></label>`;
const tells = `fetch('/got?' + encodeURIComponent(document.querySelector('input').value))`;
const inner = page(`${field('Passphrase', 'text')}<button onclick="${tells}">Enter</button>`);

type HouseOptions = NonNullable<Parameters<typeof openTestHouse>[1]>;

/** A page of the request's own site, with what `markup` makes of the stranger's origin: the same server by another name. */
async function openPlaces(t: Parameters<typeof openTestHouse>[0], markup: (stranger: string) => string, options: HouseOptions = {}) {
  const hits: string[] = [];
  const url = await site(t, async (request, response) => {
    const body = await text(request);
    if (`${request.url}${body}`.includes(secret)) hits.push(`${request.headers.host?.split(':')[0]} ${request.method}`);
    const stranger = `http://localhost:${request.socket.localPort}`;
    const pages: Readonly<Record<string, string>> = { '/': page(`<h1>Gate</h1>${markup(stranger)}`), '/inner': inner };
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages[request.url ?? ''] ?? page('<h1>Gate passed</h1>'));
  });
  const house = await openTestHouse(t, options);
  await house.store.secrets.put(tenantId, 'KEY', secret);
  const run = async (prompt: string) => ended(await house.run({ url: `${url}/`, prompt, success: { kind: 'textVisible', value: 'Gate' } }));
  return { run, hits };
}

const inFrame = (stranger: string) => `<iframe src="${stranger}/inner" width="400" height="100"></iframe>`;
const inForm = (attributes: string, button = '<button>Enter</button>') => `<form ${attributes}>${field('Passphrase')}${button}</form>`;
const fill = 'Fill "Passphrase" with {{secret:KEY}} and click "Enter"';

t.test('a stored secret is not filled in where a stranger gets it', async (t) => {
  const places: Readonly<Record<string, (stranger: string) => string>> = {
    'a frame of another site': inFrame,
    'a frame in a frame': (stranger) => `<iframe srcdoc='${inFrame(stranger)}' width="450" height="200"></iframe>`,
    'a form that is sent elsewhere': (stranger) => inForm(`action="${stranger}/in" method="post"`),
    'one that puts it into an address': (stranger) => inForm(`action="${stranger}/in"`),
    'one whose button sends it elsewhere': (stranger) => inForm('action="/in"', `<button formaction="${stranger}/in">Enter</button>`),
    'a base elsewhere': (stranger) => `<base href="${stranger}/">${inForm('action="in"')}`,
    'a field called action': (stranger) => inForm(`action="${stranger}/in"`, '<input type="hidden" name="action"><button>Enter</button>'),
  };
  for (const [name, markup] of Object.entries(places)) {
    const { run, hits } = await openPlaces(t, markup);
    const { success, error, failureCode } = await run(fill);
    t.match({ success, failureCode }, { success: false, failureCode: 'goal_not_reached' }, name);
    t.match(error, /\{\{secret:KEY\}\} was not filled in: it would go to localhost, which .* name that host in the goal/, name);
    t.same(hits, [], name);
  }
});

t.test('it is not sent by another form than the one that Enter sends, nor by one that was changed since', async (t) => {
  const buttons = (stranger: string) => `<button>Later</button><button formaction="${stranger}/in">Enter</button>`;
  const late = (stranger: string) =>
    inForm(
      'action="/in" id="f"',
      `<button>Enter</button><script>document.querySelector('input')
    .addEventListener('input', () => f.setAttribute('action', '${stranger}/in'))</script>`,
    );
  for (const markup of [(stranger: string) => inForm('action="/in"', buttons(stranger)), late]) {
    const { run, hits } = await openPlaces(t, markup);
    t.match(await run(fill), { success: false, error: /the form was not sent, in which a stored secret stands: it would go to localhost/ });
    t.same(hits, []);
  }
  const { run, hits } = await openPlaces(t, late);
  t.match(await run('Fill "Passphrase" with {{secret:KEY}} and press Enter'), { success: false, error: /the form was not sent/ });
  t.same(hits, [], 'by Enter');
});

t.test('it goes where the request is, and where the goal says', async (t) => {
  const own: Readonly<Record<string, (stranger: string) => string>> = {
    'a form of its own': () => inForm('action="/in" method="post"'),
    'a form without an address': () => inForm(''),
    'a frame of its own': () => '<iframe src="/inner" width="400" height="100"></iframe>',
    'a frame that was written by it': () => `<iframe srcdoc="${inner.replaceAll('"', '&quot;')}" width="400" height="100"></iframe>`,
    'another form goes elsewhere': (stranger) =>
      `<form action="${stranger}/find"><label>Find <input></label></form>${inForm('action="/in"')}`,
  };
  for (const [name, markup] of Object.entries(own)) {
    const { run, hits } = await openPlaces(t, markup);
    t.match(await run(fill), { success: true }, name);
    t.match(hits, [/^127\.0\.0\.1 /], name);
  }
  for (const markup of [inFrame, (stranger: string) => inForm(`action="${stranger}/in"`)]) {
    const { run, hits } = await openPlaces(t, markup);
    t.match(await run(`${fill} to sign in at localhost`), { success: true });
    t.match(hits, [/^localhost /]);
  }
});

t.test('a model is told why, and may mean another field', async (t) => {
  const why = 'juggle';
  const model = await scriptedModel(t, (question, count) => {
    if (count === 1)
      return calling(
        ['fill', { element: elementIn(question, 'Passphrase'), text: '{{secret:KEY}}', why }],
        ['click', { element: elementIn(question, '"Enter"'), why }],
      );
    if (count > 2) return calling(['done', {}]);
    t.match(question.messages.at(-1)?.content, /failed: .*would go to localhost/);
    return calling(['fill', { element: elementIn(question, 'Word'), text: '{{secret:KEY}}', why }]);
  });
  const markup = (stranger: string) => `${inFrame(stranger)}<label>Word <input type="password"></label>`;
  const { run, hits } = await openPlaces(t, markup, { model: model.settings, modelLimits: { pauseMs: 0 } });
  const { success, path } = await run('Juggle {{secret:KEY}} about');
  t.match({ success, path }, { success: true, path: [{}, { kind: 'fill', target: { name: 'Word' } }] });
  t.same(hits, []);
});
