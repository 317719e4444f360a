/** A borough's site as they were built with tables for layout, whose forms are posted to another page. */
import type { DrivenGoal } from '../../by-hand.ts';
import type { Judge } from '../../goal.ts';
import { did, nothing, read } from '../../judges.ts';

const answered = { success: { kind: 'extracted' }, page: 'index.html' } as const;
const sent = { success: { kind: 'textVisible', value: 'has been received' }, page: 'index.html', kind: 'forms' } as const;

/** One field may be worded in several ways. */
const posted =
  (fields: Readonly<Record<string, string>>, [name, worded]: readonly [name: string, worded: RegExp] = ['', /^$/]): Judge =>
  ({ log, data }) => {
    const sentFields = log.map(({ detail }) => (detail as { fields?: Record<string, string> } | null)?.fields ?? {});
    const value = sentFields[0]?.[name] ?? '';
    if (!worded.test(value)) return `${name} is ${JSON.stringify(value)}`;
    return did(['post', { path: '/thanks.html', fields: name === '' ? fields : { ...fields, [name]: value } }])({ log, data });
  };
const go = (page: string) => `click .nv a[href="${page}.html"]`;
const put = (name: string, value: string) => `fill [name=${name}] = ${value}`;
const submit = 'click input[type=submit]';

export const goals: readonly DrivenGoal[] = [
  {
    id: 'h-borough-paper',
    ...answered,
    kind: 'tables',
    prompt: 'On which day do they collect the paper in Foundry Lane?',
    judge: read('Wednesday'),
    right: [go('refuse'), 'data {"day":"Wednesday"}'],
    near: [go('refuse'), 'data {"day":"Monday"}'],
  },
  {
    id: 'h-borough-tuesday',
    ...answered,
    kind: 'sets',
    prompt: 'In which streets is general waste picked up on Tuesdays?',
    judge: read('Bell Street', /^Cooper.s Yard$/),
    right: [go('refuse'), `data {"streets":["Bell Street","Cooper's Yard"]}`],
    near: [go('refuse'), 'data {"streets":["Bell Street"]}'],
  },
  {
    id: 'h-borough-second-car',
    ...answered,
    kind: 'tables',
    prompt: 'We have one car with a residents permit already. What would parking for a second one cost?',
    judge: read(/^\D{0,24}112([.,]00)?\D{0,12}$/),
    right: [go('permits'), 'data {"fee":"112.00"}'],
    near: [go('permits'), 'data {"fee":"64.00"}'],
  },
  {
    id: 'h-borough-skip',
    ...answered,
    kind: 'tables',
    prompt: 'How long can I leave a skip on the road with one permit?',
    judge: read(/^.{0,16}14 days?.{0,8}$/),
    right: [go('permits'), 'data {"duration":"14 days"}'],
    near: [go('permits'), 'data {"duration":"60 days"}'],
  },
  {
    id: 'h-borough-longest',
    ...answered,
    kind: 'superlatives',
    prompt: 'Who has sat on the council for the longest time?',
    judge: read('Meena Rao'),
    right: [go('council'), 'data {"name":"Meena Rao"}'],
    near: [go('council'), 'data {"name":"Harriet Onslow"}'],
  },
  {
    id: 'h-borough-green',
    ...answered,
    kind: 'conditions',
    prompt: 'Give me the e-mail address of the Green councillor for Riverside',
    judge: read('t.lunn@amblecote.example'),
    right: [go('council'), 'data {"mail":"t.lunn@amblecote.example"}'],
    near: [go('council'), 'data {"mail":"h.onslow@amblecote.example"}'],
  },
  {
    id: 'h-borough-hall',
    ...answered,
    kind: 'conditions',
    prompt: 'We are about 100 people and some of us use wheelchairs; which is the cheapest hall with a kitchen that will do?',
    judge: read(/^.{0,10}St Luke.s Hall.{0,24}$/),
    right: [go('halls'), `data {"hall":"St Luke's Hall"}`],
    near: [go('halls'), 'data {"hall":"Old Fire Station"}'],
  },
  {
    id: 'h-borough-wednesday',
    ...answered,
    kind: 'facts',
    prompt: 'until when is the town hall open on wednesdays',
    judge: read(/^(?!.*Thu).{0,24}(6[.:]30|18[.:]30).{0,8}$/),
    right: ['data {"until":"6.30"}'],
    near: ['data {"until":"4"}'],
  },
  {
    id: 'h-borough-lamp',
    ...sent,
    prompt:
      "The street light outside 12 Bell Street hasn't worked for a week. Report it please; it is not dangerous and I don't need an answer.",
    judge: posted({ form: 'fault', fault: 'lamp', danger: 'no', mail: '' }, [
      'where',
      /^(outside |in front of )?(no\.? ?)?12,? bell street\.?$/i,
    ]),
    right: [go('faults'), 'click #f1', put('where', 'Outside 12 Bell Street'), submit],
    near: [go('faults'), 'click #f2', put('where', '12 Bell Street'), submit],
  },
  {
    id: 'h-borough-pothole',
    ...sent,
    prompt: "Report a pothole. Where: Dyer's Hill 30. It is dangerous. Mail for the answer: kit@post.example",
    judge: posted({ form: 'fault', fault: 'hole', where: "Dyer's Hill 30", danger: 'yes', mail: 'kit@post.example' }),
    right: [
      go('faults'),
      'click #f2',
      put('where', "Dyer's Hill 30"),
      'choose [name=danger] = yes',
      put('mail', 'kit@post.example'),
      submit,
    ],
    near: [go('faults'), 'click #f2', put('where', "Dyer's Hill 30"), put('mail', 'kit@post.example'), submit],
  },
  {
    id: 'h-borough-sofa',
    ...sent,
    prompt: 'Have an old sofa picked up from Elm Terrace 7.',
    judge: posted({ form: 'bulky', street: 'Elm Terrace', house: '7', pieces: '1' }, ['what', /^(an? )?(old )?sofa\.?$/i]),
    right: [go('refuse'), 'choose [name=street] = Elm Terrace', put('house', '7'), put('what', 'old sofa'), submit],
    near: [go('refuse'), 'choose [name=street] = Alder Close', put('house', '7'), put('what', 'old sofa'), submit],
  },
  {
    id: 'h-borough-busker',
    ...sent,
    prompt: 'Apply for a permit to play music in the street from 01/12/2026 for Lenka Moss, lenka@post.example. Everything stated is true.',
    judge: posted({ form: 'permit', permit: 'C2', from: '01/12/2026', name: 'Lenka Moss', mail: 'lenka@post.example', true: 'yes' }),
    right: [
      go('permits'),
      'choose [name=permit] = Street musician',
      put('from', '01/12/2026'),
      put('name', 'Lenka Moss'),
      put('mail', 'lenka@post.example'),
      'click #tr',
      submit,
    ],
    near: [
      go('permits'),
      'choose [name=permit] = Market stall',
      put('from', '01/12/2026'),
      put('name', 'Lenka Moss'),
      put('mail', 'lenka@post.example'),
      'click #tr',
      submit,
    ],
  },
  {
    id: 'h-borough-bonfire',
    ...sent,
    kind: 'traps',
    prompt: 'Apply for a bonfire permit for 30/11/2026, name Ned Farrow, mail ned@post.example.',
    impossible: true,
    judge: nothing,
    right: [go('permits')],
    near: [go('permits'), 'choose [name=permit] = Market stall', put('name', 'Ned Farrow'), 'click #tr', submit],
  },
];
