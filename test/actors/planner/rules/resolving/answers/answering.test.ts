/** Questions that are answered from sentences, parts of lines, rows and folds, and those that must not be. */
import t from 'tap';
import { wonderOf, wondersIn } from '../../../../../../actors/planner/rules/reading/questions/wondering.ts';
import { endOf, valuesOf } from '../../../../../../actors/planner/rules/resolving/words/value-shapes.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const yard = `<h1>Tern Yard</h1><p>Open all year · Mooring until 18:30 · Late mooring until 22:00 (€9)</p>
  <p>A night at the quay costs 18 euros and the crane 40 euros. Late payment is charged with 25 euros. Guests must leave their berth by 11:00.</p>
  <p>Run by Ida Holm since 1998. Berth reference TY 55 204.</p>
  <h2>Cabins</h2>
  <div class="cabin"><h3>Loft</h3><p>24 m² · sleeps 3</p><p>€80 per night</p></div>
  <div class="cabin"><h3>Loft deluxe</h3><p>38 m² · sleeps 4</p><p>€120 per night</p></div>
  <div class="cabin"><h3>Shed</h3><p>sleeps 2</p><p>€40 per night</p></div>
  <h2>Crossings</h2>
  <div class="trip"><b>Skua Line</b> <span>06:05 → 13:20</span> <span>7h 15m</span> <span>1 stop</span></div>
  <div class="trip"><b>Gannet Line</b> <span>09:00 → 18:30</span> <span>9h 30m</span> <span>2 stops</span></div>
  <h2>Opening hours</h2><table><tr><td>Mon</td><td>10–18</td></tr><tr><td>Wed</td><td>10–20</td></tr><tr><td>Sun</td><td>closed</td></tr></table>
  <h2>Questions</h2><details><summary>How far is the station?</summary><p>600 metres along the quay.</p></details>
  <details><summary>Can I swim here?</summary><p>No, but the beach is 2 km to the south.</p></details>
  <h2>Courses</h2>
  <div class="course"><h3>Knots</h3><dl><dt>Date</dt><dd>Friday 4 December 2031</dd><dt>With</dt><dd>Dr Bo Falk</dd><dt>Where</dt><dd>Room 7</dd></dl></div>
  <div class="course"><h3>Sails</h3><dl><dt>Date</dt><dd>Monday 7 December 2031</dd><dt>With</dt><dd>Per Lund</dd><dt>Where</dt><dd>Room 2</dd></dl></div>
  <h2>Stage</h2><div class="play"><h3>Play</h3><p>Directed by Mara Quill</p></div><div class="play"><h3>Farce</h3><p>Directed by Tom Aske</p></div>
  <h2>Papers</h2><ul><li><b>Deed</b> – 12 readers waiting</li><li><b>Chart</b> – 7 readers waiting</li></ul>`;

const table: readonly (readonly [goal: string, told: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['How much is a night at the quay?', { price: '18 euros' }],
  ['What did Late payment cost?', { price: '25 euros' }],
  ['Until what time do I have to leave the berth?', { time: '11:00' }],
  ['Until when can I do the mooring?', { time: '18:30' }],
  ['How big is the loft?', { size: '24 m²' }],
  ['Return the size of the Loft deluxe', { size: '38 m²' }],
  ['How big is the shed?', /size/],
  ['How big is the barn?', /size/],
  ['When does the Skua Line arrive?', { arrival: '13:20' }],
  ['When does the Gannet Line leave?', { departure: '09:00' }],
  ['When does the Puffin Line leave?', /departure/],
  ['How long does the Skua Line take?', { duration: '7h 15m' }],
  ['Until when is the yard open on Wednesdays?', { Wednesday: '20' }],
  ['How far is it to the station?', { distance: '600 metres' }],
  ['How far is the beach?', { distance: '2 km' }],
  ['How far is the airport?', /distance/],
  ['Who runs the harbour?', /person|manager|does not tell/],
  ['What is the berth reference?', { 'berth reference': 'TY 55 204' }],
  ['What is the insurance reference?', /insurance reference/],
  ['How much is the sauna?', /price/],
  ['How many readers are waiting for the Chart?', { readers: 7 }],
  ['How many readers are waiting for the Atlas?', /Atlas|readers|tell/],
  ['Who is the Knots course with, and on which date?', { person: 'Dr Bo Falk', date: 'Friday 4 December 2031' }],
  ['Who wrote the Play?', /author/],
  ['Who directed the Play?', { director: 'Mara Quill' }],
  ['Where does the Sails course take place?', { location: 'Room 2' }],
];

const club = `<h1>Rowing club Weir</h1>
  <h2>Boathouse hours</h2><table><tr><td>Monday</td><td>closed</td></tr><tr><td>Tuesday to Thursday</td><td>16:00 – 21:00</td></tr><tr><td>Fri–Sun</td><td>9:00 – 20:00</td></tr></table>
  <h2>Trainings</h2><table><thead><tr><th>Time</th><th>Monday</th><th>Wednesday</th></tr></thead><tbody>
  <tr><th>08:00</th><td><b>Sculling</b><br>with Ingrid<br>3 seats left</td><td><b>Eight</b><br>with Bruno<br>5 seats left</td></tr>
  <tr><th>18:00</th><td><div>Coxing</div><div>with Carla</div></td><td><div>Yoga</div><div>with Dev</div></td></tr></tbody></table>
  <h2>Boat cleaning</h2><table><tr><th>Boat</th><th>Hull</th><th>Oars</th></tr><tr><th>Otter</th><td>Tuesday</td><td>Friday</td></tr><tr><th>Heron</th><td>Sunday</td><td>Monday</td></tr></table>
  <h2>Fees</h2><table><tr><th>Locker</th><th>Per year</th></tr><tr><td>Members, first locker</td><td>€20</td></tr><tr><td>Members, second locker</td><td>€35</td></tr></table>
  <p>Renting the raft costs 30 euros a day, the canoe 18 euros. A rower needs 25 minutes to the lock and 40 minutes to the bridge. The last ferry to Holm leaves at 21:40.</p>
  <h2>Races</h2><div class="c"><h3>Spring head</h3><p>14 € <s>19 €</s></p><p>62 seats left</p></div><div class="c"><h3>Night sprint</h3><p>12 €</p><p>8 seats left</p></div>
  <div class="c"><h3>Drinks this week</h3><p>Water 14.2 of 20 kg</p></div>
  <h2>Albums</h2><p><a href="#a">Regatta (41)</a></p><p><a href="#b">Winter (9)</a></p>`;

const clubTable: typeof table = [
  ['When is the boathouse open on Wednesday?', { Wednesday: '16:00 – 21:00' }],
  ['When is the boathouse open on Monday?', { Monday: 'closed' }],
  ['Until when is the boathouse open on Saturdays?', { Saturday: '20:00' }],
  ['Who teaches sculling on Monday?', { teacher: 'Ingrid' }],
  ['Who teaches sculling on Wednesday?', /teacher/],
  ['Who leads the yoga on Wednesday?', { manager: 'Dev' }],
  ['Who leads the yoga on Monday?', /manager/],
  ['How many seats are left in the eight on Wednesday?', { seats: 5 }],
  ['On which day are the oars of the Heron cleaned?', { cleaned: 'Monday' }],
  ['On which day is the hull of the Pike cleaned?', /cleaned/],
  ['What does the second locker cost?', { price: '€35' }],
  ['What does the third locker cost?', /price/],
  ['How much is the canoe?', { price: '18 euros' }],
  ['How much is the kayak?', /price/],
  ['How long does it take to the bridge?', { duration: '40 minutes' }],
  ['When does the last ferry to Holm leave?', { departure: '21:40' }],
  ['When does the first ferry to Holm leave?', /departure/],
  ['How much is the Spring head?', { price: '14 €' }],
  ['How many seats are left for the Night sprint?', { seats: 8 }],
  ['How heavy is the water loaded this week?', /weight|tell/],
  ['How many photos are in the Winter album?', { photos: 9 }],
  ['How many photos are in the Summer album?', /Summer/],
];
for (const [goal, expected] of clubTable)
  t.test(`At the club: ${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, club, expected));

