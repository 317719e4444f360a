/** Accounts, mails, tickets and who they go to; kept aside. */
import type { LabelledGoal } from '../labels.ts';

export const accounts: readonly LabelledGoal[] = [
  {
    id: 'friend-accept',
    goal: 'Accept the friend request from [user:Luca Moretti]',
    same: {
      quotes: ['Accept the friend request from "[user:Tom & Jerry]"'],
      context: ['We met at the trade fair. Accept the friend request from [user:Dana Wolf].'],
      terse: ['friend request [user:Jana Novak] accept'],
      polite: ['Could you please accept the friend request from [user:Ola]?'],
      synonym: ["Accept [user:Peter]'s friend request", 'Confirm the friend request from [user:Wei Chen]'],
      passive: ['The friend request from [user:Sofia] should be accepted'],
    },
    other: {
      direction: ['Decline the friend request from Luca Moretti', 'Ignore the friend request from Luca Moretti'],
      role: ['Send a friend request to Luca Moretti'],
      quantifier: ['Accept all friend requests', 'Accept every friend request except the one from Luca Moretti'],
      object: ['Accept the payment request from Luca Moretti'],
      negation: ['Never accept the friend request from Luca Moretti'],
    },
  },
  {
    id: 'ticket-reopen',
    goal: 'Reopen the ticket "[title:Printer on fire]"',
    same: {
      quotes: ["Reopen the ticket '[title:Door squeaks]'"],
      value: ['Reopen the ticket "[title:Reopen the canteen]"'],
      terse: ['ticket "[title:Lift stuck]" reopen'],
      polite: ['Please reopen the ticket "[title:Close button is broken]"'],
      synonym: ['Open the ticket "[title:No hot water]" again'],
      passive: ['The ticket "[title:Lost badge]" should be reopened'],
    },
    other: {
      direction: ['Close the ticket "Printer on fire"', 'Resolve the ticket "Printer on fire"'],
      object: ['Reopen the door "Printer on fire"'],
      reading: ['Read who reopened the ticket "Printer on fire"'],
      clause: ['Reopen the ticket "Printer on fire" and assign it to me'],
    },
  },
  {
    id: 'mail-move',
    goal: 'Move the mail "[subject:Rent 2027]" from [from:Inbox] to [to:Archive]',
    same: {
      typo: ['Move teh mail "[subject:Lunch menu]" from [from:Inbox] to [to:Food]'],
      value: ['Move the mail "[subject:From Inbox to Archive]" from [from:Sent Items] to [to:Inbox]'],
      terse: ['mail "[subject:Party]" [from:Inbox] to [to:Private]'],
      polite: ['Please move the mail "[subject:Your invoice]" from [from:Spam] to [to:Inbox]'],
      swapped: ['Move the mail "[subject:Rent 2027]" from [from:Archive] to [to:Inbox]'],
      order: [
        'Move the mail "[subject:Menu]" to [to:Food] from [from:Drafts]',
        'From [from:Inbox] to [to:Trash], move the mail "[subject:Move it!]"',
      ],
      passive: ['The mail "[subject:Hello]" should be moved from [from:Inbox] to [to:Old Friends]'],
    },
    other: {
      which: ['Move the newest mail from Inbox to Archive'],
      direction: ['Delete the mail "Rent 2027" from Inbox', 'Copy the mail "Rent 2027" from Inbox to Archive'],
      reading: ['Read the mail "Rent 2027" from Inbox'],
      quantifier: ['Move all mails from Inbox to Archive'],
      object: ['Move the folder "Rent 2027" from Inbox to Archive'],
    },
  },
  {
    id: 'notifications-off',
    goal: 'Disable desktop notifications in Preferences',
    same: {
      terse: ['preferences: desktop notifications off'],
      polite: ['Could you disable desktop notifications in Preferences, please?'],
      synonym: [
        'Turn off desktop notifications in Preferences',
        'Switch desktop notifications off in the preferences',
        'Deactivate desktop notifications in Preferences',
      ],
      order: ['In Preferences, disable desktop notifications'],
    },
    other: {
      direction: ['Enable desktop notifications in Preferences', 'Turn on desktop notifications in Preferences'],
      object: ['Disable email notifications in Preferences'],
      scope: ['Disable desktop notifications in Team Settings'],
      quantifier: ['Disable all notifications in Preferences'],
      reading: ['Check if desktop notifications are disabled in Preferences'],
      negation: ["Don't disable desktop notifications in Preferences"],
    },
  },
  {
    id: 'signup',
    goal: 'Sign up as [user:theo] with the e-mail [email:theo@new.example]',
    same: {
      short: ['Sign up as [user:max_b] w/ the e-mail [email:max.b@new.example]'],
      terse: ['sign up [user:gina] e-mail [email:gina@new.example]'],
      polite: ['Please sign me up as [user:hugo] with the e-mail [email:hugo@new.example]'],
      synonym: [
        'Register as [user:ivy] with the e-mail [email:ivy@new.example]',
        'Create an account as [user:jan_k] with the email address [email:jan@new.example]',
      ],
      order: ['With the e-mail [email:kira@new.example], sign up as [user:kira]'],
    },
    other: {
      direction: ['Delete the account of theo with the e-mail theo@new.example'],
      object: ['Sign in as theo with the e-mail theo@new.example'],
      clause: ['Sign up as theo with the e-mail theo@new.example and confirm it'],
      asking: ['Is theo signed up with the e-mail theo@new.example?'],
    },
  },
  {
    id: 'task-assign',
    goal: 'Assign the task of Rita to Sven',
    same: {
      terse: ['assign Rita’s task to Sven'],
      polite: ["Please assign Rita's task to Sven"],
      passive: ['The task of Rita should be assigned to Sven'],
      order: ['Assign to Sven the task of Rita'],
    },
    other: {
      role: ['Assign the task of Sven to Rita', "Assign Sven's task to Rita"],
      quantifier: ['Assign all tasks of Rita to Sven'],
      object: ['Assign the role of Rita to Sven'],
      direction: ['Unassign the task of Rita from Sven'],
      reading: ['See whether the task of Rita is assigned to Sven'],
    },
  },
  {
    id: 'upload-photo',
    goal: 'Upload the photo and make it public',
    same: {
      typo: ['Uplod the photo and make it public'],
      terse: ['upload photo, make public'],
      polite: ['Could you upload the photo and make it public?'],
      synonym: ['Upload the photo and set it to public', 'Upload the picture and make it public'],
    },
    other: {
      direction: ['Download the photo and make it public', 'Upload the photo and make it private'],
      negation: ['Upload the photo but do not make it public'],
      clause: ['Upload the photo', 'Make the photo public'],
      object: ['Upload the video and make it public'],
    },
  },
];
