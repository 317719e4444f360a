import t from 'tap';
import { irreversible, irreversibleAct } from '../../../actors/run/irreversible.ts';
import { indexOf, leased } from '../../farm/page/leased.ts';
import { ended, openTestHouse } from './house.ts';
import { page, site } from './site.ts';

const done = { kind: 'textVisible', value: 'Done' } as const;
const shop = page(
  '<h1>Checkout</h1><form method="post" action="/orders"><label>Name <input name="name"></label><button>Place order</button></form>',
);

t.test('a run stops before a click that can’t be taken back, and nothing of it is sent', async (t) => {
  const house = await openTestHouse(t);
  let orders = 0;
  const pages = await site(t, {
    '/': shop,
    '/orders': (response) => {
      orders += 1;
      response.writeHead(200, { 'content-type': 'text/html' }).end(page('<p>Done</p>'));
    },
  });
  const prompt = 'Fill "Name" with "Ada" and click "Place order"';
  for (const options of [{}, { confirmActions: true }]) {
    const run = ended(await house.run({ url: pages.url, prompt, success: done, options }));
    t.match(run, {
      status: 'failed',
      success: false,
      failureCode: 'needs_human',
      error: /stopped before.*Place order.*confirmActions: false/,
      confirmAction: { name: 'Place order', host: new URL(pages.url).host, goal: prompt, why: /pays or places an order/ },
      path: [{ kind: 'goto' }, { kind: 'fill' }],
    });
    t.match(await house.record(run._id), { confirmAction: { name: 'Place order' } });
  }
  t.equal(orders, 0);
  const passed = ended(await house.run({ url: pages.url, prompt, success: done, options: { confirmActions: false } }));
  t.match(passed, { status: 'complete', success: true });
  t.notOk('confirmAction' in passed);
  t.equal(orders, 1);
});

t.test('Enter in a form is stopped as its button would be', async (t) => {
  const house = await openTestHouse(t);
  const pages = await site(t, { '/': shop });
  const prompt = 'Fill "Name" with "Ada" and press Enter';
  t.match(ended(await house.run({ url: pages.url, prompt, success: done, options: {} })), {
    failureCode: 'needs_human',
    confirmAction: { name: 'Place order' },
  });
});

t.test('a run stops at a dialog whose yes can’t be taken back, whatever the control said', async (t) => {
  const house = await openTestHouse(t);
  const closing = `<h1>Settings</h1><button onclick="if (confirm('This will permanently delete your account. Continue?')) document.body.innerHTML = '<p>Done</p>'">Continue</button>
    <button onclick="if (confirm('Leave this page?')) document.body.innerHTML = '<p>Done</p>'">Leave</button>`;
  const pages = await site(t, { '/': page(closing) });
  const prompt = 'Click Continue';
  t.match(ended(await house.run({ url: pages.url, prompt, success: done, options: {} })), {
    failureCode: 'needs_human',
    confirmAction: { name: /permanently delete your account/, goal: prompt, why: /is asked, and a yes deletes or closes/ },
    dialogs: [{ type: 'confirm', accepted: false }],
  });
  const unasked = { confirmActions: false };
  t.match(ended(await house.run({ url: pages.url, prompt, success: done, options: unasked })), {
    success: false,
    error: /permanently delete your account/,
    dialogs: [{ accepted: false }],
  });
  t.match(ended(await house.run({ url: pages.url, prompt: `${prompt} and accept the dialog`, success: done, options: unasked })), {
    success: true,
    dialogs: [{ accepted: true }],
  });
  t.match(ended(await house.run({ url: pages.url, prompt: 'Click Leave', success: done, options: {} })), {
    success: true,
    dialogs: [{ accepted: true }],
  });
});

