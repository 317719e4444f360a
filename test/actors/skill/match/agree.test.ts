/** A table of requests beside skills: which are the same goal, with which values, and which are another. */
import t from 'tap';
import { agree } from '../../../../actors/skill/match/agree.ts';

type Parameters = Readonly<Record<string, string>>;
type Row = readonly [skill: string, parameters: Parameters, request: string, values: Parameters | false];

const search = 'search for {{param:query}}';
const blue = { query: 'blue chairs' };
const login = 'Log in as {{param:user}} with password {{secret:PASSWORD}} and open the latest invoice';
const flight = 'Book a flight from {{param:from}} to {{param:to}} on {{param:date}}';
const trip = { from: 'Berlin', to: 'Paris', date: '3 May 2027' };

const same: readonly Row[] = [
  [search, blue, 'search for red lamps', { query: 'red lamps' }],
  [search, blue, 'Search for red lamps', { query: 'red lamps' }],
  [search, blue, 'please search for red lamps', { query: 'red lamps' }],
  [search, blue, 'Could you look up red lamps?', { query: 'red lamps' }],
  [search, blue, 'I want to find red lamps', { query: 'red lamps' }],
  [search, blue, 'search for "red lamps"', { query: 'red lamps' }],
  [search, blue, 'look for red lamps on this page, please', { query: 'red lamps' }],
  [`${search} and open the first result`, blue, 'Look up red lamps, then open the first result', { query: 'red lamps' }],
  [`${search} and open the first result`, blue, 'find red lamps. Open the first result.', { query: 'red lamps' }],
  [login, { user: 'anna' }, 'Sign in as bob with password {{secret:PASSWORD}} and open the newest invoice', { user: 'bob' }],
  [login, { user: 'anna' }, 'Please log in as bob with password {{secret:PASSWORD}}, then open the most recent invoice', { user: 'bob' }],
  [flight, trip, 'Book a flight from Rome to Oslo on 4 June 2027', { from: 'Rome', to: 'Oslo', date: '4 June 2027' }],
  [flight, trip, 'Reserve a flight from Paris to Berlin on May 3, 2027', { from: 'Paris', to: 'Berlin', date: 'May 3, 2027' }],
  [flight, trip, 'book a flight to Oslo from Rome on 4 June 2027', { from: 'Rome', to: 'Oslo', date: '4 June 2027' }],
  ['Delete the comment', {}, 'remove the comment', {}],
  ['Delete the comment', {}, 'Get rid of this comment, please', {}],
  ['Log out', {}, 'sign out', {}],
  ['Log out', {}, 'I am done for today and leaving the office, so log out', {}],
  ['Turn on notifications', {}, 'enable notifications', {}],
  ['Turn on notifications', {}, 'switch notifications on', {}],
  ['Cancel my subscription', {}, 'I would like to cancel the subscription', {}],
  ['What is the price of the red lamp?', {}, "Show me the red lamp's price", {}],
  ['What is the price of the red lamp?', {}, 'tell me the cost of the red lamp', {}],
  ['What is the price of {{param:text}}?', { text: 'the red lamp' }, 'Tell me the price of the blue chair', { text: 'blue chair' }],
  ['Sort the products by price ascending', {}, 'sort products by price in ascending order', {}],
  ['Sort the products by price ascending', {}, 'Arrange the products by price, lowest first', {}],
  ['Add the cheapest lamp to the cart', {}, 'Put the least expensive lamp in the basket', {}],
  ['Click the Save button', {}, 'press Save', {}],
  ['Open the invoices page', {}, 'go to the invoices page', {}],
  ['Order 3 cups of tea', {}, 'order three cups of tea', {}],
  ['How do I activate my card?', {}, 'How can I activate my card?', {}],
  ['How do I activate my card?', {}, 'what is the best way to activate my card', {}],
  ['In Berlin, search for hotels', {}, 'search for hotels in Berlin', {}],
  ['Type {{param:name}} into the Name field', { name: 'Anna' }, 'Enter "Bob" in the Name field', { name: 'Bob' }],
  ['Send {{param:amount}} to {{param:to}}', { amount: '$20', to: 'Anna' }, 'send $35.50 to Bob', { amount: '$35.50', to: 'Bob' }],
  ['Suche nach {{param:query}}', { query: 'Lampen' }, 'Bitte suche nach Tischen', { query: 'Tischen' }],
  ["Don't open the ads, only read the headline", {}, "please don't open the ads, only read the headline", {}],
  ['Show all my orders', {}, 'list every order', {}],
  ['Mark the task "Buy milk" as done', {}, 'please mark the task “Buy milk” as done', {}],
  ['The form must be sent', {}, 'Send the form', {}],
  ['Read the price after searching for lamps', {}, 'Search for lamps and read the price', {}],
  ['Open the settings and enable dark mode', {}, 'Enable dark mode in the settings', {}],
  ['Book a room', {}, 'My sister marries in spring. Please book a room.', {}],
  ['Fill in the form without submitting it', {}, "Fill in the form, but don't submit it", {}],
  ['Read the name in row 2', {}, 'Get the name from the second row', {}],
  ['Choose a colour', {}, 'choose a color', {}],
  ['What does the red lamp cost?', {}, 'Return the price of the red lamp', {}],
  ['What does the red lamp cost?', {}, 'can you tell me how much the red lamp is', {}],
  ['How tall is the tower?', {}, "Find the tower's height", {}],
  ['When does the pool open on Sundays?', {}, 'On Sunday, what time does the pool open?', {}],
  ['Return the number of pages of {{param:title}}', { title: 'Emma' }, 'How many pages does Persuasion have?', { title: 'Persuasion' }],
  ['Who wrote "Emma"?', {}, 'By whom was "Emma" written?', {}],
  ['The dog chased the cat', {}, 'The cat was chased by the dog', {}],
  ['What is the difference between a fee and a tax?', {}, 'How does a tax differ from a fee?', {}],
  ['Check whether the pool is open', {}, 'Is the pool open?', {}],
  ['Make an appointment for Friday at 9 am', {}, 'Schedule an appointment on Friday at 9:00', {}],
  ['Show flats with a garage and two rooms', {}, 'show flats that have two rooms and a garage', {}],
  ['If it fails, what happens?', {}, 'What happens if it fails?', {}],
  ['Search for lamps and sort them by price', {}, 'search for lamps, sorted by price', {}],
  ['Change my password', {}, 'My password must be changed', {}],
  ['Convert {{param:sum}} euros to yen', { sum: '20' }, 'How many yen are 35 euros?', { sum: '35' }],
  ['Enable the sounds and disable the tips', {}, 'Disable the tips and enable the sounds', {}],
  ['Forward the message from Ana', {}, "forward Ana's message", {}],
  ['Search for hotels in Rome for 2 people', {}, 'search for hotels in Rome for two people', {}],
  ['Open the settings', {}, 'opne the setings', {}],
  [search, blue, 'serch for blu jugz', { query: 'blu jugz' }],
  ['Close the issue', {}, 'It was fixed two weeks ago and nobody has complained since. Close the issue.', {}],
  ['Close the issue', {}, 'I have changed my mind about one thing: close the issue', {}],
  ['Download the newest invoice as PDF', {}, 'newest invoice PDF download', {}],
  ['Close issue {{param:issue}}', { issue: '12' }, 'issue 77 close', { issue: '77' }],
  [
    'Select {{param:country}} as the country and {{param:language}} as the language',
    { country: 'Italy', language: 'Dutch' },
    'country Spain, language German',
    { country: 'Spain', language: 'German' },
  ],
  ['Open row {{param:row}}', { row: '3' }, 'Open row 5', { row: '5' }],
  ['Find the email by Ana and delete it', {}, "Delete Ana's email", {}],
  [
    'Find the email by {{param:who}} and reply to it with {{param:text}}',
    { who: 'Ana', text: 'Thanks' },
    'Reply to the email by Bob with "See you"',
    { who: 'Bob', text: 'See you' },
  ],
  ['Select the second row and delete it', {}, 'Delete the second row', {}],
  ['Type {{param:what}} into the search box and click Search', { what: 'lamp' }, 'search for chair', { what: 'chair' }],
  ['Turn on notifications for new messages', {}, 'Enable new message notifications', {}],
  ['Send an invitation to {{param:who}}', { who: 'Ana' }, 'Invite Ben', { who: 'Ben' }],
  ['Which book is the cheapest?', {}, 'Show me the book with the lowest price', {}],
  ['Show the products with the cheapest first', {}, 'Sort the products by price, cheapest first', {}],
  ['Show only products under {{param:most}} dollars', { most: '50' }, 'Filter for products that cost less than $30', { most: '30' }],
  ['Create a folder called {{param:name}}', { name: 'Old' }, 'Create a folder named New', { name: 'New' }],
  ['My phone is lost', {}, 'I lost my phone', {}],
  ['Empty the cart', {}, 'Remove all items from the cart', {}],
  ['Make the list private', {}, 'Set the list to private', {}],
  ['Add a black jacket in size M to the cart', {}, 'Put a size M black jacket into the cart', {}],
  ['Does the hotel have a pool?', {}, 'Is there a pool at the hotel?', {}],
  ['Click the link to the privacy policy', {}, 'Click the privacy policy link', {}],
  ['Find the product with the best rating', {}, 'Which product is rated highest?', {}],
];

