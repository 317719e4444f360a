/** What pages say against an act, told apart from what they say besides. */
import t from 'tap';
import { refusalsOn } from '../../../actors/run/messages.ts';
import { heard } from '../../../actors/run/refused.ts';
import type { ObservedElement } from '../../../farm/page/port.ts';

const element = (role: string, name: string, more: Partial<ObservedElement> = {}): ObservedElement => ({
  index: 0,
  role,
  name,
  states: [],
  framePath: [],
  isNew: true,
  ...more,
});
const page = (...elements: readonly ObservedElement[]) => ({ elements, groups: [] });
const said = (of: Parameters<typeof refusalsOn>[0]) => refusalsOn(of).said;

const refusals = [
  'Please choose a delivery slot',
  'You must accept the terms',
  'Voucher not valid',
  'Invalid password',
  'This name is already taken.',
  'The code could not be checked',
  'Card declined',
  'Out of stock, not added',
  'This word is already on your list.',
  'Enter a word and its meaning.',
  'Title is required',
  'Nothing selected',
  'No conversations selected.',
  'Select a document first',
  'Choose at least one row first.',
  'Error: try again later',
  'Bitte wählen Sie ein Datum',
  'Veuillez choisir une date',
  'Por favor, elija una fecha',
  'You may not suspend staff',
  'There are only 3 of Basil',
  'There are no places left on that day',
  'Only 2 seats left',
  'Garage: battery too low to move the bolt',
  'The stay must be between 1 and 28 days',
  'The slot has just been taken by somebody else',
  'Nothing was saved',
  'Seat 4 is already booked by another user',
  'Die Buchung konnte leider nicht gespeichert werden',
  'Ihre Anfrage wurde nicht gesendet.',
  'Der Platz ist bereits vergeben',
  'Service suspendu. Votre demande n’a pas été enregistrée.',
  'Vous ne pouvez pas réserver deux fois',
  'No queda ninguna suite en esas fechas',
  'El pedido no se ha guardado',
  '21 at most',
  'Max. 8 guests',
  'Quota reached',
  'Members only',
  'Only for members',
  'No microphone.',
  'Not before Monday',
  'We are down for scheduled maintenance.',
  'The shop is under maintenance',
  'A member with this address exists.',
  '0 rows changed',
  'No entries were deleted.',
  'Log in first',
  'Please sign in to proceed',
  'Verify you are human',
  '保存に失敗しました',
  'Произошла ошибка',
  'You are number 412 in the queue',
  "You're now in line",
  'You are 3rd in line.',
  'Your place in the queue: 88',
  'Waiting room',
  'Sie befinden sich in der Warteschlange',
];
const others = [
  'Round over. Next one in a moment.',
  'Saved',
  'Thank you! Please check your mail.',
  'Order placed. Please keep this number.',
  'Upload finished, 0 errors',
  '3 results',
  'Select a seat to go on',
  'Please note: we are closed on Mondays',
  'Bitte warten',
  'Your seat was added',
  'Deleted. This cannot be undone.',
  'Cancelled. You were not charged.',
  'There are no further fees',
  'Changes saved. They cannot be seen by others yet.',
  'There is no need to print it',
  'You may not need to sign in again',
  'Gespeichert. Das kann nicht rückgängig gemacht werden.',
  'Ihre Anfrage wurde gesendet. Eine Antwort ist nicht nötig.',
  'La demande a été enregistrée. Elle ne peut pas être modifiée.',
  'El pedido se ha guardado. No se puede cambiar.',
  'No problem.',
  'No new mails.',
  'Only you',
  'Step 2 of 8',
  'Your video is in the queue',
  'You are number one for us',
  'Wait in line for less: order now',
];

t.test('messages that refuse', async (t) => {
  for (const text of refusals) t.strictSame(refusalsOn(page(element('alert', text))).said, [text], text);
  for (const text of others) t.strictSame(refusalsOn(page(element('status', text))).said, [], text);
});

t.test('what is written in a picture is heard where it refuses, and no other picture says anything', (t) => {
  const { muttered, other } = refusalsOn(page(element('img', 'Sorry, this name is taken'), element('img', 'A bunch of tulips')));
  t.strictSame(muttered, ['Sorry, this name is taken']);
  t.strictSame(other, []);
  t.end();
});

t.test('what is no message of the page refuses nothing', async (t) => {
  t.strictSame(said(page(element('text', 'Please choose a slot'), element('button', 'Invalid'))), []);
  t.strictSame(said(page(element('text', 'Please choose a slot', { hints: 'form error' }))), ['Please choose a slot']);
  t.strictSame(said(page(element('text', 'Please choose a seat, wrote Ada', { hints: 'mail message' }))), []);
  t.strictSame(said(page(element('listitem', 'Wrong code', { hints: 'announcement' }))), ['Wrong code']);
});

