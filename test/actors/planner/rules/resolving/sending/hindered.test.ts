/** What comes up as a field takes the focus, and takes it away from the field: it is sent away, and the field is filled in then. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** Once: as the field of this place gets the focus. */
const interrupted = (
  at: number,
  ...ways: readonly string[]
) => `<style>aside { position: fixed; inset: 0 40% 30% 0; background: #eee }</style>
  <form onsubmit="event.preventDefault(); log([...elements].map(({ value }) => value).join())"><p>Code<br><input></p><p>Town<br><input></p><button>Send</button></form>
  <script>
  document.forms[0].elements[${at}].addEventListener('focus', ({ target }) => {
    target.blur();
    const over = document.createElement('aside');
    over.innerHTML = '<p>Still there? We are about to close this page.</p>' + ${JSON.stringify(ways)}.map((way) => '<a role="button" tabindex="0">' + way + '</a>').join(' ');
    over.onclick = ({ target: { textContent: way } }) => { if (/^(Cancel|Not now)$/.test(way)) over.remove(); else if (way !== over.textContent) log(way); };
    document.body.append(over);
  }, { once: true });
  </script>`;

const goal = 'Enter 4711 as the code and Riga as the town, then press Send';
for (const at of [0, 1]) {
  t.test(`What came up over field ${at} is sent away`, (t) => toldOn(t, page, goal, interrupted(at, 'Leave', 'Cancel'), '4711,Riga,'));
  t.test(`What offers no way back from over field ${at} is left as it is`, (t) =>
    toldOn(t, page, goal, interrupted(at, 'Leave', 'Renew'), /./),
  );
}
