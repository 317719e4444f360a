import t from 'tap';
import { compileSkill } from '../../../../actors/skill/compile/compile.ts';
import type { ElementEvidence, Step, Surroundings } from '../../../../store/model/step.ts';
import type { SuccessCondition } from '../../../../store/model/success.ts';

const url = 'https://shop.example/';
const now = Date.UTC(2026, 10, 21);

const evidence = (name: string, around: Partial<Surroundings> = {}, role = 'textbox'): ElementEvidence => ({
  locators: [
    { by: 'role', role, name },
    { by: 'structure', selector: `#${name.length}` },
  ],
  framePath: [],
  role,
  name,
  fingerprint: `${role} ${name}`,
  tag: 'input',
  around: { place: 0, alike: 1, ...around },
});
const step = (kind: Step['kind'], clause: string, more: Partial<Step> = {}): Step => ({
  kind,
  rung: 'rules',
  clause,
  before: url,
  after: url,
  became: { document: false, tab: false, requests: false },
  at: new Date(now),
  durationMs: 1,
  ...more,
});
const opened = step('goto', '', { rung: 'request', url });

interface Case {
  readonly prompt: string;
  readonly steps: readonly Step[];
  readonly changed?: readonly (boolean | undefined)[];
  readonly success?: SuccessCondition;
  readonly start?: string;
}

function compile({ prompt, steps, changed = [], success = { kind: 'textVisible', value: 'Done' }, start = url }: Case) {
  const trace = { steps: [opened, ...steps], changed, news: [], repaired: [], anew: false, signedIn: false, secrets: [] };
  return compileSkill({ trace, request: { url: start, prompt, options: {} }, success, now });
}

const fill = (field: string, text: string, around?: Partial<Surroundings>) =>
  step('fill', `Fill "${field}" with "${text}"`, { text, target: evidence(field, around) });
const click = (name: string, more: Partial<Step> = {}) =>
  step('click', `click "${name}"`, { target: evidence(name, {}, 'button'), ...more });

