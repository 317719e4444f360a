/* seeded, since every load is laid out anew */
var seed = +(/[?&]s=(\d+)/.exec(location.search) || [0, 1])[1];
function rnd(n) { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; }
function shuffle(a) { for (var i = a.length - 1; i > 0; i--) { var j = rnd(i + 1), x = a[i]; a[i] = a[j]; a[j] = x; } return a; }
function el(id) { return document.getElementById(id); }
function endEpisode(event, detail) { report(event, detail); el('sync-task-cover').style.display = 'block'; el('n').innerHTML = +el('n').innerHTML + 1; }
document.write('<div id="wrap"><div id="query">' + decodeURIComponent((/[?&]u=([^&]*)/.exec(location.search) || [0, ''])[1]).replace(/</g, '&lt;') + '</div><div id="area"></div><div id="sync-task-cover" onclick="report(\'restart\')">START</div></div><div class="reward">Episodes done: <span id="n">0</span></div>');
el('area').appendChild(document.currentScript.parentNode.querySelector('#stuff') || document.createElement('div'));
