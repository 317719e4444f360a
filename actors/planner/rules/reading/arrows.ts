/** Steps in a row that arrows part ("lamp 10 -> Save", "mail of Ada -> star"): each is put into the order that it stands for. */
import { isListing } from './listings.ts';
import { atom } from './words/text.ts';
import { verbsOf } from './words/verbs.ts';

/** Between spaces, or it may be an operator of a value's own. */
const arrow = / (?:[-–—]{1,2}>|=>(?! ?\d)|→|➔|➜|⇒) /u;
const arrowed = /[^.;!?\n]{0,1000}(?:(?:[-–—]>|=>|→|➔|➜|⇒|[.!?](?! ))[^.;!?\n]{0,1000})+/gu;

/** "Drag A -> B": the arrow says where it goes. */
const carries = /^(?:drag|drop|move|convert|translate|rename|swap|change|replace)\b/i;
/** Ends a form, or goes on from it. */
const deeds =
  /^(?:submit|send|save|apply|ok|done|go|next|continue|proceed|confirm|finish|search|book|order|reserve|pay|update|log ?in|sign (?:in|up)|register|calculate|convert|post)$/i;
const opens = /^(?:please )?(?:open|go to|navigate to) /i;
/** Alone behind a thing, they say what is done with it. */
const points = '(?:click|press|tap|open|hit|push|select|choose|pick)';
const pointsOnce = new RegExp(`^${points}(?: once| twice| \\w+ times)?$`, 'i');

const value = `(?:${atom}|[-+−]?\\d[\\d.,:/-]*(?: ?(?:%|\\p{Sc}|\\p{L}{1,3}))?(?: \\d+)*|[+\\p{Lu}][^,;:]*|\\S*[\\d@]\\S*)`;
/** "Coupon TIDE20", "list: Harp". */
const told = new RegExp(`^(?:the )?(\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*){0,2}) (${value})$`, 'u');
const toldByColon = new RegExp(`^(?:the )?([\\p{L}\\p{N}][^:,;]{0,40}): (${atom}|[^:,;]+)$`, 'u');
const inList = /^(?:drop-?down )?list:? (?=\S)/i;
const several = /^[^,;]+(?:, [^,;]+)+$/;
/** "Answer of Ada": no verb. */
const ofWhom = new RegExp(`^\\p{Ll}+ of (?:the )?(?:\\p{Lu}|${atom})`, 'u');
const kinds = /^(?:the )?(?:tab|button|link|menu|section|icon|card|entry|option|item|row|box|checkbox|radio|page|step|result)(?= )/i;
const ranked = /^(?:first|last|\d+(?:st|nd|rd|th)|\p{L}{2,}est)\b/u;
/** "Mail of Ada: tick", "card “x” > ⋮ > Share" */
const deedBehind = /^(\S[^:;]{0,60}?): (tick|untick|check|uncheck|click|press|delete|star)$/i;
const inItsMenu = /^(?:the )?([^>]{2,60}) > (?:[⋮⋯…☰]|\.\.\.|more|menu|options) > ([^>]{2,40})$/iu;
/** Of things, not of what is done. */
const thing = /^(?!(?:if|unless|when|until|not|no|never|without|then|and|or|but|only)\b)\S/i;

/** `text` is masked. */
export const withoutArrows = (text: string): string =>
  arrow.test(text)
    ? text.replace(arrowed, (sentence) => (arrow.test(sentence) ? inTurn(sentence) : sentence))
    : inItsMenu.test(text)
      ? inTurn(text)
      : text;

function inTurn(sentence: string): string {
  const steps = asCarried(
    sentence
      .trim()
      .split(arrow)
      .map((step) => step.trim()),
  );
  const orders = steps.map((step, at) => orderOf(step, steps[at - 1], steps[at + 1])).filter((order) => order !== '');
  return `${/^\s*/.exec(sentence)?.[0]}${orders.join(', then ')}`;
}

function asCarried(steps: readonly string[]): readonly string[] {
  const [first = '', second, ...rest] = steps;
  return second !== undefined && carries.test(first) && !/ (?:to|into|onto) /.test(first) ? [`${first} to ${second}`, ...rest] : steps;
}

/** What is said of the step before by a verb alone is said there; empty where nothing is left to be done. */
function orderOf(step: string, before: string | undefined, behind: string | undefined): string {
  if (before !== undefined && isDoneTo(step) && isThing(before) && !isNumbered(before)) return '';
  if (behind !== undefined && isDoneTo(behind) && isThing(step) && !isNumbered(step)) return inItsPlace(behind, withArticle(step));
  const [, entry, deed] = deedBehind.exec(step) ?? [];
  if (entry !== undefined) return `${deed} ${withArticle(entry)}`;
  const [, owner, item] = inItsMenu.exec(step) ?? [];
  if (owner !== undefined) return `open the menu of ${owner} and click ${item}`;
  if (!isThing(step)) return step;
  if (inList.test(step)) return `${step.replace(inList, 'select ')} from the list`;
  if (/^page \d+$/i.test(step)) return `go to ${step}`;
  if (/^[-+−]?\d[\d.,:]*$/.test(step)) return `enter ${step}`;
  const [, name, said] = kinds.test(step) ? [] : (toldByColon.exec(step) ?? told.exec(step) ?? []);
  if (several.test(step)) return `${isListing(step) ? 'fill in' : 'select'} ${step}`;
  if (name !== undefined) return `set ${name} to ${said}`;
  const isChosen = behind !== undefined && deeds.test(behind) && verbsOf(step).length === 0;
  const act = isChosen ? 'choose' : before !== undefined && opens.test(before) ? 'open' : 'click';
  return `${act} ${withArticle(step)}`;
}

/** "X -> press twice" */
function inItsPlace(deed: string, step: string): string {
  const [, verb = '', times = ''] = timed.exec(deed) ?? [];
  return verb === '' ? `${deed} ${step}` : `${verb} ${step}${/once/i.test(times) ? '' : times}`;
}
const timed = new RegExp(`^(${points})( once| twice| \\w+ times)$`, 'i');

/** Begins with no verb, or is written as the name of a control. */
const isThing = (step: string): boolean =>
  thing.test(step) && (verbsOf(step).length === 0 || ofWhom.test(step) || inList.test(step) || isNamed(step) || isNumbered(step));
/** "Lock 7 3 1": nothing is locked that is so many numbers. */
const isNumbered = (step: string): boolean => numbers.test(step) && !leads.test(step);
const numbers = /^\p{Ll}+ \d+(?:[ -]\d+)+$/u;
const isNamed = (step: string): boolean => /^\p{Lu}\p{L}*(?: \p{Ll}+)?$/u.test(step) && !deeds.test(step) && !leads.test(step);
const leads = /^(?:click|press|tap|open|select|choose|pick|enter|type|write|search|find|go|tick|untick|check|uncheck|set|clear|fill) /i;

/** One verb in small letters, that ends no form. */
const isDoneTo = (step: string): boolean =>
  pointsOnce.test(step) || (/^\p{Ll}+(?: (?:up|down|off|out))?$/u.test(step) && verbsOf(step)[0]?.rest === '' && !deeds.test(step));

const withArticle = (step: string): string => (ranked.test(step) ? `the ${step}` : step);