const cases: readonly (readonly [what: string, given: Case, draft: object])[] = [
  [
    'a value that is spelled out once is a parameter, in goal, act and success',
    {
      prompt: 'Fill "Search" with "red lamps" and click "Go"',
      steps: [fill('Search', 'red lamps'), click('Go')],
      success: { kind: 'statusText', match: 'Found red lamps' },
    },
    {
      goal: 'Fill "Search" with "{{param:search}}" and click "Go"',
      parameters: [{ name: 'search', value: 'red lamps', isSecret: false }],
      success: { match: 'Found {{param:search}}' },
      steps: [{ act: { kind: 'fill', text: '{{param:search}}', element: 0 } }, { act: { kind: 'click' } }],
    },
  ],
  [
    'a value may be spelled with any sign',
    {
      prompt: 'Fill "Departure" with "2027-03-14" and fill "Note" with "a.b (c) [d] \\ + $1 | x/y ^ {z}*?"',
      steps: [
        fill('Departure', '2027-03-14'),
        step('fill', 'fill "Note" with "a.b (c) [d] \\ + $1 | x/y ^ {z}*?"', {
          text: 'a.b (c) [d] \\ + $1 | x/y ^ {z}*?',
          target: evidence('Note'),
        }),
      ],
    },
    { parameters: [{ value: '2027-03-14' }, { value: 'a.b (c) [d] \\ + $1 | x/y ^ {z}*?' }] },
  ],
  [
    'a value that is spelled out twice stays as it is',
    {
      prompt: 'Fill "Street" with "Elm" and fill "City" with "Elm"',
      steps: [fill('Street', 'Elm'), step('fill', 'fill "City" with "Elm"', { text: 'Elm', target: evidence('City') })],
    },
    { parameters: [], steps: [{ act: { text: 'Elm' } }, { act: { text: 'Elm' } }] },
  ],
  [
    'a secret is a parameter however often it is spelled out',
    {
      prompt: 'Fill "Password" with "hunter-2/x" and fill "Repeat password" with "hunter-2/x"',
      steps: [
        fill('Password', 'hunter-2/x'),
        step('fill', 'fill "Repeat password" with "hunter-2/x"', { text: 'hunter-2/x', target: evidence('Repeat password') }),
      ],
    },
    { parameters: [{ value: 'hunter-2/x', isSecret: true }], goal: /^(?!.*hunter)/ },
  ],
  [
    'what is in the vault stays a name',
    {
      prompt: 'Fill "Password" with {{secret:shop}}',
      steps: [step('fill', 'Fill "Password" with {{secret:shop}}', { text: '{{secret:shop}}', target: evidence('Password') })],
    },
    { parameters: [], steps: [{ act: { text: '{{secret:shop}}' } }] },
  ],
  [
    'evidence holds nothing that says a value',
    {
      prompt: 'Fill "Search" with "red lamps" and click "Go"',
      steps: [
        fill('Search', 'red lamps'),
        click('Go', {
          target: {
            ...evidence(
              'Go',
              {
                context: 'Results for red lamps',
                textBefore: 'Red lamps',
                textAfter: 'Help',
                unit: 'red lamps Go',
                key: ['red', 'lamps', 'go'],
              },
              'button',
            ),
            locators: [{ by: 'attribute', name: 'href', value: '/find?q=red+lamps' }],
          },
        }),
      ],
    },
    {
      steps: [{}, { target: { locators: [], around: { textAfter: 'Help', context: undefined, textBefore: undefined, unit: undefined } } }],
    },
  ],
  [
    'what depends on the page of the day is carried out anew by its clause',
    {
      prompt: 'Return the price of the cheapest item',
      steps: [step('read', 'Return the price of the cheapest item', { as: 'price', target: evidence('12 €') })],
    },
    { steps: [{ by: 'clause' }], reads: ['price'] },
  ],
  [
    'a control that is called as a parameter is looked for by its clause',
    {
      prompt: 'Select "Green" in "Color"',
      steps: [step('click', 'Select "Green" in "Color"', { target: evidence('Green', {}, 'option') })],
    },
    { steps: [{ by: 'clause' }] },
  ],
  [
    'a clause that nothing was to be done for keeps its place',
    { prompt: 'Close the banner and click "Go"', steps: [click('Go')] },
    { steps: [{ by: 'clause' }, { by: 'evidence', act: { kind: 'click' } }] },
  ],
  [
    'a step of the model is kept by its evidence',
    { prompt: 'Do what is needed', steps: [step('click', 'needed', { rung: 'model', target: evidence('Go', {}, 'button') })] },
    { steps: [{ by: 'evidence', clause: 'needed' }] },
  ],
  [
    'numbers and values in addresses are left open',
    {
      prompt: 'Fill "Search" with "red lamps" and click "Go"',
      steps: [fill('Search', 'red lamps'), click('Go', { after: 'https://shop.example/find/red-lamps/17' })],
    },
    { steps: [{}, { after: 'https://shop.example/find/*/*' }] },
  ],
  [
    'the thing that an act is done to is a parameter',
    {
      prompt: 'Add "Blue Chairs" to the basket',
      steps: [
        step('click', 'Add "Blue Chairs" to the basket', { target: evidence('Add to basket', { unit: 'Blue Chairs 9 €' }, 'button') }),
      ],
      success: { kind: 'textVisible', value: 'Blue Chairs' },
    },
    {
      goal: 'Add "{{param:which}}" to the basket',
      parameters: [{ name: 'which', value: 'Blue Chairs' }],
      success: { value: '{{param:which}}' },
      steps: [{ by: 'clause', clause: 'Add "{{param:which}}" to the basket' }],
    },
  ],
  [
    'and so is that of which a value is read, by a name or a number of its own',
    {
      prompt: 'Cancel order 1003 and return the price of Green Doors',
      steps: [step('click', 'Cancel order 1003', { target: evidence('Cancel', {}, 'button') })],
    },
    { goal: 'Cancel order {{param:order}} and return the price of {{param:which}}', steps: [{ by: 'clause' }, { by: 'clause' }] },
  ],
  [
    'whose row it is done in is a parameter',
    {
      prompt: 'Accept the request of Nora Quist and set the quota of Lake House to 6',
      steps: [
        step('click', 'Accept the request of Nora Quist', {
          target: evidence('Accept', { unit: 'Nora Quist 4 nights Accept Decline' }, 'button'),
        }),
        step('fill', 'set the quota of Lake House to 6', { text: '6', target: evidence('Quota', { unit: 'Lake House 4' }) }),
      ],
    },
    {
      goal: 'Accept the request of {{param:which}} and set the quota of {{param:which_2}} to {{param:quota}}',
      parameters: [
        { name: 'which', value: 'Nora Quist' },
        { name: 'which_2', value: 'Lake House' },
        { name: 'quota', value: '6' },
      ],
      steps: [{ by: 'clause' }, { by: 'clause' }],
    },
  ],
  [
    'a section that it is done under is none',
    {
      prompt: 'Set the street of Delivery Address to Elm Row',
      steps: [
        step('fill', 'Set the street of Delivery Address to Elm Row', {
          text: 'Elm Row',
          target: evidence('Street', { context: 'Delivery Address' }),
        }),
      ],
    },
    { goal: 'Set the street of Delivery Address to {{param:street}}', parameters: [{ name: 'street', value: 'Elm Row' }] },
  ],
  [
    'what is called by its kind is none',
    { prompt: 'Delete my account', steps: [step('click', 'Delete my account', { target: evidence('Delete account', {}, 'button') })] },
    { goal: 'Delete my account', parameters: [] },
  ],
  [
    'what had no place on a form and was done by the model is not carried out anew',
    {
      prompt: 'Order me whatever Darjeeling is in stock nowadays',
      steps: [
        step('fill', 'what is ordered', { rung: 'model', text: 'Darjeeling', target: evidence('What') }),
        step('click', 'it orders', { rung: 'model', target: evidence('Go', {}, 'button') }),
      ],
    },
    {
      goal: 'Order me whatever {{param:what}} is in stock nowadays',
      parameters: [{ name: 'what', value: 'Darjeeling' }],
      steps: [
        { by: 'evidence', act: { kind: 'fill', text: '{{param:what}}' } },
        { by: 'evidence', act: { kind: 'click' } },
      ],
    },
  ],
  [
    'what a model has picked is found again by its evidence, so that no other name can stand for it',
    {
      prompt: 'Add "Blue Chairs" to the basket',
      steps: [step('click', 'needed', { rung: 'model', target: evidence('Add', { unit: 'Blue Chairs 9 €' }, 'button') })],
    },
    {
      parameters: [],
      goal: 'Add "Blue Chairs" to the basket',
      steps: [{ by: 'clause' }, { by: 'evidence', target: { around: { unit: 'Blue Chairs 9 €' } } }],
    },
  ],
  [
    'a value in the query of the start is the parameter there',
    {
      start: 'https://shop.example/find?q=red%20lamps&lang=en',
      prompt: 'Search for "red lamps"',
      steps: [step('fill', 'Search for "red lamps"', { text: 'red lamps', target: evidence('Search') })],
    },
    { url: 'https://shop.example/find?q={{param:query}}&lang=en' },
  ],
];
t.test('what becomes of the steps of a run', async (t) => {
  for (const [what, given, draft] of cases) t.match(compile(given), { type: 'compiled', draft }, what);
});

