/** Where no document came, no address confirms a goal; over TLS, where the guard sees nothing of the answers. */
import type { Socket } from 'node:net';
import { createServer } from 'node:tls';
import t from 'tap';
import { listening } from '../../farm/egress/listening.ts';
import { certificate, trustingBrowser } from '../../farm/egress/tls.ts';
import { farmNode } from '../../farm/harness.ts';
import { ended, openHouse, openTestStore } from './house.ts';

const pem = certificate();

const page = (body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** What is said to a request, by the last part of its path. */
const answers: Readonly<Record<string, (socket: Socket) => void>> = {
  informed: (socket) => void socket.end('HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n'),
  processing: (socket) => void socket.write('HTTP/1.1 102 Processing\r\n\r\n', () => socket.destroy()),
  empty500: (socket) => void socket.write('HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\n\r\n'),
  empty404: (socket) => void socket.write('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n'),
  closed: (socket) => void socket.end(),
  announced: (socket) => void socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 9\r\n\r\n'),
  page500: (socket) => void socket.write(page('<h1>Out of order</h1>', '500 Internal Server Error')),
  page404: (socket) => void socket.write(page('<h1>No such thing</h1>', '404 Not Found')),
  empty200: (socket) => void socket.write(page('')),
};

const never = ['informed', 'processing', 'empty500', 'empty404', 'closed', 'announced'] as const;
const errors = ['page500', 'page404'] as const;

t.test(
  'an address whose document never came is no success, nor is an error with a page of its own that a link leads to',
  { skip: pem === undefined && 'no openssl' },
  async (t) => {
    const server = createServer({ key: pem, cert: pem }, (socket) => {
      let request = '';
      socket.on('error', () => socket.destroy());
      socket.on('data', (data) => {
        request += String(data);
        if (!request.includes('\r\n\r\n')) return;
        const [, way = '', to = ''] = /^GET \/(\w*)\/?(\w*)/.exec(request) ?? [];
        request = '';
        // A page is there first: what is asked next goes on a connection that was used before.
        if (way === 'from') socket.write(page(`<!doctype html><a href="/${to}">On</a>`));
        else if (way === 'later') socket.write(page(`<!doctype html><h1>Here</h1><a href="#" onclick="location.href='/${to}'">On</a>`));
        else answers[way]?.(socket);
      });
    });
    const url = `https://127.0.0.1:${await listening(t, server)}`;
    const store = await openTestStore(t);
    await farmNode(t, { bus: store.bus, chromePath: await trustingBrowser(t) });
    const house = await openHouse(t, store);
    const runTo = async (from: string, name: string) =>
      ended(
        await house.run({ url: `${url}/${from}/${name}`, prompt: 'Click "On"', success: { kind: 'urlIncludes', value: `${url}/${name}` } }),
      );
    for (const name of never) {
      const opened = ended(
        await house.run({ url: `${url}/${name}`, prompt: 'Return the heading', success: { kind: 'urlIncludes', value: name } }),
      );
      t.match(opened, { status: 'failed', failureCode: 'target_unreachable' }, `opened: ${name}`);
      t.match(await runTo('from', name), { status: 'failed', failureCode: 'target_unreachable' }, `by a link: ${name}`);
      t.match(await runTo('later', name), { status: 'failed', failureCode: 'target_unreachable' }, `by script: ${name}`);
    }
    for (const name of errors) t.match(await runTo('from', name), { status: 'failed', failureCode: 'goal_not_reached' }, name);
    t.match(await runTo('from', 'empty200'), { status: 'complete' });
  },
);

t.test(
  'a page that leads itself to where nothing is, once the goal was carried out, is no success',
  { skip: pem === undefined && 'no openssl' },
  async (t) => {
    const server = createServer({ key: pem, cert: pem }, (socket) => {
      socket.on('error', () => socket.destroy());
      socket.on('data', (data) => {
        const [, path] = /^GET (\S+)/.exec(String(data)) ?? [];
        if (path === '/')
          socket.write(page(`<!doctype html><button>Stay</button><script>setTimeout(() => { location.href = '/gone'; }, 1500)</script>`));
        else socket.end();
      });
    });
    const url = `https://127.0.0.1:${await listening(t, server)}`;
    const store = await openTestStore(t);
    await farmNode(t, { bus: store.bus, chromePath: await trustingBrowser(t) });
    const house = await openHouse(t, store);
    const run = ended(await house.run({ url, prompt: 'Click "Stay"', success: { kind: 'urlIncludes', value: '/gone' } }));
    t.match(run, { status: 'failed', failureCode: 'target_unreachable', error: /\/gone could not be opened/ });
  },
);
