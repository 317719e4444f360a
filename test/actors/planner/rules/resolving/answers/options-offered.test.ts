/** What a list offers to choose from is told of that list, and of nothing else that can be pressed. */
import t from 'tap';
import { leased } from '../../../../../farm/page/leased.ts';
import { answeredOn } from '../told.ts';

const { page } = await leased(t);

const one =
  '<a href="#f"><img alt="Fork me" width="20" height="20"></a><h3>Dropdown List</h3><select><option value="" disabled selected>Please select an option</option><option>Elm</option><option>Ash</option></select>';
const two =
  '<label>Wood <select><option>Elm<option>Ash</select></label><label>Finish <select><option>Oil<option>Wax<option>Soap</select></label>';

const table: readonly (readonly [goal: string, body: string, expected: Readonly<Record<string, unknown>> | RegExp])[] = [
  ['What are the options of the dropdown?', one, { options: ['Elm', 'Ash'] }],
  ['Which options can be chosen in the dropdown? Return their names', one, { options: ['Elm', 'Ash'] }],
  ['Which options does the Finish dropdown have?', two, { options: ['Oil', 'Wax', 'Soap'] }],
  ['List the options in the Wood list', two, { options: ['Elm', 'Ash'] }],
  ['What are the options of the dropdown?', two, /several lists/],
  ['What are the options of the dropdown?', '<a href="#f">Fork me</a><h3>Dropdown List</h3><p>None yet</p>', /no list/],
];
for (const [goal, body, expected] of table) t.test(`${goal} ${JSON.stringify(expected)}`, (t) => answeredOn(t, page, goal, body, expected));
