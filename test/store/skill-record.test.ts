import t from 'tap';
import type { SkillDocument } from '../../store/model/skill.ts';
import { lackOfRecord, soundOf } from '../../store/skill-record.ts';

const sound: SkillDocument = {
  _id: 'ada/price-of',
  tenantId: 'ada',
  name: 'price-of',
  origin: 'https://shop.example',
  url: 'https://Shop.example:443/?q={{param:search}}',
  goal: 'Return the price of "{{param:search}}"',
  parameters: [{ name: 'search', value: 'lamps' }, { name: 'password' }],
  version: 3,
  body: 'skills/ada/price-of/run_1',
  steps: 2,
  kinds: ['fill searchbox', 'read'],
  createdAt: new Date(1_000),
  updatedAt: new Date(2_000),
  hits: 4,
  misses: 0,
};

t.test('a record of a skill is sound, or it is told what of it is not', async (t) => {
  t.equal(lackOfRecord(sound), undefined);
  t.equal(lackOfRecord({ ...sound, quarantined: 'it is torn', doubted: 3, wordings: [] }), undefined);
  t.equal(lackOfRecord({ _id: 'ada/price-of', goal: 'x' }, ['goal']), undefined, 'of one that is read in part');
  t.equal(lackOfRecord({ _id: 'ada/price-of', goal: 5 }, ['goal']), 'its goal');
  const damaged: readonly (readonly [keyof SkillDocument, unknown, RegExp])[] = [
    ['tenantId', 'bob', /tenant/],
    ['name', undefined, /name/],
    ['name', 'other', /name/],
    ['origin', 5, /origin/],
    ['origin', 'https://other.example', /origin/],
    ['url', 'shop.exa', /origin|start/],
    ['goal', null, /goal/],
    ['parameters', 'x', /parameters/],
    ['parameters', [null], /parameters/],
    ['parameters', [{ name: 'search', value: 5 }], /parameters/],
    ['version', '3', /version/],
    ['version', 0, /version/],
    ['wordings', [{ goal: null }], /wordings/],
    ['body', undefined, /body/],
    ['steps', -1, /steps/],
    ['kinds', { 0: 'read' }, /kinds/],
    ['createdAt', 'yesterday', /createdAt/],
    ['updatedAt', new Date(Number.NaN), /updatedAt/],
    ['hits', 1.5, /hits/],
  ];
  for (const [field, value, lack] of damaged) t.match(lackOfRecord({ ...sound, [field]: value }), lack, `${field}: ${String(value)}`);
});

t.test('what can be told of a damaged record is told, and it is put aside', async (t) => {
  const told: string[] = [];
  const hear = (id: string, lack: string) => void told.push(`${id}: ${lack}`);
  t.equal(soundOf(sound, hear), sound);
  t.same(told, []);
  const damaged = { ...sound, goal: null, name: undefined, hits: 'many' } as unknown as SkillDocument;
  t.match(soundOf(damaged, hear), {
    ...{ tenantId: 'ada', name: 'price-of', origin: sound.origin, goal: '', hits: 0, version: 3, parameters: sound.parameters },
    quarantined: /price-of can't be read \(its name\): compile it anew/,
  });
  t.same(told, ['ada/price-of: its name']);
});
