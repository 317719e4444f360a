import t from 'tap';
import type { PlanInput } from '../../../../actors/planner/port.ts';
import { planByRules, rulesPlanner } from '../../../../actors/planner/rules/rules.ts';
import type { ObservedElement } from '../../../../farm/page/port.ts';

type Sketch = readonly [role: string, name: string, states?: readonly string[]];
const page = (...sketches: readonly Sketch[]): PlanInput['observation'] => ({
  url: 'https://shop.example/',
  title: 'Shop',
  text: '',
  digest: 'd',
  groups: [],
  tabs: [],
  active: 0,
  elements: sketches.map(
    ([role, name, states = []], index): ObservedElement => ({ index, role, name, states, framePath: [], isNew: false }),
  ),
});

const given = { data: {}, files: [], now: 0 } as const;

/** Plans the whole goal, each act counted as done, on a page that stays as it is. */
function planAll(goal: string, observation: PlanInput['observation']) {
  const done: PlanInput['done'][number][] = [];
  for (;;) {
    const plan = planByRules({ ...given, goal, observation, done });
    if (plan.type !== 'act') return { acts: done.map(({ act }) => act), end: plan };
    done.push({ clause: plan.clause, act: plan.act, rung: plan.rung, ok: true });
  }
}

const form = page(
  ['textbox', 'Name'],
  ['textbox', 'Email address'],
  ['searchbox', 'Search the shop'],
  ['button', 'Sign up'],
  ['link', 'Log in'],
  ['link', 'Pricing'],
  ['heading', 'Join us'],
  ['heading', 'Why'],
  ['button', 'Salt and pepper'],
);

const readings: readonly (readonly [goal: string, acts: readonly object[]])[] = [
  ['Click Pricing', [{ kind: 'click', element: 5 }]],
  ['Click on the button labeled "Sign up" on this page', [{ kind: 'click', element: 3 }]],
  ['Click on the "Pricing" link.', [{ kind: 'click', element: 5 }]],
  ['Please click the link called Pricing', [{ kind: 'click', element: 5 }]],
  ['Press the Sign up button', [{ kind: 'click', element: 3 }]],
  ['Open the pricing page', [{ kind: 'click', element: 5 }]],
  ['Open the careers page', []],
  ['Go to https://shop.example/a?b=c,d.', [{ kind: 'goto', url: 'https://shop.example/a?b=c,d' }]],
  [
    'Navigate to shop.example/cart and click Pricing',
    [
      { kind: 'goto', url: 'https://shop.example/cart' },
      { kind: 'click', element: 5 },
    ],
  ],
  ['Press Enter', [{ kind: 'press', key: 'Enter' }]],
  [
    'press the escape key, then hit ctrl+a',
    [
      { kind: 'press', key: 'Escape' },
      { kind: 'press', key: 'Control+a' },
    ],
  ],
  ['Press Enter in the search box', [{ kind: 'press', key: 'Enter', element: 2 }]],
  ['Fill the name field with "Ada, then click Pricing"', [{ kind: 'fill', element: 0, text: 'Ada, then click Pricing' }]],
  ['Enter Ada Lovelace into Name', [{ kind: 'fill', element: 0, text: 'Ada Lovelace' }]],
  ['type “a.b@c.example” in the email address field', [{ kind: 'fill', element: 1, text: 'a.b@c.example' }]],
  ['Set Name to Ada', [{ kind: 'fill', element: 0, text: 'Ada' }]],
  [
    'Fill in Name with "Ada" and email address with "a@b.example" and click Sign up',
    [
      { kind: 'fill', element: 0, text: 'Ada' },
      { kind: 'fill', element: 1, text: 'a@b.example' },
      { kind: 'click', element: 3 },
    ],
  ],
  ['Enter Ada as the name', [{ kind: 'fill', element: 0, text: 'Ada' }]],
  [
    'Type Ada in Name and a@b.example in the email address field, then click Sign up',
    [
      { kind: 'fill', element: 0, text: 'Ada' },
      { kind: 'fill', element: 1, text: 'a@b.example' },
      { kind: 'click', element: 3 },
    ],
  ],
  ['Type go to bed into Name', [{ kind: 'fill', element: 0, text: 'go to bed' }]],
  ["Type O'Brien into Name", [{ kind: 'fill', element: 0, text: "O'Brien" }]],
  ["Type 'it is' into Name", [{ kind: 'fill', element: 0, text: 'it is' }]],
  ['Type salt and pepper into the search box', [{ kind: 'fill', element: 2, text: 'salt and pepper' }]],
  ['Click Salt and pepper', [{ kind: 'click', element: 8 }]],
  ['Read the heading', [{ kind: 'read', element: 6, as: 'heading' }]],
  ['Return the heading "Why" as reason', [{ kind: 'read', element: 7, as: 'reason' }]],
  [
    '1. Click Log in\n2. Read the heading',
    [
      { kind: 'click', element: 4 },
      { kind: 'read', element: 6, as: 'heading' },
    ],
  ],
  [
    'First, click Log in. After that, click Pricing; finally read the value of Name!',
    [
      { kind: 'click', element: 4 },
      { kind: 'click', element: 5 },
      { kind: 'read', element: 0, as: 'Name' },
    ],
  ],
];

