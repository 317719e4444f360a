/** The fixture website: pages that are good, slow, hostile or broken, on two sites of this machine. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { answers } from "./answers.js";
/** The pages are read from the source tree, which the compiled tests stand beside. */
const pages = new URL('../../../test/site/pages/', import.meta.url);
/** Serves `test/site/pages/NAME.html` at `/NAME`, with `{{url}}` and `{{otherUrl}}` filled in, and the answers of `answers.ts`. */
export async function startSite() {
    const requests = [];
    const servers = [];
    const addresses = { url: '', otherUrl: '' };
    const serve = async () => {
        const server = createServer((request, response) => {
            requests.push(`${request.method} ${request.url}`);
            answer(request, response, addresses).catch((error) => {
                response.writeHead(500).end(String(error));
            });
        });
        servers.push(server.listen(0, '127.0.0.1'));
        await once(server, 'listening');
        return server.address().port;
    };
    addresses.url = `http://127.0.0.1:${await serve()}`;
    addresses.otherUrl = `http://localhost:${await serve()}`;
    return {
        ...addresses,
        requests,
        async close() {
            for (const server of servers) {
                server.closeAllConnections();
                server.close();
                await once(server, 'close');
            }
        },
    };
}
async function answer(request, response, addresses) {
    const url = new URL(request.url ?? '/', addresses.url);
    const special = answers[url.pathname];
    if (special)
        return special(request, response, url);
    const name = url.pathname === '/' ? 'index' : url.pathname.slice(1);
    const page = /^[a-z-]+$/.test(name) ? await readFile(new URL(`${name}.html`, pages), 'utf8').catch(() => undefined) : undefined;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (page === undefined) {
        response.writeHead(404).end('<!doctype html><title>Not here</title><h1>There is no such page</h1>');
        return;
    }
    response.end(page.replaceAll('{{url}}', addresses.url).replaceAll('{{otherUrl}}', addresses.otherUrl));
}
//# sourceMappingURL=server.js.map