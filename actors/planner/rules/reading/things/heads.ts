/** Reads the head of a description: its place, rank and look, its name and its kind, without what follows a preposition. */
import type { Description } from '../../description.ts';
import { readWhen } from '../words/dates.ts';
import { anyNoun, type Noun, nounOf } from '../words/nouns.ts';
import { count, place, placeOf } from '../words/numbers.ts';
import { atom, bare, holdsAtom, isAtom, type Masked } from '../words/text.ts';
import { isOneSlip, verbsOf } from '../words/verbs.ts';
import { asSuperlative, rankFor, readRank } from './conditions.ts';

export const nothing: Description = { name: '', exact: false, whole: '', noun: '', roles: [] };
export const named = (name: string, exact = false): Description => ({ ...nothing, name, exact, whole: exact ? '' : name });

export const withoutArticle = (words: string): string =>
  words.trim().replace(/^(?:[Tt](?:he|eh|his|hat|hese|hose)|a|[Aa]n|[Ii]ts|[Mm]y|[Oo]ur|[Yy]our) (?=\S)/, '');

export const colours =
  'red|green|blue|yellow|orange|purple|pink|black|white|gr[ae]y|brown|cyan|magenta|aqua|olive|violet|golden|silver|turquoise|beige|navy|lime|teal|maroon|gold';
const sizes = 'small|large|big|tiny|huge';
const shapes = 'round|square|circular|rectangular|triangular|bold|italic|underlined|highlighted|colou?red';
const look = new RegExp(
  `^(${colours}|(?:light|dark) (?:${colours})|${sizes}|${shapes})(?:,? and|,)? (?=(?:${atom}$|(?:(?:${colours}|${shapes}) )*(?:${anyNoun})(?: ${atom})?$))`,
  'iu',
);

const namings =
  'labell?ed|called|named|titled|entitled|captioned|headed|headlined|marked|that says|which says|saying(?! about| by)|reading(?! about| by)|that reads|with the (?:text|name|label|title|caption|heading)|with (?:text|name|label|title)';
const namingAhead = new RegExp(`^(?:${namings})(?: as)?:? `, 'i');
const nounLast = new RegExp(`^(?:(.*?) )?(${anyNoun})$`, 'iu');
const notOfKinds =
  '(?:all|and|any|after|about|are|before|below|above|beside|between|both|but|called|each|every|for|from|has|have|into|like|named|near|next|not|only|onto|over|say|says|saying|than|that|the|then|this|till|titled|under|until|was|when|where|which|who|with|without)';
/** "server web-2", "reminder “x”", "pull request “x”": what it is, and its name. */
const kindAhead = new RegExp(
  `^(\\p{Ll}{3,}|(?!${notOfKinds} )\\p{Ll}{3,} (?!${notOfKinds} )\\p{Ll}{3,}(?= ${atom})) (${atom}|(?=\\S*\\d)(?=\\S*\\p{L})[\\w-]+)$`,
  'u',
);
/** "The alarm called Gym": of whatever kind. */
const kindNamed = new RegExp(
  `^(\\p{Ll}{3,}(?: \\p{Ll}{3,})?) (?:called|named|labell?ed|titled|entitled) (?=${atom}$|[\\p{Lu}\\d@])(\\S.*)$`,
  'u',
);
const nounFirst = new RegExp(`^(${anyNoun}):? (.+)$`, 'iu');
/** Compounds in which the place is a part of the name. */
const placeInName =
  /^(?:first|last|second|middle|given) (?:names?|class|aid)\b|^last (?:updated|modified|login|seen)\b|^final (?:price|total)\b/i;
const ordinalAhead = new RegExp(`^(${place}|top(?:most)?|bottom(?:most)?) (?=\\S)`, 'i');
const severalAhead = new RegExp(`^${count} (?:${anyNoun}|\\p{L}+s)(?: |$)`, 'iu');

