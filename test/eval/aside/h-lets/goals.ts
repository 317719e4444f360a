/** A letting agency in the blocks of a content system: a search by address, flats, viewings, one of which is taken back, an application in steps. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const viewing = { success: { kind: 'statusText', match: 'Viewing booked' }, page: 'index.html', kind: 'booking' } as const;
const apply = { success: { kind: 'textVisible', value: 'Application sent' }, page: 'index.html', kind: 'booking' } as const;
const remember = { success: { kind: 'statusText', match: 'Remembered' }, page: 'index.html', kind: 'rows' } as const;

const go = (page: string) => `click .top a[href="${page}.html"]`;
const open = (id: number) => `click a[href="flat.html?id=${id}"]`;
const name = (who: string) => `fill #who = ${who}`;
const slot = (at: string) => `click .slots button:text-is("${at}")`;
const star = (flat: string) => `click [aria-label="Remember ${flat}"]`;
const next = 'click #on';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-lets-size',
    ...answered,
    kind: 'facts',
    prompt: 'How many square metres does the loft by the lock have?',
    judge: read(/^\D{0,24}92\b.{0,20}$/),
    right: [open(13), 'data {"size":"92 m²"}'],
    near: [open(13), 'data {"rent":"1340"}'],
  },
  {
    id: 'h-lets-deposit',
    ...answered,
    kind: 'facts',
    prompt: 'How many weeks of rent do they take as a deposit?',
    judge: read(/^\D{0,24}(five|5)\b.{0,24}$/i),
    right: [go('faq'), 'data {"weeks":"Five weeks of rent"}'],
    near: [go('faq'), 'data {"fee":"150 pounds"}'],
  },
  {
    id: 'h-lets-notice',
    ...answered,
    kind: 'facts',
    prompt: 'If I wanted to move out again, how much notice would I, as the tenant, have to give?',
    judge: read(/^.{0,24}(two|2) months?\b(?!.*(four|4)).{0,24}$/i),
    right: [go('faq'), 'data {"notice":"Two months"}'],
    near: [go('faq'), 'data {"notice":"four months"}'],
  },
  {
    id: 'h-lets-cheapest-two',
    ...answered,
    kind: 'superlatives',
    prompt: 'What is the cheapest place with two bedrooms?',
    judge: read('Corner flat, Rope Walk'),
    right: ['data {"flat":"Corner flat, Rope Walk"}'],
    near: ['data {"flat":"Studio at the station"}'],
  },
  {
    id: 'h-lets-westend',
    ...answered,
    kind: 'sets',
    prompt: 'Which homes in Westend are below 1000 a month?',
    judge: read('Garden flat, Linden Road', 'Two rooms, Bleach Lane'),
    right: [
      'choose [name=area] = Westend',
      'fill [name=rent] = 999',
      'click .search button',
      'data {"homes":["Garden flat, Linden Road","Two rooms, Bleach Lane"]}',
    ],
    near: ['data {"homes":["Garden flat, Linden Road","Two rooms, Bleach Lane","Terraced house, Mill Row"]}'],
  },
  {
    id: 'h-lets-heating',
    ...answered,
    kind: 'facts',
    prompt: 'what kind of heating has the terraced house in mill row got?',
    judge: read('gas'),
    right: [open(14), 'data {"heating":"gas"}'],
    near: [open(14), 'data {"heating":"heat pump"}'],
  },
  {
    id: 'h-lets-see',
    ...viewing,
    prompt: 'Book a viewing of the garden flat on Linden Road for Thursday 3 December, 18:15. My name is Noor Hadley.',
    judge: did(['viewing', { flat: 'Garden flat, Linden Road', at: 'Thu 3 Dec, 18:15', who: 'Noor Hadley' }]),
    right: [open(12), name('Noor Hadley'), slot('Thu 3 Dec, 18:15')],
    near: [open(12), name('Noor Hadley'), slot('Tue 1 Dec, 18:15')],
  },
  {
    id: 'h-lets-evening',
    ...viewing,
    prompt: "I'm at work until five on that Monday, so take the later of the two times for the corner flat in Rope Walk. Name: Piet Moss",
    judge: did(['viewing', { flat: 'Corner flat, Rope Walk', at: 'Mon 30 Nov, 17:45', who: 'Piet Moss' }]),
    right: [open(16), name('Piet Moss'), slot('Mon 30 Nov, 17:45')],
    near: [open(16), name('Piet Moss'), slot('Mon 30 Nov, 09:30')],
  },
  {
    id: 'h-lets-taken-back',
    ...viewing,
    kind: 'traps',
    prompt: 'Book the viewing of the loft by the lock on Friday 27 November at 16:00 for Amos Reed.',
    impossible: true,
    judge: nothing,
    right: [open(13), name('Amos Reed'), slot('Fri 27 Nov, 16:00')],
    near: [open(16), name('Amos Reed'), slot('Mon 30 Nov, 09:30')],
  },
  {
    id: 'h-lets-over',
    ...viewing,
    kind: 'traps',
    prompt: 'Get me a viewing of the studio at the station, any time, name Amos Reed.',
    impossible: true,
    judge: nothing,
    right: [open(15)],
    near: [open(11), name('Amos Reed'), slot('Mon 30 Nov, 17:00')],
  },
  {
    id: 'h-lets-star',
    ...remember,
    prompt: 'Put a star on the flat in Bleach Lane.',
    judge: did(['remembered', 'Two rooms, Bleach Lane']),
    right: [star('Two rooms, Bleach Lane')],
    near: [star('Corner flat, Rope Walk')],
  },
  {
    id: 'h-lets-apply',
    ...apply,
    prompt:
      'Apply for the attic in Weaver Street: Rosalind Achebe, 2450 net a month, alone, non-smoker, moving in on 2 January 2027. You may check my credit record. Send it.',
    judge: did([
      'applied',
      { people: '1', smoke: 'no', name: 'Rosalind Achebe', income: '2450', flat: 'Attic in Weaver Street', day: '2027-01-02' },
    ]),
    right: [
      go('apply'),
      'fill #name = Rosalind Achebe',
      'fill #income = 2450',
      next,
      'choose #flat = Attic in Weaver Street',
      'fill #day = 2027-01-02',
      next,
      'click #ok',
      next,
    ],
    near: [
      go('apply'),
      'fill #name = Rosalind Achebe',
      'fill #income = 2450',
      next,
      'choose #flat = Corner flat, Rope Walk',
      'fill #day = 2027-01-02',
      next,
      'click #ok',
      next,
    ],
  },
  {
    id: 'h-lets-family',
    ...apply,
    page: 'apply.html',
    prompt:
      'Please send an application for Mill Row. Name Tomas Quist, income after tax 4100, there are 4 of us and I smoke. We would move in on 1 February 2027, and I agree to the credit check.',
    judge: did([
      'applied',
      { people: '4', smoke: 'yes', name: 'Tomas Quist', income: '4100', flat: 'Terraced house, Mill Row', day: '2027-02-01' },
    ]),
    right: [
      'fill #name = Tomas Quist',
      'fill #income = 4100',
      'choose #people = 4',
      'click [value=yes]',
      next,
      'choose #flat = Terraced house, Mill Row',
      'fill #day = 2027-02-01',
      next,
      'click #ok',
      next,
    ],
    near: [
      'fill #name = Tomas Quist',
      'fill #income = 4100',
      'choose #people = 4',
      next,
      'choose #flat = Terraced house, Mill Row',
      'fill #day = 2027-02-01',
      next,
      'click #ok',
      next,
    ],
  },
];
