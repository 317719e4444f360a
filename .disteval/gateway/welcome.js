/**
 * A page for a first run on a machine without internet: it greets whoever fills in a name.
 *
 * It has a loopback listener of its own which serves nothing else, so that what the embedded farm is allowed for it
 * (`host:port`) opens neither loopback nor this service's own routes to the pages of callers.
 */
import { createServer } from 'node:http';
const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Welcome to Troupe</title>
<h1>Welcome to Troupe</h1>
<form>
  <label>Your name <input name="name" autocomplete="off" required></label>
  <button>Say hello</button>
</form>
<p role="status"></p>
<script>
  document.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('[role=status]').textContent = 'Hello, ' + event.target.elements.name.value + '!';
  });
</script>
</html>
`;
/** The body of a run that the rules carry out: on the page, or on the internet where no farm node inside may reach the page. */
export const firstRun = (host) => host === undefined
    ? { url: 'https://example.com/', prompt: 'Click "Learn more"', success: { kind: 'urlIncludes', value: 'iana.org' } }
    : {
        url: `http://${host}/`,
        prompt: 'Fill "Your name" with "Ada" and click "Say hello"',
        success: { kind: 'statusText', match: 'Hello, Ada!' },
    };
export async function serveWelcome() {
    const server = createServer((request, response) => {
        const known = request.url === '/';
        response.writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(known ? page : '');
    });
    await new Promise((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    return {
        host: `127.0.0.1:${port}`,
        close() {
            server.closeAllConnections();
            return new Promise((resolve) => server.close(() => resolve()));
        },
    };
}
//# sourceMappingURL=welcome.js.map