t.test('what is dropped on a place that deletes for good is asked about, too', async (t) => {
  const house = await openTestHouse(t);
  const pages = await site(t, {
    '/': page(`<div draggable="true" id="p" ondragstart="event.dataTransfer.setData('text', 'p')">My account</div>
      <div ondragover="event.preventDefault()" ondrop="document.body.innerHTML = '<p>Done</p>'" style="width: 100px; height: 50px">Delete forever</div>`),
  });
  const order = { url: pages.url, prompt: 'Drag "My account" onto "Delete forever"', success: done };
  t.match(ended(await house.run({ ...order, options: {} })), { failureCode: 'needs_human', confirmAction: { name: /Delete forever/ } });
  t.match(ended(await house.run({ ...order, options: { confirmActions: false } })), { success: true });
});

/** Markup, and whether a click on its control that is called Me by `$` can't be taken back. */
const controls: readonly (readonly [markup: string, isFinal: boolean])[] = [
  ['<h2>Close your account</h2><form method="post"><input type="hidden" name="sure"><button $>Confirm</button></form>', true],
  ['<button $ onclick="">Delete account</button>', true],
  [
    '<div role="dialog" aria-label="Delete account"><p>This can not be undone.</p><button>Cancel</button><button $>Delete</button></div>',
    true,
  ],
  ['<dialog open><p>Permanently delete this workspace?</p><button $>Yes</button></dialog>', true],
  [
    '<form method="post"><label>Card number <input autocomplete="cc-number"></label><label>CVC <input name="cvc"></label><input $ type="submit" value="Submit"></form>',
    true,
  ],
  ['<a $ href="#" onclick="">Pay now</a>', true],
  ['<a $ href="/account" data-method="delete">Delete account</a>', true],
  ['<a $ href="/account" data-method="get">Delete account</a>', false],
  [
    '<form method="post"><select><option>Choose</option><option selected>Delete account</option></select><button $>Go</button></form>',
    true,
  ],
  [
    '<form method="post"><select><option selected>Choose</option><option>Delete account</option></select><button $>Go</button></form>',
    false,
  ],
  ['<button $ title="Delete account">✖</button>', true],
  ['<form method="post"><input type="hidden" name="action" value="delete_account"><button $>Yes, I am sure</button></form>', true],
  ['<form method="post"><input type="hidden" name="token" value="9f8e7d6c5b4a"><button $>Yes, I am sure</button></form>', false],
  ['<div><p>Order total: €120.00</p><button $>Confirm</button></div>', true],
  ['<div><p>Two-factor authentication is on</p><button $>Turn off</button></div>', true],
  ['<div><p>Dark mode is on</p><button $>Turn off</button></div>', false],
  ['<h1>Safety</h1><p>Two-factor authentication is on.</p><button $>Turn off</button><p>Dark mode is on.</p>', true],
  ['<h1>Safety</h1><p>Two-factor authentication is on.</p><p>Dark mode is on.</p><button $>Turn off</button>', false],
  ['<h1>Basket</h1><p>Amount due: € 75</p><button>Back</button><button $>Confirm</button>', true],
  ['<h2>Send €50 to Bob</h2><button $>Continue</button>', true],
  ['<h2>Send €50 to Bob</h2><p>Step 1</p><h2>Language</h2><button $>Continue</button>', false],
  ['<div role="slider" tabindex="0" aria-label="Slide to pay" aria-valuenow="0" $>Slide to pay</div>', true],
  ['<input type="range" aria-label="Volume" $>', false],
  ['<button $>De&shy;lete ac&shy;count</button>', true],
  ['<p id="d">Charges your card €99</p><button $ aria-describedby="d">Upgrade</button>', true],
  ['<form method="post"><label>To <input name="to"></label><label>Message <textarea></textarea></label><button $>➤</button></form>', true],
  ['<label><input $ type="checkbox" role="switch"> Two-factor authentication</label>', true],
  ['<label><input $ type="checkbox" role="switch"> Dark mode</label>', false],
  ['<a $ href="javascript:void 0">Place order</a>', true],
  ['<div $ role="button" tabindex="0">Jetzt kaufen</div>', true],
  ['<form method="post" action="/checkout"><button $>Valider</button><p>Récapitulatif de la commande</p></form>', true],
  [
    '<form method="post"><label>An <input name="to"></label><label>Nachricht <textarea></textarea></label><button $>Absenden</button></form>',
    true,
  ],
  ['<section><div contenteditable="true" aria-label="Write here"></div><button $ class="btn btn-primary">Post</button></section>', true],
  ['<textarea placeholder="Message"></textarea><button $ aria-label="Send"><svg class="icon-paper-plane"></svg></button>', true],
  ['<button $ class="btn-send"><svg width="9" height="9"></svg></button>', true],
  ['<article><h2>Draft</h2><button $>Publish</button></article>', true],
  [
    '<form method="post"><label>IBAN <input name="iban"></label><label>Amount <input name="amount"></label><button $>Transfer</button></form>',
    true,
  ],
  ['<form method="post"><label>Importe <input name="importe"></label><label>IBAN <input></label><button $>Confirmar</button></form>', true],
  [
    '<form method="post"><label>Current password <input type="password"></label><label>New password <input type="password"></label><button $>Save</button></form>',
    true,
  ],
  [
    '<h3>Passwort ändern</h3><form method="post"><input type="password" autocomplete="new-password"><input type="password"><button $>Speichern</button></form>',
    true,
  ],
  ['<div role="switch" aria-checked="true" tabindex="0" $>Turn off two-factor authentication</div>', true],
  ['<div class="modal"><h4>Two-factor authentication</h4><button $>Turn off</button></div>', true],
  ['<form method="get"><button formmethod="post" formaction="/pay" $>Confirm payment</button></form>', true],
  ['<h2>Account</h2><svg><g $ role="button" aria-label="Delete account"><rect width="90" height="40" fill="red"/></g></svg>', true],
  ['<a $ href="/account/delete">Delete account</a>', false],
  ['<p>Which is it?</p><svg><circle $ cx="40" cy="40" r="30" fill="red" style="cursor: pointer"/></svg>', false],
  ['<button $ aria-haspopup="menu">Transfer</button>', false],
  ['<details><summary $>Delete account</summary><p>How to</p></details>', false],
  ['<button $ aria-expanded="false">Send money</button>', false],
  ['<label><input $ type="checkbox"> Send me updates</label>', false],
  ['<label><input $ type="radio" name="by"> Pay by card</label>', false],
  ['<div role="tablist"><button $ role="tab">Pay</button></div>', false],
  ['<form><label>Search <input type="search" name="q"></label><button $>Send</button></form>', false],
  ['<form method="post"><label>E-mail <input type="email"></label><button $>Send</button></form>', false],
  ['<form method="post"><label>User <input></label><label>Password <input type="password"></label><button $>Submit</button></form>', false],
  [
    '<h1>Register</h1><form method="post"><label>E-mail <input type="email"></label><input type="password"><input type="password"><button $>Submit</button></form>',
    false,
  ],
  ['<form method="post"><label>Name <input></label><textarea></textarea><button type="button" $>Save draft</button></form>', false],
  ['<div role="dialog"><h2>Delete account?</h2><button $>Cancel</button><button>Delete</button></div>', false],
  ['<div role="dialog"><p>Your order has been placed.</p><button $>OK</button></div>', false],
  ['<div role="dialog"><p>We use cookies.</p><button $>Accept</button></div>', false],
  ['<table><tr><th><button $>Order</button></th></tr></table>', false],
  ['<h2>Filters</h2><ul><li>Red <button $>Delete</button></li></ul>', false],
  ['<button $>Add to cart</button>', false],
  ['<a $ href="/checkout">Proceed to checkout</a>', false],
  ['<a $ href="/password">Forgot password?</a>', false],
  ['<button $>Change password</button>', false],
  ['<a $ href="/post-office">Post office</a>', false],
];

