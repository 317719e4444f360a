/** Log-ins: who logs in is told from the secret in whatever words, and each goes into its own field of the same form. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { readGoal } from '../../../../actors/planner/rules/reading/read-goal.ts';
import { site } from '../../../farm/harness.ts';
import { leased } from '../../../farm/page/leased.ts';
import { noted } from './reading-notation.ts';
import { head, told, toldOn } from './resolving/told.ts';

const now = Date.UTC(2026, 10, 21, 12);
const { page } = await leased(t);

const read = [
  ['Log in with card 29003344 and PIN 7719', `login user='29003344' password='7719'`],
  ['Log in with the card number 2900 and the access code 99x, then log out', `login user='2900' password='99x'; submit as=log out`],
  ['Log on as rashby, passcode Q7plover, and open Payees', `login user='rashby' password='Q7plover'; open 'Payees'`],
  ['Log in (rashby / Q7plover) and open Payees', `login user='rashby' password='Q7plover'; open 'Payees'`],
  ['sign me in, user rashby, pass Q7plover', `login user='rashby' password='Q7plover'`],
  ['Log in as rashby, my PIN is 7719', `login user='rashby' password='7719'`],
  ['Log on. User rashby, passcode Q7.', `login user='rashby' password='Q7'`],
  ['Sign in as a@b.example, pass phrase blue moon', `login user='a@b.example' password='blue moon'`],
  ['Log in as admin / password', `login user='admin' password='password'`],
  ['Log in as anna and pin the first post', `login user='anna'; do as=pin #1 '':post`],
] as const;

for (const [goal, reading] of read)
  t.test(goal, async (t) => {
    const found = readGoal(goal, now);
    t.equal('reading' in found && noted(found.reading), reading);
  });

for (const goal of ['Log in with e-mail and password', 'Log in with my card and PIN', 'Log in as anna and pass the test'])
  t.test(`${goal}: says no secret`, async (t) => t.match(readGoal(goal, now), { unreadable: { clause: /./ } }));

const form = (fields: string, button: string, says: string) =>
  `<form onsubmit="event.preventDefault();log('${says} '+[...new FormData(this).values()])">${fields}<button>${button}</button></form>`;
const secret = '<label>Password <input type="password" name="p"></label>';
const letters = form('<input type="email" name="mail" placeholder="Your e-mail">', 'Sign up', 'letters');
const goal = 'Log in with judith@okoro.example and the password fern-44';
const loans = (button: string) =>
  form(
    `<table><tr><th>Renew<th>Title</tr>${['Kidnapped', 'Emma', 'Walden'].map((title) => `<tr><td><input type="checkbox" name="r" value="${title}"><td>${title}</tr>`).join('')}</table>`,
    button,
    'sent',
  );

const cases = [
  [goal, form(`<label>User <input name="u"></label>${secret}`, 'Log in', 'in') + letters, 'in judith@okoro.example,fern-44'],
  [goal, letters + form(`<label>Member <input name="u"></label>${secret}`, 'Enter', 'in'), 'in judith@okoro.example,fern-44'],
  [
    goal,
    form(`<label>E-mail <input name="n"></label>${secret}`, 'Register', 'new') +
      form(`<label>E-mail <input name="u"></label>${secret}`, 'Log in', 'in'),
    'in judith@okoro.example,fern-44',
  ],
  [goal, letters, /log in/],
  ['Log in as rashby', form(`<label>User <input name="u"></label>${secret}`, 'Log in', 'in'), /the goal gives none/],
  ['Log in as rashby', form('<label>User name <input name="u"></label>', 'Log in', 'in'), 'in rashby'],
  // A tick that only says which are meant is not the deed.
  ['Renew Emma', loans('Renew ticked items'), 'sent Emma'],
] as const;

for (const [at, [goal, body, expected]] of cases.entries())
  t.test(`${at}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

/** A site that leads home once somebody has logged in; `back`: or to where the way in was taken. */
const board = (back: boolean) => (request: IncomingMessage, response: ServerResponse) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://board');
  const pages: Readonly<Record<string, string>> = {
    '/': '<h1>Board</h1><a href="/t/1">Ride</a> <a href="/t/2">Hubs</a>',
    '/login': `<h1>Log in</h1><form action="/in"><label>User <input name="u"></label>${secret}<button>Log in</button></form>`,
    '/t/2': `<h1>Hubs</h1><p>Which?</p><a href="/login">Log in</a> <a href="/reply">Post reply</a>`,
    '/reply': `<h1>Reply</h1><form action="/said"><textarea name="r"></textarea><button>Submit</button></form>`,
    '/said': `<h1>Hubs</h1><p>Posted.</p><script>log('said ' + new URLSearchParams(location.search).get('r'))</script>`,
  };
  if (pathname === '/in') response.writeHead(303, { location: back ? '/t/2?in' : `/?${searchParams.size}` }).end();
  else response.writeHead(200, { 'content-type': 'text/html' }).end(head + (pages[pathname] ?? ''));
};
for (const back of [false, true])
  t.test(`what is called this is where the way in was taken${back ? ', where the site itself leads there, too' : ''}`, async (t) => {
    const url = await site(t, board(back));
    await page.goto(new URL('/t/2', url).href);
    const { end, last } = await told(t, page, 'Log in as anna with the password q7 and reply to this topic: "Sturmey"');
    t.match({ end: JSON.stringify(end).slice(0, 300), title: last.title }, { end: /done/, title: 'said Sturmey' });
  });

/** Each name stands over its field, and so right behind the field before. */
const over = `Username<br><input id="u"> Password<br><input type="password" id="w"> <button onclick="log(u.value + '/' + w.value)">Log in</button>`;
t.test('What hides what is typed is the password, whatever stands beside another field', (t) =>
  toldOn(t, page, 'Enter the username "ada" and the password "zq9" and click "Log in"', over, 'ada/zq9'),
);
t.test('Of two such fields neither is taken for it by that', (t) =>
  toldOn(
    t,
    page,
    'Enter the password "zq9" and click "Log in"',
    '<label>Old <input type="password"></label><label>New <input type="password"></label><button onclick="log(1)">Log in</button>',
    /password/i,
  ),
);
