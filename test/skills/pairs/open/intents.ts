/** What callers ask banks, shops, airlines and homes, as sets of intents have it: no values, and neighbours that differ in one word. */
import type { LabelledGoal } from '../labels.ts';

export const intents: readonly LabelledGoal[] = [
  {
    id: 'card-activate',
    goal: 'How do I activate my card?',
    same: {
      question: [
        'What do I need to do to activate my card?',
        'How can I activate my card?',
        'Can you tell me how to activate my card?',
        'How does one activate a card?',
      ],
      context: ['My card came in the post this morning. How do I activate it?'],
      terse: ['activate card how'],
    },
    other: {
      intent: [
        'How do I freeze my card?',
        'How do I cancel my card?',
        'How do I order a card?',
        'Why was my card declined?',
        'Where is my card?',
        'How do I deactivate my card?',
      ],
      object: ['How do I activate my account?'],
    },
  },
  {
    id: 'card-lost',
    goal: 'I lost my card and want to block it',
    same: {
      typo: ['I lost my card and wnat to block it'],
      plain: ['My card is lost, please block it', 'Please block my card, I have lost it', 'I have lost my card and would like it blocked'],
    },
    other: {
      intent: [
        'I found my card and want to unblock it',
        'I lost my PIN and want to change it',
        'I lost my phone and want to block it',
        'My card was blocked, why?',
        'My card has not arrived',
      ],
    },
  },
  {
    id: 'transfer-pending',
    goal: 'Why is my transfer still pending?',
    same: {
      context: ['I sent money to my landlord three days ago. Why is my transfer still pending?'],
      plain: [
        'My transfer is still pending, why?',
        'What is the reason that my transfer is still pending?',
        'Can you tell me why my transfer is still pending?',
        'How come my transfer is still pending?',
      ],
    },
    other: {
      intent: [
        'Why was my transfer declined?',
        'Why is my top-up still pending?',
        'Why is my refund still pending?',
        'How long does a transfer take?',
        'How do I cancel a pending transfer?',
        'Why was I charged for my transfer?',
      ],
    },
  },
  {
    id: 'exchange-rate',
    goal: 'What is the exchange rate for dollars?',
    same: {
      plain: [
        "What's the exchange rate of dollars?",
        'Tell me the exchange rate for dollars',
        'Which exchange rate do you have for dollars?',
      ],
      terse: ['exchange rate dollars'],
    },
    other: {
      intent: [
        'What is the exchange fee for dollars?',
        'Where can I exchange dollars?',
        'What is the exchange rate for pounds?',
        'What is the interest rate for dollars?',
        'Why was the wrong exchange rate used for dollars?',
      ],
    },
  },
  {
    id: 'lights-on',
    goal: 'Turn on the lights in the kitchen',
    same: {
      plain: [
        'Switch on the lights in the kitchen',
        'Turn the kitchen lights on',
        'Kitchen lights on please',
        'Please turn the lights on in the kitchen',
      ],
    },
    other: {
      direction: ['Turn off the lights in the kitchen', 'Switch the kitchen lights off'],
      scope: ['Turn on the lights in the bedroom', 'Turn on all the lights'],
      object: ['Turn on the radio in the kitchen', 'Turn on the oven in the kitchen'],
      intent: ['Dim the lights in the kitchen', 'Are the lights on in the kitchen?'],
      negation: ['Turn on the lights everywhere but in the kitchen'],
    },
  },
  {
    id: 'thermostat-up',
    goal: 'Increase the temperature by [degrees:2] degrees',
    same: {
      plain: [
        'Raise the temperature by [degrees:3] degrees',
        'Please increase the temperature by [degrees:1.5] degrees',
        'Turn the temperature up by [degrees:4] degrees',
      ],
      order: ['By [degrees:5] degrees, increase the temperature'],
    },
    other: {
      direction: ['Decrease the temperature by 2 degrees', 'Lower the temperature by 2 degrees', 'Turn the temperature down by 2 degrees'],
      intent: ['Increase the temperature to 2 degrees', 'What is the temperature?'],
      object: ['Increase the humidity by 2 percent', 'Increase the volume by 2 degrees'],
    },
  },
  {
    id: 'return-item',
    goal: 'How can I return an item that I bought online?',
    same: {
      typo: ['How can I retun an item that I bought online?'],
      plain: [
        'How do I return an item I bought online?',
        'What must I do to return an item that was bought online?',
        'How can I send back an item that I purchased online?',
      ],
    },
    other: {
      intent: [
        'How can I exchange an item that I bought online?',
        'How can I track an item that I bought online?',
        'How can I return an item that I bought in a store?',
        'How can I review an item that I bought online?',
        'When will I get the money for an item that I returned?',
      ],
    },
  },
  {
    id: 'baggage',
    goal: 'How much does extra baggage cost?',
    same: {
      plain: [
        'What is the price of extra baggage?',
        'How much is extra baggage?',
        'What does extra baggage cost?',
        'What do you charge for extra baggage?',
      ],
    },
    other: {
      intent: [
        'How much does extra legroom cost?',
        'How do I add extra baggage?',
        'How heavy may extra baggage be?',
        'I lost my baggage, what now?',
        'How much baggage is free?',
      ],
    },
  },
  {
    id: 'flight-cancel',
    goal: 'I want to cancel my flight',
    same: {
      plain: ['I would like to cancel my flight', 'Please cancel my flight', "I'd like to have my flight cancelled", 'Cancel my flight'],
      spelling: ['I want my flight canceled'],
    },
    other: {
      intent: [
        'I want to change my flight',
        'I want to book a flight',
        'Is my flight cancelled?',
        'I do not want to cancel my flight',
        'I want to cancel my hotel',
        'My flight was cancelled and I want a refund',
      ],
    },
  },
  {
    id: 'subscription-pause',
    goal: 'Pause my subscription for a month',
    same: {
      plain: [
        'Please pause my subscription for one month',
        'Put my subscription on hold for a month',
        'I want to pause my subscription for a month',
      ],
    },
    other: {
      direction: ['Resume my subscription for a month', 'Renew my subscription for a month'],
      intent: ['Cancel my subscription in a month', 'How much is my subscription for a month?'],
      which: ['Pause my subscription for a year', 'Pause my subscription for two months'],
      object: ['Pause my delivery for a month'],
    },
  },
];
