import t from 'tap';
import { openRecogniser } from '../../../../actors/skill/match/recognising.ts';
import { calling, completion, refusing, scriptedModel } from '../../../peers/model.ts';
import { documentOf } from './documents.ts';

const log = { info() {}, warn() {}, error() {} };
const { signal } = new AbortController();
const candidates = (...documents: readonly ReturnType<typeof documentOf>[]) => documents.map((document) => ({ document, score: 0.5 }));
const searching = documentOf('a', 'search', 'Search for {{param:query}}', { parameters: [{ name: 'query', value: 'lamps' }] });
const sorting = documentOf('a', 'sort', 'Sort the list by price, ascending');
type Script = Parameters<typeof scriptedModel>[1];

async function asked(
  t: Parameters<typeof scriptedModel>[0],
  script: Script,
  request = 'Do you sell desks?',
  among = candidates(sorting, searching),
) {
  const model = await scriptedModel(t, script);
  const answer = await openRecogniser({ ...model.settings, log })(request, among, signal);
  return { answer, questions: model.asked };
}

t.test('a model says which goal it is, with the words of the request for its parameters', async (t) => {
  const { answer, questions } = await asked(t, () => calling(['same', { skill: 2, values: { query: 'desks' } }]));
  t.match(answer, {
    found: { document: { name: 'search' }, wording: 'Do you sell {{param:query}}?', values: { query: 'desks' } },
    tokens: { input: 1_000, output: 50 },
  });
  const [{ messages, tools } = { messages: [], tools: [] }] = questions;
  t.same(
    tools.map(({ function: { name } }) => name),
    ['same'],
  );
  const told = messages.at(-1)?.content ?? '';
  for (const part of ['1. Sort the list by price, ascending', '2. Search for {{param:query}} (query was "lamps")', 'Do you sell desks?'])
    t.ok(told.includes(part), part);
  t.match(told, /<<<goal-[0-9a-f]{24}\n/);
});

t.test('what must agree by itself is held against its word', async (t) => {
  const { answer } = await asked(t, () => calling(['same', { skill: 1 }]), 'Put the list into descending order of price');
  t.same(answer, { tokens: { input: 1_000, output: 50 } });
});

t.test('any other answer is none, and is paid for', async (t) => {
  const tokens = { input: 1_000, output: 50 };
  const answers = {
    'none of them': calling(['same', { skill: 0 }]),
    'a number that it was not told': calling(['same', { skill: 3 }]),
    'no number': calling(['same', { skill: 'search' }]),
    'no arguments': calling(['same', '{']),
    'another tool': calling(['click', { element: 1 }]),
    'two at once': calling(['same', { skill: 1 }], ['same', { skill: 2, values: { query: 'desks' } }]),
    'no call': completion({ content: '2' }, 'stop'),
    'one that is cut': completion({ content: '' }, 'length'),
  };
  for (const [what, answer] of Object.entries(answers)) t.same((await asked(t, () => answer)).answer, { tokens }, what);
});

t.test('an endpoint that fails is asked once', async (t) => {
  for (const answer of [refusing(500), refusing(429, {}, { 'retry-after': '3600' }), { body: 'no JSON' }, refusing(400)]) {
    const { answer: found, questions } = await asked(t, () => answer);
    t.same(found, {});
    t.equal(questions.length, 1);
  }
});

t.test('where nothing is near, and of what is too long, nothing is asked', async (t) => {
  const never = () => t.fail('it was asked');
  t.same((await asked(t, never as never, `Do you sell ${'desks '.repeat(500)}?`)).answer, {});
  t.same((await asked(t, never as never, 'Do you sell desks?', [])).answer, {});
});

t.test('who leaves waits no longer', async (t) => {
  const model = await scriptedModel(t, () => undefined);
  const leaving = new AbortController();
  const waiting = openRecogniser({ ...model.settings, log })('Do you sell desks?', candidates(searching), leaving.signal);
  await model.until(1);
  leaving.abort(new Error('gone'));
  await t.rejects(waiting, { message: 'gone' });
});
