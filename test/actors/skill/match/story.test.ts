/** What only tells why an order is given, and what says more about it. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Freeze my debit card',
    same: {
      "I can't find my wallet since last night, so freeze my debit card": '',
      'Oh no, I left my bag on the bus. Freeze my debit card!': '',
      'Since somebody opened my letters, please freeze my debit card': '',
      'My bag is getting old, so freeze my debit card': '',
    },
    other: [
      "I can't find my wallet since last night, so unfreeze my debit card",
      'Since Monday, freeze my debit card',
      "If I can't find my wallet, freeze my debit card",
    ],
  },
  {
    goal: 'Mute the group {{param:group}}',
    compiled: { group: 'Football' },
    same: { 'It rings all day, mute the group Neighbours please': 'Neighbours' },
    other: ['It rings all day, unmute the group Neighbours please', 'Mute all groups', 'Mute all but the group Neighbours'],
  },
]);
