import t from 'tap';

t.setTimeout(300_000);

import { type Change, checkDrift } from './drifting.ts';

const heading = (text: string) => `document.querySelector("section h2").textContent = ${JSON.stringify(text)};`;

/** What the page's maker marks a control by is the same whatever the heading says. */
const changes: readonly Change[] = [
  ['the heading says more', heading('Your gift card'), 'replayed'],
  ['with a number', heading('Gift card (1)'), 'replayed'],
  ['another heading of the page', 'document.querySelector("h1").textContent = "My checkout";', 'replayed'],
  ['a heading between', '$("code").closest("label").before(html("<h3>Enter it here</h3>"));', 'replayed'],
  ['one level down', 'document.querySelector("section h2").outerHTML = "<h3>Gift card</h3>";', 'replayed'],
  ['no heading', 'document.querySelector("section h2").remove();', 'replayed'],
  ['of another thing', heading('Donate balance'), 'refused'],
  ['of a thing with a word of it', heading('Gift wrapping'), 'refused'],
  ['another page, and another part', `document.querySelector("h1").textContent = "Account"; ${heading('Account deletion')}`, 'refused'],
];

t.test('a field whose part of the page has gone is not that of another part of the same build', (t) =>
  checkDrift(t, {
    body: `<h1>Checkout</h1><section><h2>Gift card</h2><label>Code <input data-is="code"></label><button data-is="send">Send</button></section><section><h2>Help</h2><p>Write to us</p></section>`,
    prompt: 'Fill "Code" with "K7" and click "Send"',
    did: ['fill code', 'click send'],
    changes,
  }),
);

t.test('a button whose part of the page has gone is not that of another part', (t) =>
  checkDrift(t, {
    body: `<h1>Account</h1><section><h2>Statement</h2><p>All that was booked</p><button data-is="order">Order</button></section><section><h2>Help</h2><p>Write to us</p></section>`,
    prompt: 'Press "Order"',
    did: ['click order'],
    changes: [
      ['the heading says more', heading('Your statement'), 'replayed'],
      ['another heading of the page', 'document.querySelector("h1").textContent = "My bank";', 'replayed'],
      ['no heading', 'document.querySelector("section h2").remove();', 'replayed'],
      ['no part of its own', '$("order").closest("section").replaceWith(...$("order").closest("section").childNodes);', 'replayed'],
      ['of another thing', heading('Replacement card'), 'refused'],
      ['of the page of another thing', `document.querySelector("h1").textContent = "Cards"; ${heading('Cards')}`, 'refused'],
    ],
  }),
);

t.test('a button that its maker has marked is that one under whatever heading', (t) =>
  checkDrift(t, {
    body: `<h1>Account</h1><fieldset><legend>Statement</legend><button data-is="order" id="order-statement">Order</button></fieldset>`,
    prompt: 'Press "Order"',
    did: ['click order'],
    changes: [['another legend', 'document.querySelector("legend").textContent = "Paper";', 'replayed']],
  }),
);

const panels = (named: boolean) =>
  ['Mail', 'Phone', 'Post']
    .map(
      (name, at) =>
        `<div class="panel"${named ? ` id="${name.toLowerCase()}"` : ''}${at === 0 ? '' : ' hidden'}><p>By ${name}: <b>${at === 1 ? 'off' : 'on'}</b></p><button data-is="${name.toLowerCase()}">Switch</button></div>`,
    )
    .join('');
const opening = (named: boolean) =>
  `<h1>Ways</h1><div role="tablist">${['Mail', 'Phone', 'Post'].map((name) => `<button role="tab" data-is="tab ${name.toLowerCase()}">${name}</button>`).join('')}</div>${panels(named)}
   <script>document.querySelectorAll('[role=tab]').forEach((tab, at) => tab.addEventListener('click', () => {
     if (!document.body.dataset.dead) document.querySelectorAll('.panel').forEach((panel, other) => { panel.hidden = other !== at; });
     document.querySelector('h1').textContent = tab.textContent; }));</script>`;

for (const named of [true, false])
  t.test(`a tab that does not open leaves the control of another in its place (${named ? 'by its id' : 'by what it says'})`, (t) =>
    checkDrift(t, {
      body: opening(named),
      prompt: 'Open the tab Phone and press "Switch"',
      did: ['click tab phone', 'click phone'],
      changes: [
        ['it does not open', 'document.body.dataset.dead = "yes";', 'refused'],
        ['it says something else today', 'document.querySelectorAll("b")[1].textContent = "on";', 'replayed'],
        [
          'what is hidden is gone',
          'document.querySelectorAll(".panel")[2].remove(); document.querySelectorAll("[role=tab]")[2].remove();',
          'replayed',
        ],
        ...(named
          ? ([
              [
                'neither opens nor says the same',
                'document.body.dataset.dead = "yes"; document.querySelectorAll("b")[1].textContent = "busy";',
                'refused',
              ],
            ] as const)
          : []),
      ],
    }),
  );

t.test('a button that has become one of two that send its form is held to what it told the server', (t) =>
  checkDrift(t, {
    body: '<h1>Note</h1><form><label>Text <input data-is="text"></label><button data-is="keep">Keep</button></form>',
    prompt: 'Fill "Text" with "Tea" and click "Keep"',
    did: ['fill text', 'click keep'],
    changes: [
      ['it keeps a draft', '$("keep").name = "draft"; $("keep").after(html("<button>Keep and send</button>"));', 'refused'],
      ['another sends, too', '$("keep").after(html("<button name=send>Keep and send</button>"));', 'replayed'],
      ['its maker has named it', '$("keep").name = "keep";', 'replayed'],
      ['beside one that resets', '$("keep").name = "keep"; $("keep").after(html("<button type=reset>Clear</button>"));', 'replayed'],
    ],
  }),
);
