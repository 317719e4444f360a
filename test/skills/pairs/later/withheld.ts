/** A third of the goals that are worded in the manners of public sets, of intents and of paraphrases, of which nothing is told. */
import type { LabelledGoal } from '../labels.ts';

export const withheld: readonly LabelledGoal[] = [
  {
    id: 'ag-open-issue',
    goal: 'Check out the most recent open issue in [repo:lens/kernel]',
    same: {
      synonym: ['Take a look at the latest open issue of [repo:lens/kernel]'],
      question: ['What is the newest issue that is still open in [repo:paperless/web]?'],
    },
    other: {
      scope: ['Check out the most recent closed issue in lens/kernel'],
    },
  },
  {
    id: 'ag-full-address',
    goal: 'Tell me the full address of [place:Carnegie Library]',
    same: {
      question: ["What's the complete address of [place:Heinz Chapel]?"],
      terse: ['full address of [place:Carnegie Library] pls'],
    },
    other: {
      field: ['Tell me the phone number of Carnegie Library'],
    },
  },
  {
    id: 'ag-recipe-rating',
    goal: 'Find a recipe for [dish:vegetarian lasagna] that has a rating of at least [stars:4.5] stars',
    same: {
      order: ['Get me a [dish:banana bread] recipe rated [stars:4] stars or better'],
      polite: ['Would you kindly find a recipe for [dish:vegetarian lasagna] with at least [stars:4.5] stars?'],
    },
    other: {
      scope: ['Find a recipe for vegetarian lasagna that has a rating of at least 4.5 stars and takes less than an hour'],
    },
  },
  {
    id: 'ag-course-beginner',
    goal: 'Find a beginner level course about [topic:3D printing] that can be done in under a month',
    same: {
      terse: ['quick: beginner course on [topic:watercolour], doable in less than a month'],
      order: ["I'm after a [topic:3D printing] course for beginners which takes less than one month"],
    },
    other: {
      which: ['Find an advanced level course about 3D printing that can be done in under a month'],
    },
  },
  {
    id: 'ag-dictionary',
    goal: 'Look up the pronunciation of the word [word:mitigate] in the dictionary',
    same: {
      question: ['How does the dictionary say [word:quinoa] is pronounced?'],
      synonym: ['Check the dictionary for how to pronounce the word [word:mitigate]'],
    },
    other: {
      field: ['Look up the definition of the word mitigate in the dictionary'],
    },
  },
  {
    id: 'ag-hotel-search',
    goal: 'List hotels in [city:Kyoto] with breakfast included, sorted by price from low to high',
    same: {
      terse: ['[city:Kyoto] hotels incl. breakfast, cheapest first'],
      passive: ['Hotels in [city:Hanoi] that include breakfast should be listed by price, lowest first'],
    },
    other: {
      direction: ['List hotels in Kyoto with breakfast included, sorted by price from high to low'],
    },
  },
  {
    id: 'ag-job-post',
    goal: 'Find remote jobs for a [role:data engineer] posted in the last 24 hours',
    same: {
      order: ['Show me remote [role:copywriter] jobs that were posted within the past 24 hours'],
      terse: ['remote [role:data engineer] jobs last 24 hours'],
    },
    other: {
      scope: ['Find remote jobs for a data engineer posted in the last 24 hours that pay more than $120,000'],
    },
  },
  {
    id: 'ag-ship-cost',
    goal: 'What does it cost to ship a [weight:5 lb] parcel from [from:Austin] to [to:Boise]?',
    same: {
      synonym: ['Give me the shipping cost of a [weight:2 lb] parcel from [from:Tampa] to [to:Fargo]'],
    },
    other: {
      field: ['How many days does it take to ship a 5 lb parcel from Austin to Boise?'],
      intent: ['Ship a 5 lb parcel from Austin to Boise'],
    },
  },
  {
    id: 'ag-movie-cast',
    goal: 'Who directed the movie [movie:Arrival]?',
    same: {
      passive: ['By whom was the movie [movie:Heat] directed?'],
      synonym: ['Name the director of the film [movie:Arrival]'],
    },
    other: {
      field: ['Who stars in the movie Arrival?'],
    },
  },
  {
    id: 'ag-campground',
    goal: 'Reserve a campsite at [park:Arches] for [date:July 9], two nights',
    same: {
      synonym: [
        'Book a two-night campsite at [park:Zion] from [date:May 20]',
        'Please make a campsite reservation at [park:Arches], 2 nights beginning on [date:July 9]',
      ],
    },
    other: {
      which: ['Reserve a campsite at Arches for July 9, three nights'],
    },
  },
  {
    id: 'ag-parking',
    goal: 'Find the cheapest parking near [place:Fenway Park] for [date:April 22]',
    same: {
      terse: ['cheapest parking near [place:Wembley] on [date:May 25]'],
      order: ['Parking near [place:Fenway Park] for [date:April 22] that costs the least, find it'],
    },
    other: {
      intent: ['Book the cheapest parking near Fenway Park for April 22 and pay with my saved card'],
    },
  },
  {
    id: 'ag-bus-first',
    goal: 'What time does the first bus from [from:Split] to [to:Zadar] leave on [day:Sunday]?',
    same: {
      synonym: [
        'Departure time of the first bus on [day:Monday] from [from:Pula] to [to:Rijeka]',
        'Find out when the earliest bus departs from [from:Split] to [to:Zadar] on [day:Sunday]',
      ],
    },
    other: {
      which: ['What time does the last bus from Split to Zadar leave on Sunday?'],
    },
  },
  {
    id: 'ag-cruise',
    goal: 'Find cruises from [port:Miami] in [month:December] sorted by departure date',
    same: {
      passive: ['Cruises from [port:Miami] in [month:December] are to be found, ordered by date of departure'],
      terse: ['cruises [month:March] out of [port:Tampa], sort by departure date'],
    },
    other: {
      which: ['Find cruises from Miami in December sorted by length'],
    },
  },
  {
    id: 'ag-forum-subscribe',
    goal: 'Subscribe to the forum with the most posts about [topic:space]',
    same: {
      order: ['Find the forum in which there are most posts about [topic:chess] and subscribe to it'],
    },
    other: {
      direction: ['Unsubscribe from the forum with the most posts about space'],
      quantifier: ['Subscribe to all the forums with posts about space'],
    },
  },
  {
    id: 'ag-create-repo',
    goal: 'Create a private repository named [name:web_agent] with a README',
    same: {
      synonym: [
        'Start a new private repo with a README and call it [name:notes]',
        'Set up a private git project named [name:web_agent] that has a README',
      ],
    },
    other: {
      which: ['Create a public repository named web_agent with a README'],
    },
  },
  {
    id: 'ag-top-contributor',
    goal: 'Who has made the most commits to [repo:thoughtbot/app]?',
    same: {
      synonym: ["Who's the top contributor, by number of commits, of [repo:thoughtbot/app]?"],
      plain: ['By whom were most of the commits to [repo:rails/log] made?'],
    },
    other: {
      which: ['Who has made the fewest commits to thoughtbot/app?'],
    },
  },
  {
    id: 'ag-milestone',
    goal: 'Create a milestone called [name:launch] in [repo:event/site] that ends on [date:May 30]',
    same: {
      synonym: ['Add a milestone [name:beta] to [repo:crm/api] with due date [date:Oct 1]'],
    },
    other: {
      intent: ['Close the milestone called launch in event/site on May 30'],
      scope: ['Create a milestone called launch in event/site that starts on April 1 and ends on May 30'],
    },
  },
  {
    id: 'ag-admin-customer-order',
    goal: 'What is the total of the last order of the customer [name:Sarah Miller]?',
    same: {
      question: ['How much did [name:Bob Johnson] spend on his most recent order?'],
      order: ["Of customer [name:Sarah Miller]'s last order, tell me the total"],
    },
    other: {
      which: ['What is the total of all orders of the customer Sarah Miller?'],
    },
  },
  {
    id: 'ag-admin-stock',
    goal: 'Set the stock of [product:Zing jump rope] to [count:40]',
    same: {
      plain: ['There are [count:25] pieces of [product:Dash water bottle] now, so set its stock to that'],
      passive: ['The stock of [product:Zing jump rope] should be set to [count:40]'],
    },
    other: {
      direction: ['Increase the stock of Zing jump rope by 40'],
    },
  },
  {
    id: 'ag-admin-negative',
    goal: 'Delete all pending reviews with less than [stars:4] stars',
    same: {
      synonym: ['Remove every pending review that has fewer than [stars:3] stars'],
      passive: ['All pending reviews below [stars:4] stars should be deleted'],
    },
    other: {
      intent: ['Approve all pending reviews with less than 4 stars'],
    },
  },
  {
    id: 'ag-admin-rule',
    goal: 'Add a new marketing price rule for spring sale that gives [amount:20%] discount on checkout for all customers',
    same: {
      synonym: ['Create a new marketing price rule for the spring sale: all customers get [amount:10%] off at checkout'],
      polite: ['Kindly add a new marketing price rule for spring sale with a [amount:20%] checkout discount for every customer'],
    },
    other: {
      scope: ['Add a new marketing price rule for spring sale that gives 20% discount on checkout for wholesale customers only'],
    },
  },
  {
    id: 'ag-shop-review-find',
    goal: 'List the reviewers of this product who mention [topic:small ear cups]',
    same: {
      question: ['Who mentions [topic:poor sound] in their review of this product?'],
      passive: ['By which reviewers of this product are [topic:small ear cups] mentioned?'],
    },
    other: {
      which: ['List the reviewers of this product who gave it five stars'],
    },
  },
  {
    id: 'ag-shop-refund',
    goal: 'Fill in the contact form asking for a refund for the [product:PS3 remote] because it [reason:broke after three days]',
    same: {
      plain: ['Ask for a refund through the contact form: the [product:desk fan] [reason:arrived cracked]'],
      context: ['The [product:PS3 remote] I bought [reason:broke after three days], so fill in the contact form and ask for a refund'],
    },
    other: {
      intent: ['Fill in the contact form asking for a replacement for the PS3 remote because it broke after three days'],
    },
  },
  {
    id: 'ag-sneakers',
    goal: "Show me men's running shoes in size [size:10] sorted by customer rating",
    same: {
      terse: ['mens running shoes size [size:11], sort by customer rating'],
      order: ['Sorted by customer rating, show me running shoes for men in size [size:10]'],
    },
    other: {
      role: ["Show me women's running shoes in size 10 sorted by customer rating"],
    },
  },
  {
    id: 'ag-store-hours',
    goal: "Find the nearest [store:Trader Joe's] to [zip:94110] and tell me when it closes today",
    same: {
      question: ['What time does the closest [store:Whole Foods] to [zip:10027] close today?'],
      plain: ["When will the [store:Trader Joe's] nearest to [zip:94110] be closing today?"],
    },
    other: {
      field: ["Find the nearest Trader Joe's to 94110 and tell me when it opens today"],
    },
  },
  {
    id: 'ag-ev-charger',
    goal: 'Locate EV charging stations along the route from [from:Reno] to [to:Provo]',
    same: {
      synonym: ['Find charging stations for electric cars along the route from [from:Graz] to [to:Linz]'],
      question: ['Where on the way from [from:Reno] to [to:Provo] are there EV charging stations?'],
    },
    other: {
      object: ['Locate truck stops along the route from Reno to Provo'],
    },
  },
  {
    id: 'ag-bridge-border',
    goal: 'Tell me which US states border [state:Nebraska]',
    same: {
      question: ['What US states does [state:Vermont] share a border with?'],
      passive: ['By which US states is [state:Nebraska] bordered?'],
    },
    other: {
      which: ['Tell me how many US states border Nebraska'],
    },
  },
  {
    id: 'ag-pollen',
    goal: 'How high is the [kind:grass] pollen level in [city:Nashville] today?',
    same: {
      synonym: [
        "Today's [kind:birch] pollen level in [city:Turku]",
        'Look up the level of [kind:grass] pollen in [city:Nashville] for today',
      ],
    },
    other: {
      object: ['How high is the UV index in Nashville today?'],
    },
  },
  {
    id: 'ag-news-top',
    goal: 'Summarize the top story in the [section:technology] section',
    same: {
      synonym: ['Give me a summary of the lead story in the [section:business] section'],
      passive: ["I'd like the top story in the [section:technology] section summarized"],
    },
    other: {
      quantifier: ['Summarize all the stories in the technology section'],
    },
  },
  {
    id: 'ag-population',
    goal: 'Find the population of [country:Uruguay]',
    same: {
      question: ['How many people live in [country:Laos]?'],
      synonym: ['Number of inhabitants of [country:Uruguay]'],
    },
    other: {
      field: ['Find the area of Uruguay'],
    },
  },
  {
    id: 'ag-drug-price',
    goal: 'Compare the price of [drug:metformin] at pharmacies near [zip:77002]',
    same: {
      question: ['What do pharmacies near [zip:33130] each charge for [drug:lisinopril]?'],
    },
    other: {
      intent: ['Refill my prescription of metformin at the pharmacy near 77002'],
      which: ['Find the pharmacy near 77002 with the most reviews that sells metformin'],
    },
  },
  {
    id: 'ag-swim',
    goal: 'Which public pools in [city:Sacramento] are free of charge?',
    same: {
      order: ['Find the public swimming pools in [city:Fremont] that cost nothing'],
      synonym: ['List public pools in [city:Sacramento] with no entry fee'],
    },
    other: {
      scope: ['Which public pools in Sacramento are free of charge and have a slide?'],
    },
  },
  {
    id: 'ag-ticket-resale',
    goal: 'List the cheapest available ticket for [event:Hamilton] on [date:December 5]',
    same: {
      question: ["What's the lowest-priced ticket still available for [event:Wicked] on [date:January 9]?"],
      synonym: ['Show the least expensive seat you can get for [event:Hamilton] on [date:December 5]'],
    },
    other: {
      intent: ['Sell my ticket for Hamilton on December 5'],
    },
  },
  {
    id: 'ag-library-hold',
    goal: 'Place a hold on the audiobook of [title:Circe]',
    same: {
      synonym: ['Reserve the audiobook of [title:Circe]'],
      polite: ['I want a hold put on [title:Emma], the audiobook'],
    },
    other: {
      object: ['Place a hold on the large print edition of Circe'],
    },
  },
  {
    id: 'ag-lyrics',
    goal: 'Find the release year of the album [album:Kind of Blue] by [artist:Miles Davis]',
    same: {
      question: ['What year did [artist:Prince] release the album [album:Parade]?'],
      passive: ["In which year was [artist:Miles Davis]'s album [album:Kind of Blue] released?"],
    },
    other: {
      field: ['Find the track list of the album Kind of Blue by Miles Davis'],
    },
  },
  {
    id: 'ag-game-reviews',
    goal: 'What percentage of recent reviews of [game:Valheim] are positive?',
    same: {
      plain: ['How positive, in per cent, are recent reviews of [game:Terraria]?'],
      synonym: ['Percentage of positive ones among the recent reviews of [game:Valheim]'],
    },
    other: {
      which: ['What percentage of all reviews of Valheim are negative?'],
    },
  },
  {
    id: 'ag-dmv-appointment',
    goal: 'Find the earliest appointment for a [service:driving test] at the [office:Fremont] DMV',
    same: {
      terse: ['soonest [service:license renewal] slot at [office:Oakland] DMV?'],
      question: ["What's the first available appointment at the [office:Fremont] DMV for a [service:driving test]?"],
    },
    other: {
      intent: ['Take the earliest appointment for a driving test at the Fremont DMV and confirm it'],
    },
  },
  {
    id: 'ag-school-rank',
    goal: 'Which high school in [city:Plano] has the highest rating?',
    same: {
      synonym: ['Highest rated high school in [city:Tempe]'],
      order: ['In [city:Plano], which is the best rated high school?'],
    },
    other: {
      object: ['Which elementary school in Plano has the highest rating?'],
    },
  },
  {
    id: 'ag-math-solve',
    goal: 'Calculate the derivative of [expr:x^2] when x equals [value:5.6]',
    same: {
      synonym: ['Compute, for x = [value:3], the derivative of [expr:x^3]'],
      question: ["What's the derivative of [expr:x^2] at x equal to [value:5.6]?"],
    },
    other: {
      object: ['Calculate the integral of x^2 when x equals 5.6'],
    },
  },
  {
    id: 'ag-athlete-salary',
    goal: 'Which player has the highest salary on the [team:Celtics]?',
    same: {
      passive: ['Who is paid the most of all players on the [team:Suns]?'],
      plain: ['Tell me the best-paid player of the [team:Celtics]'],
    },
    other: {
      role: ["Which team pays the highest salary of the Celtics' rivals?"],
    },
  },
  {
    id: 'ag-pizza',
    goal: 'Order a large [kind:margherita] pizza for pickup',
    same: {
      polite: ["I'd like to order a large [kind:pepperoni] pizza to pick up"],
      terse: ['order large [kind:margherita] pizza, pickup'],
    },
    other: {
      which: ['Order a small margherita pizza for pickup'],
    },
  },
  {
    id: 'ag-lawyer',
    goal: 'Find immigration lawyers near [city:Arlington] with a free first consultation',
    same: {
      synonym: ['Look for immigration attorneys near [city:Yonkers] whose first consultation is free'],
      order: ['Which lawyers for immigration near [city:Arlington] offer a first consultation for free?'],
    },
    other: {
      object: ['Find divorce lawyers near Arlington with a free first consultation'],
    },
  },
  {
    id: 'ag-seat-map',
    goal: 'Select an aisle seat on my flight to [city:Madrid]',
    same: {
      synonym: ['Choose a seat on the aisle on my flight to [city:Athens]'],
      polite: ['I want an aisle seat for my flight to [city:Madrid], pick one'],
    },
    other: {
      which: ['Select a window seat on my flight to Madrid'],
    },
  },
  {
    id: 'ag-insurance-quote',
    goal: 'Get a renters insurance quote for an apartment in [zip:48104]',
    same: {
      polite: ['I need a quote on renters insurance for an apartment at zip [zip:87501]'],
    },
    other: {
      intent: ['Cancel my renters insurance for the apartment in 48104'],
      object: ['Get a pet insurance quote for a dog in 48104'],
    },
  },
  {
    id: 'pi-balance',
    goal: 'What is the balance of my [account:savings] account?',
    same: {
      question: ['How much money do I have in my [account:checking] account?'],
      terse: ['[account:savings] account balance'],
      polite: ['I want to know how much is in my [account:joint] account'],
      synonym: ['Check the balance on my [account:business] account'],
    },
    other: {
      field: ['What is the pending balance of my savings account?'],
      object: ['What is the balance of my credit card?'],
      reading: ['What is the minimum balance of a savings account?'],
    },
  },
  {
    id: 'pi-change-pin',
    goal: 'Change the PIN of my card to [pin:2580]',
    same: {
      synonym: ['Set my card PIN to [pin:7413]'],
      polite: ['I would like [pin:2580] as the new PIN of my card', "Would you please change my card's PIN to [pin:3377]?"],
      passive: ["My card's PIN should be changed to [pin:9061]"],
    },
    other: {
      reading: ['Show me the PIN of my card'],
      intent: ['Unblock the PIN of my card'],
    },
  },
  {
    id: 'pi-transfer',
    goal: 'Transfer [amount:$200] from [from:checking] to [to:savings]',
    same: {
      synonym: [
        'Move [amount:$80] from [from:savings] to [to:checking]',
        'I want to make a transfer of [amount:$45] from [from:vacation] to [to:checking]',
      ],
      order: ['From [from:checking] to [to:savings], please transfer [amount:$200]'],
    },
    other: {
      reading: ['Show the last transfer of $200 from checking to savings'],
      scope: ['Transfer $200 from checking to savings on the first of every month'],
    },
  },
  {
    id: 'pi-direct-debit',
    goal: 'Cancel the direct debit to [payee:City Gym]',
    same: {
      synonym: ['Stop my direct debit to [payee:Aqua Water]', "I'd like the cancellation of my direct debit to [payee:Book Club]"],
      passive: ['The direct debit to [payee:City Gym] has to be cancelled'],
      context: ['I no longer go there, so please cancel the direct debit to [payee:Yoga Loft]'],
    },
    other: {
      intent: ['Set up a direct debit to City Gym', 'Dispute the last direct debit to City Gym'],
      field: ['Cancel my membership at City Gym'],
    },
  },
  {
    id: 'pi-dispute',
    goal: 'Dispute the charge of [amount:$34.99] from [merchant:StreamBox]',
    same: {
      synonym: ['Open a dispute over the [amount:$12.50] charge by [merchant:QuickRide]'],
      context: ['I never bought anything there: dispute the charge of [amount:$34.99] from [merchant:StreamBox]'],
      polite: ['I want to dispute a charge from [merchant:Petal Shop], it was [amount:$61.20]'],
      passive: ['The [amount:$9.99] charge from [merchant:CloudBox] should be disputed'],
    },
    other: {
      intent: ['Pay the charge of $34.99 from StreamBox'],
      reading: [
        'What is the charge of $34.99 from StreamBox for?',
        'What is the status of my dispute over the charge of $34.99 from StreamBox?',
      ],
    },
  },
  {
    id: 'pi-bill-due',
    goal: 'When is my [bill:electric] bill due?',
    same: {
      synonym: ['Due date of my [bill:water] bill', 'Tell me when my [bill:phone] bill has to be paid'],
      question: ['By what date do I have to pay the [bill:electric] bill?'],
      terse: ['[bill:gas] bill due date'],
    },
    other: {
      field: ['How much is my electric bill?'],
      intent: ['Pay my electric bill on its due date'],
      scope: ['Is my electric bill overdue?'],
    },
  },
  {
    id: 'pi-routing',
    goal: 'What is the routing number of [bank:First Union]?',
    same: {
      synonym: ['Find the routing number for [bank:Harbor Bank]'],
      polite: ["I need [bank:First Union]'s routing number"],
      terse: ['routing no. [bank:Valley Trust]?'],
      question: ['Which routing number does [bank:Cedar Bank] have?'],
    },
    other: {
      field: ['What is the phone number of First Union?', 'What is my account number at First Union?'],
    },
  },
  {
    id: 'pi-credit-score',
    goal: "What's my credit score?",
    same: {
      synonym: ['Look up my credit score'],
      polite: ["I'd like to find out my credit score"],
      terse: ['my credit score'],
    },
    other: {
      intent: ['Improve my credit score'],
      asking: ['What is a good credit score?'],
      object: ["What's my credit limit?"],
    },
  },
  {
    id: 'pi-pto-balance',
    goal: 'How many days of vacation do I still have?',
    same: {
      synonym: ['Number of my remaining vacation days', 'Check my remaining vacation days'],
      plain: ["What's left of my vacation days?"],
    },
    other: {
      field: ['How many vacation days have I used?'],
      intent: ['Request my remaining vacation days'],
    },
  },
  {
    id: 'pi-meeting-schedule',
    goal: 'Schedule a meeting with [name:Carol] on [day:Tuesday] at [time:3 pm]',
    same: {
      synonym: [
        'Set up a meeting with [name:Dev] for [day:Friday] at [time:10 am]',
        'I need a meeting with [name:Omar] in the calendar, [day:Monday] at [time:1 pm]',
      ],
      order: ['On [day:Tuesday] at [time:3 pm], schedule a meeting with [name:Carol]'],
      terse: ['schedule mtg with [name:Carol] [day:Tuesday] [time:3 pm]'],
    },
    other: {
      direction: ['Cancel the meeting with Carol on Tuesday at 3 pm'],
      reading: ['Do I have a meeting with Carol on Tuesday at 3 pm?'],
      scope: ['Schedule a meeting with Carol every Tuesday at 3 pm'],
    },
  },
  {
    id: 'pi-alarm-query',
    goal: 'What alarms do I have set?',
    same: {
      synonym: ['List my alarms that are set'],
      question: ['Which alarms have I set?'],
      passive: ['Show which alarms are set'],
      terse: ['my set alarms'],
    },
    other: {
      intent: ['Turn off the alarms I have set'],
      which: ['When does my next alarm ring?'],
    },
  },
  {
    id: 'pi-list-query',
    goal: 'What is on my [list:shopping] list?',
    same: {
      synonym: ['Read out my [list:packing] list', 'Contents of my [list:birthday] list'],
      question: ['Which items does my [list:shopping] list have?'],
      terse: ['show [list:grocery] list'],
    },
    other: {
      intent: ['Clear my shopping list'],
      quantifier: ['How many items are on my shopping list?'],
    },
  },
  {
    id: 'pi-weather',
    goal: 'What will the weather be like in [city:Dublin] [day:tomorrow]?',
    same: {
      synonym: ['Weather forecast for [city:Cardiff], [day:tomorrow]', 'Tell me what weather we get in [city:Dublin] [day:tomorrow]'],
      question: ['How is the weather going to be in [city:Lagos] on [day:Saturday]?'],
      terse: ['weather [city:Dublin] [day:tomorrow]'],
    },
    other: {
      scope: ['What was the weather like in Dublin yesterday?'],
      object: ['What will the air quality be like in Dublin tomorrow?'],
    },
  },
  {
    id: 'pi-find-tv',
    goal: 'Find the TV series [title:Dark Waters]',
    same: {
      synonym: ['Look up the TV show [title:Cold Harbor]'],
      polite: ["I'm looking for a TV series called [title:Dark Waters]"],
      question: ['Can you search for the television series [title:Night Shift]?'],
      terse: ['TV series [title:Cold Harbor]'],
    },
    other: {
      object: ['Find the soundtrack of the TV series Dark Waters'],
      intent: ['Add the TV series Dark Waters to my list'],
    },
  },
  {
    id: 'pi-ground',
    goal: 'What ground transportation is available in [city:Pittsburgh]?',
    same: {
      synonym: ['Show me the ground transportation that [city:Denver] has'],
      terse: ['ground transportation in [city:Pittsburgh]'],
      question: ['Is there any ground transportation in [city:Baltimore], and what?'],
      polite: ["I'd like to know what ground transportation there is in [city:Pittsburgh]"],
    },
    other: {
      scope: ['What ground transportation is available between the airport and downtown Pittsburgh?'],
      field: ['What does ground transportation cost in Pittsburgh?'],
    },
  },
  {
    id: 'pi-lights-off',
    goal: 'Turn off the lights in the [room:kitchen]',
    same: {
      synonym: ['Switch the lights off in the [room:bedroom]'],
      plain: ['Make it dark in the [room:kitchen], lights off', "I don't need the lights in the [room:garage] anymore, turn them off"],
      passive: ['The lights in the [room:kitchen] should be turned off'],
    },
    other: {
      direction: ['Turn on the lights in the kitchen'],
      intent: ['Dim the lights in the kitchen'],
      scope: ['Turn off the lights everywhere except in the kitchen'],
    },
  },
  {
    id: 'pi-thermostat',
    goal: 'Set the thermostat to [degrees:21] degrees',
    same: {
      synonym: ['Put the thermostat at [degrees:18] degrees'],
      passive: ['The thermostat should be set to [degrees:21] degrees'],
      context: ["It's freezing in here, set the thermostat to [degrees:23] degrees"],
      terse: ['thermostat to [degrees:19] degrees pls'],
    },
    other: {
      reading: ['What temperature is the thermostat set to?'],
      intent: ['Lower the thermostat by 2 degrees'],
    },
  },
  {
    id: 'pi-contact-add',
    goal: 'Add [email:lou@post.example] to my contacts',
    same: {
      synonym: ['Save [email:kai@work.example] in my contacts', 'Put [email:lou@post.example] in my address book'],
      polite: ['I want [email:mia@club.example] to be in my contacts, add it'],
    },
    other: {
      direction: ['Delete lou@post.example from my contacts'],
      intent: ['Invite lou@post.example to share my contacts'],
      object: ['Add lou@post.example to my blocked senders'],
    },
  },
  {
    id: 'pi-takeaway',
    goal: 'Order [dish:pad thai] from [restaurant:Thai Garden] for delivery',
    same: {
      synonym: [
        'Get [dish:chow mein] delivered from [restaurant:Lucky Wok]',
        'Place a delivery order for [dish:tandoori chicken] with [restaurant:Spice Route]',
      ],
      context: ["I'm hungry and too tired to cook. Order [dish:pad thai] from [restaurant:Thai Garden] for delivery"],
    },
    other: {
      reading: ['Does Thai Garden deliver pad thai?'],
      scope: ['Where is the pad thai I ordered from Thai Garden?', 'Order pad thai from Thai Garden for pickup'],
    },
  },
  {
    id: 'pi-calories',
    goal: 'What is the calorie count of a [food:bagel]?',
    same: {
      synonym: ['Calorie content of an [food:avocado]', 'Tell me the calories of a [food:bagel]'],
      question: ['How many calories does a [food:muffin] have?'],
    },
    other: {
      field: ['How much fat is in a bagel?'],
      intent: ['Log the calories of a bagel in my diary'],
    },
  },
  {
    id: 'pi-insurance-change',
    goal: 'Add [name:my daughter] to my [kind:health] insurance',
    same: {
      polite: ["I'd like to have [name:my husband] included in my [kind:dental] insurance, add him"],
      passive: ['[name:my daughter] should be added to my [kind:health] insurance'],
      synonym: ['Put [name:my son] on my [kind:health] insurance'],
      context: ['We got married last month, so add [name:my wife] to my [kind:dental] insurance'],
    },
    other: {
      direction: ['Remove my daughter from my health insurance'],
      reading: ['Is my daughter covered by my health insurance?'],
    },
  },
  {
    id: 'pp-copy-address',
    goal: 'Copy the billing address to the shipping address',
    same: {
      passive: ['The billing address should be copied to the shipping address'],
      order: ['Take the address that we bill to and copy it into the shipping address'],
    },
    other: {
      swap: ['Copy the shipping address to the billing address'],
    },
  },
  {
    id: 'pp-booking-make',
    goal: 'Make a booking for the [boat:rowing boat] on [date:May 6]',
    same: {
      synonym: ['Book the [boat:rowing boat] for [date:May 6]'],
      polite: ["I'd love to have the [boat:pedal boat] on [date:June 11], book it"],
    },
    other: {
      direction: ['Cancel the booking for the rowing boat on May 6'],
    },
  },
  {
    id: 'pp-parents-children',
    goal: 'Show the pupils whose parents have replied',
    same: {
      order: ['Show those pupils for whom there is a reply by the parents'],
    },
    other: {
      swap: ['Show the parents whose pupils have replied'],
      negation: ['Show the pupils whose parents have not replied'],
    },
  },
  {
    id: 'pp-teach-learn',
    goal: 'Show the lessons that [name:Mr. Okoye] teaches',
    same: {
      passive: ['Show the lessons taught by [name:Ms. Prior]'],
      question: ['Which lessons does [name:Mr. Okoye] teach?'],
    },
    other: {
      swap: ['Show the lessons that Mr. Okoye attends'],
    },
  },
  {
    id: 'pp-moving',
    goal: "I'm moving, so change my address to [address:5 Harbour Road]",
    same: {
      plain: ['Change my address to [address:22 Castle Street]'],
      polite: ['I want my address changed to [address:5 Harbour Road]'],
    },
    other: {
      direction: ["Don't change my address to 5 Harbour Road, I'm not moving"],
    },
  },
  {
    id: 'pp-teacher-reply',
    goal: 'Has the teacher replied to my message?',
    same: {
      synonym: ['Check if the teacher has answered my message', 'Is there a reply from the teacher to my message?'],
    },
    other: {
      swap: ["Have I replied to the teacher's message?"],
    },
  },
  {
    id: 'pp-leave-approve',
    goal: 'Approve the leave request of [name:Petra]',
    same: {
      synonym: ["Give your approval to [name:Jonas]'s leave request", "Grant [name:Petra]'s request for leave"],
    },
    other: {
      direction: ['Reject the leave request of Petra'],
    },
  },
  {
    id: 'pp-warranty',
    goal: 'When does the warranty of my [device:dishwasher] expire?',
    same: {
      synonym: ['Expiry date of the warranty on my [device:dishwasher]'],
      question: ['Until when is my [device:vacuum cleaner] under warranty?'],
    },
    other: {
      intent: ['Extend the warranty of my dishwasher'],
    },
  },
  {
    id: 'pp-vet-appointment',
    goal: 'Make an appointment with the vet for [pet:Bruno] on [date:12 May]',
    same: {
      terse: ['vet appointment for [pet:Luna] [date:9 June]'],
      synonym: ['Arrange a visit to the vet for [pet:Bruno] on [date:12 May]'],
    },
    other: {
      intent: ['Move the appointment with the vet for Bruno to 12 May'],
    },
  },
  {
    id: 'pp-translate-swap',
    goal: 'Translate the page from [from:Danish] into [to:Polish]',
    same: {
      synonym: ['I need a translation of the page into [to:Polish] from [from:Danish]'],
      swapped: ['Translate the page from [from:Polish] into [to:Danish]'],
    },
    other: {
      quantifier: ['Translate only the title of the page from Danish into Polish'],
    },
  },
  {
    id: 'pp-blood-slots',
    goal: 'Are there any free slots for giving blood on [day:Friday]?',
    same: {
      synonym: ['Check for vacant blood donation slots on [day:Friday]', 'See whether any slots to donate blood are free on [day:Monday]'],
    },
    other: {
      intent: ['Book a free slot for giving blood on Friday'],
    },
  },
  {
    id: 'pp-tutor',
    goal: 'Find a tutor for [subject:chemistry] who speaks [language:Arabic]',
    same: {
      order: ["An [language:Arabic] speaking tutor for [subject:chemistry] is what I'm looking for, find one"],
      question: ['Is there a [subject:maths] tutor that speaks [language:Hindi]?'],
    },
    other: {
      swap: ['Find a tutor for Arabic who studied chemistry'],
    },
  },
  {
    id: 'pp-shift-swap',
    goal: 'Give my shift on [day:Sunday] to [name:Rosa]',
    same: {
      plain: ['Let [name:Rosa] have my shift on [day:Sunday]'],
      passive: ['My [day:Monday] shift should be given to [name:Hans]'],
    },
    other: {
      swap: ["Give Rosa's shift on Sunday to me"],
    },
  },
  {
    id: 'pp-server-restart',
    goal: 'Restart the server [server:web-3]',
    same: {
      synonym: ['Do a restart of the server [server:db-1]', 'Reboot the server [server:web-3]'],
    },
    other: {
      intent: ['Shut down the server web-3'],
    },
  },
  {
    id: 'pp-ssl-check',
    goal: 'When does the certificate of [domain:baywood.example] run out?',
    same: {
      question: ["What is the expiry date of [domain:oaklane.example]'s certificate?"],
      synonym: ["Find out when [domain:baywood.example]'s certificate expires"],
    },
    other: {
      intent: ['Revoke the certificate of baywood.example'],
    },
  },
  {
    id: 'pp-photo-tag',
    goal: 'Tag [name:Oskar] in the photo [photo:beach.jpg]',
    same: {
      synonym: ['Add a tag of [name:Wilma] to the photo [photo:cake.png]'],
    },
    other: {
      direction: ['Remove the tag of Oskar from the photo beach.jpg'],
      swap: ['Find the photo beach.jpg in which Oskar is tagged'],
    },
  },
  {
    id: 'pp-garden-order',
    goal: 'Order [count:3] bags of [item:potting soil]',
    same: {
      terse: ['need [count:5] bags of [item:bark mulch], order pls'],
    },
    other: {
      reading: ['Where are the 3 bags of potting soil I ordered?'],
      quantifier: ['Order 3 bags of potting soil every month'],
    },
  },
  {
    id: 'pp-rent-out',
    goal: 'Rent out the room [room:Studio 2]',
    same: {
      passive: ['The room [room:Studio 4] should be rented out'],
    },
    other: {
      swap: ['Rent the room Studio 2 from the owner'],
      intent: ['Clean the room Studio 2'],
    },
  },
  {
    id: 'pp-delivery-date',
    goal: 'Postpone the delivery of my [item:fridge] to [date:20 May]',
    same: {
      synonym: ['Put off the delivery of my [item:oven] till [date:4 June]'],
      passive: ['My [item:fridge] should be delivered later, postpone it to [date:20 May]'],
    },
    other: {
      direction: ['Bring the delivery of my fridge forward to 20 May'],
    },
  },
  {
    id: 'pp-size-exchange',
    goal: 'Exchange my [item:boots] for size [size:42]',
    same: {
      synonym: ["I'd like an exchange of my [item:sandals] for size [size:38]"],
      context: ['My [item:boots] are too tight, exchange them for size [size:42]'],
    },
    other: {
      intent: ['Return my boots of size 42'],
    },
  },
  {
    id: 'pp-cheaper-than',
    goal: 'Show the tents that cost less than the [tent:Fjord 3]',
    same: {
      order: ['Show me tents cheaper than the [tent:Polar 2]'],
      question: ['What tents are there that the [tent:Fjord 3] costs more than?'],
    },
    other: {
      swap: ['Show the tents that the Fjord 3 costs less than'],
    },
  },
  {
    id: 'pp-concert-seat',
    goal: 'Upgrade my seats for [show:La Bohème] to the [row:front] row',
    same: {
      synonym: ['Get me an upgrade to the [row:front] row for my seats at [show:La Bohème]'],
      polite: ["I'd like my seats for [show:Cats] upgraded to the [row:second] row"],
    },
    other: {
      which: ['Upgrade one of my seats for La Bohème to the front row'],
    },
  },
  {
    id: 'pp-race-results',
    goal: 'What place did [runner:Jana Holm] take in the [race:City Run]?',
    same: {
      synonym: ["[runner:Jana Holm]'s placing in the [race:City Run]"],
      question: ['In which place did [runner:Leo Brandt] finish the [race:Harbour Run]?'],
    },
    other: {
      field: ['What time did Jana Holm run in the City Run?'],
    },
  },
  {
    id: 'pp-petition-sign',
    goal: 'Sign the petition for [cause:a new bridge]',
    same: {
      synonym: ['Put my signature under the petition for [cause:a new bridge]'],
      polite: ["I'd like to sign the petition for [cause:safer crossings]"],
    },
    other: {
      direction: ['Sign the petition against a new bridge'],
    },
  },
  {
    id: 'pp-rain-alert',
    goal: 'Warn me when it is going to rain',
    same: {
      synonym: ['Alert me before it rains'],
      plain: ['I want to get a warning if rain is coming'],
    },
    other: {
      negation: ['Stop warning me when it is going to rain'],
    },
  },
  {
    id: 'pp-survey-results',
    goal: 'How many people have answered the survey [survey:Canteen]?',
    same: {
      passive: ['By how many people has the survey [survey:Parking] been answered?'],
      synonym: ['Number of people who answered the survey [survey:Canteen]'],
    },
    other: {
      negation: ['How many people have not answered the survey Canteen?'],
    },
  },
  {
    id: 'pp-candidates',
    goal: 'Invite the candidates who passed the test',
    same: {
      passive: ['The candidates who passed the test should be invited'],
      order: ['Send invitations to those candidates that have passed the test'],
    },
    other: {
      swap: ['Test the candidates who were invited'],
    },
  },
  {
    id: 'pp-expense',
    goal: 'Submit an expense of [amount:€48] for [purpose:taxi]',
    same: {
      passive: ['An expense of [amount:€112] for [purpose:hotel] should be submitted'],
      plain: ['I paid [amount:€48] for [purpose:taxi], hand that in as an expense'],
    },
    other: {
      scope: ['Has my expense of €48 for taxi been paid?'],
    },
  },
  {
    id: 'pp-supplier-cheapest',
    goal: 'Which supplier sells [item:copper pipe] at the lowest price?',
    same: {
      passive: ['By which supplier is [item:roof tiles] sold at the lowest price?'],
      synonym: ['Name of the cheapest supplier of [item:copper pipe]'],
    },
    other: {
      which: ['Which supplier delivers copper pipe the fastest?'],
    },
  },
  {
    id: 'pp-truck-assign',
    goal: 'Assign truck [truck:T-9] to the driver [driver:Milan]',
    same: {
      passive: ['Truck [truck:T-4] should be assigned to the driver [driver:Zofia]'],
    },
    other: {
      reading: ['Which truck is assigned to the driver Milan?'],
      direction: ['Take truck T-9 away from the driver Milan'],
    },
  },
  {
    id: 'pp-hair',
    goal: 'Cancel my haircut on [day:Tuesday]',
    same: {
      context: ["I have to work, so cancel [day:Tuesday]'s haircut of mine"],
    },
    other: {
      intent: ['Move my haircut on Tuesday to Friday'],
      asking: ['What does it cost to cancel my haircut on Tuesday?'],
    },
  },
  {
    id: 'pp-prescription',
    goal: 'Renew my prescription for [drug:cetirizine]',
    same: {
      synonym: ['I need a renewal of the prescription I have for [drug:cetirizine]'],
      context: ["I'm almost out of [drug:omeprazole], please renew my prescription for it"],
    },
    other: {
      reading: ['When was my prescription for cetirizine last renewed?'],
    },
  },
  {
    id: 'pp-flashcards',
    goal: 'Create a deck of flashcards named [deck:Verbs]',
    same: {
      synonym: ['Make a new flashcard deck called [deck:Idioms]'],
      passive: ['A deck of flashcards with the name [deck:Verbs] should be created'],
    },
    other: {
      direction: ['Delete the deck of flashcards named Verbs'],
    },
  },
  {
    id: 'pp-library-return',
    goal: 'When do I have to return [title:The Hobbit]?',
    same: {
      synonym: ['Due date for the return of [title:The Hobbit]'],
      question: ['By which date must [title:Walden] be returned by me?'],
    },
    other: {
      intent: ['Return The Hobbit'],
    },
  },
  {
    id: 'pp-influenced',
    goal: 'List the painters that [name:Cézanne] influenced',
    same: {
      passive: ['List the painters influenced by [name:Turner]'],
      order: ['List the painters on whom [name:Cézanne] had an influence'],
    },
    other: {
      swap: ['List the painters that influenced Cézanne'],
    },
  },
  {
    id: 'pp-subsidiary',
    goal: 'Which companies does [company:Alphabet] own?',
    same: {
      passive: ['Which companies are owned by [company:Siemens]?'],
      synonym: ['List all the companies that belong to [company:Alphabet]'],
    },
    other: {
      swap: ['Which company is Alphabet owned by?'],
    },
  },
  {
    id: 'pp-draft-publish',
    goal: 'Publish the draft [title:Autumn News]',
    same: {
      synonym: ['Go ahead with the publication of the draft [title:Winter News]'],
    },
    other: {
      swap: ['Turn the published Autumn News back into a draft'],
      scope: ['Publish the draft Autumn News only once Eva has approved it'],
    },
  },
  {
    id: 'pp-chart',
    goal: 'Turn the table [table:Sales] into a bar chart',
    same: {
      synonym: ['Make a bar chart out of the table [table:Costs]'],
      polite: ["I'd like to have the table [table:Sales] as a bar chart"],
    },
    other: {
      swap: ['Turn the bar chart Sales into a table'],
    },
  },
  {
    id: 'pp-guest-count',
    goal: 'How many guests have said yes to [event:the garden party]?',
    same: {
      synonym: ['Count the guests who have accepted [event:the garden party]'],
    },
    other: {
      negation: ['How many guests have said no to the garden party?'],
      field: ['How many guests are invited to the garden party?'],
    },
  },
  {
    id: 'pp-bin-day',
    goal: 'When will the [kind:paper] bin be emptied next?',
    same: {
      synonym: ['Date of the next emptying of the [kind:paper] bin'],
      plain: ['On which day do they empty the [kind:glass] bin next?'],
    },
    other: {
      intent: ['Order a bigger paper bin'],
    },
  },
  {
    id: 'pp-lost-found',
    goal: 'Has anybody handed in a [item:green umbrella]?',
    same: {
      passive: ['Has a [item:leather glove] been handed in by anybody?'],
      synonym: ['Check if someone handed in a [item:green umbrella]'],
    },
    other: {
      swap: ['I found a green umbrella and want to hand it in'],
    },
  },
];
