/* The box that every task lies in; whatever ends the task covers it. */
const asked = new URLSearchParams(location.search);
let seed = Number(asked.get('s'));
const rnd = (n) => ((seed = (seed * 48271 + 11) % 2147483647) >> 4) % n;
const shuffle = (list) => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rnd(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
};
document.body.innerHTML = `<div id="box"><div id="task"></div><div id="area"></div><div id="cover">NEXT TASK</div></div>
<div id="panel">Last score: <b id="score">-</b><br>Tasks done: <b id="count">0</b></div>`;
const $ = (css) => document.querySelector(css);
const $$ = (css) => [...document.querySelectorAll(css)];
const area = $('#area');
$('#task').textContent = asked.get('t');
$('#cover').onclick = () => report('restarted');
function end(event, detail) {
  report(event, detail);
  $('#score').textContent = JSON.stringify([event, detail]) === scored(asked.get('w')) ? '1.00' : '-1.00';
  $('#count').textContent = '1';
  $('#cover').style.display = 'block';
}
