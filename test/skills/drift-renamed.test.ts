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

const plainForm = `<main><h1>Track a parcel</h1><form><label>Number <input name="number"></label>
  <p><button type="button" data-is="go">Track</button> <button type="button" data-is="clear">Clear</button></p></form><p>Since 1990.</p></main>`;

t.test('a button that nothing marks is the one in its place, by a word for the same or one more that its heading says', (t) =>
  checkDrift(t, {
    body: plainForm,
    prompt: 'Click "Track"',
    did: ['click go'],
    byEvidence: true,
    changes: [
      ['a word more that the heading says', 'rename("go", "Track parcel");', 'repaired'],
      [
        'in another wrapping',
        'rename("go", "Track parcel"); const box = document.createElement("div"); $("go").before(box); box.append($("go"));',
        'repaired',
      ],
      ['a word more that nothing says', 'rename("go", "Track usage");', 'refused'],
      ['another deed', 'rename("go", "Return parcel");', 'refused'],
      ['all of them', 'rename("go", "Track all parcels");', 'refused'],
      ['in the place of its neighbour', 'rename("go", "Track parcel"); $("clear").after($("go"));', 'refused'],
      ['beside another that says as much', 'rename("go", "Track parcel"); rename("clear", "Track order");', 'refused'],
      ['under another heading', 'rename("go", "Track parcel"); document.querySelector("h1").textContent = "Send a parcel";', 'refused'],
      ['not to be pressed', 'rename("go", "Track parcel"); $("go").disabled = true;', 'refused'],
    ],
  }),
);

t.test('who leads on is not who leads back, nor who skips', (t) =>
  checkDrift(t, {
    body: plainForm.replace('>Track<', '>Next<'),
    prompt: 'Click "Next"',
    did: ['click go'],
    byEvidence: true,
    changes: [
      ['another word for it', 'rename("go", "Continue");', 'repaired'],
      ['back', 'rename("go", "Back");', 'refused'],
      ['past it', 'rename("go", "Skip");', 'refused'],
    ],
  }),
);

const label = (text: string) => `document.querySelector('label').firstChild.data = '${text} ';`;
const asks = (called: string) =>
  `<main><h1>Depot</h1><form><p><label>${called} <input id="key" name="key" data-is="it"></label></p><button type="button" data-is="go">Find</button></form></main>`;

t.test('a field that bears its marks may be called by another word for the same, and by no word for something else', (t) =>
  checkDrift(t, {
    body: asks('Parcel number'),
    prompt: 'Fill "Parcel number" with "P-12" and click "Find"',
    did: ['fill it', 'click go'],
    changes: [
      ['another word for its code', label('Parcel reference'), 'repaired'],
      ['another word, and another id', `${label('Parcel reference')} $("it").id = "x"; $("it").name = "y";`, 'refused'],
      ['the code of something else', label('Return number'), 'refused'],
      ['something else of it', label('Parcel weight'), 'refused'],
      [
        'another word, and the old one on another',
        `${label('Parcel reference')} document.querySelector('form').append(html('<label>Parcel number <input></label>'));`,
        'refused',
      ],
    ],
  }),
);

t.test('a field for a name may ask for the full one', (t) =>
  checkDrift(t, {
    body: asks('Name'),
    prompt: 'Fill "Name" with "Ada Blum" and click "Find"',
    did: ['fill it', 'click go'],
    changes: [['the full one', label('Full name'), 'repaired']],
  }),
);
