/** As freely said as freely.ts, and written beside it: nothing was mended by these, and nothing is to be. */
import type { LabelledGoal } from '../labels.ts';

export const unseen: readonly LabelledGoal[] = [
  {
    id: 'unseen-open-the-job-posting-of',
    goal: 'Open the job posting of [c:Acme] and read the salary',
    same: {
      plain: ['What salary does the job posting of [c:Globex] offer?'],
    },
    other: {
      sentence: ['Open the job posting of Globex and apply for it'],
    },
  },
  {
    id: 'unseen-go-to-the-pricing-page',
    goal: 'Go to the pricing page and tell me what the Pro plan costs',
    same: {
      plain: ['What does the Pro plan cost according to the pricing page?'],
    },
    other: {
      sentence: ['Go to the pricing page and tell me what the Team plan costs'],
    },
  },
  {
    id: 'unseen-search-for-garden-chairs-and',
    goal: 'Search for [q:garden chairs] and sort the results by rating',
    same: {
      plain: ['Look for [q:desk lamps] and order the results by rating'],
    },
    other: {
      sentence: ['Search for desk lamps and sort the results by price'],
    },
  },
  {
    id: 'unseen-add-the-second-product-to',
    goal: 'Add the second product to the wish list',
    same: {
      plain: ['Put product number two on my wishlist'],
    },
    other: {
      sentence: ['Add the second product to the comparison'],
    },
  },
  {
    id: 'unseen-remove-old-phone-from-my',
    goal: 'Remove [x:Old Phone] from my favorites',
    same: {
      plain: ['Take [x:Tablet X] off my favorites list'],
    },
    other: {
      sentence: ['Remove everything except Tablet X from my favorites'],
    },
  },
  {
    id: 'unseen-schedule-a-meeting-with-ana',
    goal: 'Schedule a meeting with [who:Ana] on [d:2027-02-03] at [t:10 am]',
    same: {
      plain: ['Set up a meeting on [d:2027-04-05] at [t:3 pm] with [who:Raj]'],
    },
    other: {
      sentence: ['Cancel the meeting with Raj on 2027-04-05 at 3 pm'],
    },
  },
  {
    id: 'unseen-rename-the-folder-drafts-to',
    goal: 'Rename the folder [a:Drafts] to [b:Old drafts]',
    same: {
      plain: ['Change the name of the folder [a:Photos] to [b:Pictures]'],
    },
    other: {
      sentence: ['Rename the file Photos to Pictures'],
    },
  },
  {
    id: 'unseen-invite-ana-example-com-to',
    goal: 'Invite [e:ana@example.com] to the project',
    same: {
      plain: ['Send an invitation to the project to [e:kim@example.com]'],
    },
    other: {
      sentence: ['Remove kim@example.com from the project'],
    },
  },
  {
    id: 'unseen-check-the-box-for-the',
    goal: 'Check the box for the terms and press Continue',
    same: {
      plain: ['Accept the terms by ticking the box and click Continue'],
    },
    other: {
      sentence: ['Uncheck the box for the terms and press Continue'],
    },
  },
  {
    id: 'unseen-what-is-the-shipping-cost',
    goal: 'What is the shipping cost of the order?',
    same: {
      plain: ['How much is shipping for the order?'],
    },
    other: {
      sentence: ['What is the shipping address of the order?'],
    },
  },
  {
    id: 'unseen-show-the-details-of-order',
    goal: 'Show the details of order [n:1234]',
    same: {
      plain: ['Open order number [n:5678] and show its details'],
    },
    other: {
      sentence: ['Cancel order 5678'],
    },
  },
  {
    id: 'unseen-close-the-popup',
    goal: 'Close the popup',
    same: {
      plain: ['Dismiss the pop-up'],
    },
    other: {
      sentence: ['Close the popup and all tabs'],
    },
  },
  {
    id: 'unseen-read-the-headline-of-the',
    goal: 'Read the headline of the top story',
    same: {
      plain: ["What is the top story's headline?"],
    },
    other: {
      sentence: ['Read the headline of the bottom story'],
    },
  },
  {
    id: 'unseen-post-a-tweet-saying-good',
    goal: 'Post a tweet saying [t:Good morning]',
    same: {
      plain: ['Tweet "[t:Hello all]"'],
    },
    other: {
      sentence: ['Delete the tweet saying Hello all'],
    },
  },
  {
    id: 'unseen-find-a-recipe-with-chicken',
    goal: 'Find a recipe with chicken that takes less than 30 minutes',
    same: {
      plain: ['Look for a chicken recipe taking under 30 minutes'],
    },
    other: {
      sentence: ['Find a recipe without chicken that takes less than 30 minutes'],
    },
  },
  {
    id: 'unseen-change-my-email-address-to',
    goal: 'Change my email address to [e:new@example.com]',
    same: {
      plain: ['Update my e-mail to [e:next@example.org]'],
    },
    other: {
      sentence: ['What is my email address?'],
    },
  },
  {
    id: 'unseen-list-the-names-of-all',
    goal: 'List the names of all employees in the sales department',
    same: {
      plain: ['Give me the names of every employee of the sales department'],
    },
    other: {
      sentence: [
        'List the salaries of all employees in the sales department',
        'List the names of all employees not in the sales department',
      ],
    },
  },
  {
    id: 'unseen-what-is-the-highest-mountain',
    goal: 'What is the highest mountain in Africa?',
    same: {
      plain: ['Which mountain is the highest in Africa?'],
    },
    other: {
      sentence: ['What is the second highest mountain in Africa?'],
    },
  },
  {
    id: 'unseen-how-can-i-speed-up',
    goal: 'How can I speed up my computer?',
    same: {
      plain: ['How do I make my computer faster?'],
    },
    other: {
      sentence: ['Why is my computer so slow?'],
    },
  },
  {
    id: 'unseen-when-did-world-war-2',
    goal: 'When did World War 2 end?',
    same: {
      plain: ['In which year did World War II end?'],
    },
    other: {
      sentence: ['When did World War 1 end?'],
    },
  },
  {
    id: 'unseen-how-do-i-cook-rice',
    goal: 'How do I cook rice?',
    same: {
      plain: ["What's the way to cook rice?"],
    },
    other: {
      sentence: ['How long do I cook rice?'],
    },
  },
  {
    id: 'unseen-which-country-has-the-largest',
    goal: 'Which country has the largest population?',
    same: {
      plain: ['What is the most populous country?'],
    },
    other: {
      sentence: ['Which country has the largest area?'],
    },
  },
  {
    id: 'unseen-do-i-need-a-visa',
    goal: 'Do I need a visa for Japan?',
    same: {
      plain: ['Is a visa required for Japan?'],
    },
    other: {
      sentence: ['Do I need a visa for China?'],
    },
  },
  {
    id: 'unseen-i-want-to-report-a',
    goal: 'I want to report a stolen card',
    same: {
      plain: ['My card was stolen, I want to report it'],
    },
    other: {
      sentence: ['I want to report a lost phone'],
    },
  },
  {
    id: 'unseen-how-long-do-transfers-take',
    goal: 'How long do transfers take?',
    same: {
      plain: ['How much time does a transfer take?'],
    },
    other: {
      sentence: ['How much do transfers cost?'],
    },
  },
  {
    id: 'unseen-can-i-use-my-card',
    goal: 'Can I use my card abroad?',
    same: {
      plain: ['Is it possible to use my card abroad?'],
    },
    other: {
      sentence: ['Can I use my card at an ATM?'],
    },
  },
  {
    id: 'unseen-my-transfer-is-still-pending',
    goal: 'My transfer is still pending',
    same: {
      plain: ['The transfer I made is still pending'],
    },
    other: {
      sentence: ['My transfer has failed'],
    },
  },
  {
    id: 'unseen-dim-the-lights-in-the',
    goal: 'Dim the lights in the bedroom',
    same: {
      plain: ['Dim the bedroom lights'],
    },
    other: {
      sentence: ['Brighten the lights in the bedroom'],
    },
  },
  {
    id: 'unseen-what-time-is-it-in',
    goal: 'What time is it in [c:Tokyo]?',
    same: {
      plain: ['Tell me the time in [c:Lima]'],
    },
    other: {
      sentence: ['What day is it in Lima?'],
    },
  },
  {
    id: 'unseen-call-ana',
    goal: 'Call [who:Ana]',
    same: {
      plain: ['Phone [who:Ben]'],
    },
    other: {
      sentence: ['Text Ben'],
    },
  },
  {
    id: 'unseen-book-a-flight-from-rome',
    goal: 'Book a flight from [a:Rome] to [b:Oslo] for [d:2027-09-09]',
    same: {
      plain: ['I need to fly from [a:Paris] to [b:Berlin] on [d:2027-10-10]'],
    },
    other: {
      sentence: ['Book a flight and a hotel from Paris to Berlin for 2027-10-10'],
    },
  },
  {
    id: 'unseen-what-is-the-earliest-flight',
    goal: 'what is the earliest flight from [a:Boston] to [b:Denver]',
    same: {
      plain: ['show me the first flight of the day from [a:Dallas] to [b:Miami]'],
    },
    other: {
      sentence: ['what is the latest flight from Dallas to Miami'],
    },
  },
  {
    id: 'unseen-freeze-my-bank-account',
    goal: 'Freeze my bank account',
    same: {
      plain: ['Put a freeze on my bank account'],
    },
    other: {
      sentence: ['Unfreeze my bank account'],
    },
  },
];
