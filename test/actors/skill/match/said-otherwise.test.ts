/** Forms of verbs, and what is said by another verb or noun of the same act. */
import { holds } from './table.ts';

holds([
  {
    goal: 'Lend the {{param:tool}} to {{param:name}}',
    compiled: { tool: 'drill', name: 'Ana' },
    same: { 'The ladder should be lent to Kerstin': 'ladder | Kerstin', 'Loan the ladder to Kerstin': 'ladder | Kerstin' },
    other: ['The ladder should not be lent to Kerstin', 'The ladder was lent to Kerstin'],
  },
  {
    goal: 'Freeze my {{param:card}} card',
    compiled: { card: 'debit' },
    same: { 'My travel card needs to be frozen': 'travel' },
    other: ['My travel card needs to be unfrozen', 'My travel card is frozen', 'Is my travel card frozen?'],
  },
  {
    goal: 'Increase the volume to {{param:level}} percent',
    compiled: { level: '40' },
    same: { 'Turn the volume up to 45 percent': '45', 'I want the volume turned up to 85 percent': '85' },
    other: ['Turn the volume down to 45 percent', 'Turn the volume up by 45 percent', 'Set the volume to 45 percent'],
  },
  {
    goal: 'Mute everyone but {{param:name}}',
    compiled: { name: 'Ana' },
    same: { 'Mute everybody except Viktor': 'Viktor' },
    other: ['Mute everybody and Viktor', 'Mute Viktor', 'Unmute everyone but Viktor'],
  },
  {
    goal: 'Cancel the transfer to {{param:name}}',
    compiled: { name: 'Ana' },
    same: { 'Stop the transfer to Vera Moss': 'Vera Moss' },
    other: ['Start the transfer to Vera Moss', 'Stop the transfer from Vera Moss', 'Stop transferring to Vera Moss tomorrow'],
  },
  {
    goal: 'Has {{param:name}} paid the fee?',
    compiled: { name: 'Ana Berg' },
    same: { 'Check whether Mr. Tan has paid the fee': 'Mr. Tan' },
    other: ['Has Mr. Tan not paid the fee?', 'Has Mr. Tan raised the fee?', 'Have Mr. Tan pay the fee', 'Who has paid the fee?'],
  },
  {
    goal: 'Book a table at {{param:place}} for {{param:n}} on {{param:day}}',
    compiled: { place: 'Zuma', n: 'two', day: 'Friday' },
    same: { 'Make a reservation at Blue Fig for six on Sunday': 'Blue Fig | six | Sunday' },
    other: ['Cancel a reservation at Blue Fig for six on Sunday', 'Show my reservation at Blue Fig for six on Sunday'],
  },
  {
    goal: 'Count the commits by {{param:user}} in {{param:repo}}',
    compiled: { user: 'eric', repo: 'core' },
    same: { 'Number of commits by kilian in css': 'kilian | css' },
    other: ['Number of commits not by kilian in css'],
  },
  {
    goal: 'List hiking trails near {{param:town}}',
    compiled: { town: 'Moab' },
    same: { 'Near Sedona, list hiking trails': 'Sedona' },
    other: ['List hiking trails far from Sedona', 'Near Sedona and Moab, list hiking trails'],
  },
  {
    goal: 'Rate the book {{param:title}} {{param:stars}} out of 5',
    compiled: { title: 'Dune', stars: '4' },
    same: { 'Give a rating of 3 out of 5 to the book Northern Sky': 'Northern Sky | 3' },
    other: ['Give a rating of 3 out of 10 to the book Northern Sky', 'Show the rating of 3 out of 5 of the book Northern Sky'],
  },
  {
    goal: 'List hotels with pools',
    same: { 'Show hotels that have pools': '' },
    other: ['List pools of hotels', "List the hotels' pools"],
  },
  {
    goal: 'Is the fee included in the rent?',
    same: { 'Check whether the fee is included in the rent': '' },
    other: ['Is the rent of the fee included?', "Is the fee's rent included?"],
  },
  {
    goal: 'Show the offers of the shops',
    same: { "Show the shops' offers": '' },
    other: ['Show the shops with offers', "Show the offers' shops"],
  },
  {
    goal: 'Show the date of the last login',
    same: { 'Display the date of the last login': '' },
    other: ['Show the last date of the login', 'Show the dates of the last logins'],
  },
  {
    goal: 'Is it raining in Rome or Oslo?',
    same: { 'Check if it is raining in Rome or Oslo': '' },
    other: ['Is it raining in Rome and Oslo?'],
  },
  {
    goal: 'List the cafes that admit cats',
    same: { 'Show cafes where cats are admitted': '', 'Show the cafes in which cats are admitted': '' },
    other: [
      'Show cafes where cats are not admitted',
      'Show the cats that admit cafes',
      'Show cafes where dogs are admitted',
      'Where are cats admitted?',
    ],
  },
  {
    goal: 'Show the matches in which {{param:team}} beat {{param:rival}}',
    compiled: { team: 'Ajax', rival: 'PSV' },
    same: {},
    other: ['Show the matches in which Ajax was beaten', 'Show the matches where nobody was beaten'],
  },
  {
    goal: 'Hide the lamps that are sold out',
    same: { 'Hide the sold-out lamps': '' },
    other: ['Hide the available lamps', 'Mark the lamps sold out'],
  },
  {
    goal: 'Show the last transaction of my account',
    same: { 'Show the most recent transaction of my account': '' },
    other: ['Show the first transaction of my account', 'Show the last row of my account', 'Show the last transactions of my account'],
  },
  {
    goal: 'Open the last row of the table',
    same: {},
    other: ['Open the latest row of the table'],
  },
  {
    goal: 'How many guests may I bring?',
    same: { 'How many guests am I allowed to bring?': '' },
    other: ['How many guests must I bring?', 'How many guests did I bring?', 'How many guests may they bring?'],
  },
  {
    goal: 'Count the answers under my question',
    same: { 'How many answers are there under my question?': '' },
    other: ['How many questions are there under my answer?', 'How many answers are there?'],
  },
  {
    goal: 'Move the letter to the folder Taxes',
    same: { 'Put the letter into the folder Taxes': '' },
    other: ['Put the letter into the folder Bills', 'Copy the letter to the folder Taxes', 'Take the letter out of the folder Taxes'],
  },
  {
    goal: 'Remove all items but the vase from the basket',
    same: { 'Remove everything except the vase from the basket': '' },
    other: ['Remove everything from the basket', 'Remove the vase from the basket', 'Remove all items and the vase from the basket'],
  },
  {
    goal: 'Compare the price of {{param:one}} and {{param:other}}',
    compiled: { one: 'Alto', other: 'Basso' },
    same: { 'How do Alto and Tenor compare in price?': 'Alto | Tenor' },
    other: ['How do Alto and Tenor compare in weight?', 'How do Alto and Tenor differ from Basso in price?'],
  },
  {
    goal: 'Watch season 2 of the series',
    same: { 'Watch the second season of the series': '' },
    other: ['Watch 2 seasons of the series', 'Watch season 3 of the series'],
  },
  {
    goal: 'Skip the trailer',
    same: { 'Jump over the trailer': '' },
    other: ['Watch the trailer', 'Go back to the trailer'],
  },
  {
    goal: 'Book an oil change at the garage on {{param:street}}',
    compiled: { street: 'Elm Street' },
    same: { 'Make an appointment for an oil change at the garage on Oak Street': 'Oak Street' },
    other: ['Cancel the appointment for an oil change at the garage on Oak Street', 'Book a tyre change at the garage on Oak Street'],
  },
  {
    goal: 'Cancel the booking {{param:code}}',
    compiled: { code: 'B-77' },
    same: { 'Cancel booking number B-78': 'B-78' },
    other: ['Cancel the number of bookings B-78', 'Change booking number B-78'],
  },
  {
    goal: 'Find "{{param:query}}" and open the first hit',
    compiled: { query: 'rope' },
    same: { 'Look for "cord" and open the top result': 'cord' },
    other: ['Look for "cord" and open the second result', 'Look for "cord" and open the top of the page'],
  },
  {
    goal: 'Write the comment "{{param:text}}" under the first entry',
    compiled: { text: 'Well done' },
    same: {
      'Post the comment "Thanks" under the first entry': 'Thanks',
      'Add the comment "Thanks" to the first entry': 'Thanks',
      'Comment "Thanks" on the first entry': 'Thanks',
    },
    other: [
      'Write the comment "Thanks" under the last entry',
      'Write the comment "Thanks" above the first entry',
      'Delete the comment "Thanks" under the first entry',
    ],
  },
  {
    goal: 'Set the rating of {{param:film}} to {{param:stars}} stars',
    compiled: { film: 'Dune', stars: '4' },
    same: { 'Rate Heat with 5 stars': 'Heat | 5', 'Give Heat a rating of 5 stars': 'Heat | 5', 'Give Heat 5 stars': 'Heat | 5' },
    other: ['Return the rating of Heat', 'Find films with 5 stars'],
  },
  {
    goal: 'Invite {{param:mail}} as {{param:role}}',
    compiled: { mail: 'ada@crest.example', role: 'Reader' },
    same: {
      'Invite leo@forest.test with the role Editor': 'leo@forest.test | Editor',
      'Invite leo@forest.test to be an Editor': 'leo@forest.test | Editor',
    },
    other: ['Remove leo@forest.test as Editor', 'Invite leo@forest.test to the Editor meeting'],
  },
  {
    goal: 'Return the names of the guests',
    same: { 'Give me the names of the guests': '' },
    other: ['Give the guests names', 'Give me the name of the guest'],
  },
  {
    goal: 'Accept the cookies',
    same: { 'Accept all cookies': '', 'Agree to all cookies': '' },
    other: ['Reject all cookies', 'Accept all invitations'],
  },
  {
    goal: 'What are the opening hours of {{param:place}}?',
    compiled: { place: 'Old Mill' },
    same: { 'When does Rose Hall open and close?': 'Rose Hall', 'What time does Rose Hall open and close?': 'Rose Hall' },
    other: ['When does Rose Hall close?', 'When did Rose Hall open?'],
  },
  {
    goal: 'Translate "{{param:text}}" into {{param:language}}',
    compiled: { text: 'good morning', language: 'Danish' },
    same: { 'What is "see you" in Polish?': 'see you | Polish' },
    other: ['What is "see you" from Polish?', 'Who says "see you" in Polish?'],
  },
  {
    goal: 'When should my parcel arrive?',
    same: { 'Give me the arrival date of my parcel': '', 'When will my parcel arrive?': '' },
    other: ['When did my parcel arrive?', 'When should my parcel leave?'],
  },
  {
    goal: 'Verify my identity',
    same: { 'Confirm my identity': '' },
    other: ['Confirm my order', 'Change my identity'],
  },
  {
    goal: 'Dispute the last charge on my card',
    same: { 'File a dispute of the last charge on my card': '' },
    other: ['Withdraw a dispute of the last charge on my card', 'File a dispute of the first charge on my card'],
  },
  {
    goal: 'A Danish architect designed the bridge',
    same: { 'It was a Danish architect who designed the bridge': '' },
    other: ['It was a Danish bridge who designed the architect', 'It was not a Danish architect who designed the bridge'],
  },
  {
    goal: 'Send the report to the doctor',
    same: { 'Send the doctor the report': '', 'Send to my doctor the report': '' },
    other: ["Send the doctor's report", 'Send the doctor to the report', 'Send the report from the doctor'],
  },
  {
    goal: 'Forward the message from Ana to Bo',
    same: { 'Forward to Bo the message from Ana': '' },
    other: ['Forward to Ana the message from Bo'],
  },
  {
    goal: 'Which of my parcels is the heaviest?',
    same: { 'Find the heaviest one of my parcels': '', 'Show the heaviest of my parcels': '' },
    other: ['Which of my parcels is the lightest?', 'Find the two heaviest of my parcels', 'Show my heaviest parcels'],
  },
  {
    goal: 'Change my delivery address',
    same: { 'I moved, so my delivery address has to be changed': '', 'Please, my delivery address has to be changed': '' },
    other: ['I moved, so my billing address has to be changed', 'I moved, so my delivery address has not to be changed'],
  },
]);
