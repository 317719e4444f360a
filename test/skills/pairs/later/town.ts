/** Errands in a town: libraries, weather, kitchens, homes, money and transport. */
import type { LabelledGoal } from '../labels.ts';

export const town: readonly LabelledGoal[] = [
  {
    id: 'book-pages',
    goal: 'Return the number of pages of [title:The Hobbit]',
    same: {
      question: [
        'How many pages does [title:Moby Dick] have?',
        'How many pages are there in [title:War and Peace]?',
        'How many pages has [title:Ulysses]?',
      ],
      synonym: ['Tell me the page count of [title:Middlemarch]', 'Get the number of pages in [title:Walden]'],
    },
    other: {
      field: ['Return the number of chapters of The Hobbit', 'How many copies does The Hobbit have?'],
      reading: ['Open the pages of The Hobbit'],
    },
  },
  {
    id: 'museum-opening',
    goal: 'When does the city museum open on Sundays?',
    same: {
      question: [
        'What time does the city museum open on Sundays?',
        'On Sundays, when does the city museum open?',
        'At what time does the city museum open on Sunday?',
      ],
      synonym: ['Find out the opening time of the city museum on Sundays'],
      polite: ['Can you tell me when the city museum opens on Sundays?', 'I would like to know when the city museum opens on Sundays.'],
    },
    other: {
      direction: ['When does the city museum close on Sundays?'],
      which: ['When does the city museum open on Saturdays?'],
      clause: ['When does the city museum open?', 'Is the city museum open on Sundays?'],
    },
  },
  {
    id: 'weather-place',
    goal: 'What is the weather like in [city:Oslo] tomorrow?',
    same: {
      question: [
        'How is the weather in [city:Madrid] tomorrow?',
        'What will the weather be like in [city:Cairo] tomorrow?',
        "Tomorrow, what's the weather like in [city:Rome]?",
      ],
      synonym: ['Show me the weather in [city:Dublin] for tomorrow', 'Get the weather in [city:Perth] tomorrow'],
    },
    other: {
      which: ['What is the weather like in Oslo today?', 'What is the weather like in Oslo next week?'],
      field: ['What is the humidity in Oslo tomorrow?', 'What time is it in Oslo tomorrow?'],
    },
  },
  {
    id: 'weather-max',
    goal: 'Read the highest temperature of the week',
    same: {
      question: ['What is the highest temperature of the week?', "What's the week's highest temperature?"],
      synonym: ['Return the maximum temperature of the week', 'Get me the highest temperature this week'],
    },
    other: {
      which: [
        'Read the lowest temperature of the week',
        'Read the highest temperature of the month',
        'Read the second highest temperature of the week',
      ],
      field: ['Read the highest wind speed of the week'],
    },
  },
  {
    id: 'recipe-time',
    goal: 'How long does it take to bake the chocolate cake?',
    same: {
      question: ['How much time does it take to bake the chocolate cake?', 'How long does baking the chocolate cake take?'],
      synonym: ['Find out how long it takes to bake the chocolate cake', 'Tell me how long the chocolate cake takes to bake'],
    },
    other: {
      field: ['How hot does the oven need to be to bake the chocolate cake?', 'How do I bake the chocolate cake?'],
      object: ['How long does it take to bake the carrot cake?', 'How long does it take to cool the chocolate cake?'],
    },
  },
  {
    id: 'flat-filter',
    goal: 'Show only apartments with at least two bedrooms and a balcony',
    same: {
      synonym: [
        'Filter for flats with at least 2 bedrooms and a balcony',
        'Only display apartments that have a balcony and at least two bedrooms',
      ],
      order: ['Show only apartments with a balcony and at least two bedrooms'],
      polite: ['Please only show me apartments with at least two bedrooms and a balcony'],
    },
    other: {
      quantifier: ['Show only apartments with at most two bedrooms and a balcony'],
      which: ['Show only apartments with at least three bedrooms and a balcony'],
      negation: [
        'Show only apartments with at least two bedrooms and no balcony',
        'Show only apartments with at least two bedrooms without a balcony',
      ],
      object: ['Show only apartments with at least two bathrooms and a balcony'],
    },
  },
  {
    id: 'rent-sort',
    goal: 'Sort the apartments by rent, lowest first',
    same: {
      order: ['By rent, lowest first, sort the apartments', 'Sort the apartments from the lowest to the highest rent'],
      synonym: [
        'Order the apartments by rent, ascending',
        'Arrange the flats by rent from low to high',
        'Put the apartments in order of rent, lowest first',
      ],
    },
    other: {
      direction: ['Sort the apartments by rent, highest first', 'Order the apartments by rent, descending'],
      field: ['Sort the apartments by size, lowest first'],
      reading: ['Read the lowest rent of the apartments'],
    },
  },
  {
    id: 'bank-balance',
    goal: 'Tell me the balance of my savings account',
    same: {
      question: [
        "What is my savings account's balance?",
        'How much money is in my savings account?',
        'How much do I have in my savings account?',
        'What is the balance on my savings account?',
      ],
      synonym: ['Check my savings account balance', 'Show me my savings account balance'],
    },
    other: {
      object: ['Tell me the balance of my checking account'],
      field: ['Tell me the number of my savings account', 'What is the interest rate of my savings account?'],
      clause: ['Tell me the balance of my savings account last month'],
      intent: ['Close my savings account'],
    },
  },
  {
    id: 'currency-amount',
    goal: 'Convert [amount:100] US dollars to Japanese yen',
    same: {
      question: [
        'How much is [amount:250] US dollars in Japanese yen?',
        'How many Japanese yen are [amount:40] US dollars?',
        'What is [amount:75] US dollars in Japanese yen?',
      ],
      synonym: ['Change [amount:60] US dollars into Japanese yen', 'Exchange [amount:500] US dollars for Japanese yen'],
    },
    other: {
      role: ['Convert 100 Japanese yen to US dollars', 'How many US dollars are 100 Japanese yen?'],
      field: ['Convert 100 Canadian dollars to Japanese yen'],
    },
  },
  {
    id: 'doctor-appointment',
    goal: 'Make an appointment with a dentist for next Monday at 10 am',
    same: {
      synonym: [
        'Book an appointment with a dentist for next Monday at 10 am',
        'Schedule an appointment with a dentist on next Monday at 10:00',
        'Set up a dentist appointment for next Monday at 10 am',
      ],
      order: ['For next Monday at 10 am, make an appointment with a dentist'],
      polite: ['I need to make an appointment with a dentist for next Monday at 10 am'],
    },
    other: {
      which: [
        'Make an appointment with a dentist for next Monday at 10 pm',
        'Make an appointment with a dentist for next Tuesday at 10 am',
      ],
      object: ['Make an appointment with a hairdresser for next Monday at 10 am'],
      direction: ['Cancel the appointment with a dentist for next Monday at 10 am'],
    },
  },
  {
    id: 'train-next',
    goal: 'When does the next train from [from:Leeds] to [to:York] leave?',
    same: {
      question: [
        'What time does the next train from [from:Bath] to [to:Bristol] depart?',
        'When is the next train from [from:Derby] to [to:Crewe]?',
        'At what time is the next train leaving from [from:Ely] to [to:Ipswich]?',
      ],
      synonym: ['Get the departure time of the next train from [from:Kent] to [to:Dover]'],
    },
    other: {
      direction: ['When does the next train from Leeds to York arrive?'],
      which: ['When does the last train from Leeds to York leave?'],
      object: ['When does the next bus from Leeds to York leave?'],
      field: ['How much is the next train from Leeds to York?'],
    },
  },
  {
    id: 'distance',
    goal: 'How far is it from the station to the harbour?',
    same: {
      question: ['What is the distance from the station to the harbour?', 'How far is the harbor from the station?'],
      synonym: ['Find the distance from the station to the harbour', 'Calculate the distance between the station and the harbour'],
    },
    other: {
      field: ['How long does it take from the station to the harbour?'],
      object: ['How far is it from the station to the airport?'],
      reading: ['Get directions from the station to the harbour'],
    },
  },
  {
    id: 'lamp-off',
    goal: 'Turn off the lights in the kitchen',
    same: {
      synonym: [
        'Switch off the kitchen lights',
        'Switch the lights in the kitchen off',
        'Shut off the lights in the kitchen',
        'Kitchen lights off',
      ],
      polite: ['Could you turn the lights off in the kitchen?'],
      order: ['In the kitchen, turn off the lights'],
    },
    other: {
      direction: ['Turn on the lights in the kitchen', 'Dim the lights in the kitchen'],
      scope: ['Turn off the lights in the bedroom', 'Turn off all the lights'],
      object: ['Turn off the oven in the kitchen'],
    },
  },
];
