/* A page with the task in its head; a finished one goes pale and says so at its foot. */
const asked = new URLSearchParams(location.search);
let seed = Number(asked.get('s'));
const rnd = (n) => ((seed = (seed * 48271 + 11) % 2147483647) >> 4) % n;
const shuffle = (list) => list.map((one) => [rnd(999), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
document.body.innerHTML = '<header></header><div id="area"></div><footer>Points: 0</footer>';
const $ = (css) => document.querySelector(css);
const $$ = (css) => [...document.querySelectorAll(css)];
const area = $('#area');
$('header').textContent = asked.get('t');
let over = false;
function end(event, detail) {
  report(event, detail);
  if (over) return;
  over = true;
  const right = JSON.stringify([event, detail]) === scored(asked.get('w'));
  area.className = 'over';
  $('footer').textContent = `Finished. Points: ${right ? 10 : -10}`;
}
