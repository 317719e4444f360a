import t from 'tap';
import { type Change, checkDrift } from './drifting.ts';

// A busy machine takes a while for so many runs.
t.setTimeout(300_000);

const said = (prompt: string, body: string, changes: readonly Change[]) =>
  ({ body, prompt, did: ['click it'], byEvidence: true, changes }) as const;

t.test('what the goal calls by a number is no other of its kind, whoever stands alone now', async (t) => {
  await checkDrift(
    t,
    said('Click "Room 12"', '<h1>Rooms</h1><ul><li><a href="/rooms/12" data-is="it">Room 12</a></li></ul>', [
      ['the next room in its place', 'rename("it", "Room 14");', 'refused'],
      ['a room whose number begins so', 'rename("it", "Room 112");', 'refused'],
      ['no number', 'rename("it", "Room");', 'refused'],
      ['one of its parts', 'rename("it", "Room 12 B");', 'refused'],
      ['another before it', '$("it").closest("li").before(html(`<li><a href="/rooms/14">Room 14</a></li>`));', 'replayed'],
      ['other letters', 'rename("it", "ROOM 12");', 'replayed'],
    ]),
  );
  await checkDrift(
    t,
    said('Click "Level 2"', '<h1>Game</h1><button id="level" name="level" data-testid="level" data-is="it">Level 2</button>', [
      ['another with all of its marks', 'rename("it", "Level 3");', 'refused'],
      ['how many were there, in brackets', 'rename("it", "Level 2 (31)");', 'replayed'],
    ]),
  );
  await checkDrift(
    t,
    said('Open "Invoice 2041-7"', '<h1>Invoices</h1><a href="#" data-is="it">Invoice 2041-7</a>', [
      ['of another year', 'rename("it", "Invoice 2042-7");', 'refused'],
      ['the next one', 'rename("it", "Invoice 2041-8");', 'refused'],
    ]),
  );
});

t.test('who says a price buys for no other, and who says none for any', async (t) => {
  await checkDrift(
    t,
    said('Click "Rent for 12 €"', '<h1>Bike</h1><button data-is="it">Rent for 12 €</button>', [
      ['dearer', 'rename("it", "Rent for 900 €");', 'refused'],
      ['cheaper', 'rename("it", "Rent for 9 €");', 'refused'],
      ['12.50', 'rename("it", "Rent for 12.50 €");', 'refused'],
    ]),
  );
  await checkDrift(
    t,
    said('Click "Basket"', '<h1>Shop</h1><a href="/basket" data-is="it">Basket 3</a>', [
      ['another count', 'rename("it", "Basket 14");', 'replayed'],
    ]),
  );
});
