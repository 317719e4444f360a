/** Whose a thing is, thing by thing. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Pay my invoice with my card',
    same: { 'Please pay the invoice with my card': '', 'Pay our invoice with my card': '' },
    other: ['Pay her invoice with my card', 'Pay my invoice with her card', 'Pay your invoice with my card'],
  },
  {
    goal: 'Freeze my debit card',
    same: { 'Please freeze my debit card': '', 'I want my debit card frozen': '' },
    other: ['Freeze her debit card', 'Freeze their debit card', 'In my bank app, freeze her debit card'],
  },
  {
    goal: 'Renew his passport',
    same: { 'Please renew his passport': '', 'Renew their passport': '' },
    other: ['Renew her passport', 'Renew my passport'],
  },
  {
    goal: 'Add my photo to her album',
    same: { 'Put my photo in her album': '' },
    other: ['Add her photo to my album', 'Add his photo to her album'],
  },
  {
    goal: 'How do I renew my passport?',
    same: { 'How do you renew your passport?': '' },
    other: ['How do I renew her passport?'],
  },
  {
    // Of whom a parameter tells, the pronoun is its own.
    goal: 'Remind {{param:name}} of her appointment',
    compiled: { name: 'Ana' },
    same: { 'Remind Tom of his appointment': 'Tom' },
    other: ['Remind Tom of my appointment'],
  },
  {
    goal: 'Show the photos of my dog',
    same: { "Show my dog's photos": '' },
    other: ['Show my photos of the dog'],
  },
  {
    goal: 'Share the album of my sister',
    same: { "Share my sister's album": '' },
    other: ['Share my album with my sister', 'Share the album with my sister'],
  },
  {
    goal: 'Show answers to my question',
    same: { 'List answers to my question': '' },
    other: ['Show my answers to the question'],
  },
  {
    goal: 'Open the page before this one',
    same: { 'Go to the page before this one': '' },
    other: ['Open this page before that one', 'Open the page before that one'],
  },
]);
