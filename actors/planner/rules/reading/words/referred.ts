/** Reads values by what was found out before, and by what shows or told them: "that number", "the code that is shown", "the PIN it gave". */
import type { Given } from '../../description.ts';
import type { Instruction } from '../../instruction.ts';
import { type Context, type Found, latestAnswer } from '../context.ts';
import { readDescription } from '../things/descriptions.ts';

/** What one value is called, in small letters: no list, and nothing that would have to be told from its likes. */
const small = '(?:that|which|is|was|are|were|it|you|i|we|they|the|of|in|on|from|to|and|or|has|been|gets|then|now|just)';
const word = `(?!${small}[ -])(?:(?!${small}$)\\p{Ll}[\\p{Ll}'’-]*)`;
const thing = `(?!(?:text|first|last|other|same|next|whole|correct|right)s? )(?:${word} ){0,2}${word}(?<![^s]s)`;
const shows =
  '(?:shows?|displays?|gives?|tells?|told|gave|showed|displayed|says|said|states?|stated|contains|contained|mentions|mentioned|presents?)';
const shown = '(?:shown|displayed|given|printed|told|presented|generated|mentioned|stated)';
const page = '(?:the |this )?(?:web ?)?(?:page|site|screen|app)';
const isPage = new RegExp(`^${page}$`, 'i');
const pastTense = /\b(?:told|gave|showed|displayed|said|stated|contained|mentioned|was|were)\b/i;
const shownForms: readonly RegExp[] = [
  new RegExp(`^the (?:just |newly )?(?!given )${shown} (?<thing>${thing})$`, 'u'),
  new RegExp(
    `^the (?<thing>${thing})(?:,? (?:that|which))?(?: (?:is|was|has been|gets))?(?: (?:then|now|just))? (?:${shown}|visible|appears|appeared|comes up|came up)(?: (?:to you|there|then|on (?:it|${page})|(?:right )?(?:above|below|here)))?$`,
    'u',
  ),
  new RegExp(`^the (?<thing>${thing})(?: that| which)? (?:it|${page}) ${shows}(?: you| to you)?$`, 'u'),
  new RegExp(
    `^the (?<thing>${thing})(?: that| which)? (?:you|i|we) (?:can |will )?(?:see|are (?:shown|given|told)|were (?:shown|given|told)|get)(?: there| here| on ${page})?$`,
    'u',
  ),
];
/** "The code it told": something that has been closed by then may have. */
const inThing = new RegExp(`^the (?<thing>${thing})(?: that| which)? (?<place>the (?:\\p{L}+ )?\\p{L}+) ${shows}(?: you| to you)?$`, 'u');

/** "The remark that appears there": by what was done just before. */
const cameForm = new RegExp(
  `^the (?<thing>(?:${word} ){0,2}${word})(?:,? (?:that|which))? (?:then |now )?(?:appears?|appeared|comes up|came up|shows up|showed up|is (?:then |now )?(?:revealed|uncovered|unfolded)|is (?:then |now )?(?:shown|displayed) (?:there|then))(?: (?:there|then|in it|inside(?: it)?|below(?: it)?|under it|on ${page}))?$`,
  'u',
);
const bringing: readonly Instruction['kind'][] = ['open', 'click', 'check', 'hover', 'do', 'submit', 'press'];

/** "The code that is shown" is looked for on the page; what something told that the goal had closed since, on the page as it was then. */
export function shownValue(said: string, context: Context): Given | undefined {
  const came = context.before !== undefined && bringing.includes(context.before.kind) ? cameForm.exec(said)?.groups?.thing : undefined;
  const fresh = came === undefined ? undefined : readDescription(`the ${came}`, context);
  if (fresh) return { type: 'taken', from: fresh, came: true };
  const { thing: inPlace = '', place = '' } = inThing.exec(said)?.groups ?? {};
  const plain = shownForms.map((form) => form.exec(said)?.groups?.thing).find((found) => found !== undefined);
  const words = plain !== undefined ? `the ${plain}` : place === '' || isPage.test(place) ? undefined : `the ${inPlace} in ${place}`;
  const from = words === undefined ? undefined : readDescription(words, context);
  return from && { type: 'taken', from, ...(pastTense.test(said) && { told: true as const }) };
}

/** "That number", "the code": what the goal has had read, or worked out, by that name. */
export function foundBefore(said: string, { found = [] }: Context): Given | undefined {
  const [, , name = ''] = /^(the|that|this|its) (.+)$/i.exec(said) ?? [];
  if (name === '') return undefined;
  const called = found.filter((each) => isCalled(name, each));
  const as = new Set(called.map((each) => each.as));
  const [only] = as;
  return only === undefined || as.size > 1 ? undefined : { type: 'read', as: only };
}

/** "Read the total, press Next and enter it": what is pressed is no value, and what was found out before is. */
export function meantByIt(context: Context): Given | undefined {
  const { before, last, found = [] } = context;
  const isPressed = before !== undefined && pressed.includes(before.kind) && (last?.noun === '' || last?.roles.includes('button') === true);
  const as = latestAnswer(context) ?? (isPressed || before?.kind === 'close' ? found.at(-1)?.as : undefined);
  if (as !== undefined) return { type: 'read', as };
  return last && { type: 'taken', from: last };
}
const pressed: readonly Instruction['kind'][] = ['click', 'submit'];

/** By its name or the end of it; as a number, where it is one; as the result, where it was worked out. */
function isCalled(name: string, { as, form }: Found): boolean {
  const [said, own] = [name.toLowerCase(), as.toLowerCase()];
  if (said === own || own.endsWith(` ${said}`)) return true;
  // When something is may be a day or a time.
  if (own === 'date' && /^(?:time|day|hour|departure time|arrival time)$/.test(said)) return true;
  if (/^(?:number|figure)$/.test(said)) return form === 'number' || form === 'count' || form === 'worked out';
  return form === 'worked out' && /^(?:(?:final|correct|right) )?(?:result|answer|solution)$/.test(said);
}
