/** Requests that words do not tell to be a skill's goal, where a model is set that may be asked. */
import t from 'tap';
import { type Answer, calling, elementIn, type Question, refusing, scriptedModel } from '../../peers/model.ts';
import { openShop, openSkillHouse } from './skill-house.ts';

t.setTimeout(300_000);

const success = { kind: 'allOf', conditions: [{ kind: 'statusText', match: 'Found' }, { kind: 'extracted' }] };
const compiled = 'Fill "Search" with "red lamps", click "Go" and return the Price';
const isAskedWhich = ({ tools }: Question): boolean => tools.some(({ function: { name } }) => name === 'same');

/** A shop with one skill; what is asked which goal a request is, is answered by the script. */
async function opened(
  t: Parameters<typeof scriptedModel>[0],
  which: (question: Question) => Answer,
  plan?: (question: Question) => Answer,
) {
  const shop = await openShop(t);
  const model = await scriptedModel(t, (question) => {
    if (isAskedWhich(question)) return which(question);
    return plan === undefined ? calling(['missing', { clause: 'it', what: 'there is nothing of it' }]) : plan(question);
  });
  const house = await openSkillHouse(t, { model: model.settings });
  const dispatch = (prompt: string, more: object = {}) => house.call('POST', '/dispatch', { url: shop.url, prompt, success, ...more });
  const made = await dispatch(compiled);
  t.match(made.body, { mode: 'cache-miss-compiled', version: 1 });
  const questions = () => model.asked.filter(isAskedWhich);
  return { house, dispatch, name: made.body.skill, questions, model, shop };
}

t.test('what a model recognises is a hit that pays for the question, and no question from then on', async (t) => {
  const { house, dispatch, name, questions } = await opened(t, () => calling(['same', { skill: 1, values: { search: 'blue chairs' } }]));
  t.equal(questions().length, 0, 'where there is nothing to compare with, nobody is asked');
  const first = await dispatch('I wonder what "blue chairs" would cost me in this place');
  t.match(first, { status: 200, body: { mode: 'cache-hit', skill: name, version: 1, success: true, data: { Price: '12 €' } } });
  t.match(first.body.path, [{}, { text: 'blue chairs', rung: 'skill' }]);
  t.match(await house.store.runs.get(house.tenantId, first.body.runId), { usage: { modelInputTokens: 1_000, modelOutputTokens: 50 } });
  t.equal(questions().length, 1);

  const second = await dispatch('I wonder what "green desks" would cost me in this place');
  t.match(second.body, { mode: 'cache-hit', skill: name, data: { Price: '12 €' }, path: [{}, { text: 'green desks' }] });
  const third = await dispatch('I wonder what "a stool" would cost me in this place please');
  t.match(third.body, { mode: 'cache-hit', skill: name, path: [{}, { text: 'a stool' }] }, 'and what is another wording of the wording');
  t.equal(questions().length, 1);
  t.match((await house.call('GET', `/skills/${name}`)).body, {
    goal: 'Fill "Search" with "{{param:search}}", click "Go" and return the Price',
    wordings: ['I wonder what "{{param:search}}" would cost me in this place'],
  });
});

t.test('what it recognises wrongly is held back, and what it does not recognise is planned', async (t) => {
  let number = 1;
  const { dispatch, questions } = await opened(t, () => calling(['same', { skill: number, values: { search: 'blue chairs' } }]));
  const negated = await dispatch('I never want to know what "blue chairs" would cost');
  t.match(negated, { status: 502, body: { mode: 'cache-miss-failed' } });
  number = 0;
  t.match(await dispatch('Make me a present of "blue chairs"'), { status: 502, body: { mode: 'cache-miss-failed' } });
  t.equal(questions().length, 2);
});

t.test('a wording that led nowhere is not kept', async (t) => {
  const { house, dispatch, name, questions } = await opened(t, () => calling(['same', { skill: 1, values: { search: 'blue chairs' } }]));
  const unmet = { success: { kind: 'textVisible', value: 'Sold out' } };
  t.match(await dispatch('I wonder what "blue chairs" would cost', unmet), {
    status: 502,
    body: { mode: 'cache-hit-failed', skill: name },
  });
  t.equal((await house.call('GET', `/skills/${name}`)).body.wordings, undefined);
  t.equal(questions().length, 1);
});

t.test('an endpoint that fails makes a miss of it, and is asked for the plan as ever', async (t) => {
  const { dispatch, model } = await opened(
    t,
    () => refusing(500),
    (question) =>
      model.asked.filter((one) => !isAskedWhich(one)).length === 1
        ? calling(['fill', { element: elementIn(question, 'Search'), text: 'blue chairs', why: 'it' }])
        : calling(['missing', { clause: 'it', what: 'nothing more' }]),
  );
  t.match(await dispatch('I wonder what "blue chairs" would cost'), { status: 502, body: { mode: 'cache-miss-failed' } });
});

t.test('many at once ask once', async (t) => {
  const { dispatch, questions } = await opened(t, () => calling(['same', { skill: 1, values: { search: 'blue chairs' } }]));
  const all = await Promise.all(Array.from({ length: 12 }, () => dispatch('I wonder what "blue chairs" would cost')));
  t.same([...new Set(all.map(({ body }) => body.mode))], ['cache-hit']);
  t.equal(questions().length, 1);
});

t.test('a goal that spells out a secret is shown to nobody', async (t) => {
  const { dispatch, questions } = await opened(t, () => calling(['same', { skill: 0 }]));
  await dispatch('I wonder what it costs to log in with user anna and password hunter2canary');
  t.equal(questions().length, 0);
});
