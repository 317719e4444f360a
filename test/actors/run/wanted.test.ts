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
