/** What was said in a message, and by whom, whatever stands beside it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const said = [
  ['Ada Berg', '09:12', 'Morning all'],
  ['Kim Lo', '09:14', 'Hello!'],
  ['Tom Beck', '09:20', 'Standup in 5 minutes, please.'],
] as const;
const aside =
  '<h2>Direct messages</h2><ul><li><a href="#a">Ada Berg</a></li><li><a href="#t">Tom Beck</a></li><li><a href="#k">Kim Lo</a></li></ul>';
const chats: Readonly<Record<string, string>> = {
  'in paragraphs': said.map(([who, when, what]) => `<div class="msg"><b>${who}</b> <span>${when}</span><p>${what}</p></div>`).join(''),
  'in boxes': said
    .map(([who, when, what]) => `<div class="message"><strong>${who}</strong> <time>${when}</time><div class="body">${what}</div></div>`)
    .join(''),
  'in items': `<ul>${said.map(([who, when, what]) => `<li class="message"><div class="author">${who}</div><div>${what}</div><small>${when}</small></li>`).join('')}</ul>`,
};

const table: readonly (readonly [goal: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['What was the last message?', { 'last message': 'Standup in 5 minutes, please.' }],
  ['Read the first message', { 'first message': 'Morning all' }],
  ['What is the message from Kim Lo?', { message: 'Hello!' }],
  ['Who wrote "Hello!"?', { author: 'Kim Lo' }],
];

for (const [kind, chat] of Object.entries(chats)) {
  const body = `<nav>${aside}</nav><main><h1># general</h1>${chat}</main>`;
  for (const [goal, expected] of table) t.test(`${goal} (${kind})`, async (t) => answeredOn(t, page, goal, body, expected));
}

t.test('Who wrote the last of them', async (t) =>
  answeredOn(t, page, 'Who wrote the last message?', `<main>${chats['in boxes']}</main>`, { author: 'Tom Beck' }),
);

t.test('Whom one writes to are no messages', async (t) => {
  const body = `<nav>${aside}</nav><main><h1># general</h1>${chats['in paragraphs']?.replaceAll('msg', 'bubble')}</main>`;
  await answeredOn(t, page, 'What was the last message?', `<nav>${aside}</nav>`, /message/);
  await answeredOn(t, page, 'How many messages are there?', `<nav>${aside}</nav>`, /message/);
  await answeredOn(t, page, 'Read the last message in #random', `<a href="#random">#random</a>${body}`, /message/);
});
