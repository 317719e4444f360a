/** What people ask pages, banks and helpers for, said again far from its words; the matcher was mended by these. */
import type { LabelledGoal } from '../labels.ts';

export const freely: readonly LabelledGoal[] = [
  {
    id: 'open-the-first-article-and',
    goal: 'Open the first article and read its author',
    same: {
      plain: ['Who is the author of the first article?'],
    },
    other: {
      sentence: ['Open the last article and read its author', 'Open the first article and read its date'],
    },
  },
  {
    id: 'go-to-the-contact-page',
    goal: 'Go to the contact page and read the phone number',
    same: {
      plain: ['What is the phone number on the contact page?'],
    },
    other: {
      sentence: ['Go to the contact page and change the phone number'],
    },
  },
  {
    id: 'find-the-cheapest-laptop-and',
    goal: 'Find the cheapest laptop and open its page',
    same: {
      plain: ['Open the page of the cheapest laptop'],
    },
    other: {
      sentence: ['Find the most expensive laptop and open its page', 'Find the cheapest laptop that is in stock and open its page'],
    },
  },
  {
    id: 'search-for-wireless-mouse-and',
    goal: 'Search for [q:wireless mouse] and open the first result',
    same: {
      plain: ['Look up [q:usb hub] and click on the first hit'],
    },
    other: {
      sentence: ['Search for usb hub and open all results', 'Search for usb hub and do not open any result'],
    },
  },
  {
    id: 'add-blue-mug-to-the',
    goal: 'Add [item:Blue Mug] to the cart and check out',
    same: {
      plain: ["I'd like to check out with [item:Red Bowl] in my cart"],
    },
    other: {
      sentence: ['Add Red Bowl to the cart but do not check out'],
    },
  },
  {
    id: 'book-a-table-for-4',
    goal: 'Book a table for [n:4] people on [d:2027-03-04]',
    same: {
      plain: ['Make a reservation for [n:2] on [d:2027-05-06]'],
    },
    other: {
      sentence: ['Cancel the table for 2 people on 2027-05-06'],
    },
  },
  {
    id: 'subscribe-to-the-newsletter-with',
    goal: 'Subscribe to the newsletter with [e:ana@example.com]',
    same: {
      plain: ['Sign [e:bo@example.com] up for the newsletter'],
    },
    other: {
      sentence: ['Unsubscribe bo@example.com from the newsletter'],
    },
  },
  {
    id: 'change-the-language-to-german',
    goal: 'Change the language to [lang:German]',
    same: {
      plain: ["Switch the site's language to [lang:French]", 'I want the page in [lang:Spanish]'],
    },
    other: {
      sentence: ['Which language is the site in?'],
    },
  },
  {
    id: 'mark-the-first-email-as',
    goal: 'Mark the first email as read',
    same: {
      plain: ['Set the first e-mail to read'],
    },
    other: {
      sentence: ['Mark the first email as unread', 'Read the first email'],
    },
  },
  {
    id: 'delete-the-last-message-in',
    goal: 'Delete the last message in the inbox',
    same: {
      plain: ['Remove the final message from my inbox'],
    },
    other: {
      sentence: ['Delete all messages in the inbox', 'Delete the last message in the outbox'],
    },
  },
  {
    id: 'reply-to-the-newest-email',
    goal: 'Reply to the newest email with [text:Thanks]',
    same: {
      plain: ['Answer the latest mail with "[text:On my way]"'],
    },
    other: {
      sentence: ['Forward the newest email with Thanks'],
    },
  },
  {
    id: 'download-the-annual-report-as',
    goal: 'Download the annual report as PDF',
    same: {
      plain: ['Get me the PDF of the annual report'],
    },
    other: {
      sentence: ['Download the quarterly report as PDF', 'Upload the annual report as PDF'],
    },
  },
  {
    id: 'find-flights-from-boston-to',
    goal: 'Find flights from [a:Boston] to [b:Denver] on [d:2027-06-01]',
    same: {
      plain: ['Show me flights leaving [a:Miami] for [b:Dallas] on [d:2027-07-02]'],
    },
    other: {
      sentence: ['Find round-trip flights from Miami to Dallas on 2027-07-02'],
    },
  },
  {
    id: 'find-flights-from-boston-to-x',
    goal: 'Find flights from [a:Boston] to [b:Denver]',
    same: {
      plain: ['Flights to [b:Dallas] from [a:Miami]'],
    },
    other: {
      sentence: ['Find trains from Miami to Dallas', 'Find direct flights from Miami to Dallas'],
    },
  },
  {
    id: 'filter-the-hotels-by-4',
    goal: 'Filter the hotels by [stars:4] stars',
    same: {
      plain: ['Only show hotels with [stars:3] stars'],
    },
    other: {
      sentence: ['Filter the hotels by at least 3 stars'],
    },
  },
  {
    id: 'show-only-products-under-50',
    goal: 'Show only products under [p:50] dollars',
    same: {
      plain: ['Filter for products that cost less than $[p:30]'],
    },
    other: {
      sentence: ['Show only products over 30 dollars'],
    },
  },
  {
    id: 'turn-on-dark-mode-in',
    goal: 'Turn on dark mode in the settings',
    same: {
      plain: ['Go to the settings and switch dark mode on'],
    },
    other: {
      sentence: ['Turn off dark mode in the settings'],
    },
  },
  {
    id: 'turn-on-notifications-for-new',
    goal: 'Turn on notifications for new messages',
    same: {
      plain: ['Enable new message notifications'],
    },
    other: {
      sentence: ['Turn on notifications for new followers'],
    },
  },
  {
    id: 'log-in-with-username-ana',
    goal: 'Log in with username [u:ana] and password [p:secret1]',
    same: {
      plain: ['Sign in as [u:bob] using the password [p:pass99]'],
    },
    other: {
      sentence: ['Register with username bob and password pass99'],
    },
  },
  {
    id: 'what-is-the-total-of',
    goal: 'What is the total of the order?',
    same: {
      plain: ['Tell me how much the order is in total'],
    },
    other: {
      sentence: ['What is the subtotal of the order?'],
    },
  },
  {
    id: 'how-many-reviews-does-the',
    goal: 'How many reviews does the product have?',
    same: {
      plain: ["What's the number of reviews for the product?"],
    },
    other: {
      sentence: ['What is the average review of the product?'],
    },
  },
  {
    id: 'count-the-unread-messages',
    goal: 'Count the unread messages',
    same: {
      plain: ['How many messages are unread?'],
    },
    other: {
      sentence: ['Count the messages', 'Mark the unread messages as read'],
    },
  },
  {
    id: 'upload-cv-pdf-as-my',
    goal: 'Upload [f:cv.pdf] as my resume',
    same: {
      plain: ['Attach [f:letter.pdf] as the resume'],
    },
    other: {
      sentence: ['Upload letter.pdf as my cover letter'],
    },
  },
  {
    id: 'fill-in-the-contact-form',
    goal: 'Fill in the contact form with name [n:Ana], email [e:ana@x.org] and message [m:Hi]',
    same: {
      plain: ['Complete the contact form: name [n:Bob], email [e:b@y.org], message [m:Hello]'],
    },
    other: {
      sentence: ['Fill in the contact form with name Bob, email b@y.org and message Hello and submit it'],
    },
  },
  {
    id: 'choose-red-from-the-color',
    goal: 'Choose [c:Red] from the color dropdown',
    same: {
      plain: ['Set the color dropdown to [c:Green]'],
    },
    other: {
      sentence: ['Choose Large from the size dropdown'],
    },
  },
  {
    id: 'set-the-quantity-to-3',
    goal: 'Set the quantity to [n:3]',
    same: {
      plain: ['Change the quantity to [n:5]'],
    },
    other: {
      sentence: ['Increase the quantity by 5'],
    },
  },
  {
    id: 'increase-the-quantity-of-the',
    goal: 'Increase the quantity of the first item by one',
    same: {
      plain: ['Raise the quantity of the first item by 1'],
    },
    other: {
      sentence: ['Decrease the quantity of the first item by one'],
    },
  },
  {
    id: 'cancel-my-subscription',
    goal: 'Cancel my subscription',
    same: {
      plain: ['I want my subscription cancelled'],
    },
    other: {
      sentence: ['Renew my subscription'],
    },
  },
  {
    id: 'create-a-new-issue-titled',
    goal: 'Create a new issue titled [t:Crash on start]',
    same: {
      plain: ['Open an issue with the title "[t:Slow search]"'],
    },
    other: {
      sentence: ['Close the issue titled Slow search'],
    },
  },
  {
    id: 'assign-the-issue-to-ana',
    goal: 'Assign the issue to [who:Ana]',
    same: {
      plain: ['Make [who:Ben] the assignee of the issue'],
    },
    other: {
      sentence: ['Unassign Ben from the issue'],
    },
  },
  {
    id: 'find-out-when-the-museum',
    goal: 'Find out when the museum opens on Sunday',
    same: {
      plain: ['What time does the museum open on Sundays?'],
    },
    other: {
      sentence: ['Find out when the museum closes on Sunday'],
    },
  },
  {
    id: 'give-the-first-product-a',
    goal: 'Give the first product a rating of [n:5] stars',
    same: {
      plain: ['Rate the first product [n:4] stars'],
    },
    other: {
      sentence: ['Show products with a rating of 4 stars'],
    },
  },
  {
    id: 'show-the-most-expensive-product',
    goal: 'Show the most expensive product',
    same: {
      plain: ['Which product costs the most?'],
    },
    other: {
      sentence: ['Show the most popular product', 'Do not show the most expensive product'],
    },
  },
  {
    id: 'which-book-is-the-cheapest',
    goal: 'Which book is the cheapest?',
    same: {
      plain: ['Show me the book with the lowest price'],
    },
    other: {
      sentence: ['Which book is not the cheapest?'],
    },
  },
  {
    id: 'go-to-page-3-of',
    goal: 'Go to page [n:3] of the results',
    same: {
      plain: ['Open results page [n:5]'],
    },
    other: {
      sentence: ['Go to the last page of the results'],
    },
  },
  {
    id: 'play-the-video-intro-to',
    goal: 'Play the video [v:Intro to Go]',
    same: {
      plain: ['Start playing the video "[v:Advanced Rust]"'],
    },
    other: {
      sentence: ['Pause the video Advanced Rust'],
    },
  },
  {
    id: 'how-can-i-lose-weight',
    goal: 'How can I lose weight quickly?',
    same: {
      plain: ['What is the fastest way to lose weight?'],
    },
    other: {
      sentence: ['How can I gain weight quickly?'],
    },
  },
  {
    id: 'what-is-the-best-way',
    goal: 'What is the best way to learn Spanish?',
    same: {
      plain: ['How should I learn Spanish?'],
    },
    other: {
      sentence: ['What is the best way to teach Spanish?'],
    },
  },
  {
    id: 'why-do-people-procrastinate',
    goal: 'Why do people procrastinate?',
    same: {
      plain: ['What are the reasons that people procrastinate?'],
    },
    other: {
      sentence: ['How do people stop procrastinating?'],
    },
  },
  {
    id: 'what-are-some-good-books',
    goal: 'What are some good books about history?',
    same: {
      plain: ['Can you recommend some good history books?'],
    },
    other: {
      sentence: ['What are some good movies about history?'],
    },
  },
  {
    id: 'what-is-the-difference-between',
    goal: 'What is the difference between a virus and a bacterium?',
    same: {
      plain: ['How does a virus differ from a bacterium?'],
    },
    other: {
      sentence: ['Is a virus a bacterium?'],
    },
  },
  {
    id: 'how-do-i-improve-my',
    goal: 'How do I improve my handwriting?',
    same: {
      plain: ['What can I do to improve my handwriting?'],
    },
    other: {
      sentence: ['How do I improve my writing skills?'],
    },
  },
  {
    id: 'is-it-possible-to-learn',
    goal: 'Is it possible to learn guitar at 40?',
    same: {
      plain: ['Can I learn guitar at the age of 40?'],
    },
    other: {
      sentence: ['Is it possible to learn piano at 40?'],
    },
  },
  {
    id: 'what-are-the-side-effects',
    goal: 'What are the side effects of ibuprofen?',
    same: {
      plain: ['What side effects does ibuprofen have?'],
    },
    other: {
      sentence: ['What are the benefits of ibuprofen?'],
    },
  },
  {
    id: 'how-long-does-it-take',
    goal: 'How long does it take to get a passport?',
    same: {
      plain: ['How much time is needed to get a passport?'],
    },
    other: {
      sentence: ['How much does it cost to get a passport?'],
    },
  },
  {
    id: 'how-do-i-delete-my',
    goal: 'How do I delete my Instagram account?',
    same: {
      plain: ['How can I remove my account on Instagram?'],
    },
    other: {
      sentence: ['How do I create an Instagram account?', 'How do I deactivate my Instagram account?'],
    },
  },
  {
    id: 'what-should-i-do-if',
    goal: 'What should I do if I forget my password?',
    same: {
      plain: ['What do I do when I have forgotten my password?'],
    },
    other: {
      sentence: ['How do I change my password?'],
    },
  },
  {
    id: 'which-is-the-best-phone',
    goal: 'Which is the best phone under 500 dollars?',
    same: {
      plain: ["What's the best phone below $500?"],
    },
    other: {
      sentence: ['Which is the best phone under 300 dollars?'],
    },
  },
  {
    id: 'what-happens-if-you-do',
    goal: 'What happens if you do not pay taxes?',
    same: {
      plain: ['What are the consequences of not paying taxes?'],
    },
    other: {
      sentence: ['What happens if you pay taxes?'],
    },
  },
  {
    id: 'how-do-i-become-a',
    goal: 'How do I become a pilot?',
    same: {
      plain: ['What does it take to become a pilot?'],
    },
    other: {
      sentence: ['How do I become a co-pilot?'],
    },
  },
  {
    id: 'my-card-has-not-arrived',
    goal: 'My card has not arrived yet',
    same: {
      plain: ['I still have not received my card'],
    },
    other: {
      sentence: ['My card arrived'],
    },
  },
  {
    id: 'how-do-i-activate-my',
    goal: 'How do I activate my new card?',
    same: {
      plain: ['I got my new card, how do I activate it?'],
    },
    other: {
      sentence: ['How do I order a new card?'],
    },
  },
  {
    id: 'i-want-to-change-my',
    goal: 'I want to change my PIN',
    same: {
      plain: ['How can I change my PIN?'],
    },
    other: {
      sentence: ['I forgot my PIN'],
    },
  },
  {
    id: 'why-was-my-payment-declined',
    goal: 'Why was my payment declined?',
    same: {
      plain: ['What is the reason my payment was declined?'],
    },
    other: {
      sentence: ['Why was my card declined?'],
    },
  },
  {
    id: 'what-is-the-exchange-rate',
    goal: 'What is the exchange rate from euros to dollars?',
    same: {
      plain: ['How many dollars do I get for a euro?'],
    },
    other: {
      sentence: ['What is the exchange rate from dollars to euros?'],
    },
  },
  {
    id: 'i-lost-my-phone',
    goal: 'I lost my phone',
    same: {
      plain: ['My phone is lost'],
    },
    other: {
      sentence: ['I found my phone'],
    },
  },
  {
    id: 'what-is-my-account-balance',
    goal: 'What is my account balance?',
    same: {
      plain: ['How much money do I have in my account?'],
    },
    other: {
      sentence: ['What is my account number?'],
    },
  },
  {
    id: 'transfer-100-dollars-to-sam',
    goal: 'Transfer [n:100] dollars to [who:Sam]',
    same: {
      plain: ['Please send [who:Kim] $[n:250]'],
    },
    other: {
      sentence: ['Request 250 dollars from Kim'],
    },
  },
  {
    id: 'set-an-alarm-for-6',
    goal: 'Set an alarm for [t:6:30 am]',
    same: {
      plain: ['Wake me up at [t:7:15 am]'],
    },
    other: {
      sentence: ['Cancel the alarm for 7:15 am'],
    },
  },
  {
    id: 'remind-me-to-call-mom',
    goal: 'Remind me to [x:call mom] at [t:5 pm]',
    same: {
      plain: ['Set a reminder for [t:6 pm] to [x:water the plants]'],
    },
    other: {
      sentence: ['Do not remind me to water the plants at 6 pm'],
    },
  },
  {
    id: 'add-milk-to-my-shopping',
    goal: 'Add [x:milk] to my shopping list',
    same: {
      plain: ['Put [x:bread] on the shopping list'],
    },
    other: {
      sentence: ['Is bread on my shopping list?'],
    },
  },
  {
    id: 'what-is-the-weather-tomorrow',
    goal: 'What is the weather tomorrow?',
    same: {
      plain: ['What will the weather be like tomorrow?'],
    },
    other: {
      sentence: ['What was the weather yesterday?'],
    },
  },
  {
    id: 'i-would-like-to-cancel',
    goal: 'I would like to cancel my flight',
    same: {
      plain: ['Please cancel my flight'],
    },
    other: {
      sentence: ['I would like to change my flight'],
    },
  },
  {
    id: 'what-is-the-baggage-allowance',
    goal: 'What is the baggage allowance?',
    same: {
      plain: ['How much baggage am I allowed?'],
    },
    other: {
      sentence: ['What is the fee for extra baggage?'],
    },
  },
  {
    id: 'how-do-i-top-up',
    goal: 'How do I top up with a credit card?',
    same: {
      plain: ['Can I top up using my credit card?'],
    },
    other: {
      sentence: ['How do I top up with cash?'],
    },
  },
  {
    id: 'show-me-the-cheapest-flight',
    goal: 'show me the cheapest flight from [a:Boston] to [b:Denver]',
    same: {
      plain: ['what is the least expensive flight from [a:Dallas] to [b:Oakland]'],
    },
    other: {
      sentence: ['show me the earliest flight from Dallas to Oakland'],
    },
  },
  {
    id: 'find-the-email-by-ana',
    goal: 'Find the email by Ana and delete it',
    same: {
      plain: ["Delete Ana's email", 'Delete the email from Ana'],
    },
    other: {
      sentence: ['Find the email by Ana and archive it', 'Find the email by Ana and the draft and delete the draft'],
    },
  },
  {
    id: 'open-the-first-article-and-x',
    goal: 'Open the first article and share it',
    same: {
      plain: ['Share the first article'],
    },
    other: {
      sentence: ['Open the second article and share it', 'Open the first article'],
    },
  },
  {
    id: 'select-the-second-row-and',
    goal: 'Select the second row and delete it',
    same: {
      plain: ['Delete the second row'],
    },
    other: {
      sentence: ['Select the second row and duplicate it'],
    },
  },
  {
    id: 'get-the-order-number-of',
    goal: 'Get the order number of my most recent cancelled order',
    same: {
      plain: ['What is the number of the latest order I cancelled?'],
    },
    other: {
      sentence: ['Get the order number of my most recent order'],
    },
  },
  {
    id: 'how-long-does-it-take-x',
    goal: 'How long does it take to walk from [a:the hotel] to [b:the station]?',
    same: {
      plain: ['What is the walking time from [a:the museum] to [b:the park]?'],
    },
    other: {
      sentence: ['How long does it take to drive from the museum to the park?'],
    },
  },
  {
    id: 'find-a-hotel-in-rome',
    goal: 'Find a hotel in [c:Rome] for [n:2] adults',
    same: {
      plain: ['Search for a hotel for [n:3] adults in [c:Oslo]'],
    },
    other: {
      sentence: ['Find a hotel in Oslo for 2 adults and 1 child'],
    },
  },
  {
    id: 'show-the-opening-hours-of',
    goal: 'Show the opening hours of the library',
    same: {
      plain: ['When is the library open?'],
    },
    other: {
      sentence: ['Show the address of the library'],
    },
  },
  {
    id: 'which-customer-has-the-most',
    goal: 'Which customer has the most orders?',
    same: {
      plain: ['Find the customer who has the most orders'],
    },
    other: {
      sentence: ['Which customer has the most returns?'],
    },
  },
  {
    id: 'who-left-the-latest-review',
    goal: 'Who left the latest review?',
    same: {
      plain: ['Read the author of the newest review'],
    },
    other: {
      sentence: ['Who left the oldest review?'],
    },
  },
  {
    id: 'add-a-black-jacket-in',
    goal: 'Add a black jacket in size M to the cart',
    same: {
      plain: ['Put a size M black jacket into the cart'],
    },
    other: {
      sentence: ['Add a black jacket in size L to the cart'],
    },
  },
  {
    id: 'set-my-status-to-busy',
    goal: 'Set my status to busy',
    same: {
      plain: ['Change my status to busy'],
    },
    other: {
      sentence: ['Read my status'],
    },
  },
  {
    id: 'make-the-list-private',
    goal: 'Make the list private',
    same: {
      plain: ['Set the list to private'],
    },
    other: {
      sentence: ['Make the list public'],
    },
  },
  {
    id: 'open-the-menu-and-choose',
    goal: 'Open the menu and choose Settings',
    same: {
      plain: ['Select Settings from the menu'],
    },
    other: {
      sentence: ['Open the settings and choose Menu'],
    },
  },
  {
    id: 'choose-express-as-the-shipping',
    goal: 'Choose [o:Express] as the shipping method',
    same: {
      plain: ['Select [o:Standard] shipping'],
    },
    other: {
      sentence: ['Choose Visa as the payment method'],
    },
  },
  {
    id: 'scroll-to-the-bottom-of',
    goal: 'Scroll to the bottom of the page',
    same: {
      plain: ['Scroll all the way down'],
    },
    other: {
      sentence: ['Scroll to the top of the page'],
    },
  },
  {
    id: 'check-all-the-boxes',
    goal: 'Check all the boxes',
    same: {
      plain: ['Tick every checkbox'],
    },
    other: {
      sentence: ['Check the first box'],
    },
  },
  {
    id: 'share-the-document-with-ana',
    goal: 'Share the document with [e:ana@x.org]',
    same: {
      plain: ['Give [e:bob@y.org] access to the document'],
    },
    other: {
      sentence: ['Stop sharing the document with bob@y.org'],
    },
  },
  {
    id: 'empty-the-cart',
    goal: 'Empty the cart',
    same: {
      plain: ['Remove all items from the cart', 'Delete everything in my cart'],
    },
    other: {
      sentence: ['Remove the last item from the cart'],
    },
  },
  {
    id: 'what-does-the-premium-plan',
    goal: 'What does the premium plan include?',
    same: {
      plain: ['What is included in the premium plan?'],
    },
    other: {
      sentence: ['What does the premium plan cost?'],
    },
  },
  {
    id: 'does-the-hotel-have-a',
    goal: 'Does the hotel have a pool?',
    same: {
      plain: ['Is there a pool at the hotel?'],
    },
    other: {
      sentence: ['Does the pool have a hotel?'],
    },
  },
  {
    id: 'what-is-the-minimum-payment',
    goal: 'what is the minimum payment on my bill',
    same: {
      plain: ['tell me the minimum i have to pay on my bill'],
    },
    other: {
      sentence: ['what is the maximum payment on my bill'],
    },
  },
  {
    id: 'when-does-my-card-expire',
    goal: 'when does my card expire',
    same: {
      plain: ['what is the expiration date of my card'],
    },
    other: {
      sentence: ['when does my card arrive'],
    },
  },
  {
    id: 'is-my-flight-on-time',
    goal: 'is my flight on time',
    same: {
      plain: ['is my flight delayed'],
    },
    other: {
      sentence: ['is my flight number right'],
    },
  },
];
