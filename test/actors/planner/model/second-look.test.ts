/** What a run asks a model again before it ends as failed, and what it believes it: on real pages, with answers by script. */
import t from 'tap';
import type { SuccessCondition } from '../../../../store/model/success.ts';
import { type Answer, calling, elementIn, type Question, scriptedModel } from '../../../peers/model.ts';
import { ended, openTestHouse } from '../../run/house.ts';
import { page, site } from '../../run/site.ts';
import { pageIn, promptOf } from './harness.ts';

// Each has a house of its own, and waits.
t.jobs = 3;

const says = (value: string): SuccessCondition => ({ kind: 'textVisible', value });

async function run(
  t: Parameters<typeof openTestHouse>[0],
  html: string,
  script: string,
  prompt: string,
  success: SuccessCondition,
  answer: (question: Question, count: number) => Answer | Promise<Answer>,
) {
  const pages = await site(t, { '/': page(html, script) });
  const model = await scriptedModel(t, answer);
  const house = await openTestHouse(t, { model: model.settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 500 } });
  return { run: ended(await house.run({ url: pages.url, prompt, success })), asked: model.asked };
}

const click = (question: Question, name: string, more: object = {}) =>
  calling(['click', { element: elementIn(question, `"${name}"`), why: 'juggle', ...more }]);

t.test('a message that has faded while the model thought is no reason to call the run failed', async (t) => {
  const pages = await site(t, {
    '/': page(
      '<h1>Circus</h1><button id="b">Balls</button><p id="o"></p>',
      `const fades = new EventSource('/fades');
       fades.onmessage = () => { o.textContent = ''; fades.close(); fetch('/faded'); };
       b.onclick = () => { o.textContent = 'Juggled'; };`,
    ),
    '/fades': (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(),
    '/faded': (response) => void response.end(),
  });
  const [fades, faded] = [pages.asked('/fades'), pages.asked('/faded')];
  const { settings } = await scriptedModel(t, async (question, count) => {
    if (count === 1) return click(question, 'Balls');
    (await fades).write('data: now\n\n');
    await faded;
    return calling(['done']);
  });
  const house = await openTestHouse(t, { model: settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 500 } });
  const result = ended(await house.run({ url: pages.url, prompt: 'Juggle the spheres', success: says('Juggled') }));
  t.match(result, { status: 'complete' });
});

t.test('but one that something else has taken the place of may have been taken back, and is looked at again', async (t) => {
  const pages = await site(t, {
    '/': page(
      '<h1>Circus</h1><button id="b">Balls</button><p id="o"></p>',
      `const comes = new EventSource('/comes');
       comes.onmessage = () => { o.textContent = 'Somebody else has the balls'; comes.close(); fetch('/came'); };
       b.onclick = () => { o.textContent = 'Juggled'; };`,
    ),
    '/comes': (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders(),
    '/came': (response) => void response.end(),
  });
  const [comes, came] = [pages.asked('/comes'), pages.asked('/came')];
  const { settings, asked } = await scriptedModel(t, async (question, count) => {
    if (count === 1) return click(question, 'Balls');
    if (count > 2) return calling(['missing', { clause: 'Juggle the spheres', what: 'somebody else has the balls' }]);
    (await comes).write('data: now\n\n');
    await came;
    return calling(['done']);
  });
  const house = await openTestHouse(t, { model: settings, modelLimits: { pauseMs: 0, rulesPatienceMs: 500 } });
  const result = ended(await house.run({ url: pages.url, prompt: 'Juggle the spheres', success: says('Juggled') }));
  t.match(result, { status: 'failed', error: /"Juggled" is not visible/ });
  t.match(pageIn(asked[2]), 'Somebody else has the balls');
});

t.test('what the rules called done and is not is shown to the model once, with the condition', async (t) => {
  const html = '<h1>Clinic</h1><button id="a">Morning</button><button id="b" hidden>Confirm</button><p id="o"></p>';
  const script = `a.onclick = () => { b.hidden = false; }; b.onclick = () => { o.textContent = 'Booked'; };`;
  const confirms = await run(t, html, script, 'Click Morning', says('Booked'), (question) =>
    pageIn(question).includes('Booked') ? calling(['done']) : click(question, 'Confirm'),
  );
  t.match(confirms.run, { status: 'complete', path: [{}, { rung: 'rules' }, { rung: 'model', target: { name: 'Confirm' } }] });
  t.match(promptOf(confirms.asked[0]), /the text "Booked" is on the page[\s\S]*speaks against it[\s\S]*"Booked" is not visible/);

  const gaveUp = await run(t, html, script, 'Click Morning', says('Paid'), () =>
    calling(['missing', { clause: 'Click Morning', what: 'nothing is left to do' }]),
  );
  t.match(gaveUp.run, { status: 'failed', error: /All instructions were carried out, but .* the text "Paid" is not visible/ });
  t.equal(gaveUp.asked.length, 1);

  const insists = await run(t, html, script, 'Click Morning', says('Paid'), (question, count) =>
    count === 1 ? click(question, 'Confirm') : calling(['done']),
  );
  t.match(insists.run, { status: 'failed', error: /"Paid" is not visible/ }, 'and not a second time');
  t.equal(insists.asked.length, 2);
});

t.test('a message that only sounds like a refusal is weighed by the model, and a refusal is one', async (t) => {
  const html = '<h1>Desk</h1><button id="b">Number</button><p id="o"></p>';
  const script = `b.onclick = () => { o.textContent = 'Your number is 12'; o.insertAdjacentHTML('afterend', '<div role="alert">The car park is full</div>'); };`;
  const weighed = await run(t, html, script, 'Juggle a ticket', says('number is 12'), (question) =>
    pageIn(question).includes('number is 12') ? calling(['done']) : click(question, 'Number'),
  );
  t.match(weighed.run, { status: 'complete' });
  t.match(promptOf(weighed.asked[1]), /may mean that the step was refused[\s\S]*MAYBE AGAINST IT\nThe car park is full/);
  const refused = await run(t, html, script, 'Juggle a ticket', says('number is 12'), (question) =>
    pageIn(question).includes('car park') ? calling(['missing', { clause: 'a ticket', what: 'it is full' }]) : click(question, 'Number'),
  );
  t.match(refused.run, { status: 'failed', error: /it is full/ });
});

t.test('a dialog that the rules answered with no is the model’s to answer, where there is one', async (t) => {
  const html = '<h1>Riddles</h1><button id="b">Set a riddle</button><p id="o"></p>';
  const script = `b.onclick = () => { const said = prompt('What has keys but no doors?'); if (said) o.textContent = 'You said ' + said; };`;
  const { run: result, asked } = await run(t, html, script, 'Click "Set a riddle"', says('You said a piano'), (question) =>
    pageIn(question).includes('You said')
      ? calling(['done'])
      : click(question, 'Set a riddle', { dialog: { accept: true, text: 'a piano' } }),
  );
  t.match(result, { status: 'complete' });
  t.match(promptOf(asked[0]), /a dialog asked "What has keys but no doors\?" and was told no/);
  t.match(promptOf(asked[0]), /prompt "What has keys but no doors\?" was answered with no/);
});