t.test('what real pages say of their controls', async (t) => {
  const pages = await site(
    t,
    Object.fromEntries(
      controls.map(([markup], at) => [`/${at}`, page(`<meta charset="utf-8">${markup.replace('$', 'data-testid="me"')}`)]),
    ),
  );
  const { page: leasedPage } = await leased(t);
  for (const [at, [markup, isFinal]] of controls.entries()) {
    await leasedPage.goto(`${pages.url}${at}`);
    const { elements, text } = await leasedPage.observe();
    const element = elements.find(({ hints }) => hints?.split(' ').includes('me'));
    if (element === undefined) {
      t.fail(`it is not on the map: ${markup}`, { text });
      continue;
    }
    const nature = await leasedPage.natureOf(element.index, 'click');
    const found = nature && irreversible(nature, 'click', 'Do it');
    t.equal(found !== undefined, isFinal, markup, { nature, found });
  }
});

t.test('what Enter would do is asked of the field, its form, or what has the focus', async (t) => {
  const { page: leasedPage } = await leased(t);
  const pages = await site(t, {
    '/': page(
      '<form method="post"><label>Note <input></label><label>Text <textarea></textarea></label><button>Send message</button></form><label>Message <input autofocus></label>',
    ),
  });
  await leasedPage.goto(pages.url);
  const observation = await leasedPage.observe();
  const at = (name: string) => leasedPage.natureOf(indexOf(observation, 'textbox', name), 'enter');
  t.match(await at('Note'), { name: 'Send message', form: { method: 'post' } });
  t.match(await at('Text'), { name: 'Text', lines: true });
  t.match(await leasedPage.natureOf(undefined, 'enter'), { name: 'Message', lines: false, form: undefined });
});

