/** A page that tells what is typed into it wherever a page can tell anything, and a server that does the same. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Test } from 'tap';
import { site } from '../farm/harness.ts';

const script = `
  const seen = new Map();
  const encode = (value) => btoa(String.fromCharCode(...new TextEncoder().encode(value)));
  const hex = (value) => [...new TextEncoder().encode(value)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  function echo(from) {
    seen.set(from.name, from.value);
    const said = [...seen.values()].join(' | ');
    document.title = said;
    history.replaceState(null, '', '?' + new URLSearchParams([...seen]) + '#' + encodeURIComponent(said));
    document.querySelector('#said').textContent = said;
    document.querySelector('#answer').textContent = said + ' ' + JSON.stringify(said) + ' ' + document.querySelector('#said').innerHTML;
    document.querySelector('#encoded').textContent = ['', 'x', 'xy'].map((before) => encode(before + said)).join(' ') + ' ' + hex(said);
    document.querySelector('#named').setAttribute('aria-label', 'Named ' + said);
    document.querySelector('#cover').textContent = said;
    console.log(said);
    console.error(new Error(said));
  }
  for (const field of document.querySelectorAll('input')) {
    field.addEventListener('input', () => echo(field));
    field.addEventListener('keydown', (event) => { document.title += event.key; });
  }
  const on = (id, act) => document.querySelector(id).addEventListener('click', act);
  on('#send', async () => {
    alert([...seen.values()].join(' '));
    const response = await fetch('/api?' + new URLSearchParams([...seen]), { method: 'POST', body: JSON.stringify([...seen]) });
    document.querySelector('#status').textContent = 'done: ' + await response.text();
  });
  on('#hang', () => fetch('/hang', { method: 'POST' }));
  on('#leave', () => { location.href = '/error?' + new URLSearchParams([...seen]); });
  on('#break', () => { throw new Error([...seen.values()].join(' ')); });`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Echo</title><body><h1>Echo</h1>
  <label>Login <input name="login"></label> <label>Password <input name="password" type="password"></label>
  <label>Code <input name="code"></label> <label>Note <input name="note"></label>
  <button id="send">Send</button> <button id="hang">Hang</button> <button id="leave">Leave</button> <button id="break">Break</button>
  <button id="named">Named</button>
  <div style="position: relative"><button id="covered">Covered</button>
    <div id="cover" style="position: absolute; inset: 0; background: white">Cover</div></div>
  <p id="said"></p><dl><dt>Answer</dt><dd id="answer"></dd><dt>Encoded</dt><dd id="encoded"></dd></dl><p id="status" role="status"></p>
  <script>${script}</script></body></html>`;

interface EchoSite {
  /** With a slash at its end. */
  readonly url: string;
  /** All that the page has sent. */
  readonly received: readonly string[];
}

/** `hung` is called when the page has asked for what is never answered. */
export async function echoSite(t: Test, hung: () => void): Promise<EchoSite> {
  const received: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://echo');
    const body = await text(request);
    received.push(body, decodeURIComponent(search.replaceAll('+', ' ')));
    if (pathname === '/hang') return hung();
    const isPage = pathname === '/';
    // What was not taken is no success, whatever the page says of it.
    response.writeHead(isPage || pathname === '/api' ? 200 : 500, {
      'content-type': 'text/html; charset=utf-8',
      'x-echo': encodeURIComponent(search),
    });
    response.end(isPage ? page : `<h1>${pathname === '/api' ? 'Taken' : 'Failed'}</h1><p role="alert">${search} ${body}</p>`);
  };
  const url = await site(t, (request, response) => void answer(request, response));
  return { url: `${url}/`, received };
}
