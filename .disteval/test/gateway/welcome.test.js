import t from 'tap';
import { serveWelcome } from "../../gateway/welcome.js";
t.test('the listener of the welcome page serves that page and nothing else', async (t) => {
    const welcome = await serveWelcome();
    const get = (path) => fetch(`http://${welcome.host}${path}`);
    t.match(await (await get('/')).text(), /Welcome to Troupe/);
    for (const path of ['/metrics', '/api/v1/pricing', '/index.html'])
        t.equal((await get(path)).status, 404, path);
    await welcome.close();
    await t.rejects(get('/'));
});
//# sourceMappingURL=welcome.test.js.map