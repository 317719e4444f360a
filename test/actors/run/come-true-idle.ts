/** Pairs (`come-true.ts`) of which the one does nothing at all, or asks again for what it was given. */
import type { Pair } from './come-true.ts';

const button = (name: string, then: string) => `<button onclick="${then}">${name}</button>`;
const post = `fetch('/yes', { method: 'POST' })`;
const login = (bad: boolean) =>
  `<form id="in" onsubmit="event.preventDefault(); enter()"><label>Member <input></label><label>Password <input type="password"></label><button>Sign in</button></form><script>
    const enter = () => { ${bad ? 'of("in").reset()' : "of('in').outerHTML = '<h2>Your loans</h2>'"}; ${post}; };</script>`;

export const idle: readonly Pair[] = [
  ['Like the recipe', (bad) => `<h2>Recipe</h2>${button('Like', bad ? '' : "this.textContent = 'Liked'")}`],
  ['Follow the author', (bad) => `<p>By Ines</p>${button('Follow the author', bad ? '' : post)}`],
  [
    'Archive the letter',
    (bad) => `<article>Letter</article>${button('Archive the letter', bad ? '' : "document.querySelector('article').remove()")}`,
  ],
  [
    'Bookmark the poem',
    (bad) => `<style>.on{color:red}</style><h2>Poem</h2>${button('Bookmark the poem', bad ? '' : "this.classList.add('on')")}`,
  ],
  [
    'Add the lamp to the basket',
    (bad) => `<h2>Lamp</h2><p id="n">Basket (0)</p>${button('Add to basket', bad ? '' : "of('n').textContent = 'Basket (1)'")}`,
  ],
  [
    'Search for tents',
    (bad) =>
      `<label>Search <input type="search" ${bad ? '' : `oninput="of('n').textContent = '2 tents'"`}></label>${button('Search', '')}<p id="n">All things</p>`,
  ],
  ['Enter "ines" as member and "k7" as password and press Sign in', (bad) => login(bad)],
  [
    'Reserve the blue boat',
    (bad) => `<p>Blue boat</p><button onclick="this.textContent = '${bad ? 'Sold out' : 'Reserved'}'; ${post}">Reserve</button>`,
  ],
  ['Open Handbook', (bad) => `<a href="${bad ? '/missing' : '/there'}">Handbook</a>`],
];
