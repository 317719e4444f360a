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
