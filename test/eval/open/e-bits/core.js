/* A frame with the task on top; when it is over, its widgets are gone and a line tells how it went. */
const asked = new URLSearchParams(location.search);
let seed = Number(asked.get('s'));
const rnd = (n) => ((seed = (seed * 48271 + 11) % 2147483647) >> 4) % n;
const shuffle = (list) => list.map((one) => [rnd(999), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
document.body.innerHTML = '<div id="frame"><h1></h1><div id="area"></div></div><p id="tally">Tries: 0</p>';
const $ = (css) => document.querySelector(css);
const $$ = (css) => [...document.querySelectorAll(css)];
const area = $('#area');
$('h1').textContent = asked.get('t');
function end(event, detail) {
  report(event, detail);
  const right = JSON.stringify([event, detail]) === scored(asked.get('w'));
  $('#frame').className = 'off';
  $('#tally').textContent = `Tries: 1. ${right ? 'Solved' : 'Missed'}. Press START for another.`;
}
