/** What only asks for something, told from what does something. */
import t from 'tap';
import { isAsking } from '../../../actors/run/asking.ts';

const button = (name: string) => ({ role: 'button', name });

t.test('what is asked for is told by the clause, and by what was pressed', async (t) => {
  for (const name of [
    'Look up',
    'Get a quote',
    'Show price',
    'Check availability',
    'Price check',
    'Calculate',
    'Convert',
    'Start',
    'Count words',
    'Prüfen',
    'Rechercher',
  ])
    t.ok(isAsking(`click ${name}`, button(name)), name);
  t.ok(isAsking('press Enter', { role: 'searchbox', name: 'Places' }));
  t.ok(isAsking('search for lamps', button('Go')));
  t.ok(isAsking('click Calculate', undefined), 'what was pressed is not known');
});

t.test('all else does something', async (t) => {
  for (const name of [
    'Check in',
    'Check-out',
    'Save country',
    'Counter offer',
    'Ask to cancel',
    'Ask for leave',
    'Get started',
    'Save',
    'Send',
    'OK',
    'Reservieren',
  ])
    t.notOk(isAsking(`click "${name}"`, button(name)), name);
  t.notOk(isAsking('press Enter', { role: 'textbox', name: 'Points' }));
  t.notOk(isAsking('invite Bo', button('+')));
});