t.test('a dialog that asks nothing is a message', async (t) => {
  const groups = [
    { role: 'dialog', name: '' },
    { role: 'item', name: '', parent: 0 },
  ];
  const text = element('text', 'It could not be cancelled: it starts today.', { group: 1 });
  const [ok, no, field] = [
    element('button', 'OK', { group: 0 }),
    element('button', 'Back', { group: 0 }),
    element('textbox', 'Why', { group: 0 }),
  ];
  t.strictSame(said({ elements: [text, ok], groups }), [text.name]);
  t.strictSame(said({ elements: [text, ok, no], groups }), [], 'it asks');
  t.strictSame(said({ elements: [text, ok, field], groups }), [], 'it takes something');
  t.strictSame(said({ elements: [{ ...text, name: 'You must be quick' }, ok], groups }), []);
});

t.test('what the browser says in a dialog of its own is heard with the act', async (t) => {
  const alerts = ['Saved', 'Could not be saved'];
  const refused = heard(page(), click, {}, { alerts });
  t.equal(refused.refusal, 'Could not be saved');
  t.equal(heard(page(), undefined, refused, { alerts }).refusal, 'Could not be saved');
  t.equal(heard(page(), click, refused).refusal, undefined);
});

t.test('a dialog of the browser that answers a deed with neither good news nor what was sent refuses it', async (t) => {
  const send = { clause: 'send the note', pressed: { role: 'button', name: 'Send' }, entered: ['Hello'] };
  const said = (alert: string, more = {}) => heard(page(), click, {}, { ...send, alerts: [alert], ...more }).refusal;
  for (const alert of ['Quota reached', 'Only admins', 'Not before Monday', 'Arrives tomorrow']) t.equal(said(alert), alert);
  for (const alert of ['Sent', 'Hello', 'To: 3 people', 'Your note left at 10:41', 'You pressed Send']) t.notOk(said(alert), alert);
  t.notOk(said('Arrives tomorrow', { clause: 'click the Bell', pressed: { role: 'button', name: 'Bell' } }), 'it was only pressed');
});

const click = { kind: 'click', element: 1 } as const;

t.test('what stood on the page before the act is no answer to it, in whatever piece it stands now', async (t) => {
  const stood = ['Bookings: 1. Dogs are not allowed on the lawn.', 'Ponies must be led · Rooms cannot be swapped', 'Booking'];
  const heardOf = (text: string, known = {}, more: object = {}) =>
    heard(page(element('text', text)), click, known, { ...deed, stood, ...more }).refusal;
  for (const text of [
    'Bookings: 2. Dogs are not allowed on the lawn.',
    'Dogs are not allowed on the lawn',
    'Rooms cannot be swapped',
    'Booked. Dogs are not allowed on the lawn! Rooms cannot be swapped.',
  ])
    t.notOk(heardOf(text), text);
  for (const text of [
    'Cats are not allowed on the lawn.',
    'Look below. Dogs are not allowed on the lawn.',
    'The booking failed. Dogs are not allowed on the lawn.',
    'Bookings could not be saved · Rooms cannot be swapped',
    'Dogs are not allowed on the lawn today.',
  ])
    t.equal(heardOf(text), text);
  const again = 'Wrong code. 1 try left.';
  const tries = { stood: ['Wrong code. 2 tries left.'] };
  t.equal(heardOf(again, { refusal: 'Wrong code. 2 tries left.' }, tries), again, 'what was refused once is refused again');
  const alert = element('alert', 'Dogs are not allowed on the lawn.');
  t.equal(heard(page(alert), click, {}, { ...deed, stood }).refusal, alert.name, 'a message of its own is one');
});

t.test('what was said in a message that is gone was said', async (t) => {
  const passed = (text: string, ...elements: readonly ObservedElement[]) =>
    heard({ ...page(...elements), passed: [text] }, click, {}, deed).refusal;
  t.equal(passed('Mondays are staff only.'), 'Mondays are staff only.');
  t.notOk(passed('You are in, see you there'));
  const told = { clause: 'show the hours', pressed: { role: 'button', name: 'Hours' } };
  t.notOk(heard({ ...page(), passed: ['Mondays are staff only.'] }, click, {}, told).refusal, 'it was asked for');
  const still = [element('heading', 'Night shift'), element('paragraph', 'From ten to six')];
  t.notOk(passed('Night shift From ten to six', ...still), 'it stands there, and is heard as what it is');
});

