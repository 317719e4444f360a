/** Shops: searching, carts, orders. */
import type { LabelledGoal } from '../labels.ts';

export const shop: readonly LabelledGoal[] = [
  {
    id: 'product-search',
    goal: 'Search for [query:blue lamps]',
    same: {
      terse: ['search [query:red chairs]', '[query:lamps blue] search'],
      polite: ['Could you please search for [query:wooden tables]?', 'I would like you to look for [query:bookshelves], thanks'],
      context: ['I am furnishing a new flat and my sister said this shop is good. Search for [query:corner sofas].'],
      synonym: ['Find [query:green curtains]', 'Look up [query:desk lamps]', 'Do a search for [query:rugs]'],
      typo: ['plese search for [query:oak shelves]'],
      quotes: ["Search for '[query:standing desk]'", 'search for "[query:bean bag]"'],
      value: ['Search for [query:lamps without shade]', 'Search for [query:search lights]', 'Search for [query:2 m extension cord]'],
      passive: ['[query:Coffee mugs] should be searched for'],
    },
    other: {
      negation: ["Don't search for blue lamps"],
      clause: ['Search for blue lamps and open the first result', 'Search for blue lamps, then sort them by price', 'Open the search page'],
      reading: ['Read how many results there are for blue lamps'],
      asking: ['How do I search for blue lamps?'],
      direction: ['Clear the search for blue lamps'],
    },
  },
  {
    id: 'search-first-price',
    goal: 'Search for "[query:travel mug]" and read the price of the first result',
    same: {
      context: [
        'My old one broke yesterday, so I need to know what a new one costs. Search for "[query:water filter]" and read the price of the first result.',
      ],
      typo: ['Search for [query:lunch box] and read teh price of the first result'],
      terse: ['search [query:garden hose], price of first result'],
      question: [
        'What is the price of the first result when you search for [query:tea kettle]?',
        'How much does the first search result for "[query:yoga mat]" cost?',
      ],
      polite: ['Please search for [query:paper towels] and tell me the price of the first result'],
      order: [
        'Read the price of the first result after searching for "[query:bike bell]"',
        'Get the price of the top result of a search for [query:hand cream]',
      ],
      synonym: [
        'Look up "[query:desk fan]" and get the price of the first result',
        'Find [query:cat litter] and return the price of the first hit',
      ],
      quotes: ['Search for [query:ink cartridge] and read the price of the first result'],
      value: [
        'Search for "[query:first aid kit]" and read the price of the first result',
        'Search for "[query:price gun]" and read the price of the first result',
      ],
    },
    other: {
      swap: ['Read the first price and search for "travel mug" in the result'],
      which: [
        'Search for "travel mug" and read the price of the second result',
        'Search for "travel mug" and read the price of the last result',
        'Search for "travel mug" and read the price of the cheapest result',
      ],
      field: [
        'Search for "travel mug" and read the rating of the first result',
        'Search for "travel mug" and read the name of the first result',
      ],
      fields: ['Search for "travel mug" and read the name and the price of the first result'],
      quantifier: ['Search for "travel mug" and read the prices of all results'],
      clause: ['Search for "travel mug"', 'Search for "travel mug", read the price of the first result and add it to the cart'],
    },
  },
  {
    id: 'cart-add',
    goal: 'Add [quantity:2] pieces of [product:Ceramic Vase] to the cart',
    same: {
      context: [
        'Hi! We are having guests on Sunday and there is not enough on the table. Add [quantity:6] pieces of [product:Dinner Plate] to the cart. Thank you so much!',
      ],
      short: ['Add [quantity:9] pcs. of [product:Paper Lantern] to the cart'],
      terse: ['[quantity:3] pcs [product:Wool Blanket] to cart'],
      polite: ['Would you kindly add [quantity:4] pieces of [product:Bamboo Tray] to my cart?'],
      synonym: [
        'Put [quantity:5] pieces of [product:Glass Bowl] in the basket',
        'Put [quantity:12] [product:Tea Lights] into the shopping cart',
      ],
      order: ['To the cart, add [quantity:6] pieces of [product:Linen Napkin]'],
      passive: ['[quantity:7] pieces of [product:Floor Cushion] should be added to the cart'],
      typo: ['Add [quantity:8] peices of [product:Steel Spoon] to the cart'],
      value: [
        'Add [quantity:10] pieces of [product:Cart Wheel No. 5] to the cart',
        'Add [quantity:1] piece of [product:Remove-It Stain Spray] to the cart',
      ],
    },
    other: {
      direction: ['Remove 2 pieces of Ceramic Vase from the cart', 'Take 2 pieces of Ceramic Vase out of the basket'],
      object: ['Add 2 pieces of Ceramic Vase to the wish list', 'Add 2 pieces of Ceramic Vase to the comparison'],
      negation: ['Do not add 2 pieces of Ceramic Vase to the cart'],
      clause: ['Add 2 pieces of Ceramic Vase to the cart and check out'],
      asking: ['How many pieces of Ceramic Vase are in the cart?'],
    },
  },
  {
    id: 'cheapest-laptop',
    goal: 'Open the Laptops category and add the cheapest laptop to the cart',
    same: {
      typo: ['Open teh Laptops category and add the cheapest laptop to the cart'],
      terse: ['laptops category: cheapest laptop into cart'],
      polite: ['Please go to the Laptops category and add the cheapest laptop to the cart.'],
      synonym: [
        'Go to the Laptops category and put the least expensive laptop in the basket',
        'In the Laptops category, add the laptop with the lowest price to the shopping cart',
      ],
      context: [
        'We have a new intern on Monday and little budget left, so open the Laptops category and add the cheapest laptop to the cart',
      ],
      order: ['Add the cheapest laptop to the cart after opening the Laptops category'],
    },
    other: {
      swap: ['Open the cheapest laptop and add the Laptops category to the cart'],
      which: [
        'Open the Laptops category and add the most expensive laptop to the cart',
        'Open the Laptops category and add the second cheapest laptop to the cart',
        'Open the Laptops category and add the newest laptop to the cart',
        'Open the Laptops category and add the best rated laptop to the cart',
      ],
      object: ['Open the Tablets category and add the cheapest tablet to the cart'],
      reading: ['Open the Laptops category and read the price of the cheapest laptop'],
      quantifier: ['Open the Laptops category and add all laptops to the cart'],
      negation: ['Open the Laptops category and add any laptop except the cheapest to the cart'],
    },
  },
  {
    id: 'sort-low-high',
    goal: 'Sort the products by price from low to high',
    same: {
      typo: ['Sort the prodcts by price from low to high'],
      terse: ['sort products price low to high', 'price ascending sort of the products'],
      polite: ['Can you sort the products by price, from low to high, please?'],
      synonym: [
        'Order the products by price, ascending',
        'Sort the items by price in ascending order',
        'Sort the products by price, cheapest first',
        'Arrange the products by price from lowest to highest',
      ],
      passive: ['The products should be sorted by price from low to high'],
    },
    other: {
      direction: [
        'Sort the products by price from high to low',
        'Sort the products by price, descending',
        'Sort the products by price, most expensive first',
      ],
      field: ['Sort the products by name from A to Z', 'Sort the products by rating from low to high'],
      object: ['Sort the orders by price from low to high'],
      clause: ['Sort the products by price from low to high and read the first one'],
      negation: ['Do not sort the products by price from low to high'],
    },
  },
  {
    id: 'coupon',
    goal: 'Apply the coupon code [code:SPRING15] at checkout',
    same: {
      typo: ['Aply the coupon code [code:LATE25] at checkout'],
      terse: ['checkout coupon [code:SAVE5]'],
      polite: ['Please apply coupon code [code:WELCOME10] at checkout'],
      synonym: [
        'Use the voucher code [code:TEA-2026] at checkout',
        'Enter the promo code [code:FREESHIP] at the checkout',
        'Redeem coupon [code:XMAS20] during checkout',
      ],
      order: ['At checkout, apply the coupon code [code:HELLO]'],
      quotes: ['Apply the coupon code "[code:autumn 30]" at checkout'],
      passive: ['The coupon code [code:BLACKFRIDAY] is to be applied at checkout'],
    },
    other: {
      direction: ['Remove the coupon code SPRING15 at checkout'],
      object: ['Apply the gift card SPRING15 at checkout'],
      clause: ['Apply the coupon code SPRING15 at checkout and place the order'],
      reading: ['Check whether the coupon code SPRING15 is still valid'],
      asking: ['Where do I enter the coupon code SPRING15 at checkout?'],
      negation: ['Check out without the coupon code SPRING15'],
    },
  },
  {
    id: 'cart-remove',
    goal: 'Remove "[product:Salt Mill]" from the cart',
    same: {
      quotes: ["Remove '[product:Bottle Opener]' from the cart"],
      context: ['I have changed my mind about one thing: remove "[product:Cake Tin]" from the cart'],
      terse: ['cart: remove [product:Pepper Mill]'],
      polite: ['Could you take "[product:Apron]" out of the cart for me?'],
      synonym: ['Delete "[product:Oven Glove]" from the basket', 'Take [product:Bread Bin] out of my shopping cart'],
      order: ['From the cart, remove "[product:Egg Timer]"'],
      passive: ['"[product:Whisk]" must be removed from the cart'],
      value: ['Remove "[product:Add-On Handle Set]" from the cart'],
    },
    other: {
      direction: ['Add "Salt Mill" to the cart', 'Put "Salt Mill" back into the cart'],
      object: ['Remove "Salt Mill" from the wish list'],
      quantifier: ['Remove everything from the cart', 'Empty the cart'],
      negation: ['Remove everything except "Salt Mill" from the cart', 'Don\'t remove "Salt Mill" from the cart'],
      clause: ['Remove "Salt Mill" from the cart and go to checkout'],
    },
  },
  {
    id: 'shipping-address',
    goal: 'Change the shipping address to [street:12 Hill Road], [city:Leeds]',
    same: {
      quotes: ['Change the shipping address to "[street:8 Elm Court]", "[city:Stoke on Trent]"'],
      terse: ['shipping address -> [street:4 Mill Lane], [city:York]'],
      polite: ['Please change my shipping address to [street:77 Station Street], [city:Bath]'],
      synonym: [
        'Update the delivery address to [street:3 Park Row], [city:Bristol]',
        'Set the shipping address to [street:1 High Street], [city:Newcastle upon Tyne]',
      ],
      context: ['We are moving next week. Change the shipping address to [street:9 Oak Avenue], [city:Derby].'],
      passive: ['The shipping address should be changed to [street:15 Quay Side], [city:Hull]'],
    },
    other: {
      object: ['Change the billing address to 12 Hill Road, Leeds', 'Change the e-mail address to hill@leeds.example'],
      reading: ['Read the shipping address', 'Check that the shipping address is 12 Hill Road, Leeds'],
      direction: ['Delete the shipping address 12 Hill Road, Leeds'],
      clause: ['Change the shipping and the billing address to 12 Hill Road, Leeds'],
      role: ['Change the shipping address from 12 Hill Road, Leeds'],
    },
  },
  {
    id: 'order-status',
    goal: 'Read the status of order [order:10482]',
    same: {
      typo: ['Pleas read the status of order [order:70707]'],
      context: ['I ordered something two weeks ago and it still has not come. Read the status of order [order:60606].'],
      terse: ['status order [order:20011]', 'order [order:99120] status?'],
      question: ['What is the status of order [order:55001]?', "What's the current status of order no. [order:77310]?"],
      polite: ['Please tell me the status of order [order:31415]'],
      synonym: [
        'Get the status of order [order:88002]',
        'Check the status of order [order:10483]',
        'Look up the status of order number [order:40404]',
      ],
    },
    other: {
      field: ['Read the total of order 10482', 'Read the delivery date of order 10482'],
      reading: ['Change the status of order 10482 to shipped', 'Cancel order 10482'],
      object: ['Read the status of invoice 10482'],
      quantifier: ['Read the status of all orders'],
      fields: ['Read the status and the total of order 10482'],
      which: ['Read the status of the newest order'],
    },
  },
  {
    id: 'write-review',
    goal: 'Rate "[product:Trail Backpack]" with [stars:4] stars and write the review "[text:Light and roomy]"',
    same: {
      value: ['Rate "[product:Five Star Tent]" with [stars:2] stars and write the review "[text:I rate it with 2 stars]"'],
      quotes: ["Rate '[product:Sleeping Bag]' with [stars:5] stars and write the review '[text:Warm, even in March]'"],
      terse: ['"[product:Rain Jacket]": [stars:5] stars, review "[text:Keeps me dry]"'],
      polite: ['Please give "[product:Camp Stove]" [stars:3] stars and write the review "[text:A bit loud]"'],
      order: ['Write the review "[text:Too heavy for me]" for "[product:Iron Pan]" and rate it with [stars:2] stars'],
      synonym: ['Give "[product:Head Torch]" [stars:1] stars and leave the review "[text:Broke after a day]"'],
    },
    other: {
      clause: [
        'Rate "Trail Backpack" with 4 stars',
        'Write the review "Light and roomy" for "Trail Backpack"',
        'Rate "Trail Backpack" with 4 stars, but do not write a review',
      ],
      reading: ['Read the rating and the newest review of "Trail Backpack"'],
      direction: ['Delete my 4 star review "Light and roomy" of "Trail Backpack"'],
    },
  },
];
