import { join } from 'node:path';
import t from 'tap';
import { calling, elementIn, scriptedModel } from '../peers/model.ts';
import { bytesOf, linux, tellNothing } from './canary.ts';

t.test('a secret is in no byte of the data folder, no log line and no answer, whatever the page does with it', linux, (t) =>
  tellNothing(t, {}, async (folder) => bytesOf(join(folder, 'data'))),
);

t.test('no model gets to see one, neither in the goal nor in what the page makes of it', linux, async (t) => {
  const { asked, settings } = await scriptedModel(t, (question, count) => {
    const why = 'juggle';
    if (count > 2) return calling(['done']);
    const note = { element: elementIn(question, 'Note'), text: '{{secret:UNICODE}}', why };
    return count === 1 ? calling(['fill', note]) : calling(['click', { element: elementIn(question, '"Send"'), why }]);
  });
  const goal = {
    prompt: 'Reply with {{secret:UNICODE}} juggled about',
    success: { kind: 'textVisible', value: 'done' },
    ends: { success: true, path: [{}, { rung: 'model', text: '{{secret:UNICODE}}' }, { rung: 'model' }] },
  };
  const model = { OPENAI_BASE_URL: settings.baseUrl, OPENAI_API_KEY: settings.apiKey, OPENAI_MODEL: settings.model };
  const stored = async (folder: string) => bytesOf(join(folder, 'data')) + JSON.stringify(asked);
  await tellNothing(t, model, stored, [goal]);
  t.ok(asked.length >= 3, 'it was asked');
  t.match(JSON.stringify(asked[1]), /\[redacted\]/, 'it has seen the page that echoes');
});