t.test('a list that has come with a form that stands as it stood says what is wrong with it', async (t) => {
  const groups = [
    { role: 'list', name: '' },
    { role: 'listitem', name: '', parent: 0 },
    { role: 'listitem', name: '', parent: 0 },
  ];
  const field = element('textbox', 'Street', { value: 'Elm', isNew: false });
  const item = (name: string, more = {}) => element('listitem', name, { group: 1, ...more });
  const refusal = (...items: readonly ObservedElement[]) =>
    heard({ elements: [field, pressed, ...items], groups }, click, {}, { ...deed, entered: ['Elm'] }).refusal;
  t.equal(refusal(item('City is blank')), 'City is blank');
  t.notOk(refusal(item('City is blank'), item('Oats', { group: 2, isNew: false })), 'a list that was there');
  t.notOk(refusal(item('Elm, second floor, left')), 'what was entered');
});

t.test('what lies over the control that was pressed answers it', async (t) => {
  const text = element('text', 'Lists of guests hold one thing. Join for € 5 a year.');
  const over = { what: `<div> “${text.name.slice(0, 40)}”`, isAside: false };
  const covered = [{ role: 'button', name: 'Save', by: over.what }];
  const entered = { ...deed, entered: ['Salt'] };
  t.equal(heard({ ...page(text), over, covered }, click, {}, entered).refusal, text.name);
  t.notOk(heard({ ...page(text), over: { ...over, what: '<div> “Sign in”' }, covered }, click, {}, entered).refusal, 'it stands below');
});

t.test('a control that is called otherwise now does not stand as it stood, whatever is called so besides', async (t) => {
  const page2 = page(pressed, element('text', 'Nine of the ten are here'));
  t.ok(heard(page2, click, {}, { ...deed, times: 1 }).refusal);
  t.notOk(heard(page2, click, {}, { ...deed, times: 2 }).refusal);
});

t.test('a control that was pressed and is called a failure now refuses, unless that is what was asked of it', async (t) => {
  const after = (name: string, now: string, stood: readonly string[] = []) =>
    heard(page(element('button', now, { isNew: false })), click, {}, { clause: `click ${name}`, pressed: { role: 'button', name }, stood })
      .refusal;
  for (const now of ['Failed, try again', 'Save failed', 'Error – retry']) t.equal(after('Save', now), now);
  for (const [name, now] of [
    ['Save', 'Saved'],
    ['Decline', 'Declined'],
    ['Deny', 'Denied'],
    ['Block', 'Blocked'],
    ['Follow', 'Following'],
    ['Mute', 'Unmute'],
  ] as const)
    t.notOk(after(name, now), now);
  t.notOk(after('Save', 'Failed, try again', ['Failed, try again']), 'it stood there before');
});

t.test('a dialog that has one way out answers a deed', async (t) => {
  const groups = [{ role: 'dialog', name: '' }];
  const elements = [element('text', 'Guests of members come first', { group: 0 }), element('button', 'Close', { group: 0 })];
  t.ok(heard({ elements, groups }, click, {}, deed).refusal);
  t.notOk(heard({ elements, groups }, click, {}, { clause: 'show the rules' }).refusal);
});

t.test('an alarm is bad news where nothing in it could be good', async (t) => {
  const alarming = (text: string, hints?: string) =>
    refusalsOn(page(element('alert', text, hints === undefined ? {} : { hints }))).alarming;
  for (const text of ['Sprints have 1 to 28 days', 'Die Frist beträgt 3 Tage', 'Trois jours au minimum', 'Dos noches como mínimo'])
    t.strictSame(alarming(text), [text]);
  for (const text of [
    'Ladder added to the cart',
    'Front door locked',
    'Done, see you on Friday',
    'Loading the last rows…',
    'Hello again, Ada',
    'Saved',
    'Der Termin wurde verschoben',
    'La réunion a été déplacée',
    'La reunión fue movida',
  ])
    t.strictSame(alarming(text), [], text);
  t.strictSame(alarming('Rain on Sunday, by the way', 'alert alert info'), []);
  t.strictSame(refusalsOn(page(element('status', 'Sprints have 1 to 28 days'))).alarming, []);
});

const save = { clause: 'save it' };

