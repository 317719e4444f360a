// The frame of every task here: it shows the task, lays out by the seed, and rewards the first act that ends the episode.
const asked = new URLSearchParams(location.search);
let state = Number(asked.get('s') || 1) * 7919 + 17;
function rnd() {
  state = (state + 0x6d2b79f5) | 0;
  let x = Math.imul(state ^ (state >>> 15), 1 | state);
  x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
  return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
}
const below = (n) => Math.floor(rnd() * n);
const one = (list) => list[below(list.length)];
function mixed(list) {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}
const $ = (selector) => document.querySelector(selector);
const $$ = (selector) => [...document.querySelectorAll(selector)];
const wanted = asked.get('w') && JSON.parse(atob(asked.get('w')));
document.getElementById('query').textContent = asked.get('t') || 'No task';
document.getElementById('wrap').insertAdjacentHTML('beforeend', '<div id="panel">Last reward: <span id="reward">-</span><br>Episodes done: <span id="episodes">0</span></div>');
const sorted = (value) => (Array.isArray(value) ? value.map(sorted) : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort().map(([k, v]) => [k, sorted(v)])) : value);
const same = (a, b) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
let over = false;
function done(event, detail) {
  if (over) return;
  over = true;
  report(event, detail);
  $('#reward').textContent = same([event, detail], wanted) ? '1.00' : '-1.00';
  $('#episodes').textContent = '1';
  $('#area').innerHTML = '<div id="over">Episode over</div>';
}
