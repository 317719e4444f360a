/* A page with its task on top; the answer that was given takes the place of everything below it. */
const asked = new URLSearchParams(location.search);
let seed = Number(asked.get('s'));
const rnd = (n) => ((seed = (seed * 48271 + 11) % 2147483647) >> 4) % n;
const shuffle = (list) => list.map((one) => [rnd(999), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
document.body.innerHTML = '<p class="task"></p><div id="area"></div>';
const $ = (css) => document.querySelector(css);
const $$ = (css) => [...document.querySelectorAll(css)];
const area = $('#area');
$('.task').textContent = asked.get('t');
function end(event, detail) {
  report(event, detail);
  const right = JSON.stringify([event, detail]) === scored(asked.get('w'));
  area.innerHTML = `<h2>That was it.</h2><p>${right ? 'Well done!' : 'Not quite.'}</p>`;
}
