/** What a prompt asks for, told apart from what else it could ask. */
import t from 'tap';
import { asksFor } from '../../../../../../actors/planner/rules/resolving/sending/asking-for.ts';

t.test('a prompt takes a value only where it asks for just that, of just that thing', async (t) => {
  for (const [message, by, said] of [
    ['New folder name', 'name', 'Create a folder named "Taxes"'],
    ['What should the list be called?', 'name', 'Add a list called "Trip"'],
    ['Name:', 'name', 'Create a board named "Sprint"'],
    ['Please enter a title for the column', 'title', 'Add a new column with the title "Done"'],
    ['Rename to', 'name', 'Rename draft.odt to final.odt'],
    ['Rename "draft.odt" to:', 'name', 'Rename draft.odt to final.odt'],
    ['Address of the bookmark', 'address', 'Add a bookmark with the address example.org'],
  ] as const)
    t.ok(asksFor(message, by, said), message);
  for (const [message, by, said] of [
    ['Type DELETE to delete the account', 'name', 'Create a folder named "Taxes"'],
    ['Enter your user name', 'name', 'Create a folder named "Taxes"'],
    ['Name of the new tag', 'name', 'Create a folder named "Taxes"'],
    ['Which year?', 'name', 'Create a folder named "Taxes"'],
    ['Password for the folder', 'name', 'Create a folder named "Taxes"'],
    ['Name and colour of the folder', 'name', 'Create a folder named "Taxes"'],
    ['Rename notes.odt to', 'name', 'Rename draft.odt to final.odt'],
    ['Name of the bookmark', 'address', 'Add a bookmark with the address example.org'],
  ] as const)
    t.notOk(asksFor(message, by, said), message);
});