t.test('what stands around a control is read in shadow roots, through slots and in frames of other documents', async (t) => {
  const shadow = (inner: string, light = '') =>
    `<x-host>${light}</x-host><script>document.querySelector('x-host').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(inner)};</script>`;
  const form = '<h2>Close your account</h2><form method="post"><button>Confirm</button></form>';
  const pages = await site(t, {
    '/0': page(shadow(form)),
    '/1': page(shadow('<h2>Delete account</h2><button>Confirm</button>')),
    '/2': page(
      shadow('<div role="dialog"><slot></slot><button>Confirm</button></div>', '<p>Delete your account? This can not be undone.</p>'),
    ),
    '/3': page('<iframe src="/framed"></iframe>'),
    '/4': page(shadow('<h2>Choose a colour</h2><button>Confirm</button>')),
    '/framed': page(form),
  });
  const { page: leasedPage } = await leased(t);
  for (const [at, isFinal] of [true, true, true, true, false].entries()) {
    await leasedPage.goto(`${pages.url}${at}`);
    const nature = await leasedPage.natureOf(indexOf(await leasedPage.observe(), 'button', 'Confirm'), 'click');
    const found = nature && irreversible(nature, 'click', 'Do it');
    t.equal(found !== undefined, isFinal, `page ${at}`, { nature });
  }
});

t.test('what is chosen is weighed where choosing does it, and only there', async (t) => {
  const options = '<option>Choose<option>Keep account<option>Delete account';
  const pages = await site(t, {
    '/0': page(`<label>Action <select onchange="form.submit()">${options}</select></label>`),
    '/1': page(`<form method="post"><label>Action <select>${options}</select></label></form>`),
    '/2': page(`<form method="post"><label>Action <select>${options}</select></label><button>Ask us</button></form>`),
    '/3': page(`<button aria-haspopup="menu" aria-label="Action">…</button>`),
    '/4': page(`<label>Action <select>${options}</select></label>`),
  });
  const { page: leasedPage } = await leased(t);
  for (const [at, isFinal] of [true, true, false, true, false].entries()) {
    await leasedPage.goto(`${pages.url}${at}`);
    const element = (await leasedPage.observe()).elements.find(({ name }) => name === 'Action')?.index ?? -1;
    const nature = await leasedPage.natureOf(element, 'click');
    const weigh = (option: string) => nature && irreversibleAct({ kind: 'select', element, options: [option] }, nature, 'click', 'Do it');
    t.equal(weigh('Delete account') !== undefined, isFinal, `page ${at}`, { nature });
    t.equal(weigh('Keep account'), undefined);
  }
});
