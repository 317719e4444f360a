import t from 'tap';
import { doesSame } from '../../../actors/run/renamed.ts';

t.test('a button in the place of another does the same where it says it in other words or says more of what it stands under', async (t) => {
  const same: readonly (readonly [name: string, other: string, heading?: string])[] = [
    ['Book', 'Reserve'],
    ['Book', 'Book appointment', 'Book an appointment'],
    ['Track', 'Track parcel', 'Track a parcel'],
    ['Save', 'Save changes'],
    ['Save', 'Save preferences', 'Notifications'],
    ['Save', 'Update'],
    ['Next', 'Continue'],
    ['Submit request', 'Send request'],
    ['Submit ticket', 'Create ticket'],
    ['Send invite', 'Send invitation'],
    ['Export', 'Download'],
    ['Approve', 'Accept'],
    ['Yes, cancel', 'Yes, cancel it'],
    ['View', 'Open'],
  ];
  for (const [name, other, heading] of same) t.equal(doesSame(name, other, heading), true, `${name}: ${other}`);
  const another: readonly (readonly [name: string, other: string, heading?: string])[] = [
    ['Save', 'Save draft', 'Your draft'],
    ['Save', 'Save as template'],
    ['Save', 'Save and close', 'Close the month'],
    ['Cancel', 'Cancel all', 'All orders'],
    ['Book', 'Book later', 'Book an appointment'],
    ['Book', 'Join waitlist', 'Book an appointment'],
    ['Next', 'Previous'],
    ['Next', 'Skip'],
    ['Send invite', 'Send reminder', 'Invite user'],
    ['Send invoice', 'Create invoice', 'Invoices'],
    ['Submit ticket', 'Delete ticket', 'New ticket'],
    ['Submit', 'Create'],
    ['Approve', 'Reject', 'Approve or reject'],
    ['Delete', 'Delete account', 'Photos'],
    ['Order', 'Order again'],
    ['Subscribe', 'Unsubscribe'],
    ['Mark as paid', 'Mark as partly paid', 'Invoices'],
    ['Yes, cancel', 'Yes, pause', 'Pause instead?'],
  ];
  for (const [name, other, heading] of another) t.equal(doesSame(name, other, heading), false, `${name}: ${other}`);
});
