/** What a page's own site answers to what an act had the page send is told of; what others answer, and what the page sends by itself, is not. */
import t from 'tap';
import { site } from '../harness.ts';
import { clickOn, leased } from './leased.ts';

const page = (script: string) => `<!doctype html><title>Shop</title><form method="post" action="/full"><button>Order</button></form>
  <button id="b" type="button">Buy</button><p role="status"></p><script>
  const bought = () => { document.querySelector('p').textContent = 'Over'; };
  const send = (path, more) => fetch(path, { method: 'POST', ...more });
  ${script}</script>`;
const pages: Readonly<Record<string, string>> = {
  '/taken': page("b.onclick = () => send('/ok').then(bought);"),
  '/refused': page("b.onclick = () => send('/full?card=4111').then(bought);"),
  '/late': page("b.onclick = () => setTimeout(() => send('/full').then(bought), 900);"),
  '/cut': page("b.onclick = () => send('/broken').catch(bought);"),
  '/left': page(
    "b.onclick = () => { const stop = new AbortController(); send('/never', { signal: stop.signal }).catch(bought); stop.abort(); };",
  ),
  '/asks': page("b.onclick = () => fetch('/full').then(bought);"),
  '/gets': page("b.onclick = () => fetch('/ok').then(bought);"),
  '/counts': page("b.onclick = () => { navigator.sendBeacon('/full'); send('/telemetry/full').then(bought); };"),
  '/elsewhere': page(
    "b.onclick = () => send(location.href.replace('127.0.0.1', 'localhost') + '/full', { mode: 'no-cors' }).then(bought);",
  ),
  '/itself': page("send('/full').then(bought);"),
};

t.test('answers to what an act has sent', async (t) => {
  const { page: leasedPage, events } = await leased(t);
  const url = await site(t, (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://site');
    if (pathname === '/never') return;
    if (pathname === '/broken') return void request.socket.destroy();
    response.setHeader('content-type', 'text/html');
    response
      .writeHead(pathname.endsWith('/full') ? 409 : 200)
      .end(pages[pathname] ?? '<!doctype html><title>Answer</title><p role="status">Over</p>');
  });
  const told = async (path: string, button: string) => {
    await leasedPage.goto(url + path);
    const before = events.length;
    await clickOn(leasedPage, 'button', button);
    while (!(await leasedPage.showsStatus('Over'))) await leasedPage.settle(1_000);
    return events.slice(before).filter(({ type }) => type === 'answered');
  };
  const full = { type: 'answered', method: 'POST', url: `${url}/full`, trouble: 'was answered 409' };
  t.strictSame(await told('/taken', 'Buy'), [{ type: 'answered', method: 'POST', url: `${url}/ok` }]);
  t.strictSame(await told('/refused', 'Buy'), [{ ...full, url: `${url}/full?card=4111` }]);
  t.strictSame(await told('/taken', 'Order'), [full], 'a form');
  t.strictSame(await told('/late', 'Buy'), [full], 'what it was put off for');
  t.match(await told('/cut', 'Buy'), [{ trouble: /^was not answered \(net::ERR_/ }]);
  t.strictSame(await told('/asks', 'Buy'), [{ ...full, method: 'GET' }], 'of what only asks, the error');
  for (const path of ['/left', '/gets', '/counts', '/elsewhere', '/itself']) t.strictSame(await told(path, 'Buy'), [], path);
});
