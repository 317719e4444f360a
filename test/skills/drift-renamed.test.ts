import t from 'tap';
import { type Change, checkDrift } from './drifting.ts';

const form = `<main><h1>Shop</h1><form><p>Two lamps.</p><p><button id="main-act" data-testid="main-act" type="button" data-is="buy">Show details</button>
  <button id="other-act" type="button" data-is="drop">Remove</button></p><p>Delivered tomorrow.</p></form></main>`;

const changes: readonly Change[] = [
  ['another word for the same', 'rename("buy", "Display details");', 'repaired'],
  ['a word more that says of what', 'rename("buy", "Show details of all");', 'refused'],
  ['a word for something else', 'rename("buy", "Print");', 'refused'],
  ['the opposite', 'rename("buy", "Hide details");', 'refused'],
  ['another word, and another id', 'rename("buy", "Display details"); $("buy").id = "x"; $("buy").dataset.testid = "y";', 'refused'],
  ['another word, and its like beside it', 'rename("buy", "Display details"); $("buy").after(copy("buy"));', 'refused'],
  ['another word, and its own on another', 'rename("buy", "Display details"); rename("drop", "Show details");', 'refused'],
  ['another word, and moved away', 'rename("buy", "Display details"); document.body.prepend($("buy"));', 'refused'],
  ['another word on another kind', '$("buy").type = "reset"; rename("buy", "Display details");', 'refused'],
  [
    'another word, and under another heading',
    'rename("buy", "Display details"); document.querySelector("h1").textContent = "Bin";',
    'refused',
  ],
  [
    'the id on its neighbour, which has the other word',
    '$("buy").remove(); $("drop").id = $("drop").dataset.testid = "main-act"; rename("drop", "Display details");',
    'refused',
  ],
];

t.test('a button that is renamed and stays all else: by a word for the same it is mended, by any other it is none', (t) =>
  checkDrift(t, { body: form, prompt: 'Click "Show details"', did: ['click buy'], byEvidence: true, changes }),
);

t.test('a button that adds to a cart may put in a basket, and may not add to another list or remove', (t) =>
  checkDrift(t, {
    body: form.replace('Show details', 'Add to cart'),
    prompt: 'Click "Add to cart"',
    did: ['click buy'],
    byEvidence: true,
    changes: [
      ['another word for both', 'rename("buy", "Put in basket");', 'repaired'],
      ['another list', 'rename("buy", "Put in wishlist");', 'refused'],
      ['the opposite', 'rename("buy", "Remove from basket");', 'refused'],
    ],
  }),
);
