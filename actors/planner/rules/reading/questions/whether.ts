/** Reads questions that are answered by yes or no, and those after what a word means. */
import type { Wonder } from '../../wonder.ts';

/** What is asked so is answered by yes or no; "do it again" and "have the report sent" are orders, and "was kostet" is German. */
export const asksWhether = new RegExp(
  '^(?:(?:is|are|were|was(?! (?:kostet|ist|sind|macht|hat|war|ich) )|does|did|has|am|must|may|shall|should|can(?! you )|will(?! you )) (?=\\S+ )|' +
    '(?:are|is|was|were|will) there |(?:do|have) (?:i|you|we|they|people|guests|visitors|members) |' +
    'do (?:the |my |your |any )?(?:\\p{L}+ ){0,2}\\p{L}+s (?:need|have|come|get|cost|include|take|accept|offer|allow|run|work|open|close|stop) |' +
    '(?:tell me|let me know|say|find out|return|answer) (?:whether|if) )',
  'iu',
);

/** What says only that it may, must or can be; pages say it in other words. */
const light = new Set(
  (
    'allowed permitted welcome ok okay fine need needed required necessary have has get take bring use accept accepts accepted ' +
    'offer offers provide provides come able let include else someone somebody anyone anybody'
  ).split(' '),
);
const small = new Set(
  'a an the my your our their his her its this that these those is are was were be been being am do does did have has had can could will would may might must shall should to of in on at for from with by about as it i we you they he she me us them there here and or one some any people guests guest visitors visitor into please still currently already now right just also too'.split(
    ' ',
  ),
);
/** A cell may say it in any word. */
const states = /^(?:included|available|provided|possible|offered|served|there)$/i;
const permission = /\b(?:can|may|allowed|permitted|welcome|possible|ok|okay|able|let)\b/i;
const need = /\b(?:must|need|needed|required|necessary|have to|should)\b/i;

export function whetherAsked(said: string): Wonder | undefined {
  const lead = asksWhether.exec(said)?.[0];
  if (lead === undefined) return undefined;
  const words = (said.match(/[@\p{L}\p{N}][\p{L}\p{N}_.'’-]*/gu) ?? []).map((word) => word.replace(/['’]s$|[.'’-]+$/g, ''));
  const all = words.filter((word) => !small.has(word.toLowerCase()) && !/^(?:tell|know|say|find|return|answer|whether|if)$/i.test(word));
  const about = all.filter((word) => !light.has(word.toLowerCase()));
  if (about.length === 0) return undefined;
  const verdict = need.test(said) ? 'need' : permission.test(said) ? 'permission' : undefined;
  const full = [...about, ...(/ (on|off)$/i.exec(said)?.slice(1) ?? [])];
  const apart = full.filter((word) => !states.test(word));
  if (apart.length === 0) return undefined;
  return { kind: 'whether', about: apart, ...(full.length > apart.length && { full }), ...(verdict && { verdict }) };
}

const meanings: readonly RegExp[] = [
  /^what (?:does|do) (?:the (?:word|term|abbreviation|acronym|expression|phrase|code|sign|letters?) )?(.+?) (?:mean|stand for|refer to|denote)$/iu,
  /^what (?:is|are) (?:the (?:word|term|abbreviation|acronym) )?(.+?) (?:short for|an abbreviation for|an acronym for)$/iu,
  /^what is meant by (.+)$/iu,
  /^(?:return|give me|tell me|read|what is|state) the (?:meaning|definition) of (?:the (?:word|term|abbreviation|acronym) )?(.+)$/iu,
];

export function meaningAsked(said: string): Wonder | undefined {
  for (const form of meanings) {
    const term = form.exec(said)?.[1]?.replace(/^["'“”‘’„«]+|["'“”‘’»]+$/g, '');
    if (term !== undefined && term !== '') return { kind: 'meaning', about: [], label: term };
  }
  return undefined;
}
