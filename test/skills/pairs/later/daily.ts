/** What people want done at home, on the way and in the evening, said again as others would; written before the matcher saw any of it. */
import type { LabelledGoal } from '../labels.ts';

export const daily: readonly LabelledGoal[] = [
  {
    id: 'daily-alarm',
    goal: 'Set an alarm for [time:7 am]',
    same: {
      synonym: ['Wake me up at [time:6:30 am]'],
      plain: ['I need an alarm at [time:8 am]'],
      question: ['Could I get an alarm for [time:5 am]?'],
    },
    other: { direction: ['Cancel the alarm for 7 am'], object: ['Set a timer for 7 minutes'], asking: ['When is my next alarm?'] },
  },
  {
    id: 'daily-lights',
    goal: 'Turn off the lights in the bedroom',
    same: { synonym: ['Switch the bedroom lights off'], polite: ['would you mind turning the bedroom lights off'] },
    other: { direction: ['Turn on the lights in the bedroom'], scope: ['Turn off all the lights'] },
  },
  {
    id: 'daily-weather',
    goal: 'What is the weather going to be in [city:Porto] tomorrow?',
    same: {
      plain: ["tell me tomorrow's weather in [city:Lyon]"],
      terse: ['weather [city:Ghent] tomorrow'],
      synonym: ['Show the forecast for [city:Bergen] for tomorrow'],
    },
    other: { which: ['What is the weather going to be in Porto on Sunday?'] },
  },
  {
    id: 'daily-card',
    goal: 'Report my credit card as stolen',
    same: { plain: ['My credit card was stolen, report it'], context: ['Somebody has stolen my credit card. I need to report that.'] },
    other: { direction: ['Order a new credit card'], object: ['Report my phone as stolen'] },
  },
  {
    id: 'daily-balance',
    goal: 'How much money do I have in my savings account?',
    same: {
      terse: ['savings account balance'],
      plain: ['Check the balance of my savings account'],
      synonym: ["what's left on my savings account"],
    },
    other: { field: ['How much interest do I get on my savings account?'], object: ['How much money do I have in my checking account?'] },
  },
  {
    id: 'daily-recipe',
    goal: 'Find a recipe for [dish:lentil soup]',
    same: {
      question: ['How do I make [dish:apple pie]?'],
      synonym: ['look up how to cook [dish:risotto]'],
      terse: ['[dish:shakshuka] recipe'],
    },
    other: { object: ['Find a restaurant for lentil soup'], clause: ['Find a recipe for lentil soup and save it'] },
  },
  {
    id: 'daily-refund',
    goal: 'Where is my refund?',
    same: { question: ['When will I get my refund?'], plain: ['Check the status of my refund'] },
    other: { direction: ['I want a refund'], object: ['Where is my parcel?'] },
  },
  {
    id: 'daily-address',
    goal: 'Change my delivery address',
    same: { synonym: ['I need to update my shipping address'], plain: ['I have moved, so my delivery address needs changing'] },
    other: { object: ['Change my email address'], reading: ['What is my delivery address?'] },
  },
  {
    id: 'daily-seat',
    goal: 'Choose a window seat on the flight',
    same: { synonym: ['Pick a seat by the window for the flight'], polite: ["I'd like a window seat on my flight, please"] },
    other: { which: ['Choose an aisle seat on the flight'] },
  },
  {
    id: 'daily-doctor',
    goal: 'Make an appointment with the dentist',
    same: { synonym: ['Schedule a dental appointment', 'Book me in at the dentist'], plain: ['I want to see the dentist'] },
    other: { direction: ['Cancel the appointment with the dentist'], object: ['Make an appointment with the hairdresser'] },
  },
  {
    id: 'daily-subscription',
    goal: 'Cancel my magazine subscription',
    same: {
      synonym: ['end my magazine subscription', 'I no longer want to be subscribed to the magazine'],
      question: ['How can I cancel my magazine subscription?'],
    },
    other: { direction: ['Renew my magazine subscription'], quantifier: ['Pause my magazine subscription for a month'] },
  },
  {
    id: 'daily-music',
    goal: 'Play some [genre:jazz] music',
    same: { plain: ['put on some [genre:reggae]'], synonym: ["Let's listen to [genre:folk] music"] },
    other: { direction: ['Stop the jazz music'], quantifier: ['Play the jazz music again'] },
  },
  {
    id: 'daily-translate',
    goal: 'Translate "[text:good morning]" into [language:Danish]',
    same: { question: ['What is "[text:thank you]" in [language:Polish]?', 'How do you say "[text:see you soon]" in [language:Greek]?'] },
    other: { asking: ['In which language is "good morning" said?'] },
  },
  {
    id: 'daily-transfer',
    goal: 'Transfer [amount:50 euros] to [who:Anna]',
    same: { synonym: ['Send [amount:20 euros] to [who:Ben]'], order: ['send [who:Carla] [amount:75 euros]'] },
    other: { role: ['Request 50 euros from Anna'] },
  },
  {
    id: 'daily-list',
    goal: 'Add [item:milk] to my shopping list',
    same: { synonym: ['Put [item:eggs] on the shopping list'], plain: ['We need [item:butter] on the shopping list'] },
    other: { direction: ['Take milk off my shopping list'], reading: ['Is milk on my shopping list?'] },
  },
  {
    id: 'daily-traffic',
    goal: 'How long does it take to drive to [place:the airport]?',
    same: {
      synonym: ["What's the drive time to [place:the airport]?"],
      question: ['How many minutes will it take me to get to [place:the airport] by car?'],
    },
    other: { which: ['How far is it to the airport?'] },
  },
];
