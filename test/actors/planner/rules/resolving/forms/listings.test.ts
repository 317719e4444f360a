/** Lists of what a form is to hold, and values behind the name of their field, go each into the one field that is called so, or nothing is sent. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const sends = `onsubmit="event.preventDefault(); log([...new FormData(this)].filter(([, value]) => value).map(([name, value]) => name + '=' + value).join(' '))"`;
const shipment = `<form ${sends}><p><label>Sender <input name="s"></label></p><p><label>Street line 1 <input name="a"></label></p>
  <p><label>Street line 2 <input name="b"></label></p><p><label>Postcode <input name="p"></label></p>
  <p><label>Weight <select name="w"><option>1 kg</option><option>5 kg</option></select></label></p>
  <p><label><input type="radio" name="m" value="air"> Air freight</label><label><input type="radio" name="m" value="sea"> Sea freight</label></p>
  <p><label><input type="checkbox" name="k"> Save this sender for later</label></p><button>Submit</button></form>`;
const german = `<form ${sends}><p><label>Familienname <input name="f"></label></p><p><label>Vorname <input name="v"></label></p>
  <p><label>Rufnummer <input name="r" type="tel"></label></p><p><label>Zahlung <select name="z"><option>Bar</option><option>Karte</option></select></label></p>
  <button>Absenden</button></form>`;
const table = `<form ${sends}><table><tr><td>Keeper:</td><td><input name="k"></td></tr><tr><td>Plate:</td><td><input name="p"></td></tr><tr><td>Drive:</td><td><select name="d"><option>--</option><option>Electric</option></select></td>
  <td>Usage:</td><td><table><tr><td><input type="radio" name="u" id="u1" value="own"><label for="u1">Own</label></td><td><input type="radio" name="u" id="u2" value="hire"><label for="u2">Hire</label></td></tr></table></td></tr></table>
  <button>Register</button></form>`;
const built = `<form ${sends}><input type="hidden" name="n"><label id="l">Berths</label><button type="button" id="b" aria-haspopup="listbox" aria-labelledby="l v"><span id="v">1 berth</span></button>
  <p><label>Skipper <input name="s"></label></p><button>Submit</button></form><script>b.onclick = () => { const u = document.createElement('ul'); u.setAttribute('role', 'listbox');
  u.innerHTML = ['1 berth', '4 berths'].map((o) => '<li role=option>' + o + '</li>').join(''); u.onclick = (e) => { v.textContent = n.value = e.target.textContent; u.remove(); }; b.after(u); };
  const n = document.querySelector('[name=n]');</script>`;

const meeting = `<h1>New meeting</h1><form ${sends}><p><label>Subject <input name="s"></label></p><p><label>Invite <input name="i"></label></p>
  <p><label>Kind <select name="k"><option>Workshop</option><option>Talk</option></select></label></p><button>Schedule</button></form>`;

for (const [goal, body, expected] of [
  ['Schedule a meeting: subject Kick-off, invite Ada Moss, kind Talk', meeting, 's=Kick-off i=Ada Moss k=Talk'],
  ['Schedule a meeting: subject Kick-off, invite Ada Moss, kind Feast', meeting, /Feast/],
  [
    'Sender Ida Roth, street line 1 "4 Mill Ln", street line 2 "Attic", postcode 01067, weight 5 kg; sea freight; save this sender for later; then submit',
    shipment,
    's=Ida Roth a=4 Mill Ln b=Attic p=01067 w=5 kg m=sea k=on',
  ],
  ['Sender Ida, postcode 01067, submit', shipment, 's=Ida p=01067 w=1 kg'],
  ['Sender Ida, shoe size 42, submit', shipment, /shoe size/],
  ['Sender Ida, Harbour Gate, submit', shipment, /Harbour Gate/],
  ['Familienname Oduya, Vorname Wen, Rufnummer 0301 4455, Zahlung Karte, absenden', german, 'f=Oduya v=Wen r=0301 4455 z=Karte'],
  ['Familienname Oduya, Kundennummer 77, absenden', german, /Kundennummer/],
  ['Keeper "Wen", plate "B 7", drive electric, usage hire. Then register', table, 'k=Wen p=B 7 d=Electric u=hire'],
  ['Set the berths to 4 berths, skipper "Wen"; then submit', built, 'n=4 berths s=Wen'],
  ['Set the berths to 9 berths, skipper "Wen"; then submit', built, /Berths/],
  ['Enter the sender Wen and press Submit', shipment, 's=Wen w=1 kg'],
  ['Enter the postcode "01067" and press Submit', shipment, 'p=01067 w=1 kg'],
  ['Enter the customs code "01067" and press Submit', shipment, /customs code/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));

const transparent = `<script>let drawn; const draw = () => { drawn?.remove(); drawn = document.createElement('div');
  drawn.innerHTML = ['Attic', 'Cellar'].map((o) => '<div class="choice">' + o + '</div>').join('');
  drawn.onclick = (e) => { shown.textContent = e.target.textContent; log(e.target.textContent); drawn.remove(); }; document.body.append(drawn); };</script>
  <div><label for="f">Floor</label></div><div onmousedown="draw()" style="position:relative;width:200px;height:30px;border:1px solid">
  <input id="f" role="combobox" aria-haspopup="listbox" readonly style="opacity:0;position:absolute;inset:0;width:100%"><span id="shown">Please choose</span></div>`;
t.test('a list whose field is transparent is opened where it is drawn, and not by its label', (t) =>
  toldOn(t, page, 'Choose Cellar as the floor', transparent, 'Cellar'),
);
