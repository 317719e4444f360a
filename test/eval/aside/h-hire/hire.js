const tools = [
  { id: 'ts1', name: 'Tile saw TS 200', kind: 'Cutting', day: 28, weight: 31, deposit: 80, note: 'Cuts up to 60 cm. Needs a tap nearby.' },
  { id: 'cs4', name: 'Chainsaw Brack 4', kind: 'Cutting', day: 39, weight: 6, deposit: 150, note: 'Only with a certificate, shown at the counter.', out: 'In repair until further notice' },
  { id: 'ds9', name: 'Drum sander', kind: 'Floors', day: 45, weight: 78, deposit: 120, note: 'For wooden boards. Two people to carry it.' },
  { id: 'es2', name: 'Edge sander', kind: 'Floors', day: 24, weight: 14, deposit: 60, note: 'Reaches into corners.' },
  { id: 'st5', name: 'Steam stripper', kind: 'Walls', day: 15, weight: 5, deposit: 40, note: 'For old wallpaper. Runs 70 minutes on one filling.' },
  { id: 'ps3', name: 'Paint sprayer', kind: 'Walls', day: 33, weight: 9, deposit: 100, note: 'Water-based paints only.' },
  { id: 'hp7', name: 'Pressure washer', kind: 'Garden', day: 27, weight: 24, deposit: 70, note: 'With 10 m of hose.' },
  { id: 'rt6', name: 'Rotavator', kind: 'Garden', day: 52, weight: 64, deposit: 150, note: 'Runs on petrol. Turns soil 25 cm deep.' },
  { id: 'hc8', name: 'Hedge cutter, long reach', kind: 'Garden', day: 21, weight: 7, deposit: 50, note: 'Battery lasts for 45 minutes.' },
];
const held = () => JSON.parse(sessionStorage.getItem('held') || '[]');
const keep = (rows) => sessionStorage.setItem('held', JSON.stringify(rows));
document.body.insertAdjacentHTML('afterbegin', `<div class="css-top"><span class="css-logo">RentAWrench</span><a href="index.html">Machines</a><a href="depots.html">Where to find us</a><a href="cart.html">My hire (<span id="n">${held().length}</span>)</a></div>`);
function hold(id, days) { keep([...held().filter((h) => h.id !== id), { id, days }]); document.getElementById('n').textContent = held().length; }
