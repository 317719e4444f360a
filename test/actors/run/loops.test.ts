/** Pages that do the same for ever: the run says what they do, and does not wait for its deadline to say so. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const heading = '<h1>Here</h1>';
const visible = { kind: 'textVisible', value: 'Here' } as const;

t.test('a page that opens dialogs in a loop', async (t) => {
  const pages = await site(t, {
    '/alerts': page(heading, "for (let n = 1; ; n += 1) alert('Alert ' + n);"),
    '/questions': page(heading, "while (!confirm('Sure?'));"),
    '/loaded': page(heading, "onload = () => { for (;;) alert('Loaded'); };"),
    '/clicked': page(`${heading}<button onclick="for (;;) alert('Clicked')">Go</button>`),
    '/timer': page(heading, "setInterval(() => alert('Again'), 10);"),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt = 'Return the heading') =>
    ended(await house.run({ url: pages.url + path, prompt, success: visible }));
  for (const path of ['alerts', 'questions', 'loaded']) {
    const { dialogs, ...rest } = await run(path);
    t.match(rest, { status: 'failed', failureCode: 'loop_detected', error: /opens dialogs in a loop: \d+ came one after the other/ }, path);
    t.equal(dialogs.length, 50, 'what was said is kept, up to a bound');
  }
  const clicked = await run('clicked', 'Click "Go"');
  t.match(clicked, { status: 'failed', failureCode: 'loop_detected', error: /dialogs in a loop.*may have happened/ });
  t.match(await run('timer'), { status: 'complete', data: { heading: 'Here' } }, 'between alerts by a timer a page can be read');
});

t.test('a page that navigates in a loop', async (t) => {
  const pages = await site(t, {
    '/refresh': page(`<meta http-equiv="refresh" content="0">${heading}`),
    '/reload': page(heading, 'location.reload();'),
    '/loaded': page(heading, 'onload = () => location.reload();'),
    '/ping': page(heading, "location.href = '/pong';"),
    '/pong': page(heading, "location.href = '/ping';"),
    '/sends': page('<form action="/sends"><button>Send</button></form>', 'document.forms[0].submit();'),
    '/sends?': page('<form action="/sends"><button>Send</button></form>', 'document.forms[0].submit();'),
    '/clicked': page(`${heading}<a href="/ping">Go</a>`),
    '/once': page('', "location.href = '/twice';"),
    '/twice': page('<meta http-equiv="refresh" content="0; url=/thrice">'),
    '/thrice': page('', "onload = () => location.replace('/here');"),
    '/here': page(heading),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt = 'Return the heading') =>
    ended(await house.run({ url: pages.url + path, prompt, success: visible }));
  for (const path of ['refresh', 'reload', 'loaded', 'ping', 'sends']) {
    t.match(await run(path), { status: 'failed', failureCode: 'loop_detected', error: /navigates in a loop: .* \d+ times in / }, path);
  }
  t.match(await run('clicked', 'Click "Go"'), { status: 'failed', failureCode: 'loop_detected', error: /navigates in a loop/ });
  t.match(await run('once'), { status: 'complete', data: { heading: 'Here' } }, 'a page that leads on thrice is followed');
});

t.test('a run that goes from page to page by itself is in no loop', async (t) => {
  const steps = 24;
  const pages = await site(
    t,
    Object.fromEntries(
      Array.from({ length: steps + 1 }, (_, n) => [`/${n}`, page(n === steps ? heading : `<a href="/${n + 1}">On ${n}</a>`)]),
    ),
  );
  const house = await sharedTestHouse(t);
  const prompt = Array.from({ length: steps }, (_, n) => `Click "On ${n}".`).join(' ');
  t.match(ended(await house.run({ url: `${pages.url}0`, prompt, success: visible })), { status: 'complete' });
});
