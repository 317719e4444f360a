/** What is asked for is no refusal. */
import t from 'tap';
import { isWanted } from '../../../actors/run/wanted.ts';

t.test('whoever asks for it wants it', async (t) => {
  const asked = { prompt: 'Send the code', success: { kind: 'textVisible', value: 'Done' }, data: {} } as const;
  t.notOk(isWanted('Wrong code', asked));
  t.ok(isWanted('Wrong code', { ...asked, prompt: 'Send the code and return the error' }));
  t.ok(isWanted('Request declined', { ...asked, prompt: 'Decline the request of Bo' }));
  t.notOk(isWanted('The request could not be declined', { ...asked, prompt: 'Decline the request of Bo' }));
  t.notOk(isWanted('Wrong code', { ...asked, prompt: 'Click "Show the error", then send the code' }), 'it is what a button is called');
  for (const prompt of [
    'Send Bo the message "hi"',
    'Show free times and book 10:40',
    'Delete the expired voucher',
    'Read the message of Ada and archive it',
    'Order the soup without onions',
  ])
    t.notOk(isWanted('Wrong code', { ...asked, prompt }), prompt);
  for (const prompt of [
    'Log in with a wrong password',
    'Leave the name empty and click Save',
    'Save it and return the message',
    'Send the form without choosing a day',
    'Click Save and tell me what it says',
    'Check that an alert appears when the code is sent',
  ])
    t.ok(isWanted('Wrong code', { ...asked, prompt }), prompt);
  t.ok(isWanted('Wrong code', { ...asked, success: { kind: 'statusText', match: 'wrong' } }));
  t.ok(isWanted('Wrong code', { ...asked, success: { kind: 'anyOf', conditions: [{ kind: 'textVisible', value: 'wrong code' }] } }));
  t.ok(isWanted('Wrong code', { ...asked, data: { answer: 'Wrong code' } }));
});

t.test('what is said against something that was named is not what was named', async (t) => {
  const asked = { prompt: 'Save the name', data: {} } as const;
  for (const [named, said] of [
    ['Orders', 'Orders – Error'],
    ['Wren', 'Wren is already taken'],
    ['Profile', 'Profile: failed'],
    ['Booking 7', 'Booking 7 could not be saved'],
    ['Wren', 'Sorry, Wren is not allowed'],
  ] as const) {
    t.notOk(isWanted(said, { ...asked, success: { kind: 'textVisible', value: named } }), said);
    t.notOk(isWanted(said, { ...asked, success: { kind: 'extracted' }, data: { named } }), said);
  }
  for (const [named, said] of [
    ['already taken', 'Wren is already taken'],
    ['Error', 'Orders – Error'],
    ['Profile: failed to load', 'Profile: failed'],
  ] as const)
    t.ok(isWanted(said, { ...asked, success: { kind: 'textVisible', value: named } }), said);
});

t.test('whoever asks for a line is put into one', async (t) => {
  const success = { kind: 'urlIncludes', value: '/' } as const;
  const said = 'You are number 412 in line';
  for (const prompt of ['Save the name', 'Buy two seats', 'Book the room']) t.notOk(isWanted(said, { prompt, success, data: {} }), prompt);
  for (const prompt of ['Join the queue', 'Put me on the waiting list', 'Start a chat with support'])
    t.ok(isWanted(said, { prompt, success, data: {} }), prompt);
});
