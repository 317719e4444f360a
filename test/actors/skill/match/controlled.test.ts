/** What is done with the controls of a page, said in other ways. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Select {{param:colour}} from the Colour list and read the price',
    compiled: { colour: 'Olive' },
    same: {
      'Set Colour to Teal and tell me the price': 'Teal',
      'Choose Teal in the Colour dropdown and read the price': 'Teal',
      'Change the colour to Teal and give me the price': 'Teal',
      'Pick Open as the colour, then read the price': 'Open',
    },
    other: [
      'Select Teal from the Size list and read the price',
      'Set Teal to Colour and read the price',
      'Select Teal from the Colour list',
      'Deselect Teal from the Colour list and read the price',
      'Choose any colour but Teal from the Colour list and read the price',
      'Select Teal from the Colour list and read the weight',
    ],
  },
  {
    goal: 'Change the nickname to "{{param:nickname}}" and the town to {{param:town}} and save',
    compiled: { nickname: 'Wren', town: 'Derby' },
    same: {
      'Change the town to Leeds and the nickname to "Finch" and save': 'Finch | Leeds',
      'Enter "Finch" into the nickname field, type Leeds into the town box and press Save': 'Finch | Leeds',
      'Set town to Leeds, set nickname to "Finch", then hit Save': 'Finch | Leeds',
    },
    other: [
      'Change the nickname to "Finch" and save',
      'Change the nickname to "Finch" and the country to Leeds and save',
      'Change the nickname to "Finch" and the town to Leeds and press Cancel',
      'Change the nickname to "Finch" and the town to Leeds but do not save',
    ],
  },
  {
    goal: 'Press Renew licence and then press Confirm payment',
    same: {
      'Click "Renew licence", then click "Confirm payment"': '',
      'Open "Renew licence" and click the "Confirm payment" button': '',
    },
    other: [
      'Click "Renew licence", then click "Cancel payment"',
      'Click "Confirm payment", then click "Renew licence"',
      'Renew the licence twice',
    ],
  },
  {
    goal: 'Type {{param:number}} into the parcel number field, press Find and return the expected day',
    compiled: { number: '48213' },
    same: {
      'Put 51990 into the parcel number box, click Find and tell me the expected day': '51990',
      'Enter 51990 in the field parcel number, hit Find and report what the expected day is': '51990',
    },
    other: [
      'Type 51990 into the phone number field, press Find and return the expected day',
      'Type 51990 into the parcel number field, press Find and return the parcel',
      'Type 51990 into the parcel number field and press Find',
    ],
  },
  {
    goal: 'Return the weight and the height of {{param:which}}',
    compiled: { which: 'Pine Crate' },
    same: { 'Tell me the height and the weight of Steel Drum': 'Steel Drum' },
    other: ['Tell me the height and the price of Steel Drum', 'Return Steel Drum', 'Return the weight of Steel Drum'],
  },
  {
    goal: 'Choose {{param:who}} as the assignee of ticket 77',
    compiled: { who: 'Ada Blum' },
    same: { 'Assign ticket 77 to Leo Wirth': 'Leo Wirth', 'Make Leo Wirth the assignee of ticket 77': 'Leo Wirth' },
    other: ['Assign ticket 78 to Leo Wirth', 'Unassign Leo Wirth from ticket 77', 'Assign Leo Wirth ticket 77 as a reviewer'],
  },
  {
    goal: 'Mail the {{param:what}} to {{param:address}}',
    compiled: { what: 'menu', address: 'ada@crest.example' },
    same: { 'Mail the menu to leo@forest.test': 'menu | leo@forest.test' },
    other: [],
  },
  {
    goal: 'How do I get to {{param:place}}?',
    compiled: { place: 'the harbour' },
    same: { 'Show me the way to the old mill': 'the old mill' },
    other: ['How do I bake bread?', 'How do I learn the flute?', 'How do I get rid of moths?'],
  },
  {
    goal: 'Search for {{param:query}}',
    compiled: { query: 'lamps' },
    same: {},
    other: ['Report my wallet as found', 'Mark my umbrella as found'],
  },
]);
