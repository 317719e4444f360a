/* A small application below the task; after the one act that counts a plate covers it. */
const asked = new URLSearchParams(location.search);
let seed = Number(asked.get('s'));
const rnd = (n) => ((seed = (seed * 48271 + 11) % 2147483647) >> 4) % n;
const shuffle = (list) => list.map((one) => [rnd(999), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
document.body.innerHTML = '<div id="ask"></div><div id="area"></div>';
const $ = (css) => document.querySelector(css);
const $$ = (css) => [...document.querySelectorAll(css)];
const area = $('#area');
$('#ask').textContent = asked.get('t');
function end(event, detail) {
  report(event, detail);
  const right = JSON.stringify([event, detail]) === scored(asked.get('w'));
  $('#done')?.remove();
  document.body.insertAdjacentHTML('beforeend', `<div id="done">Episode over<br>Return: ${right ? '1.0' : '0.0'}</div>`);
}
