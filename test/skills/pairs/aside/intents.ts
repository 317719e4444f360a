/** What callers ask banks, shops, airlines and homes; kept aside. */
import type { LabelledGoal } from '../labels.ts';

export const intents: readonly LabelledGoal[] = [
  {
    id: 'pin-change',
    goal: 'How do I change my PIN?',
    same: {
      question: ['How can I change my PIN?', 'What do I have to do to change my PIN?', 'Could you explain how to change my PIN?'],
      terse: ['change PIN how'],
    },
    other: {
      intent: [
        'How do I change my address?',
        'I forgot my PIN',
        'How do I unblock my PIN?',
        'Why was my PIN rejected?',
        'Is it possible to see my PIN?',
      ],
    },
  },
  {
    id: 'top-up-failed',
    goal: 'My top-up did not work',
    same: { plain: ['My top-up failed', "My top-up didn't work", 'My top up has not worked'] },
    other: {
      intent: [
        'My top-up worked',
        'My card did not work',
        'How do I top up?',
        'My transfer did not work',
        'My top-up was cancelled, why?',
        'Is there a limit for my top-up?',
      ],
    },
  },
  {
    id: 'cash-fee',
    goal: 'Is there a fee for withdrawing cash abroad?',
    same: {
      typo: ['Is ther a fee for withdrawing cash abroad?'],
      plain: [
        'Do I pay a fee for withdrawing cash abroad?',
        'Will I be charged a fee when I withdraw cash abroad?',
        'Are there fees for withdrawing cash abroad?',
      ],
    },
    other: {
      intent: [
        'Is there a limit for withdrawing cash abroad?',
        'Is there a fee for withdrawing cash at home?',
        'Is there a fee for depositing cash abroad?',
        'Is there a fee for paying by card abroad?',
        'Where can I withdraw cash abroad?',
      ],
    },
  },
  {
    id: 'alarm',
    goal: 'Wake me up at [time:6:30] tomorrow',
    same: {
      plain: ['Tomorrow wake me up at [time:7:15]', 'Please wake me up at [time:5:00] tomorrow', 'Set an alarm for [time:8:45] tomorrow'],
    },
    other: {
      intent: ['Cancel the alarm at 6:30 tomorrow', "Don't wake me up at 6:30 tomorrow", 'When do I wake up tomorrow?'],
      which: ['Wake me up at 6:30 every day', 'Wake me up at 6:30 on Sunday'],
    },
  },
  {
    id: 'garage-close',
    goal: 'Close the garage door',
    same: { plain: ['Please close the garage door', 'Shut the garage door', 'Could you close the door of the garage?'] },
    other: {
      direction: ['Open the garage door'],
      intent: ['Is the garage door closed?', 'Lock the garage door', 'Close the front door', 'Close the garage window'],
    },
  },
  {
    id: 'refund-when',
    goal: 'When will I get my refund?',
    same: {
      context: ['I sent the shoes back two weeks ago. When will I get my refund?'],
      plain: ['When do I get my refund?', 'When will my refund arrive?', 'How long until I get my refund?'],
    },
    other: {
      intent: [
        'How do I get a refund?',
        'When will I get my order?',
        'Why did I get a refund?',
        'I do not want a refund',
        'How much is my refund?',
      ],
    },
  },
  {
    id: 'check-in',
    goal: 'Can I check in online?',
    same: { plain: ['Is it possible to check in online?', 'Is online check-in possible?', 'Am I able to check in online?'] },
    other: {
      intent: [
        'Can I check out online?',
        'Can I check in at the airport?',
        'When can I check in online?',
        'Can I check in a bag online?',
        'Can I pay online?',
      ],
    },
  },
  {
    id: 'gift-wrap',
    goal: 'Can you gift-wrap my order?',
    same: {
      plain: ['Could you wrap my order as a gift?', 'Is it possible to have my order gift-wrapped?', 'Can my order be gift-wrapped?'],
    },
    other: {
      intent: [
        'Can you deliver my order?',
        'Can I change my order?',
        'Can I order a gift card?',
        'How much is gift-wrapping?',
        'Can you send my order without gift-wrapping?',
      ],
    },
  },
  {
    id: 'blinds-down',
    goal: 'Lower the blinds in the living room to half',
    same: {
      plain: [
        'In the living room, lower the blinds to half',
        'Please lower the living room blinds to half',
        'Lower the blinds to half in the living room',
      ],
    },
    other: {
      direction: ['Raise the blinds in the living room to half'],
      scope: ['Lower the blinds in the dining room to half', 'Lower all the blinds to half'],
      which: ['Lower the blinds in the living room completely'],
      object: ['Lower the music in the living room to half'],
    },
  },
];