const other: readonly Row[] = [
  ['Reply to the email from Ana', {}, 'Reply to the email for Ana', false],
  ['Type lamp into the search box and click Search', {}, 'Type lamp into the search box', false],
  ['Find books for children', {}, 'Find books by children', false],
  ['Empty the cart', {}, 'Remove the last item from the cart', false],
  ['Make the list private', {}, 'Make the list public', false],
  ['Does the hotel have a pool?', {}, 'Does the pool have a hotel?', false],
  ['Rent the truck with the lowest rating', {}, 'Rent the cheapest truck', false],
  ['Find the email by Ana and delete it', {}, 'Find the email by Ana and archive it', false],
  ['Find the email to Ana and delete it', {}, 'Delete the email by Ana', false],
  ['Type {{param:what}} into the name field and click Search', { what: 'lamp' }, 'search for chair', false],
  ['What is the weather in {{param:city}}?', { city: 'Paris' }, "How's the weather in Rome today?", false],
  ['Transfer {{param:amount}} euros to {{param:to}}', { amount: '10', to: 'Ana' }, 'Transfer 250 euros to Bo every month', false],
  ['Which book is the cheapest?', {}, 'Which book is not the cheapest?', false],
  ['Cancel the booking', {}, 'Cancel the book', false],
  ['Forward the latest message from Ana to Bo', {}, 'Forward to Ana the latest message from Bo', false],

  ['Turn on dark mode in Settings', {}, 'Is dark mode turned on in Settings?', false],
  ['Accept the cookies and read the hours', {}, 'Read the cookies and accept the hours', false],
  ['Read the name in the second row', {}, 'read the name in the second column', false],
  ['Replace red with blue', {}, 'replace blue with red', false],
  ['What does the red lamp cost?', {}, 'What do the red lamps cost?', false],
  ['Open the pool', {}, 'Is the pool open?', false],
  ['Cancel my order', {}, 'Can I cancel my order?', false],
  ['The dog chased the cat', {}, 'The dog was chased by the cat', false],
  ['Buy the tickets', {}, 'Get the tickets', false],
  ['Make an appointment for Friday at 9 am', {}, 'Make an appointment for Friday at 9 pm', false],
  ['How many pages does Emma have?', {}, 'How many readers does Emma have?', false],
  ['Send an e-mail to {{param:to}}', { to: 'ana@example.com' }, 'Open the e-mail from bo@example.com', false],
  ['Enter Ann and Lee as the first and the last name', {}, 'Enter Lee and Ann as the first and the last name', false],

  ['Show the brand Kestrel', {}, 'show the brand Kestral', false],
  ['Open the horse page', {}, 'open the house page', false],
  ['Close the issue', {}, 'We have 3 guests. Close the issue.', false],

  [search, blue, 'search for red lamps and sort them by price', false],
  [search, blue, 'search for red lamps sorted by price', false],
  [search, blue, 'search for the cheapest red lamps', false],
  [search, blue, 'search for lamps under $50', false],
  [search, blue, "don't search for red lamps", false],
  [search, blue, 'search for all red lamps except the small ones', false],
  [search, blue, 'how do I search for red lamps?', false],
  [search, blue, 'search', false],
  [search, blue, 'delete red lamps', false],
  [`${search} and open the first result`, blue, 'search for red lamps and open the last result', false],
  [`${search} and open the first result`, blue, 'search for red lamps and open the second result', false],
  [`${search} and open the first result`, blue, 'search for red lamps', false],
  [`${search} and open the first result`, blue, 'open the first result and search for red lamps', false],
  [`${search} and open the first result`, blue, 'search for red lamps and open the first results', false],
  [login, { user: 'anna' }, 'Log in as bob with password {{secret:OTHER}} and open the latest invoice', false],
  [login, { user: 'anna' }, 'Log in as bob with password {{secret:PASSWORD}} and open the oldest invoice', false],
  [login, { user: 'anna' }, 'Log in as bob with password {{secret:PASSWORD}} and delete the latest invoice', false],
  ['Book a flight from Berlin to Paris', {}, 'Book a flight from Paris to Berlin', false],
  [flight, trip, 'Book a flight from Rome to Oslo', false],
  [flight, trip, 'Book a hotel from Rome to Oslo on 4 June 2027', false],
  ['Delete the comment', {}, 'delete the comments', false],
  ['Delete the comment', {}, 'delete all comments', false],
  ['Delete the comment', {}, 'do not delete the comment', false],
  ['Delete the comment', {}, 'add the comment', false],
  ['Delete the comment', {}, 'undelete the comment', false],
  ['Log out', {}, 'log in', false],
  ['Subscribe to the newsletter', {}, 'Unsubscribe from the newsletter', false],
  ['Turn on notifications', {}, 'turn off notifications', false],
  ['Turn on notifications', {}, 'turn notifications off', false],
  ['Follow @anna', {}, 'unfollow @anna', false],
  ['Follow @anna', {}, 'follow @bob', false],
  ['Like the post', {}, 'unlike the post', false],
  ['Accept the cookies', {}, 'decline the cookies', false],
  ['Increase the volume', {}, 'decrease the volume', false],
  ['Sort the products by price ascending', {}, 'sort the products by price descending', false],
  ['Sort the products by price ascending', {}, 'sort the products by name ascending', false],
  ['Sort the products by price ascending', {}, 'sort the products by price', false],
  ['Add the cheapest lamp to the cart', {}, 'add the most expensive lamp to the cart', false],
  ['Add the cheapest lamp to the cart', {}, 'remove the cheapest lamp from the cart', false],
  ['Add the cheapest lamp to the cart', {}, 'add the cheapest lamp to the wishlist', false],
  ['Add the cheapest lamp to the cart', {}, 'add a lamp to the cart', false],
  ['Read the newest message', {}, 'read the oldest message', false],
  ['Read the newest message', {}, 'read the newest messages', false],
  ['What is the price of the red lamp?', {}, 'What is the price of the blue lamp?', false],
  ['What is the price of the red lamp?', {}, 'What is the rating of the red lamp?', false],
  ['What is the price of the red lamp?', {}, 'What is the price of the red chair?', false],
  ['Order 3 cups of tea', {}, 'order 4 cups of tea', false],
  ['Order 3 cups of tea', {}, 'order 3 cups of coffee', false],
  ['Open the Save dialog', {}, 'close the Save dialog', false],
  ['Click the Save link', {}, 'click the Save button', false],
  ['Show posts before 2020', {}, 'show posts after 2020', false],
  ['Show posts with pictures', {}, 'show posts without pictures', false],
  ['Move the card from Todo to Done', {}, 'move the card from Done to Todo', false],
  ['Email anna@example.com', {}, 'email bob@example.com', false],
  ['Open https://shop.example/a', {}, 'open https://shop.example/b', false],
  ['Mark the task "Buy milk" as done', {}, 'mark the task "Buy bread" as done', false],
  ['Transfer money from savings to checking', {}, 'transfer money from checking to savings', false],
  ['Show flights on 3 May 2027', {}, 'show flights on 4 May 2027', false],
  ['Show flights on 3 May 2027', {}, 'show flights on 3 June 2027', false],
  ['Type {{param:name}} into the Name field', { name: 'Anna' }, 'Type Bob into the City field', false],
  ['Type {{param:age}} into the Age field', { age: '41' }, 'Type old into the Age field', false],
  ['Search for {{param:a}} in {{param:b}}', { a: 'lamps', b: 'Home' }, 'search for socks in wool in Clothing', false],
  ['How do I delete my account?', {}, 'Delete my account', false],
  ['Why is my card blocked?', {}, 'When is my card blocked?', false],
  ['Germany was beaten by France', {}, 'France was beaten by Germany', false],
  ['the king of the mother', {}, 'the mother of the king', false],
  ['The band from Leeds played in York with a guest', {}, 'The band from York played in Leeds with a guest', false],
  ['Anna owes Bob money', {}, 'Bob owes Anna money', false],
  ['Import the data', {}, 'the important data', false],
  ['Sell my car', {}, 'buy my car', false],
  ['Only show unread mails', {}, 'show unread mails', false],
  ['Show the first 5 orders', {}, 'show the last 5 orders', false],
  ['Check the box', {}, 'uncheck the box', false],
  ['Book a room', {}, 'I do not want breakfast. Book a room.', false],
  ['Remove {{param:product}} from the cart', { product: 'Apron' }, 'Remove everything from the cart', false],
  [
    'Fly from {{param:from}} to {{param:to}} on {{param:date}}',
    { from: 'Rome', to: 'Oslo', date: '2027-01-02' },
    'Fly from Bonn to Bern on 2027-03-12 returning on 2027-03-20',
    false,
  ],
  ['Accept the invitation from Marta', {}, 'Accept the invitation for Marta', false],
  ['Read the text, then send it', {}, 'Send the text, then read it', false],
  ['Lock the door', {}, 'unlock the door', false],
  ['Log in and read the balance', {}, 'log in, read the balance and log out', false],
];