t.test('a refusal counts when it came with an act, until something is done about it', async (t) => {
  const alert = page(element('alert', 'Wrong code'));
  t.strictSame(heard(alert, undefined, {}), { sayings: ['Wrong code'] }, 'nothing was done');
  t.strictSame(heard(alert, click, { sayings: ['Wrong code'] }), { sayings: ['Wrong code'] }, 'it stood there before');
  t.strictSame(heard(alert, { kind: 'fill', element: 1, text: 'a' }, {}), { sayings: ['Wrong code'] }, 'who writes is not done yet');
  const refused = heard(alert, click, {}, save);
  t.strictSame(refused, { sayings: ['Wrong code'], refusal: 'Wrong code', refusedFor: 'save it' });
  t.strictSame(heard(alert, undefined, refused), refused, 'it still stands');
  t.match(heard(page(), undefined, refused), { refusal: 'Wrong code' }, 'it went by itself');
  t.match(heard(page(), click, refused, { clause: 'close the panel' }), { refusal: 'Wrong code' }, 'something else was done');
  t.strictSame(heard(page(), click, refused, save), {}, 'it was done once more');
  const asked = heard(page(element('alert', 'Please choose a slot')), click, {}, save);
  t.strictSame(heard(page(), click, asked, { clause: 'choose 10:40' }), {}, 'what was asked for was given');
});

t.test('plain text that comes with an act may refuse it', async (t) => {
  const text = element('text', 'The code SPRING20 has expired');
  t.match(heard(page(text), click, {}, save), { refusal: text.name });
  t.notOk(heard(page(text), click, { sayings: [text.name] }, save).refusal, 'it stood there before');
  t.notOk(heard(page(text), click, {}, { clause: 'show the codes' }).refusal, 'it was asked for');
  const rest = Array.from({ length: 12 }, (_, n) => element('link', `Part ${n}`));
  t.notOk(heard(page(text, ...rest), click, {}, { ...save, landed: true }).refusal, 'another page');
  t.ok(heard(page(text), click, {}, { ...save, landed: true }).refusal, 'another page that says nothing else');
  t.ok(heard(page({ ...text, role: 'heading' }, ...rest), click, {}, { ...save, landed: true }).refusal, 'the heading of another page');
  t.notOk(
    heard(page(text, ...Array.from({ length: 9 }, (_, n) => element('text', `Line ${n}`))), click, {}, save).refusal,
    'a lot of news',
  );
  const groups = [{ role: 'row', name: '' }];
  t.notOk(heard({ elements: [{ ...text, group: 0 }], groups }, click, {}, save).refusal, 'a row of a table');
  t.notOk(heard(page(element('text', 'Please choose a slot')), click, {}, save).refusal, 'many a text asks for something');
});

t.test('what a page is called is no refusal where it says beside that the deed was done', async (t) => {
  const pick = element('combobox', 'Action', { value: 'none', isNew: false });
  const title = element('heading', 'Select member to change');
  const remove = { clause: 'remove Dora' };
  t.ok(heard(page(pick, title), click, {}, remove).refusal);
  t.notOk(heard(page(pick, title, element('listitem', '1 member was removed.')), click, {}, remove).refusal);
  const praise = '1 member was removed.';
  t.ok(heard(page(pick, title, element('listitem', praise)), click, {}, { ...remove, stood: [praise] }).refusal, 'of before');
  t.ok(heard(page(pick, title, element('listitem', 'No member was removed.')), click, {}, remove).refusal);
  t.ok(heard(page(pick, element('text', 'Dora has expired'), element('text', '1 member was removed.')), click, {}, remove).refusal);
});

t.test('new text beside what was entered and still stands there is bad news where nothing in it could be good', async (t) => {
  const field = element('textbox', 'Name', { value: 'Ann', isNew: false });
  const text = element('text', 'Branch release is protected by its owner');
  const refused = heard(page(field, text), click, {}, save);
  t.match(refused, { refusal: text.name });
  t.match(heard(page(field, { ...text, isNew: false }), click, refused, save), { refusal: text.name }, 'at the second look');
  t.notOk(heard(page(field), click, refused, save).refusal, 'it is gone');
  t.notOk(heard(page({ ...field, value: '' }, text), click, {}, save).refusal, 'the form was emptied');
  t.notOk(heard(page(field, { ...text, isNew: false }), click, { sayings: [text.name] }, save).refusal, 'it stood there before');
  t.notOk(heard(page(field, element('text', 'Saved to your drafts')), click, {}, save).refusal, 'it may be good news');
  t.notOk(
    heard(page(field, element('text', 'That makes 24 in all')), click, {}, { clause: 'click Calculate' }).refusal,
    'it is what was asked for',
  );
  t.notOk(heard(page(field, text), { kind: 'check', element: 1, on: true }, {}, save).refusal, 'nothing was sent');
  const groups = [
    { role: 'form', name: '' },
    { role: 'form', name: '' },
  ];
  t.notOk(
    heard(
      {
        elements: [
          { ...field, group: 0 },
          { ...text, group: 1 },
        ],
        groups,
      },
      click,
      {},
      save,
    ).refusal,
    'another form',
  );
});