t.test('instructions are read in order', async (t) => {
  for (const [goal, acts] of readings) {
    const { acts: planned, end } = planAll(goal, form);
    t.same(planned, acts, goal);
    t.equal(end.type, acts.length === 0 ? 'missing' : 'done', `${goal}: ${JSON.stringify(end)}`);
  }
});

t.test('a list of values is read value by value', async (t) => {
  const observation = page(
    ['text', 'Rating: five'],
    ['term', 'Price'],
    ['definition', '3 €'],
    ['heading', 'Stock'],
    ['text', '12 left'],
    ['text', '15'],
  );
  const contexts: Readonly<Record<number, object>> = { 4: { context: 'Stock' }, 5: { context: 'In all' } };
  const under = {
    ...observation,
    elements: observation.elements.map((element) => ({ ...element, ...contexts[element.index] })),
  };
  const { acts } = planAll('Return the price, the rating, stock and in all', under);
  t.same(acts, [
    { kind: 'read', element: 2, as: 'price' },
    { kind: 'read', element: 0, as: 'rating' },
    { kind: 'read', element: 4, as: 'stock' },
    { kind: 'read', element: 5, as: 'in all' },
  ]);
});

t.test('nothing is done when any clause cannot be read, and it is named in the goal’s own words', async (t) => {
  const goals: readonly (readonly [goal: string, clause: string])[] = [
    ['Click Pricing, then juggle the "red" balls', 'juggle the "red" balls'],
    ['Click it', 'Click it'],
    ['Fill Name with my name', 'Fill Name with my name'],
    ['Fill Name with {{secret:NAME}}', 'Fill Name with {{secret:NAME}}'],
    ['Fill Name with "{{secret:NAME}}"', 'Fill Name with "{{secret:NAME}}"'],
    ['Fill Name with "a" or "b"', 'Fill Name with "a" or "b"'],
    ['Fill Name with Ada and submit', 'Fill Name with Ada and submit'],
    ['Type Ada and submit', 'Type Ada and submit'],
    ['Fill Name with Hello, world', 'Fill Name with Hello, world'],
    ['If there is a banner, click Close', 'If there is a banner'],
    ['Do what is needed', 'Do what is needed'],
    ['Read', 'Read'],
    ['Type Ada', 'Type Ada'],
    ['Enter checkout', 'Enter checkout'],
    ['Write code', 'Write code'],
    ['Set up two-factor authentication', 'Set up two-factor authentication'],
    ['Click Now and then', 'Click Now and then'],
    ['Click Now, then', 'Click Now, then'],
    ['Fill Name with Now and then', 'Fill Name with Now and then'],
    ['Fill Name with Ada unless it is filled already', 'Fill Name with Ada unless it is filled already'],
    ['Click ""', 'Click ""'],
    ['…', '…'],
    ['', ''],
  ];
  for (const [goal, clause] of goals) {
    t.same(planByRules({ ...given, goal, observation: form, done: [] }), { type: 'unreadable', clause }, goal);
  }
});

t.test('words around a quoted text that are not understood make the clause unreadable, and nothing is planned', async (t) => {
  const named = (['About', 'Delete', 'Keep', 'Forms', 'any'] as const).map((name): Sketch => ['button', name]);
  const fields = (['City', 'First name', 'Street'] as const).map((name): Sketch => ['textbox', name]);
  const clauses = [
    'Click anything except "Delete"',
    'Click everything but "Delete"',
    'Press any button other than "Delete"',
    'Click "Delete" only if the item is older than 3 years',
    'Click the button below "Delete"',
    'Click the blue "Delete" button',
    'Click „Delete“ nicht',
    'Click "About" and solve the captcha and delete my account',
    'Click "About" (frobnicate the widget)',
    'Click "About", go back',
    'Click "Keep" twice',
    'Click "Keep" 3 times',
    'Click "Keep" then',
    'Click "Keep" "Delete"',
    'Press Enter in "City" twice',
    'Press "Enter" twice',
    'Go to "https://shop.example/" unless it is open',
    'Read the number after "Street"',
    'Fill "City" with "Rome" unless it is filled already',
    'Fill "City" with the reverse of "Rome"',
    'Fill "City" with "Rome" and frobnicate',
    'Fill "First name" with the opposite of "A"',
    'Fill the field after "Street" with "Berlin"',
    'Type "Rome" 3 times into City',
    'Type "Rome" backwards',
  ];
  const goals: readonly (readonly [goal: string, clause: string])[] = [
    ...clauses.map((clause) => [clause, clause] as const),
    ['Click "Keep" and click "Delete" and frobnicate', 'click "Delete" and frobnicate'],
    ['Click "About", go back, click "Forms"', 'Click "About", go back'],
  ];
  for (const [goal, clause] of goals)
    t.same(planByRules({ ...given, goal, observation: page(...named, ...fields), done: [] }), { type: 'unreadable', clause }, goal);
});

