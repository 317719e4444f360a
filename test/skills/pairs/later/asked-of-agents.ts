/** Goals as public sets of web tasks word them, each said again in a hurry, politely or as a question. */
import type { LabelledGoal } from '../labels.ts';

export const askedOfAgents: readonly LabelledGoal[] = [
  {
    id: 'ag-flight-oneway',
    goal: 'Find the cheapest one-way flight from [from:Denver] to [to:Oslo] on [date:3 May]',
    same: {
      terse: ['cheapest one-way flight [from:Lima] to [to:Quito] on [date:12 June]'],
      order: ['I need the one-way flight to [to:Oslo] on [date:3 May] that costs least, leaving from [from:Denver]'],
    },
    other: {
      which: ['Find the fastest one-way flight from Denver to Oslo on 3 May'],
    },
  },
  {
    id: 'ag-best-sellers',
    goal: 'What are the top-3 best selling products in [year:2022]?',
    same: {
      synonym: ['List the three products that sold best in [year:2019]'],
      terse: ['top 3 bestsellers of [year:2022]'],
    },
    other: {
      which: ['What are the top-5 best selling products in 2022?'],
    },
  },
  {
    id: 'ag-tables-tonight',
    goal: 'Show me restaurants near [place:Union Station] that take reservations tonight',
    same: {
      question: ['Which restaurants close to [place:Pike Market] accept bookings for tonight?'],
    },
    other: {
      scope: ['Show me vegan restaurants near Union Station that take reservations tonight'],
      object: ['Show me bars near Union Station that have live music tonight'],
    },
  },
  {
    id: 'ag-drive-time',
    goal: 'How long does it take to drive from [from:Bremen] to [to:Lübeck]?',
    same: {
      synonym: ['Give me the driving time from [from:Ghent] to [to:Liège]'],
      question: ['How much time will I need by car from [from:Bremen] to [to:Lübeck]?'],
    },
    other: {
      object: ['How long does it take to walk from Bremen to Lübeck?'],
    },
  },
  {
    id: 'ag-car-hire',
    goal: 'Rent the cheapest SUV at [place:Boise Airport] from [from:June 4] to [to:June 9]',
    same: {
      synonym: ['Hire the least expensive SUV at [place:Reno Airport] from [from:July 1] to [to:July 3]'],
      order: ['From [from:June 4] to [to:June 9], rent the cheapest SUV at [place:Boise Airport]'],
    },
    other: {
      which: ['Rent the largest SUV at Boise Airport from June 4 to June 9'],
    },
  },
  {
    id: 'ag-paper-search',
    goal: 'Search arXiv for papers on [topic:graph neural networks] and tell me how many there are',
    same: {
      question: ['How many papers on [topic:quantum error correction] does an arXiv search turn up?'],
      plain: ['Look up [topic:graph neural networks] on arXiv and give me the number of papers found'],
    },
    other: {
      reading: ['Search arXiv for papers on graph neural networks and tell me who wrote the first one'],
    },
  },
  {
    id: 'ag-paper-latest',
    goal: 'Open the newest arXiv paper about [topic:protein folding]',
    same: {
      synonym: ['Open the most recent arXiv preprint about [topic:protein folding]'],
      polite: ['Can you please bring up the latest paper on arXiv about [topic:speech synthesis]?'],
    },
    other: {
      which: ['Open the oldest arXiv paper about protein folding'],
    },
  },
  {
    id: 'ag-standings',
    goal: 'Show the current standings of the [league:Premier League]',
    same: {
      question: ['What does the [league:Bundesliga] table look like at the moment?'],
      terse: ['[league:Premier League] current standings'],
    },
    other: {
      field: ['Show the current top scorers of the Premier League'],
    },
  },
  {
    id: 'ag-last-score',
    goal: 'What was the final score of the most recent [team:Lakers] game?',
    same: {
      synonym: [
        'Tell me how the last [team:Celtics] game ended, I mean the score',
        'Result of the latest game of the [team:Lakers], final score please',
      ],
    },
    other: {
      direction: ['When is the next Lakers game?'],
    },
  },
  {
    id: 'ag-phone-compare',
    goal: 'Compare the prices of the [first:iPhone 13] and the [second:iPhone 14]',
    same: {
      synonym: ['I want a price comparison of the [first:Pixel 7] and the [second:Pixel 8]'],
      question: ['How do the [first:iPhone 13] and the [second:iPhone 14] compare in price?'],
    },
    other: {
      field: ['Compare the camera resolution of the iPhone 13 and the iPhone 14'],
    },
  },
  {
    id: 'ag-hotel-checkin',
    goal: 'Book a hotel in [city:Porto] for two adults from [from:August 14] to [to:August 18]',
    same: {
      synonym: ['Make a hotel booking for 2 adults in [city:Bergen] from [from:May 2] to [to:May 5]'],
    },
    other: {
      intent: ['Find a hotel in Porto for two adults from August 14 to August 18 and show me its reviews'],
      scope: ['Book a hotel with a pool in Porto for two adults from August 14 to August 18'],
    },
  },
  {
    id: 'ag-apartments',
    goal: 'Find apartments for rent in [city:Tulsa] under [price:$1,200] a month',
    same: {
      synonym: ['Find flats to let in [city:Omaha] for less than [price:$900] a month'],
      polite: ["I'd like to see apartments for rent in [city:Tulsa] for under [price:$1,200] per month"],
    },
    other: {
      object: ['Find houses for sale in Tulsa under $1,200 per square metre'],
    },
  },
  {
    id: 'ag-home-sold',
    goal: 'What did the house at [address:18 Elm Street] last sell for?',
    same: {
      synonym: ['Tell me the last sale price of the house at [address:18 Elm Street]'],
      passive: ['For how much was the house at [address:7 Birch Lane] last sold?'],
    },
    other: {
      field: ['When was the house at 18 Elm Street last sold?'],
    },
  },
  {
    id: 'ag-job-salary',
    goal: 'What is the average salary of a [role:dental hygienist] in [state:Ohio]?',
    same: {
      question: ['How much does a [role:paralegal] in [state:Utah] earn on average?'],
      order: ["In [state:Ohio], what's the average salary of a [role:dental hygienist]?"],
    },
    other: {
      which: ['What is the highest salary of a dental hygienist in Ohio?'],
    },
  },
  {
    id: 'ag-track-parcel',
    goal: 'Track the package with the number [number:1Z88 4410]',
    same: {
      question: ['Where is the package with tracking number [number:JD0146] now?'],
      synonym: ['Track my parcel, number [number:1Z88 4410]'],
    },
    other: {
      intent: ['Redirect the package with the number 1Z88 4410 to a pickup point'],
    },
  },
  {
    id: 'ag-post-office',
    goal: 'Find the post office closest to zip code [zip:60611]',
    same: {
      question: ['Which post office is nearest to zip [zip:97205]?'],
      terse: ['nearest post office [zip:60611]'],
    },
    other: {
      scope: ['Find the post office closest to zip code 60611 that is open on Sundays'],
    },
  },
  {
    id: 'ag-movie-times',
    goal: 'Show me the showtimes of [movie:Dune] at [theater:Regal Midtown] on [day:Saturday]',
    same: {
      question: ['When does [theater:Rio Grand] play [movie:Up] on [day:Friday]?'],
      synonym: ['List what times [movie:Dune] is on at [theater:Regal Midtown] on [day:Saturday]'],
    },
    other: {
      intent: ['Buy two tickets for Dune at Regal Midtown on Saturday'],
    },
  },
  {
    id: 'ag-movie-top',
    goal: 'Add the highest rated [genre:horror] movie of [year:2018] to my watchlist',
    same: {
      synonym: ['Put the [genre:comedy] movie of [year:2004] with the highest rating on my watchlist'],
      polite: ["If you don't mind, add the best rated [genre:horror] movie of [year:2018] to my watchlist"],
    },
    other: {
      direction: ['Remove the highest rated horror movie of 2018 from my watchlist'],
    },
  },
  {
    id: 'ag-concert',
    goal: 'Find concerts by [artist:Norah Jones] in [city:Chicago] this summer',
    same: {
      question: ['Does [artist:Bon Iver] play any concerts in [city:Seattle] this summer?'],
      synonym: ['See if there are gigs by [artist:Norah Jones] in [city:Chicago] this summer'],
    },
    other: {
      field: ['Find albums by Norah Jones released this summer'],
    },
  },
  {
    id: 'ag-park-hours',
    goal: 'What are the opening hours of [park:Muir Woods]?',
    same: {
      question: ['When does [park:Muir Woods] open and close?'],
      synonym: ['Tell me the hours that [park:Stone Garden] is open'],
    },
    other: {
      asking: ['Why are the opening hours of Muir Woods so short?'],
    },
  },
  {
    id: 'ag-trail',
    goal: 'List hiking trails near [town:Moab] that are rated easy and shorter than [length:3 miles]',
    same: {
      order: [
        'Which easy trails under [length:5 miles] can be hiked near [town:Sedona]?',
        'Near [town:Moab], list hiking trails shorter than [length:3 miles] and rated easy',
      ],
    },
    other: {
      which: ['List hiking trails near Moab that are rated hard and shorter than 3 miles'],
    },
  },
  {
    id: 'ag-subway-status',
    goal: 'Is there any delay on the [line:F] train right now?',
    same: {
      question: ['Are there delays at present on the [line:Q] train?'],
      synonym: ['Check whether the [line:F] train is running late at the moment'],
    },
    other: {
      object: ['Is there any elevator out of service on the F train right now?'],
    },
  },
  {
    id: 'ag-train-ticket',
    goal: 'Buy a one-way train ticket from [from:Leeds] to [to:York] for [date:2 March]',
    same: {
      terse: ['get me a single train ticket [from:Derby] to [to:Hull] on [date:9 April]'],
      swapped: ['Purchase a one-way train ticket to [to:Leeds] from [from:York] for [date:2 March]'],
    },
    other: {
      object: ['Buy a return train ticket from Leeds to York for 2 March'],
    },
  },
  {
    id: 'ag-flight-status',
    goal: 'Check the status of flight [flight:UA 1482] on [date:Nov 3]',
    same: {
      question: ["What's the status of flight [flight:DL 209] on [date:Jan 17]?"],
    },
    other: {
      intent: ['Check in for flight UA 1482 on Nov 3'],
      field: ['Check the seat map of flight UA 1482 on Nov 3'],
    },
  },
  {
    id: 'ag-baggage',
    goal: 'How much does [airline:Finnair] charge for a second checked bag?',
    same: {
      synonym: [
        "What is [airline:Iberia]'s fee for a second checked bag?",
        'Find out what [airline:Finnair] asks for the second piece of checked baggage',
      ],
    },
    other: {
      which: ['How much does Finnair charge for a first checked bag?'],
    },
  },
  {
    id: 'ag-reddit-post',
    goal: 'Post "[text:Is this still relevant?]" in the [forum:books] forum',
    same: {
      synonym: ['Write the post "[text:Any tips?]" in the forum [forum:running]'],
      plain: ['Let the [forum:books] forum have a new post that says "[text:Is this still relevant?]"'],
    },
    other: {
      negation: ['Write "Is this still relevant?" for the books forum but don\'t post it'],
    },
  },
  {
    id: 'ag-forum-upvote',
    goal: 'Upvote the newest post in the [forum:gardening] forum',
    same: {
      synonym: ['Give the latest post in the [forum:pottery] forum an upvote'],
      order: ['In the [forum:gardening] forum, upvote the newest post'],
    },
    other: {
      direction: ['Downvote the newest post in the gardening forum'],
    },
  },
  {
    id: 'ag-user-comments',
    goal: 'Count the comments that [user:toby_w] has received more downvotes than upvotes on',
    same: {
      question: ['How many comments of [user:toby_w] have more downvotes than upvotes?'],
      plain: ['Tell me the number of comments by [user:lena] where downvotes outnumber upvotes'],
    },
    other: {
      swap: ['Count the comments that toby_w has received more upvotes than downvotes on'],
    },
  },
  {
    id: 'ag-assign-issue',
    goal: 'Assign the issue about [topic:dark mode] in [repo:a11y/site] to myself',
    same: {
      synonym: ['Make me the assignee of the [topic:404 links] issue in [repo:docs/guide]'],
      polite: ['Please could you assign me the issue in [repo:a11y/site] about [topic:dark mode]?'],
    },
    other: {
      role: ['Assign the issue about dark mode in a11y/site to Abigail'],
    },
  },
  {
    id: 'ag-merge-requests',
    goal: 'Show the merge requests that are assigned to me',
    same: {
      question: ['Which merge requests are assigned to me?'],
      terse: ['merge requests assigned to me'],
    },
    other: {
      role: ['Show the merge requests that I assigned to others'],
    },
  },
  {
    id: 'ag-commits-count',
    goal: 'How many commits did [user:kilian] make to [repo:primer/css] on [date:3/5/2023]?',
    same: {
      synonym: ['Number of commits by [user:eric] to [repo:vue/core] on [date:1/2/2024]'],
      passive: ['How many commits to [repo:primer/css] were made by [user:kilian] on [date:3/5/2023]?'],
    },
    other: {
      field: ['How many issues did kilian open in primer/css on 3/5/2023?'],
    },
  },
  {
    id: 'ag-fork-repo',
    goal: 'Fork the repository [repo:tiny/router]',
    same: {
      synonym: ['Make a fork of the repo [repo:tiny/router]'],
      polite: ['Would you mind forking [repo:small/parser] for me?'],
    },
    other: {
      intent: ['Star the repository tiny/router'],
    },
  },
  {
    id: 'ag-invite-member',
    goal: 'Invite [user:yjlou] to the repository [repo:solar/panel] as a guest',
    same: {
      synonym: [
        'Send an invitation to [user:bblank], as a guest of the repository [repo:moon/base]',
        'Add [user:yjlou] as a guest to the repo [repo:solar/panel]',
      ],
    },
    other: {
      which: ['Invite yjlou to the repository solar/panel as a maintainer'],
    },
  },
  {
    id: 'ag-model-downloads',
    goal: 'Find the most downloaded [task:translation] model and tell me its license',
    same: {
      question: ['What license does the [task:summarization] model with the most downloads have?'],
      terse: ['license of the most downloaded [task:translation] model?'],
    },
    other: {
      field: ['Find the most downloaded translation model and tell me its size'],
    },
  },
  {
    id: 'ag-admin-orders',
    goal: 'Show the most recent pending order',
    same: {
      question: ["What is the latest order that's pending?"],
      terse: ['latest pending order'],
    },
    other: {
      scope: ['Show the most recent cancelled order'],
    },
  },
  {
    id: 'ag-admin-notify',
    goal: 'Notify [name:Grace Nguyen] in her most recent pending order with the message "[text:Sorry, we ran out]"',
    same: {
      plain: ['Leave the message "[text:Sorry, we ran out]" for [name:Grace Nguyen] on her latest pending order and notify her'],
      order: ['With the message "[text:It ships on Monday]", notify [name:Alex Thomas] in his most recent pending order'],
    },
    other: {
      which: ['Notify Grace Nguyen in her most recent completed order with the message "Sorry, we ran out"'],
    },
  },
  {
    id: 'ag-admin-price',
    goal: 'Reduce the price of [product:Helio yoga pants] by [percent:15%]',
    same: {
      synonym: [
        'Lower the price of [product:Antonia jacket] by [percent:10%]',
        'Apply a price cut of [percent:15%] to [product:Helio yoga pants]',
      ],
    },
    other: {
      direction: ['Increase the price of Helio yoga pants by 15%'],
    },
  },
  {
    id: 'ag-admin-disable',
    goal: 'Disable [product:Teton pullover] in the store, customers are complaining about it',
    same: {
      context: ['Since the seam keeps ripping, please disable [product:Ida sports bra] in the store'],
      passive: ['[product:Teton pullover] must be disabled in the store because customers complain'],
    },
    other: {
      intent: ['Delete Teton pullover from the store, customers are complaining about it'],
    },
  },
  {
    id: 'ag-admin-reviews',
    goal: 'How many reviews did our shop receive in [month:April 2023]?',
    same: {
      passive: ['How many reviews were received by our store in [month:April 2023]?'],
      synonym: ['Number of reviews our shop got in [month:May 2022]'],
    },
    other: {
      scope: ['How many one-star reviews did our shop receive in April 2023?'],
    },
  },
  {
    id: 'ag-admin-report',
    goal: 'Create a sales report for [from:01/01/2023] to [to:03/31/2023]',
    same: {
      synonym: ['Generate a sales report from [from:05/01/2021] to [to:05/31/2021]'],
    },
    other: {
      object: ['Create a tax report for 01/01/2023 to 03/31/2023'],
      clause: ['Create a sales report for 01/01/2023 to 03/31/2023 and email it to the accountant'],
    },
  },
  {
    id: 'ag-admin-search-terms',
    goal: 'What is the most used search term in our store?',
    same: {
      plain: ['Which term do people search for most often in our shop?'],
      terse: ['top search term of the store'],
    },
    other: {
      which: ['What are the ten most used search terms in our store?'],
    },
  },
  {
    id: 'ag-shop-last-order',
    goal: 'Get the order number of my most recent returned order',
    same: {
      question: ["What's the number of the order I returned last?"],
      terse: ['order number, my latest returned order'],
    },
    other: {
      scope: ['Get the order number of my most recent delivered order'],
    },
  },
  {
    id: 'ag-shop-spent',
    goal: 'How much did I spend on [category:food] in [month:March 2023]?',
    same: {
      synonym: [
        'My total spending on [category:furniture] in [month:June 2022]',
        'Work out what I paid for [category:food] in [month:March 2023]',
      ],
    },
    other: {
      quantifier: ['How many orders for food did I place in March 2023?'],
    },
  },
  {
    id: 'ag-shop-price-range',
    goal: 'What is the price range of [brand:Canon] [kind:photo printers]?',
    same: {
      plain: ['From how much to how much do [kind:mixers] by [brand:Bosch] cost?'],
    },
    other: {
      which: ['What is the lowest price of Canon photo printers?'],
      scope: ['What is the price range of Canon photo printers released in 2021?'],
    },
  },
  {
    id: 'ag-shop-wishlist',
    goal: 'Add [product:a tall floor lamp] to my wish list',
    same: {
      synonym: ['Put [product:a tall floor lamp] on my wish list'],
      polite: ["I'd love to have [product:two wool blankets] on my wish list, add it there"],
    },
    other: {
      object: ['Add a tall floor lamp to my cart'],
    },
  },
  {
    id: 'ag-shop-newsletter',
    goal: 'Subscribe to the newsletter of [store:One Stop Market]',
    same: {
      synonym: ["Sign me up for [store:Green Grocer]'s newsletter"],
      terse: ['newsletter of [store:One Stop Market], subscribe me'],
    },
    other: {
      direction: ['Unsubscribe from the newsletter of One Stop Market'],
    },
  },
  {
    id: 'ag-shop-reorder',
    goal: 'Buy the product with the highest rating in the [category:headphones] category for at most [price:$60]',
    same: {
      synonym: ['Purchase the best rated item in the [category:keyboards] category costing no more than [price:$45]'],
      order: ['In the [category:headphones] category, buy the product that has the highest rating within a budget of [price:$60]'],
    },
    other: {
      which: ['Buy the product with the lowest price in the headphones category with at most 60 reviews'],
    },
  },
  {
    id: 'ag-kids-clothes',
    goal: "Browse girls' coats on clearance",
    same: {
      synonym: ["Look through the girls' coats that are on clearance"],
      terse: ['girls coats clearance'],
    },
    other: {
      role: ["Browse boys' coats on clearance"],
    },
  },
  {
    id: 'ag-gift-card',
    goal: 'Buy a [amount:$50] e-gift card for [email:amy@post.example]',
    same: {
      synonym: [
        'Order an e-gift card worth [amount:$25] for [email:raj@post.example]',
        'Make a purchase of a [amount:$50] e-gift card for [email:amy@post.example]',
      ],
    },
    other: {
      intent: ['Check the balance of the $50 e-gift card of amy@post.example'],
    },
  },
  {
    id: 'ag-used-cars',
    goal: 'Find used [make:Toyota Corolla] cars with less than [miles:50,000] miles within [radius:25] miles of [zip:30309]',
    same: {
      synonym: ['Find second-hand [make:Mazda 3] cars within [radius:50] miles of [zip:80202] with under [miles:30,000] miles on them'],
    },
    other: {
      scope: [
        'Find new Toyota Corolla cars within 25 miles of 30309',
        'Find used Toyota Corolla cars with less than 50,000 miles and one owner within 25 miles of 30309',
      ],
    },
  },
  {
    id: 'ag-car-value',
    goal: 'Estimate the trade-in value of a [year:2015] [make:Honda Civic] with [miles:80,000] miles',
    same: {
      question: ['What would I get for a [year:2017] [make:Kia Soul] with [miles:42,000] miles as a trade-in?'],
      synonym: ['I need an estimate of the trade-in value of a [year:2015] [make:Honda Civic] with [miles:80,000] miles on it'],
    },
    other: {
      field: ['Estimate the insurance cost of a 2015 Honda Civic with 80,000 miles'],
    },
  },
  {
    id: 'ag-walk-hotel',
    goal: 'From the [hotel:Hyatt Arena] hotel, what supermarkets are within a [minutes:10] minute walk?',
    same: {
      order: ['Which supermarkets can be reached within a [minutes:15] minute walk from the [hotel:Plaza] hotel?'],
      synonym: ['Tell me what supermarkets there are at most [minutes:10] minutes on foot from the [hotel:Hyatt Arena] hotel'],
    },
    other: {
      object: ['From the Hyatt Arena hotel, what pharmacies are within a 10 minute walk?'],
    },
  },
  {
    id: 'ag-coordinates',
    goal: 'What are the latitude and longitude of [place:Apollo Bay]?',
    same: {
      synonym: [
        'Coordinates of [place:Coffin Bay], latitude and longitude',
        'Get the latitude and the longitude of [place:Apollo Bay] for me',
      ],
    },
    other: {
      field: ['What is the elevation of Apollo Bay?'],
    },
  },
  {
    id: 'ag-weather-week',
    goal: 'What is the weather forecast in [city:Turin] for the next seven days?',
    same: {
      terse: ['7-day weather forecast [city:Malmö]'],
      question: ['How will the weather in [city:Turin] be over the coming 7 days?'],
    },
    other: {
      which: ['What was the weather in Turin over the last seven days?'],
    },
  },
  {
    id: 'ag-air-quality',
    goal: 'Check the current air quality index in [city:Fresno]',
    same: {
      question: ['How high is the air quality index in [city:Boise] right now?'],
      short: ['current AQI [city:Fresno]'],
    },
    other: {
      scope: ["Check tomorrow's air quality index in Fresno"],
    },
  },
  {
    id: 'ag-currency',
    goal: 'Convert [amount:250] [from:US dollars] to [to:Japanese yen]',
    same: {
      question: ['How many [to:Swiss francs] do I get for [amount:90] [from:euros]?'],
      order: ['Into [to:Japanese yen], convert [amount:250] [from:US dollars]'],
    },
    other: {
      clause: ['Convert 250 US dollars to Japanese yen and send them to Kenji'],
    },
  },
  {
    id: 'ag-stock-price',
    goal: 'What is the current share price of [company:Nvidia]?',
    same: {
      synonym: ['Give me the present stock price of [company:Siemens]'],
      terse: ['[company:Nvidia] share price now?'],
    },
    other: {
      intent: ['Buy ten shares of Nvidia at the current price'],
    },
  },
  {
    id: 'ag-news-search',
    goal: 'Find the latest article about [topic:climate change] and tell me its author',
    same: {
      question: ['Who wrote the most recent article about [topic:coral reefs]?'],
    },
    other: {
      field: ['Find the latest article about climate change and tell me its publication date'],
      which: ['Find the most read article about climate change and tell me its author'],
    },
  },
  {
    id: 'ag-encyclopedia',
    goal: 'In which year was [person:Marie Curie] born, according to the encyclopedia?',
    same: {
      synonym: [
        'What year of birth does the encyclopedia give for [person:Niels Bohr]?',
        'Look up in the encyclopedia the year [person:Marie Curie] was born in',
      ],
    },
    other: {
      field: ['In which year did Marie Curie die, according to the encyclopedia?'],
    },
  },
  {
    id: 'ag-doctor',
    goal: 'Find a [specialty:dermatologist] in [city:Phoenix] who accepts [plan:Aetna] and takes new patients',
    same: {
      order: ['Which [specialty:pediatrician] in [city:Tucson] accepts new patients and [plan:Cigna]?'],
      polite: [
        'Could you be so kind as to find a [specialty:dermatologist] in [city:Phoenix] that takes [plan:Aetna] and accepts new patients?',
      ],
    },
    other: {
      intent: ['Book the first free appointment with a dermatologist in Phoenix who accepts Aetna'],
    },
  },
  {
    id: 'ag-drug-interact',
    goal: 'Check whether [first:ibuprofen] and [second:warfarin] interact',
    same: {
      question: ['Is there an interaction between [first:aspirin] and [second:sertraline]?'],
      synonym: ['Find out if [first:ibuprofen] interacts with [second:warfarin]'],
    },
    other: {
      field: ['Check whether ibuprofen and warfarin need a prescription'],
    },
  },
  {
    id: 'ag-vaccine',
    goal: 'Schedule a [kind:flu] shot at the pharmacy on [street:Main Street] for [date:October 3]',
    same: {
      synonym: [
        'Book a [kind:tetanus] shot for [date:March 8] at the pharmacy on [street:Oak Avenue]',
        'Make an appointment for a [kind:flu] shot at the [street:Main Street] pharmacy on [date:October 3]',
      ],
    },
    other: {
      direction: ['Cancel my flu shot at the pharmacy on Main Street on October 3'],
    },
  },
  {
    id: 'ag-gym',
    goal: 'Which gyms within a mile of [place:Tompkins Square Park] have classes before 7am?',
    same: {
      order: ['Find gyms less than one mile from [place:Tompkins Square Park] that offer classes earlier than 7 am'],
      synonym: ['List the gyms with classes before 7am that lie within a mile of [place:Prospect Park]'],
    },
    other: {
      which: ['Which gyms within a mile of Tompkins Square Park have classes after 7pm?'],
    },
  },
  {
    id: 'ag-museum-tickets',
    goal: 'Buy two adult tickets to the [museum:Natural History Museum] for [date:June 30]',
    same: {
      terse: ['2 adult tix [museum:Science Centre] for [date:July 2], buy them'],
      order: ['For [date:June 30], buy two adult tickets to the [museum:Natural History Museum]'],
    },
    other: {
      role: ['Buy two child tickets to the Natural History Museum for June 30'],
    },
  },
  {
    id: 'ag-event-free',
    goal: 'Find free events in [city:Portland] this weekend that are suitable for kids',
    same: {
      order: ["What's on in [city:Madison] this weekend that costs nothing and suits children?"],
    },
    other: {
      negation: ['Find free events in Portland this weekend that are not for kids'],
      intent: ['Publish a free event in Portland this weekend that is suitable for kids'],
    },
  },
  {
    id: 'ag-volunteer',
    goal: 'Find volunteer opportunities with [cause:animals] in [city:Raleigh]',
    same: {
      question: ['Where in [city:Durham] can I volunteer with [cause:children]?'],
      terse: ['volunteering [cause:animals] [city:Raleigh]'],
    },
    other: {
      intent: ['Donate to a charity for animals in Raleigh'],
    },
  },
  {
    id: 'ag-charity-donate',
    goal: 'Donate [amount:$30] to [charity:Food Bank]',
    same: {
      synonym: ['Make a donation of [amount:$30] to [charity:Food Bank]', 'Give [amount:$75] to [charity:Red Crescent]'],
    },
    other: {
      quantifier: ['Donate $30 to Food Bank every month'],
    },
  },
  {
    id: 'ag-book-reviews',
    goal: 'Show the most helpful critical review of the book [title:Educated]',
    same: {
      question: ['Which critical review of the book [title:Becoming] is the most helpful?'],
      polite: ['Show me, please, the critical review of the book [title:Educated] that readers found most helpful'],
    },
    other: {
      which: ['Show the most helpful positive review of the book Educated'],
    },
  },
  {
    id: 'ag-podcast',
    goal: 'Play the latest episode of [show:Radiolab]',
    same: {
      synonym: ['Start the newest episode of [show:Serial]', 'Please put on [show:Radiolab], most recent episode'],
    },
    other: {
      intent: ['Download the latest episode of Radiolab'],
    },
  },
  {
    id: 'ag-vinyl',
    goal: 'Add the cheapest vinyl copy of [album:Rumours] to my cart',
    same: {
      synonym: ['Put the lowest-priced vinyl copy of [album:Thriller] in my cart'],
      order: ['Of all vinyl copies of [album:Rumours], add the one that is cheapest to the cart'],
    },
    other: {
      clause: ['Add the cheapest vinyl copy of Rumours to my cart and check out'],
    },
  },
  {
    id: 'ag-game-price',
    goal: 'Is [game:Hades] on sale, and what does it cost now?',
    same: {
      synonym: ["Check if there's a discount on [game:Celeste] and what its price is at the moment"],
    },
    other: {
      intent: ['Put Hades on sale'],
      scope: ['Is Hades on sale for the Switch, and what does it cost now?'],
    },
  },
  {
    id: 'ag-tv-guide',
    goal: "What's on [channel:NBC] at [time:9 pm] tonight?",
    same: {
      question: ['Which programme does [channel:BBC Two] show at [time:8 pm] tonight?'],
      synonym: ['Tell me what [channel:NBC] is showing tonight at [time:9 pm]'],
    },
    other: {
      intent: ["Record what's on NBC at 9 pm tonight"],
    },
  },
  {
    id: 'ag-gov-passport',
    goal: 'How long does it take to renew a passport by mail?',
    same: {
      synonym: ['Processing time of a passport renewal by post'],
      question: ['If I renew my passport by mail, how much time does it take?'],
    },
    other: {
      field: ['How much does it cost to renew a passport by mail?'],
    },
  },
  {
    id: 'ag-tax-office',
    goal: 'Download the form [form:W-9] as a PDF',
    same: {
      synonym: ['Get me the PDF of form [form:1040-ES]'],
      passive: ['Form [form:W-9] needs to be downloaded as a PDF'],
    },
    other: {
      clause: ['Download the form W-9 as a PDF and fill in my name'],
    },
  },
  {
    id: 'ag-visa-need',
    goal: 'Do citizens of [nation:Brazil] need a visa for [country:Japan]?',
    same: {
      synonym: ['Is there a visa requirement in [country:Kenya] for citizens of [nation:India]?'],
      swapped: ['Do citizens of [nation:Japan] need a visa for [country:Brazil]?'],
    },
    other: {
      object: ['Do citizens of Brazil need a vaccination for Japan?'],
    },
  },
  {
    id: 'ag-univ-deadline',
    goal: "When is the application deadline of the [program:Statistics] master's program at [school:Purdue]?",
    same: {
      plain: ["By when do I have to apply for the master's in [program:Physics] at [school:Rice]?"],
    },
    other: {
      field: ["What is the tuition of the Statistics master's program at Purdue?"],
      which: ['When is the application deadline of the Statistics PhD program at Purdue?'],
    },
  },
  {
    id: 'ag-translate-site',
    goal: 'Translate the words "[text:good night]" into [language:Welsh]',
    same: {
      question: ['How do you say "[text:thank you]" in [language:Basque]?'],
      synonym: ['I need the [language:Welsh] translation of "[text:good night]"'],
    },
    other: {
      direction: ['Translate "good night" from Welsh'],
    },
  },
  {
    id: 'ag-timezone',
    goal: 'What time is it now in [city:Perth]?',
    same: {
      terse: ['current time [city:Seoul]'],
      synonym: ['Tell me the local time in [city:Perth] right now'],
    },
    other: {
      scope: ['What time will it be in Perth when it is noon in London?'],
    },
  },
  {
    id: 'ag-fantasy-player',
    goal: 'How many points did [player:Jokić] score per game this season?',
    same: {
      synonym: ["[player:Curry]'s points per game this season"],
      question: ['What is the average number of points a game for [player:Jokić] this season?'],
    },
    other: {
      field: ['How many assists did Jokić give per game this season?'],
    },
  },
  {
    id: 'ag-grocery-weekly',
    goal: 'Add [item:organic bananas], [count:6] of them, to my grocery cart',
    same: {
      order: ['Add [count:12] [item:free-range eggs] to my grocery cart'],
      synonym: ['Put [count:6] [item:organic bananas] in my grocery cart'],
    },
    other: {
      direction: ['Take organic bananas, 6 of them, out of my grocery cart'],
    },
  },
  {
    id: 'ag-grocery-delivery',
    goal: 'Choose the earliest delivery slot for tomorrow',
    same: {
      synonym: ['Pick the first delivery slot tomorrow'],
      polite: ["I'd like the earliest slot for delivery tomorrow to be selected"],
    },
    other: {
      which: ['Choose the latest delivery slot for tomorrow'],
    },
  },
  {
    id: 'ag-coffee-near',
    goal: 'Find coffee shops in [area:Capitol Hill] that are open now and have outdoor seating',
    same: {
      order: [
        'Which cafés in [area:Georgetown] have outdoor seats and are open at the moment?',
        'Coffee shops with outdoor seating that are open now in [area:Capitol Hill], find some',
      ],
    },
    other: {
      negation: ['Find coffee shops in Capitol Hill that are open now and have no outdoor seating'],
    },
  },
  {
    id: 'ag-pet-adopt',
    goal: 'Show me adult [breed:beagle] dogs for adoption near [zip:55401]',
    same: {
      question: ['What grown-up [breed:husky] dogs can be adopted near [zip:59715]?'],
    },
    other: {
      which: ['Show me beagle puppies for adoption near 55401'],
      clause: ['Show me adult beagle dogs for adoption near 55401 and apply for the first one'],
    },
  },
  {
    id: 'ag-laptop-spec',
    goal: 'Find laptops with at least [ram:16 GB] of RAM under [price:$800]',
    same: {
      order: ['I want laptops that cost less than [price:$650] and have [ram:8 GB] RAM or more'],
      terse: ['laptops min [ram:16 GB] ram under [price:$800]'],
    },
    other: {
      which: ['Find laptops with at most 16 GB of RAM over $800'],
    },
  },
  {
    id: 'ag-battery-cond',
    goal: 'Read the fourth review of [product:Anker charger]',
    same: {
      question: ['What does review number 4 of the [product:Kindle Scribe] say?'],
      synonym: ['Text of the 4th review of [product:Anker charger]'],
    },
    other: {
      which: ['Read the first four reviews of Anker charger'],
    },
  },
  {
    id: 'ag-vacation-home',
    goal: 'Find a cabin in [place:Big Bear] that sleeps [guests:6] and allows dogs',
    same: {
      order: ['A cabin in [place:Asheville] for [guests:8] people where dogs are allowed, can you find one?'],
      plain: ['Find a dog-friendly cabin for [guests:6] in [place:Big Bear]'],
    },
    other: {
      negation: ['Find a cabin in Big Bear that sleeps 6 and does not allow dogs'],
    },
  },
  {
    id: 'ag-trip-things',
    goal: 'What are the top three things to do in [city:Valencia]?',
    same: {
      synonym: ['Name the 3 best things to do in [city:Tallinn]'],
      terse: ['top 3 things to do [city:Valencia]'],
    },
    other: {
      which: ['What are the top ten things to do in Valencia?'],
    },
  },
  {
    id: 'ag-energy',
    goal: 'Find the cheapest electricity plan with 100% renewable energy in [zip:75201]',
    same: {
      order: ["Which electricity plan that's fully renewable is cheapest in [zip:78701]?"],
      polite: ['Please be so good as to find the least expensive 100% renewable electricity plan in [zip:75201]'],
    },
    other: {
      intent: ['Switch me to the cheapest electricity plan with 100% renewable energy in 75201'],
    },
  },
  {
    id: 'ag-cell-plan',
    goal: 'Compare the unlimited plans of [first:Verizon] and [second:T-Mobile]',
    same: {
      synonym: ["I'd like a comparison of [first:AT&T]'s and [second:Mint]'s unlimited plans"],
      question: ['How do the unlimited plans of [first:Verizon] and [second:T-Mobile] differ?'],
    },
    other: {
      object: ['Compare the prepaid plans of Verizon and T-Mobile'],
    },
  },
];