const saveButton = { role: 'button', name: 'Save' };
const pressed = element('button', 'Save', { isNew: false });
const deed = { ...save, pressed: saveButton };

t.test('what tells of the entries of a list, or where in a series one is, answers no deed', async (t) => {
  const text = element('text', 'Of ropes and of knots');
  const heardOf = (...elements: readonly ObservedElement[]) => heard(page(pressed, ...elements), click, {}, deed).refusal;
  t.equal(heardOf(text), text.name, 'alone it may be meant so');
  t.notOk(heardOf(text, element('text', 'Older'), text), 'it stands there of each');
  t.notOk(heardOf(...['Knots', 'Sails', 'Tar'].map((name) => element('link', name)), text), 'it has come with the ways into them');
  t.equal(heardOf(element('link', 'Help'), text), text.name);
  t.notOk(heard(page(pressed, element('text', 'Old mill (4 of 7)')), click, {}, { ...deed, clause: 'save Old mill' }).refusal);
});

t.test('what a deed is answered with beside its control, or in a message, is bad news where nothing in it could be good', async (t) => {
  for (const text of [
    'Ferns need a pot of 20 cm or wider.',
    'Mondays are staff only.',
    'This sheet is locked by Ines.',
    'Use DD/MM/YYYY',
    '1 to 10 points can be added',
    'Light fares have no checked bags.',
    'Put something in first',
    'Merging is blocked',
    'We found no trip with these details.',
  ]) {
    t.match(heard(page(pressed, element('text', text)), click, {}, deed), { refusal: text });
    t.match(heard(page(element('status', text)), click, {}, deed), { refusal: text }, 'in a message');
    t.notOk(heard(page(pressed, element('text', text)), click, { sayings: [text] }, deed).refusal, 'it stood there before');
  }
  for (const text of [
    'Nice one, Ann',
    'Ticket #123 is on its way',
    'You’re in, see you there',
    'Position 4 in the queue',
    'See you on Friday, Ann!',
    'Seat 12C is yours',
    "We'll let you know when a table opens up.",
    'Check your inbox for a link from us',
    'Press Enter to add another',
    'Last edited just now',
    'Step 2 of 3',
    'High five! That makes three this week.',
    'Order 88: cooking starts at 18:40',
    'Request for GL-L written.',
    'Fern · every 3 days · by the window',
    'Saved',
  ])
    t.notOk(heard(page(pressed, element('status', text)), click, {}, deed).refusal, text);
});

t.test('a deed was done where more than words says so', async (t) => {
  const text = element('text', 'Mondays are staff only.');
  const field = (value: string, more = {}) => element('textbox', 'Name', { value, isNew: false, ...more });
  const entered = { ...deed, entered: ['Ann'] };
  t.ok(heard(page(field('Ann'), pressed, text), click, {}, entered).refusal);
  t.notOk(heard(page(field(''), pressed, text), click, {}, entered).refusal, 'its form was emptied');
  t.notOk(heard(page(field('Ann'), pressed, text, element('button', 'Undo')), click, {}, entered).refusal, 'it can be taken back');
  const next = { ...entered, clause: 'click Continue', pressed: { role: 'button', name: 'Continue' } };
  const onward = element('button', 'Continue', { isNew: false });
  t.ok(heard(page(field('Ann'), onward, text), click, {}, next).refusal);
  t.notOk(heard(page(field('Ann'), onward, text, element('textbox', 'Street')), click, {}, next).refusal, 'it asks for the next');
  t.notOk(heard(page(pressed, { ...text, name: '3 of 9 guests are here' }), click, { sayings: ['2 of 9 guests are here'] }, deed).refusal);
  t.notOk(heard(page(text), click, {}, deed).refusal, 'its control is gone');
  t.notOk(heard(page(pressed, element('text', 'Blue cup × 1')), click, {}, deed).refusal, 'a line of a list');
  t.notOk(heard(page(pressed, element('text', 'Hours of the Heron')), click, {}, deed).refusal, 'what a thing is called');
  t.notOk(
    heard(page(pressed, element('text', 'Night shift is on')), click, {}, { ...deed, clause: 'follow Night shift' }).refusal,
    'it says what the goal said',
  );
});

