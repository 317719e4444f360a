/** Maps: directions from one place to another, and the places nearby with what is known of them. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom } from '../../endings.ts';
import { did, nothing, read } from '../../judges.ts';

const extracted = { kind: 'extracted' } as const;
const shown = (value: string) => ({ kind: 'textVisible', value }) as const;
const from = (words: string) => [`fill #f = ${words}`, 'click #sf div'];
const to = (words: string) => [`fill #t = ${words}`, 'click #st div'];
const place = (name: string) => `click .p:has-text("${name}")`;
const hours = 'click #d summary';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'g-atlas-walk',
    page: 'route.html',
    prompt: 'Get walking directions from the Hollin Museum of Glass to Hollin University',
    success: shown('Walking'),
    kind: 'maps',
    judge: did(['route', ['Hollin Museum of Glass', 'Hollin University', 'Foot', false]]),
    right: [...from('Glass'), ...to('Hollin Univ'), 'click [data-m=Foot]', 'click #go'],
    near: [...from('Glass'), ...to('Hollin Univ'), 'click [data-m=Bicycle]', 'click #go', 'click h3'],
  },
  {
    id: 'g-atlas-drive-time',
    page: 'route.html',
    prompt: 'How long does it take to drive from Corvane Airport to Hollin University?',
    success: extracted,
    kind: 'reading',
    judge: apartFrom(['route'], read(/^(time:? ?)?0:35(\.| h)?$/i)),
    right: [...from('Airport'), ...to('Hollin Univ'), 'click #go', 'data {"time":"0:35"}'],
    near: ['data {"time":"1:44"}'],
  },
  {
    id: 'g-atlas-cycle-distance',
    page: 'route.html',
    prompt: 'What is the cycling distance between Marrow Bay Harbour and Marrow Hill Hospital?',
    success: extracted,
    kind: 'reading',
    judge: apartFrom(['route'], read(/^(distance:? ?)?5\.40? ?km\.?$/i)),
    right: [...from('Harbour'), ...to('Hospital'), 'click [data-m=Bicycle]', 'click #go', 'data {"distance":"5.4km"}'],
    near: ['data {"distance":"6.0km"}'],
  },
  {
    id: 'g-atlas-no-ferries',
    page: 'route.html',
    prompt: 'Plan a car route from Corvane Central Station to Pinewick Castle that uses no toll roads or ferries',
    success: shown('18.4'),
    kind: 'maps',
    judge: did(['route', ['Corvane Central Station', 'Pinewick Castle', 'Car', true]]),
    right: [...from('Central'), ...to('Castle'), 'click #av', 'click #go'],
    near: [...from('Central'), ...to('Castle'), 'click #go', 'click h3'],
  },
  {
    id: 'g-atlas-layer',
    page: 'route.html',
    prompt: 'Switch the map to the transport layer',
    success: shown('Transport map'),
    kind: 'maps',
    judge: did(['layer', 'Transport map']),
    right: ['click [title=Layers]', 'click [value="Transport map"]'],
    near: ['click [title=Layers]', 'click [value="Cycle map"]'],
  },
  {
    id: 'g-atlas-no-such-place',
    page: 'route.html',
    prompt: 'Show me driving directions from Pinewick Castle to Ellerby Zoo',
    success: shown('Driving'),
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [],
    near: [...from('Castle'), ...to('Central'), 'click #go', 'click h3'],
  },
  {
    id: 'g-atlas-phone-museum',
    page: 'places.html',
    prompt: 'Look up the phone number of the glass museum',
    success: extracted,
    kind: 'reading',
    judge: read('0555 100 10'),
    right: [place('Museum of Glass'), 'data {"phone":"0555 100 10"}'],
    near: ['data {"phone":"0555 120 33"}'],
  },
  {
    id: 'g-atlas-sunday-bar',
    page: 'places.html',
    prompt: 'What are the opening hours of Bar Lumen on Sundays?',
    success: extracted,
    kind: 'reading',
    judge: read('17–23'),
    right: [place('Bar Lumen'), hours, 'data {"sunday":"17–23"}'],
    near: ['data {"sunday":"17–2"}'],
  },
  {
    id: 'g-atlas-nearest-cafe',
    page: 'places.html',
    prompt: 'What is the address of the nearest café?',
    success: extracted,
    kind: 'reading',
    judge: read('40 Ring Road'),
    right: ['click .chip', place('Ostrich'), 'data {"address":"40 Ring Road"}'],
    near: ['data {"address":"12 Quay Street"}'],
  },
  {
    id: 'g-atlas-save-pharmacy',
    page: 'places.html',
    prompt: 'Save the pharmacy that is open around the clock',
    success: shown('Saved'),
    kind: 'lists',
    judge: did(['saved', 'Night Pharmacy']),
    right: [place('Night Pharmacy'), 'click #sv'],
    near: [place('Hollin Pharmacy'), 'click #sv'],
  },
  {
    id: 'g-atlas-suggest',
    page: 'places.html',
    prompt: 'Suggest that Café Tern has a new phone number, 0555 120 44',
    success: shown('your suggestion is being checked'),
    kind: 'forms',
    judge: did(['suggested', ['Café Tern', 'Phone number', '0555 120 44']]),
    right: [place('Café Tern'), 'click #sg', 'choose #w = Phone number', 'fill #x = 0555 120 44', 'click #ok'],
    near: [place('Café Tern'), 'click #sg', 'fill #x = 0555 120 44', 'click #ok'],
  },
];
