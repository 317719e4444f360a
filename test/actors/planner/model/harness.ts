/** Plans of the model rung without a browser: pages as text, answers by script. */
import type { Test } from 'tap';
import { openModelPlanner } from '../../../../actors/planner/model/model.ts';
import type { ModelInput } from '../../../../actors/planner/model/prompt.ts';
import { rulesPlanner } from '../../../../actors/planner/rules/rules.ts';
import { entriesIn, wantsIn } from '../../../../actors/planner/rules/wants.ts';
import type { ModelLimits } from '../../../../config/limits.ts';
import type { ObservedElement } from '../../../../farm/page/port.ts';
import { type Answer, type Question, scriptedModel } from '../../../peers/model.ts';

export const button = (index: number, name: string): ObservedElement => ({
  index,
  role: 'button',
  name,
  states: [],
  framePath: [],
  isNew: false,
});

export const asked = (input: Partial<ModelInput> = {}, names: readonly string[] = ['Save']): ModelInput => ({
  goal: 'Juggle',
  observation: {
    url: 'https://a.example/',
    title: 'A',
    elements: names.map((name, index) => button(index, name)),
    groups: [],
    tabs: [{ url: 'https://a.example/', title: 'A' }],
    active: 0,
    text: names.map((name, index) => `[${index}] button ${JSON.stringify(name)}`).join('\n'),
    digest: 'd1',
  },
  done: [],
  data: {},
  files: [],
  now: Date.UTC(2030, 0, 1),
  ...input,
});

export const never = new AbortController().signal;

/** No pause between calls, unless it is asked for. */
export async function openTestPlanner(t: Test, script: (question: Question, count: number) => Answer, limits: Partial<ModelLimits> = {}) {
  const peer = await scriptedModel(t, script);
  const warned: string[] = [];
  const log = { info() {}, warn: (_: object, text: string) => void warned.push(text), error: (_: object, text: string) => t.fail(text) };
  const { secretsIn } = rulesPlanner;
  const planner = await openModelPlanner({ ...peer.settings, log, secretsIn, wantsIn, entriesIn, limits: { pauseMs: 0, ...limits } });
  return { ...peer, planner, warned };
}

export const promptOf = (question: Question | undefined) => question?.messages.at(-1)?.content ?? '';
/** What of a prompt is the page. */
export const pageIn = (question: Question | undefined) => promptOf(question).split('\nPAGE\n').slice(1).join('\n');
