/* A card with the task and what it is done with; the answer takes the place of both. */
const asked = new URLSearchParams(location.search);
let seed = Number(asked.get('s'));
const rnd = (n) => ((seed = (seed * 48271 + 11) % 2147483647) >> 4) % n;
const shuffle = (list) => list.map((one) => [rnd(999), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
document.body.innerHTML = '<main><div id="say"></div><div id="area"></div></main>';
const $ = (css) => document.querySelector(css);
const $$ = (css) => [...document.querySelectorAll(css)];
const area = $('#area');
$('#say').textContent = asked.get('t');
function end(event, detail) {
  report(event, detail);
  const right = JSON.stringify([event, detail]) === scored(asked.get('w'));
  $('main').innerHTML = `<p>Answer noted.</p><p>Reward: ${right ? 1 : 0}</p>`;
}
