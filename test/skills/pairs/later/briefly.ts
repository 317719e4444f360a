/** Short asks as people give them to a bank or a helper, and sentences whose words swap places; written before the matcher was mended by them. */
import type { LabelledGoal } from '../labels.ts';

export const briefly: readonly LabelledGoal[] = [
  {
    id: 'account-balance',
    goal: 'Check my account balance',
    same: { plain: ["What's my account balance?", "what's my balance", 'how much money do i have in my account'] },
    other: { sentence: ['Check my account number', 'Top up my account balance', "what's my credit card balance"] },
  },
  {
    id: 'freeze-card',
    goal: 'Freeze my debit card',
    same: { plain: ['please put a freeze on my debit card', 'can you freeze my debit card'] },
    other: { sentence: ['Unfreeze my debit card', 'why is my debit card frozen', 'freeze my credit card'] },
  },
  {
    id: 'dollar-rate',
    goal: 'What is the exchange rate between dollars and euros?',
    same: { plain: ['tell me the exchange rate between dollars and euros', "what's the dollar to euro exchange rate"] },
    other: { sentence: ['What is the exchange fee between dollars and euros?', 'exchange dollars for euros'] },
  },
  {
    id: 'timer',
    goal: 'Set a timer for [n:10] minutes',
    same: { plain: ['start a timer for [n:5] minutes', 'set a [n:20] minute timer', 'i need a timer for [n:15] minutes'] },
    other: { sentence: ['how many minutes are left on my timer', 'stop the 10 minute timer', 'set an alarm for 10 minutes'] },
  },
  {
    id: 'pto',
    goal: 'How many vacation days do I have left?',
    same: { plain: ['tell me how many vacation days i have left', 'how many days of vacation do i have left'] },
    other: { sentence: ['how many vacation days have i taken', 'request my vacation days', 'how many sick days do i have left'] },
  },
  {
    id: 'card-delivery',
    goal: 'When will my new card arrive?',
    same: { plain: ['tell me when my new card will arrive', 'when is my new card going to arrive', 'what day will my new card arrive'] },
    other: { sentence: ['why has my new card not arrived', 'where can i get a new card', 'when will my old card expire'] },
  },
  {
    id: 'dispute',
    goal: 'Dispute the last charge on my card',
    same: { plain: ['I want to dispute the last charge on my card', "i'd like to file a dispute of the last charge on my card"] },
    other: { sentence: ['Show the last charge on my card', 'Dispute the first charge on my card'] },
  },
  {
    id: 'translate',
    goal: "Translate '[text:good morning]' into Spanish",
    same: { plain: ["how do you say '[text:thank you]' in Spanish", "give me the Spanish translation of '[text:good night]'"] },
    other: { sentence: ["Translate 'good morning' from Spanish", "how do you spell 'good morning'"] },
  },
  {
    id: 'meeting-book',
    goal: 'Book a meeting with [who:Karen] on Friday',
    same: { plain: ['schedule a meeting with [who:Tom] on Friday', 'make a meeting with [who:Lena] for Friday'] },
    other: {
      sentence: [
        'cancel the meeting with Karen on Friday',
        'do i have a meeting with Karen on Friday',
        'book a meeting with Karen on Thursday',
      ],
    },
  },
  {
    id: 'transfer-money',
    goal: 'Transfer [sum:50] dollars from checking to savings',
    same: {
      plain: [
        'move [sum:80] dollars from checking to savings',
        'transfer $[sum:75] from checking to savings',
        'please make a transfer of [sum:20] dollars from checking to savings',
      ],
    },
    other: { sentence: ['transfer 50 dollars from savings to checking', 'did 50 dollars go from checking to savings'] },
  },
  {
    id: 'spending',
    goal: 'How much did I spend on groceries last month?',
    same: { plain: ['show me how much i spent on groceries last month', 'what did i spend on groceries last month'] },
    other: { sentence: ['how much did i spend on groceries this month', 'how often did i buy groceries last month'] },
  },
  {
    id: 'reset-pin',
    goal: 'Change the PIN of my card',
    same: { plain: ["I'd like to change my card's PIN", 'how can i change my card PIN', 'Change my card PIN, please'] },
    other: { sentence: ['Show the PIN of my card', 'Unblock the PIN of my card', 'Has the PIN of my card been changed?'] },
  },
  {
    id: 'weather',
    goal: 'What is the weather in [city:Lyon] tomorrow?',
    same: {
      plain: [
        "what's tomorrow's weather in [city:Oslo]",
        'tell me the weather for tomorrow in [city:Riga]',
        'give me the weather in [city:Porto] tomorrow',
      ],
    },
    other: { sentence: ['what is the weather in Lyon today', 'what is the time in Lyon'] },
  },
  {
    id: 'paws-flights',
    goal: 'Find flights from New York to Florida',
    same: {
      plain: [
        'Show flights from New York to Florida',
        'Which flights go from New York to Florida?',
        'List all flights that go from New York to Florida',
      ],
    },
    other: { swap: ['Find flights from Florida to New York', 'Find flights to New York from Florida'] },
  },
  {
    id: 'paws-series',
    goal: 'The NBA season of 1975 was the 30th season of the National Basketball Association',
    same: { plain: ['The 1975 NBA season was the 30th season of the National Basketball Association'] },
    other: { swap: ['The 30th NBA season was the 1975 season of the National Basketball Association'] },
  },
  {
    id: 'paws-river',
    goal: 'The Tabaci River is a tributary of the River Leurda in Romania',
    same: { plain: ['In Romania, the Tabaci River is a tributary of the River Leurda'] },
    other: {
      swap: [
        'The River Leurda is a tributary of the Tabaci River in Romania',
        'The Leurda River is a tributary of the River Tabaci in Romania',
      ],
    },
  },
  {
    id: 'paws-born',
    goal: 'She was born in Austin and raised in Dallas',
    same: { plain: ['She was born in Austin and was raised in Dallas', 'Born in Austin, she was raised in Dallas'] },
    other: { swap: ['She was born in Dallas and raised in Austin', 'She was raised in Austin and born in Dallas'] },
  },
  {
    id: 'paws-directed',
    goal: 'The film was directed by Anna Berg and written by Tom Hale',
    same: { plain: ['The film was written by Tom Hale and directed by Anna Berg', 'Anna Berg directed the film and Tom Hale wrote it'] },
    other: { swap: ['The film was directed by Tom Hale and written by Anna Berg', 'Tom Hale directed the film and Anna Berg wrote it'] },
  },
  {
    id: 'paws-moved',
    goal: 'In 1990 he moved from Boston to Chicago with his wife',
    same: { plain: ['He moved from Boston to Chicago with his wife in 1990', 'He and his wife moved from Boston to Chicago in 1990'] },
    other: { swap: ['In 1990 he moved from Chicago to Boston with his wife', 'His wife moved from Boston to Chicago in 1990'] },
  },
  {
    id: 'lost-phone',
    goal: 'Report my phone as stolen',
    same: { plain: ['my phone was stolen, please report it', 'file a report that my phone was stolen', 'report that my phone is stolen'] },
    other: { sentence: ['Report my phone as found', 'Was my phone reported as stolen?'] },
  },
  {
    id: 'reminder',
    goal: 'Remind me to [what:call Ben]',
    same: { plain: ['set a reminder to [what:water the plants]', 'create a reminder for me to [what:buy milk]'] },
    other: { sentence: ['delete the reminder to call Ben', 'do i have a reminder to call Ben'] },
  },
  {
    id: 'direct-debit',
    goal: 'Cancel the direct debit to [who:Acme Gym]',
    same: { plain: ['stop the direct debit to [who:City Power]', 'I want the direct debit to [who:Blue Water] cancelled'] },
    other: { sentence: ['set up a direct debit to Acme Gym', 'was the direct debit to Acme Gym cancelled'] },
  },
];
