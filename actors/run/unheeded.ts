/** What a page's own site did not take of what an act had it send: whatever the page shows, it was not done, unless it says so or it is sent again. */
import type { Observation, PageEvent } from '../../farm/page/port.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import { isActing, isAsking, isLooking } from './asking.ts';
import { isOutright, isWell } from './refusing-words.ts';
import { isWanted } from './wanted.ts';
import type { Work } from './work.ts';

export interface Unheeded {
  readonly method: string;
  /** Without its query, which may hold what was typed. */
  readonly path: string;
  /** The end of a sentence. */
  readonly trouble: string;
  /** What it was answered with is the page itself. */
  readonly isPage?: true;
  /** How many acts had been done when it was told. */
  readonly done: number;
}

type Told = Extract<PageEvent, { type: 'answered' }>;

/** What has not been taken, now that this was answered: what is sent once more stands for what was sent before. */
export function unheededAfter({ unheeded = [], touched, done, acts }: Work, { method, url, trouble, isPage }: Told): readonly Unheeded[] {
  // An address that the goal names is gone to without a touch of the page.
  const isOurs = touched || (isPage === true && acts > 0);

  const { pathname: path } = new URL(url);
  const others = unheeded.filter((known) => known.method !== method || known.path !== path);
  return trouble === undefined || !isOurs
    ? others
    : [...others, { method, path, trouble, done: done.length, ...(isPage && { isPage }) }].slice(-most);
}
const most = 20;

/** It may have done something, and may only have asked: beside what was taken it stands for little. */
export const isQuestion = ({ method }: Pick<Unheeded, 'method'>): boolean => method === 'GET' || method === 'HEAD';

/** What says on the page that all went well. */
export const praisesOn = ({ elements }: Pick<Observation, 'elements'>): readonly string[] =>
  elements.flatMap(({ role, name }) =>
    telling.includes(role) && name.length <= longest && isWell(name) && !isOutright(name) ? [name] : [],
  );
const telling: readonly string[] = ['alert', 'status', 'alertdialog', 'text', 'paragraph', 'heading'];
const longest = 300;

/** What is left of it once the page was seen: what says after the latest act that all went well speaks of that. */
export function consoled(page: Pick<Observation, 'elements'>, { unheeded = [], praises: before = [], done }: Work): Partial<Work> {
  const praises = praisesOn(page);
  const isConsoled = praises.some((text) => !before.includes(text));
  const left = isConsoled ? unheeded.filter((known) => known.done < done.length - 1) : unheeded;
  return { ...(praises.length > 0 && { praises }), ...(left.length > 0 && { unheeded: left }) };
}

/** Why the run is no success, as a part of a sentence; undefined where nothing says so, or where it is what was asked for. */
export function unheededIn({ unheeded = [], heededAt, order: { request }, data, path, done }: Work): string | undefined {
  // Who was led on since is on another page.
  const at = path.at(-1)?.after ?? '';
  const isShown = (known: Unheeded) => !isShownBy(request.success) && URL.canParse(at) && new URL(at).pathname === known.path;
  const isDeed = (known: Unheeded) => {
    if (known.isPage) return isShown(known);
    if (known.done === heededAt) return false;
    const { clause = '', target } = path.filter(({ clause }) => clause === (done[known.done] ?? done.at(-1))?.clause).at(-1) ?? {};
    return isActing(clause, target) && !isLooking(clause) && !isAsking(clause, target);
  };
  const latest = unheeded.findLast((known) => !isQuestion(known) || isDeed(known));
  if (latest === undefined || saysStatus(request.success)) return undefined;
  const sentence = `${latest.method} ${latest.path} ${latest.trouble}`;
  return isWanted(sentence, { ...request, data }) ? undefined : sentence;
}

/** A text that the caller has named is to be on the page that came, whatever its status. */
const isShownBy = (condition: SuccessCondition): boolean =>
  condition.kind === 'textVisible' || (condition.kind === 'allOf' && condition.conditions.some(isShownBy));

/** A message of the page that the caller has named, and that is there, says that it went well. */
const saysStatus = (condition: SuccessCondition): boolean =>
  condition.kind === 'statusText' || (condition.kind === 'allOf' && condition.conditions.some(saysStatus));
