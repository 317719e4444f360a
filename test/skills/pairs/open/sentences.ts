/** Plain sentences and questions, with no verb of the web: re-phrased, and with words that changed places or one that changed. */
import { sentencesOf } from '../labels.ts';

export const sentences = sentencesOf('sentence', [
  ['How can I learn to play the piano?', 'What is a good way to learn to play the piano?', 'How can I learn to tune the piano?'],
  ['What is the capital of Australia?', "What's Australia's capital?", 'What is the capital of Austria?'],
  ['Why is the sky blue?', 'What is the reason that the sky is blue?', 'Why is the sea blue?'],
  ['How old is the oldest tree in the world?', "What is the age of the world's oldest tree?", 'How tall is the tallest tree in the world?'],
  [
    'The river flows from the mountains to the sea.',
    'From the mountains, the river flows to the sea.',
    'The river flows from the sea to the mountains.',
  ],
  ['Anna taught Peter how to swim.', 'Peter was taught how to swim by Anna.', 'Peter taught Anna how to swim.'],
  ['How do I get rid of ants in the kitchen?', 'What is the way to get rid of ants in the kitchen?', 'How do ants get into the kitchen?'],
  ['Is it safe to eat raw eggs?', 'Is eating raw eggs safe?', 'Is it safe to eat boiled eggs?'],
  ['What are the symptoms of the flu?', 'Which symptoms does the flu have?', 'What are the causes of the flu?'],
  [
    'The museum was built in 1910 and renovated in 1985.',
    'Built in 1910, the museum was renovated in 1985.',
    'The museum was built in 1985 and renovated in 2010.',
  ],
  ['How many people live in Iceland?', "What is Iceland's population?", 'How many people live in Ireland?'],
  ['Can dogs see colours?', 'Are dogs able to see colors?', 'Can cats see colours?'],
  [
    'What is the difference between a crocodile and an alligator?',
    'How does a crocodile differ from an alligator?',
    'What do a crocodile and an alligator have in common?',
  ],
  ['He was born in Lyon and died in Geneva.', 'He died in Geneva and was born in Lyon.', 'He was born in Geneva and died in Lyon.'],
  ['Which team won the final against Norway?', 'What team won the final against Norway?', 'Which team lost the final against Norway?'],
  ['How long does it take to boil an egg?', 'How much time does it take to boil an egg?', 'How long does it take to peel an egg?'],
  [
    'What should I wear to a wedding in winter?',
    'In winter, what should I wear to a wedding?',
    'What should I wear to a wedding in summer?',
  ],
  [
    'The northern tower is taller than the southern tower.',
    'The southern tower is shorter than the northern tower.',
    'The southern tower is taller than the northern tower.',
  ],
  ['Why do cats purr?', 'What makes cats purr?', 'Why do cats hiss?'],
  ['How do I write a letter of complaint?', 'How should a letter of complaint be written?', 'How do I answer a letter of complaint?'],
  [
    'What is the best time of the year to visit Peru?',
    'When is the best time of year to visit Peru?',
    'What is the worst time of the year to visit Peru?',
  ],
  [
    'Are there any vegetarian restaurants near the station?',
    'Are there vegetarian restaurants close to the station?',
    'Are there any vegetarian restaurants inside the station?',
  ],
  [
    'The bill was passed by the senate but rejected by the house.',
    'The senate passed the bill but the house rejected it.',
    'The bill was passed by the house but rejected by the senate.',
  ],
  [
    'How do I stop my baby from crying at night?',
    'What can I do so that my baby stops crying at night?',
    'Why does my baby stop crying at night?',
  ],
  ['Which planets have rings?', 'What planets have rings?', 'Which planets have no rings?'],
  ['What does it cost to paint a house?', 'How much does it cost to paint a house?', 'How long does it take to paint a house?'],
  ['Should I buy or rent a flat?', 'Is it better to buy or to rent a flat?', 'Should I sell or rent out a flat?'],
  ['Tea contains less caffeine than coffee.', 'Coffee contains more caffeine than tea.', 'Coffee contains less caffeine than tea.'],
  ['How do I become a pilot without a degree?', 'Without a degree, how do I become a pilot?', 'How do I become a pilot with a degree?'],
  ['Who invented the telephone?', 'By whom was the telephone invented?', 'Who invented the telegraph?'],
  [
    'Where can I see the northern lights in Finland?',
    'In Finland, where can the northern lights be seen?',
    'When can I see the northern lights in Finland?',
  ],
  [
    'The second edition has more pages than the first.',
    'There are more pages in the second edition than in the first.',
    'The first edition has more pages than the second.',
  ],
  [
    'How can I lose five kilos in two months?',
    'What can I do to lose five kilos in two months?',
    'How can I lose two kilos in five months?',
  ],
  ['What happens if you swallow chewing gum?', 'If you swallow chewing gum, what happens?', 'What happens if you chew too much gum?'],
  ['Is there life on Mars?', 'Does life exist on Mars?', 'Was there ever water on Mars?'],
]);
