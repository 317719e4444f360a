import t from 'tap';

t.setTimeout(300_000);

import { type Change, checkDrift } from './drifting.ts';

const altering = (on: string, to: string) => `$("sum").addEventListener("${on}", ({ target }) => { target.value = ${to}; });`;

const changes: readonly Change[] = [
  ['zeros behind the number', altering('change', 'target.value + ".00"'), 'replayed'],
  ['a sign beside it', altering('change', '"€ " + target.value'), 'replayed'],
  ['a digit more', altering('change', 'target.value + "0"'), 'refused'],
  ['cents out of it', altering('input', '(Number(target.value) / 100).toFixed(2)'), 'refused'],
  ['a number of its own', altering('blur', '"99"'), 'refused'],
  ['another field that is cleared', '$("who").addEventListener("input", () => { $("sum").value = "1"; });', 'refused'],
];

t.test('what was filled in is what is sent: a page that makes another number of it has drifted', (t) =>
  checkDrift(t, {
    body: `<h1>Transfer</h1><label>Amount <input data-is="sum"></label><label>To <input data-is="who"></label><button data-is="send">Send</button>`,
    prompt: 'Fill "Amount" with "20", fill "To" with "Anna" and click "Send"',
    did: ['fill sum', 'fill who', 'click send'],
    changes,
  }),
);

const says = (text: string) =>
  `$("add").onclick = () => { document.querySelector("[role=alert]").textContent = ${JSON.stringify(text)}; };`;

t.test('a step to which the page says something else than it did is the last that is done', (t) =>
  checkDrift(t, {
    body: `<h1>Shop</h1><p role="alert"></p><p><button data-is="add" onclick="document.querySelector('[role=alert]').textContent = 'Lamp is in your cart, 3 left'">Add</button></p><p><button data-is="order">Order</button></p>`,
    prompt: 'Click "Add" and click "Order"',
    did: ['click add', 'click order'],
    changes: [
      ['another number', says('Lamp is in your cart, 1 left'), 'replayed'],
      ['nothing', '$("add").onclick = null;', 'replayed'],
      [
        'the same a while later',
        '$("add").onclick = () => setTimeout(() => { document.querySelector("[role=alert]").textContent = "Lamp is in your cart, 2 left"; }, 300);',
        'replayed',
      ],
      ['of another thing', says('Lamp shade is in your cart, 3 left'), 'refused'],
      ['that there is none', says('Lamp is out of stock'), 'refused'],
      ['what was done instead', says('Lamp is on your wish list, 3 left'), 'refused'],
    ],
  }),
);