for (const [skill, parameters, request, expected] of [...same, ...other]) {
  t.test(`"${skill}" ${expected === false ? 'is not' : 'is'} "${request}"`, async (t) => {
    const found = agree({ goal: skill, parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })) }, request);
    if (expected === false) t.notOk(found.same, JSON.stringify(found));
    else t.same(found, { same: true, values: expected });
  });
}

/** Between `<` and `>`, what changes places with the other. */
const turned = [
  'The <company> moved its <headquarters> from Denver to Austin and closed its factory in Tulsa.',
  'The company moved its headquarters from <Denver> to <Austin> and closed its factory in Tulsa.',
  '<Smith> defeated <Jones> in the semifinal and lost to Brown in the final.',
  'He was appointed governor of the <province> by the <queen> and removed by the parliament in 1881.',
  'The <island> was discovered by <sailors> from Genoa and settled by farmers from Malta.',
  'The <guide> showed the <tourists> the castle and told the children a story.',
  'The <protein> binds to the <receptor> and blocks the enzyme.',
  'The <bill> was passed by the <senate> but rejected by the house.',
  'How many calories are in a <cup> of <rice> compared to a slice of bread?',
];
for (const marked of turned) {
  const goal = marked.replace(/[<>]/g, '');
  const request = marked.replace(/<(.*?)>(.*?)<(.*?)>/, '$3$2$1');
  t.test(`"${goal}" is not "${request}"`, async (t) => t.notOk(agree({ goal, parameters: [] }, request).same));
}

t.test('a goal too long to be read is the same only in the same words', async (t) => {
  const long = 'search for red lamps and open the first result, '.repeat(2_100);
  t.same(agree({ goal: long, parameters: [] }, ` ${long}`), { same: true, values: {} });
  t.notOk(agree({ goal: long, parameters: [] }, `${long} please`).same);
});

t.test('without parameters, what agrees one way agrees the other', async (t) => {
  for (const [skill, parameters, request] of [...same, ...other]) {
    if (Object.keys(parameters).length > 0) continue;
    const there = agree({ goal: skill, parameters: [] }, request);
    const back = agree({ goal: request, parameters: [] }, skill);
    t.equal(there.same, back.same, `${skill} / ${request}`);
  }
});
