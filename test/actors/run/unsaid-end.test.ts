/** A goal that only says what is to be set, where what the caller judges by is still to come: the only button that ends it is pressed, and no other. */
import t from 'tap';
import { ended, sharedTestHouse } from './house.ts';
import { page, site } from './site.ts';

const form = (button: string, more = '') =>
  `<form onsubmit="event.preventDefault(); said.textContent = 'Thank you, ' + who.value">
    <label>Name <input id="who"></label><label><input type="checkbox"> Tea</label><button>${button}</button></form>${more}<p id="said" role="status"></p>`;
const twice = form('Submit', '<form onsubmit="event.preventDefault(); said.textContent = \'Thank you, none\'"><button>OK</button></form>');
const both = form('Submit').replace('</button>', '</button><button type="button">Done</button>');
const elsewhere = `<label>Name <input id="who"></label><form onsubmit="event.preventDefault(); said.textContent = 'Thank you, ' + who.value"><button>Submit</button></form><p id="said" role="status"></p>`;

const cases: readonly (readonly [goal: string, body: string, isReached: boolean])[] = [
  ['Enter "Ada" as the name and tick Tea', form('Submit'), true],
  ['Fill in the name with "Ada"', form('Done'), true],
  // What sends by its name, what the goal holds back, and what can't be told.
  ['Enter "Ada" as the name', form('Send message'), false],
  ['Enter "Ada" as the name and nothing else', form('Submit'), false],
  ['Enter "Ada" as the name, but do not press Submit', form('Submit'), false],
  // The other form has a button of its own.
  ['Enter "Ada" as the name', twice, true],
  ['Enter "Ada" as the name', both, false],
  ['Enter "Ada" as the name', elsewhere, false],
];

t.test('the end that a goal does not say', async (t) => {
  const pages = await site(t, Object.fromEntries(cases.map(([, body], at) => [`/${at}`, page(body)])));
  const house = await sharedTestHouse(t);
  for (const [at, [goal, , isReached]] of cases.entries()) {
    const run = ended(
      await house.run({
        url: `${pages.url}${at}`,
        prompt: goal,
        success: { kind: 'textVisible', value: 'Thank you, Ada' },
      }),
    );
    t.equal(run.success, isReached, `${at}: ${goal}: ${run.error ?? 'done'}`);
  }
});

t.test('where it came true without, nothing more is pressed', async (t) => {
  const pages = await site(t, { '/': page(form('Submit')) });
  const house = await sharedTestHouse(t);
  const run = ended(await house.run({ url: pages.url, prompt: 'Enter "Ada" as the name', success: { kind: 'textVisible', value: 'Tea' } }));
  t.equal(run.success, true);
  t.notOk(
    run.path.some(({ kind }) => kind === 'click'),
    'the form was not sent',
  );
});
