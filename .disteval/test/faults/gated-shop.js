/** A shop whose second page is answered only when the test opens the gate, so that a fault can strike in the middle of a run. */
import { once } from 'node:events';
import { createServer } from 'node:http';
const pages = {
    '/': '<h1>Basket</h1><a href="/till">Continue</a>',
    '/till': '<h1>Till</h1><button onclick="location.href=\'/paid\'">Finish</button>',
    '/paid': '<h1>Thank you</h1>',
};
export async function openGatedShop(t) {
    const asked = [];
    let open = false;
    const server = createServer(async ({ url = '/' }, response) => {
        asked.push(url);
        server.emit('asked');
        if (url === '/till' && !open)
            await once(server, 'opened');
        response.setHeader('content-type', 'text/html');
        response.end(`<!doctype html><title>Shop</title>${pages[url] ?? ''}`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.teardown(() => {
        server.closeAllConnections();
        server.close();
    });
    return {
        url: `http://127.0.0.1:${server.address().port}`,
        asked,
        openGate() {
            open = true;
            server.emit('opened');
        },
        async atGate(nth) {
            while (asked.filter((path) => path === '/till').length < nth)
                await once(server, 'asked');
        },
    };
}
/** A goal whose first click ends at the gate. */
export const throughTheGate = (url) => ({
    url,
    prompt: 'Click "Continue", click "Finish" and return the heading',
    success: { kind: 'textVisible', value: 'Thank you' },
});
/** A goal that stands at the gate before anything was done. */
export const fromTheGate = (url) => ({
    url: `${url}/till`,
    prompt: 'Click "Finish" and return the heading',
    success: { kind: 'textVisible', value: 'Thank you' },
});
//# sourceMappingURL=gated-shop.js.map