/** What the rules read alike is one goal, but for what tells a thing from its likes. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Put "{{param:what}}" on the shelf',
    compiled: { what: 'Oak Barrel' },
    same: { 'Put the "Pine Box" on the shelf': 'Pine Box' },
    other: ['Put two "Pine Box" on the shelf', 'Put a chipped "Pine Box" on the shelf', 'Put a mended "Pine Box" on the shelf'],
  },
  {
    goal: 'Delete the price alerts',
    same: { 'Remove the price alerts': '' },
    other: ['Delete the price', 'Delete the alerts'],
  },
  {
    goal: 'Show the security alerts',
    same: { 'List the security alerts': '' },
    other: ['Show the security', 'Delete the security alerts'],
  },
  {
    goal: 'Reserve a seat inside at Nonna',
    same: { 'At Nonna, reserve a seat inside': '' },
    other: ['Reserve a seat at Nonna', 'Reserve a seat outside at Nonna'],
  },
]);
