/** What the rules mend a step by is the same control, or it is not mended. */
import t from 'tap';
import { type Change, checkDrift } from './drifting.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const label = (text: string, also = '') => `document.querySelector('label').firstChild.data = '${text} '; ${also}`;
const anew = '$("it").replaceWith(html("<input name=other>"));';
const club = (marks: string) =>
  `<h1>Club</h1><p><label>E-mail <input ${marks} data-is="it"></label></p><button type="button" data-is="join">Join</button>`;
const fills = (body: string, changes: readonly Change[]) =>
  ({ body, prompt: 'Fill "E-mail" with "ada@example.com" and click "Join"', did: ['fill it', 'click join'], changes }) as const;

t.test('a field of a longer name is filled in place of the old one only where it bears its marks', (t) =>
  checkDrift(
    t,
    fills(club('name="mail"'), [
      ['your', label('Your e-mail'), 'repaired'],
      ['in other words, with its marks', label('E-mail address'), 'repaired'],
      ['of a friend', label('Friend’s e-mail', anew), 'refused'],
      ['its subject', label('E-mail subject', anew), 'refused'],
      ['a code that came by it', label('E-mail confirmation code', anew), 'refused'],
      ['of a boss', label('E-mail of your boss', anew), 'refused'],
      ['of a boss, with its marks', label('E-mail of your boss'), 'refused'],
      ['another one, with its marks', label('Alternative e-mail'), 'refused'],
      ['the same name, without its marks', '$("it").removeAttribute("name");', 'replayed'],
      ['another type, and a longer name', label('E-mail backup', '$("it").type = "password";'), 'refused'],
    ]),
  ),
);

t.test('of a field without marks its place tells', (t) =>
  checkDrift(
    t,
    fills(club(''), [
      ['your, in its place', label('Your e-mail'), 'repaired'],
      ['a longer name elsewhere', `${label('Your e-mail')} document.body.append($("it").closest("p"));`, 'refused'],
    ]),
  ),
);

const over = (more: string) =>
  `document.body.append(html(\`<div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:#fff"><h2>Weekend deals</h2>${more}</div>\`));`;

t.test('a dialog that came over the page is not pressed in place of what it covers', (t) =>
  checkDrift(t, {
    body: '<main><h1>News</h1><button type="button" data-is="it">Subscribe</button></main>',
    prompt: 'Click "Subscribe"',
    did: ['click it'],
    changes: [
      ['with a button of that name', over('<button type="button">Subscribe</button>'), 'refused'],
      ['with a link of that name', over('<a href="#">Subscribe</a>'), 'refused'],
      ['in place of the button', `$("it").remove(); ${over('<button type="button">Subscribe</button>')}`, 'refused'],
    ],
  }),
);

t.test('a button in a part that is folded by now is unfolded and pressed', (t) =>
  checkDrift(t, {
    body: '<main><h1>Draft</h1><div id="tools"><button type="button" data-is="it">Export</button></div></main>',
    prompt: 'Click "Export"',
    did: ['click it'],
    changes: [
      [
        'behind a button that says so',
        `const fold = html('<button type="button" data-aside aria-expanded="false">Tools</button>').firstChild; const tools = document.getElementById('tools');
         tools.hidden = true; tools.before(fold); fold.addEventListener('click', () => { tools.hidden = false; fold.setAttribute('aria-expanded', 'true'); });`,
        'repaired',
      ],
      ['gone', '$("it").remove();', 'refused'],
    ],
  }),
);
