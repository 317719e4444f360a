/** What the fixture website answers other than pages of its folder. */
import { once } from 'node:events';
const number = (url, name, fallback) => Number(url.searchParams.get(name) ?? fallback);
const escaped = (text) => text.replace(/[&<"]/g, (char) => `&#${char.charCodeAt(0)};`);
export const answers = {
    /** Redirects to itself for ever. */
    '/redirect-loop': (_request, response, url) => {
        response.writeHead(302, { location: `/redirect-loop?n=${number(url, 'n', 0) + 1}` }).end();
    },
    /** Redirects once, to `to`. */
    '/redirect': (_request, response, url) => {
        response.writeHead(302, { location: url.searchParams.get('to') ?? '/' }).end();
    },
    /** Takes the request and never answers. */
    '/hang': () => undefined,
    /** Sends the beginning of a page and never its end. */
    '/half': (_request, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.write('<!doctype html><title>Half</title><h1>The first half</h1>');
    },
    /** The text of `text` as JSON after `ms`. */
    '/late': (_request, response, url) => {
        setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(url.searchParams.get('text'))), number(url, 'ms', 300));
    },
    /** A page of `mb` megabytes. */
    '/huge': async (_request, response, url) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.write('<!doctype html><title>Huge</title><h1>Huge</h1>');
        const paragraph = `<p>${'word '.repeat(2_000)}</p>\n`;
        for (let sent = 0; sent < number(url, 'mb', 100) * 1_000_000 && !response.destroyed; sent += paragraph.length) {
            if (!response.write(paragraph))
                await Promise.race([once(response, 'drain'), once(response, 'close')]);
        }
        response.end();
    },
    /** A table of `n` rows, each with a link and a button. */
    '/rows': (_request, response, url) => {
        const rows = Array.from({ length: number(url, 'n', 3_000) }, (_, n) => `<tr><td>Row ${n}</td><td><a href="/?row=${n}">Open ${n}</a></td><td><button>Delete</button></td></tr>`);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(`<!doctype html><title>Rows</title><h1>Rows</h1><table><tr><th>Name</th><th>Link</th><th>Act</th></tr>${rows.join('')}</table>`);
    },
    '/download': (_request, response) => {
        response
            .writeHead(200, { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment; filename="file.bin"' })
            .end('bytes');
    },
    '/no-content': (_request, response) => {
        response.writeHead(204).end();
    },
    /** What a form sent, as a page. */
    '/echo': async (request, response) => {
        const parts = [];
        for await (const part of request)
            parts.push(part);
        const fields = [...new URLSearchParams(Buffer.concat(parts).toString())].map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(`<!doctype html><title>Echo</title><h1>You sent</h1><dl>${fields.join('')}</dl><p role="status">Received by ${request.method}</p>`);
    },
};
//# sourceMappingURL=answers.js.map