t.test('"then" parts clauses only where an instruction or a comma stands', async (t) => {
  const observation = page(['button', 'Now and then'], ['textbox', 'Note'], ['button', 'Save']);
  t.same(planAll('Click "Now and then", then fill Note with "now and then" and then click Save. Then press Enter', observation).acts, [
    { kind: 'click', element: 0 },
    { kind: 'fill', element: 1, text: 'now and then' },
    { kind: 'click', element: 2 },
    { kind: 'press', key: 'Enter' },
  ]);
});

t.test('a value is not its label, nor a sentence that mentions it', async (t) => {
  const cases: readonly (readonly [page: PlanInput['observation'], element: number | undefined])[] = [
    [page(['paragraph', 'The price of freedom is eternal vigilance']), undefined],
    [page(['columnheader', 'Price'], ['columnheader', 'Weight'], ['cell', '3 €']), undefined],
    [page(['term', 'Price'], ['paragraph', 'Imprint']), undefined],
    [page(['term', 'Price']), undefined],
    [page(['paragraph', 'Price'], ['paragraph', 'Weight']), undefined],
    [page(['heading', 'Price']), undefined],
    [page(['link', 'Price']), undefined],
    [page(['link', 'Price list']), undefined],
    [page(['rowheader', 'Price'], ['cell', '3 €']), 1],
    [page(['text', 'Price:'], ['text', '3 €']), 1],
    [page(['text', 'Price:'], ['text', 'Weight:'], ['text', '3 kg']), undefined],
    [page(['paragraph', 'Price: 3 €']), 0],
    [page(['textbox', 'Price']), 0],
    [page(['textbox', 'Price in euros']), 0],
    [page(['paragraph', 'Price: 3 €'], ['textbox', 'Price']), 1],
    [page(['textbox', 'Price limit'], ['paragraph', 'Price: 3 €']), 1],
  ];
  for (const [observation, element] of cases) {
    const plan = planByRules({ ...given, goal: 'Read the price', observation, done: [] });
    const sketch = JSON.stringify(observation.elements.map(({ name }) => name));
    if (element === undefined) t.equal(plan.type, 'missing', sketch);
    else t.match(plan, { type: 'act', act: { kind: 'read', element } }, sketch);
  }
});

