/** A question of the page's own that a deed has brought up, and that stands unanswered when all is said to be done. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const raising = (inside: string) =>
  page(
    `<ul><li>Pine lodge <button onclick="ask()">Remove</button></li><li>Oak hut <button onclick="ask()">Remove</button></li></ul>
     <div role="dialog" aria-modal="true" hidden style="position:fixed; inset:0; background:white">${inside}</div>`,
    `const box = document.querySelector('[role=dialog]'); const ask = () => { box.hidden = false; };
     const close = () => { box.hidden = true; document.querySelector('li')?.remove(); };`,
  );

t.test('what a dialog asks for beyond the deed fails the run that leaves it standing', async (t) => {
  const pages = await site(t, {
    '/typed': raising('<p>Type the name to confirm.</p><input aria-label="Name"><button disabled>Remove this</button>'),
    '/heir': raising(
      '<p>Who takes the bookings over?</p><select aria-label="Heir"><option>Choose<option>Ann</select><button>Go on</button>',
    ),
    '/veiled': page(
      '<ul><li>Pine lodge <button>Remove</button></li><li>Oak hut <button>Remove</button></li></ul>',
      `for (const row of document.querySelectorAll('li')) row.querySelector('button').onclick = () => document.body.insertAdjacentHTML('beforeend',
        '<div style="position:fixed; inset:0; background:#0008"></div><div style="position:fixed; top:80px; left:40px; background:white"><h2>Ann will lose her bookings</h2><button>Keep it</button><button>Go ahead</button></div>');`,
    ),
    '/insured': page(
      '<ul><li>P-6 <button>Insure</button></li><li>P-7 <button onclick="box.showModal()">Insure</button></li></ul><dialog id="box"><p>4 euros come on top.</p><button>Not now</button><button>Go on</button></dialog>',
      '',
    ),
    '/told': raising('<p>Pine lodge was removed.</p><button onclick="close()">Done</button><button>Undo</button>'),
  });
  const house = await sharedTestHouse(t);
  const run = async (path: string, prompt: string) =>
    ended(await house.run({ url: `${pages.url}${path}`, prompt, success: { kind: 'urlIncludes', value: path } }));
  for (const path of ['typed', 'heir'])
    t.match(await run(path, 'Remove Pine lodge'), { success: false, failureCode: 'goal_not_reached' }, path);
  t.match(await run('veiled', 'Remove Pine lodge'), { success: false, failureCode: 'goal_not_reached' }, 'it is not called a dialog');
  t.match(await run('insured', 'Insure P-7'), { success: false, error: /4 euros come on top/ }, 'by the word on its button');
  t.match(await run('told', 'Remove Pine lodge'), { success: true }, 'it only tells that it is done');
});
