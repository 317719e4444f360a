/** A letter that has come is forwarded to whoever is to have it, however that is said; a draft is sent, and what shares a letter shares it. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const letters = [
  ['Orla', 'Roof', 'The tiles are here'],
  ['Piet', 'Rent', 'Due on Friday'],
];
/** Each opens in the place of the list, with these ways to deal with it. */
const mailbox = (...ways: readonly string[]) => `<main id="box"><h2>Inbox</h2>${letters
  .map(
    ([from, about, says]) =>
      `<article tabindex="0" onclick="show('${from}', '${about}', '${says}')"><strong>${from}</strong><em>${about}</em><p>${says}</p></article>`,
  )
  .join('')}</main>
  <script>
  const show = (from, about, says) => {
    box.innerHTML = '<h2>' + about + '</h2><p>From: ' + from + '</p><p>' + says + '</p>' + ${JSON.stringify(ways)}.map((way) => '<button onclick="compose(\\'' + way + '\\', \\'' + from + '\\')">' + way + '</button>').join(' ');
  };
  const compose = (way, from) => {
    box.innerHTML = '<h2>' + way + '</h2><label>To <input id="whom"></label> <button onclick="log([\\'' + way + '\\', \\'' + from + '\\', whom.value].join())">Send</button>';
  };
  </script>`;

const all = mailbox('Answer', 'Forward', 'Bin');
for (const goal of [
  'Open the e-mail from Piet and send it to Nora',
  'Go to the message by Piet and share it with Nora',
  'Nora wants the mail Piet sent to you.',
  'Nora needs the message that Piet has sent you. Please send it on to her.',
  'Give Nora the email you got from Piet',
  "Find Piet's message and send it on to Nora",
  'Piet has sent you a mail, forward it to Nora',
  'Forward to Nora the mail from Piet',
])
  t.test(goal, (t) => toldOn(t, page, goal, all, 'Forward,Piet,Nora'));

t.test('What shares a letter is taken for that', (t) =>
  toldOn(t, page, 'Open the mail from Orla and share it with Nora', mailbox('Forward', 'Share'), 'Share,Orla,Nora'),
);
t.test('A letter that can only be answered is not sent to anybody', async (t) => {
  await toldOn(t, page, 'Open the mail from Orla and send it to Nora', mailbox('Answer', 'Bin'), /forward/);
  await toldOn(t, page, 'Nora wants the mail Udo sent to you.', all, /mail/);
});
