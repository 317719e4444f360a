/** Reads what a thing's own control does that is called by the very verb, be it in no table, and what the form that it brings up is told. */
import type { Description } from '../description.ts';
import type { Order } from '../instruction.ts';
import { breathBehind } from './breaths.ts';
import type { Context } from './context.ts';
import { readDescription } from './things/descriptions.ts';
import { inGoalsWords } from './words/text.ts';
import { verbsOf } from './words/verbs.ts';

const begins =
  /^(?:(?:please|now|then|and|also) )*(\p{L}\p{Ll}{2,}(?:-\p{Ll}+)?) (?:(?:for|to|on|at|in) (?=(?:the|this|that|my|our) ))?(?=\S)/u;
/** These order nothing. */
const noVerb =
  /^(?:avoid|refrain|skip|try|make|ensure|if|what|which|who|whom|whose|when|where|why|how|are|was|were|has|have|had|does|did|can|could|will|would|shall|should|may|might|must|the|this|that|these|those|all|any|each|every|both|some|none|not|never|nothing|only|except|without|with|from|into|onto|for|and|but|nor|yet|than|then|there|here|also|still|just|its|his|her|our|your|their|you|she|they|after|before|because|since|until|while|unless|otherwise|instead|during|about|under|over|above|below|between|within|inside|outside|per|via|new|old|more|most|less|least|let|don|one|two|three|four|five|six|ten|first|second|third|last|next|another|other)$/i;
/** What is gone takes nothing with it that was said beside it. */
const ending = /^(?:delete|remove|discard|clear|erase|empty|wipe|purge|destroy)$/;
/** Behind what the thing is called, what is told of it, the surest first. */
const parting: readonly RegExp[] = [/(?:,? (?=as |with |because |until |till |saying |citing |for |to )|: |, )/iu, /,? (?=on |at )/iu];
/** "The porter position": what is applied for is one, and the page need not say so. */
const thingIn = (as: string, said: string): string => (as === 'apply' ? said.replace(vacant, '') : said);
const vacant = / (?:position|post|vacancy|opening|role)(?=$| (?:in|at|near) )/iu;
/** What the page is about. */
const ofPage = /^this \p{Ll}+(?: \p{Ll}+)?$/u;
const ofNothingYet = /^(?:an? |new |another |some |any |more )/i;

/** Whether it points at one thing of several: by a name or a code, or by what singles it out. */
const isPointed = ({ name, exact, rank, where, all }: Description): boolean =>
  !all && !exact && !astray.test(name) && (/\p{Lu}|\d/u.test(name) || rank !== undefined || where !== undefined);
/** What a name does not begin with: it went with the verb, or says where. */
const astray =
  /^(?:out|up|off|down|over|back|away|in|on|at|of|by|to|for|from|into|between|around|about|it|them|this|that|not|never|no|me|us|my|more|so)(?: |$)/i;

/** "Void INV-33 as a duplicate", "hold P-2 for 7 days": the control of that name, then what it asks for. Undefined for any other clause. */
export function throughControl(words: string, context: Context): readonly Order[] | undefined {
  const [ahead = '', said = ''] = begins.exec(words) ?? [];
  const as = said.toLowerCase();
  if (ahead === '' || noVerb.test(as)) return undefined;
  const object = words.slice(ahead.length).replace(/[.!]+$/, '');
  if (ofNothingYet.test(object)) return undefined;
  const ways = ending.test(as) ? [] : parting;
  for (const parts of ways) {
    const found = parts.exec(object);
    if (found === null) continue;
    const thing = object.slice(0, found.index);
    const isOpen = ofPage.test(thing);
    const what = isOpen ? undefined : readDescription(thingIn(as, thing), context);
    const breath = breathBehind(as, inGoalsWords(object.slice(found.index + found[0].length), context.masked), context.now);
    if ((what !== undefined || isOpen) && breath !== undefined)
      return [
        { kind: 'do', as, ...(what && { what }), opens: true },
        { kind: 'lay', as, breath },
      ];
  }
  const what = readDescription(object, context);
  return what && [{ kind: 'do', as, what, isOwn: true }];
}

/** Of a clause that nothing else could be made of: only a verb that does no more than its control does, and one thing that is pointed at. */
export function dealtWith(words: string, context: Context): readonly Order[] | undefined {
  const [known] = verbsOf(words);
  const orders = known === undefined || isByControl(known.intents) ? throughControl(words, context) : undefined;
  const [first, told] = orders ?? [];
  if (first?.kind !== 'do') return undefined;
  const isQuoted = told?.kind === 'lay' && (told.breath?.words.filter(({ isFixed }) => isFixed).length ?? 0) > 0;
  if (isQuoted) return orders;
  if (!first.what) return undefined;
  const isOfWords = / /.test(first.what.name) && english.test(words) && !astray.test(first.what.name);
  if (orders?.length !== 1) return isOfWords || isPointed(first.what) ? orders : undefined;
  return known === undefined && (isOfWords || coded.test(words)) ? orders : undefined;
}
const isByControl = (intents: readonly string[]): boolean => intents.includes('do') && !intents.some((intent) => byFields.includes(intent));
const byFields: readonly string[] = ['fill', 'basket', 'clear', 'click', 'submit', 'compose', 'sort', 'drag'];
/** Else a word of another language could be taken for a verb, and what follows for a name. */
const english = /^\p{L}+ (?:the|this|my|our) \p{L}/u;
const coded = /^\p{L}+ \p{Ll}+ #?(?:\p{Lu}+-?)?\d+$/u;
