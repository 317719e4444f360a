/** What people listen to, ask, learn, buy and set. */
import type { LabelledGoal } from '../labels.ts';

export const minds: readonly LabelledGoal[] = [
  {
    id: 'playlist-add',
    goal: 'Add the song "[song:Yesterday]" to my playlist "[list:Oldies]"',
    same: {
      synonym: ['Put the song "[song:Imagine]" in my playlist "[list:Calm]"', 'Add "[song:Hey Jude]" to the playlist "[list:Road trip]"'],
      polite: ['Can you add the song "[song:Help]" to my playlist "[list:Sixties]" please?'],
      order: ['To my playlist "[list:Party]", add the song "[song:Waterloo]"'],
      passive: ['The song "[song:Kashmir]" should be added to my playlist "[list:Rock]"'],
    },
    other: {
      direction: ['Remove the song "Yesterday" from my playlist "Oldies"'],
      object: ['Add the album "Yesterday" to my playlist "Oldies"'],
      reading: ['Play the song "Yesterday" from my playlist "Oldies"'],
    },
  },
  {
    id: 'newsletter-weekly',
    goal: 'Sign up for the weekly newsletter with [email:ana@example.org]',
    same: {
      synonym: [
        'Subscribe to the weekly newsletter with [email:bob@example.org]',
        'Subscribe [email:cy@example.com] to the weekly newsletter',
        'Register [email:di@example.net] for the weekly newsletter',
      ],
      polite: ["I'd like to sign up for the weekly newsletter with [email:eve@example.org]"],
      order: ['With [email:flo@example.org], sign up for the weekly newsletter'],
    },
    other: {
      direction: ['Unsubscribe from the weekly newsletter with ana@example.org'],
      which: ['Sign up for the daily newsletter with ana@example.org'],
      object: ['Sign up for the weekly webinar with ana@example.org'],
    },
  },
  {
    id: 'theme-dark',
    goal: 'Go to the settings and turn on dark mode',
    same: {
      synonym: [
        'Open the preferences and enable dark mode',
        'Enable dark mode in the settings',
        'Activate the dark mode in settings',
        'Switch dark mode on in the settings',
      ],
      polite: ["I'd like you to go to settings and switch on the dark mode"],
    },
    other: {
      direction: ['Go to the settings and turn off dark mode'],
      object: ['Go to the settings and turn on light mode', 'Go to the settings and turn on airplane mode'],
      reading: ['Go to the settings and check whether dark mode is on'],
    },
  },
  {
    id: 'stars',
    goal: 'How many stars does the repository have?',
    same: {
      question: ['What is the number of stars of the repository?', 'How many stars has the repository got?'],
      synonym: ["Return the repository's star count", 'Get the number of stars of the repository', 'Count the stars of the repository'],
    },
    other: {
      field: ['How many forks does the repository have?', 'How many stars does the user have?'],
      reading: ['Star the repository'],
      which: ['Which repository has the most stars?'],
    },
  },
  {
    id: 'product-cost',
    goal: 'What does the blue kettle cost?',
    same: {
      question: [
        'How much is the blue kettle?',
        'How much does the blue kettle cost?',
        "What's the price of the blue kettle?",
        'What is the cost of the blue kettle?',
      ],
      synonym: [
        'Return the price of the blue kettle',
        "Get the blue kettle's price",
        'Find the blue kettle price',
        'Tell me how much the blue kettle costs',
      ],
      terse: ['price of the blue kettle'],
    },
    other: {
      object: ['What does the red kettle cost?', 'What do the blue kettles cost?'],
      field: ['What does shipping the blue kettle cost?', 'What is the weight of the blue kettle?'],
      intent: ['Buy the blue kettle'],
    },
  },
  {
    id: 'cart-quantity',
    goal: 'Add two of the wool socks to the shopping bag',
    same: {
      synonym: ['Put 2 of the wool socks in the cart', 'Add 2 wool socks to the basket', 'Place two wool socks in my shopping cart'],
      polite: ['Would you mind adding two wool socks to the bag?'],
      passive: ['Two of the wool socks should be added to the cart'],
    },
    other: {
      direction: ['Remove two of the wool socks from the shopping bag'],
      which: ['Add three of the wool socks to the shopping bag'],
      object: ['Add two of the cotton socks to the shopping bag'],
      scope: ['Add two of the wool socks to the wish list'],
    },
  },
  {
    id: 'learn-guitar',
    goal: 'What is the best way to learn the guitar?',
    same: {
      question: [
        'How can I learn the guitar?',
        'How do I learn the guitar?',
        'What are the best ways of learning the guitar?',
        'How should I learn the guitar?',
        'What is the best way of learning guitar?',
      ],
    },
    other: {
      object: ['What is the best way to learn the piano?', 'What is the best way to teach the guitar?'],
      sentence: ['What is the best guitar to learn?', 'Is the guitar the best way to learn?', 'Why should I learn the guitar?'],
    },
  },
  {
    id: 'phone-better',
    goal: 'Which is better, a tablet or a laptop?',
    same: {
      question: [
        'Which one is better, a tablet or a laptop?',
        'Which is better, a laptop or a tablet?',
        'What is better: a tablet or a laptop?',
      ],
    },
    other: {
      object: ['Which is better, a tablet or a phone?', 'Which is cheaper, a tablet or a laptop?', 'Which is worse, a tablet or a laptop?'],
      sentence: ['Is a tablet better than a laptop?'],
    },
  },
  {
    id: 'jobs-remote',
    goal: 'Search for remote jobs in marketing and sort them by date',
    same: {
      synonym: [
        'Look for remote marketing jobs and order them by date',
        'Find remote jobs in marketing, sorted by date',
        'Search for remote jobs in marketing and sort the results by date',
      ],
      polite: ['I am looking for remote jobs in marketing, sort them by date please'],
      context: ['I was laid off last week. Search for remote jobs in marketing and sort them by date.'],
    },
    other: {
      field: ['Search for remote jobs in marketing and sort them by salary'],
      object: ['Search for remote jobs in finance and sort them by date', 'Search for part-time jobs in marketing and sort them by date'],
      clause: ['Search for remote jobs in marketing'],
    },
  },
  {
    id: 'password-change',
    goal: 'Change my password',
    same: {
      polite: ['I want to change my password', 'Please help me change my password', 'I would like to change my password'],
      synonym: ['Update my password', 'Set a new password', 'Modify the password'],
      passive: ['My password must be changed'],
    },
    other: {
      asking: ['How do I change my password?'],
      direction: ['Delete my password', 'Show my password'],
      object: ['Change my username', 'Change my password hint'],
    },
  },
];
