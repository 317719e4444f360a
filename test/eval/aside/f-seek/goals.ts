/** A search engine with pages of results, a lexicon with suggestions and cross-references, and a book of people that shows more. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { kind: 'extracted' } as const;
const engine = { page: 'engine.html', success: { kind: 'textVisible', value: 'You have left Delve' }, kind: 'searching' } as const;
const lexicon = { page: 'lexicon.html', kind: 'searching' } as const;
const people = { page: 'people.html', kind: 'searching' } as const;
const set = { kind: 'statusText', match: 'Bookmark set' } as const;

const search = (words: string) => [`fill #q = ${words}`, 'click [type=submit]'];
const page = (number: number) => `click .nums a:text-is("${number}")`;
const hit = (number: number) => `click [data-k="${number}"]`;
const bird = (letters: string, name: string) => [`type #cb = ${letters}`, `click [role=option]:text-is("${name}")`];
const person = (name: string, act: string) => `click .p[data-n="${name}"] [data-a=${act}]`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'f-seek-first',
    ...engine,
    prompt: 'Search for "wheelbarrow" and click the first result that is no advertisement.',
    judge: did(['opened', ['wheelbarrow', 1]]),
    right: [...search('wheelbarrow'), hit(1)],
    near: [...search('wheelbarrow'), 'click .ad a'],
  },
  {
    id: 'f-seek-ninth',
    ...engine,
    prompt:
      'Use the textbox to enter "Mandolin" and press "Delve", then find and click the 9th search result (the sponsored one does not count).',
    judge: did(['opened', ['mandolin', 9]]),
    right: [...search('Mandolin'), page(3), hit(9)],
    near: [...search('Mandolin'), page(2), hit(5)],
  },
  {
    id: 'f-seek-museum',
    ...engine,
    prompt: 'Delve for stilts and open the result about a museum',
    judge: did(['opened', ['stilts', 8]]),
    right: [...search('stilts'), page(2), hit(8)],
    near: [...search('stilts'), page(2), hit(7)],
  },
  {
    id: 'f-seek-last',
    ...engine,
    prompt: 'Look up clogs and follow the very last result on the last page.',
    judge: did(['opened', ['clogs', 12]]),
    right: [...search('clogs'), page(3), hit(12)],
    near: [...search('clogs'), hit(4)],
  },
  {
    id: 'f-seek-second-page',
    ...engine,
    prompt: 'Search lanterns, go to page 2 and open the result "lanterns: for beginners"',
    judge: did(['opened', ['lanterns', 7]]),
    right: [...search('lanterns'), page(2), hit(7)],
    near: [...search('lanterns'), page(2), hit(6)],
  },
  {
    id: 'f-seek-address',
    ...engine,
    prompt: 'Search for bellows. What is the address given below the second result (not counting the sponsored one)?',
    success: answered,
    judge: read(/^(https:\/\/)?site2\.example(\/prices-today)?$/),
    right: [...search('bellows'), 'data {"address":"https://site2.example/prices-today"}'],
    near: [...search('bellows'), 'data {"address":"https://site1.example/a-short-history"}'],
  },
  {
    id: 'f-seek-bird',
    ...lexicon,
    prompt: 'Look up the heron and bookmark it',
    success: set,
    judge: did(['bookmarked', 'Heron']),
    right: [...bird('her', 'Heron'), 'click #mark'],
    near: [...bird('bit', 'Bittern'), 'click #mark'],
  },
  {
    id: 'f-seek-bird-alike',
    ...lexicon,
    prompt: 'Open the article on the wren, go on to the bird that is alike, and bookmark that one.',
    success: set,
    judge: did(['bookmarked', 'Dipper']),
    right: [...bird('wr', 'Wren'), 'click .see', 'click #mark'],
    near: [...bird('wr', 'Wren'), 'click #mark'],
  },
  {
    id: 'f-seek-bird-eggs',
    ...lexicon,
    prompt: 'How many eggs does the swift lay according to the lexicon?',
    success: answered,
    judge: read(/^\D{0,30}\b3\b\D{0,30}$/),
    right: [...bird('swi', 'Swift'), 'data {"eggs":"3"}'],
    near: [...bird('swa', 'Swallow'), 'data {"eggs":"5"}'],
  },
  {
    id: 'f-seek-bird-none',
    ...lexicon,
    prompt: 'Bookmark the article on the pelican.',
    success: set,
    impossible: true,
    judge: nothing,
    right: ['type #cb = pelican'],
    near: [...bird('plo', 'Plover'), 'click #mark'],
  },
  {
    id: 'f-seek-call',
    ...people,
    prompt: 'Call Hugo Stam.',
    success: { kind: 'textVisible', value: 'Calling' },
    judge: did(['call', 'Hugo Stam']),
    right: ['click #more', person('Hugo Stam', 'call')],
    near: ['click #more', person('Hugo Stam', 'mail')],
  },
  {
    id: 'f-seek-mail-mill',
    ...people,
    prompt: 'Write to the weaver of the Mill house (click the envelope)',
    success: { kind: 'statusText', match: 'Writing' },
    judge: did(['mail', 'Gita Pell']),
    right: ['choose #h = Mill', person('Gita Pell', 'mail')],
    near: [person('Agda Roos', 'mail')],
  },
  {
    id: 'f-seek-pin-two',
    ...people,
    prompt: 'Pin the porter Munk',
    success: { kind: 'statusText', match: 'Pinned' },
    impossible: true,
    judge: nothing,
    right: [],
    near: [person('Cilla Munk', 'pin')],
  },
  {
    id: 'f-seek-ext',
    ...people,
    prompt: 'Which extension does the accountant have?',
    success: answered,
    judge: read(/^\D{0,30}\b35\b\D{0,30}$/),
    right: ['fill #s = accountant', 'data {"extension":"ext. 35"}'],
    near: ['data {"extension":"ext. 31"}'],
  },
];
