/** Stars that are radio buttons without a word are told by their place, and those of a table are not. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { toldOn } from '../told.ts';

const { page } = await leased(t);

const stars = (of: string, much = 5) =>
  `<p>${of}</p><div>${Array.from({ length: much }, (_, at) => `<label><input type="radio" name="${of}" onchange="log('${of} ${at + 1}')"><span aria-hidden="true">☆</span></label>`).join('')}</div>`;
const grid = `<table><tr><th></th><th>Poor</th><th>Fair</th><th>Good</th></tr>${['Crew', 'Food'].map((of) => `<tr><td>${of}</td>${[1, 2, 3].map((n) => `<td><input type="radio" name="${of}" onchange="log('${of} ${n}')"></td>`).join('')}</tr>`).join('')}</table>`;
/** Named ones for the whole, and signs that nobody could tell from a text for a part of it. */
const whole = `<h1>Your stay</h1><div role="radiogroup" aria-label="Overall rating">${[1, 2, 3, 4, 5].map((n) => `<span role="radio" tabindex="0" aria-checked="false" aria-label="${n} stars" onclick="this.setAttribute('aria-checked', 'true'); log('Whole ${n}')">★</span>`).join('')}</div>
  <div><span>Breakfast</span><span>${'<i>☆</i>'.repeat(5)}</span></div><label>Remarks <textarea oninput="log('Remarks')"></textarea></label>`;
const buttons = (of: string) =>
  `<p>${of} <span>${[1, 2, 3, 4, 5].map((n) => `<button onclick="log(document.title === 'Site' ? '${of} ${n}' : document.title + ', ${of} ${n}')">☆</button>`).join('')}</span></p>`;
/** Signs that are called by the pictures in them, each with what is drawn for it. */
const pictured = (of: string) =>
  `<p>${of}</p><ul tabindex="0">${[1, 2, 3, 4, 5].map((n) => `<li style="cursor:pointer;display:inline-block"><div role="radio" aria-checked="false" tabindex="0" onclick="log('${of} ${n}')"><span role="img" aria-label="star">☆</span><span role="img" aria-label="star">☆</span></div></li>`).join('')}</ul>`;
const scaled = (most: number) =>
  `<label>Rating <input type="range" min="0" max="${most}" value="0" oninput="log('Scale ' + this.value)"></label>`;
const words = '<label>Anything else? <input></label>';

for (const [goal, body, expected] of [
  ['Give 3 of 5 stars overall', grid + stars('Overall') + words, 'Overall 3'],
  ['Give it 4 stars', stars('Overall') + words, 'Overall 4'],
  ['Give 2 stars for the view', stars('View') + stars('Room'), 'View 2'],
  ['Give it 4 stars', stars('View') + stars('Room') + words, /4 stars/],
  ['Give 2 stars for the crew', grid + words, /2 stars/],
  ['Give 4 stars for the breakfast', whole, /breakfast/],
  ['Give 4 stars for the stay', whole, 'Whole 4'],
  ['Give 4 stars for the parking', whole, /parking/],
  ['Give 4 stars for the pool and 2 stars for the staff', buttons('Staff') + buttons('Pool'), 'Pool 4, Staff 2'],
  ['Set the service to 3 stars', pictured('Service') + pictured('Cleanliness'), 'Service 3'],
  ['Set the cleanliness to 4 stars', pictured('Service') + pictured('Cleanliness'), 'Cleanliness 4'],
  ['Set the parking to 4 stars', pictured('Service') + pictured('Cleanliness'), /parking/],
  ['Give a rating of 4 stars', stars('Overall') + words, 'Overall 4'],
  ['Give a rating of 4 stars', scaled(5) + words, 'Scale 4'],
  ['Give a rating of 4 stars', scaled(100) + words, /4 stars/],
] as const)
  t.test(`${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
