/** Nouns for verbs, questions for orders, and one thing that differs; written before the matcher was mended by them. */
import type { LabelledGoal } from '../labels.ts';

export const reworded: readonly LabelledGoal[] = [
  {
    id: 'pay-water',
    goal: 'Pay my water bill',
    same: {
      plain: ['make a payment on my water bill', "I'd like to pay the bill for my water", 'could you take care of paying my water bill'],
    },
    other: { sentence: ['show my water bill', "don't pay my water bill", 'pay my gas bill'] },
  },
  {
    id: 'subscription-end',
    goal: 'Cancel my gym membership',
    same: {
      plain: [
        'I would like my gym membership cancelled',
        'request cancellation of my gym membership',
        'please have my gym membership cancelled',
      ],
    },
    other: { sentence: ['renew my gym membership', 'pause my gym membership', 'when was my gym membership cancelled'] },
  },
  {
    id: 'ladder-price',
    goal: 'What is the price of the [item:folding ladder]?',
    same: {
      plain: [
        'how much does the [item:garden hose] cost',
        "find out the [item:paint roller]'s price",
        'tell me how much the [item:step stool] is',
      ],
    },
    other: {
      sentence: [
        'what is the weight of the folding ladder',
        'was the price of the folding ladder changed',
        'lower the price of the folding ladder',
      ],
    },
  },
  {
    id: 'sign-in',
    goal: 'Log in as [user:marta] using the password [password:oak-tree-9]',
    same: {
      plain: [
        'sign in with the username [user:piet] and the password [password:red-fox-2]',
        'use the password [password:blue-hen-4] to log in as [user:lena]',
        'do a login as [user:ines] with the password [password:tin-can-7]',
      ],
    },
    other: {
      sentence: ['log out as marta', 'change the password of marta to oak-tree-9', 'sign up as marta with the password oak-tree-9'],
    },
  },
  {
    id: 'book-table',
    goal: 'Book a table for [n:4] at [time:7 pm]',
    same: {
      plain: [
        'make a reservation for a table for [n:2] at [time:8 pm]',
        'reserve a table at [time:6 pm] for [n:6]',
        'can I get a table for [n:3] booked at [time:9 pm]',
      ],
    },
    other: { sentence: ['cancel the table for 4 at 7 pm', 'move the table for 4 to 7 pm', 'book a table for 4 after 7 pm'] },
  },
  {
    id: 'alarm-clock',
    goal: 'Set an alarm for half past six',
    same: { plain: ['wake me up at 6:30', 'set my alarm to 6:30', 'I need an alarm at half past six'] },
    other: { sentence: ['set an alarm for 6:15', 'delete the alarm for half past six', 'set two alarms for half past six'] },
  },
  {
    id: 'find-hotels',
    goal: 'Search for hotels in [city:Porto]',
    same: {
      plain: ['do a search for hotels in [city:Ghent]', 'look up hotels in [city:Turin]', 'I am looking for a hotel in [city:Bern]'],
    },
    other: { sentence: ['search for hostels in Porto', 'search for hotels near Porto', 'book a hotel in Porto'] },
  },
  {
    id: 'address-new',
    goal: 'Change my delivery address to [street:12 Mill Lane]',
    same: {
      plain: [
        'make a change to my delivery address, it should be [street:4 Elm Court]',
        'update the delivery address on my account to [street:9 Bay Road]',
        'my delivery address needs to be changed to [street:31 High Street]',
      ],
    },
    other: {
      sentence: ['change my billing address to 12 Mill Lane', 'show my delivery address', 'change my delivery address from 12 Mill Lane'],
    },
  },
  {
    id: 'sort-reviews',
    goal: 'Sort the reviews by date, newest first',
    same: {
      plain: [
        'order the reviews by date with the newest first',
        'put the newest reviews first',
        'have the reviews sorted by date, newest on top',
      ],
    },
    other: { sentence: ['sort the reviews by date, oldest first', 'sort the reviews by rating', 'read the newest review'] },
  },
  {
    id: 'flight-time',
    goal: 'When does flight [flight:LX 318] land?',
    same: {
      plain: [
        'what time does flight [flight:BA 902] land',
        'at what time will flight [flight:KL 77] be landing',
        'tell me when flight [flight:TP 53] lands',
      ],
    },
    other: { sentence: ['when does flight LX 318 take off', 'where does flight LX 318 land', 'did flight LX 318 land'] },
  },
  {
    id: 'remove-item',
    goal: 'Remove the [item:lamp] from my basket',
    same: {
      plain: [
        'take the [item:rug] out of my basket',
        'delete the [item:mirror] from my basket',
        'my basket should no longer have the [item:vase] in it',
      ],
    },
    other: { sentence: ['put the lamp in my basket', 'remove everything from my basket', 'is the lamp in my basket'] },
  },
  {
    id: 'opening',
    goal: 'What are the opening hours of the library?',
    same: { plain: ['when is the library open', 'what time does the library open and close', "tell me the library's opening hours"] },
    other: { sentence: ['what are the opening hours of the museum', 'where is the library', 'when was the library opened'] },
  },
  {
    id: 'invite-mail',
    goal: 'Invite [mail:ana@fir.example] to the project',
    same: {
      plain: [
        'send [mail:bo@fir.example] an invitation to the project',
        'send an invite to the project to [mail:cy@fir.example]',
        'have [mail:di@fir.example] invited to the project',
      ],
    },
    other: {
      sentence: [
        'remove ana@fir.example from the project',
        'was ana@fir.example invited to the project',
        'invite ana@fir.example and the project',
      ],
    },
  },
  {
    id: 'subtitle',
    goal: 'Turn on subtitles',
    same: { plain: ['switch the subtitles on', 'I want subtitles turned on', 'activate subtitles'] },
    other: { sentence: ['turn off subtitles', 'are subtitles on', 'turn on sound'] },
  },
  {
    id: 'complain',
    goal: 'Report a problem with order [order:5521]',
    same: {
      plain: [
        'file a report about a problem with order [order:1180]',
        'I have a problem to report with order [order:7042]',
        'there is a problem with order [order:3319], I want to report it',
      ],
    },
    other: { sentence: ['show the reported problem with order 5521', 'solve the problem with order 5521', 'report order 5521'] },
  },
  {
    id: 'compare',
    goal: 'Compare the [a:Norda] with the [b:Velo 2]',
    same: {
      plain: [
        'make a comparison of the [a:Kestrel] and the [b:Alta]',
        'show me how the [a:Fjord] compares with the [b:Dune]',
        'do a comparison between the [a:Mira] and the [b:Oslo]',
      ],
    },
    other: {
      sentence: ['buy the Norda with the Velo 2', 'compare the Norda with the Velo 2 and the Alta', 'replace the Norda with the Velo 2'],
    },
  },
  {
    id: 'download-invoice',
    goal: 'Download the invoice for March',
    same: { plain: ['get me the March invoice as a download', 'download my March invoice', "download March's invoice"] },
    other: { sentence: ['download the invoice for May', 'download the invoices for March and April', 'upload the invoice for March'] },
  },
  {
    id: 'doctor-next',
    goal: 'Make an appointment with Dr. [doctor:Sato] for next [day:Monday]',
    same: {
      plain: [
        'book me in with Dr. [doctor:Klein] next [day:Friday]',
        "I'd like an appointment with Dr. [doctor:Moreau] next [day:Tuesday]",
        'schedule an appointment for next [day:Thursday] with Dr. [doctor:Silva]',
      ],
    },
    other: {
      sentence: [
        'cancel the appointment with Dr. Sato next Monday',
        'when is my appointment with Dr. Sato next Monday',
        'make an appointment with Dr. Sato for last Monday',
      ],
    },
  },
  {
    id: 'track',
    goal: 'Where is my parcel [code:RX77]?',
    same: {
      plain: [
        'track my parcel [code:QT12]',
        'could you tell me where my parcel [code:LM40] is',
        'find out where parcel [code:ZZ09] is now',
      ],
    },
    other: { sentence: ['where was my parcel RX77 sent from', 'send my parcel RX77', 'when will my parcel RX77 arrive'] },
  },
  {
    id: 'unsubscribe',
    goal: 'Unsubscribe me from the newsletter',
    same: { plain: ['stop sending me the newsletter', 'I no longer want to get the newsletter', 'take me off the newsletter list'] },
    other: { sentence: ['subscribe me to the newsletter', 'send me the newsletter', 'unsubscribe Tom from the newsletter'] },
  },
  {
    id: 'translate-page',
    goal: 'Translate this page into [language:French]',
    same: {
      plain: [
        'give me a translation of this page in [language:Dutch]',
        'I want to read this page in [language:Polish]',
        'do a translation of this page into [language:Greek]',
      ],
    },
    other: { sentence: ['translate this page from French', 'what language is this page in', 'translate this word into French'] },
  },
  {
    id: 'top-seller',
    goal: 'Open the best-rated restaurant in the list',
    same: {
      plain: [
        'go to the restaurant with the highest rating in the list',
        'open the restaurant in the list that has the best rating',
        'click on the best-rated restaurant of the list',
      ],
    },
    other: {
      sentence: [
        'open the worst-rated restaurant in the list',
        'open the first restaurant in the list',
        'open all restaurants in the list',
      ],
    },
  },
  {
    id: 'leave-request',
    goal: 'Request leave from [from:3 May] to [to:9 May]',
    same: {
      plain: [
        'put in a leave request for [from:2 June] to [to:6 June]',
        'submit a request for leave from [from:8 July] until [to:12 July]',
        'ask for leave from [from:4 August] through [to:5 August]',
      ],
    },
    other: {
      sentence: ['approve the leave from 3 May to 9 May', 'request leave before 3 May', 'how much leave do I have from 3 May to 9 May'],
    },
  },
  {
    id: 'notify',
    goal: 'Remind me to call [who:Nora] tomorrow',
    same: {
      plain: [
        'set a reminder to call [who:Paul] tomorrow',
        'give me a reminder tomorrow to call [who:Rita]',
        "don't let me forget to call [who:Gus] tomorrow",
      ],
    },
    other: { sentence: ['remind Nora to call me tomorrow', "don't remind me to call Nora tomorrow", 'call Nora tomorrow'] },
  },
  {
    id: 'photo',
    goal: 'The bridge was designed by a Danish architect',
    same: {
      plain: [
        'A Danish architect designed the bridge',
        "The bridge's designer was a Danish architect",
        'It was a Danish architect who designed the bridge',
      ],
    },
    other: {
      sentence: [
        'The bridge was designed for a Danish architect',
        'The architect was designed by a Danish bridge',
        'The bridge was not designed by a Danish architect',
      ],
    },
  },
];
