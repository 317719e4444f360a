import t from 'tap';
import type { Draft } from '../../../actors/skill/draft.ts';
import { joined } from '../../../actors/skill/joining.ts';

const parameter = (name: string, value: string) => ({ name, value, isSecret: false });
const draft: Draft = {
  goal: 'Move {{param:b}} to {{param:a}}',
  url: 'https://board.example/?q={{param:b}}',
  success: { kind: 'textVisible', value: '{{param:a}}' },
  parameters: [parameter('b', 'Task'), parameter('a', 'Done')],
  steps: [{ by: 'clause', clause: 'Move {{param:b}} to {{param:a}}', nth: 0 }],
  reads: [],
  confirmActions: true,
  signedIn: false,
};

t.test('what is made of another wording has its parameters called as the skill calls them', async (t) => {
  t.match(joined(draft, { a: 'task', b: 'Done' }), {
    goal: 'Move {{param:a}} to {{param:b}}',
    url: 'https://board.example/?q={{param:a}}',
    success: { value: '{{param:b}}' },
    parameters: [
      { name: 'a', value: 'Task' },
      { name: 'b', value: 'Done' },
    ],
    steps: [{ clause: 'Move {{param:a}} to {{param:b}}' }],
  });
});

t.test('with other parameters it is a skill of its own', async (t) => {
  t.equal(joined(draft, { a: 'Task' }), undefined);
  t.equal(joined(draft, { a: 'Task', b: 'Done', c: 'today' }), undefined);
  t.equal(joined(draft, { a: 'Task', b: 'Later' }), undefined);
});
