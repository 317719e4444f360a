/** Reads what the page as a whole is to show: only some of its things, or itself in another language. */
import type { Given, Order } from '../instruction.ts';
import type { OrderReader } from './context.ts';
import { isAtom } from './text.ts';
import { readValue } from './values.ts';

const onlyForm = /^(?:me )?(?:only|just) (.+)$|^(?:me )?(.+) only$/i;
/** What a list is of in general; goods are chosen by their kind, too. */
const listed =
  '(?:items?|entries|mails?|todos?|to-dos?|notes?|reminders?|comments?|results?|products?|articles?|issues?|tickets?|e-?mails?|messages?|tasks?|orders?|records?|rows|posts?|files?|users?|people|contacts?|projects?|listings?|offers?|jobs?|events?|reviews?|requests?|invoices?|flights?|hotels?)';
const withLabel = new RegExp(`^(?:the )?${listed} (?:with|of|in) (?:the )?(\\p{Ll}+) (\\S.*)$`, 'u');
const ofKind = new RegExp(`^(?:the )?((?!the |all |my )\\S+(?: \\p{L}+)?) ${listed}$`, 'u');

/** "what is waiting", "the items that are on sale" */
const stateForm =
  /^(?:what|those|the ones|everything|whatever|(?:the |all )?\p{L}+s)(?: (?:that|which|who))? (?:is|are|were) ((?!not\b)[\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** "only the open tickets", "organic products only": what tells them from others is what the page filters by. */
export const showOnly: OrderReader = (rest, context) => {
  const [, ahead, behind] = onlyForm.exec(rest) ?? [];
  const said = ahead ?? behind;
  if (said === undefined) return undefined;
  const stated = readValue(stateForm.exec(said)?.[1] ?? '', context);
  if (stated?.type === 'text' && stated.text !== '') return [{ kind: 'choose', values: [stated] }];
  const [, label = '', value = ''] = withLabel.exec(said) ?? [];
  const [, word = ''] = ofKind.exec(said) ?? [];
  const given = readValue(label === '' ? word : value, context);
  if (given?.type !== 'text' || (label !== '' && !isAtom(value) && value.split(' ').length > 3)) return undefined;
  if (label === '' && / /.test(word) && /(?:^| )(?:with|of|in|under|over|for|from|by|to|and|or|than) ?/i.test(word)) return undefined;
  const from = label === '' ? {} : { from: { name: label, exact: false, whole: label, noun: '', roles: [] } };
  return [{ kind: 'choose', values: [given], ...from, ...(label === '' && !isAtom(word) && { whole: said.replace(/^the /i, '') }) }];
};

const paged =
  /^(?:me )?(\d{1,4}) (\p{Ll}+) (?:per|on (?:a|each|every)|a) page$|^(?:me )?(\d{1,4}) ((?:entries|rows|results|items|records|lines))(?: at a time| at once)?$/u;

/** "50 entries per page": of how many there are at a time. */
export const perPage: OrderReader = (rest) => {
  const [, perPageMany, perPageThings, atATime, listed] = paged.exec(rest) ?? [];
  const [many = '', things = ''] = [perPageMany ?? atATime, perPageThings ?? listed];
  if (many === '') return undefined;
  const name = `${things} per page`;
  return [
    {
      kind: 'choose',
      values: [{ type: 'text', text: many, quoted: false }],
      from: { name, exact: false, whole: name, noun: '', roles: [] },
      whole: `${many} ${name}`,
    },
  ];
};

const languages =
  'Arabic|Bengali|Bulgarian|Catalan|Chinese|Croatian|Czech|Danish|Dutch|English|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Icelandic|Indonesian|Irish|Italian|Japanese|Korean|Latvian|Lithuanian|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Serbian|Slovak|Slovenian|Spanish|Swedish|Thai|Turkish|Ukrainian|Vietnamese|Welsh';
const inLanguage = new RegExp(
  `^(?:the|this|that|it|my)? ?(?:(?:whole |current )?(?:page|article|text|site|website|document|entry|story|version|documentation|interface|menu))? ?(?:in|to|into) (?:the )?(${languages})(?: (?:language|version))?$`,
);

/** "this article in Finnish": where the page offers itself in that language. */
export const readIn: OrderReader = (rest) => {
  const language = inLanguage.exec(rest)?.[1];
  const value: Given | undefined = language === undefined ? undefined : { type: 'text', text: language, quoted: false };
  return value && [{ kind: 'choose', values: [value] } satisfies Order];
};