t.test('what nothing can do again is not compiled, and it says why', async (t) => {
  const note = step('note', 'count them', { rung: 'model', as: 'count' });
  t.match(compile({ prompt: 'count them', steps: [note] }), { type: 'uncompilable', why: /^"count them" was answered by the model/ });
  const lost = step('click', 'needed', { rung: 'model' });
  t.match(compile({ prompt: 'needed', steps: [lost] }), { type: 'uncompilable', why: /^nothing was kept/ });
});

t.test('what was only looked into is no step', async (t) => {
  const peek = step('peek', 'click "Go"', { target: evidence('Colour', {}, 'combobox') });
  const looked = {
    prompt: 'click "Go"',
    steps: [click('Menu', { clause: 'click "Go"' }), peek, click('Go')],
    changed: [true, false, true],
  };
  t.match(compile(looked), { draft: { steps: { length: 2 } } });
  t.notOk('shorter' in compile(looked), 'what is known of the others stays with them');
});

t.test('steps that led nowhere are left out of a second draft', async (t) => {
  const inVain = { prompt: 'click "Go"', steps: [click('Menu', { clause: 'click "Go"' }), click('Go')], changed: [false, true] };
  t.match(compile(inVain), { draft: { steps: { length: 2 } }, shorter: { steps: { length: 1 } } }, 'a click that changed nothing');
  const overwritten = { prompt: 'Fill "Name" with "Ada"', steps: [fill('Name', 'Ada'), fill('Name', 'Ada')] };
  t.match(compile(overwritten), { shorter: { steps: { length: 1 } } }, 'a value that was overwritten');
  const away = 'https://shop.example/help';
  const round = [
    step('click', 'needed', { rung: 'model', target: evidence('Help', {}, 'link'), after: away }),
    step('back', 'needed', { rung: 'model', before: away }),
    step('click', 'needed', { rung: 'model', target: evidence('Go', {}, 'button') }),
  ];
  t.match(compile({ prompt: 'needed', steps: round }), { shorter: { steps: { length: 1 } } }, 'there and back again');
  t.notOk('shorter' in compile({ prompt: 'click "Go"', steps: [click('Go')] }), 'where all is needed there is no second one');
});
