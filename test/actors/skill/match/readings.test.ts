/** What the rules read alike is one goal, but for what tells a thing from its likes. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Put "{{param:what}}" on the shelf',
    compiled: { what: 'Oak Barrel' },
    same: { 'Put the "Pine Box" on the shelf': 'Pine Box' },
    other: ['Put two "Pine Box" on the shelf', 'Put a chipped "Pine Box" on the shelf', 'Put a mended "Pine Box" on the shelf'],
  },
]);
