/** Plain sentences that are kept aside. */
import { sentencesOf } from '../labels.ts';

export const sentences = sentencesOf('plain', [
  ['How do I keep bread fresh for longer?', 'What can I do to keep bread fresh for longer?', 'How do I bake fresh bread?'],
  ['What is the longest river in Africa?', "Which is Africa's longest river?", 'What is the longest river in Asia?'],
  ['Why do leaves turn red in autumn?', 'What makes leaves turn red in autumn?', 'Why do leaves fall in autumn?'],
  [
    'The orchestra moved from Turin to Florence in 1932.',
    'In 1932, the orchestra moved from Turin to Florence.',
    'The orchestra moved from Florence to Turin in 1932.',
  ],
  ['Clara often wrote letters to Robert.', 'Robert often got letters that Clara wrote.', 'Robert often wrote letters to Clara.'],
  ['How much sleep does a teenager need?', 'How many hours should a teenager sleep?', 'How much sleep does a toddler need?'],
  ['Can I grow tomatoes indoors?', 'Is it possible to grow tomatoes indoors?', 'Can I grow tomatoes outdoors?'],
  ['What are the advantages of solar energy?', 'Which advantages does solar energy have?', 'What are the disadvantages of solar energy?'],
  ['Mount Elbrus is higher than Mont Blanc.', 'Mont Blanc is lower than Mount Elbrus.', 'Mont Blanc is higher than Mount Elbrus.'],
  [
    'Which languages are spoken in Switzerland?',
    'What languages do people speak in Switzerland?',
    'Which languages are spoken in Swaziland?',
  ],
  [
    'How do I remove a red wine stain from a carpet?',
    'What removes a red wine stain from a carpet?',
    'How do I remove a red wine stain from a shirt?',
  ],
  ['The village has a church but no school.', 'The village has no school but a church.', 'The village has a school but no church.'],
  ['Who was the first woman in space?', 'Which woman was the first in space?', 'Who was the first man in space?'],
  [
    'Is it better to run in the morning or in the evening?',
    'Should one run in the morning or in the evening?',
    'Is it better to eat in the morning or in the evening?',
  ],
  ['What is the meaning of the word serendipity?', 'What does the word serendipity mean?', 'What is the origin of the word serendipity?'],
  [
    'The bridge was designed by Morel and built by Jansen.',
    'Morel designed the bridge and Jansen built it.',
    'The bridge was designed by Jansen and built by Morel.',
  ],
  ['How can I improve my handwriting?', 'What can I do to make my handwriting better?', 'How can I analyse my handwriting?'],
  ['Are whales fish?', 'Is a whale a fish?', 'Do whales eat fish?'],
]);
