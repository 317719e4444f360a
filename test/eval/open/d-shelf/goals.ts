/** A catalogue of books: cut-off titles, stars that are a class name, pages behind "next", numbers that are told on a book's own page. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom, didInAnyOrder } from '../../endings.ts';
import { did, nothing, read, readWhateverDone } from '../../judges.ts';

const page = 'books.html';
const extracted = { kind: 'extracted' } as const;
const category = (name: string) => `click #cats >> text="${name}"`;
const pod = (title: string) => `.product_pod:has([title="${title}"])`;
const add = (title: string) => `click ${pod(title)} button`;
const basket = { kind: 'textVisible', value: 'is in your basket now' } as const;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-shelf-cheapest-travel',
    page,
    prompt: 'Go to the travel books and add the cheapest one to the basket',
    success: basket,
    kind: 'shopping',
    judge: apartFrom(['viewed'], did(['basket', 'Eleven Ferries'])),
    right: [category('Travel'), add('Eleven Ferries')],
    near: [category('Travel'), add('The Cartographer Who Forgot Her Way Home')],
  },
  {
    id: 'd-shelf-copies',
    page,
    prompt: 'Open "The Salt Road" and return how many copies are available, as a number.',
    success: extracted,
    kind: 'reading',
    judge: readWhateverDone(/^10$/),
    right: ['click .next a', 'click [title="The Salt Road"]', 'data {"copies":10}'],
    near: ['click [title="The Salt Ledger"]', 'data {"copies":7}'],
  },
  {
    id: 'd-shelf-five-stars',
    page: 'books.html?cat=Mystery',
    prompt: 'Which mystery has five stars? Return its title.',
    success: extracted,
    kind: 'reading',
    judge: read('Nobody Rings at Noon'),
    right: ['data {"title":"Nobody Rings at Noon"}'],
    near: ['data {"title":"The Baker at the Back Door"}'],
  },
  {
    id: 'd-shelf-third-of-second',
    page,
    prompt: 'On page 2 of all titles, open the third book.',
    success: { kind: 'urlIncludes', value: 'id=' },
    kind: 'paging',
    judge: did(['viewed', 'Lines for a Lost Umbrella']),
    right: ['click .next a', 'click .product_pod >> nth=2 >> h3 a'],
    near: ['click .product_pod >> nth=2 >> h3 a'],
  },
  {
    id: 'd-shelf-before-tax',
    page,
    prompt: 'What does "Tin Songs" cost before tax?',
    success: extracted,
    kind: 'reading',
    judge: readWhateverDone(/^£?9(\.00)?$/),
    right: ['click [title="Tin Songs"]', 'data {"price":"£9.00"}'],
    near: ['data {"price":"£9.90"}'],
  },
  {
    id: 'd-shelf-poetry-below',
    page: 'books.html?cat=Poetry',
    prompt: 'Add every poetry book that is under £10 to the basket',
    success: basket,
    kind: 'shopping',
    judge: apartFrom(['viewed'], didInAnyOrder(['basket', 'Tin Songs'], ['basket', 'Hours of the Heron'])),
    right: [add('Tin Songs'), add('Hours of the Heron')],
    near: [add('Tin Songs'), add('Moss, and Other Patience')],
  },
  {
    id: 'd-shelf-how-many-history',
    page,
    prompt: 'How many history books are there? number only',
    success: extracted,
    kind: 'reading',
    judge: read(/^4$/),
    right: [category('History'), 'data {"count":4}'],
    near: ['data {"count":18}'],
  },
  {
    id: 'd-shelf-last-page',
    page,
    prompt: 'Keep clicking next until you find "The Second Lodger" and put it in the basket.',
    success: { kind: 'textVisible', value: 'The Second Lodger' },
    kind: 'paging',
    judge: apartFrom(['viewed'], did(['basket', 'The Second Lodger'])),
    right: ['click .next a', 'click .next a', add('The Second Lodger')],
    near: ['click .next a', 'click .next a', add('A Census of Bells')],
  },
  {
    id: 'd-shelf-sold-out',
    page,
    prompt: 'Put "Kings of Very Little" in the basket',
    success: { kind: 'textVisible', value: 'Kings of' },
    kind: 'impossible',
    impossible: true,
    judge: apartFrom(['viewed'], nothing),
    right: ['click [title="Kings of Very Little"]'],
    near: [add('The Salt Ledger')],
  },
];
