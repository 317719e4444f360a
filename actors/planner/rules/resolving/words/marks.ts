/** The small words of English that stand before what a form asks for, and what its blanks are called by then. */

interface Mark {
  readonly lead: RegExp;
  /** What a blank for a place or text is called, and one for a day or time. */
  readonly texts?: readonly string[];
  readonly days?: readonly string[];
}

const outs = ['departure', 'depart', 'departing', 'leave', 'leaving', 'outbound', 'outward', 'travel date', 'start', 'start date'];
const backs = ['return', 'returning', 'inbound', 'back', 'end date'];
const ins = ['check in', 'checkin', 'arrival', 'arrive', 'arriving'];
const starts = [...ins, 'start', 'from', 'pick up', 'pickup', 'collection', ...outs, 'move in', 'first day', 'begin'];
const ends = ['check out', 'checkout', 'end', 'to', 'until', 'drop off', 'dropoff', ...backs, 'last day', 'move out'];
const pickUps = ['pick up', 'pickup', 'collection', 'collect'];
const dropOffs = ['drop off', 'dropoff', 'return'];
const wheres = [
  'where',
  'location',
  'city',
  'place',
  'town',
  'area',
  'region',
  'destination',
  'neighbourhood',
  'postcode',
  'venue',
  'branch',
];

/** What a field for who someone is is called. */
export const names: readonly string[] = ['name', 'full name', 'your name', 'guest name', 'contact name', 'display name', 'author'];
/** What a field for whom it is for is called. */
export const parties: readonly string[] = [
  ...names,
  'company',
  'organisation',
  'organization',
  'firm',
  'customer',
  'client',
  'guest',
  'patient',
  'driver',
  'passenger',
  'applicant',
  'member',
  'tenant',
  'student',
  'pupil',
  'child',
  'attendee',
  'participant',
  'player',
  'team',
  'on behalf of',
];
/** Stands before what is written. */
const writes = /^(?:saying|says|say|reading|text|message|body|words|content|contents)$/;
/** What a field for it is called. */
const writings = ['message', 'comment', 'text', 'body', 'content', 'review', 'reply', 'note', 'details', 'description'];
export const isWritten = (lead: string): boolean => writes.test(lead);
/** What a field for money is called. */
export const sums: readonly string[] = ['amount', 'sum', 'how much', 'price', 'offer', 'donation', 'payment'];

export const marks: readonly Mark[] = [
  {
    lead: /^(?:from|departing from|leaving from|flying from|going from|starting (?:from|in|at)|departing|leaving|out of)$/,
    texts: [
      'from',
      'origin',
      'departure',
      'leaving',
      'leaving from',
      'departing',
      'departing from',
      'travelling from',
      'from where',
      'where from',
      'start',
      'starting point',
    ],
    days: [...outs, ...starts],
  },
  {
    lead: /^(?:to|going to|bound for|flying to|travell?ing to|heading to|into|arriving in|arriving at|towards)$/,
    texts: ['to', 'destination', 'going to', 'where to', 'arrival', 'arriving', 'flying to', 'travelling to', 'where are you going'],
    days: ends,
  },
  {
    lead: /^(?:in|at|near|around|within|close to|located in|based in|somewhere in)$/,
    texts: [...wheres, ...pickUps.map((word) => `${word} location`)],
  },
  {
    lead: /^(?:departing|leaving|depart|leave|going|going out|outbound|out|flying|fly out|travell?ing|departure|starting|start|beginning)$/,
    days: outs,
  },
  { lead: /^(?:returning|return|back|coming back|going back|inbound|flying back)$/, days: backs },
  { lead: /^(?:starting|start|beginning|as of|since|first day)$/, days: starts },
  { lead: /^(?:until|till|through|ending|end|up to)$/, days: ends },
  { lead: /^(?:arriving|arrive|arrival|check ?in|checking ?in|check-in)$/, days: [...ins, 'start', 'from'] },
  { lead: /^(?:check ?out|checking ?out|check-out|leaving|departing|leave)$/, days: ['check out', 'checkout'] },
  {
    lead: /^(?:picking up|picking it up|pick ?up|pick-up|collecting|collected|picked up)$/,
    texts: pickUps.map((word) => `${word} location`),
    days: [...pickUps, 'start'],
  },
  {
    lead: /^(?:dropping off|dropping it off|drop ?off|drop-off|bringing it back|returning it|returned|dropped off)$/,
    texts: dropOffs.map((word) => `${word} location`),
    days: dropOffs,
  },
  { lead: /^(?:on|dated|date|for|)$/, days: ['date', 'day', 'when'] },
  { lead: /^(?:(?:under|in) name(?: of)?|named|called|name|as|by)$/, texts: names },
  { lead: /^(?:for|on behalf of)$/, texts: parties },
  { lead: /^(?:titled|entitled|called|named|headed)$/, texts: ['title', 'subject', 'headline', 'summary', 'name'] },
  { lead: /^to$/, texts: ['to', 'recipient', 'payee', 'addressee'] },
  { lead: /^(?:born|born on|date of birth|birth ?day)$/, days: ['date of birth', 'born'] },
  { lead: /^(?:due|due on|due by|by)$/, days: ['due', 'due date', 'deadline'] },
  { lead: writes, texts: writings },
];
/** A day that nothing is said of is the one on which it begins. */
export const firstDays: readonly string[] = starts;

/** Who is counted without a word for them, or with any. */
export const people: readonly string[] = [
  'people',
  'persons',
  'guests',
  'passengers',
  'travellers',
  'travelers',
  'party',
  'party size',
  'adults',
  'visitors',
  'attendees',
  'seats',
  'tickets',
];
const person = /^(?:people|persons?|guests?|passengers?|travell?ers?|adults?|visitors?|attendees?|of us|seats?|tickets?)$/;
export const isPerson = (noun: string): boolean => person.test(noun);

export const highest = ['maximum price', 'max price', 'price to', 'maximum', 'budget', 'up to', 'max', 'highest price', 'no more than'];
export const lowest = ['minimum price', 'min price', 'price from', 'minimum', 'min', 'lowest price', 'at least'];
export const most =
  /^(?:to|under|below|up to|at most|max(?:imum)?(?: of)?|less than|no more than|not more than|cheaper than|within|costing (?:less than|under|up to|at most)|priced? (?:under|below))$/;
export const least = /^(?:from|over|above|at least|min(?:imum)?(?: of)?|more than|no less than|starting at|not less than)$/;

/** What people search by, where they say nothing but it. */
export const sought: readonly string[] = ['search', 'keyword', 'keywords', 'what', 'looking for', 'query', 'title', 'job title'];

/** Says nothing by itself. */
export const light =
  /^(?:a|an|the|and|&|please|also|me|us|my|our|your|we|i|it|is|are|be|will|would|like|need|want|plus|then|that|which|who|so|thanks|thank|you|just|all|together|with|have|has|had|having|there|should|travell?ing|staying|looking)$/i;
/** Stands before whatever is chosen. */
export const small = /^(?:in|on|at|of|for|by|with|as|to|from|via|per|around|about|during)$/i;
export const denying = /^(?:no|not|without|except|excluding|don['’]t|never|minus)$/i;
