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
  {
    goal: 'Fill Surname with "{{param:surname}}" and Remarks with "{{param:remarks}}" and press Send',
    compiled: { surname: 'Okafor', remarks: 'Ring twice' },
    same: {
      'Enter "Lindqvist" as Surname and "No stairs" as Remarks, then press Send': 'Lindqvist | No stairs',
      'Type "Lindqvist" into Surname, type "No stairs" into Remarks and click Send': 'Lindqvist | No stairs',
      'Fill in Remarks with "No stairs" and Surname with "Lindqvist" and hit Send': 'Lindqvist | No stairs',
      'Put "Lindqvist" into Surname and "No stairs" into Remarks and press Send': 'Lindqvist | No stairs',
      'Set Remarks to "No stairs" and Surname to "Lindqvist", then press Send': 'Lindqvist | No stairs',
      'Fill Surname with "Lindqvist" and Remarks with "No stairs" and submit': 'Lindqvist | No stairs',
      'Fill Surname with "Lindqvist", Remarks with "No stairs" and submit the form': 'Lindqvist | No stairs',
    },
    other: [
      'Fill Surname with "Lindqvist" and press Send',
      'Fill Remarks with "No stairs" and Town with "Lindqvist" and press Send',
      'Fill Surname with "Lindqvist" and Remarks with "No stairs" and press Save',
      'Fill Surname with "Lindqvist" and Remarks with "No stairs" and press Submit',
      'Fill Surname with "Lindqvist" and Remarks with "No stairs"',
      'Fill Surname with "Lindqvist" and Remarks with "No stairs" but do not submit',
      'Fill Surname with "Lindqvist" and Remarks with "No stairs" and Town with "Ghent" and press Send',
      'Clear Surname and Remarks and press Send',
    ],
  },
  {
    goal: 'Enter "{{param:parcel}}" into Parcel number, press "Look up" and return the depot',
    compiled: { parcel: 'P-1' },
    same: {
      'Look up parcel number "P-2" and return the depot': 'P-2',
      'Search for parcel "P-2" and return its depot': 'P-2',
      'Fill Parcel number with "P-2", click Look up and tell me its depot': 'P-2',
    },
    other: [
      'Look up return number "P-2" and return the depot',
      'Look up parcel number "P-2" and return the weight',
      'Look up parcel number "P-2"',
      'Look up the depot "P-2" and return the parcel',
      'Enter "P-2" into Parcel number, press "Cancel" and return the depot',
      'Look up parcel number "P-2" and delete it',
    ],
  },
  {
    goal: 'Select {{param:fabric}} from the Fabric list and return the price of the first result',
    compiled: { fabric: 'Linen' },
    same: {
      'Filter by fabric Wool and tell me the price of the first result': 'Wool',
      'Select the fabric Wool and return the price of the first result': 'Wool',
    },
    other: [
      'Filter by size Wool and tell me the price of the first result',
      'Select the pattern Wool and return the price of the first result',
      'Filter by fabric and return the price of the first result',
      'Select the fabric Wool and return the price of the last result',
    ],
  },
  {
    goal: 'Choose {{param:time}} of {{param:who}} and press Reserve',
    compiled: { time: '10:30', who: 'Dr. Blum' },
    same: { 'Pick the 11:15 slot of Dr. Wirth and click the Reserve button': '11:15 | Dr. Wirth' },
    other: ['Pick the 11:15 slot of Dr. Wirth', 'Pick any slot of Dr. Wirth and click Reserve', 'Pick 11:15 of Dr. Wirth and click Cancel'],
  },
  {
    goal: 'Approve the request of {{param:who}}',
    compiled: { who: 'Ada Blum' },
    same: {
      'Please approve the request from Leo Wirth': 'Leo Wirth',
      'Approve the request by Leo Wirth': 'Leo Wirth',
      'Accept the request that Leo Wirth made': 'Leo Wirth',
    },
    other: [
      'Approve the request to Leo Wirth',
      'Approve the request for Leo Wirth',
      'Reject the request from Leo Wirth',
      'Approve the request that Leo Wirth rejected',
      'Approve the complaint from Leo Wirth',
      'Approve all requests from Leo Wirth',
    ],
  },
  {
    goal: 'Press View in the row of {{param:row}}',
    compiled: { row: 'INV-204' },
    same: { 'Click View next to INV-205': 'INV-205', 'Press "View" in the INV-205 row': 'INV-205' },
    other: ['Click Delete next to INV-205', 'Click View above INV-205', 'Click the row next to INV-205'],
  },
  {
    goal: 'Press Renew and then press Confirm',
    compiled: {},
    same: { 'Click Renew and then "Confirm"': '' },
    other: ['Click "Renew", and then "Cancel"', 'Click "Renew"', 'Click "Confirm", and then "Renew"'],
  },
  {
    goal: 'Remove {{param:who}} from the rota',
    compiled: { who: 'Ada Blum' },
    same: { 'Kick Leo Wirth off the rota': 'Leo Wirth', 'Take Leo Wirth off the rota': 'Leo Wirth' },
    other: ['Put Leo Wirth on the rota', 'Kick Leo Wirth off the team', 'Kick off the rota'],
  },
  {
    goal: 'Download the bill for March',
    compiled: {},
    same: { "Download March's bill": '', 'Download my March bill': '' },
    other: ['Download the bill for May', 'Pay the bill in March', 'Download the bill for Marta'],
  },
]);