t.test('a row where something was entered speaks of that', async (t) => {
  const groups = [
    { role: 'row', name: '' },
    { role: 'row', name: '' },
  ];
  const points = element('textbox', 'Points', { value: '125', isNew: false, group: 0 });
  const text = (group: number) => element('text', 'Points run from 0 to 100', { group });
  const entered = { ...deed, entered: ['125'] };
  t.match(heard({ elements: [points, text(0), pressed], groups }, click, {}, entered), { refusal: text(0).name });
  t.notOk(heard({ elements: [points, text(1), pressed], groups }, click, {}, entered).refusal, 'another row');
});

t.test('what was asked for is no refusal', async (t) => {
  const price = element('text', 'From £40 a night, breakfast on top');
  const nights = element('textbox', 'Nights', { value: '3', isNew: false });
  const show = { role: 'button', name: 'Show price' };
  t.notOk(
    heard(
      page(nights, element('button', 'Show price', { isNew: false }), price),
      click,
      {},
      { clause: 'click "Show price"', pressed: show },
    ).refusal,
  );
});

t.test('a form that comes back with what was entered has not been taken', async (t) => {
  const back = page(
    element('textbox', 'Postcode', { value: '12345', isNew: false }),
    pressed,
    element('text', 'Two letters first, then the digits.'),
  );
  const landed = { ...deed, landed: true, entered: ['12345'] };
  t.match(heard(back, click, {}, landed), { refusal: 'Two letters first, then the digits.' });
  t.notOk(heard(back, click, {}, { ...landed, entered: ['54321'] }).refusal, 'it is another form');
  t.match(heard({ ...page(), title: 'Error: your address' }, click, {}, landed), { refusal: 'Error: your address' });
});

t.test('what only says back what stands in the fields is no refusal, and what says a word more of it may be one', async (t) => {
  const day = element('textbox', 'Pickup day', { value: '15 January 2027', isNew: false });
  const confirm = element('button', 'Confirm', { isNew: false });
  const come = { clause: 'confirm', pressed: { role: 'button', name: 'Confirm' } };
  const answered = (text: string) => heard(page(day, confirm, element('status', text)), click, {}, come).refusal;
  t.notOk(answered('Pickup on 15 January 2027'));
  t.match(answered('Pickup on 15 January 2027 costs 20 euros extra'), /extra/);
  t.match(answered('15 January 2027 is a holiday in your town'), /holiday/);
});

t.test('what was done at another time is no good news', async (t) => {
  const code = element('textbox', 'Code', { value: 'ZX7', isNew: false });
  const redeem = element('button', 'Redeem', { isNew: false });
  const come = { clause: 'redeem the code ZX7', pressed: { role: 'button', name: 'Redeem' }, entered: ['ZX7'] };
  const answered = (text: string) => heard(page(code, redeem, element('paragraph', text)), click, {}, come).refusal;
  for (const text of ['The code ZX7 was used up last week.', 'ZX7 was closed by its sender two days ago.']) t.equal(answered(text), text);
  t.notOk(answered('The code ZX7 was redeemed.'));
  t.notOk(answered('The code ZX7 was added a moment ago.'));
});

t.test('what refuses and goes by itself was not seen to', async (t) => {
  const toast = page(pressed, element('status', 'Mondays are staff only.'));
  const refused = heard(toast, click, {}, deed);
  t.match(heard(page(pressed), click, refused, { ...deed, isLater: true }), { refusal: 'Mondays are staff only.' });
  t.notOk(heard(page(pressed), click, refused, deed).refusal, 'it was pressed once more');
});

t.test('what a page asks for that was just come to refuses nothing', async (t) => {
  const landed = heard(page(element('alert', 'Please choose a plan')), click, {}, { landed: true });
  t.strictSame(landed, { sayings: ['Please choose a plan'] });
  t.strictSame(heard(page(element('alert', 'Please choose a plan')), click, landed), landed, 'nor later, for it stood there before');
  t.match(heard(page(element('alert', 'Invalid password')), click, {}, { landed: true }), { refusal: 'Invalid password' });
});

t.test('what a control unfolds is no answer to what was pressed', async (t) => {
  const panel = element('text', 'Tellus a , in. non.');
  const clause = 'click the link “Ut”';
  for (const [pressed, ...elements] of [
    [{ role: 'tab', name: 'Section #3' }],
    [{ role: 'button', name: 'Section #3' }, element('button', 'Section #3', { isNew: false, states: ['expanded'] })],
    [{ role: 'link', name: 'Section #3' }, element('heading', 'Section #3', { isNew: false })],
  ] as const)
    t.equal(heard(page(...elements, panel), { kind: 'click', element: 0 }, {}, { clause, pressed }).refusal, undefined, pressed.role);
});

