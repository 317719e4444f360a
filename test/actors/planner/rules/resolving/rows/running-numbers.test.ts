/** Of two orders of one day, the later one; numbers as the page writes them; pages that are only numbered. */
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn, told } from '../told.ts';

const { page } = await leased(t);

const orders = (rows: readonly (readonly [number: string, day: string, status: string])[]) =>
  `<h1>My orders</h1><table><thead><tr><th>Order #<th>Date<th>Status</thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`).join('')}</tbody></table>`;
const running = orders([
  ['000000189', '5/2/23', 'Pending'],
  ['000000188', '5/2/23', 'Packed'],
  ['000000180', '3/11/23', 'Complete'],
  ['000000170', '2/24/23', 'Cancelled'],
]);
const mixed = orders([
  ['000000188', '5/2/23', 'Pending'],
  ['000000189', '5/2/23', 'Packed'],
  ['000000204', '3/11/23', 'Complete'],
]);

const table: readonly (readonly [goal: string, body: string, expected: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['What is the status of my latest order?', running, { status: 'Pending' }],
  ['What is the status of my latest order?', mixed, /status|latest/],
  ['What is the status of order 180?', running, { status: 'Complete' }],
  ['What is the status of order 18?', running, /18|status/],
];
for (const [goal, body, expected] of table) t.test(`${goal} ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));

t.test('pages of which the one that is open is a mere number, and the others are called "Page 2"', async (t) => {
  const cut = (rows: Parameters<typeof orders>[0], pager: string) =>
    `<!doctype html><title>Orders</title>${orders(rows)}<p>Items 1 to 3 of 5 total</p><ul class="pages-items">${pager}</ul>`;
  const [one, two] = [
    cut(
      [
        ['000000189', '5/2/23', 'Pending'],
        ['000000188', '5/1/23', 'Packed'],
        ['000000180', '3/11/23', 'Complete'],
      ],
      '<li><strong>1</strong></li><li><a href="/2"><span>Page</span> 2</a></li>',
    ),
    cut(
      [
        ['000000170', '2/24/23', 'Cancelled'],
        ['000000148', '1/31/22', 'Refunded'],
      ],
      '<li><a href="/"><span>Page</span> 1</a></li><li><strong>2</strong></li>',
    ).replace('1 to 3', '4 to 5'),
  ];
  await page.goto(
    await site(t, (request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(request.url === '/2' ? two : one)),
  );
  t.match(await told(t, page, 'What is the status of order 148?'), { end: { type: 'done' }, data: { status: 'Refunded' } });
});
