const flats = [
  { id: 11, name: 'Attic in Weaver Street', area: 'Old Town', rent: 690, beds: 1, size: 38, pets: 'no', from: '1 January', floor: 4, heat: 'gas', slots: ['Mon 30 Nov, 17:00', 'Wed 2 Dec, 12:30'] },
  { id: 12, name: 'Garden flat, Linden Road', area: 'Westend', rent: 980, beds: 2, size: 67, pets: 'yes', from: '15 December', floor: 0, heat: 'district heating', slots: ['Tue 1 Dec, 10:00', 'Tue 1 Dec, 18:15', 'Thu 3 Dec, 18:15'] },
  { id: 13, name: 'Loft by the lock', area: 'Harbour', rent: 1340, beds: 2, size: 92, pets: 'yes', from: 'at once', floor: 2, heat: 'heat pump', slots: ['Fri 27 Nov, 16:00'] },
  { id: 14, name: 'Terraced house, Mill Row', area: 'Westend', rent: 1450, beds: 3, size: 104, pets: 'ask', from: '1 February', floor: 0, heat: 'gas', slots: ['Sat 5 Dec, 11:00', 'Sat 5 Dec, 11:30'] },
  { id: 15, name: 'Studio at the station', area: 'Old Town', rent: 560, beds: 0, size: 24, pets: 'no', from: 'at once', floor: 6, heat: 'electric', slots: [] },
  { id: 16, name: 'Corner flat, Rope Walk', area: 'Harbour', rent: 890, beds: 2, size: 58, pets: 'no', from: '1 January', floor: 3, heat: 'district heating', slots: ['Mon 30 Nov, 09:30', 'Mon 30 Nov, 17:45'] },
  { id: 17, name: 'Two rooms, Bleach Lane', area: 'Westend', rent: 845, beds: 1, size: 51, pets: 'yes', from: '1 March', floor: 1, heat: 'heat pump', slots: ['Thu 3 Dec, 12:00'] },
];
document.body.insertAdjacentHTML('afterbegin', '<div class="wp-block-group top"><strong>Rooftree Lettings</strong><span><a href="index.html">To let</a><a href="apply.html">Apply for a flat</a><a href="faq.html">Questions</a></span></div>');
