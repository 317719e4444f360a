import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { askGateway, openControl } from "../../gateway/control.js";
import { tempFolder } from "./house.js";
t.test("a running gateway answers on a socket that is its owner's alone", async (t) => {
    const folder = tempFolder(t);
    const control = await openControl(folder, async (request) => ({ heard: request }));
    t.same(await askGateway(folder, { say: 'é'.repeat(100_000) }), { heard: { say: 'é'.repeat(100_000) } });
    t.equal(statSync(join(folder, 'control.sock')).mode & 0o777, 0o600);
    t.equal(process.umask() & 0o077, 0o022, 'the mask is back');
    await control.close();
    t.same(readdirSync(folder), []);
    t.equal(await askGateway(folder, {}), undefined, 'when none runs, there is no answer');
});
t.test('the socket of an earlier life is no obstacle', async (t) => {
    const folder = tempFolder(t);
    writeFileSync(join(folder, 'control.sock'), '');
    const control = await openControl(folder, async () => 'here');
    t.equal(await askGateway(folder, {}), 'here');
    await control.close();
});
t.test('what is no command gets no answer, and harms nobody', async (t) => {
    const folder = tempFolder(t);
    const control = await openControl(folder, async () => 'here');
    const socket = connect(join(folder, 'control.sock'));
    await once(socket, 'connect');
    socket.end('GET / HTTP/1.1\r\n\r\n');
    t.equal(await text(socket), '');
    t.equal(await askGateway(folder, {}), 'here');
    await control.close();
});
t.test('a folder whose path is too long for a socket still has one', async (t) => {
    const folder = join(tempFolder(t), 'x'.repeat(120));
    const control = await openControl(folder, async () => 'here');
    t.equal(await askGateway(folder, {}), 'here');
    await control.close();
});
//# sourceMappingURL=control.test.js.map