/** Pages of all kinds: forms, tables, lists, controls. */
import type { LabelledGoal } from '../labels.ts';

export const pages: readonly LabelledGoal[] = [
  {
    id: 'contact-submit',
    goal: 'Fill in the contact form with the name "[name:Ada Byron]" and the e-mail [email:ada@calc.example] and submit it',
    same: {
      context: [
        'I want them to ring me back, so fill in the contact form with the name "[name:Lea Roth]" and the e-mail [email:lea@roth.example] and submit it',
      ],
      terse: ['contact form: name "[name:Bob Ross]", e-mail [email:bob@paint.example], submit'],
      polite: ['Please fill in the contact form with the name "[name:Eva Lund]" and the e-mail [email:eva@post.example] and submit it'],
      order: ['Fill in the contact form with the e-mail [email:joe@mail.example] and the name "[name:Joe Hill]" and submit it'],
      synonym: ['Complete the contact form with the name "[name:Kim Lee]" and the e-mail [email:kim@lee.example] and send it'],
      spelling: ['Fill out the contact form with the name "[name:Tim Berg]" and the email [email:tim@berg.example] and submit it'],
    },
    other: {
      clause: [
        'Fill in the contact form with the name "Ada Byron" and the e-mail ada@calc.example but do not submit it',
        'Fill in the contact form with the name "Ada Byron" and the e-mail ada@calc.example',
        'Fill in the contact form with the name "Ada Byron", the e-mail ada@calc.example and the phone 555 0100 and submit it',
        'Fill in the contact form with the name "Ada Byron" and submit it',
      ],
      object: ['Fill in the order form with the name "Ada Byron" and the e-mail ada@calc.example and submit it'],
      direction: ['Clear the contact form with the name "Ada Byron" and the e-mail ada@calc.example and close it'],
    },
  },
  {
    id: 'form-unsent',
    goal: 'Fill in the feedback form with "[text:Great service]" but do not submit it',
    same: {
      terse: ['feedback form "[text:Nice staff]", do not submit'],
      synonym: [
        'Complete the feedback form with "[text:Too slow]" but don\'t send it',
        'Fill in the feedback form with "[text:Could be warmer]" without submitting it',
      ],
      order: ['Without submitting it, fill in the feedback form with "[text:All good]"'],
      spelling: ['Fill out the feedback form with "[text:Lovely colours]" but do not submit it'],
    },
    other: {
      negation: [
        'Fill in the feedback form with "Great service" and submit it',
        'Fill in the feedback form with "Great service", do not forget to submit it',
      ],
      swap: ['Submit the feedback form but do not fill in "Great service"'],
      object: ['Fill in the complaint form with "Great service" but do not submit it'],
      clause: ['Fill in the feedback form with "Great service" but do not submit or close it'],
    },
  },
  {
    id: 'row-two-phone',
    goal: 'Read the phone number in the second row of the table',
    same: {
      short: ['Read the phone no. in the second row of the table'],
      typo: ['Read the phone number in the second row of the tabel'],
      terse: ['phone number, 2nd row of table'],
      question: ['What is the phone number in the second row of the table?', 'Which phone number is in the second row of the table?'],
      synonym: ['Get the phone number from row 2 of the table', 'Extract the phone number in the second table row'],
      order: ['In the second row of the table, read the phone number'],
    },
    other: {
      which: [
        'Read the phone number in the third row of the table',
        'Read the phone number in the second last row of the table',
        'Read the second phone number in the first row of the table',
      ],
      field: ['Read the fax number in the second row of the table'],
      fields: ['Read the name and the phone number in the second row of the table'],
      reading: ['Change the phone number in the second row of the table', 'Dial the phone number in the second row of the table'],
      scope: ['Read the phone number in the second column of the table', 'Read the phone number in the second table'],
      quantifier: ['Read the phone numbers in the first two rows of the table'],
    },
  },
  {
    id: 'headlines',
    goal: 'Read the titles of all articles on the front page',
    same: {
      spelling: ['Read the titles of all articles on the frontpage'],
      typo: ['Read the titles of all aricles on the front page'],
      terse: ['titles of all front page articles'],
      question: ['What are the titles of all the articles on the front page?'],
      synonym: [
        'Extract the titles of all articles on the front page',
        'Get the title of every article on the front page',
        'Collect the titles of each article on the front page',
      ],
      order: ['On the front page, read the titles of all articles'],
    },
    other: {
      quantifier: [
        'Read the title of the first article on the front page',
        'Read the titles of the first three articles on the front page',
        'Count the articles on the front page',
      ],
      field: ['Read the authors of all articles on the front page'],
      fields: ['Read the titles and authors of all articles on the front page'],
      scope: ['Read the titles of all articles on the sports page'],
      object: ['Read the titles of all comments on the front page'],
      negation: ['Read the titles of all articles that are not on the front page'],
    },
  },
  {
    id: 'newest-oldest',
    goal: 'Open the newest article and read its author',
    same: {
      terse: ['newest article: author'],
      question: ['Who is the author of the newest article?', 'Who wrote the newest article?'],
      synonym: ['Open the latest article and get its author', 'Go to the most recent article and read its author'],
      order: ['Read the author of the newest article after opening it'],
    },
    other: {
      which: [
        'Open the oldest article and read its author',
        'Open the most read article and read its author',
        'Open the second newest article and read its author',
      ],
      field: ['Open the newest article and read its date'],
      swap: ['Open the newest author and read their article'],
      clause: ['Open the newest article', 'Open the newest article, read its author and follow them'],
    },
  },
  {
    id: 'cookies-then-price',
    goal: 'Accept the cookies and read the opening hours',
    same: {
      terse: ['accept cookies, read opening hours'],
      polite: ['Please accept the cookies and tell me the opening hours'],
      synonym: ['Accept cookies, then get the opening hours', 'Agree to the cookies and read the opening times'],
    },
    other: {
      swap: ['Read the cookies and accept the opening hours'],
      direction: ['Reject the cookies and read the opening hours', 'Decline the cookies and read the opening hours'],
      field: ['Accept the cookies and read the address'],
      clause: ['Read the opening hours', 'Accept the cookies', 'Read the opening hours without accepting the cookies'],
      reading: ['Accept the cookies and change the opening hours'],
    },
  },
  {
    id: 'filter-brand',
    goal: 'Filter the list by brand [brand:Nordvik] and read the number of results',
    same: {
      quotes: ['Filter the list by brand "[brand:Blue Heron]" and read the number of results'],
      short: ['Filter the list by brand [brand:Vega] and read the no. of results'],
      terse: ['filter brand [brand:Acme], number of results'],
      polite: ['Please filter the list by brand [brand:Solano] and read the number of results'],
      question: ['How many results are there when the list is filtered by brand [brand:Kestrel]?'],
      synonym: [
        'Filter the list by the brand [brand:Old Forge] and get the number of results',
        'Filter the list by brand [brand:Zeta] and count the results',
      ],
      passive: ['The list should be filtered by brand [brand:Lumen] and the number of results read'],
    },
    other: {
      field: [
        'Filter the list by colour Nordvik and read the number of results',
        'Filter the list by brand Nordvik and read the first result',
      ],
      negation: [
        'Filter the list by all brands except Nordvik and read the number of results',
        'Read the number of results without filtering the list by brand Nordvik',
      ],
      clause: ['Filter the list by brand Nordvik and price under 100 and read the number of results', 'Filter the list by brand Nordvik'],
      direction: ['Remove the filter by brand Nordvik and read the number of results'],
    },
  },
  {
    id: 'select-country',
    goal: 'Select [country:Portugal] as the country and [language:English] as the language',
    same: {
      context: ['The site thinks that I am somewhere else. Select [country:Iceland] as the country and [language:Danish] as the language.'],
      value: ['Select [country:Papua New Guinea] as the country and [language:Sign Language] as the language'],
      terse: ['country [country:Spain], language [language:German]'],
      polite: ['Please select [country:New Zealand] as the country and [language:Maori] as the language'],
      synonym: [
        'Choose [country:Kenya] as the country and [language:Swahili] as the language',
        'Pick [country:Japan] for the country and [language:Japanese] for the language',
      ],
      order: [
        'Select [language:French] as the language and [country:Canada] as the country',
        'As the country select [country:Chile] and as the language [language:Spanish]',
      ],
    },
    other: {
      clause: ['Select Portugal as the country', 'Select Portugal as the country, English as the language and confirm'],
      object: ['Select Portugal as the region and English as the language', 'Select Portugal as the country and English as the currency'],
      reading: ['Read which country and which language are selected'],
    },
  },
];
