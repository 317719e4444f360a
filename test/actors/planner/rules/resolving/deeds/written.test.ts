/** What people wrote is corrected, kept and reacted to by what each entry brings up under the pointer; the page says what came of it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { head, told, toldOn } from '../told.ts';

const { page } = await leased(t);

/** A talk of which each entry has its controls under the pointer, and a field to write in below all of them; `given`: reactions that are there. */
const talk = (
  given = '',
) => `<style>.e .c { display: none } .e:hover .c { display: block }</style><h2>Direct messages</h2><ul><li>Ada</li><li>Bram</li></ul>
  <h1>Garden club</h1><div id="all"></div>
  <div><textarea aria-label="Message Garden club"></textarea><button disabled>Send</button></div>
  <script>
    const said = [['Ada', 'Who took the ladder from the shed?', ''], ['Bram', 'The hedge is cut.', '${given}'], ['You', 'I have the lader.', '']];
    const draw = (open) => { all.innerHTML = said.map(([who, text, sign], at) => '<div class="e" data-at="' + at + '"><b>' + who + '</b> ' +
      (open === at ? '<textarea>' + text + '</textarea><button class="no">Cancel</button><button class="yes">Save</button>' : '<p>' + text + '</p>') + (sign ? '<span class="s">' + sign + '</span>' : '') +
      '<div class="c"><button class="r" title="Add reaction">☺</button><button class="m" title="More">⋯</button></div></div>').join(''); };
    const up = (words) => { document.querySelector('.u')?.remove(); const box = document.createElement('div'); box.className = 'u';
      box.innerHTML = words.map((word) => '<div style="cursor: pointer">' + word + '</div>').join(''); document.body.append(box); return box; };
    all.onclick = ({ target }) => {
      const at = Number(target.closest('.e')?.dataset.at), [who] = said[at] ?? [];
      if (target.className === 'r') up(['👍', '🎉']).onclick = ({ target }) => { said[at][2] = target.textContent + ' 1'; log(who + ' ' + target.textContent); draw(); up([]); };
      if (target.className === 'm') up(['Pin to talk', ...(who === 'You' ? ['Edit message'] : [])]).onclick = ({ target }) => {
        if (target.textContent === 'Edit message') draw(at); else { log('pinned ' + who); draw(); } up([]); };
      if (target.className === 'yes') { said[at][1] = all.querySelector('textarea').value; log(said[at][1]); draw(); }
    };
    draw();
  </script>`;

for (const [goal, body, expected] of [
  ['Edit my message "I have the lader." to "I have the ladder."', talk(), 'I have the ladder.'],
  ['Correct my message to "I have the ladder."', talk(), 'I have the ladder.'],
  ["Pin Bram's message about the hedge", talk(), 'pinned Bram'],
  ['Pin the message about the shed ladder', talk(), 'pinned Ada'],
  ['React with 🎉 to the message about the shed ladder', talk(), 'Ada 🎉'],
  ["Add a 👍 reaction to Bram's message", talk(), 'Bram 👍'],
  // What is not there, or may be one's own already, is left.
  ['React with 🐸 to the message about the shed ladder', talk(), /🐸/],
  ["Add a 👍 reaction to Bram's message", talk('👍 1'), /by whom/],
  ["Pin Ada's message about the hedge", talk(), /message|hedge|Ada/],
  ['Edit my message "I have the saw." to "I have the ladder."', talk(), /I have the saw/],
] as const)
  t.test(`${goal} (${String(expected)})`, (t) => toldOn(t, page, goal, body, expected));

/** Whoever calls something off is asked why, on a page of its own. */
const visits = (why: string) => (request: IncomingMessage, response: ServerResponse) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://visits');
  const body =
    pathname === '/'
      ? `<h1>My visits</h1><ul><li>Flu jab, 3 December <a href="/off?n=Flu">Cancel</a></li><li>Check-up, 9 December <a href="/off?n=Check">Cancel</a></li></ul>`
      : pathname === '/off'
        ? `<h1>Cancel visit</h1><form action="/done"><input type="hidden" name="n" value="${searchParams.get('n')}"><label>Why? <select name="why" required><option value="">Choose</option>${why}<option>I feel better</option></select></label><button>Cancel this visit</button> <a href="/">Keep it</a></form>`
        : `<h1>My visits</h1><p>Cancelled.</p><script>log('${searchParams.get('n')}: ${searchParams.get('why')}')</script>`;
  response.writeHead(200, { 'content-type': 'text/html' }).end(head + body);
};
for (const [why, expected] of [
  ['<option>I cannot make it</option>', 'Flu: I cannot make it'],
  ['<option>I have moved</option>', /text could go into/],
] as const)
  t.test(`a visit is called off for the reason that is said (${String(expected)})`, async (t) => {
    await page.goto(await site(t, visits(why)));
    const { end, last } = await told(t, page, 'Cancel my flu jab, I cannot make it');
    if (typeof expected === 'string') t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
    else t.match({ end, title: last.title }, { end: { type: 'missing', what: expected }, title: 'Site' });
  });
