/* one little task in a box; a shade with the reward falls when it is over */
var Q = {};
location.search.slice(1).split('&').forEach(function (pair) { var i = pair.indexOf('='); Q[pair.slice(0, i)] = decodeURIComponent(pair.slice(i + 1).replace(/\+/g, ' ')); });
var state = 977 + (+Q.s || 1) * 7919;
function rand(n) { state = (state * 16807) % 2147483647; return state % n; }
function mix(list) { for (var i = list.length - 1; i > 0; i--) { var j = rand(i + 1), x = list[i]; list[i] = list[j]; list[j] = x; } return list; }
document.write('<div class="frame"><div class="utter"></div><div class="play" id="play"></div></div>');
document.querySelector('.utter').appendChild(document.createTextNode(Q.t || ''));
var play = document.getElementById('play');
function finish(event, detail) {
  report(event, detail);
  var good = JSON.stringify([event, detail]) === atob(Q.w || '');
  var shade = document.createElement('div');
  shade.className = 'shade';
  shade.innerHTML = 'Task finished<br>Reward: ' + (good ? '+1.00' : '-1.00');
  document.querySelector('.frame').appendChild(shade);
}
