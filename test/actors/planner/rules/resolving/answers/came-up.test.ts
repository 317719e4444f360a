/** Values that only a deed brings up: in a dialog that nothing calls one, in a section that unfolds, in a place that was empty. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

/** A layer of boxes over the page, and a link that shows it. */
const layer = (links: string, inside: string) =>
  `<style>#over{display:none;position:fixed;inset:0;background:#0006}#over.on{display:block}#box{background:#fff;width:200px;margin:40px auto;padding:10px}</style>${links}
  <p>Voucher <input class="v"> <button onclick="log(document.querySelector('.v').value)">Redeem</button></p><div id="over"><div id="box">${inside}<button onclick="over.className=''">Close</button></div></div>`;
const link = `<a href="#" onclick="over.className='on';return false">Show my voucher</a>`;
const code = '<h4>Voucher</h4><p>Your code: <b>PLUM-204</b></p>';
/** The browser's own dialog, closed by a button that says OK. */
const modal = `<button onclick="gift.showModal()">Details</button><dialog id="gift"><h2>Gift</h2><dl><dt>Coupon code</dt><dd>KX-77-Q</dd><dt>Valid until</dt><dd>May</dd></dl><form method="dialog"><button>OK</button></form></dialog>
  <label>Coupon <input id="coupon"></label><button onclick="log(coupon.value)">Apply</button>`;
const sections = `${[
  ['Parking', 'plum 12'],
  ['Dogs', 'lake 7'],
  ['Entrance fee', 'rope 3'],
]
  .map(([name, text]) => `<details><summary>${name}</summary><p>${text}</p></details>`)
  .join('')}<form onsubmit="event.preventDefault();log(this.x.value)"><input name="x"><input type="submit" value="Submit"></form>`;
const revealed = (html: string) =>
  `<button onclick="place.innerHTML='${html}'">Reveal</button><div id="place"></div><label>Answer <input id="answer"></label><button onclick="log(answer.value)">Send</button>`;

const redeem = 'Open the dialog, copy the voucher code shown in it into the text box and press Redeem.';
const ofReveal = (what: string) => `Click Reveal and type the ${what} that appears there into the field Answer, then press Send.`;

for (const [goal, body, expected] of [
  [redeem, layer(link, code), 'PLUM-204'],
  ['Open the pop-up, copy the voucher code in it into the text box and press Redeem.', layer(link, code), 'PLUM-204'],
  ['Open the dialog, copy the coupon code shown in it into the Coupon field and press Apply.', modal, 'KX-77-Q'],
  ['Unfold "Parking", then type the remark that appears there into the text field and submit.', sections, 'plum 12'],
  ['Expand Dogs and type the note that appears into the text field, then submit.', sections, 'lake 7'],
  [ofReveal('word'), revealed('<p>heron</p>'), 'heron'],
  [ofReveal('code'), revealed('<h3>For you</h3><p>Code: A7-Q9</p>'), 'A7-Q9'],
  [ofReveal('number'), revealed('<span>Sold: 41</span>'), '41'],
] as const)
  t.test(goal, (t) => toldOn(t, page, goal, body, expected));

for (const [why, goal, body] of [
  ['two links may open one', redeem, layer(`${link} <a href="#" onclick="return false">Show my orders</a>`, code)],
  ['it shows no code', redeem, layer(link, '<h4>Voucher</h4><p>Nothing yet</p>')],
  ['it shows two codes', redeem, layer(link, '<h4>Voucher</h4><p>PLUM-204</p><p>PEAR-311</p>')],
  ['it shows a number of something else', redeem, layer(link, '<h4>Voucher</h4><p>Valid until: 2026</p>')],
  ['what comes up is no code', ofReveal('code'), revealed('<p>Please wait for a moment</p>')],
  ['two remarks come up', ofReveal('remark'), revealed('<p>one</p><p>two</p>')],
] as const)
  t.test(`not where ${why}`, (t) => toldOn(t, page, goal, body, /./));
