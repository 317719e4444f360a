/** What a replay reads is what was read when it was recorded, by the same name. */
import t from 'tap';
import { site } from '../farm/harness.ts';
import { sharedSkillHouse } from '../gateway/routes/skill-house.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

t.test('a value that was called so to the letter is not told of one that is called by more', async (t) => {
  const house = await sharedSkillHouse(t);
  let body = '';
  const target = await site(t, (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Test</title><h1>Lamp</h1>${body}`),
  );
  const list = (...pairs: readonly string[]) =>
    `<dl>${pairs.map((text, at) => (at % 2 === 0 ? `<dt>${text}</dt>` : `<dd>${text}</dd>`)).join('')}</dl>`;
  const late = `${list('Price', 'Loading…')}<script>setTimeout(() => { document.querySelector('dd').textContent = '15 €'; }, 900);</script>`;
  const days: readonly (readonly [string, string, string, string | undefined])[] = [
    ['Price', list('Price', '12 €'), list('Price', '15 €'), '15 €'],
    ['Price', list('Price', '12 €'), list('Old price', '20 €'), undefined],
    ['Price', list('Price', '12 €'), list('Old price', '20 €', 'Price', '15 €'), '15 €'],
    ['Price', '<p>Price: 12 €</p>', '<p>Shipping price: 5 €</p>', undefined],
    ['Price', '<p>Price: 12 €</p>', '<p>Price: 15 €</p>', '15 €'],
    ['Balance', list('Balance', '12 €'), list('Pending balance', '3 €'), undefined],
    ['Balance', list('Balance', '12 €'), list('BALANCE', '15 €'), '15 €'],
    ['Total', list('Total (2 items)', '12 €'), list('Total (3 items)', '15 €'), '15 €'],
    ['Price', list('Price', '12 €'), late, '15 €'],
    ['Price', list('Price', '12 €'), list('Price', 'Loading…'), undefined],
    ['Price', list('Price', '12 €'), list('Price', 'Please wait...'), undefined],
  ];
  for (const [what, then, now, told] of days) {
    body = then;
    const made = (await house.call('POST', '/skills', { target, goal: `Return the ${what}`, as: 'value' })).body;
    t.match(made, { success: true, data: { [what]: '12 €' } }, then);
    body = now;
    const { success, data, failureCode } = (await house.call('POST', '/skills/value/run', { target })).body;
    t.same(
      [success, data?.[what], failureCode],
      told === undefined ? [false, undefined, 'drifted'] : [true, told, undefined],
      `${now} after ${then}`,
    );
  }
});
