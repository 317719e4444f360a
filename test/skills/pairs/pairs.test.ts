import t from 'tap';
import { filled, parameterName, parametersIn } from '../../../actors/skill/templates.ts';
import { type LabelledGoal, pairsOf } from './labels.ts';
import { aside, open, all as parts } from './sets.ts';

const goals = [...open.goals, ...aside.goals];
const sentences = [...open.sentences, ...aside.sentences];
const all = Object.values(parts).flatMap((part) => [...part.goals, ...part.sentences]);
const pairs = pairsOf(all);
const doubles = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const marksLeft = (text: string) => /[[\]{}]/.test(text);

t.test('the set is as large as it is said to be', async (t) => {
  t.ok(goals.length >= 45, `${goals.length} goals`);
  t.ok(pairsOf(goals).length >= 600, `${pairsOf(goals).length} pairs`);
  t.ok(pairsOf(sentences).length >= 100, `${pairsOf(sentences).length} pairs of sentences`);
});

t.test('a third of the goals is kept aside', async (t) => {
  const isThird = (part: readonly LabelledGoal[], whole: readonly LabelledGoal[]) => Math.abs(part.length / whole.length - 1 / 3) < 0.02;
  t.ok(isThird(aside.goals, goals), `${aside.goals.length} of ${goals.length}`);
  t.ok(isThird(aside.sentences, sentences), `${aside.sentences.length} of ${sentences.length}`);
});

t.test('no goal, no id and no pair stands there twice', async (t) => {
  t.same(doubles(all.map(({ id }) => id)), []);
  t.same(doubles(all.map((labelled) => pairsOf([labelled])[0]?.skill.goal ?? '')), []);
  t.same(doubles(pairs.map(({ id }) => id)), []);
  t.same(doubles(pairs.map(({ skill, request }) => `${skill.goal}\n${request.toLowerCase()}`)), []);
});

t.test('every goal has requests that are the same and such that are others', async (t) => {
  for (const labelled of all) {
    const labels = pairsOf([labelled]).map(({ label }) => label.same);
    t.ok(labels.includes(true) && labels.includes(false), labelled.id);
  }
});

t.test('templates declare their parameters, and no request is the goal as it was compiled', async (t) => {
  for (const { id, skill, request } of pairs) {
    const { goal, parameters } = skill;
    t.same(
      parametersIn(goal),
      parameters.map(({ name }) => name),
      id,
    );
    t.ok(
      parameters.every(({ name, value }) => parameterName.test(name) && value !== undefined),
      id,
    );
    const compiled = filled(goal, Object.fromEntries(parameters.map(({ name, value = '' }) => [name, value])));
    t.not(request, compiled, id);
    t.notOk(marksLeft(compiled) || marksLeft(request), `${id} has no marks left`);
  }
});

t.test('what is the same has a value for each parameter, which stands in the request', async (t) => {
  for (const { id, skill, request, label } of pairs) {
    if (!label.same) continue;
    t.same(Object.keys(label.values).sort(), skill.parameters.map(({ name }) => name).sort(), id);
    for (const value of Object.values(label.values)) t.ok(request.includes(value), `${id}: ${value}`);
  }
});
