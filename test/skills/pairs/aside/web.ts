/** What agents are sent to do on pages; kept aside. */
import type { LabelledGoal } from '../labels.ts';

export const web: readonly LabelledGoal[] = [
  {
    id: 'job-search',
    goal: 'Search for jobs as "[title:gardener]" in [city:Graz]',
    same: {
      terse: ['jobs "[title:baker]" [city:Linz]'],
      polite: ['Please search for jobs as "[title:night nurse]" in [city:Salzburg]'],
      synonym: ['Find jobs as "[title:data analyst]" in [city:Vienna]', 'Look for jobs as "[title:tram driver]" in [city:Innsbruck]'],
      order: ['In [city:Wels], search for jobs as "[title:welder]"'],
      question: ['Which jobs are there as "[title:teacher]" in [city:Sankt Anton]?'],
    },
    other: {
      clause: ['Search for jobs as "gardener" in Graz and apply for the first', 'Search for part-time jobs only as "gardener" in Graz'],
      object: ['Search for flats as "gardener" in Graz'],
      negation: ['Search for jobs as "gardener" everywhere but in Graz'],
      direction: ['Post a job as "gardener" in Graz'],
    },
  },
  {
    id: 'wiki-population',
    goal: 'Look up "[place:Tallinn]" and read its population',
    same: {
      terse: ['"[place:Riga]" population'],
      question: ['What is the population of "[place:Vilnius]"?'],
      synonym: ['Search for "[place:Turku]" and get its population', 'Find "[place:Population Hill]" and return the population'],
      order: ['Read the population of "[place:Malmö]" after looking it up'],
    },
    other: {
      field: ['Look up "Tallinn" and read its area'],
      fields: ['Look up "Tallinn" and read its area and population'],
      reading: ['Look up "Tallinn" and correct its population'],
      clause: ['Look up "Tallinn"', 'Look up "Tallinn", read its population and open the map'],
    },
  },
  {
    id: 'friend-accept',
    goal: 'Accept the friend request from [user:Luca Moretti]',
    same: {
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
    id: 'volume-down',
    goal: 'Decrease the volume in the player',
    same: {
      terse: ['player volume down'],
      polite: ['Please decrease the volume in the player'],
      synonym: ['Lower the volume in the player', 'Turn down the volume in the player', 'Reduce the volume in the player'],
      order: ['In the player, decrease the volume'],
    },
    other: {
      direction: ['Increase the volume in the player', 'Turn up the volume in the player'],
      object: ['Decrease the speed in the player', 'Decrease the brightness in the player'],
      scope: ['Decrease the volume in the settings'],
      reading: ['Read the volume in the player'],
    },
  },
  {
    id: 'orders-export',
    goal: 'Export the orders of [month:October] as CSV',
    same: {
      terse: ['export orders [month:March] CSV'],
      polite: ['Please export the orders of [month:June] as CSV'],
      spelling: ['export the orders of [month:July] as csv'],
      order: ['As CSV, export the orders of [month:January]'],
      passive: ['The orders of [month:May] should be exported as CSV'],
    },
    other: {
      direction: ['Import the orders of October as CSV'],
      object: ['Export the customers of October as CSV', 'Export the orders of October as PDF'],
      negation: ['Export all orders but those of October as CSV'],
      reading: ['Count the orders of October'],
      clause: ['Export the orders of October as CSV and delete them'],
    },
  },
  {
    id: 'currency',
    goal: 'Convert [amount:120] from [from:USD] to [to:JPY]',
    same: {
      terse: ['[amount:50] [from:EUR] to [to:CHF]'],
      polite: ['Could you convert [amount:99.95] from [from:GBP] to [to:SEK]?'],
      order: ['Convert from [from:NOK] to [to:DKK]: [amount:700]', 'Convert [amount:40] to [to:PLN] from [from:CZK]'],
      swapped: ['Convert [amount:120] from [from:JPY] to [to:USD]'],
      question: ['How much is [amount:15] [from:CAD] in [to:AUD]?'],
    },
    other: {
      clause: ['Convert 120 from USD to JPY and buy it', 'Convert 120 from USD to JPY and then to EUR'],
      object: ['Send 120 from USD account to JPY account'],
      negation: ["Don't convert 120 from USD to JPY"],
    },
  },
  {
    id: 'appointment',
    goal: 'Book an appointment with Dr [doctor:Weiss] on [date:2027-01-11] at [time:08:20]',
    same: {
      terse: ['appointment Dr [doctor:Brandt] [date:2027-02-01] [time:10:00]'],
      polite: ['I would like to book an appointment with Dr [doctor:Amsel] on [date:2027-03-05] at [time:15:40], please'],
      synonym: [
        'Make an appointment with Dr [doctor:Falk] on [date:2027-04-19] at [time:09:10]',
        'Schedule an appointment with Dr [doctor:van Dam] on [date:2027-05-20] at [time:11:50]',
      ],
      order: ['On [date:2027-06-14] at [time:16:30], book an appointment with Dr [doctor:Kranich]'],
    },
    other: {
      direction: ['Cancel the appointment with Dr Weiss on 2027-01-11 at 08:20'],
      reading: ['Move the appointment with Dr Weiss to 2027-01-11 at 08:20'],
      asking: ['Is Dr Weiss free on 2027-01-11 at 08:20?'],
      clause: ['Book an appointment with Dr Weiss on 2027-01-11 at 08:20 for my son'],
      negation: ['Book an appointment with any doctor except Dr Weiss on 2027-01-11 at 08:20'],
    },
  },
  {
    id: 'ticket-reopen',
    goal: 'Reopen the ticket "[title:Printer on fire]"',
    same: {
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
    id: 'pizza-order',
    goal: 'Order a large pizza "[pizza:Margherita]" without onions',
    same: {
      terse: ['large pizza "[pizza:Funghi]" without onions, order'],
      polite: ['I would like to order a large pizza "[pizza:Diavola]" without onions'],
      synonym: ['Buy a large pizza "[pizza:Quattro Stagioni]" without onions', 'Order a large pizza "[pizza:Capricciosa]" with no onions'],
    },
    other: {
      negation: ['Order a large pizza "Margherita" with onions'],
      which: ['Order a small pizza "Margherita" without onions', 'Order two large pizzas "Margherita" without onions'],
      object: ['Order a large salad "Margherita" without onions', 'Order a large pizza "Margherita" without olives'],
      clause: ['Order a large pizza "Margherita"'],
      direction: ['Cancel the order of a large pizza "Margherita" without onions'],
    },
  },
  {
    id: 'signup',
    goal: 'Sign up as [user:theo] with the e-mail [email:theo@new.example]',
    same: {
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
    id: 'top-rated-books',
    goal: 'Sort the books by rating, best first, and open the third one',
    same: {
      terse: ['books by rating best first, open 3rd'],
      polite: ['Please sort the books by rating, best first, and open the third one'],
      synonym: [
        'Order the books by rating, highest first, and open the third one',
        'Sort the books by rating in descending order and open the third book',
      ],
    },
    other: {
      which: [
        'Sort the books by rating, best first, and open the second one',
        'Sort the books by rating, best first, and open the last one',
      ],
      direction: ['Sort the books by rating, worst first, and open the third one'],
      field: ['Sort the books by price, lowest first, and open the third one'],
      clause: ['Sort the books by rating, best first', 'Sort the books by rating, best first, and open the third one in a new tab'],
      object: ['Sort the films by rating, best first, and open the third one'],
    },
  },
  {
    id: 'visible-total',
    goal: 'Read the subtotal, the shipping costs and the total of the order',
    same: {
      terse: ['order subtotal, shipping costs, total'],
      question: ['What are the subtotal, the shipping costs and the total of the order?'],
      synonym: ['Get the subtotal, shipping cost and total of the order'],
      order: ['Read the total, the subtotal and the shipping costs of the order'],
    },
    other: {
      fields: [
        'Read the subtotal and the total of the order',
        'Read the subtotal, the shipping costs, the tax and the total of the order',
        'Read the total of the order',
      ],
      object: ['Read the subtotal, the shipping costs and the total of the cart'],
      quantifier: ['Read the totals of all orders'],
      reading: ['Correct the subtotal, the shipping costs and the total of the order'],
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
