const films = {
  salt: { name: 'Salt Road', mins: 131, age: 12, lang: 'French with English subtitles', by: 'Noémie Vautrin', text: 'Two sisters take a lorry across the desert.', shows: { Fri: ['17:30', '20:45'], Sat: ['20:45'], Sun: ['17:00'] } },
  moth: { name: 'The Moth Collector', mins: 97, age: 15, lang: 'English', by: 'Garrick Poole', text: 'A quiet museum, a loud secret.', shows: { Fri: ['21:15'], Sat: ['18:00', '21:15!'], Sun: ['20:00'] } },
  pip: { name: 'Pip and the Tin Whale', mins: 74, age: 0, lang: 'English', by: 'Saoirse Dunne', text: 'A boy mends a whale. Drawn by hand.', shows: { Sat: ['11:00', '14:30'], Sun: ['11:00'] } },
  ninth: { name: 'Ninth Floor', mins: 112, age: 16, lang: 'Korean with English subtitles', by: 'Han Bora', text: 'The lift stops, and someone is in it already.', shows: { Fri: ['23:00'], Sat: ['23:00'] } },
};
const dayNames = { Fri: 'Friday 27 Nov', Sat: 'Saturday 28 Nov', Sun: 'Sunday 29 Nov' };
document.body.insertAdjacentHTML('afterbegin', '<div class="bar"><strong>Belvoir Picture House</strong><a href="index.html">What is on</a><a href="prices.html">Prices</a><a href="club.html">Club</a><a href="visit.html">Your visit</a></div>');
