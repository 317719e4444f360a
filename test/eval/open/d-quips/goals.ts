/** Lists to wander through: sayings with tags, authors and pages, and jobs with filters, stars and an application. */
import type { DrivenGoal } from '../../by-hand.ts';
import { did, nothing, read } from '../../judges.ts';

const extracted = { kind: 'extracted' } as const;
const seen = (value: string) => ({ kind: 'textVisible', value }) as const;
const job = (index: number, what: string) => `click [data-i="${index}"] ${what}`;
const apply = (index: number, words: string) => [
  job(index, '.ap'),
  'fill [name=n] = Lena Park',
  'fill [name=e] = lena@park.example',
  `fill [name=w] = ${words}`,
  'click form button',
];

export const goals: readonly DrivenGoal[] = [
  {
    id: 'd-quips-born',
    page: 'quips.html',
    prompt: 'Who wrote the saying about bread and clocks, and when was that person born? Return the name and the date.',
    success: extracted,
    kind: 'reading',
    judge: read('Sam Thorne', 'July 19, 1874'),
    right: ['click .quote >> nth=1 >> text="(about)"', 'data {"author":"Sam Thorne","born":"July 19, 1874"}'],
    near: ['data {"author":"Sam Thorne","born":"March 2, 1911"}'],
  },
  {
    id: 'd-quips-second-page',
    page: 'quips.html',
    prompt: 'Go to the next page and return the last quote there',
    success: extracted,
    kind: 'paging',
    judge: read(/^“?Salt first, opinions later\.”?$/),
    right: ['click .nx a', 'data {"quote":"“Salt first, opinions later.”"}'],
    near: ['data {"quote":"If you must shout, shout upwind."}'],
  },
  {
    id: 'd-quips-login',
    page: 'quips.html',
    prompt: 'Log in as "reader" with the password "moss-42"',
    success: seen('Sayings to keep'),
    kind: 'login',
    judge: did(['login', 'reader']),
    right: ['click text="Login"', 'fill [name=u] = reader', 'fill [name=p] = moss-42', 'click [type=submit]'],
    near: ['click text="Login"', 'fill [name=u] = reader', 'fill [name=p] = moss', 'click [type=submit]'],
  },
  {
    id: 'd-quips-tag-author',
    page: 'quips.html',
    prompt: 'Open the tag "bridges" and tell me who wrote the second saying listed.',
    success: extracted,
    kind: 'reading',
    judge: read(/^(by )?Ruth Vane$/),
    right: ['click .tag:text-is("bridges")', 'data {"author":"Ruth Vane"}'],
    near: ['data {"author":"Sam Thorne"}'],
  },
  {
    id: 'd-quips-save-best-paid',
    page: 'jobs.html',
    prompt: 'Save (star) the best paid job that can be done from home',
    success: seen('★'),
    kind: 'rows',
    judge: did(['saved', 2]),
    right: ['click #rm', job(2, '.star')],
    near: ['click #rm', job(5, '.star')],
  },
  {
    id: 'd-quips-newest-part-time',
    page: 'jobs.html',
    prompt: 'Filter for part-time jobs in Leeds. Which company posted the most recent one?',
    success: extracted,
    kind: 'reading',
    judge: read(/^Corner & Sons$/),
    right: ['choose #ct = Part time', 'fill #pl = Leeds', 'data {"company":"Corner & Sons"}'],
    near: ['data {"company":"Quillworks"}'],
  },
  {
    id: 'd-quips-how-many',
    page: 'jobs.html',
    prompt: 'How many jobs are tagged data? Number only.',
    success: extracted,
    kind: 'reading',
    judge: read(/^3$/),
    right: [job(2, '.chip'), 'data {"jobs":3}'],
    near: ['data {"jobs":7}'],
  },
  {
    id: 'd-quips-apply',
    page: 'jobs.html',
    prompt: 'Apply to be a map editor: the name is Lena Park, the e-mail lena@park.example, and the reason "I draw coastlines".',
    success: seen('Your application'),
    kind: 'forms',
    judge: did(['applied', [5, 'Lena Park', 'lena@park.example', 'I draw coastlines']]),
    right: apply(5, 'I draw coastlines'),
    near: apply(4, 'I draw coastlines'),
  },
  {
    id: 'd-quips-which-job',
    page: 'jobs.html',
    prompt: 'Star the job at Quillworks',
    success: seen('Quillworks'),
    kind: 'impossible',
    impossible: true,
    judge: nothing,
    right: [],
    near: [job(0, '.star')],
  },
];
