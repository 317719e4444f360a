import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import t, { type Test } from 'tap';
import { fileName } from '../../../farm/page/downloads.ts';
import { openPage } from '../../../farm/page/open.ts';
import type { Download, LeasedPage, PageEvent } from '../../../farm/page/port.ts';
import { farmNode, grant, nodeCall, site } from '../harness.ts';
import { isolatingNode } from './isolating.ts';
import { clickOn } from './leased.ts';

const page = `<!doctype html><title>Files</title><h1>Files</h1>
<a href="/report">Report</a> <a href="/report" target="_blank">Report in a new tab</a>
<a href="/plain.csv" download="my list.csv">List</a> <a href="/missing" download="missing.txt">Missing</a>
<a href="data:text/plain;charset=utf-8,hello" download="note">Note</a> <a id="blob" download="made.json">Made</a>
<a href="/large">Large</a> <a href="/endless">Endless</a> <a href="/broken">Broken</a>
<button onclick="status.textContent = 'Pressed'">Press</button><p role="status" id="status"></p>
<form method="post" action="/report"><button>Send for it</button></form>
<a id="late" href="/late.csv" download>Late</a>
<button id="fetched">Fetched</button> <button id="led">Led to later</button> <button id="linked">Linked</button>
<button id="exports">Export</button> <button id="silent">Keep a copy</button> <button id="several">Several</button>
<script>
const linkTo = (href, name) => Object.assign(document.createElement('a'), { href, download: name });
fetched.onclick = () => fetch('/plain.csv').then((r) => r.blob()).then((file) => linkTo(URL.createObjectURL(file), 'fetched.csv').click());
led.onclick = () => setTimeout(() => { location = '/report'; }, 150);
linked.onclick = () => { const link = linkTo('/late.csv', 'linked.csv'); document.body.append(link); link.click(); link.remove(); };
const make = (name) => linkTo(URL.createObjectURL(new Blob([name])), name);
document.getElementById('exports').onclick = () => { document.getElementById('status').textContent = 'Exported'; make('exported.csv').click(); };
silent.onclick = () => make('copy.txt').click();
several.onclick = () => { for (const name of ['a.txt', 'b.txt']) { const link = make(name); document.body.append(link); link.click(); link.remove(); } };
blob.href = URL.createObjectURL(new Blob(['{"made":true}'], { type: 'application/json' }));
document.querySelector('[onclick^=status]').onclick = () => { document.getElementById('status').textContent = 'Pressed'; };
</script>`;

const mebibyte = Buffer.alloc(2 ** 20, 'x');
const attachment = (name: string, type: string) => ({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });

const answer: RequestListener = (request, response) => {
  switch (request.url) {
    case '/report':
      return void response.writeHead(200, attachment('../Report of May.pdf', 'application/pdf')).end('%PDF report');
    case '/plain.csv':
      return void response.writeHead(200, { 'content-type': 'text/csv' }).end('a,b\n1,2\n');
    case '/late.csv':
      return void setTimeout(() => response.writeHead(200).end('late'), 800);
    case '/missing':
      return void response.writeHead(404).end('not here');
    case '/large':
      return void response
        .writeHead(200, { ...attachment('large.bin', 'application/octet-stream'), 'content-length': 2 ** 30 })
        .write(mebibyte);
    case '/endless': {
      response.writeHead(200, attachment('endless.bin', 'application/octet-stream'));
      const more = () => void (response.destroyed || response.write(mebibyte, more));
      return more();
    }
    case '/broken':
      response.writeHead(200, { ...attachment('broken.txt', 'text/plain'), 'content-length': 5_000 });
      return void response.write('begun', () => response.destroy());
    case '/framed':
      return void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<iframe src="http://localhost:${request.socket.localPort}/"></iframe>`);
    default:
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }
};

/** A page on a lease of this node. */
async function pageOf(t: Test, node: { readonly url: string }) {
  const lease = await grant(node);
  const leased = await openPage({ webSocketUrl: `${lease.webSocketUrl}&epoch=1`, deadlineMs: 30_000 });
  t.teardown(() => leased.close());
  const events: PageEvent[] = [];
  leased.on((event) => events.push(event));
  return { page: leased, lease, events };
}

/** What a click had the browser download. */
async function got(
  page: LeasedPage,
  events: readonly PageEvent[],
  role: string,
  name: string,
): Promise<Download & { readonly text: string }> {
  const before = events.length;
  await clickOn(page, role, name);
  const [event] = events.slice(before).filter(({ type }) => type === 'downloaded');
  if (event?.type !== 'downloaded') throw new Error(`${name} gave ${JSON.stringify(events.slice(before))}`);
  return { ...event.download, text: Buffer.from(event.download.bytes).toString() };
}

async function failed(page: LeasedPage, events: readonly PageEvent[], role: string, name: string) {
  const before = events.length;
  await clickOn(page, role, name);
  return events.slice(before).filter(({ type }) => type === 'downloadFailed' || type === 'downloaded');
}

async function everyWay(t: Test, node: { readonly url: string }) {
  const url = await site(t, answer);
  const { page, events, lease } = await pageOf(t, node);
  await page.goto(url);
  const report = { name: 'Report of May.pdf', type: 'application/pdf', url: `${url}/report`, text: '%PDF report' };
  t.match(await got(page, events, 'link', 'Report'), report, 'an attachment');
  t.match(await got(page, events, 'button', 'Send for it'), report, 'the answer to a form');
  t.match(await got(page, events, 'link', 'Report in a new tab'), report, 'an attachment in a new tab');
  t.equal(page.url(), `${url}/`, 'the page that opened the tab is the active one');
  t.match(await got(page, events, 'link', 'List'), { name: 'my list.csv', type: 'text/csv', text: 'a,b\n1,2\n' }, 'a link that downloads');
  t.match(await got(page, events, 'link', 'Late'), { name: 'late.csv', type: 'text/csv', text: 'late' }, 'one that takes its time');
  t.match(await got(page, events, 'link', 'Note'), { name: 'note', type: 'text/plain', text: 'hello' }, 'a file in the address');
  t.match(
    await got(page, events, 'link', 'Made'),
    { name: 'made.json', type: 'application/json', text: '{"made":true}' },
    'a file of the page',
  );
  t.match(await got(page, events, 'button', 'Fetched'), { name: 'fetched.csv', text: 'a,b\n1,2\n' }, 'one that a script has fetched');
  t.match(await got(page, events, 'button', 'Led to later'), report, 'one that a script leads to a while later');
  t.match(await got(page, events, 'button', 'Linked'), { name: 'linked.csv', text: 'late' }, 'a link that a script has made');
  t.match(await got(page, events, 'button', 'Export'), { name: 'exported.csv' }, 'one that a script makes while the page says so');
  t.match(await got(page, events, 'button', 'Keep a copy'), { name: 'copy.txt' }, 'one that a script makes without a sign');
  const before = events.length;
  await clickOn(page, 'button', 'Several');
  t.equal(events.slice(before).filter(({ type }) => type === 'downloaded').length, 2, 'several by one click');
  await clickOn(page, 'button', 'Press');
  t.ok(await page.showsStatus('Pressed'), 'the page is there as before');
  t.same((await page.observe()).tabs.length, 1, 'no tab is left behind');
  return { page, events, url, lease };
}

t.test('what a page downloads is told with its bytes, in every way that it may come', async (t) => {
  const runFolders = join(tmpdir(), `troupe-test-${process.pid}-downloads`);
  const node = await farmNode(t, { warm: 1, runFolders });
  const onDisk = () => readdirSync(runFolders, { recursive: true }).filter((path) => /downloads\/./.test(String(path)));
  const { page, events, url, lease } = await everyWay(t, node);
  const before = events.length;
  await t.rejects(page.goto(`${url}/report`), { code: 'target_unreachable', message: /is a file to download/ });
  t.match(events.slice(before), [{ type: 'downloaded', download: { name: 'Report of May.pdf' } }], 'an address that is a file');
  t.match(await page.act({ kind: 'goto', url: `${url}/report` }), { ok: false, error: { message: /is a file to download/ } });
  t.ok(await page.showsText('Files'), 'the page from before stays');
  t.ok(onDisk().length > 0);
  await nodeCall(node, 'DELETE', `/v1/leases/${lease.leaseId}?epoch=1`);
  t.same(onDisk(), [], 'nothing stays on the disk after the lease');
});

t.test('a node in a process of its own hands the bytes over', async (t) => {
  const runFolders = mkdtempSync(join(tmpdir(), 'troupe-test-'));
  const script = fileURLToPath(new URL('../node/node-process.js', import.meta.url));
  const child = spawn(process.execPath, [script, runFolders], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) if (lines.push(line) === 2) break;
  t.teardown(async () => {
    process.kill(-Number(lines[0]), 'SIGKILL');
    child.kill('SIGKILL');
    await ended;
    rmSync(runFolders, { recursive: true, force: true });
  });
  await everyWay(t, { url: lines[1] ?? '' });
});

t.test('what is too large, endless, broken or missing is told as failed, and the page goes on', async (t) => {
  const url = await site(t, answer);
  const { page, events } = await pageOf(t, await farmNode(t, { warm: 1 }));
  await page.goto(url);
  for (const [name, reason] of [
    ['Large', /larger than 25 MiB/],
    ['Endless', /larger than 25 MiB/],
    ['Broken', /did not receive all of it/],
  ] as const) {
    t.match(
      await failed(page, events, 'link', name),
      [{ type: 'downloadFailed', name: `${name.toLowerCase()}.${name === 'Broken' ? 'txt' : 'bin'}`, reason }],
      name,
    );
  }
  t.match(
    await failed(page, events, 'link', 'Missing'),
    [{ type: 'downloadFailed', name: 'missing.txt', url: `${url}/missing` }],
    'Missing',
  );
  await clickOn(page, 'button', 'Press');
  t.ok(await page.showsStatus('Pressed'));
});

t.test('frames of other sites download too', async (t) => {
  const url = await site(t, answer);
  const { page, events } = await pageOf(t, await isolatingNode(t));
  await page.goto(`${url}/framed`);
  t.match(await got(page, events, 'link', 'Report'), { name: 'Report of May.pdf', type: 'application/pdf' });
  t.match(await got(page, events, 'link', 'Made'), { text: '{"made":true}' });
});

t.test('only the owner of a lease gets its files', async (t) => {
  const node = await farmNode(t, { warm: 1 });
  const url = await site(t, answer);
  const { page, lease } = await pageOf(t, node);
  const other = await pageOf(t, node);
  await page.goto(url);
  await clickOn(page, 'link', 'Report');
  const guid = '00000000-0000-4000-8000-000000000000';
  const token = (of: typeof lease) => new URL(of.webSocketUrl).searchParams.get('token') ?? '';
  const path = `/v1/leases/${lease.leaseId}/downloads`;
  t.equal((await nodeCall(node, 'GET', `${path}/${guid}?epoch=1`, undefined, token(lease))).status, 404, 'no such file');
  t.equal((await nodeCall(node, 'GET', `${path}/${guid}?epoch=1`, undefined, token(other.lease))).status, 401, 'a token of another lease');
  t.equal((await nodeCall(node, 'GET', `${path}/${guid}?epoch=0`, undefined, token(lease))).status, 409, 'an older epoch');
  t.equal((await nodeCall(node, 'GET', `${path}/..%2f..%2fowner?epoch=1`, undefined, token(lease))).status, 404, 'another path');
  t.equal((await nodeCall(node, 'GET', `${path}/${guid}?epoch=1`)).status, 401, 'the secret of the farm');
});

t.test('a file is called as the page wishes, in so far as it is a name', async (t) => {
  for (const [wished, name] of [
    ['a b.pdf', 'a b.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\x.txt', 'x.txt'],
    ['.htaccess', 'htaccess'],
    ['in\u202Efdp.exe', 'infdp.exe'],
    ['line\nbreak\0.txt', 'linebreak.txt'],
    ['…/', 'download'],
    ['', 'download'],
    ['Größe 漢字.csv', 'Größe 漢字.csv'],
    [`${'x'.repeat(400)}.csv`, `${'x'.repeat(196)}.csv`],
  ] as const) {
    t.equal(fileName(wished), name);
  }
});