t.test('a figure that comes up is no sentence', async (t) => {
  const pressed = { role: 'button', name: 'Submit' };
  const said = (text: string) =>
    heard(
      page(element('button', 'Submit', { isNew: false }), element('text', text)),
      { kind: 'click', element: 0 },
      {},
      { clause: 'press Submit', pressed },
    ).refusal;
  for (const figure of ['Last reward: 1.00', 'Last 10 average reward: 1.00', 'Time left: 9 / 10sec'])
    t.equal(said(figure), undefined, figure);
  t.equal(said('Mind the wet paint'), 'Mind the wet paint');
});

t.test('what was refused to one of several stays refused', async (t) => {
  const click = { kind: 'click', element: 0 } as const;
  const pressed = { role: 'button', name: 'Approve' };
  const after = (clause: string) => {
    const first = heard(page(element('status', 'Could not approve: only 9 days left.')), click, {}, { clause, pressed });
    return heard(page(element('status', 'Eva was approved.')), click, first, { clause, pressed }).refusal;
  };
  t.equal(after('Approve all pending requests'), 'Could not approve: only 9 days left.');
  t.equal(after('Approve the request'), undefined);
});

t.test('a search that is only asked for what was lacking was not answered', async (t) => {
  const click = { kind: 'click', element: 0 } as const;
  const lacking = element('paragraph', 'Please say where and when.');
  const said = (clause: string, ...besides: readonly ObservedElement[]) =>
    heard(page(lacking, ...besides), click, {}, { clause, pressed: { role: 'button', name: 'Search' } }).refusal;
  t.equal(said('Search for "Lund"'), 'Please say where and when.');
  t.equal(said('Search for "Lund"', element('link', 'Lund by night')), undefined, 'something was found');
  t.equal(said('open the search'), undefined, 'it came up to be filled in');
});

const crimson = (text: string, more: Partial<ObservedElement> = {}) => element('alert', text, { hints: 'alert danger error', ...more });

t.test('what its maker called an error refuses a deed, whatever its words are', async (t) => {
  const said = (text: string, more: object = {}) => heard(page(crimson(text)), click, {}, { ...deed, ...more }).refusal;
  for (const text of [
    'Look at the marked lines.',
    'Our vans stay away from Hull.',
    'Nothing came of it.',
    'This needs a larger plan.',
    'The entry was changed by somebody else.',
    'Pending: nobody can see it yet.',
    'Bad gateway',
  ]) {
    t.equal(said(text), text);
    t.equal(said(text, { landed: true }), text, 'on the page that came');
    t.notOk(heard(page(crimson(text)), click, { sayings: [text] }, deed).refusal, 'it stood there before');
  }
  for (const text of ['The entry was deleted', 'Thank you, Ann', 'Saved', 'Saving your changes…', '*', '3']) t.notOk(said(text), text);
  const close = { clause: 'close the account', pressed: { role: 'button', name: 'Close account' } };
  t.notOk(said('Account closed', close), 'who closes something is told so in red');
  t.ok(said('Account closed by Ines', close));
  t.ok(said('Account locked', close));
  t.notOk(
    said('Trial ends on Friday', { landed: true, pressed: { role: 'link', name: 'Plans' } }),
    'it stands on the page that was gone to',
  );
  t.notOk(
    heard(page(crimson('This removes all', { role: 'text' })), { kind: 'check', element: 1, on: true }, {}, deed).refusal,
    'nothing was done yet',
  );
  t.notOk(heard(page(element('alert', 'Trial ends on Friday', { hints: 'alert warning' })), click, {}, { ...deed, landed: true }).refusal);
  const groups = [{ role: 'row', name: '' }];
  t.notOk(
    heard({ elements: [crimson('Job of Monday', { role: 'text', group: 0 })], groups }, click, {}, deed).refusal,
    'a row tells of itself',
  );
});

t.test('a form that comes back empty has been answered by what is said on it', async (t) => {
  const come = { ...deed, landed: true, entered: ['Ann'], filled: [{ role: 'textbox', name: 'Name' }] };
  const rest = Array.from({ length: 12 }, (_, n) => element('link', `Part ${n}`));
  const on = (text: string, ...more: readonly ObservedElement[]) =>
    heard(page(...rest, element('text', text), pressed, ...more), click, {}, come).refusal;
  const field = element('textbox', 'Name', { value: '' });
  t.equal(on('This name has already been taken', field), 'This name has already been taken');
  t.notOk(on('This name has already been taken'), 'another form');
  t.notOk(on('Ann is on the list', field), 'nothing is refused');
  t.notOk(on('Added. Names can’t be changed.', field));
});

