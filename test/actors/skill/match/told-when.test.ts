/** What is done before something is read, and what is said without its verb, its kind or its number. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Search for "{{param:query}}" and read the rating of the first result',
    compiled: { query: 'wool scarf' },
    same: {
      'What is the rating of the first result when you search for clay pot?': 'clay pot',
      'Read the rating of the first search result for "clay pot"': 'clay pot',
      'Tell me the rating of the first result of a search for clay pot': 'clay pot',
    },
    other: [
      'What is the rating of the second result when you search for clay pot?',
      'What is the price of the first result when you search for clay pot?',
      'What happens when you search for clay pot?',
      'Search for clay pot',
    ],
  },
  {
    goal: 'Filter the list by team {{param:team}} and count the results',
    compiled: { team: 'North' },
    same: { 'How many results are there when the list is filtered by team East?': 'East' },
    other: ['How many results are there when the list is sorted by team East?', 'How many results are there?'],
  },
  {
    goal: 'Pause the plan for a week',
    same: { 'Pause the plan for one week': '', 'Put the plan on hold for 1 week': '' },
    other: ['Pause the plan for two weeks', 'Pause the plan twice a week', 'Pause the plan for half a week'],
  },
  {
    goal: 'Was the parcel damaged?',
    same: { 'Has the parcel been damaged?': '' },
    other: ['Will the parcel be damaged?', 'Has the parcel been delivered?', 'Damage the parcel'],
  },
  {
    goal: 'Mute the user {{param:user}}',
    compiled: { user: 'red_fox' },
    same: { 'Mute grey_heron': 'grey_heron', 'mute "Grey Heron"': 'Grey Heron' },
    other: ['Mute notifications', 'Mute the channel grey_heron', 'Unmute grey_heron', 'Mute everybody'],
  },
  {
    goal: 'Remind me to {{param:task}} at {{param:time}}',
    compiled: { task: 'iron the shirts', time: '7 am' },
    same: { 'Create a reminder to water the palm at 9 am': 'water the palm | 9 am' },
    other: ['Remind Ana to water the palm at 9 am', 'Water the palm at 9 am', 'Remind me at 9 am'],
  },
  {
    goal: 'What are the opening hours of {{param:place}}?',
    compiled: { place: 'the aquarium' },
    same: { 'zoo opening hours': 'zoo' },
    other: ['edit zoo opening hours', 'opening hours', 'zoo opening fee'],
  },
  {
    goal: 'Find a {{param:style}} hotel in {{param:town}}',
    compiled: { style: 'Swedish', town: 'Lund' },
    same: { 'Show me Danish hotels in Aarhus': 'Danish | Aarhus' },
    other: ['Book a Danish hotel in Aarhus', 'Show me Danish hotels near Aarhus'],
  },
  {
    goal: 'Show ferries from {{param:from}} to {{param:to}}',
    compiled: { from: 'Rostock', to: 'Malmo' },
    same: { 'Ferries Turku to Tallinn': 'Turku | Tallinn' },
    other: ['Show me cheap ferries to Tallinn', 'find round trip ferries to Tallinn'],
  },
  {
    goal: 'Accept the invitation to {{param:event}}',
    compiled: { event: 'the gala' },
    same: {},
    other: ['Accept the invitation from Olaf'],
  },
  { goal: "What's the humidity in {{param:city}}?", compiled: { city: 'Cairo' }, same: {}, other: ['Display the humidity in Fahrenheit'] },
  {
    goal: 'What is the exchange rate from rupees to yen?',
    same: { 'How many yen do I get for a rupee?': '' },
    other: ['What is the exchange rate from yen to rupees?', 'How many rupees do I get for a yen?'],
  },
  {
    goal: 'Request a quote from Brandt',
    same: { 'Ask Brandt for a quote': '' },
    other: ['Ask for a quote for Brandt', 'Send a quote to Brandt', 'Ask Brandt about a quote'],
  },
]);
