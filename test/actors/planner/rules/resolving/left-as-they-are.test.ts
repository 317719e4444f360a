/** What is as the goal wants it, or lacks what the goal gives, is not pressed: a press would undo it, or send it empty. */
import t from 'tap';
import { leased } from '../../../../farm/page/leased.ts';
import { toldOn } from './told.ts';

const { page } = await leased(t);

const toggle = (name: string, pressed: boolean) => `<button aria-pressed="${pressed}" onclick="log('${name}')">${name}</button>`;
const login = (fields: string) => `<form onsubmit="event.preventDefault();log('sent')">${fields}<button>Log in</button></form>`;
const password = '<label>Password <input type="password"></label>';

const cases = [
  ['Mute the channel', toggle('Mute', true), 'Site'],
  ['Pin the board', toggle('Pin', true), 'Site'],
  ['Mute the channel', toggle('Mute', false), 'Mute'],
  ['Unmute the channel', toggle('Unmute', true), 'Unmute'],
  ['Log in with user anna and password x', login(password), /no field for the user/],
  ['Log in with user anna and password x', login(`<label>User <input></label>${password}`), 'sent'],
] as const;

for (const [at, [goal, body, expected]] of cases.entries())
  t.test(`${at}: ${goal}: ${expected}`, (t) => toldOn(t, page, goal, body, expected));