/** Words that tie a condition or another order to what stands before them: in a name that is not quoted they say more than a name. */
const ties =
  /.\b(?:unless|if|with no|whenever|when|while|until|instead|otherwise|except|without|not|don['’]t|doesn['’]t|never|nor|twice|thrice|only|but|rather than|as soon as|as long as|so that|such that|so it|then|(?:ending|starting|beginning) (?:with|in)|into|times|\d+x)\b(?!['’])|[?]./i;
/** In capitals it is what a field or a choice is called: "Anything else". */
const loose =
  /^(?:until|unless|if|so|anything|something|whatever|whichever|any|some|nothing|anyone|someone|one of|anywhere|somewhere|only|either|neither|random|and|or)(?![\w-])/;
/** A name that breaks off is a part of what was not understood. */
const breaksOff = /(?:^| )(?:the|an?|with|of|from|by|and|or|for|that)$/;
const longestName = 14;
/** "Account, Kari as To, enter 5 …": no name goes on with an order. */
const goesOn = (words: string): boolean =>
  words.includes(', ') &&
  words
    .split(/,? and |, /)
    .slice(1)
    .some((part) => verbsOf(part).some(({ rest }) => rest !== ''));
/** Whether unquoted words may pass for a name as they stand. */
export const mayBeName = (words: string): boolean =>
  words !== '' &&
  !breaksOff.test(words) &&
  !/^[^(]*\)|\([^)]*$/.test(words) &&
  !/ (?:in|of|from|on|with|under|for|to|and \p{Ll}+) (?:it|them)$/u.test(words) &&
  !ties.test(words) &&
  !loose.test(words) &&
  !holdsAtom(words) &&
  words.split(' ').length <= longestName &&
  !goesOn(words) &&
  !/^(?:and|or|of|to|in|on|by|with|the|an?|,|:)$|^(?:into|onto) /.test(words) &&
  !/^(?:it|them|us|him|her|me)(?![\p{L}\p{N}'’-])/u.test(words);

/** "Row 3" */
const numberedRow = /^(row|(?:search )?result|paragraph)(?: (?:number|no\.?|nr\.?))? #?([1-9]\d{0,3})$/i;

/** "second largest red file", "Save button", "link called “More”"; undefined when a word of it is not understood. */
export function readHead(words: string, masked: Masked): Description | undefined {
  const [, row, number] = numberedRow.exec(withoutArticle(words)) ?? [];
  const rows = row === undefined ? undefined : nounOf(row.toLowerCase());
  if (rows) return { ...nothing, whole: withoutArticle(words), noun: rows.noun, roles: rows.roles, ordinal: Number(number) };
  let rest = /^(?:the|my|your) /i.test(words.trim()) ? asSuperlative(withoutArticle(words)) : withoutArticle(words);
  const whole = holdsAtom(rest) ? '' : withoutArticle(words);
  const found: { -readonly [K in keyof Description]?: Description[K] } = {};
  const ranked = readRank(rest);
  if (ranked !== undefined) {
    found.rank = ranked.rank;
    rest = ranked.rest;
  } else if (!placeInName.test(rest)) {
    const said = ordinalAhead.exec(rest)?.[1];
    const at = said === undefined ? undefined : /^top/i.test(said) ? 1 : /^bottom/i.test(said) ? -1 : placeOf(said);
    if (said !== undefined && at !== undefined && (!/^(?:top|bottom)/i.test(said) || nounLast.test(rest))) {
      found.ordinal = at;
      rest = rest.slice(said.length + 1);
    }
  }
  const singledOut = ranked !== undefined || found.ordinal !== undefined;
  if (severalAhead.test(rest) && !isAtom(rest) && nounOf(rest.split(' ').at(-1) ?? '')?.plural === true && rest.split(' ').length > 1)
    return undefined;
  // How many of them, is no part of a name.
  if (/^(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten) \p{Ll}+s(?: |$)/u.test(rest)) return undefined;
  const looks: string[] = [];
  for (let seen = look.exec(rest); seen !== null && looks.length < 3; seen = look.exec(rest)) {
    looks.push((seen[1] ?? '').toLowerCase());
    rest = rest.slice(seen[0].length);
  }
  if (looks.length > 0) found.look = looks;
  if (rest === '') return singledOut ? { ...nothing, ...found, whole } : undefined;
  const core = readCore(rest, masked, singledOut || looks.length > 0, withoutArticle(words) !== words.trim());
  if (core === undefined) return undefined;
  return { ...core, ...found, ...(found.rank !== undefined && { rank: rankFor(found.rank, core.noun) }), whole: core.exact ? '' : whole };
}

function readCore(words: string, masked: Masked, singledOut: boolean, hasArticle: boolean): Description | undefined {
  const only = nounOf(words);
  if (only !== undefined) {
    if (only.plural && only.roles.length > 0 && !hasArticle && !singledOut && /^\p{Lu}/u.test(words)) return nameOf(words, masked);
    const isName = (only.isLoose || (only.isRow && only.roles.length === 0)) && !singledOut && (!only.plural || /^\p{Lu}/u.test(words));
    return { ...nothing, name: isName ? words : '', whole: words, noun: only.noun, roles: only.roles };
  }
  // "The budget per person": of whom it is, is part of what it is called.
  if (perEach.test(words)) return nameOf(words, masked);
  const naming = namingAhead.exec(words);
  if (naming !== null) return nameOf(words.slice(naming[0].length), masked);
  const [, before = '', last = ''] = nounLast.exec(words) ?? [];
  const [, first = '', after = ''] = nounFirst.exec(words) ?? [];
  const [lastNoun, firstNoun] = [lastNounOf(last, words), nounOf(first)];
  // "The title field" is a field.
  const isCompound = lastNoun !== undefined && isControl(lastNoun) && after === last && /^\p{Ll}/u.test(after);
  if (
    firstNoun !== undefined &&
    !isCompound &&
    (lastNoun === undefined || isControl(firstNoun) || holdsAtom(after)) &&
    namesAfter(firstNoun, after)
  )
    return ofKind(firstNoun, after.replace(namingAhead, ''), masked);
  const told = firstNoun === undefined && lastNoun === undefined ? (kindAhead.exec(words) ?? kindNamed.exec(words)) : null;
  if (told !== null) return ofKind({ noun: told[1] ?? '', roles: [], plural: false, isRow: false, isLoose: false }, told[2] ?? '', masked);
  if (lastNoun !== undefined && isNameWithKind(words, last, lastNoun, !hasArticle) && !singledOut) return nameOf(words, masked);
  if (lastNoun !== undefined && (!lastNoun.isLoose || lastNoun.plural || isAtom(before)))
    return ofKind(lastNoun, before === '' ? words.slice(0, words.lastIndexOf(' ')) : before, masked);
  return nameOf(words, masked);
}

const perEach = /^\p{L}[\p{L} -]* per \p{L}+$/u;

/** "Night Trains" is a name, and so is "Night train" where no article says that it is one of the trains. */
const isNameWithKind = (words: string, last: string, noun: Noun, bareSaid: boolean) =>
  noun.roles.length === 0 &&
  words.includes(' ') &&
  !holdsAtom(words) &&
  !/\d/.test(words) &&
  /^\p{Lu}/u.test(words) &&
  (/^\p{Lu}/u.test(last) || (bareSaid && !noun.plural));

const isControl = (noun: Noun) => noun.roles.length > 0 && !noun.isRow;
/** "The editor settings" are those of the editor; "the tab settings" may be called so. */
const isOfSettings = ({ roles }: Noun, after: string): boolean =>
  /^(?:settings|preferences)$/i.test(after) && !roles.some((role) => /^(?:button|link|tab|menuitem|heading|region)$/.test(role));

/** "order 1043" but not "order history": a thing is told by a number or handle behind it, a control by any name. */
const namesAfter = (noun: Noun, after: string) =>
  namingAhead.test(after) ||
  new RegExp(`^(?:${atom}|#?\\d[\\w-]*|@\\S+|(?=\\S*\\d)[\\p{L}\\d_-]+|[A-Z])$`, 'u').test(after) ||
  (isControl(noun) &&
    !isOfSettings(noun, after) &&
    !/^(?:in|of|to|for|on|and)$/i.test(after) &&
    !(noun.plural && /^(?:in|of|to|for|on|from|with|at|by) /.test(after))) ||
  (noun.noun === 'row' && after !== '') ||
  (noun.roles.length === 0 && !noun.isLoose && /^\p{Lu}/u.test(after) && mayBeName(after)) ||
  (noun.isRow && (/^\S+\.\w{2,4}$/.test(after) || (/^\p{Lu}/u.test(after) && noun.noun !== 'row' && mayBeName(after))));

/** The noun at the end; one that is off by a letter ("buton") counts when it is long. */
function lastNounOf(last: string, words: string): Noun | undefined {
  const found = nounOf(last);
  if (found !== undefined || holdsAtom(words.split(' ').at(-1) ?? '')) return found;
  const misspelled = words.split(' ').at(-1) ?? '';
  const meant = ['button', 'checkbox', 'textbox', 'dropdown', 'option', 'slider'].filter((noun) =>
    isOneSlip(misspelled.toLowerCase(), noun),
  );
  return words.includes(' ') && meant.length === 1 ? nounOf(meant[0] as string) : undefined;
}

function ofKind({ noun, roles }: Noun, name: string, masked: Masked): Description | undefined {
  const found = nameOf(
    name
      .replace(namingAhead, '')
      .replace(/['’]s$/, '')
      .replace(/^(?:number|no\.?|nr\.?) (?=#?\d)/i, ''),
    masked,
  );
  if (found === undefined) return undefined;
  const time = nounOf(noun)?.isRow === true ? readWhen(found.name, 0)?.time : undefined;
  if (time !== undefined) return { ...nothing, noun, roles, where: [{ kind: 'compares', by: '', is: '=', value: { type: 'time', time } }] };
  return { ...found, noun, roles };
}

/** A quoted name as it stands; an unquoted one when nothing in it says more than a name. */
function nameOf(words: string, masked: Masked): Description | undefined {
  const said = words.trim().replace(/[,:]$/, '');
  const name = bare(said, masked).trim();
  if (holdsAtom(said)) return isAtom(said) && name !== '' ? { ...nothing, name, exact: true } : undefined;
  return mayBeName(said) ? { ...nothing, name, whole: name } : undefined;
}