t.test('what sounds well is taken back by what is said with it, beside a field that still holds what was entered', async (t) => {
  const press = { kind: 'click', element: 0 } as const;
  const join = { role: 'button', name: 'Join' };
  const come = { pressed: join, entered: ['kim@bake.test'], filled: [{ role: 'textbox', name: 'E-mail' }] };
  const on = (text: string, value = 'kim@bake.test') =>
    heard(
      page(element('textbox', 'E-mail', { value, isNew: false }), element('button', 'Join', { isNew: false }), element('text', text)),
      press,
      {},
      come,
    ).refusal;
  for (const text of [
    'You are on the list already.',
    'You are in this club already!',
    'Good try, but no.',
    'Nice to see you, but we can’t take more.',
    'Your address is with us already.',
  ])
    t.equal(on(text), text);
  for (const text of ['You are on the list.', 'Good to have you!', 'You are in, see you there']) t.notOk(on(text), text);
  t.notOk(on('You are on the list already.', ''), 'what was entered was taken');
});

t.test('what is added is not asked for, whatever it is called', (t) => {
  const press = { kind: 'click', element: 0 } as const;
  const on = (name: string) =>
    heard(
      page(element('text', 'Horror films are not shown in the open air'), element('button', name, { isNew: false })),
      press,
      {},
      {
        clause: 'add it',
        pressed: { role: 'button', name },
        filled: [{ role: 'combobox', name: 'Hall' }],
      },
    );
  for (const name of ['Add show', 'Delete quote', 'Save list']) t.hasProp(on(name), 'refusal', name);
  for (const name of ['Show', 'Quick show', 'Get a quote']) t.notHas(on(name), { refusal: String }, name);
  t.end();
});

t.test('that nothing is selected refuses a deed on what is selected, while all stands as it stood', (t) => {
  const press = { kind: 'click', element: 0 } as const;
  const bar = page(
    element('button', 'Delete', { isNew: false }),
    element('text', 'Plan', { isNew: false }),
    element('status', 'Nothing selected'),
  );
  const come = { pressed: { role: 'button', name: 'Delete' }, stood: ['Plan'] };
  t.equal(heard(bar, press, {}, { ...come, clause: 'delete Plan' }).refusal, 'Nothing selected');
  t.equal(heard(bar, press, {}, { ...come, clause: 'delete Arch', stood: ['Plan', 'Arch'] }).refusal, undefined, 'it has gone');
  t.equal(heard(bar, press, {}, { ...come, clause: 'deselect all' }).refusal, undefined, 'it was meant');
  t.end();
});

t.test('what comes up on the way to what is pressed, or with the entry that was opened, is no answer', async (t) => {
  const click = { kind: 'click', element: 0 } as const;
  const fold = element('text', 'Part 1', { isNew: false });
  const inside = element('paragraph', 'The harbour is never lit by the canyon.');
  const unfolded = heard(page(fold, inside), click, {}, { clause: 'Click on canyon', pressed: fold });
  t.match(unfolded, { refusal: undefined });
  // The clause itself said to press it.
  const isAnswer = heard(page(fold, inside), click, {}, { clause: 'Click Part 1', pressed: fold });
  t.match(isAnswer, { refusal: inside.name });

  // What keeps the record may be called otherwise.
  const keep = element('text', 'Store', { isNew: false });
  t.match(heard(page(keep, inside), click, {}, { clause: 'Keep the record', pressed: keep }), { refusal: inside.name });

  const entry = element('listitem', 'Ada Roe', { isNew: false });
  const empty = element('text', 'No messages by now without canyon.');
  const over = element('text', 'Ada Roe', { isNew: false });
  t.match(heard(page(entry, over, empty), click, {}, { clause: 'Click Ada Roe', pressed: entry, times: 1 }), { refusal: undefined });
  t.match(heard(page(entry, empty), click, {}, { clause: 'Click Ada Roe', pressed: entry, times: 1 }), { refusal: empty.name });
});

t.test('whoever has logged out is asked to log in again, and told nothing by that', (t) => {
  const click = { kind: 'click', element: 0 } as const;
  const asks = element('alert', 'You must enter ada for the username and cup for the password.');
  const form = [asks, element('textbox', 'Password', { states: ['password'] })];
  const out = { role: 'link', name: 'Logout' };
  t.match(heard(page(...form), click, {}, { clause: 'log out', pressed: out }), { refusal: undefined });
  t.match(heard(page(...form), click, {}, { clause: 'Press Go', pressed: { role: 'button', name: 'Go' } }), { refusal: asks.name });
  t.end();
});
