/** Whether a goal asks for something to be changed, of who acts for it and reads the goal in a way of its own. */
import type { ControlNature } from '../../farm/page/port.ts';
import { beginsWithAct, plain, readings } from './irreversible-words.ts';

const politely = /^(?:(?:please|bitte|kindly|now|then|also|just|first|next|finally|and)\s+)+/;
/** What is only done to a control may change anything or nothing: what it is done to says which. */
const handling = /^(?:click|press|tap|hit|push|select|choose|pick|open|klick\w*|druck\w*|clique\w*|appuie\w*|pulsa\w*|haz)(?!\p{L})/u;
const changing =
  '(?:delete|remove|erase|discard|clear|reset|empty|buy|order|pay|purchase|book|reserve|donate|transfer|send|submit|save|publish|post|reply|share|invite|confirm|accept|approve|reject|agree|apply|cancel|close|leave|join|subscribe|unsubscribe|follow|unfollow|like|unlike|vote|upvote|set|fill|type|enter|write|tick|untick|uncheck|use|do|make|answer|block|mute|pin|star|bookmark|archive|restore|replace|overwrite|rename|move|assign|register|activate|deactivate|enable|disable|install|uninstall|revoke|log ?out|sign ?out|add|put|create|insert|update|change|edit|mark|finish|continue|proceed)';
const begins = new RegExp(`^${changing}(?!\\p{L})`, 'u');
const holds = new RegExp(`(?<!\\p{L})${changing}(?!\\p{L})`, 'u');
/** Of a verb in its forms: "frobnicate" and "frobnicating". */
const stemLength = 5;

/** The clauses as their words, in small letters. */
function clausesOf(goal: string): readonly string[] {
  const text = plain(goal.replace(/[,.;:!?\n]+/g, ' | '));
  return readings
    .reduce<readonly string[]>((parts, { joins }) => parts.flatMap((part) => part.split(joins)), [text])
    .map((clause) => clause.trim().replace(politely, ''))
    .filter((clause) => clause !== '');
}

/** Whether a clause says that something is to be changed; or begins with a verb that nobody knows, and what is `said` has it too. */
export function authorisesChange(goal: string, said: string): boolean {
  const words = plain(said).split(' ');
  return clausesOf(goal).some((clause) => {
    if (begins.test(clause)) return true;
    if (handling.test(clause)) return holds.test(clause) || speaksOfLoss(clause);
    if (readings.some(({ looks }) => looks(clause))) return false;
    if (beginsWithAct.test(clause)) return true;
    const [verb = ''] = clause.split(' ', 1);
    return verb.length >= stemLength && words.some((word) => word.startsWith(verb.slice(0, Math.max(stemLength, verb.length - 2))));
  });
}

/** Whether a question of the browser's own may be answered with yes: one that speaks of no change, where the goal has something done at all. */
export const authorisesAnswer = (goal: string, question: string): boolean =>
  authorisesChange(goal, question) ||
  (clausesOf(goal).some((clause) => handling.test(clause)) && !holds.test(plain(question)) && !speaksOfLoss(plain(question)));

const speaksOfLoss = (clause: string): boolean =>
  readings.some(({ deeds }) => Object.values(deeds).some(({ verbs }) => clause.split(' ').some((word) => verbs.has(word))));

/** Labels that say it of what they do at once; a word that may be a noun is none of them. */
const doing =
  /^(?:delete|remove(?! (?:all )?(?:filters?|tags?)(?!\p{L}))|erase|discard|unsubscribe|subscribe|deactivate|uninstall|revoke|unfollow|buy|purchase|pay|donate|send|publish|log ?out|sign ?out|cancel (?:my|the|this|your|subscription|order|booking|plan|membership)|(?:order|book) now|place (?:my |the |your )?order)(?!\p{L})/u;
const acting: ReadonlySet<string> = new Set(['button', 'link', 'menuitem', 'switch']);

/** Whether a click on it changes something, by what it is called; a link is a way to where it is done. */
export function saysChange({ role, name, href, opens }: Pick<ControlNature, 'role' | 'name' | 'href' | 'opens'>): boolean {
  if (!acting.has(role) || href !== undefined || opens) return false;
  const label = plain(name);
  return doing.test(label) || readings.some(({ deeds }) => deeds.account.verbs.has(label));
}
