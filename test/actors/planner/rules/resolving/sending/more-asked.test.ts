/** What a page's question says beyond the clause that it is asked for, and what only belongs to it. */
import t from 'tap';
import { overreach, type Pressed } from '../../../../../../actors/planner/rules/resolving/sending/asking-back.ts';
import { asksBeyond } from '../../../../../../actors/planner/rules/resolving/sending/more-asked.ts';

const of = (clause: string, entry: string, verb: string, thing = '', whose?: string): Pressed => ({
  of: 0,
  verbs: [verb],
  thing,
  said: `${clause}\n${entry}`,
  isOne: true,
  ways: {},
  title: '',
  url: '',
  ...(whose !== undefined && { whose }),
});
const loan = of('grant the loan of Ada Byrne', 'Ada Byrne 4 weeks €300 Grant Turn down', 'grant', 'loan', 'Ada Byrne');
const post = of('publish the post "Moss"', 'Moss draft Publish', 'publish', 'Moss');
const ship = of('ship order B-7', 'B-7 2 parcels Ship', 'ship', 'order B-7');
const file = of('delete the file Tides', 'Tides 3 pages Delete', 'delete', 'Tides');

const beyond: readonly (readonly [pressed: Pressed, question: string, control: string])[] = [
  [loan, 'Grant all 9 loans of the guild?', 'Grant all'],
  [loan, 'Grant every open loan?', 'Grant'],
  [loan, 'Grant 9 loans?', 'Grant'],
  [loan, 'Are you sure?', 'Grant all loans'],
  [loan, 'Grant the loan of Bo Quist?', 'Grant'],
  [loan, 'Grant Bo Quist’s loan?', 'Grant'],
  [loan, 'Grant and transfer the sum?', 'Grant'],
  [loan, 'Are you sure?', 'Grant and notify'],
  [loan, 'Grant Ada Byrne as treasurer?', 'Grant'],
  [loan, 'Grant it for €450?', 'Grant'],
  [loan, 'Grant it? This will cancel her other loans at the bank.', 'Grant anyway'],
  [loan, 'Grant it? The 2 older loans will be removed.', 'Grant'],
  [loan, 'Delete conflicting loans?', 'OK'],
  [ship, 'Cancel the other parcels?', 'Yes'],
  [post, 'Do you want to replace last week’s post?', 'Yes'],
  [post, 'Publish Moss and email the members?', 'Publish'],
  [post, 'Publish Moss as anonymous?', 'Publish'],
  [post, 'Publish all posts?', 'Publish'],
  [post, 'Publish Moss? This will overwrite the post of last week.', 'Publish'],
  [ship, 'Ship 14 orders?', 'Ship'],
  [ship, 'Ship both?', 'Ship'],
  [ship, 'Ship B-7 for an extra $12?', 'Ship'],
  [file, 'Delete all files?', 'Delete'],
  [file, 'Delete Tides and archive the folder?', 'Delete'],
];
const within: readonly (readonly [pressed: Pressed, question: string, control: string])[] = [
  [loan, 'Grant this loan?', 'Grant'],
  [loan, 'Grant the loan of Ada Byrne?', 'Yes'],
  [loan, 'Grant Ada 4 weeks?', 'Grant'],
  [loan, 'Grant Ada Byrne €300 for 4 weeks?', 'Yes, grant'],
  [loan, 'Do you really want to grant it? She will be told at once.', 'Grant'],
  [loan, 'Grant it? You can not undo this.', 'Grant and close'],
  [loan, 'Remove it from the queue?', 'Yes'],
  [loan, 'Remove Ada Byrne from the waiting list?', 'Yes'],
  [post, 'Discard unsaved changes?', 'Yes'],
  [post, 'Publish “Moss” now?', 'Publish'],
  [post, 'Publish Moss? It will be removed from your drafts.', 'Publish'],
  [post, 'Publish Moss? Unsaved changes will be discarded.', 'Publish'],
  [post, 'Publish Moss and all its pictures?', 'Publish'],
  [post, 'Publish Moss as soon as possible?', 'Publish'],
  [ship, 'Ship the 2 parcels of B-7?', 'Ship'],
  [ship, 'Nothing will be cancelled. Ship it?', 'Ship'],
  [file, 'Delete Tides? This will delete the 3 pages in the file.', 'Delete'],
  [file, 'Delete Tides? Its copies will be removed.', 'Delete'],
];

t.test('a question that does more is told from one that asks just for the deed', async (t) => {
  for (const [pressed, question, control] of beyond) t.ok(overreach(question, [], pressed, control), `${question} ${control}`);
  for (const [pressed, question, control] of within)
    t.equal(overreach(question, [], pressed, control), undefined, `${question} ${control}`);
});

t.test('where several are meant, a question may be of all of them', async (t) => {
  const several = { said: 'delete the drafts', verbs: ['delete'] };
  t.notOk(asksBeyond('Delete all 12 drafts?', 'Delete all', several));
  t.notOk(asksBeyond('Delete all 12 drafts?', 'Delete', { ...several, said: 'delete all drafts', isOne: true }));
  t.ok(asksBeyond('Delete all 12 drafts?', 'Delete', { ...several, said: 'delete the draft Tides', isOne: true }));
});
