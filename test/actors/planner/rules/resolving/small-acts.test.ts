/** Small acts in other words than a page's, each carried out where one thing is meant, and refused where none is, or another. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const sends = `onsubmit="event.preventDefault(); log([...new FormData(this)].filter(([, value]) => value).map(([name, value]) => name + '=' + value).join(' '))"`;
const twice = `<form ${sends}><p><label>Current password <input type="password" name="o"></label></p><p><label>New password <input type="password" name="n"></label></p>
  <p><label>Confirm new password <input type="password" name="c"></label></p><button>Save</button></form>`;
const once = `<form ${sends}><p><label>New password <input type="password" name="n"></label></p><button>Save</button></form>`;
const address = (legend: string, name: string) =>
  `<fieldset><legend>${legend}</legend><label>Road <input name="${name}r"></label><label>Town <input name="${name}t"></label></fieldset>`;
const parts = `<form ${sends}>${address('Pick-up', 'p')}${address('Delivery', 'd')}<button>Send</button></form>`;
const question = (nth: number) =>
  `<fieldset><legend>${nth}. How was it?</legend>${['Bad', 'Fine'].map((said) => `<label><input type="radio" name="q${nth}" value="${said}"> ${said}</label>`).join('')}</fieldset>`;
const survey = `<form ${sends}>${question(1)}${question(2)}<button>Send</button></form>`;
const poll = `<h1>Where to?</h1><div role="group" aria-label="Places">${['Lake', 'Lakeside hut', 'Hill'].map((place) => `<button onclick="log('${place}')">${place}</button>`).join('')}</div><a href="#hill">About Hill</a>`;
const menu = `<ul>${['plan.odt', 'plan-old.odt'].map((file) => `<li><span>${file}</span> <button onclick="log('copy ${file}')">Duplicate</button> <button onclick="log('trash ${file}'); this.closest('li').remove()">Move to trash</button></li>`).join('')}</ul>`;
const stepper = `<ul>${['Apples', 'Plums'].map((fruit) => `<li>${fruit} <button aria-label="Decrease" onclick="log('less ${fruit}')">−</button> <span>2</span> <button aria-label="Increase" onclick="log('more ${fruit}')">+</button></li>`).join('')}</ul>`;
const compose = `<p><label>To <input name="to"></label></p><p><label>Subject <input name="s"></label></p><div contenteditable="true" style="height:60px" oninput="log(this.textContent)"></div><button>Send</button>`;

for (const [goal, body, expected] of [
  ['Change the password from old12345 to Fresh!2031, then save', twice, 'o=old12345 n=Fresh!2031 c=Fresh!2031'],
  ['Change the password from old12345 to Fresh!2031, then save', once, /current password/],
  ['Pick-up: road "Mill Ln 1", town Hull; delivery: road "High Rd 2", town York; send', parts, 'pr=Mill Ln 1 pt=Hull dr=High Rd 2 dt=York'],
  ['Pick-up: road "Mill Ln 1", town Hull; storage: road "High Rd 2", town York; send', parts, /road|storage/],
  ['For question 1 choose Bad, for question 2 choose Fine and send', survey, 'q1=Bad q2=Fine'],
  ['For question 1 choose Bad, for question 3 choose Fine and send', survey, /3|Fine/],
  ['Vote for Lake', poll, 'Lake'],
  ['Vote for Sea', poll, /Sea/],
  ['Make a copy of plan.odt', menu, 'copy plan.odt'],
  ['Move plan-old.odt to the trash', menu, 'trash plan-old.odt'],
  ['Increase the plums by one', stepper, 'more Plums'],
  ['Increase the pears by one', stepper, /pears/],
  ['Write "See you" into the message body', compose, 'See you'],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
