/** Work: messages, tasks, calendars, documents. */
import type { LabelledGoal } from '../labels.ts';

export const office: readonly LabelledGoal[] = [
  {
    id: 'message',
    goal: 'Send a message to [to:Priya] saying "[text:The parts have arrived]"',
    same: {
      short: ['Send a msg to [to:Beth] saying "[text:Back in 5]"'],
      context: ['The customer has been asking all morning. Send a message to [to:Walter] saying "[text:Your parcel left at nine]".'],
      terse: ['message [to:Jonas]: "[text:running late]"'],
      polite: ['Could you send a message to [to:Ms Okafor] saying "[text:Thank you for the flowers]"?'],
      order: ['Send "[text:Lunch at noon?]" as a message to [to:Erik]', 'Send a message saying "[text:Call me]" to [to:Aunt Rosa]'],
      synonym: ['Write [to:Hannah] a message saying "[text:See you on Friday]"', 'Message [to:Diego] "[text:Please send the report]"'],
      value: ['Send a message to [to:Priya Nair] saying "[text:Do not send the message to Bo]"'],
      quotes: ["Send a message to [to:Yuki] saying '[text:Gate 7 is closed]'"],
    },
    other: {
      direction: [
        'Read the message from Priya saying "The parts have arrived"',
        'Delete the message to Priya saying "The parts have arrived"',
      ],
      object: ['Send an invoice to Priya saying "The parts have arrived"'],
      clause: ['Draft a message to Priya saying "The parts have arrived" but do not send it'],
      reading: ['Check if Priya got a message saying "The parts have arrived"'],
      role: ['Ask Priya to send me a message saying "The parts have arrived"'],
    },
  },
  {
    id: 'forward-ana-bo',
    goal: 'Forward the latest message from Ana to Bo',
    same: {
      terse: ['forward latest message of Ana to Bo'],
      polite: ['Please forward the latest message from Ana to Bo'],
      synonym: ["Forward Ana's newest message to Bo", 'Forward the most recent message from Ana to Bo'],
      order: ['Forward to Bo the latest message from Ana'],
      passive: ['The latest message from Ana should be forwarded to Bo'],
    },
    other: {
      swap: ['Forward the message from Ana to the latest Bo'],
      role: [
        'Forward the latest message from Bo to Ana',
        "Forward Bo's latest message to Ana",
        'Forward to Ana the latest message from Bo',
      ],
      which: ['Forward the oldest message from Ana to Bo', 'Forward the first message from Ana to Bo'],
      quantifier: ['Forward all messages from Ana to Bo'],
      direction: ['Reply to the latest message from Ana to Bo'],
      clause: ['Forward the latest message from Ana to Bo and delete it'],
    },
  },
  {
    id: 'task-create',
    goal: 'Create a task "[title:Order new chairs]" due on [date:2026-12-04]',
    same: {
      quotes: ["Create a task '[title:Buy paper]' due on [date:2026-12-12]"],
      typo: ['Creat a task "[title:Call the plumber]" due on [date:2026-12-01]'],
      terse: ['new task "[title:Water plants]" due [date:2026-12-24]'],
      polite: ['Please create a task "[title:Book the venue]" due on [date:2027-01-31]'],
      synonym: [
        'Add a task "[title:Renew passport]" due on [date:2027-02-28]',
        'Make a new task called "[title:Delete old files]" that is due on [date:2026-11-30]',
      ],
      order: ['Create a task due on [date:2026-12-10]: "[title:Pay the rent]"'],
      value: ['Create a task "[title:Create a task list]" due on [date:5 December]'],
    },
    other: {
      direction: ['Delete the task "Order new chairs" due on 2026-12-04', 'Close the task "Order new chairs" due on 2026-12-04'],
      object: ['Create an event "Order new chairs" on 2026-12-04', 'Create a project "Order new chairs" due on 2026-12-04'],
      clause: ['Create a task "Order new chairs"', 'Create a task "Order new chairs" due on 2026-12-04 and assign it to Kim'],
      reading: ['Read when the task "Order new chairs" is due'],
    },
  },
  {
    id: 'meeting',
    goal: 'Schedule a meeting "[title:Budget review]" on [date:December 8] at [time:14:30] with [guest:Nadia]',
    same: {
      short: ['Schedule a mtg "[title:Quarterly numbers]" on [date:December 11] at [time:10:30] with [guest:Ravi]'],
      terse: ['meeting "[title:Kick-off]" [date:January 5] [time:09:00] with [guest:Tom]'],
      polite: ['Would you schedule a meeting "[title:Retrospective]" on [date:December 18] at [time:16:00] with [guest:Carlos], please?'],
      order: [
        'Schedule a meeting with [guest:Mei] on [date:February 1] at [time:10:15]: "[title:Onboarding]"',
        'With [guest:Oleg], schedule a meeting "[title:Design]" at [time:11:00] on [date:March 2]',
      ],
      synonym: [
        'Set up a meeting "[title:Interview]" on [date:December 9] at [time:13:00] with [guest:Dr Singh]',
        'Arrange a meeting "[title:Sales call]" with [guest:Grace] on [date:April 14] at [time:08:45]',
      ],
    },
    other: {
      direction: [
        'Cancel the meeting "Budget review" on December 8 at 14:30 with Nadia',
        'Decline the meeting "Budget review" on December 8 at 14:30 with Nadia',
      ],
      reading: ['Move the meeting "Budget review" with Nadia to December 8 at 14:30'],
      quantifier: ['Schedule a weekly meeting "Budget review" from December 8 at 14:30 with Nadia'],
      negation: ['Schedule a meeting "Budget review" on December 8 at 14:30 without Nadia'],
    },
  },
  {
    id: 'invitation-accept',
    goal: 'Accept the invitation from Marta',
    same: {
      terse: ['accept invitation from Marta'],
      polite: ['Please accept the invitation from Marta'],
      synonym: ["Accept Marta's invitation", 'Say yes to the invitation from Marta'],
      passive: ['The invitation from Marta should be accepted'],
    },
    other: {
      direction: ['Decline the invitation from Marta', 'Reject the invitation from Marta'],
      role: ['Accept the invitation for Marta', 'Let Marta accept the invitation'],
      negation: ["Don't accept the invitation from Marta"],
      quantifier: ['Accept all invitations except the one from Marta', 'Accept all invitations'],
      object: ['Accept the file from Marta'],
      reading: ['Read the invitation from Marta'],
    },
  },
  {
    id: 'issue-close',
    goal: 'Close issue [issue:418]',
    same: {
      context: ['This was fixed in the last release and nobody has complained since. Close issue [issue:645].'],
      short: ['Close issue no. [issue:812]'],
      terse: ['issue [issue:77] close'],
      polite: ['Please close issue [issue:1203]'],
      passive: ['Issue [issue:9] should be closed'],
      synonym: ['Mark issue [issue:51] as closed', 'Close the issue number [issue:300]'],
    },
    other: {
      direction: ['Open issue 418', 'Reopen issue 418'],
      object: ['Close pull request 418', 'Close project 418'],
      clause: ['Close issue 418 with the comment "done"', 'Comment on issue 418 and close it'],
      reading: ['Check whether issue 418 is closed', 'Who closed issue 418?'],
      quantifier: ['Close all issues but 418'],
      negation: ['Do not close issue 418 yet'],
    },
  },
  {
    id: 'invoice-download',
    goal: 'Download the newest invoice as PDF',
    same: {
      context: ['Our accountant needs it before the end of the year: download the newest invoice as PDF'],
      typo: ['Download the newest invoce as PDF'],
      terse: ['newest invoice PDF download'],
      polite: ['Could you download the newest invoice as a PDF?'],
      synonym: ['Download the latest invoice as PDF', 'Save the most recent invoice as a PDF file'],
      spelling: ['download the newest invoice as pdf'],
    },
    other: {
      which: ['Download the oldest invoice as PDF', 'Download the second newest invoice as PDF'],
      quantifier: ['Download all invoices as PDF'],
      object: ['Download the newest receipt as PDF', 'Download the newest invoice as CSV'],
      direction: ['Upload the newest invoice as PDF'],
      reading: ['Read the total of the newest invoice'],
      clause: ['Download the newest invoice as PDF and mark it as paid'],
    },
  },
  {
    id: 'follow',
    goal: 'Follow the user [user:green_fox]',
    same: {
      quotes: ['Follow the user "[user:old_lynx]"'],
      terse: ['follow [user:blue_owl]'],
      polite: ['Please follow the user [user:red.panda]'],
      synonym: ['Start following the user [user:kite_runner]', 'Follow the account [user:unfollow_me]'],
      typo: ['Folow the user [user:tiny_bear]'],
    },
    other: {
      direction: ['Unfollow the user green_fox', 'Stop following the user green_fox'],
      object: ['Block the user green_fox', 'Follow the topic green_fox'],
      role: ['See whether the user green_fox follows me', 'Ask green_fox to follow the user red_fox'],
      quantifier: ['Follow everyone that the user green_fox follows'],
      reading: ['Read the number of followers of the user green_fox'],
    },
  },
];
