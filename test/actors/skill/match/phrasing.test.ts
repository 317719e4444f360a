/** Goals in several constructions, each beside what only sounds like it: the same both ways, or another both ways. */
import t from 'tap';
import { agree } from '../../../../actors/skill/match/agree.ts';

const rows: readonly (readonly [goal: string, same: readonly string[], other: readonly string[]])[] = [
  ['When will my parcel arrive?', ['tell me when my parcel will arrive', 'when is my parcel going to arrive'], ['did my parcel arrive']],
  ['Which boats go from Oban to Mull?', ['show boats that go from Oban to Mull'], ['which boats go from Mull to Oban?']],
  ['Show the upcoming races', ['which races do I have coming up?'], ['which races did I have?', 'what races do I have to cancel?']],
  [
    'Replace the lead actor with Ana',
    ['change the lead actor to Ana'],
    ['replace Ana with the lead actor', 'replace the lead actor and Ana'],
  ],
  ['Change my email to a@b.example', ['make a@b.example my email'], ['remove a@b.example as my email']],
  ['Increase the size of the map', ['make the map bigger', 'enlarge the map'], ['make the map smaller']],
  ['Sort the list by date, newest first', ['order the list from newest to oldest'], ['order the list from oldest to newest']],
  [
    'Translate the poem into Greek',
    ['give me a Greek translation of the poem'],
    ['translate the Greek poem', 'give me a Dutch translation of the poem'],
  ],
  [
    'Which of my parcels have not been collected?',
    ['show my parcels that have not been collected'],
    ['which of my parcels have been collected?', 'have my parcels been collected?'],
  ],
  ['What did I spend on coffee?', ['how much did I spend on coffee?'], ['what did Ana spend on coffee?']],
  ['Remind me to feed the cat', ['create a reminder for me to feed the cat'], ['remind me that Ana feeds the cat']],
  ['Activate the alarm', ['carry out an activation of the alarm'], ['perform a deactivation of the alarm']],
  ['Remind me to call Bo', [], ['remind me that Bo called', 'remind Bo to call me']],
  [
    'Cancel my lesson',
    ['please have my lesson cancelled', 'request the cancellation of my lesson'],
    ['have you cancelled my lesson', 'has my lesson been cancelled?', 'did I get my lesson cancelled'],
  ],
  ['Ship my parcels', ['could you have my parcels shipped'], ['have my parcels shipped?', 'please tell me if my parcels shipped']],
  [
    'Turn on the fan',
    ['I want the fan turned on', 'I would like the fan switched on'],
    ['I want the fan turned off', 'is the fan turned on?'],
  ],
  ['Mail the map to Bo', ['go ahead and mail the map to Bo', 'if you can, mail the map to Bo'], ['check, then mail the map to Bo']],
  [
    'Compare ferns with mosses',
    ['show me how ferns compare with mosses', 'do a comparison between ferns and mosses'],
    ['replace ferns with mosses'],
  ],
  [
    'Unsubscribe from the digest',
    ['stop sending me the digest', 'I no longer want to get the digest'],
    ['stop sending Ana the digest', 'send me the digest'],
  ],
  ['Remind me to feed the cat', ["don't let me forget to feed the cat", 'I need to be reminded to feed the cat'], ['let me feed the cat']],
  ['What does the tent cost?', ['how expensive is the tent', 'may I ask what the tent costs'], ['how heavy is the tent']],
  [
    'How do I prune a rose?',
    ['walk me through pruning a rose', 'I do not know how to prune a rose'],
    ['prune a rose', 'let me prune a rose'],
  ],
  [
    'Request a permit for June',
    ['put in a permit request for June', 'submit a request for a permit for June'],
    ['approve the permit request for June'],
  ],
  ['Delete files', ['please delete files'], ['show deleted files', 'open my deleted files', 'deleted files']],
  ['Close my tickets', [], ['get my closed tickets', 'open closed tickets']],
  ['Invite Ana to the band', [], ['invite the band to Ana', 'invite Ana and the band']],
  ['Who won the 1998 cup?', ['who was the winner of the 1998 cup'], ['who will win the 1998 cup']],
  ['Read the price of the tent', ['what does the tent cost'], ['what did the tent cost']],
  ['Remind me to call', [], ['remind Bo to call']],
  [
    'What time is it in Faro?',
    ['current time in Faro', 'tell me the time in Faro'],
    ['what day is it in Faro?', 'what date is it in Faro?'],
  ],
  ['When does the race start?', ['what time does the race start?', 'which day does the race start?'], ['when does the race end?']],
  ['Why was my bid refused?', ['why my bid was refused'], ['why was your bid refused?']],
  ['How do I mend my tent?', ['how do you mend your tent?'], ['mend your tent']],
  ['How long should I soak beans?', [], ['how long can I soak beans?', 'when should I soak beans?']],
  ['Do I have any letters?', ['are there any letters for me?'], ['do they have any letters?', 'where are my letters?']],
  ['Which stalls are open?', ['show me the stalls that are open'], ['which stalls are closed?', 'is the stall open?']],
  ['How many stalls do I have?', ['count my stalls'], ['which stalls do I have?', 'how much do my stalls cost?']],
  ['How many laps did I swim?', ['what is the number of laps I swam'], ['how many laps will I swim?', 'how far did I swim?']],
  ['Will it snow on the pass?', ['is it going to snow on the pass?'], ['did it snow on the pass?', 'is it snowing on the pass?']],
  ['Do you have kayaks?', ['are there kayaks?', 'do you offer kayaks?'], ['where are the kayaks?', 'do you clean kayaks?']],
  ['Do I need a permit for the pass?', ['is a permit needed for the pass?'], ['how do I get a permit for the pass?']],
  ['How do I get to the quay?', ['give me directions to the quay', 'show me the way to the quay'], ['when do I get to the quay?']],
  ['Who paints the fence?', ['who is the painter of the fence?'], ['who is the owner of the fence?']],
  ['Who manages Ada?', ["who is Ada's manager?", 'who is the manager of Ada?'], ['who does Ada manage?']],
  ['Pause the show', ['put the show on pause'], ['put the show on mute', 'put the show on the list']],
  ['Hide the grid', ["don't show the grid"], ['show the grid', "don't hide the grid"]],
  ['Reopen the hatch', ['open the hatch again'], ['open the hatch', 'close the hatch again']],
  ['Increase my quota', ['I want a higher quota'], ['I want a lower quota', 'higher quota']],
  ['Call Ada', ['give Ada a call'], ['give Ada a key', 'ask Ada to call']],
  ['Send an email to Ada', ['email Ada', 'send Ada an email'], ['read the email from Ada', 'send an email from Ada']],
  ['Lend my bike to Ada', ['lend Ada my bike'], ['lend my bike from Ada', "lend Ada's bike"]],
  [
    'Move the call with Bo from Monday to Friday',
    ['reschedule the call with Bo from Monday to Friday'],
    ['move the call with Bo from Friday to Monday'],
  ],
  ['Find a tent with a porch', ['find tents with a porch'], ['find a tent without a porch']],
  ['When are you open on Monday?', ['what are your opening hours on Monday?'], ['are you open on Monday?', 'when do you close on Monday?']],
  ['How far is Faro from Lagos?', ['what is the distance between Faro and Lagos?'], ['how long does it take from Faro to Lagos?']],
  ['What is the deposit for a tent?', ['how much is the deposit for a tent?'], ['what is the price of a tent?']],
  ['Set an alarm for 7 am', ['set an alarm for seven in the morning'], ['set an alarm for seven in the evening']],
  ['Feed the cat before noon', ['before noon, feed the cat'], ['feed the cat after noon']],
  ['Book a flight departing from Rome and going to Bonn', [], ['Book a flight departing from Bonn and going to Rome']],
  // What is said of a thing behind it, and prepositions at the end.
  [
    'Find cheap ferries to Mull',
    ['find ferries to Mull that are cheap'],
    ['find ferries to Mull that are not cheap', 'find ferries that are cheap'],
  ],
  ['For what hour is the tour booked?', ['what hour is the tour booked for'], ['what is the tour booked for']],
  // Told of, a question is not turned round.
  ['How many tickets do I have left?', ['tell me how many tickets I have left'], ['tell me how many tickets I had left']],
  // Whoever gives back does not read.
  ['Return the skates', ['send the skates back', 'give the skates back'], ['show the skates', 'read the skates', 'send the skates']],
  ['Return the price of the skates', ['show the price of the skates'], ['return the skates']],
  // Asks how, and says what.
  [
    'Translate "salt" into Welsh',
    ['how do you say "salt" in Welsh'],
    ['how do I translate "salt" into Welsh', 'how do you spell "salt" in Welsh'],
  ],
  ['How do I make ramen?', ['show me a recipe for ramen', 'how do you cook ramen'], ['make ramen', 'how many recipes for ramen are there']],
  ['How can I best store bulbs?', ['what is the best way to store bulbs'], ['what is the best time to store bulbs']],
  [
    'What is the difference between a hare and a rabbit?',
    ['how do you tell a hare from a rabbit'],
    ['how do you get a hare from a rabbit'],
  ],
  // Of whom, and in which direction.
  [
    'Can cats eat plums?',
    ['is it ok for cats to eat plums', 'are cats allowed to eat plums'],
    ['can plums eat cats', 'is it ok for plums to eat cats'],
  ],
  ['Did I lock the shed?', ['is the shed locked'], ['did Ana lock the shed', 'lock the shed', 'is the shed unlocked']],
  ['Which gate does the ferry leave from?', ['what is the departure gate of the ferry'], ['which gate does the ferry arrive at']],
  ['How long should I soak lentils?', ['how long do I soak lentils'], ['how long can I soak lentils']],
  ['When was the pier built?', ['in which year was the pier built'], ['where was the pier built']],
  // Whatever asks for it.
  [
    'Light the kiln',
    [
      'I was wondering whether you could light the kiln',
      'do you think you can light the kiln',
      'would it be ok if you light the kiln',
      'can u light the kiln',
    ],
    ['I was wondering if you lit the kiln', 'I hope you did not light the kiln', 'do you think you lit the kiln'],
  ],
  // What is, what was, what will be.
  [
    'What is the water level?',
    ['tell me the water level'],
    ['what was the water level?', 'what will the water level be?', 'tell me what the water level was'],
  ],
  // Of need, of time, of number.
  [
    'Do I have to prune ferns?',
    ['is it necessary to prune ferns', 'must I prune ferns'],
    ['can I prune ferns', 'should I prune ferns', 'must I not prune ferns'],
  ],
  ['Delete all my alarms', ['get rid of all of my alarms'], ['get rid of one of my alarms', 'delete all but one of my alarms']],
  ['Do gulls get a nest?', ['is there a nest for gulls'], ['did gulls get a nest', 'do gulls build a nest']],
  ['Get the kiln started', ['start the kiln'], ['get the kiln', 'get the kiln stopped', 'show the kiln']],
  ['Am I free on Sunday?', ['do I have anything on Sunday'], ['was I free on Sunday', 'is Ana free on Sunday', 'am I free on Monday']],
  ['Find news about rowing', ['find news on rowing'], ['find news on Monday']],
  ['Where was Rilke born?', ["what is Rilke's birthplace"], ['when was Rilke born', 'where did Rilke die']],
  ['Go back to the list', ['return to the list'], ['return the list']],
  [
    'Light the stove when I get home',
    ['when I get home, light the stove'],
    ['light the stove when I leave home', 'when I light the stove, get home'],
  ],
  ['Where can I buy stamps?', ['where can stamps be bought', 'where do they sell stamps'], ['where can I sell stamps', 'who sells stamps']],
  ['Cancel my meeting with Ana', ['delete my meeting with Ana'], ['remove Ana from my meeting', 'move my meeting with Ana']],
  ['Are plums safe to eat?', ['is it safe to eat plums'], ['is it safe to sell plums', 'were plums safe to eat']],
  ['Block my card', ['I need to have my card blocked'], ['I need to see my blocked card', 'is my card blocked']],
];
const isSame = (goal: string, request: string) => agree({ goal, parameters: [] }, request).same;