t.test('a clause or key that a control is called by is not guessed at', async (t) => {
  const cases: readonly (readonly [goal: string, name: string])[] = [
    ['Get started', 'Get started'],
    ['Report a problem', 'Report a problem'],
    ['Press Home', 'Home'],
    ['Press "Delete"', 'Delete'],
  ];
  for (const [goal, name] of cases) {
    const observation = page(['link', name], ['text', 'started: now']);
    t.match(planByRules({ ...given, goal, observation, done: [] }), { type: 'missing', what: /click '/ }, goal);
  }
  t.match(planByRules({ ...given, goal: 'Press the Delete key', observation: page(['button', 'Delete']), done: [] }), {
    act: { key: 'Delete' },
  });
});

t.test('only a clear winner is acted on', async (t) => {
  const cases: readonly (readonly [goal: string, page: PlanInput['observation'], element: number | undefined])[] = [
    ['Click Edit', page(['button', 'Edit'], ['button', 'Edit']), undefined],
    ['Click Edit', page(['button', 'Edit profile'], ['button', 'Edit']), 1],
    ['Click Edit', page(['button', 'Edit profile'], ['button', 'Edit address']), undefined],
    ['Click the Edit link', page(['button', 'Edit'], ['link', 'Edit']), 1],
    ['Click Search', page(['searchbox', 'Search'], ['button', 'Search']), 1],
    ['Click the button', page(['link', 'A'], ['button', 'B']), 1],
    ['Click the button', page(['button', 'A'], ['button', 'B']), undefined],
    ['Click Delete', page(['button', 'Undelete'], ['button', 'Keep']), undefined],
    ['Click →', page(['button', '←'], ['button', '→']), 1],
    ['Type x into Name', page(['button', 'Name'], ['textbox', 'Name']), 1],
    ['Type x into Name', page(['textbox', 'Name', ['readonly']]), undefined],
    ['Type x into the search box', page(['textbox', 'Name'], ['textbox', 'Search for…'], ['button', 'Search']), 1],
    ['Type "x"', page(['button', 'Go'], ['textbox', 'Any']), 1],
    ['Type "x"', page(['textbox', 'A'], ['textbox', 'B', ['focused']]), 1],
    ['Type "x"', page(['textbox', 'A'], ['textbox', 'B']), undefined],
    ['Fill Name with "x"', page(['textbox', 'Name'], ['textbox', 'Name', ['focused']]), undefined],
    ['Click ÜBER uns', page(['link', 'Über  uns'], ['link', 'Kontakt']), 0],
    ['Click anything', page(), undefined],
    ['Click "Save"', page(['button', 'Save as']), undefined],
    ['Click "Save"', page(['button', 'Save', ['disabled']], ['button', 'Save as']), undefined],
    ['Click "save"', page(['button', ' Save…'], ['button', 'Save as']), 0],
    ['Click "C"', page(['button', 'C++']), undefined],
    ['Click Save', page(['button', 'Save', ['disabled']], ['button', 'Save (1)']), undefined],
    ['Click Delete', page(['button', 'Delete all']), undefined],
    ['Click Delete', page(['button', 'Delete account']), undefined],
    ['Click Cart', page(['link', 'Your cart (3)']), 0],
    ['Click Cart', page(['link', 'Your cart'], ['link', 'Empty cart']), undefined],
    ['Click the link "Delete"', page(['button', 'Delete']), undefined],
    ['Click the link "Delete"', page(['button', 'Delete account']), undefined],
    ['Click Home page', page(['link', 'Home page']), 0],
    ['Click Radio button', page(['link', 'Radio button']), 0],
    ['Fill "Email" with "a"', page(['textbox', 'Email confirmation']), undefined],
    ['Fill "Email" with "a"', page(['textbox', 'Email *'], ['textbox', 'Email confirmation']), 0],
    ['Fill "Email" with "a"', page(['textbox', 'Email', ['readonly']], ['textbox', 'Email confirmation']), undefined],
    ['Fill Email with "a"', page(['textbox', 'Email', ['disabled']], ['textbox', 'Email confirmation']), undefined],
    ['Fill Email with "a"', page(['textbox', 'Your email address']), 0],
  ];
  for (const [goal, observation, element] of cases) {
    const plan = planByRules({ ...given, goal, observation, done: [] });
    if (element === undefined) t.equal(plan.type, 'missing', `${goal}: ${JSON.stringify(plan)}`);
    else t.match(plan, { type: 'act', act: { element } }, `${goal}: ${JSON.stringify(plan)}`);
  }
});

t.test('an act that failed is planned again', async (t) => {
  const failed = { clause: 'Click Pricing', act: { kind: 'click', element: 5 }, rung: 'rules', ok: false, error: 'covered' } as const;
  const plan = await rulesPlanner.plan(
    { ...given, goal: 'Click Pricing', observation: form, done: [failed] },
    new AbortController().signal,
  );
  t.match(plan, { type: 'act', act: { kind: 'click', element: 5 }, clause: 'Click Pricing', rung: 'rules' });
});

t.test('why an element is not taken says what to do instead', async (t) => {
  const disabled = { ...page(['button', 'Cancel']), text: '[0] button "Cancel"\nbutton "Pay \\"now\\"" (disabled)' };
  const cases: readonly (readonly [goal: string, page: PlanInput['observation'], what: RegExp])[] = [
    ['Click Pay now', disabled, /"Pay now" is there, but disabled/],
    ['Click Refund', disabled, /nothing on the page to click is called "Refund"; name it as the page does/],
    [
      'Click Edit',
      page(['button', 'Edit profile'], ['button', 'Edit address']),
      /button "Edit profile", button "Edit address"; quote the exact/,
    ],
    ['Click Edit', page(['button', 'Edit'], ['button', 'Edit']), /2 elements .* all of them button "Edit"/],
  ];
  for (const [goal, observation, what] of cases)
    t.match(planByRules({ ...given, goal, observation, done: [] }), { type: 'missing', what }, goal);
});

t.test('what can’t be read is known without a page, and a scheme that can’t be visited is named', async (t) => {
  t.equal(rulesPlanner.unreadable('Click Go'), undefined);
  t.same(rulesPlanner.unreadable('Click Go, then juggle'), { clause: 'juggle' });
  for (const scheme of ['chrome://settings', 'file:///etc/passwd', 'javascript:alert(1)', 'about:blank'])
    t.match(rulesPlanner.unreadable(`Go to ${scheme}`), { why: new RegExp(`${scheme.split(':')[0]}: address`) }, scheme);
  t.equal(rulesPlanner.unreadable('Open Settings: General'), undefined);
  t.equal(rulesPlanner.unreadable('Go to HTTPS://shop.example/'), undefined);
});
