/** What things are called, where the same text says more of them: what was asked by is none of the name. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const crew = `<h1>Crew</h1><ul><li><b>Ida</b> – Pilot</li><li><b>Rolf</b> – Stoker</li><li><b>Uma-Lou</b> – Pilot</li></ul>`;
const tools = `<h1>Tools</h1><ul><li>Hand saw <em>out of stock</em></li><li>Plane <em>in stock</em></li><li>Adze <em>in stock</em></li></ul>`;
const posts = `<h1>Log</h1><article><h2>Rust</h2><p>By <i>Ida Moe</i> on 6 May</p></article>
  <article><h2>Tar</h2><p>By <i>Rolf van Ek</i> in Notes</p></article><article><h2>Rope</h2><p>Written by Uma Lou Holt, 7 May</p></article>`;

for (const [goal, body, expected] of [
  ['Return the names of all pilots', crew, { names: ['Ida', 'Uma-Lou'] }],
  ['Return which tool is out of stock', tools, { tool: 'Hand saw' }],
  ['Return the author of the article "Rust"', posts, { author: 'Ida Moe' }],
  ['Return the author of the article "Tar"', posts, { author: 'Rolf van Ek' }],
  ['Return the author of the article "Rope"', posts, { author: 'Uma Lou Holt' }],
] as const)
  t.test(`${goal}: ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
