/** A model changes nothing in a goal that only reads, and gives no yes to a question that the goal has no word for. */
import t from 'tap';
import { authorisesAnswer, authorisesChange, saysChange } from '../../../actors/run/authority.ts';
import { calling, elementIn, scriptedModel } from '../../peers/model.ts';
import { ended, openTestHouse } from './house.ts';
import { type Page, page, site } from './site.ts';

t.test('a goal asks for a change by a verb of its own, or by what it has pressed', async (t) => {
  const reading = [
    'Ponder upon the page, kindly, and return the heading',
    'Return the price of the order',
    'Contemplate the posts and tell me who wrote most; then list the books',
    'Click the tab Reviews, weigh them up and return the best rating',
    'Find the newest update and read its date',
  ];
  for (const goal of reading)
    for (const said of ['Delete everything?', 'Unsubscribe']) t.notOk(authorisesChange(goal, said), `${goal}: ${said}`);
  const changing = [
    'Ponder upon the page and delete the third note',
    'Kindly unsubscribe Ann, and return the heading',
    'Return the heading, then click "Delete all"',
    'Bitte lösche alle Notizen',
    'Supprime la note',
    'Log out',
  ];
  for (const goal of changing) t.ok(authorisesChange(goal, 'Are you sure?'), goal);
  t.ok(authorisesAnswer('Click "Set a riddle"', 'What has keys but no doors?'));
  t.notOk(authorisesAnswer('Click "Tidy"', 'Delete everything?'));
  t.notOk(authorisesAnswer('Return the heading', 'What has keys but no doors?'));
  t.ok(authorisesChange('Frobnicate the widget', 'Really frobnicate it?'));
  t.ok(authorisesChange('Juggle the balls', 'Start juggling?'));
  t.notOk(authorisesChange('Juggle the balls', 'Delete the balls?'));
});

t.test('a control says that it changes something, where its label can mean nothing else', async (t) => {
  const control = (name: string, more: object = {}) => ({ role: 'button', name, opens: false, ...more });
  for (const name of [
    'Delete',
    'Delete this page',
    'Unsubscribe',
    'Buy',
    'Send message',
    'Log out',
    'Cancel my subscription',
    'Löschen',
    'Remove item',
  ])
    t.ok(saysChange(control(name)), name);
  for (const name of [
    'Reviews',
    'Cancel',
    'Reject all',
    'Accept cookies',
    'Order by price',
    'Like new',
    'Remove all filters',
    'Posts',
    'Search',
    'Next',
  ])
    t.notOk(saysChange(control(name)), name);
  t.notOk(saysChange(control('Delete', { opens: true })), 'a menu asks first');
  t.notOk(saysChange(control('Unsubscribe', { role: 'link', href: 'https://a.example/unsubscribe' })), 'a link leads to where it is done');
});

const pages = {
  '/': page(
    `<h1>Club</h1><p>Members: 12</p><button onclick="tell('left')">Unsubscribe</button><button onclick="if (confirm('Delete everything?')) tell('lost')">Tidy</button>
     <button onclick="document.querySelector('p').hidden = false; more.textContent = 'Founded 1901'">More</button><p id="more"></p>`,
    `const tell = (what) => { document.title = what; fetch('/told?' + what); }`,
  ),
};

async function asked(t: Parameters<typeof openTestHouse>[0], prompt: string, button: string) {
  const told: string[] = [];
  const hears =
    (what: string): Page =>
    (response) => {
      told.push(what);
      response.end();
    };
  const { url } = await site(t, { ...pages, '/told?left': hears('left'), '/told?lost': hears('lost') });
  const model = await scriptedModel(t, (question, count) =>
    count === 1
      ? calling(['click', { element: elementIn(question, `"${button}"`), why: 'ponder', dialog: { accept: true } }])
      : calling(['done', {}]),
  );
  const house = await openTestHouse(t, { model: model.settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 500 } });
  const run = ended(await house.run({ url, prompt, success: { kind: 'textVisible', value: 'Club' } }));
  return { run, told, questions: model.asked.map(({ messages }) => messages.at(-1)?.content ?? '') };
}

t.test('what a model presses of its own accord is left alone, and it is told why', async (t) => {
  const goal = 'Ponder upon the page, kindly, and return the heading';
  const { told, questions, run } = await asked(t, goal, 'Unsubscribe');
  t.same(told, []);
  t.match(questions[1], /failed: button "Unsubscribe" was left alone: .*the goal asks for nothing to be changed/);
  t.match(run.failures, [{ error: /left alone/ }]);
  t.same((await asked(t, goal, 'Tidy')).told, [], 'a question of the browser is told no');
  t.match((await asked(t, goal, 'More')).run, { success: true, failures: [] });
  t.same((await asked(t, 'Ponder upon the page and unsubscribe me, kindly', 'Unsubscribe')).told, ['left']);
  t.same((await asked(t, 'Ponder upon the page and, kindly, delete everything that is there', 'Tidy')).told, ['lost']);
});
