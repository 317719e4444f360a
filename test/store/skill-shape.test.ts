import t from 'tap';
import { lackOfSkill } from '../../store/skill-shape.ts';

const target = {
  locators: [{ by: 'role', role: 'button', name: 'Go' }],
  framePath: [],
  role: 'button',
  name: 'Go',
  fingerprint: 'f',
  tag: 'button',
  around: { place: 0, alike: 1 },
};
const step = {
  by: 'evidence',
  clause: 'Fill "Search" with "{{param:search}}"',
  nth: 0,
  act: { kind: 'fill', element: 0, text: '{{param:search}}' },
  target,
  questions: [],
  before: 'https://shop.example/',
  after: 'https://shop.example/',
  became: { document: false, tab: false, requests: false },
};
const sound = {
  tenantId: 'ada',
  name: 'price-of',
  runId: 'run_1',
  madeBy: 'compile',
  goal: 'Fill "Search" with "{{param:search}}" and return the Price',
  url: 'https://shop.example/?q={{param:search}}',
  success: { kind: 'allOf', conditions: [{ kind: 'extracted' }, { kind: 'textVisible', value: 'Found {{param:search}}' }] },
  parameters: [{ name: 'search', value: 'lamps' }],
  steps: [step, { by: 'clause', clause: 'return the Price', nth: 0 }],
  reads: ['Price'],
  confirmActions: true,
  signedIn: false,
  failures: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};

t.test('what is stored of a skill is a skill, or it is told what of it is not', async (t) => {
  t.equal(lackOfSkill(sound), undefined);
  t.equal(lackOfSkill({ ...sound, parameters: [{ name: 'search', sealed: { key: 'k' } }] }), undefined);
  t.equal(lackOfSkill({ ...sound, steps: [{ ...step, questions: undefined }] }), undefined, 'of an earlier day');
  const broken: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['a list', []],
    ['no address', { ...sound, url: undefined }],
    ['half an address', { ...sound, url: 'shop.exa' }],
    ['no success', { ...sound, success: undefined }],
    ['a success of an unknown kind', { ...sound, success: { kind: 'constructor' } }],
    ['a success of no conditions', { ...sound, success: { kind: 'allOf' } }],
    ['a step of nothing', { ...sound, steps: [{}] }],
    ['a step without its act', { ...sound, steps: [{ ...step, act: undefined }] }],
    ['a step without its element', { ...sound, steps: [{ ...step, target: undefined }] }],
    ['an element without locators', { ...sound, steps: [{ ...step, target: { ...target, locators: null } }] }],
    ['a step without what came of it', { ...sound, steps: [{ ...step, became: null }] }],
    ['steps that are no list', { ...sound, steps: { 0: step } }],
    ['a parameter without a name', { ...sound, parameters: [{ nam: 'search', value: 'lamps' }] }],
    ['a parameter without a value', { ...sound, parameters: [{ name: 'search' }] }],
    ['a parameter that nobody knows', { ...sound, parameters: [] }],
    ['another kind of flag', { ...sound, signedIn: 'no' }],
  ];
  for (const [what, body] of broken) t.type(lackOfSkill(body), 'string', what);
  t.equal(lackOfSkill({ ...sound, parameters: [] }), 'it uses {{param:search}}, which is no parameter of it');
});
