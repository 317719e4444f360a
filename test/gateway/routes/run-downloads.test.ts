import type { RequestListener } from 'node:http';
import t from 'tap';
import { site } from '../../farm/harness.ts';
import { bearer } from '../house.ts';
import { openWorkingHouse } from '../working-house.ts';

const page = `<!doctype html><meta charset="utf-8"><title>Files</title><h1>Files</h1>
<a href="/report">Report</a> <a href="/report" target="_blank">Tab</a> <form method="post" action="/made"><button>Make it</button></form>
<a id="blob" download="made.json">Blob</a> <a href="data:text/csv;charset=utf-8,a%2Cb" download="list.csv">Data</a>
<button onclick="both()">Get the set</button> <a href="/huge">Huge</a> <p id="note"></p>
<script>
blob.href = URL.createObjectURL(new Blob(['{"made":true}'], { type: 'application/json' }));
function both() { for (const name of ['one', 'two']) { const a = document.createElement('a'); a.href = '/files/' + name; a.download = name + '.txt'; a.click(); }
  setTimeout(() => { note.textContent = 'Both are yours'; }, 1000); }
</script>`;

const attachment = (name: string, type: string) => ({ 'content-type': type, 'content-disposition': `attachment; filename="${name}"` });

const answer: RequestListener = ({ url = '', method }, response) => {
  if (url === '/report') return void response.writeHead(200, attachment('report.pdf', 'application/pdf')).end('%PDF');
  if (url === '/made' && method === 'POST') return void response.writeHead(200, attachment('made.zip', 'application/zip')).end('PK');
  if (url === '/huge') {
    const length = { 'content-length': 2 ** 30 };
    return void response.writeHead(200, { ...attachment('huge.bin', 'application/octet-stream'), ...length }).write(Buffer.alloc(2 ** 20));
  }
  const [, name] = /^\/files\/(\w+)$/.exec(url) ?? [];
  if (name !== undefined) return void response.writeHead(200, { 'content-type': 'text/plain' }).end(`the file ${name}`);
  return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
};

t.test('what a click has the browser download is answered in base64, with name, type and size', async (t) => {
  const house = await openWorkingHouse(t);
  const { key } = await house.tenant('ada', 1_000);
  const url = await site(t, answer);
  const run = async (prompt: string) => {
    const response = await fetch(`${house.address}/api/v1/run`, {
      method: 'POST',
      headers: { ...bearer(key), 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${url}/`, prompt, success: { kind: 'textVisible', value: 'Files' }, confirmActions: false }),
    });
    t.equal(response.status, 200, prompt);
    return (await response.json()) as { success: boolean; downloads?: { name: string }[]; failures?: object[] };
  };
  const file = (name: string, type: string, text: string, address: unknown) => ({
    name,
    type,
    url: address,
    size: text.length,
    content: Buffer.from(text).toString('base64'),
  });
  for (const [prompt, expected] of [
    ['Click Report', [file('report.pdf', 'application/pdf', '%PDF', `${url}/report`)]],
    ['Click Tab', [file('report.pdf', 'application/pdf', '%PDF', `${url}/report`)]],
    ['Click "Make it"', [file('made.zip', 'application/zip', 'PK', `${url}/made`)]],
    ['Click Blob', [file('made.json', 'application/json', '{"made":true}', /^blob:/)]],
    ['Click Data', [file('list.csv', 'text/csv', 'a,b', /^data:/)]],
    [
      // Nothing tells that a script wants a file before its server has answered.
      'Click "Get the set" and wait until "Both are yours" is shown',
      [
        file('one.txt', 'text/plain', 'the file one', `${url}/files/one`),
        file('two.txt', 'text/plain', 'the file two', `${url}/files/two`),
      ],
    ],
  ] as const) {
    const { success, downloads = [], failures } = await run(prompt);
    t.equal(success, true, prompt);
    const byName = [...downloads].sort((a, b) => (a.name < b.name ? -1 : 1));
    t.match(byName, expected, prompt);
    t.equal(downloads.length, expected.length, `${prompt} gives no more`);
    t.equal(failures, undefined, `${prompt} is without failure`);
  }
  const lost = { failures: [{ action: `download ${url}/huge`, error: /larger than 25 MiB/, recovered: false }] };
  for (const [prompt, success] of [
    ['Click Huge', true],
    ['Download Huge', false],
  ] as const) {
    const huge = await run(prompt);
    t.match(huge, { ...lost, success }, prompt);
  }
});
