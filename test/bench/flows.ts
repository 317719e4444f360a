/** Two flows for replays and for scripts of the same: six steps over three pages, and a form of twenty. */

import { text } from 'node:stream/consumers';
import { serve } from './serve.ts';

/** What is done, as a script of any library would say it. */
export type FlowStep =
  | { readonly fill: string; readonly text: string }
  | { readonly select: string; readonly option: string }
  | { readonly check: string }
  | { readonly click: string; readonly role: 'button' | 'link' };

export interface Flow {
  readonly name: string;
  readonly path: string;
  readonly steps: readonly FlowStep[];
  /** What the page says in the end. */
  readonly said: string;
}

const texts = 'First name,Last name,Street,House number,Postcode,City,Email,Phone,Company,Job title,Nickname,Department'.split(',');
const lists: Readonly<Record<string, readonly string[]>> = {
  Country: ['Austria', 'Belgium', 'Denmark'],
  Language: ['German', 'French', 'Danish'],
  Size: ['Small', 'Medium', 'Large'],
};
const boxes = ['Newsletter', 'Terms'];

export const flows: readonly Flow[] = [
  {
    name: 'a skill of 6 steps over three pages',
    path: '/shop',
    steps: [
      { fill: 'Search', text: 'lamps' },
      { click: 'Find', role: 'button' },
      { click: 'Lamp 7', role: 'link' },
      { select: 'Size', option: 'Medium' },
      { check: 'Gift wrap' },
      { click: 'Add to cart', role: 'button' },
    ],
    said: 'Lamp 7 Medium with gift wrap was added',
  },
  {
    name: 'a skill of 20 steps',
    path: '/form',
    steps: [
      ...texts.map((fill, at) => ({ fill, text: `${fill.toLowerCase()} of ${at}` })),
      ...Object.entries(lists).map(([select, options]) => ({ select, option: options[1] ?? '' })),
      ...boxes.map((check) => ({ check })),
      { click: 'Continue', role: 'button' },
      { fill: 'Remark', text: 'none at all' },
      { click: 'Send', role: 'button' },
    ],
    said: 'All 17 have come',
  },
];

/** The goal that a skill is compiled from. */
export const goalOf = ({ steps }: Flow): string => steps.map(sayStep).join(', ');

function sayStep(step: FlowStep): string {
  if ('fill' in step) return `fill "${step.fill}" with "${step.text}"`;
  if ('select' in step) return `select "${step.option}" in "${step.select}"`;
  return 'check' in step ? `check "${step.check}"` : `click "${step.click}"`;
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}<p role="status"></p></html>`;
const listOf = (name: string, options: readonly string[]) =>
  `<p><label>${name} <select name="${name}">${options.map((option) => `<option>${option}</option>`).join('')}</select></label></p>`;
const items = Array.from({ length: 20 }, (_, at) => `<li><a href="/item?n=${at}">Lamp ${at}</a> for ${at + 10} €</li>`).join('');
const sending = (address: string) =>
  `<script>document.forms[0].onsubmit = async (event) => { event.preventDefault();
    const answer = await fetch('${address}', { method: 'POST', body: new URLSearchParams(new FormData(document.forms[0])) });
    document.querySelector('[role=status]').textContent = await answer.text(); };</script>`;

const pages: Readonly<Record<string, (query: URLSearchParams) => string>> = {
  '/shop': () => page('Shop', '<form action="/found"><label>Search <input name="q" type="search"></label> <button>Find</button></form>'),
  '/found': (query) => page(`Found ${query.get('q')}`, `<ul>${items}</ul>`),
  '/item': (query) =>
    page(
      `Lamp ${query.get('n')}`,
      `<form>${listOf('Size', lists.Size ?? [])}<p><label><input type="checkbox" name="wrap"> Gift wrap</label></p><input type="hidden" name="n" value="${query.get('n')}"><button>Add to cart</button></form>${sending('/add')}`,
    ),
  '/form': () =>
    page(
      'Registration',
      `<form action="/more">${texts.map((name) => `<p><label>${name} <input name="${name}"></label></p>`).join('')}${Object.entries(lists)
        .map(([name, options]) => listOf(name, options))
        .join(
          '',
        )}${boxes.map((name) => `<p><label><input type="checkbox" name="${name}"> ${name}</label></p>`).join('')}<button>Continue</button></form>`,
    ),
  '/more': (query) =>
    page(
      'Last words',
      `<form><label>Remark <input name="remark"></label> <button>Send</button><input type="hidden" name="count" value="${[...query.values()].filter((value) => value !== '').length}"></form>${sending('/sent')}`,
    ),
};

const answers: Readonly<Record<string, (form: URLSearchParams) => string>> = {
  '/add': (form) => `Lamp ${form.get('n')} ${form.get('Size')}${form.get('wrap') === 'on' ? ' with gift wrap' : ''} was added`,
  '/sent': (form) => `All ${form.get('count')} have come`,
};

export const serveFlows = () =>
  serve(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bench');
    const answer = answers[pathname];
    if (answer) return response.end(answer(new URLSearchParams(await text(request))));
    const made = pages[pathname];
    return response.writeHead(made ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(made?.(searchParams));
  });
