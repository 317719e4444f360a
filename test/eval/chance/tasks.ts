/** What is asked for an entry by its name, in the words of many people, and how its page would do it. */

import { ended } from '../endings.ts';
import type { Judge } from '../goal.ts';
import { did, read } from '../judges.ts';
import type { Drawing } from './drawing.ts';
import type { Entry } from './layouts.ts';

export interface Task {
  /** What the controls are for. */
  readonly label: string;
  /** Of the entry of that name, as HTML; a page tells `data-is` of a control when it is used. */
  controls(name: string): readonly string[];
  /** Which of the controls is asked for. */
  readonly asked: number;
  /** It asks for what is written there, and does nothing. */
  readonly isRead?: true;
  prompt(name: string): string;
  judge(entry: Entry): Judge;
}

type Kind = (draw: Drawing) => Task;
type Wording = (name: string) => string;

type Press = (act: string, id: string) => string;

const presses: readonly [Press, ...Press[]] = [
  (act, id) => `<button data-is="${id}">${act}</button>`,
  (act, id) => `<a href="#" data-is="${id}">${act}</a>`,
  (act, id) => `<span role="button" tabindex="0" data-is="${id}">${act}</span>`,
  (act, id) => `<button aria-label="${act}" data-is="${id}">×</button>`,
  (act, id) => `<button title="${act}" data-is="${id}"><svg width="12" height="12"><circle cx="6" cy="6" r="5"/></svg></button>`,
  (act, id) => `<input type="button" value="${act}" data-is="${id}">`,
];

const press: Kind = (draw) => {
  const acts = draw.some(['Remove', 'Edit', 'Archive', 'Share', 'Open', 'Reply', 'Pin', 'Mute'], 1 + draw.below(3));
  const asked = draw.below(acts.length);
  const act = acts[asked] ?? '';
  const html = draw.one(presses);
  const wording = draw.one<Wording>([
    (name) => `Click "${act}" in the row of ${name}`,
    (name) => `Click "${act}" next to ${name}`,
    (name) => `Click ${act} for ${name}`,
    (name) => `Click on the ${act} button of "${name}"`,
    (name) => `Find ${name} and click ${act}`,
    (name) => `Press "${act}" on ${name}`,
    (name) => `${act} ${name}`,
    (name) => `Please ${act.toLowerCase()} "${name}".`,
    (name) => `Click the "${act}" button that belongs to ${name}`,
    (name) => `In ${name}, click ${act}`,
    (name) => `Use the ${act} button at ${name}`,
  ]);
  return {
    label: 'Actions',
    controls: (name) => acts.map((each) => html(each, `${each} ${name}`)),
    asked,
    prompt: wording,
    judge: ({ name }) => did(['click', `${act} ${name}`]),
  };
};

const tick: Kind = (draw) => ({
  label: 'Chosen',
  controls: (name) => [`<input type="checkbox" data-is="${name}">`],
  asked: 0,
  prompt: draw.one<Wording>([
    (name) => `Check ${name}`,
    (name) => `Tick the box of ${name}`,
    (name) => `Check the box next to "${name}"`,
    (name) => `Select ${name}`,
    (name) => `Mark the checkbox for ${name}`,
    (name) => `Find ${name} and check its box`,
  ]),
  judge: ({ name }) => ended('change', `${name}: on`),
});

const fill: Kind = (draw) => {
  const count = String(2 + draw.below(90));
  const isLabelled = draw.below(2) === 0;
  return {
    label: 'Quantity',
    controls: (name) => {
      const field = `<input type="${isLabelled ? 'number' : 'text'}" size="4" aria-label="Quantity" data-is="${name}">`;
      return [isLabelled ? `<label>Quantity ${field.replace(' aria-label="Quantity"', '')}</label>` : field];
    },
    asked: 0,
    prompt: draw.one<Wording>([
      (name) => `Set the quantity of ${name} to ${count}`,
      (name) => `Enter ${count} as the quantity of "${name}"`,
      (name) => `Change the quantity for ${name} to ${count}`,
      (name) => `Type "${count}" into the quantity field of ${name}`,
      (name) => `Find ${name} and set its quantity to ${count}`,
    ]),
    judge: ({ name }) => ended('change', `${name}: ${count}`),
  };
};

const states = ['Draft', 'Waiting', 'Done', 'Refused'] as const;

const choose: Kind = (draw) => {
  const state = draw.one<string>(['Waiting', 'Done', 'Refused']);
  return {
    label: 'Status',
    controls: (name) => [
      `<select aria-label="Status" data-is="${name}">${states.map((each) => `<option>${each}</option>`).join('')}</select>`,
    ],
    asked: 0,
    prompt: draw.one<Wording>([
      (name) => `Set the status of ${name} to ${state}`,
      (name) => `Change the status of "${name}" to "${state}"`,
      (name) => `Choose ${state} as the status of ${name}`,
      (name) => `Select ${state} in the status list of ${name}`,
      (name) => `For ${name}, set the status to ${state}`,
    ]),
    judge: ({ name }) => ended('change', `${name}: ${state}`),
  };
};

const tell: Kind = (draw) => ({
  label: 'Actions',
  controls: (name) => [`<button data-is="${name}">Open</button>`],
  asked: 0,
  prompt: draw.one<Wording>([
    (name) => `Return the price of ${name}`,
    (name) => `What is the price of ${name}?`,
    (name) => `How much is "${name}"?`,
    (name) => `How much does ${name} cost?`,
    (name) => `Tell me the price of ${name}`,
  ]),
  isRead: true,
  judge: ({ price }) => read(new RegExp(`^${price}( €)?$`)),
});

export const kinds: readonly [Kind, ...Kind[]] = [press, press, press, tick, fill, choose, tell];
