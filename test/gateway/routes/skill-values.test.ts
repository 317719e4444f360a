import t from 'tap';
import { site } from '../../farm/harness.ts';
import { openSkillHouse } from './skill-house.ts';

t.setTimeout(120_000);

interface Field {
  label: string;
  type: string;
}

const settings = (field: Field, button: string) => `<!doctype html><title>Settings</title><h1>Settings</h1>
  <label>${field.label} <input id="value" type="${field.type}"></label><button>${button}</button><p role="status"></p>
  <script>document.querySelector('button').addEventListener('click', () => {
    document.querySelector('[role=status]').textContent = 'Kept ' + document.querySelector('#value').value; });</script>`;

const family = [
  {
    label: 'Quantity',
    goal: 'Set the quantity to 3 and press Update',
    other: 'Set the quantity to 3 dozen and press Update',
    button: 'Update',
  },
  { label: 'Guests', goal: 'Fill guests with 4 and press Apply', other: 'Fill guests with 4 pairs and press Apply', button: 'Apply' },
  { label: 'Deposit', goal: 'Enter 20 as deposit and click Keep', other: 'Enter 20 per head as deposit and click Keep', button: 'Keep' },
];

for (const { label, goal, other, button } of family)
  t.test(`a value of which the page takes a part is no other value, nor the skill's from then on: ${other}`, async (t) => {
    const house = await openSkillHouse(t);
    const field: Field = { label, type: 'number' };
    const url = await site(t, (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(settings(field, button)),
    );
    const success = { kind: 'statusText', match: 'Kept' };
    const options = { confirmActions: false };
    const compiled = await house.call('POST', '/skills', { target: url, goal, as: 'kept', success, ...options });
    t.match(compiled.body, { success: true, version: 1 });
    const { parameters } = (await house.call('GET', '/skills/kept')).body;
    t.equal(parameters.length, 1);
    const name = parameters[0].name as string;
    const asked = { url, prompt: other, success, ...options };
    t.not((await house.call('POST', '/dispatch', asked)).body.mode, 'cache-hit', 'it is no hit with another value');
    const replayed = await house.call('POST', '/skills/kept/run', { target: url, params: { [name]: '50' }, ...options });
    t.match(replayed.body, { success: true }, 'the skill has its parameter still');
    t.match(replayed.body.path.at(1), { action: 'fill', text: '50' });
    field.label = `${label} (pieces)`;
    const mended = await house.call('POST', '/run', { target: url, goal: 'kept', params: { [name]: '7' }, ...options });
    t.match(mended.body, { success: true, failures: [{ recovered: true }] }, 'a label that changed is mended');
    const after = await house.call('POST', '/skills/kept/run', { target: url, params: { [name]: '9' }, ...options });
    t.match(after.body.path.at(1), { action: 'fill', text: '9' }, 'and the value is a parameter of what was mended');
  });
