import { createHash, randomBytes } from 'node:crypto';
import t from 'tap';
import { shown } from "./shown.js";
const file = (name, type, text) => ({ name, type, bytes: Buffer.from(text) });
const files = {
    'a.txt': file('a.txt', 'text/plain', 'alpha'),
    'b.txt': file('b.txt', 'text/plain', 'beta'),
    'c.png': file('c.png', 'image/png', 'gamma'),
};
const telling = `<script>const tell = async (list) => { for (const f of list) log(f.name + ' ' + f.type + ' ' + await f.text()); };</script>`;
t.test('files reach an input, shown or behind a label, and what it does not take is told', async (t) => {
    const { on, page, logged } = await shown(t, `${telling}<input type="file" aria-label="Many" multiple accept=".txt,image/*" onchange="tell(files)">
     <label>One file<input type="file" hidden onchange="tell(files)"></label>`);
    t.match(await on('button', 'Many', { kind: 'upload', files: ['a.txt', 'c.png'] }, { files }), { ok: true });
    t.match(await on('button', 'One file', { kind: 'upload', files: ['b.txt'] }, { files }), { ok: true });
    t.match(await on('button', 'One file', { kind: 'upload', files: ['a.txt', 'b.txt'] }, { files }), {
        ok: false,
        sent: false,
        error: { message: /one file, not 2/ },
    });
    t.match(await on('button', 'Many', { kind: 'upload', files: ['x.txt'] }, { files }), {
        ok: false,
        sent: false,
        error: { message: /"x.txt".*given were "a.txt"/ },
    });
    const odd = { 'd.pdf': file('d.pdf', 'application/pdf', 'delta') };
    t.match(await on('button', 'Many', { kind: 'upload', files: ['d.pdf'] }, { files: odd }), {
        ok: false,
        error: { message: /accepts \.txt,image/ },
    });
    await page.act({ kind: 'wait', text: 'beta' });
    t.match(await logged(), /a\.txt text\/plain alpha; c\.png image\/png gamma; b\.txt text\/plain beta;/);
});
t.test('files are dropped where files are dropped, and given to the chooser that a button opens', async (t) => {
    const { on, page, logged } = await shown(t, `${telling}<div id="zone" tabindex="0" style="height: 60px">Drop here</div><button id="pick">Attach</button><button>Idle</button>
     <script>
       zone.ondragover = (event) => event.preventDefault();
       zone.ondrop = (event) => { event.preventDefault(); tell(event.dataTransfer.files); };
       pick.onclick = () => { const input = Object.assign(document.createElement('input'), { type: 'file' }); input.onchange = () => tell(input.files); input.click(); };
     </script>`);
    t.match(await on('clickable', 'Drop here', { kind: 'upload', files: ['a.txt'] }, { files }), { ok: true });
    t.match(await on('button', 'Attach', { kind: 'upload', files: ['b.txt'] }, { files }), { ok: true });
    t.match(await on('button', 'Idle', { kind: 'upload', files: ['b.txt'] }, { files }), { ok: false, error: { message: /takes no files/ } });
    await page.act({ kind: 'wait', text: 'beta' });
    t.match(await logged(), /a\.txt text\/plain alpha; b\.txt text\/plain beta;/);
});
t.test('a file of 25 MB arrives whole', async (t) => {
    const bytes = randomBytes(25 * 2 ** 20);
    const { on, page } = await shown(t, `<input type="file" aria-label="Big"><p id="sum"></p><script>document.querySelector('input').onchange = async ({ target }) => {
      const digest = await crypto.subtle.digest('SHA-256', await target.files[0].arrayBuffer());
      sum.textContent = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    };</script>`);
    t.match(await on('button', 'Big', { kind: 'upload', files: ['big'] }, { files: { big: { name: 'big.bin', type: '', bytes } } }), {
        ok: true,
    });
    t.match(await page.act({ kind: 'wait', text: createHash('sha256').update(bytes).digest('hex') }), { ok: true });
});
//# sourceMappingURL=upload.test.js.map