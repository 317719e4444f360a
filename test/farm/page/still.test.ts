import t from 'tap';
import { site } from '../harness.ts';
import { leased } from './leased.ts';

const pages: Readonly<Record<string, string>> = {
  '/plain': '<button>Go</button>',
  '/scripted': '<button>Go</button><script>document.title = "Scripted"; addEventListener("click", () => {});</script>',
  '/timer': '<button>Go</button><script>setTimeout(() => {}, 60000)</script>',
  '/fetching': '<button>Go</button><script>fetch("/never")</script>',
  '/streaming': '<button>Go</button><script>new EventSource("/events")</script>',
  '/working': '<button>Go</button><script>new Worker("data:text/javascript,setTimeout(() => postMessage(1), 60000)")</script>',
  '/animated': '<style>@keyframes come { from { opacity: 0 } } b { animation: come 60s 60s both }</style><button>Go</button><b>late</b>',
  '/refreshed': '<meta http-equiv="refresh" content="60"><button>Go</button>',
  '/around': '<button>Go</button><iframe src="/timer"></iframe>',
};

t.test('a page is still when nothing on it runs on, and when nothing feeds it', async (t) => {
  const { page } = await leased(t);
  const url = await site(t, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    if (pathname === '/never') return;
    if (pathname === '/events') response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>Page</title>${pages[pathname] ?? ''}`);
  });
  for (const path of Object.keys(pages)) {
    await page.goto(url + path);
    await page.observe();
    await page.settle(1_000);
    t.equal((await page.observe()).still === true, path === '/plain' || path === '/scripted', path);
  }
});

t.test('what a still page lacks is told at once, and what a timer brings is waited for', async (t) => {
  const { page } = await leased(t);
  const late = 'setTimeout(() => document.body.append(Object.assign(document.createElement("button"), { textContent: "Go" })), 1500)';
  const url = await site(t, {
    '/there': '<!doctype html><button>Go</button>',
    '/gone': '<!doctype html><h1>Nothing</h1><script>document.title = "Gone"</script>',
    '/late': `<!doctype html><h1>Wait</h1><script>${late}</script>`,
    '/over': '<!doctype html><h1>Nothing</h1><script>setTimeout(() => {}, 60000)</script>',
    '/working': `<!doctype html><h1 aria-busy="true">Wait</h1><script>${late.replace('1500', '3000')}</script>`,
  });
  await page.goto(`${url}/there`);
  const { elements } = await page.observe();
  const clicked = await page.act({ kind: 'click', element: elements.find(({ name }) => name === 'Go')?.index ?? -1 });
  if (!clicked.ok || !clicked.evidence) throw new Error('nothing was recorded');
  const terms = { as: 'control', withinMs: 20_000, at: () => true } as const;
  await page.goto(`${url}/late`);
  t.match(await page.recognise(clicked.evidence, terms), { ok: true });
  await page.goto(`${url}/working`);
  t.match(await page.recognise(clicked.evidence, terms), { ok: true }, 'longer where the page says that it is at work');
  for (const path of ['/gone', '/over']) {
    await page.goto(url + path);
    const asked = Date.now();
    t.match(await page.recognise(clicked.evidence, terms), { ok: false });
    t.ok(Date.now() - asked < 10_000, `long before its time is over: ${path}`);
  }
});