for (const [goal, same, other] of rows)
  t.test(`"${goal}" said otherwise`, async (t) => {
    for (const request of same) t.ok(isSame(goal, request) && isSame(request, goal), request);
    for (const request of other) t.notOk(isSame(goal, request) || isSame(request, goal), request);
  });

t.test('no value begins with where something is, and what "and" joins is not given to it', async (t) => {
  const hotels = { goal: 'Search for hotels in {{param:city}}', parameters: [{ name: 'city', value: 'Porto' }] };
  t.same(agree(hotels, 'search for hotels in Ghent'), { same: true, values: { city: 'Ghent' } });
  for (const request of ['search for hotels near Ghent', 'search for hotels outside Ghent']) t.notOk(agree(hotels, request).same, request);
  const invite = { goal: 'Invite {{param:who}} to the choir', parameters: [{ name: 'who', value: 'a@b.example' }] };
  t.same(agree(invite, 'send c@d.example an invitation to the choir'), { same: true, values: { who: 'c@d.example' } });
  t.notOk(agree(invite, 'invite c@d.example and the choir').same);
});

t.test('hours are said in words and in figures', async (t) => {
  const hours: Readonly<Record<string, readonly string[]>> = {
    '6:30': ['half past six'],
    '6:45': ['quarter to seven', 'a quarter to seven'],
    '7:20 pm': ['twenty past seven pm'],
    '8 pm': ["eight o'clock pm", 'eight pm', '20:00'],
  };
  const said = Object.entries(hours).flatMap(([figures, words]) => [figures, ...words].map((hour) => [figures, hour] as const));
  for (const [one, hour] of said)
    for (const [other] of Object.entries(hours)) {
      const isOne = isSame(`Set an alarm for ${hour}`, `Set an alarm for ${other}`);
      t.equal(isOne, one === other, `${hour}, ${other}`);
    }
  t.notOk(isSame('Book a table for ten to six people', 'Book a table for 5:50'));
});

