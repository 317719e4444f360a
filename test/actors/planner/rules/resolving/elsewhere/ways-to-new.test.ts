/** What is to be made is made where such things are: behind a menu, on the page of its kind, in the place that it is to be in. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import t from 'tap';
import { site } from '../../../../../farm/harness.ts';
import { leased } from '../../../../../farm/page/leased.ts';
import { told } from '../told.ts';

const { page } = await leased(t);

const form = (what: string, fields: string) =>
  `<!doctype html><title>New ${what}</title><h1>New ${what}</h1><form id="f">${fields}<button>Create ${what}</button></form><script>f.onsubmit = (event) => { event.preventDefault(); document.title = 'made ${what}: ' + [...f.elements].filter((one) => one.name).map((one) => one.type === 'checkbox' ? one.checked : one.value).join('|'); };</script>`;
const text = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
const menu = (label: string, entries: string) =>
  `<button aria-haspopup="menu" aria-expanded="false" aria-label="${label}" onclick="m.hidden = !m.hidden; this.setAttribute('aria-expanded', !m.hidden)">${label}</button><ul id="m" role="menu" hidden>${entries}</ul>`;

const calendarForm = `${text('Title', 'title')}<label>From <select name="from"><option>1:00 PM<option>2:00 PM</select></label><label>To <select name="to"><option>2:00 PM<option>3:00 PM</select></label>${text('Add guests', 'guests')}`;

const pages: Readonly<Record<string, string>> = {
  '/files': `<!doctype html><title>Files</title>${menu('New', '<li role="menuitem" tabindex="0" onclick="location = \'/files/folder\'">New folder</li><li role="menuitem" tabindex="0">New note</li>')}<ul><li>Letters</li><li>Drawings</li></ul>`,
  '/files/folder': form('folder', text('Folder name', 'name')),
  '/talk': `<!doctype html><title>Talk</title>${menu('Create new', '<li><a role="menuitem" href="/talk/channel">Channel</a></li><li><a role="menuitem" href="/talk/team">Team</a></li>')}<h1>Welcome</h1><ul><li><a href="/talk/c/1">general</a></li><li><a href="/talk/c/2">garden</a></li></ul>`,
  '/talk/channel': form(
    'channel',
    `${text('Name', 'name')}${text('Topic', 'topic')}<label><input type="checkbox" name="private"> Private</label>`,
  ),
  '/talk/team': form('team', text('Name', 'name')),
  '/office': `<!doctype html><title>Office</title><nav><ul><li><a href="#" aria-haspopup="true" onclick="n.hidden = !n.hidden; return false">Customers</a><ul id="n" hidden><li><a href="/office/customers">All Customers</a></li><li><a href="/office/groups">Customer Groups</a></li></ul></li></ul></nav><h1>Dashboard</h1>`,
  '/office/groups':
    '<!doctype html><title>Customer Groups</title><h1>Customer Groups</h1><a href="/office/new">Add New Customer Group</a><ul><li>General</li><li>Trade</li></ul>',
  '/office/new': form(
    'customer group',
    `${text('Group Name', 'name')}<label>Tax class <select name="tax"><option>Retail<option>Trade</select></label>`,
  ),
  '/shop': '<!doctype html><title>Shop</title><a href="/account">My Account</a><h1>Welcome</h1><ul><li><a href="/p/1">Rake</a></li></ul>',
  '/account':
    '<!doctype html><title>My Account</title><h1>My Account</h1><nav><a href="/account">My Account</a> <a href="/orders">My Orders</a></nav>',
  '/orders':
    '<!doctype html><title>My Orders</title><nav><a href="/account">My Account</a></nav><h1>My Orders</h1><table><thead><tr><th>Order<th>Date<th>Status</thead><tbody><tr><td>4711<td>5/2/23<td>Sent<tr><td>4702<td>3/1/23<td>Paid</table>',
  '/calendar/new': form('event', calendarForm),
  '/forum':
    '<!doctype html><title>Forum</title><h1>All posts</h1><nav><a href="/forum/cooking">cooking</a> <a href="/forum/gardening">gardening</a></nav><ul><li><a href="/p/1">On soup</a></li><li><a href="/p/2">On beans</a></li></ul>',
  '/forum/gardening':
    '<!doctype html><title>gardening</title><h1>gardening</h1><a href="/forum/gardening/new">Submit</a><ul><li>Beans</li></ul>',
  '/forum/gardening/new': form('post in gardening', `${text('Title', 'title')}<label>Body <textarea name="body"></textarea></label>`),
};

function serve(request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(pages[request.url ?? ''] ?? '<!doctype html><title>Nothing</title>');
}

const made: readonly (readonly [path: string, goal: string, expected: string])[] = [
  ['/files', 'Create a new folder named "Seeds"', 'made folder: Seeds'],
  ['/talk', 'Create a private channel named "weeds" with the topic "Bindweed"', 'made channel: weeds|Bindweed|true'],
  ['/office', 'Create a new customer group named "Growers" with the tax class Trade', 'made customer group: Growers|Trade'],
  ['/forum', 'Create a post in the gardening forum titled "Moles" with the body "Help!"', 'made post in gardening: Moles|Help!'],
  ['/calendar/new', 'Create an event "Hedges" from 1:00 PM to 3:00 PM and invite Cleo', 'made event: Hedges|1:00 PM|3:00 PM|Cleo'],
];
for (const [path, goal, expected] of made)
  t.test(`${goal}: ${expected}`, async (t) => {
    await page.goto(new URL(path, await site(t, serve)).href);
    const { end, last } = await told(t, page, goal);
    t.match({ end, title: last.title }, { end: { type: 'done' }, title: expected });
  });

t.test('what belongs to whoever visits is behind their account', async (t) => {
  await page.goto(new URL('/shop', await site(t, serve)).href);
  t.match(await told(t, page, 'What is the status of my latest order?'), { end: { type: 'done' }, data: { status: 'Sent' } });
});
