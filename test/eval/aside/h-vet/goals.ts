/** A veterinary practice in plain semantic HTML: hours, people and fees to ask about, appointments, and medicine to order again. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const visit = { success: { kind: 'statusText', match: 'We have noted your appointment' }, page: 'index.html', kind: 'forms' } as const;
const medicine = { success: { kind: 'statusText', match: 'has reached us' }, page: 'mine.html', kind: 'forms' } as const;

const wanted = { name: '', kind: 'Dog', vet: 'any', day: 'Thursday 26 November', time: 'morning', why: false, tel: '', remind: false };
const go = (page: string) => `click nav a[href="${page}.html"]`;
const field = (id: string, value: string) => `fill #${id} = ${value}`;
const tick = (value: string) => `click [value="${value}"]`;
const off = (name: string) => `click [data-w=${name}]`;

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-vet-tom',
    ...answered,
    kind: 'tables',
    prompt: 'What do they charge for neutering a male cat?',
    judge: read(/^\D{0,24}79([.,]00)?\D{0,12}$/),
    right: [go('fees'), 'data {"price":"79.00"}'],
    near: [go('fees'), 'data {"price":"118.00"}'],
  },
  {
    id: 'h-vet-booster',
    ...answered,
    kind: 'tables',
    prompt: "Our rabbit's yearly jab is due. What would the booster cost us?",
    judge: read(/^\D{0,24}49([.,]00)?\D{0,12}$/),
    right: [go('fees'), 'data {"price":"£49.00"}'],
    near: [go('fees'), 'data {"price":"52.00"}'],
  },
  {
    id: 'h-vet-tortoise',
    ...answered,
    kind: 'facts',
    prompt: 'Which vet should I ask for with my tortoise?',
    judge: read('Wilma Stegen'),
    right: [go('people'), 'data {"vet":"Dr Wilma Stegen"}'],
    near: [go('people'), 'data {"vet":"Dr Rashid Okonjo"}'],
  },
  {
    id: 'h-vet-saturday',
    ...answered,
    kind: 'facts',
    prompt: 'When do they close on Saturdays?',
    judge: read(/^(?!.*Sunday).{0,30}12[.:]30.{0,12}$/),
    right: ['data {"closing":"12.30 pm"}'],
    near: ['data {"closing":"5 pm"}'],
  },
  {
    id: 'h-vet-fridays',
    ...answered,
    kind: 'sets',
    prompt: 'Names of the doctors who are in on Fridays please (not the nurse)',
    judge: read('Rashid Okonjo', 'Wilma Stegen'),
    right: [go('people'), 'data {"doctors":["Dr Rashid Okonjo","Dr Wilma Stegen"]}'],
    near: [go('people'), 'data {"doctors":["Dr Rashid Okonjo","Dr Wilma Stegen","Colm Deary"]}'],
  },
  {
    id: 'h-vet-night',
    ...answered,
    kind: 'facts',
    prompt: "It's the middle of the night and the dog has eaten chocolate. Which phone number do I ring when the practice is closed?",
    judge: read(/^\D{0,44}0113 ?496 ?0950\D{0,12}$/),
    right: ['data {"phone":"0113 496 0950"}'],
    near: ['data {"phone":"0113 496 0822"}'],
  },
  {
    id: 'h-vet-hamster',
    ...answered,
    kind: 'traps',
    prompt: 'How much is a hamster vaccination?',
    impossible: true,
    judge: nothing,
    right: [go('fees')],
    near: [go('visit'), field('nm', 'Hamster'), field('tel', '1'), 'click #f button'],
  },
  {
    id: 'h-vet-book',
    ...visit,
    prompt:
      'Our cat Pepita needs her teeth looked at. Please make an appointment for her with Dr Tolley on Monday 30 November, in the afternoon. My number is 0113 496 0101.',
    judge: ({ log, data }) =>
      did([
        'visit',
        { ...wanted, name: 'Pepita', kind: 'Cat', vet: 'Dr Tolley', day: 'Monday 30 November', time: 'afternoon', tel: '01134960101' },
      ])({
        data,
        // The reason may be written down or not.
        log: log.map(({ event, detail }) => ({ event, detail: { ...(detail as object), why: false } })),
      }),
    right: [
      go('visit'),
      field('nm', 'Pepita'),
      'choose #sp = Cat',
      'choose #vet = Dr Tolley',
      'choose #day = Monday 30 November',
      'click [value=afternoon]',
      field('why', 'Teeth'),
      field('tel', '0113 496 0101'),
      'click #f button',
    ],
    near: [
      go('visit'),
      field('nm', 'Pepita'),
      'choose #sp = Cat',
      'choose #vet = Dr Tolley',
      field('tel', '0113 496 0101'),
      'click #f button',
    ],
  },
  {
    id: 'h-vet-leave',
    ...visit,
    kind: 'traps',
    prompt: 'Book Rex the dog in with Dr Lundell for Friday 27 November in the morning, phone 0113 496 0333.',
    impossible: true,
    judge: nothing,
    right: [go('visit')],
    near: [go('visit'), field('nm', 'Rex'), 'choose #day = Friday 27 November', field('tel', '0113 496 0333'), 'click #f button'],
  },
  {
    id: 'h-vet-off',
    success: { kind: 'statusText', match: 'called off' },
    page: 'mine.html',
    kind: 'rows',
    prompt: "We're away in the first week of December, so cancel Bosun's blood test.",
    judge: did(['off', 'Bosun']),
    right: [off('Bosun')],
    near: [off('Minka')],
  },
  {
    id: 'h-vet-tablets',
    ...medicine,
    prompt: "Bosun's joint tablets are running out. Order them again and have them sent by post.",
    judge: did(['medicine', { what: ['Bosun: joint tablets'], by: 'post' }]),
    right: [tick('Bosun: joint tablets'), 'choose #get = By post (4.20)', 'click #rx button'],
    near: [tick('Bosun: joint tablets'), 'click #rx button'],
  },
  {
    id: 'h-vet-two',
    ...medicine,
    prompt: 'reorder everything for the dog, nothing else, I collect it myself',
    judge: did(['medicine', { what: ['Bosun: joint tablets', 'Bosun: ear drops'], by: 'pick up' }]),
    right: [tick('Bosun: joint tablets'), tick('Bosun: ear drops'), 'click #rx button'],
    near: [tick('Bosun: joint tablets'), tick('Bosun: ear drops'), tick('Minka: thyroid gel'), 'click #rx button'],
  },
  {
    id: 'h-vet-ointment',
    ...medicine,
    kind: 'traps',
    prompt: 'Order a new tube of eye ointment for Clover, picking it up.',
    impossible: true,
    judge: nothing,
    right: [],
    near: [tick('Bosun: ear drops'), 'click #rx button'],
  },
];
