/**
 * What people ask in the manners of public sets: wishes of one field said in many ways, questions that differ in a word, and
 * sentences whose parts changed places. Written before anything was compared by general knowledge; nothing is mended by these.
 */
import { type LabelledGoal, sentencesOf } from '../labels.ts';

/** One wish, said freely, and others of the same field. */
const wishes: readonly LabelledGoal[] = [
  {
    id: 'natural-parcel',
    goal: "My parcel hasn't arrived yet, where is it?",
    same: { plain: ['Can you tell me where my package is? It still is not here', 'I am still waiting for my delivery, track it please'] },
    other: { intent: ['My parcel arrived damaged, what now?', 'Can I have my parcel sent to another address?'] },
  },
  {
    id: 'natural-meter',
    goal: 'How do I send you my meter reading?',
    same: { plain: ['Where can I submit the reading of my meter?', 'I want to give you my meter reading'] },
    other: { intent: ['How do I get a new meter?', 'Why is my meter reading so high?'] },
  },
  {
    id: 'natural-claim',
    goal: 'What is the status of my insurance claim?',
    same: { plain: ['How far along is my insurance claim?', 'Has there been any progress on my claim with the insurance?'] },
    other: { intent: ['How do I make an insurance claim?', 'I want to withdraw my insurance claim'] },
  },
  {
    id: 'natural-roaming',
    goal: 'Turn on roaming for my phone',
    same: { plain: ['Activate roaming on my mobile', 'I will be abroad, please enable roaming for my phone'] },
    other: { intent: ['How much does roaming cost for my phone?', 'Turn off roaming for my phone'] },
  },
  {
    id: 'natural-gym',
    goal: 'I want to freeze my gym membership',
    same: { plain: ['Please put my gym membership on hold', 'Can I pause my membership at the gym for a while?'] },
    other: { intent: ['I want to end my gym membership', 'I want to extend my gym membership'] },
  },
  {
    id: 'natural-vet',
    goal: 'Make an appointment with the vet for my dog',
    same: { plain: ['I need to bring my dog to the vet, book a visit', 'Schedule a vet appointment for my dog'] },
    other: { intent: ['Cancel the appointment with the vet for my dog', 'Make an appointment with the groomer for my dog'] },
  },
  {
    id: 'natural-library',
    goal: 'Extend the loan of my library books',
    same: { plain: ['Renew my library books', 'I would like to keep my books from the library for longer'] },
    other: { intent: ['Return my library books', 'Which library books have I borrowed?'] },
  },
  {
    id: 'natural-overdraft',
    goal: 'Why was I charged an overdraft fee?',
    same: { plain: ['What is the reason I had to pay a fee for an overdraft?', 'There is an overdraft charge on my account, how come?'] },
    other: { intent: ['Why was my overdraft refused?', 'How do I avoid an overdraft fee?'] },
  },
  {
    id: 'natural-oil',
    goal: 'When does my car need its next oil change?',
    same: { plain: ['How long until my car needs an oil change?', 'When is the next time I should change the oil in my car?'] },
    other: { intent: ['How do I change the oil in my car?', 'When was the last oil change of my car?'] },
  },
  {
    id: 'natural-pin',
    goal: 'I forgot the pin of my card',
    same: { plain: ["I can't remember my card's pin", 'What can I do if I no longer know the pin for my card?'] },
    other: { intent: ['I want to choose another pin for my card', 'Somebody else knows the pin of my card'] },
  },
];

