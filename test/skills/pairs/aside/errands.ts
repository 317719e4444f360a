/** Shops, appointments and things to look up; kept aside. */
import type { LabelledGoal } from '../labels.ts';

export const errands: readonly LabelledGoal[] = [
  {
    id: 'job-search',
    goal: 'Search for jobs as "[title:gardener]" in [city:Graz]',
    same: {
      quotes: ['Search for jobs as [title:cook] in [city:Steyr]'],
      value: ['Search for jobs as "[title:search engine editor]" in [city:Krems an der Donau]'],
      context: ['I am moving in with my partner in spring. Search for jobs as "[title:florist]" in [city:Bregenz].'],
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
      quotes: ['Look up [place:Aarhus] and read its population'],
      typo: ['Look up "[place:Bergen]" and read its populaton'],
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
    id: 'volume-down',
    goal: 'Decrease the volume in the player',
    same: {
      context: ['The neighbours are asleep already, decrease the volume in the player'],
      typo: ['Decrease the volume in the plyer'],
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
      typo: ['Exprt the orders of [month:April] as CSV'],
      short: ['Export the orders of [month:Dec] as CSV'],
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
      value: ['Convert [amount:1,000,000] from [from:IDR] to [to:VND]'],
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
      short: ['Book an appt with Dr [doctor:Fink] on [date:2027-02-17] at [time:14:10]'],
      context: ['My knee hurts since Tuesday. Book an appointment with Dr [doctor:Storch] on [date:2027-01-12] at [time:12:00].'],
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
    id: 'pizza-order',
    goal: 'Order a large pizza "[pizza:Margherita]" without onions',
    same: {
      quotes: ["Order a large pizza '[pizza:Tonno]' without onions"],
      context: ['We are hungry and nobody wants to cook. Order a large pizza "[pizza:Salami]" without onions!'],
      terse: ['large pizza "[pizza:Funghi]" without onions, order'],
      polite: ['I would like to order a large pizza "[pizza:Diavola]" without onions'],
      synonym: ['Buy a large pizza "[pizza:Quattro Stagioni]" without onions', 'Order a large pizza "[pizza:Capricciosa]" with no onions'],
    },
    other: {
      swap: ['Order onions without a large pizza "Margherita"'],
      negation: ['Order a large pizza "Margherita" with onions'],
      which: ['Order a small pizza "Margherita" without onions', 'Order two large pizzas "Margherita" without onions'],
      object: ['Order a large salad "Margherita" without onions', 'Order a large pizza "Margherita" without olives'],
      clause: ['Order a large pizza "Margherita"'],
      direction: ['Cancel the order of a large pizza "Margherita" without onions'],
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
      swap: ['Sort the third books by rating and open the best one first'],
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
      typo: ['Read the subtotal, the shiping costs and the total of the order'],
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
];
