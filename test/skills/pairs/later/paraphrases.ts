/** Paraphrases of sentences as goals: passive and active, nouns for verbs, questions for orders, words in other places. */
import type { LabelledGoal } from '../labels.ts';

export const paraphrases: readonly LabelledGoal[] = [
  {
    id: 'pp-mail-unread-count',
    goal: 'Count my unread mails',
    same: {
      question: ['How many unread mails do I have?'],
      terse: ['unread mail count'],
    },
    other: {
      quantifier: ['Open all my unread mails'],
    },
  },
  {
    id: 'pp-sort-name-date',
    goal: 'Sort the members by surname and then by joining date',
    same: {
      synonym: ["Order the members' list by surname first, joining date second"],
    },
    other: {
      swap: ['Sort the members by joining date and then by surname'],
      quantifier: ['Sort the members by surname only'],
    },
  },
  {
    id: 'pp-orders-no-invoice',
    goal: 'List the orders that have no invoice',
    same: {
      question: ['Which orders lack an invoice?'],
    },
    other: {
      swap: ['List the invoices that have no order'],
      negation: ['List the orders that have an invoice'],
    },
  },
  {
    id: 'pp-send-report',
    goal: "Send [sender:Anna]'s report to [receiver:Ben]",
    same: {
      swapped: ['To [receiver:Anna], send the report of [sender:Ben]'],
      plain: ['Make sure that [receiver:Otto] gets the report of [sender:Mila]'],
    },
    other: {
      role: ['Ask Ben to send his report to Anna'],
    },
  },
  {
    id: 'pp-replace-comma',
    goal: 'Replace every semicolon in column C with a comma',
    same: {
      plain: ['Put a comma wherever column C has a semicolon'],
      passive: ['Each semicolon in column C is to be replaced by a comma'],
    },
    other: {
      swap: ['Replace every comma in column C with a semicolon'],
    },
  },
  {
    id: 'pp-lend-borrow',
    goal: 'Lend the [tool:drill] to [name:Sami]',
    same: {
      plain: ['Let [name:Sami] borrow the [tool:drill]'],
      passive: ['The [tool:ladder] should be lent to [name:Kerstin]'],
    },
    other: {
      swap: ['Borrow the drill from Sami'],
    },
  },
  {
    id: 'pp-buy-sell',
    goal: 'Sell [count:10] shares of [fund:Alpha Growth]',
    same: {
      synonym: ['Place a sell order for [count:10] shares of [fund:Alpha Growth]'],
      context: ['I need cash for the roof, so sell [count:35] shares of [fund:Nordic Bond]'],
    },
    other: {
      direction: ['Buy 10 shares of Alpha Growth'],
    },
  },
  {
    id: 'pp-hen-before',
    goal: 'Archive the tickets that were closed before they were answered',
    same: {
      order: ['Archive those tickets which got closed before getting an answer'],
    },
    other: {
      swap: [
        'Archive the tickets that were answered before they were closed',
        'Close the tickets that were archived before they were answered',
      ],
    },
  },
  {
    id: 'pp-email-both',
    goal: 'Email the invoice to the client and a copy to the accountant',
    same: {
      order: ['To the accountant email a copy of the invoice and to the client the invoice itself'],
    },
    other: {
      swap: ['Email the invoice to the accountant and a copy to the client'],
      negation: ['Email the invoice to the client but no copy to the accountant'],
    },
  },
  {
    id: 'pp-rename-folder',
    goal: 'Rename the folder [old:Drafts] to [new:Archive]',
    same: {
      swapped: ['Rename the folder [old:Archive] to [new:Drafts]'],
      plain: ['The folder [old:Photos] should be called [new:Pictures]'],
    },
    other: {
      quantifier: ['Move the folder Drafts into the folder Archive'],
    },
  },
  {
    id: 'pp-follow',
    goal: 'Show the artists that follow me',
    same: {
      order: ['Show me artists who are my followers'],
      question: ['By which artists am I followed?'],
    },
    other: {
      swap: ['Show the artists that I follow'],
    },
  },
  {
    id: 'pp-grade',
    goal: 'Give [student:Lena] the grade [grade:B] in [subject:history]',
    same: {
      passive: ['[student:Marco] should be given a [grade:C] in [subject:biology] as his grade'],
    },
    other: {
      reading: ['Show the grade that Lena got in history'],
      direction: ['Withdraw the grade B that Lena got in history'],
    },
  },
  {
    id: 'pp-delete-comment',
    goal: 'Delete the comment I wrote under [title:Spring Walk]',
    same: {
      synonym: ['Remove my comment under [title:Night Train]'],
      passive: ['The comment that was written by me under [title:Spring Walk] should be deleted'],
    },
    other: {
      role: ['Delete the comments that others wrote under Spring Walk'],
    },
  },
  {
    id: 'pp-who-approved',
    goal: 'Show who approved the budget',
    same: {
      question: ['By whom was the budget approved?'],
      terse: ['budget approver'],
    },
    other: {
      intent: ['Show who proposed the budget'],
    },
  },
  {
    id: 'pp-visitors',
    goal: 'How many visitors did our website have [when:yesterday]?',
    same: {
      synonym: ['Number of visitors to our website [when:last week]'],
    },
    other: {
      object: ['How many pages of our website were visited yesterday?'],
      swap: ['How many websites did our visitors come from yesterday?'],
    },
  },
  {
    id: 'pp-mute',
    goal: 'Mute the group [group:Neighbours]',
    same: {
      synonym: ['Silence the group [group:Football Dads]'],
      context: ['It rings all night, mute the group [group:Neighbours] please'],
    },
    other: {
      direction: ['Unmute the group Neighbours'],
    },
  },
  {
    id: 'pp-mute-except',
    goal: 'Mute everyone but [name:Clara]',
    same: {
      order: ['Mute all people other than [name:Clara]'],
      synonym: ['Silence everybody except [name:Viktor]'],
    },
    other: {
      swap: ['Mute Clara but nobody else'],
    },
  },
  {
    id: 'pp-menu-prices',
    goal: 'Raise the price of all soups by [percent:5%]',
    same: {
      synonym: ['Make a [percent:5%] price increase on all soups'],
      passive: ['All soups should have their price raised by [percent:8%]'],
    },
    other: {
      which: ['Raise the price of all soups to 5 euros'],
    },
  },
  {
    id: 'pp-menu-hide',
    goal: 'Hide the dishes that are sold out',
    same: {
      order: ['Dishes which have sold out should not be shown, hide them'],
      passive: ['Sold-out dishes must be hidden'],
    },
    other: {
      swap: ['Mark the dishes that are hidden as sold out'],
    },
  },
  {
    id: 'pp-sign-contract',
    goal: 'Sign the contract that [firm:Nordlicht] sent',
    same: {
      passive: ['Sign the contract sent by [firm:Brandt & Co]'],
      synonym: ['Put my signature on the contract that [firm:Nordlicht] sent'],
    },
    other: {
      swap: ['Send Nordlicht the contract that I signed'],
    },
  },
  {
    id: 'pp-donor-list',
    goal: 'List the donors who gave more than [amount:$500]',
    same: {
      question: ['Which donors donated over [amount:$1,000]?'],
      synonym: ['List of donors with gifts above [amount:$500]'],
    },
    other: {
      which: ['List the donors who gave less than $500'],
    },
  },
  {
    id: 'pp-parking-permit',
    goal: 'Apply for a parking permit for [plate:HB-KL 88]',
    same: {
      synonym: ['File an application for a parking permit for [plate:M-XY 204]'],
      polite: ["I'd like to apply for a permit to park, the plate is [plate:HB-KL 88]"],
    },
    other: {
      scope: ['Check the status of the parking permit for HB-KL 88'],
    },
  },
  {
    id: 'pp-fine-contest',
    goal: 'Contest the fine [number:F-3310]',
    same: {
      synonym: ['Lodge an objection to the fine [number:F-8842]', 'Object to fine [number:F-3310]'],
    },
    other: {
      intent: ['Pay the fine F-3310'],
    },
  },
  {
    id: 'pp-pupil-absent',
    goal: 'Report my son [name:Emil] as absent on [date:3 March]',
    same: {
      synonym: ['Send a notice of absence for my son [name:Emil] for [date:3 March]'],
      context: ['He has a fever, so report my son [name:Hugo] absent on [date:8 April]'],
    },
    other: {
      reading: ['On what dates was my son Emil reported as absent?'],
    },
  },
  {
    id: 'pp-school-lunch',
    goal: "Cancel [name:Ida]'s lunch for [day:Wednesday]",
    same: {
      plain: ["[name:Noah] won't eat at school on [day:Thursday], cancel his lunch"],
      passive: ["[name:Ida]'s [day:Wednesday] lunch should be cancelled"],
    },
    other: {
      direction: ["Order Ida's lunch for Wednesday"],
    },
  },
  {
    id: 'pp-timesheet',
    goal: 'Enter [hours:7.5] hours for [project:Bridge] on [date:14 May]',
    same: {
      synonym: ['Log [hours:6] hours on the project [project:Tunnel] for [date:15 May]'],
      plain: ['I worked [hours:7.5] hours on [project:Bridge] on [date:14 May], enter that'],
    },
    other: {
      reading: ['How many hours are entered for Bridge on 14 May?'],
    },
  },
  {
    id: 'pp-machine-stop',
    goal: 'Stop machine [number:12] after the current batch',
    same: {
      order: ['After the current batch, stop machine [number:12]'],
      plain: ['Let machine [number:7] finish its current batch and then stop it'],
    },
    other: {
      which: ['Stop machine 12 before the current batch ends'],
    },
  },
  {
    id: 'pp-backup-restore',
    goal: 'Restore the backup of [date:1 June]',
    same: {
      synonym: ['Bring back the backup from [date:1 June]', 'Start the restoration of the backup of [date:9 July]'],
    },
    other: {
      intent: ['Download the backup of 1 June'],
    },
  },
  {
    id: 'pp-domain-renew',
    goal: 'Renew the domain [domain:hillfarm.example]',
    same: {
      context: ['It runs out next month, so renew the domain [domain:baker.example]'],
    },
    other: {
      negation: ['Do not renew the domain hillfarm.example'],
      intent: ['Transfer the domain hillfarm.example'],
    },
  },
  {
    id: 'pp-user-block',
    goal: 'Block the user [user:spam_king]',
    same: {
      synonym: ['Put a block on the user [user:spam_king]'],
      context: ['The user [user:troll77] keeps insulting people, block him'],
    },
    other: {
      direction: ['Unblock the user spam_king'],
    },
  },
  {
    id: 'pp-blocked-by',
    goal: 'List the users I have blocked',
    same: {
      passive: ['List the users blocked by me'],
      question: ['Which users have I blocked?'],
    },
    other: {
      swap: ['List the users who have blocked me'],
    },
  },
  {
    id: 'pp-photos-of',
    goal: 'Show the photos that [name:Greta] took of me',
    same: {
      passive: ['Show the photos of me that were taken by [name:Ravi]'],
      order: ['The photos in which I am and which [name:Greta] took, show them'],
    },
    other: {
      swap: ['Show the photos that I took of Greta'],
    },
  },
  {
    id: 'pp-album-share',
    goal: 'Share the album [album:Sicily] with [name:Nadia]',
    same: {
      synonym: ['Give [name:Theo] access to the album [album:Alps]'],
    },
    other: {
      swap: ['Show the albums that Nadia shared with me'],
      direction: ['Stop sharing the album Sicily with Nadia'],
    },
  },
  {
    id: 'pp-plant-water',
    goal: 'Which plants need watering today?',
    same: {
      synonym: ['List the plants that have to be watered today'],
      terse: ['plants to water today'],
    },
    other: {
      intent: ['Mark the plants as watered today'],
    },
  },
  {
    id: 'pp-mower-rent',
    goal: 'Rent a [tool:lawn mower] for [days:2] days',
    same: {
      synonym: ['Hire a [tool:hedge trimmer] for [days:3] days', 'Arrange the rental of a [tool:lawn mower] for [days:2] days'],
    },
    other: {
      which: ['Extend the rental of my lawn mower by 2 days'],
    },
  },
  {
    id: 'pp-tenant-letter',
    goal: 'Tell the tenant that the landlord will pay',
    same: {
      plain: ['Inform the tenant the landlord is going to pay'],
      passive: ['The tenant should be told that payment will be made by the landlord'],
    },
    other: {
      swap: ['Tell the landlord that the tenant will pay'],
    },
  },
  {
    id: 'pp-delivery-where',
    goal: 'Where is my [item:sofa] now?',
    same: {
      synonym: ['Current location of my [item:armchair]'],
      plain: ['Tell me where my [item:sofa] is at this moment'],
    },
    other: {
      scope: ['When will my sofa be here?'],
    },
  },
  {
    id: 'pp-return-label',
    goal: 'Print a return label for order [order:77120]',
    same: {
      passive: ['A return label for order [order:77120] should be printed'],
      polite: ["I'd like to print out a label for returning order [order:80934]"],
    },
    other: {
      intent: ['Print the invoice of order 77120'],
    },
  },
  {
    id: 'pp-refund-buyer',
    goal: 'Refund the buyer of order [order:5521]',
    same: {
      synonym: ['Issue a refund to the buyer of order [order:5521]', 'Give the buyer of order [order:6034] the money back'],
    },
    other: {
      swap: ['Ask the seller of order 5521 for a refund'],
    },
  },
  {
    id: 'pp-coupon',
    goal: 'Apply the coupon [code:SPRING15] to my cart',
    same: {
      synonym: ['Use the coupon [code:WELCOME5] on my cart'],
    },
    other: {
      reading: ['Until when is the coupon SPRING15 valid for my cart?'],
      direction: ['Remove the coupon SPRING15 from my cart'],
    },
  },
  {
    id: 'pp-cart-empty',
    goal: 'Empty my shopping basket',
    same: {
      synonym: ['Clear my shopping cart'],
      order: ['Remove everything that is in my shopping basket'],
    },
    other: {
      scope: ['Is my shopping basket empty?'],
    },
  },
  {
    id: 'pp-heavier',
    goal: 'Which of my parcels is the heaviest?',
    same: {
      synonym: ['Find the heaviest one of my parcels'],
      order: ['Tell me the parcel of mine that weighs most'],
    },
    other: {
      which: ['Which of my parcels is the lightest?'],
    },
  },
  {
    id: 'pp-museum-lang',
    goal: 'Is there an audio guide in [language:Finnish]?',
    same: {
      synonym: ['Check if you can get an audio guide in [language:Korean]'],
      plain: ['Do they offer audio guides in [language:Finnish]?'],
    },
    other: {
      intent: ['Download the audio guide in Finnish'],
    },
  },
  {
    id: 'pp-gym-class',
    goal: 'Sign up for the [class:spinning] class on [day:Thursday]',
    same: {
      synonym: ['Enrol me in the [class:yoga] class on [day:Sunday]'],
    },
    other: {
      direction: ['Drop out of the spinning class on Thursday'],
      object: ['Sign up for the waiting list of the spinning class on Thursday'],
    },
  },
  {
    id: 'pp-gym-pause',
    goal: 'Pause my membership for [months:two] months',
    same: {
      synonym: ['Suspend my membership for [months:three] months'],
      context: ['I broke my leg, so pause my membership for [months:two] months'],
    },
    other: {
      intent: ['Extend my membership by two months'],
    },
  },
  {
    id: 'pp-won-against',
    goal: 'Show the matches in which [team:Ajax] beat [rival:PSV]',
    same: {
      passive: ['Show the matches in which [rival:PSV] was beaten by [team:Ajax]'],
      swapped: ['Show the matches in which [team:PSV] beat [rival:Ajax]'],
    },
    other: {
      negation: ['Show the matches in which Ajax did not beat PSV'],
    },
  },
  {
    id: 'pp-club-fee',
    goal: 'Has [name:Mr. Tan] paid the club fee?',
    same: {
      passive: ['Was the club fee paid by [name:Mrs. Bauer]?'],
      synonym: ['Check whether [name:Mr. Tan] paid the club fee'],
    },
    other: {
      intent: ['Remind Mr. Tan to pay the club fee'],
    },
  },
  {
    id: 'pp-letter-mp',
    goal: 'Write to my member of parliament that [text:the trains are late]',
    same: {
      synonym: ['Let my member of parliament know in writing that [text:rents are too high]'],
    },
    other: {
      swap: ['What did my member of parliament write about the trains being late?'],
      object: ['Write to my mayor that the trains are late'],
    },
  },
  {
    id: 'pp-vote-postal',
    goal: 'Request a postal ballot for the election on [date:21 September]',
    same: {
      synonym: ['Make a request for a postal ballot for the [date:21 September] election'],
      polite: ['I would like to vote by mail in the election on [date:9 June], request a postal ballot'],
    },
    other: {
      direction: ['Withdraw my postal ballot for the election on 21 September'],
    },
  },
  {
    id: 'pp-price-alert',
    goal: 'Notify me when the [item:Nova blender] falls below [price:€80]',
    same: {
      synonym: ['Send me a notification if the price of the [item:Brio kettle] drops under [price:€25]'],
    },
    other: {
      direction: ['Notify me when the Nova blender rises above €80'],
      intent: ['Buy the Nova blender when it falls below €80'],
    },
  },
  {
    id: 'pp-log-export',
    goal: 'Export the log of [month:June] as CSV',
    same: {
      synonym: ['Do a CSV export of the log of [month:June]'],
      passive: ['The [month:August] log should be exported as a CSV file'],
    },
    other: {
      object: ['Export the log of June as PDF'],
    },
  },
  {
    id: 'pp-survey-close',
    goal: 'Close the survey [survey:Summer Party]',
    same: {
      context: ['Everybody has answered, so please close the survey [survey:Team Lunch]'],
    },
    other: {
      direction: ['Reopen the survey Summer Party'],
      intent: ['Delete the survey Summer Party'],
    },
  },
  {
    id: 'pp-job-apply',
    goal: 'Apply for the position of [job:night porter] at [firm:Hotel Adler]',
    same: {
      synonym: ['Submit an application for the job of [job:night porter] at [firm:Hotel Adler]'],
      polite: ["I'd like to become [job:pastry chef] at [firm:Café Lenz], so apply for that position"],
    },
    other: {
      direction: ['Withdraw my application for the position of night porter at Hotel Adler'],
    },
  },
  {
    id: 'pp-candidate-reject',
    goal: 'Reject all applicants without a driving licence',
    same: {
      synonym: ['Turn down every applicant who has no driving licence'],
      passive: ["Applicants who don't have a driving licence should all be rejected"],
    },
    other: {
      negation: ['Reject all applicants with a driving licence'],
    },
  },
  {
    id: 'pp-salary-slip',
    goal: 'Show my payslip for [month:April]',
    same: {
      synonym: ['Let me see my pay slip of [month:October]'],
      terse: ['my payslip [month:April]'],
    },
    other: {
      quantifier: ['Download all my payslips since April'],
    },
  },
  {
    id: 'pp-invoice-overdue',
    goal: 'Remind the customers whose invoices are overdue',
    same: {
      synonym: ['Send a reminder to each customer with overdue invoices'],
      order: ['Customers that have an overdue invoice should get reminded'],
    },
    other: {
      reading: ['Show the customers whose invoices are overdue'],
    },
  },
  {
    id: 'pp-invoice-mark',
    goal: 'Mark invoice [number:2024-17] as paid',
    same: {
      plain: ['Invoice [number:2024-31] has been paid, mark it so'],
    },
    other: {
      scope: ['Mark invoice 2024-17 as overdue'],
      reading: ['Is invoice 2024-17 marked as paid?'],
    },
  },
  {
    id: 'pp-stock-left',
    goal: 'How many [item:light bulbs] are left in the warehouse?',
    same: {
      synonym: ['Count the [item:light bulbs] left in the warehouse'],
      plain: ['Tell me the number of [item:paint cans] that the warehouse still has'],
    },
    other: {
      swap: ['How many light bulbs have left the warehouse?'],
    },
  },
  {
    id: 'pp-stock-move',
    goal: 'Move [count:20] crates from hall A to hall B',
    same: {
      passive: ['[count:20] crates should be moved from hall A to hall B'],
      order: ['From hall A, move [count:45] crates to hall B'],
    },
    other: {
      swap: ['Move 20 crates from hall B to hall A'],
    },
  },
  {
    id: 'pp-route-avoid',
    goal: 'Plan a route to [city:Graz] that avoids motorways',
    same: {
      order: ['Plan a route without motorways to [city:Graz]'],
      synonym: ['I want a route plan to [city:Ulm], avoiding motorways'],
    },
    other: {
      negation: ['Plan a route to Graz that uses motorways only'],
    },
  },
  {
    id: 'pp-bike-repair',
    goal: 'Book a repair of my [thing:bicycle] for [date:8 May]',
    same: {
      synonym: ['Arrange for my [thing:scooter] to be repaired on [date:11 May]'],
      passive: ['My [thing:bicycle] is broken and a repair on [date:8 May] should be booked'],
    },
    other: {
      reading: ['How much does a repair of my bicycle cost?'],
    },
  },
  {
    id: 'pp-clinic-records',
    goal: 'Request a copy of my medical records from [clinic:St. Anne]',
    same: {
      synonym: [
        'Make a request to [clinic:St. Anne] for a copy of my medical records',
        'Ask [clinic:Lakeside] for a copy of my medical records',
      ],
    },
    other: {
      intent: ['Send a copy of my medical records to St. Anne'],
    },
  },
  {
    id: 'pp-test-results',
    goal: 'Are my blood test results in?',
    same: {
      synonym: ['Check if the results of my blood test have arrived'],
      terse: ['blood test results available?'],
    },
    other: {
      intent: ['Discuss my blood test results with the doctor'],
    },
  },
  {
    id: 'pp-doctor-change',
    goal: 'Change my doctor from [old:Dr. Weiss] to [new:Dr. Sato]',
    same: {
      swapped: ['Change my doctor from [old:Dr. Sato] to [new:Dr. Weiss]'],
      plain: ['I want [new:Dr. Sato] as my doctor in place of [old:Dr. Weiss], change that'],
    },
    other: {
      clause: ['Change my doctor from Dr. Weiss to Dr. Sato and cancel all my appointments'],
    },
  },
  {
    id: 'pp-quiz-start',
    goal: 'Start the quiz [quiz:Capitals]',
    same: {
      synonym: ['Begin the quiz [quiz:Rivers]'],
      polite: ['I want to do the [quiz:Capitals] quiz, start it'],
    },
    other: {
      reading: ['What are the results of the quiz Capitals?'],
    },
  },
  {
    id: 'pp-homework',
    goal: 'What homework is due on [day:Monday]?',
    same: {
      synonym: ['List the homework that has to be handed in on [day:Wednesday]'],
    },
    other: {
      intent: ['Hand in the homework that is due on Monday', 'What homework did I hand in on Monday?'],
    },
  },
  {
    id: 'pp-course-drop',
    goal: 'Withdraw from the course [course:Algebra II]',
    same: {
      synonym: ['Drop the course [course:Botany]'],
      polite: ['I no longer want to attend [course:Algebra II], withdraw me from the course'],
    },
    other: {
      swap: ['Withdraw the course Algebra II from the catalogue'],
    },
  },
  {
    id: 'pp-library-extend',
    goal: 'Extend the loan of [title:Middlemarch]',
    same: {
      synonym: ["I'd like an extension of the loan of [title:Middlemarch]"],
      passive: ['The loan of [title:Ulysses] should be extended'],
    },
    other: {
      reading: ['Until when is the loan of Middlemarch?'],
    },
  },
  {
    id: 'pp-author-of',
    goal: 'Which books did [author:Ali Smith] translate?',
    same: {
      passive: ['Which books were translated by [author:Anne Carson]?'],
      synonym: ["List of [author:Ali Smith]'s translations of books"],
    },
    other: {
      swap: ['Who translated the books of Ali Smith?'],
    },
  },
  {
    id: 'pp-citing',
    goal: 'Show the papers that cite [paper:Smith 2010]',
    same: {
      passive: ['Show the papers in which [paper:Lee 1999] is cited'],
      synonym: ['Papers with a citation of [paper:Smith 2010], show them'],
    },
    other: {
      swap: ['Show the papers that Smith 2010 cites'],
    },
  },
  {
    id: 'pp-depends',
    goal: 'Which packages depend on [package:left-pad]?',
    same: {
      synonym: ['List the dependents of the package [package:is-odd]'],
      order: ['Find packages for which [package:left-pad] is a dependency'],
    },
    other: {
      swap: ['Which packages does left-pad depend on?'],
    },
  },
  {
    id: 'pp-merge-branch',
    goal: 'Merge [source:feature-x] into [target:main]',
    same: {
      synonym: ['Do a merge of the branch [source:hotfix] into [target:release]'],
      passive: ['[source:feature-x] should be merged into [target:main]'],
    },
    other: {
      intent: ['Compare feature-x with main'],
    },
  },
  {
    id: 'pp-revert',
    goal: 'Undo the last change of the page [page:Pricing]',
    same: {
      synonym: ['Revert the latest change to the page [page:Pricing]'],
      passive: ['The most recent change of the page [page:Team] must be undone'],
    },
    other: {
      quantifier: ['Undo all the changes of the page Pricing since Monday'],
    },
  },
  {
    id: 'pp-font-size',
    goal: 'Increase the font size to [size:14]',
    same: {
      synonym: ['Enlarge the font size to [size:16]'],
    },
    other: {
      direction: ['Decrease the font size to 14'],
      which: ['Increase the font size by 14'],
    },
  },
  {
    id: 'pp-table-column',
    goal: 'Insert a column to the left of [column:Total]',
    same: {
      plain: ["I'd like a new column left of [column:Price]"],
      synonym: ['Do an insertion of a column on the left side of [column:Total]'],
    },
    other: {
      swap: ['Insert a column to the right of Total'],
    },
  },
  {
    id: 'pp-calendar-free',
    goal: 'When are [first:Kim] and [second:Lou] both free on [day:Friday]?',
    same: {
      synonym: ['Find a time on [day:Friday] at which both [first:Kim] and [second:Lou] are free'],
      swapped: ['When are both [first:Lou] and [second:Kim] free on [day:Friday]?'],
    },
    other: {
      negation: ['When are Kim and Lou both busy on Friday?'],
    },
  },
  {
    id: 'pp-rsvp',
    goal: "Accept the invitation to [event:Mara's wedding]",
    same: {
      synonym: ["Send my acceptance of the invitation to [event:Mara's wedding]"],
      plain: ["I'll come to [event:the harvest fair], accept the invitation"],
    },
    other: {
      direction: ["Decline the invitation to Mara's wedding"],
    },
  },
  {
    id: 'pp-gift-list',
    goal: 'Reserve the [item:coffee grinder] on the gift list of [name:Jo and Pat]',
    same: {
      order: ["On [name:Jo and Pat]'s gift list, reserve the [item:coffee grinder]"],
      passive: ['The [item:fruit bowl] on the gift list of [name:Ann and Lee] should be reserved'],
    },
    other: {
      intent: ['Put the coffee grinder on the gift list of Jo and Pat'],
    },
  },
  {
    id: 'pp-meter',
    goal: 'Submit the [kind:gas] meter reading [value:04413]',
    same: {
      synonym: ['Hand in [value:20778] as the reading of the [kind:water] meter'],
    },
    other: {
      reading: ['What was my last gas meter reading?'],
      intent: ['Correct the gas meter reading 04413'],
    },
  },
  {
    id: 'pp-noise',
    goal: 'Complain about noise from [place:the Lion pub]',
    same: {
      synonym: ['File a noise complaint against [place:the Lion pub]'],
      context: ["I can't sleep because of [place:the dance school], complain about its noise"],
    },
    other: {
      reading: ['Show complaints about noise from the Lion pub'],
    },
  },
  {
    id: 'pp-pothole',
    goal: 'Report a pothole on [street:Linden Street]',
    same: {
      context: ['My bike tyre burst on [street:Ash Road], report the pothole there'],
      plain: ["There's a pothole on [street:Linden Street], please report it"],
    },
    other: {
      scope: ['Has the pothole on Linden Street been repaired?'],
    },
  },
];