for (const [goal, expected] of table)
  t.test(`${goal}: ${JSON.stringify(expected) ?? expected}`, (t) => answeredOn(t, page, goal, yard, expected));

t.test('A question that would have to be weighed is none that is looked up', async (t) => {
  for (const question of [
    'How much is the cheapest cabin?',
    'Why is it closed?',
    'How long does it take without a stop?',
    'Which cabin is larger than 20 m²?',
  ])
    t.equal(wonderOf(question), undefined, question);
});

t.test('What is asked is told by how the question begins, and its small words are left out', async (t) => {
  t.match(wonderOf('How long does the Skua Line take?'), { kind: 'duration', about: ['Skua', 'Line'] });
  t.match(wonderOf('Until what time do I have to leave the berth?'), { kind: 'time', end: 'end', about: ['berth'] });
  t.match(
    wondersIn('What did I pay Ada Lund and on which date?')?.map(([, { kind, about }]) => ({ kind, about })),
    [
      { kind: 'money', about: ['Ada', 'Lund'] },
      { kind: 'day', about: ['Ada', 'Lund'] },
    ],
  );
});

t.test('Values are found as they are written', async (t) => {
  t.strictSame(valuesOf('money', 'from €12.50, or 20 euros, or 3 boats'), ['€12.50', '20 euros']);
  t.strictSame(valuesOf('data', 'Data 14.2 of 20 GB'), ['14.2 of 20 GB']);
  t.strictSame(valuesOf('duration', '2h 25m, then 3 to the left'), ['2h 25m']);
  t.strictSame(valuesOf('time', 'from 7:30 to 10:30 in hall 4'), ['7:30 to 10:30']);
  t.strictSame(valuesOf('person', 'Curated by Noor El-Amin in Upper Hall'), ['Noor El-Amin']);
  t.equal(endOf('06:05 → 13:20', 'end'), '13:20');
  t.equal(endOf('13:20', 'end'), undefined);
});