/** Questions, most of which share nearly all of their words with another one. */
const questions = sentencesOf('natural-question', [
  ['How can I fall asleep faster?', 'What helps to fall asleep more quickly?', 'How can I wake up faster?'],
  ['How do I become a firefighter?', 'What should I do to become a firefighter?', 'How much does a firefighter earn?'],
  ['What is the best way to learn French?', 'How can I best learn French?', 'What is the best way to teach French?'],
  ['Why do people snore?', 'What makes people snore?', 'Why do people yawn?'],
  [
    'How do I remove coffee stains from a carpet?',
    'What gets coffee stains out of a carpet?',
    'How do I remove wine stains from a carpet?',
  ],
  ['What are the side effects of aspirin?', 'Which side effects can aspirin have?', 'What are the benefits of aspirin?'],
  [
    'How far is the moon from the earth?',
    'What is the distance between the earth and the moon?',
    'How big is the moon compared to the earth?',
  ],
  ['Which countries border Switzerland?', "What are Switzerland's neighbouring countries?", 'Which countries border Sweden?'],
  ['How long does it take to bake a potato?', 'For how much time must a potato be baked?', 'How long does it take to peel a potato?'],
  ['Is it possible to travel faster than light?', 'Can anything travel faster than light?', 'Is it possible to see faster than light?'],
  ['What is the meaning of life?', 'What does life mean?', 'What is the origin of life?'],
  ['How can I improve my memory?', 'What can I do to make my memory better?', 'How can I erase my memory?'],
  ['Who discovered penicillin?', 'Who was the discoverer of penicillin?', 'Who discovered radium?'],
  ['Should I buy or rent a house?', 'Is it better to rent or to buy a house?', 'Should I sell or rent out my house?'],
  [
    'What happens if you mix bleach with vinegar?',
    'What are the consequences of mixing bleach and vinegar?',
    'What happens if you drink vinegar?',
  ],
  ['How do airplanes stay in the air?', 'How are planes able to fly?', 'How do airplanes land?'],
  ['What is a good book about the Roman Empire?', 'Which book on the Roman Empire is good?', 'What is a good film about the Roman Empire?'],
  ['How do I get over a breakup?', 'What is the best way to deal with a breakup?', 'How do I tell someone that I want a breakup?'],
  ['How many bones does an adult have?', 'What is the number of bones in an adult?', 'How many teeth does an adult have?'],
  ['Can I keep bees in a city?', 'Is it possible to keep bees in town?', 'Can I keep hens in a city?'],
]);

/** Who does what to whom, what comes first and which is whose. */
const swaps = sentencesOf('natural-swap', [
  ['The teacher praised the student.', 'The student was praised by the teacher.', 'The student praised the teacher.'],
  ['Maria sold her boat to Tom.', 'Tom bought the boat from Maria.', 'Tom sold his boat to Maria.'],
  ['The bus from Leeds to York was late.', 'The bus to York from Leeds was late.', 'The bus from York to Leeds was late.'],
  ['The white cat chased the black dog.', 'The black dog was chased by the white cat.', 'The black cat chased the white dog.'],
  ['Italy beat Spain in the final.', 'Spain lost to Italy in the final.', 'Spain beat Italy in the final.'],
  [
    'She moved to Oslo in 2001 and to Bergen in 2009.',
    'In 2001 she moved to Oslo, and in 2009 to Bergen.',
    'She moved to Bergen in 2001 and to Oslo in 2009.',
  ],
  [
    'The north tower is taller than the south tower.',
    'The south tower is shorter than the north tower.',
    'The south tower is taller than the north tower.',
  ],
  [
    'The company was founded by Lee and later led by Park.',
    'Lee founded the company, and Park led it later.',
    'The company was founded by Park and later led by Lee.',
  ],
  [
    'The song was written by Adams and sung by Baker.',
    'Adams wrote the song and Baker sang it.',
    'The song was sung by Adams and written by Baker.',
  ],
  ['He left the firm before the merger.', 'Before the merger he left the firm.', 'He left the firm after the merger.'],
  ['The red car hit the blue van.', 'The blue van was hit by the red car.', 'The blue car hit the red van.'],
  ['Kim borrowed the ladder from Lou.', 'Lou lent Kim the ladder.', 'Lou borrowed the ladder from Kim.'],
  ['The lake lies east of the town.', 'The town lies west of the lake.', 'The lake lies west of the town.'],
  ['The film is based on the novel.', 'The novel is what the film is based on.', 'The novel is based on the film.'],
  [
    'Copper conducts electricity better than iron.',
    'Iron conducts electricity worse than copper.',
    'Iron conducts electricity better than copper.',
  ],
  ['The king gave the queen a ring.', 'The queen was given a ring by the king.', 'The queen gave the king a ring.'],
  [
    'They played in Dublin and recorded in Cork.',
    'They recorded in Cork and played in Dublin.',
    'They recorded in Dublin and played in Cork.',
  ],
  [
    'The dean thanked the donor for the gift.',
    'For the gift, the donor was thanked by the dean.',
    'The donor thanked the dean for the gift.',
  ],
  ['Exports rose while imports fell.', 'Imports fell while exports rose.', 'Imports rose while exports fell.'],
  ['Forward the mail from Eva to Max.', "Send Eva's mail on to Max.", 'Forward the mail from Max to Eva.'],
]);

export const natural: readonly LabelledGoal[] = [...wishes, ...questions, ...swaps];
