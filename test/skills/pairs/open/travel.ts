/** Travel and money: places, dates and amounts that must not change places. */
import type { LabelledGoal } from '../labels.ts';

export const travel: readonly LabelledGoal[] = [
  {
    id: 'flight',
    goal: 'Search for flights from [from:Oslo] to [to:Lisbon] on [date:2027-03-12]',
    same: {
      quotes: ['Search for flights from "[from:Porto]" to "[to:Las Palmas]" on "[date:2027-07-01]"'],
      typo: ['Serch for flights from [from:Riga] to [to:Malta] on [date:2027-05-05]'],
      context: [
        'My brother gets married this spring and I must not be late. Search for flights from [from:Boston] to [to:Chicago] on [date:2027-04-22].',
      ],
      terse: ['flights [from:Rome] to [to:Paris] [date:2027-05-01]'],
      polite: ['Please search for flights from [from:Dublin] to [to:Vienna] on [date:2027-06-30]'],
      synonym: [
        'Find flights from [from:Munich] to [to:Madrid] on [date:2027-02-02]',
        'Look up flights departing from [from:Athens] and going to [to:Cairo] on [date:2027-09-09]',
      ],
      order: [
        'Search for flights to [to:Tokyo] from [from:Seoul] on [date:2027-01-15]',
        'On [date:2027-04-04], search for flights from [from:Prague] to [to:Nice]',
      ],
      swapped: [
        'Search for flights from [from:Lisbon] to [to:Oslo] on [date:2027-03-12]',
        'Search for flights to [to:Oslo] from [from:Lisbon] on [date:2027-03-12]',
      ],
      value: [
        'Search for flights from [from:New York] to [to:Rio de Janeiro] on [date:12 March 2027]',
        'Search for flights from [from:San Jose] to [to:Saint Martin] on [date:March 3rd]',
      ],
      question: ['Which flights are there from [from:Berlin] to [to:Zurich] on [date:2027-08-20]?'],
    },
    other: {
      object: ['Search for trains from Oslo to Lisbon on 2027-03-12', 'Search for hotels in Lisbon on 2027-03-12'],
      clause: [
        'Book the flight from Oslo to Lisbon on 2027-03-12',
        'Search for flights from Oslo to Lisbon on 2027-03-12 and book the first',
        'Search for flights from Oslo to Lisbon on 2027-03-12 returning on 2027-03-20',
      ],
      quantifier: ['Search for direct flights only from Oslo to Lisbon on 2027-03-12'],
      negation: ['Search for flights from Oslo to anywhere except Lisbon on 2027-03-12'],
    },
  },
  {
    id: 'hotel',
    goal: 'Book a room at "[hotel:Harbour View]" for [guests:2] guests from [arrival:May 3] to [departure:May 7]',
    same: {
      context: [
        'It is our anniversary. Please book a room at "[hotel:Lake House]" for [guests:2] guests from [arrival:May 30] to [departure:June 2], we look forward to it!',
      ],
      value: ['Book a room at "[hotel:Room 2 Go]" for [guests:6] guests from [arrival:September 29] to [departure:October 2]'],
      quotes: ["Book a room at '[hotel:Villa Rosa]' for [guests:2] guests from [arrival:May 11] to [departure:May 14]"],
      terse: ['book room "[hotel:Old Mill]" [guests:4] guests [arrival:June 1] to [departure:June 5]'],
      polite: ['Could you book a room at "[hotel:The Two Lions]" for [guests:3] guests from [arrival:July 10] to [departure:July 12]?'],
      synonym: ['Reserve a room at "[hotel:Sea Breeze]" for [guests:1] guests from [arrival:August 8] to [departure:August 18]'],
      order: [
        'For [guests:2] guests, book a room at "[hotel:Grand Plaza]" from [arrival:May 7] to [departure:May 9]',
        'From [arrival:May 20] to [departure:May 22], book a room for [guests:5] guests at "[hotel:Hilltop]"',
      ],
    },
    other: {
      direction: ['Cancel the room at "Harbour View" for 2 guests from May 3 to May 7'],
      object: ['Book a table at "Harbour View" for 2 guests from May 3 to May 7'],
      quantifier: ['Book two rooms at "Harbour View" for 2 guests from May 3 to May 7'],
      reading: ['Read the price of a room at "Harbour View" for 2 guests from May 3 to May 7'],
      clause: ['Book a room at "Harbour View" with breakfast for 2 guests from May 3 to May 7'],
    },
  },
  {
    id: 'transfer',
    goal: 'Transfer [amount:250] euros from [from:savings] to [to:checking]',
    same: {
      value: ['Transfer [amount:1,250.00] euros from [from:savings 2] to [to:checking 250]'],
      terse: ['transfer [amount:40] euros [from:checking] to [to:holiday]'],
      polite: ['Please transfer [amount:75.50] euros from [from:joint account] to [to:savings]'],
      synonym: ['Move [amount:1000] euros from [from:savings] to [to:rent account]'],
      order: [
        'From [from:savings] to [to:checking], transfer [amount:15] euros',
        'Transfer [amount:60] euros to [to:deposit] from [from:salary account]',
      ],
      swapped: ['Transfer [amount:250] euros from [from:checking] to [to:savings]'],
      short: ['Transfer [amount:300] EUR from [from:savings] to [to:checking]'],
      passive: ['[amount:90] euros should be transferred from [from:business] to [to:taxes]'],
    },
    other: {
      object: ['Transfer 250 dollars from savings to checking', 'Transfer 250 shares from savings to checking'],
      clause: ['Transfer 250 euros from savings to checking every month'],
      reading: ['Read the transfers from savings to checking', 'Check whether 250 euros were transferred from savings to checking'],
      negation: ["Don't transfer 250 euros from savings to checking"],
    },
  },
  {
    id: 'next-train',
    goal: 'Read the departure time of the next train from [from:Basel] to [to:Bern]',
    same: {
      terse: ['next train [from:Ghent] to [to:Bruges] departure time'],
      question: [
        'When does the next train from [from:Leeds] to [to:York] leave?',
        'At what time does the next train from [from:Utrecht] to [to:Delft] depart?',
      ],
      synonym: ['Get the departure time of the next train from [from:Turin] to [to:Milan]'],
      swapped: ['Read the departure time of the next train from [from:Bern] to [to:Basel]'],
      polite: ['Please read me the departure time of the next train from [from:King’s Cross] to [to:Cambridge North]'],
    },
    other: {
      field: ['Read the arrival time of the next train from Basel to Bern', 'Read the platform of the next train from Basel to Bern'],
      which: [
        'Read the departure time of the last train from Basel to Bern',
        'Read the departure time of the second train from Basel to Bern',
      ],
      object: ['Read the departure time of the next bus from Basel to Bern'],
      fields: ['Read the departure and the arrival time of the next train from Basel to Bern'],
      quantifier: ['Read the departure times of all trains from Basel to Bern'],
    },
  },
  {
    id: 'cheapest-flight',
    goal: 'Find the cheapest flight from Oslo to Bergen',
    same: {
      context: ['I have to be at a conference in spring. Find the cheapest flight from Oslo to Bergen.'],
      typo: ['Find the cheapest fligt from Oslo to Bergen'],
      terse: ['cheapest flight Oslo to Bergen'],
      polite: ['Please find the cheapest flight from Oslo to Bergen'],
      order: ['Find the cheapest flight to Bergen from Oslo', 'From Oslo to Bergen, find the cheapest flight'],
      synonym: ['Look up the lowest-priced flight from Oslo to Bergen'],
    },
    other: {
      role: ['Find the cheapest flight from Bergen to Oslo', 'Find the cheapest flight to Oslo from Bergen'],
      which: ['Find the fastest flight from Oslo to Bergen', 'Find the most expensive flight from Oslo to Bergen'],
      object: ['Find the cheapest ferry from Oslo to Bergen', 'Find the cheapest flight from Oslo to Trondheim'],
    },
  },
];