const leaves = `<h1>Leave requests</h1><table><tr><th>Employee</th><th>Type</th><th>From</th><th>To</th><th>Days</th><th>Status</th></tr>${[
  ['Ann Cole', 'Vacation', '2031-12-01', '2031-12-04', 4, 'Pending'],
  ['Ben Ito', 'Sick', '2031-11-20', '2031-11-20', 1, 'Approved'],
  ['Dan Fox', 'Parental', '2032-01-11', '2032-02-19', 30, 'Pending'],
  ['Eva Lim', 'Training', '2031-11-30', '2031-12-01', 2, 'Rejected'],
]
  .map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`)
  .join('')}</table>`;
const arrivals = `<h1>Guests</h1><ul>${[
  ['Nora Berg', 'Check-in 4 Dec 2031, 14:00 – Check-out 8 Dec 2031', '4 nights · €480'],
  ['Omar Said', 'Check-in 2 Dec 2031, 16:00 – Check-out 3 Dec 2031', '1 night · €95'],
  ['Petra Vogel', 'Check-in 5 Dec 2031, 15:00 – Check-out 15 Dec 2031', '10 nights · €2,150'],
]
  .map(([name, stay, cost]) => `<li><h3>${name}</h3><p>${stay}</p><p>${cost}</p></li>`)
  .join('')}</ul>`;
const orders = `<h1>Invoices</h1><table><tr><th>No.</th><th>Client</th><th>Amount</th><th>State</th></tr>${[
  ['INV-101', 'Quill Press', '$1,200.00', 'Overdue'],
  ['INV-102', 'Harbor Ltd', '$340.50', 'Open'],
  ['INV-104', 'Quill Press', '$2,410.00', 'Open'],
]
  .map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`)
  .join('')}</table>`;
for (const [body, goal, expected] of [
  [leaves, "When does Dan Fox's leave start?", { start: '2032-01-11' }],
  [leaves, "When does Dan Fox's leave end?", { end: '2032-02-19' }],
  [leaves, "What is the status of Dan Fox's request?", { status: 'Pending' }],
  [leaves, "What is the status of Zed Fox's request?", /status/],
  [leaves, 'Who takes the longest leave?', { person: 'Dan Fox' }],
  [leaves.replaceAll('<td>30</td>', '<td></td>'), 'Who asked for the longest beard?', /person/],
  [leaves, 'Who asked for the most days?', { person: 'Dan Fox' }],
  [leaves, 'How many days does Eva Lim take?', { days: 2 }],
  [leaves, 'Whose request was rejected?', { owner: 'Eva Lim' }],
  [leaves, 'Whose request is still pending?', /owner/],
  [leaves, 'Which leave is the shortest?', { leave: 'Ben Ito' }],
  [arrivals, 'Who checks in first?', { person: 'Omar Said' }],
  [arrivals, 'Who checks in last?', { person: 'Petra Vogel' }],
  [arrivals, 'Which guest stays the longest?', { guest: 'Petra Vogel' }],
  [arrivals, 'Who pays the most?', { person: 'Petra Vogel' }],
  [orders, 'Which invoices are open?', { invoices: ['INV-102', 'INV-104'] }],
  [orders, 'Which invoice is the largest?', { invoice: 'INV-104' }],
] as const)
  t.test(goal, async (t) => answeredOn(t, page, goal, body, expected));
