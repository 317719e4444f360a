/** Utterances of one intent and of its neighbours, as public sets of intents have them. */
import type { LabelledGoal } from '../labels.ts';

export const intentsOfPublicSets: readonly LabelledGoal[] = [
  {
    id: 'pi-freeze-card',
    goal: 'Freeze my [card:debit] card',
    same: {
      synonym: ['Put a freeze on my [card:credit] card'],
      context: ["I can't find my wallet since last night, so freeze my [card:debit] card"],
      passive: ['My [card:travel] card needs to be frozen'],
      order: ['Freeze the [card:debit] card that I have with you'],
    },
    other: {
      direction: ['Unfreeze my debit card'],
      intent: ['Cancel my debit card'],
      asking: ['How long does my debit card stay frozen?'],
    },
  },
  {
    id: 'pi-card-arrival',
    goal: 'When should my new card arrive?',
    same: {
      question: ['Where is my new card, when do I get it?'],
      synonym: ['Give me the arrival date of my new card', 'Tell me the day my new card gets here'],
      plain: ['Till when do I have to wait for my new card to come?'],
    },
    other: {
      intent: ['How do I order a new card?'],
      field: ['How much is the delivery of a new card?'],
      reading: ['My new card has arrived, activate it'],
    },
  },
  {
    id: 'pi-activate-card',
    goal: 'Activate the card ending in [digits:4471]',
    same: {
      synonym: ["I'd like to start the activation of the card ending in [digits:9023]", 'Make the card ending in [digits:4471] active'],
      polite: ['could you activate my card please, the one ending in [digits:1180]'],
      context: ['My card came by post this morning and it ends in [digits:4471], activate it'],
    },
    other: {
      direction: ['Deactivate the card ending in 4471'],
      intent: ['Show the PIN of the card ending in 4471'],
    },
  },
  {
    id: 'pi-top-up',
    goal: 'Top up my account with [amount:£50] from my saved card',
    same: {
      synonym: ['Make a top-up of [amount:£20] from the saved card', 'Add [amount:£50] to my account using my saved card'],
      terse: ['topup [amount:£75] saved card pls'],
      polite: ['I want to top up my account with [amount:£30] and use my saved card for it'],
    },
    other: {
      direction: ['Withdraw £50 from my account to my saved card'],
      scope: ['Top up my account with £50 from my saved card every Monday'],
      reading: ['Why did the top-up of £50 from my saved card fail?'],
    },
  },
  {
    id: 'pi-cancel-transfer',
    goal: 'Cancel the transfer to [name:Hugo Lind]',
    same: {
      synonym: ['Stop the transfer to [name:Vera Moss]'],
      polite: ['I need the transfer to [name:Hugo Lind] cancelled, it was a mistake'],
      context: ['Oh no, I typed the wrong account. Cancel the transfer to [name:Paul Ek]!'],
      terse: ['cancel transfer to [name:Iris Bo] asap'],
    },
    other: {
      direction: ['Repeat the transfer to Hugo Lind'],
      swap: ['Cancel the transfer from Hugo Lind'],
      reading: ['Has the transfer to Hugo Lind been cancelled?'],
    },
  },
  {
    id: 'pi-exchange-rate',
    goal: 'What is the exchange rate between [from:euros] and [to:pounds]?',
    same: {
      terse: ['exchange rate [from:dollars] [to:pesos]'],
      synonym: ['Tell me the rate of exchange between [from:euros] and [to:pounds]'],
      question: ['How are [from:rubles] and [to:yen] exchanged right now, at what rate?'],
      polite: ["I'd like to know the exchange rate between [from:francs] and [to:dollars]"],
    },
    other: {
      reading: ['What fee is charged for exchanging euros and pounds?'],
      intent: ['Exchange 100 euros into pounds'],
    },
  },
  {
    id: 'pi-beneficiary',
    goal: 'Add [name:Ana Ruiz] with the account number [number:55720] as a beneficiary',
    same: {
      synonym: [
        'Set up [name:Tom Hale] as a beneficiary, account number [number:81143]',
        "I'd like the addition of a beneficiary: [name:Li Wen], account number [number:30917]",
      ],
      order: ['As a beneficiary, add [name:Ana Ruiz] with the account number [number:55720]'],
    },
    other: {
      direction: ['Remove Ana Ruiz with the account number 55720 from the beneficiaries'],
      intent: ['Pay $100 to the beneficiary Ana Ruiz with the account number 55720'],
    },
  },
  {
    id: 'pi-report-lost',
    goal: 'Report my [card:credit] card as lost',
    same: {
      synonym: ['Let the bank know that my [card:debit] card is lost'],
      plain: ['I have lost my [card:credit] card, report it'],
      passive: ['My [card:gym] card is to be reported as lost'],
    },
    other: {
      scope: ['Report my credit card as stolen', 'Report that I have found my lost credit card'],
      object: ['Report my passport as lost'],
    },
  },
  {
    id: 'pi-statement',
    goal: 'Download the account statement for [month:January 2024]',
    same: {
      synonym: ['Get me the statement of my account for [month:July 2023] as a download'],
      terse: ['download account statement [month:January 2024]'],
      polite: [
        "I'd be grateful if you could download the [month:March 2024] account statement",
        'I need the account statement for [month:May 2022], download it',
      ],
    },
    other: {
      object: ['Download the tax certificate for January 2024'],
      intent: ['Email the account statement for January 2024 to my accountant'],
    },
  },
  {
    id: 'pi-change-address',
    goal: 'Change my address to [address:12 Mill Lane, Bath]',
    same: {
      synonym: ['Update my address to [address:4 Quay Road, Hull]'],
      context: ["I'm moving next week, so change my address to [address:12 Mill Lane, Bath]"],
      plain: ['From now on my address is [address:80 Park View, Stoke], please update it'],
      polite: ['Kindly change my address to [address:3 Rose Street, Leeds]'],
    },
    other: {
      object: ['Change my email address to mill@lane.example'],
      field: ['Change the delivery address of my last order to 12 Mill Lane, Bath'],
      reading: ['What address do you have on file for me?'],
    },
  },
  {
    id: 'pi-credit-limit',
    goal: 'Request an increase of my credit limit to [amount:$5,000]',
    same: {
      synonym: [
        'Ask for my credit limit to be raised to [amount:$8,000]',
        'Put in a request for a credit limit increase to [amount:$7,500]',
      ],
      polite: [
        "I'd like a higher credit limit, request [amount:$5,000]",
        'Could you request that my credit limit be increased to [amount:$5,000]?',
      ],
    },
    other: {
      direction: ['Request a decrease of my credit limit to $5,000'],
      reading: ['What is the credit limit of my card?'],
      object: ['Request an increase of my cash withdrawal limit to $5,000'],
    },
  },
  {
    id: 'pi-pay-bill',
    goal: 'Pay my [bill:cable] bill with my [account:checking] account',
    same: {
      synonym: [
        'Make a payment on my [bill:gas] bill from my [account:savings] account',
        'Settle the [bill:internet] bill using my [account:joint] account',
      ],
      order: ['With my [account:checking] account, pay my [bill:cable] bill'],
      terse: ['pay [bill:cable] bill, [account:checking] account'],
    },
    other: {
      reading: ['When did I last pay my cable bill with my checking account?'],
      scope: ['Pay half of my cable bill with my checking account'],
    },
  },
  {
    id: 'pi-min-payment',
    goal: 'What is the minimum payment on my [card:Visa] card?',
    same: {
      question: ["What's the least I have to pay on my [card:Amex] card?"],
      terse: ['[card:Visa] card minimum payment'],
      polite: ['Would you tell me the minimum payment for my [card:Discover] card?'],
      synonym: ['Tell me how much I must pay at minimum on my [card:Visa] card'],
    },
    other: {
      intent: ['Make the minimum payment on my Visa card'],
      which: ['What is the full amount due on my Visa card?'],
    },
  },
  {
    id: 'pi-order-checks',
    goal: 'Order a new book of checks',
    same: {
      synonym: ['Place an order for a new checkbook', 'Get me a new book of checks'],
      context: ["I've run out of checks, so order me a new book of them"],
      plain: ['Have a new checkbook sent to me, order it'],
    },
    other: {
      intent: ['Deposit a check'],
      object: ['Order a new card'],
      reading: ['How many checks are left in my book?'],
    },
  },
  {
    id: 'pi-spending',
    goal: 'How much did I spend on [category:dining] last month?',
    same: {
      synonym: ['My spending on [category:clothes] last month', 'Add up what I spent last month on [category:dining]'],
      question: ['What did my [category:fuel] expenses last month come to?'],
      terse: ['[category:travel] spending last month'],
    },
    other: {
      scope: ['How much did I spend on dining this month?'],
      field: ['How often did I pay for dining last month?'],
    },
  },
  {
    id: 'pi-atm',
    goal: 'Find an ATM near [place:Alexanderplatz]',
    same: {
      question: ["Where's a cash machine close to [place:Opera House]?"],
      synonym: ['Find a cash machine near [place:Alexanderplatz]'],
      terse: ['ATM near [place:Dupont Circle]'],
      polite: ['I need an ATM near [place:Market Square]'],
    },
    other: {
      object: ['Find a bank branch near Alexanderplatz'],
      reading: ['How much cash can I take from the ATM near Alexanderplatz?'],
    },
  },
  {
    id: 'pi-travel-notice',
    goal: 'Add a travel notice for [country:Portugal] from [from:June 2] to [to:June 16]',
    same: {
      context: ["I'll be travelling to [country:Chile] from [from:May 1] to [to:May 20], put a travel notice on my account"],
      synonym: [
        'Set a travel notice from [from:June 2] to [to:June 16] for [country:Portugal]',
        'I need a travel notice for my trip to [country:Portugal] from [from:June 2] to [to:June 16]',
      ],
      polite: ['Can you please add a travel notice for [country:Norway] from [from:July 5] to [to:July 9]?'],
    },
    other: {
      direction: ['Remove the travel notice for Portugal from June 2 to June 16'],
      reading: ['Is there a travel warning for Portugal from June 2 to June 16?'],
    },
  },
  {
    id: 'pi-pto-request',
    goal: 'Request time off from [from:March 4] to [to:March 8]',
    same: {
      synonym: [
        'Put in a request for time off from [from:April 22] to [to:April 26]',
        'Ask for time off between [from:March 4] and [to:March 8]',
      ],
      polite: ['I want to be off from [from:July 1] to [to:July 12], request it'],
      context: ['My sister is getting married, so request time off from [from:May 9] to [to:May 13]'],
    },
    other: {
      direction: ['Withdraw the request for time off from March 4 to March 8'],
      scope: ['Was my request for time off from March 4 to March 8 approved?'],
      role: ["Approve Kim's time off from March 4 to March 8"],
    },
  },
  {
    id: 'pi-payday',
    goal: 'When is my next payday?',
    same: {
      question: ['When do I get paid next?'],
      synonym: ['Date of the next payday', 'Tell me when I will be paid next'],
      terse: ['next payday date'],
    },
    other: {
      direction: ['When was my last payday?'],
      field: ['How much do I get on my next payday?'],
      asking: ['Why is my next payday late?'],
    },
  },
  {
    id: 'pi-calendar-read',
    goal: "What's on my calendar for [day:Thursday]?",
    same: {
      question: ['Which appointments do I have on [day:Sunday]?'],
      synonym: ['Read me my calendar for [day:Thursday]'],
      polite: ['Would you mind telling me what I have in my calendar on [day:Wednesday]?'],
      terse: ['my calendar [day:Friday]'],
    },
    other: {
      intent: ['Clear my calendar for Thursday'],
      role: ["What's on Jonas's calendar for Thursday?"],
    },
  },
  {
    id: 'pi-alarm-set',
    goal: 'Set my alarm for [time:6:30 am]',
    same: {
      polite: ['I want an alarm at [time:5:15 am]'],
      passive: ['An alarm should be set for [time:6:30 am]'],
      terse: ['alarm [time:7:45 am] pls set'],
      context: ['I have an early flight, so set an alarm for [time:3:40 am]'],
    },
    other: {
      direction: ['Delete the alarm for 6:30 am'],
      object: ['Set a timer for 6 minutes and 30 seconds'],
      scope: ['Set an alarm for 6:30 am on weekdays'],
    },
  },
  {
    id: 'pi-reminder',
    goal: 'Remind me to [task:water the plants] at [time:7 pm]',
    same: {
      synonym: ['Create a reminder to [task:call the vet] at [time:9 am]'],
      order: ['At [time:7 pm], remind me to [task:water the plants]'],
      context: ['I keep forgetting it: remind me at [time:8 pm] to [task:take my pills]'],
      polite: ["I'd like to be reminded to [task:pay the rent] at [time:noon]"],
    },
    other: {
      role: ['Remind Lucy to water the plants at 7 pm'],
      direction: ['Delete the reminder to water the plants at 7 pm'],
    },
  },
  {
    id: 'pi-todo-add',
    goal: 'Add [task:clean the gutters] to my to-do list',
    same: {
      synonym: ['Put [task:book the dentist] on my to-do list'],
      passive: ['[task:clean the gutters] should be added to my to-do list'],
      plain: ['My to-do list needs a new entry: [task:fix the fence]'],
      polite: ['I want [task:order stamps] on my to-do list'],
    },
    other: {
      direction: ['Remove clean the gutters from my to-do list'],
      reading: ['Is clean the gutters on my to-do list?'],
      object: ['Add clean the gutters to my calendar'],
    },
  },
  {
    id: 'pi-playlist-add',
    goal: 'Add [song:Halo] to my playlist [playlist:Party Hits]',
    same: {
      synonym: ['Put [song:Jolene] on the playlist [playlist:Road Trip]', 'Make [song:Halo] part of my playlist [playlist:Party Hits]'],
      order: ["To the playlist of mine that's called [playlist:Party Hits], add [song:Halo]"],
      polite: ['I want [song:Creep] added to my [playlist:Rainy Day] playlist'],
    },
    other: {
      direction: ['Take Halo off my playlist Party Hits'],
      intent: ['Play Halo from my playlist Party Hits'],
      quantifier: ['Add all songs of the album Halo to my playlist Party Hits'],
    },
  },
  {
    id: 'pi-book-table',
    goal: 'Book a table for [people:four] at [restaurant:Osteria Due] on [day:Friday] at [time:8 pm]',
    same: {
      synonym: [
        'Make a reservation at [restaurant:Blue Fig] for [people:six] on [day:Sunday] at [time:1 pm]',
        'Reserve a table for [people:four] at [restaurant:Osteria Due] on [day:Friday], [time:8 pm]',
      ],
      context: ["It's our anniversary, so book us a table for [people:two] at [restaurant:Chez Paul] on [day:Saturday] at [time:7 pm]"],
    },
    other: {
      direction: ['Cancel the table for four at Osteria Due on Friday at 8 pm'],
      reading: ['Is a table for four free at Osteria Due on Friday at 8 pm?'],
    },
  },
  {
    id: 'pi-rate-book',
    goal: 'Rate the book [title:Hollow Hills] [stars:4] out of 5',
    same: {
      synonym: [
        'Give a rating of [stars:3] out of 5 to the book [title:Northern Sky]',
        'Give [stars:4] out of 5 stars to the book [title:Hollow Hills]',
      ],
      plain: ['The book [title:Salt Road] deserves [stars:5] out of 5, rate it like that'],
      polite: ["I'd like to rate the book [title:Hollow Hills] with [stars:2] out of 5"],
    },
    other: {
      reading: ['How is the book Hollow Hills rated by readers?'],
      intent: ['Reserve the book Hollow Hills'],
    },
  },
  {
    id: 'pi-screening',
    goal: 'When is [movie:Casablanca] playing at [theater:Roxy Palace]?',
    same: {
      synonym: [
        'Show times of [movie:Metropolis] at [theater:Lux Five]',
        'Look up at what times [theater:Roxy Palace] shows [movie:Casablanca]',
      ],
      terse: ['[theater:Odeon West] [movie:Vertigo] times'],
    },
    other: {
      field: ['How long is Casablanca at Roxy Palace?', 'Which movies are playing at Roxy Palace?'],
      intent: ['Get me a ticket for Casablanca at Roxy Palace'],
    },
  },
  {
    id: 'pi-flights',
    goal: 'Show me flights from [from:Boston] to [to:Denver] on [day:Monday]',
    same: {
      question: ['What flights go from [from:Dallas] to [to:Tampa] on [day:Thursday]?'],
      polite: ['I would like to see the flights [day:Monday] that go to [to:Denver] from [from:Boston]'],
      terse: ['[from:Newark] to [to:Seattle] [day:Sunday] flights'],
    },
    other: {
      scope: ['Show me nonstop flights from Boston to Denver on Monday'],
      field: ['Show me the airlines that fly from Boston to Denver on Monday'],
      intent: ['Book a flight from Boston to Denver on Monday'],
    },
  },
  {
    id: 'pi-airfare',
    goal: 'What is the cheapest fare from [from:Atlanta] to [to:Oakland]?',
    same: {
      order: ['Show me the fare from [from:Baltimore] to [to:Memphis] that is lowest'],
      synonym: ['Lowest fare from [from:Atlanta] to [to:Oakland]'],
      terse: ['cheapest fare [from:Detroit] to [to:Phoenix] please'],
      question: ['How much is the cheapest fare from [from:Orlando] to [to:Toronto]?'],
    },
    other: {
      which: ['What is the first class fare from Atlanta to Oakland?'],
      scope: ['What is the cheapest round trip fare from Atlanta to Oakland?'],
    },
  },
  {
    id: 'pi-aircraft',
    goal: 'What kind of aircraft is used on flight [flight:UA 270]?',
    same: {
      synonym: [
        'Which type of plane is used on flight [flight:AA 459]?',
        'Tell me the aircraft type of flight [flight:DL 1038]',
        'Aircraft used on flight [flight:CO 1209]',
      ],
      question: ['What plane does flight [flight:UA 270] use?'],
    },
    other: {
      field: ['What kind of meal is served on flight UA 270?'],
      quantifier: ['How many seats are there on flight UA 270?'],
    },
  },
  {
    id: 'pi-lost-luggage',
    goal: 'Report my lost suitcase from flight [flight:BA 117]',
    same: {
      synonym: ['File a report about a suitcase lost on flight [flight:LH 400]'],
      context: ['My suitcase got lost on flight [flight:BA 117] and I need it for work, please report it'],
      plain: ['Flight [flight:AF 83] lost my suitcase, report it'],
    },
    other: {
      scope: ['Track the lost suitcase I reported for flight BA 117'],
      object: ['Report my damaged suitcase from flight BA 117'],
      asking: ['How do I report a lost suitcase from flight BA 117?'],
    },
  },
  {
    id: 'pi-light-colour',
    goal: 'Change the colour of the [room:hall] light to [colour:green]',
    same: {
      synonym: ['Make the [room:porch] light [colour:blue]'],
      spelling: ['Change the color of the [room:hall] light to [colour:green]'],
      passive: ['The light in the [room:study] should be set to the colour [colour:red]'],
      polite: ["I'd like the [room:hall] light to change its colour to [colour:purple]"],
    },
    other: {
      reading: ['What colour is the hall light?'],
      intent: ['Turn off the green hall light'],
    },
  },
  {
    id: 'pi-volume',
    goal: 'Turn the volume up to [level:70] percent',
    same: {
      synonym: ['Raise the volume to [level:45] percent', 'Increase the volume to [level:70] percent'],
      passive: ['I want the volume turned up to [level:85] percent'],
    },
    other: {
      direction: ['Turn the volume up by 70 percent'],
      reading: ['What is the volume set to, in percent?'],
      object: ['Turn the brightness up to 70 percent'],
    },
  },
  {
    id: 'pi-email-send',
    goal: 'Send an email to [name:Priya] saying [text:the meeting is moved]',
    same: {
      synonym: [
        'Write [name:Felix] an email that says [text:dinner is at eight]',
        'Email [name:Priya] that [text:the meeting is moved]',
        'Let [name:Grandpa] know by email that [text:we landed safely]',
      ],
    },
    other: {
      reading: ['Did Priya send an email saying the meeting is moved?'],
      object: ['Send a text message to Priya saying the meeting is moved'],
      swap: ["Forward Priya's email saying the meeting is moved"],
    },
  },
  {
    id: 'pi-email-check',
    goal: 'Do I have any new emails from [name:Brigitte]?',
    same: {
      synonym: [
        'Check for new emails from [name:Samuel]',
        'Are there new emails by [name:Brigitte] in my inbox?',
        'See if [name:my landlord] has sent me any new emails',
      ],
      question: ['Have any new emails from [name:Oscar] come in?'],
    },
    other: {
      swap: ['Did I send any new emails to Brigitte?'],
      intent: ['Delete the new emails from Brigitte'],
    },
  },
  {
    id: 'pi-taxi',
    goal: 'Book a taxi to [place:Central Station] at [time:7:15 am]',
    same: {
      synonym: ['Order a cab to [place:Harbor Pier] for [time:6 pm]', 'Make a taxi booking for [time:11 pm] to [place:Grand Arena]'],
      polite: ['I need a taxi at [time:7:15 am] to [place:Central Station], book one'],
    },
    other: {
      swap: ['Book a taxi from Central Station at 7:15 am'],
      field: ['What does a taxi to Central Station cost at 7:15 am?'],
    },
  },
  {
    id: 'pi-traffic',
    goal: 'How is the traffic on the way to [place:Stansted Airport]?',
    same: {
      question: ['Is traffic bad on the way to [place:Wembley Arena]?'],
      terse: ['traffic to [place:Stansted Airport]'],
      synonym: ['Check the traffic on the route to [place:Gatwick]', 'Traffic conditions on the way to [place:Ascot]'],
    },
    other: {
      field: ['How long is the way to Stansted Airport?'],
      object: ['How is the weather on the way to Stansted Airport?'],
    },
  },
  {
    id: 'pi-tweet-complaint',
    goal: 'Post a complaint about [company:Speedy Post] on my timeline saying "[text:still no parcel]"',
    same: {
      synonym: ['Publish on my timeline a complaint about [company:Volta Energy] with the words "[text:power is out again]"'],
      polite: ['I want to complain about [company:Speedy Post] on my timeline, post "[text:still no parcel]"'],
      order: ['Saying "[text:still no parcel]", post a complaint about [company:Speedy Post] on my timeline'],
    },
    other: {
      intent: ['Delete my complaint about Speedy Post on my timeline saying "still no parcel"'],
      object: ['Send a complaint to Speedy Post saying "still no parcel"'],
    },
  },
  {
    id: 'pi-recipe',
    goal: 'Find me a recipe for [dish:beef stew]',
    same: {
      question: ['How do I cook [dish:onion soup]?'],
      polite: ["I'd like to make [dish:beef stew], find me a recipe"],
      terse: ['[dish:mushroom risotto] recipe'],
      synonym: ['Look up a recipe for [dish:beef stew]'],
    },
    other: {
      field: ['Find the calories of beef stew'],
      intent: ['Save my own recipe for beef stew'],
      quantifier: ['Find five recipes for beef stew'],
    },
  },
  {
    id: 'pi-definition',
    goal: 'What is the meaning of the word [word:serendipity]?',
    same: {
      question: ['What does the word [word:gregarious] mean?'],
      synonym: ['Define the word [word:serendipity]', 'Give me the definition of the word [word:austere]'],
      terse: ['[word:ubiquitous] word meaning'],
    },
    other: {
      field: ['What is the origin of the word serendipity?', 'How is the word serendipity spelled?'],
    },
  },
  {
    id: 'pi-oil-change',
    goal: 'Schedule an oil change for my [car:Subaru] on [day:Friday]',
    same: {
      synonym: [
        'Book my [car:Volvo] in for an oil change on [day:Monday]',
        'I want an appointment on [day:Friday] for an oil change of my [car:Subaru]',
        'Arrange for the oil of my [car:Jeep] to be changed on [day:Tuesday]',
      ],
    },
    other: {
      reading: ['When does my Subaru need its next oil change?'],
      object: ['Schedule a tire change for my Subaru on Friday'],
    },
  },
  {
    id: 'pi-share-location',
    goal: 'Share my location with [name:Robin]',
    same: {
      synonym: ['Send [name:Mateo] my location', 'Let [name:Robin] see my location'],
      plain: ['[name:Aunt May] should be able to see where I am, share my location with her'],
      polite: ['Could you share my location with [name:Ingrid], please?'],
    },
    other: {
      swap: ['Show me the location of Robin'],
      direction: ['Stop sharing my location with Robin'],
    },
  },
];