t.test('what one is reminded to do is a value where something to do was one', async (t) => {
  const about = (goal: string, value: string) => ({ goal, parameters: [{ name: 'what', value }] });
  const remind = about('Remind me to {{param:what}}', 'call Bo');
  t.same(agree(remind, 'Remind me to buy milk'), { same: true, values: { what: 'buy milk' } });
  t.same(agree(remind, 'set a reminder to buy milk'), { same: true, values: { what: 'buy milk' } });
  t.notOk(agree(remind, 'Remind me to buy milk and call Bo').same);
  t.notOk(agree(about('Send a letter to {{param:what}}', 'Bo'), 'Send a letter to cancel dinner').same);
});

t.test('an address is subscribed where it is said what it is done with', async (t) => {
  const skill = { goal: 'Subscribe {{param:who}} to the digest', parameters: [{ name: 'who', value: 'a@b.example' }] };
  t.same(agree(skill, 'Subscribe to the digest with c@d.example'), { same: true, values: { who: 'c@d.example' } });
  t.notOk(agree(skill, 'Unsubscribe from the digest with c@d.example').same);
});

t.test('no value is made of an act, of a day or of two places where a thing or one place was compiled', async (t) => {
  const skill = (goal: string, values: Readonly<Record<string, string>>) => ({
    goal,
    parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
  t.notOk(agree(skill('Find ferries from {{param:a}} to {{param:b}}', { a: 'Oban', b: 'Mull' }), 'book ferries from Iona to Skye').same);
  t.notOk(agree(skill('Show ferries from {{param:a}}', { a: 'Oban' }), 'show ferries from Iona to Skye').same);
  t.notOk(agree(skill('Show messages from {{param:who}}', { who: 'Ana' }), 'show messages from yesterday').same);
  const meeting = skill('Show the meetings on {{param:day}}', { day: '2027-05-03' });
  t.same(agree(meeting, 'show the meetings on Friday'), { same: true, values: { day: 'Friday' } });
});

const skillOf = (goal: string, values: Readonly<Record<string, string>>) => ({
  goal,
  parameters: Object.entries(values).map(([name, value]) => ({ name, value })),
});

t.test('what belongs to a parameter is that of it', async (t) => {
  const skill = skillOf("What is {{param:who}}'s badge?", { who: 'Ada' });
  t.same(agree(skill, 'tell me the badge of Bo'), { same: true, values: { who: 'Bo' } });
  t.same(agree(skill, "show Bo's badge"), { same: true, values: { who: 'Bo' } });
  t.notOk(agree(skill, 'what is the colour of badges').same);
});

t.test('people are counted by a number where one was compiled', async (t) => {
  const skill = skillOf('Book a table for {{param:n}} at {{param:place}}', { n: '4', place: 'Noor' });
  const values = { n: '6', place: 'Lupa' };
  for (const request of [
    'book a table for 6 people at Lupa',
    'I need a reservation for 6 at Lupa',
    'make a reservation for 6 people at Lupa',
  ])
    t.same(agree(skill, request), { same: true, values }, request);
  t.notOk(agree(skill, 'book a room for 6 people at Lupa').same);
});

t.test('a text to somebody is sent with what it says', async (t) => {
  const skill = skillOf('Text {{param:who}} "{{param:text}}"', { who: 'Ada', text: 'Hi' });
  t.same(agree(skill, 'send a text to Bo saying "On my way"'), { same: true, values: { who: 'Bo', text: 'On my way' } });
  t.notOk(agree(skill, 'read the text from Bo "On my way"').same);
});

t.test('what "a" stands before is none of a name that was compiled, and who is given something is no value with its verb', async (t) => {
  const say = skillOf('How do you say {{param:word}} in {{param:lang}}?', { word: 'bread', lang: 'Finnish' });
  t.same(agree(say, 'how do you say salt in Welsh'), { same: true, values: { word: 'salt', lang: 'Welsh' } });
  t.notOk(agree(say, 'how do you say bread in a polite way').same);
  t.notOk(agree(skillOf('Ring {{param:who}}', { who: 'Bo' }), 'Give the bells a ring to Ada').same);
});
