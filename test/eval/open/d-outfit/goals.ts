/** A demo shop: a log-in whose passwords stand beside it, buttons that turn from adding to removing, a checkout of three steps. */
import type { DrivenGoal } from '../../by-hand.ts';
import { apartFrom, didInAnyOrder } from '../../endings.ts';
import { both, did, nothing, read, readWhateverDone } from '../../judges.ts';

const extracted = { kind: 'extracted' } as const;
const seen = (value: string) => ({ kind: 'textVisible', value }) as const;
const logIn = (user: string) => [`fill #user = ${user}`, 'fill #pass = kelp-sauce', 'click .btn'];
const toggle = (name: string) => `click [data-n="${name}"]`;
const checkOut = (first: string, last: string, zip: string) => [
  'click .cartlink',
  'click #co',
  `fill [name=f] = ${first}`,
  `fill [name=l] = ${last}`,
  `fill [name=z] = ${zip}`,
  'click .go',
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-outfit-login',
    page: 'login.html',
    prompt: 'Sign in with the user name slow_user and the password kelp-sauce, and wait for the goods.',
    success: { kind: 'urlIncludes', value: 'goods' },
    kind: 'login',
    judge: did(['login', 'slow_user']),
    right: [...logIn('slow_user'), 'hover #inv'],
    near: [...logIn('plain_user')],
  },
  {
    id: 'd-outfit-locked',
    page: 'login.html',
    prompt: 'Try to log in as "shut_out_user" with "kelp-sauce" and return the error message.',
    success: extracted,
    kind: 'login',
    judge: read(/^(Oh no: )?Sorry, this user has been locked out\.?$/),
    right: [...logIn('shut_out_user'), 'data {"error":"Oh no: Sorry, this user has been locked out."}'],
    near: ['fill #user = shut_out_user', 'click .btn', 'data {"error":"Oh no: Password is required"}'],
  },
  {
    id: 'd-outfit-second-dearest',
    page: 'login.html',
    prompt: 'Log in (plain_user / kelp-sauce), sort by price from high to low and put the second item into the cart',
    success: seen('Remove'),
    kind: 'shopping',
    judge: did(['login', 'plain_user'], ['sorted', 'Price (high to low)'], ['added', 'Rain cape']),
    right: [...logIn('plain_user'), 'choose #so = Price (high to low)', 'click #inv .btn >> nth=1'],
    near: [...logIn('plain_user'), 'click #inv .btn >> nth=1', 'choose #so = Price (high to low)'],
  },
  {
    id: 'd-outfit-two-cheapest',
    page: 'goods.html',
    prompt: 'Add the two cheapest items to the cart',
    success: seen('Goods'),
    kind: 'shopping',
    judge: apartFrom(['sorted'], didInAnyOrder(['added', 'Felt insoles'], ['added', 'Kids wool socks'])),
    right: [toggle('Felt insoles'), toggle('Kids wool socks')],
    near: [toggle('Felt insoles'), toggle('Wool socks')],
  },
  {
    id: 'd-outfit-price',
    page: 'goods.html',
    prompt: 'What do the wool socks for grown-ups cost? Return only the amount.',
    success: extracted,
    kind: 'reading',
    judge: read(/^\$?10\.99$/),
    right: ['data {"price":"$10.99"}'],
    near: ['data {"price":"$8.49"}'],
  },
  {
    id: 'd-outfit-whole-order',
    page: 'login.html',
    prompt:
      'Log in with plain_user and kelp-sauce, add the rain cape to the cart, go to the cart, check out as Noor Haddad with postal code 4051, and finish the order.',
    success: seen('Thank you for your order'),
    kind: 'shopping',
    judge: did(
      ['login', 'plain_user'],
      ['added', 'Rain cape'],
      ['finished', { goods: ['Rain cape'], first: 'Noor', last: 'Haddad', zip: '4051', total: '43.15' }],
    ),
    right: [...logIn('plain_user'), toggle('Rain cape'), ...checkOut('Noor', 'Haddad', '4051'), 'click #fin'],
    near: [...logIn('plain_user'), toggle('Rain cape'), ...checkOut('Noor Haddad', 'Haddad', '4051'), 'click #fin'],
  },
  {
    id: 'd-outfit-total',
    page: 'goods.html',
    prompt:
      'Add the tent pegs and the Wool socks to the cart and go through the checkout as Ada Moss, 1000, up to the overview. Return the total including tax. Do not finish.',
    success: extracted,
    kind: 'shopping',
    judge: both(readWhateverDone(/^\$?25\.10$/), didInAnyOrder(['added', 'Tent pegs'], ['added', 'Wool socks'])),
    right: [toggle('Tent pegs'), toggle('Wool socks'), ...checkOut('Ada', 'Moss', '1000'), 'data {"total":"$25.10"}'],
    near: [toggle('Tent pegs'), toggle('Wool socks'), ...checkOut('Ada', 'Moss', '1000'), 'data {"total":"$23.24"}'],
  },
  {
    id: 'd-outfit-change-of-mind',
    page: 'goods.html',
    prompt: 'Add the brook sandals and the felt insoles; in the cart, take the sandals out again',
    success: seen('Your cart'),
    kind: 'shopping',
    judge: did(['added', 'Brook sandals'], ['added', 'Felt insoles'], ['removed', 'Brook sandals']),
    right: [toggle('Brook sandals'), toggle('Felt insoles'), 'click .cartlink', 'click [data-rm="Brook sandals"]'],
    near: [toggle('Brook sandals'), toggle('Felt insoles'), 'click .cartlink', 'click [data-rm="Felt insoles"]'],
  },
  {
    id: 'd-outfit-no-umbrella',
    page: 'goods.html',
    prompt: 'Add the storm umbrella to the cart.',
    success: seen('Goods'),
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [],
    near: [toggle('Rain cape')],
  },
];
