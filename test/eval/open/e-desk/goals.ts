/** Little mailboxes, feeds, phone books, searches, shops and flights: more than one step to the one act that counts. */
import type { DrivenGoal } from '../../by-hand.ts';
import { noTask, task } from '../../task-box.ts';

const returned = { kind: 'textVisible', value: 'Return: 1.0' } as const;
const over = { kind: 'textVisible', value: 'Episode over' } as const;
const overText = { kind: 'statusText', match: 'Return:' } as const;
const here = { kind: 'urlIncludes', value: '.html' } as const;
const options = { confirmActions: false } as const;

const mail = (from: string) => `.row:has(b:text-is("${from}"))`;
const plus = (name: string) => `click .row:has-text("${name}") [data-by="1"]`;
const post = (words: string, act: string) => `click .row:has-text("${words}") [data-a=${act}]`;
const next = 'click [data-by="1"]';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'e-desk-mail-star',
    ...task('mail', 'Find the email by Mirela and click the star icon to mark it as important.', ['starred', 'Mirela'], { s: 3 }),
    success: over,
    kind: 'mail',
    right: [`click ${mail('Mirela')} .star`],
    near: [`click ${mail('Mirela')} .bin`],
  },
  {
    id: 'e-desk-mail-delete',
    ...task('mail', 'Delete the email from Corinna', ['deleted', 'Corinna'], { s: 8 }),
    success: over,
    kind: 'mail',
    options,
    right: [`click ${mail('Corinna')} .bin`],
    near: [`click ${mail('Corin')} .bin`],
  },
  {
    id: 'e-desk-mail-forward',
    ...task('mail', 'Find the email by Zoltan and forward that email to Ayla.', ['forward', ['Zoltan', 'Ayla']]),
    success: over,
    kind: 'mail',
    options,
    right: [`click ${mail('Zoltan')} .open`, 'click .fw', 'fill .to = Ayla', 'click .send'],
    near: [`click ${mail('Zoltan')} .open`, 'click .fw', 'click .send'],
  },
  {
    id: 'e-desk-mail-reply',
    ...task('mail', 'Find the email by Corin and reply to them with the text "Gladly, be ready by six."', [
      'reply',
      ['Corin', 'Gladly, be ready by six.'],
    ]),
    success: returned,
    kind: 'mail',
    options,
    right: [`click ${mail('Corin')} .open`, 'click .re', 'fill textarea = Gladly, be ready by six.', 'click .send'],
    near: [`click ${mail('Corinna')} .open`, 'click .re', 'fill textarea = Gladly, be ready by six.', 'click .send'],
  },
  {
    id: 'e-desk-feed-like',
    ...task('feed', 'For the user @ottoline, click on the "Like" button.', ['like', '@ottoline']),
    success: over,
    kind: 'social',
    right: [post('@ottoline', 'like')],
    near: [post('@ottoline', 'share')],
  },
  {
    id: 'e-desk-feed-all',
    ...task(
      'feed',
      'Click the "Share" button on all posts by @nils and then click Submit.',
      ['submitted', ['share @nils: Bread is out of the oven', 'share @nils: Good night, all', 'share @nils: Rain again.']],
      { many: 1, s: 4 },
    ),
    success: over,
    kind: 'social',
    options,
    right: [post('Rain', 'share'), post('Bread', 'share'), post('Good night', 'share'), 'click button'],
    near: [post('Rain', 'share'), post('Bread', 'share'), post('Tickets', 'share'), post('Good night', 'share'), 'click button'],
  },
  {
    id: 'e-desk-feed-one-of',
    ...task('feed', 'Like the post by @nils about bread, then submit', ['submitted', ['like @nils: Bread is out of the oven']], {
      many: 1,
    }),
    success: overText,
    kind: 'social',
    right: [post('Bread', 'like'), 'click button'],
    near: [post('Rain', 'like'), 'click button'],
  },
  {
    id: 'e-desk-feed-which',
    ...noTask('feed', 'Reply to the post by @ximena (click its reply icon).'),
    success: over,
    kind: 'social',
    right: [],
    near: [post('@pilar', 'reply')],
  },
  {
    id: 'e-desk-phone',
    ...task('phones', 'Find Boris in the contact book and click on his phone number.', ['phone', 'Boris'], { s: 2 }),
    success: over,
    kind: 'paging',
    right: [...Array(7).fill(next), 'click [data-a=phone]'],
    near: ['click [data-a=phone]'],
  },
  {
    id: 'e-desk-phone-address',
    ...task('phones', 'Find Hedda in the contact book and click on the address', ['address', 'Hedda'], { s: 5 }),
    success: here,
    kind: 'paging',
    right: [next, next, 'click [data-a=address]'],
    near: [next, 'click [data-a=address]'],
  },
  {
    id: 'e-desk-search',
    ...task('seek', 'Use the textbox to enter "Merle" and press "Search", then find and click the 7th search result.', [
      'visited',
      'Merle 7',
    ]),
    success: over,
    kind: 'paging',
    right: ['fill input = Merle', 'click button', 'click [data-p="3"]', 'click [data-n="7"]'],
    near: ['fill input = Merle', 'click button', 'click [data-p="2"]', 'click [data-n="4"]'],
  },
  {
    id: 'e-desk-search-second',
    ...task('seek', 'Search for Sidonie and open the second result', ['visited', 'Sidonie 2'], { s: 4 }),
    success: overText,
    kind: 'paging',
    right: ['fill input = Sidonie', 'click button', 'click [data-n="2"]'],
    near: ['fill input = Sidonie', 'click button', 'click [data-p="2"] >> nth=0', 'click [data-n="5"]'],
  },
  {
    id: 'e-desk-shop',
    ...task('shop', 'Order 2 of Lentil soup and 1 of Mint tea.', ['ordered', ['1 Mint tea', '2 Lentil soup']], { s: 6 }),
    success: over,
    kind: 'shop',
    options,
    right: [plus('Lentil'), plus('Lentil'), plus('Mint'), 'click button'],
    near: [plus('Lentil'), plus('Mint'), 'click button'],
  },
  {
    id: 'e-desk-shop-words',
    ...task('shop', 'Get me three plum cakes, please, and place the order.', ['ordered', ['3 Plum cake']]),
    success: over,
    kind: 'shop',
    options,
    right: [plus('Plum'), plus('Plum'), plus('Plum'), 'click button'],
    near: [plus('Plum'), plus('Plum'), 'click button'],
  },
  {
    id: 'e-desk-shop-two',
    ...noTask('shop', 'Order 1 soup.', { s: 2 }),
    success: over,
    kind: 'shop',
    options,
    right: [],
    near: [plus('Onion'), 'click button'],
  },
  {
    id: 'e-desk-fly-cheapest',
    ...task('fly', 'Book the cheapest one-way flight from BGO to Lima on 12/03/2026.', [
      'booked',
      ['Bergen (BGO)', 'Lima (LIM)', '2026-12-03', 'cheapest'],
    ]),
    success: over,
    kind: 'booking',
    options,
    right: [
      'fill .ap >> nth=0 = BGO',
      'click .sug .btn',
      'fill .ap >> nth=1 = Lima',
      'click .sug .btn',
      'fill [type=date] = 2026-12-03',
      'click button',
      'click [data-w=cheapest]',
    ],
    near: [
      'fill .ap >> nth=0 = BGO',
      'click .sug .btn',
      'fill .ap >> nth=1 = Lim',
      'click .sug .btn >> nth=1',
      'fill [type=date] = 2026-12-03',
      'click button',
      'click [data-w=cheapest]',
    ],
  },
  {
    id: 'e-desk-fly-shortest',
    ...task(
      'fly',
      'Book the shortest one-way flight from Oslo to PWM on 12/24/2026',
      ['booked', ['Oslo (OSL)', 'Portland (PWM)', '2026-12-24', 'shortest']],
      {
        s: 9,
      },
    ),
    success: returned,
    kind: 'booking',
    options,
    right: [
      'fill .ap >> nth=0 = Oslo',
      'click .sug .btn',
      'fill .ap >> nth=1 = PWM',
      'click .sug .btn',
      'fill [type=date] = 2026-12-24',
      'click button',
      'click [data-w=shortest]',
    ],
    near: [
      'fill .ap >> nth=0 = Oslo',
      'click .sug .btn',
      'fill .ap >> nth=1 = PWM',
      'click .sug .btn',
      'fill [type=date] = 2026-12-24',
      'click button',
      'click [data-w=cheapest]',
    ],
  },
  {
    id: 'e-desk-stock',
    ...task('stock', 'Buy FRN stock when the price is less than $50.00.', ['bought', 'below 50']),
    success: over,
    kind: 'boxes',
    options,
    right: ['click #area:has(b:text-matches("^.4")) button'],
    near: ['click #area:has(b:text-matches("^.5")) button'],
  },
];
