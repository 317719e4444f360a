/** An act from before its first event to after its last consequence. */

import type { Act, Consequence } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import { beginsMs, consequencesFor, hasBegun, type Moment, momentOf, since } from '../consequence.ts';
import { Deadline } from '../deadline.ts';
import type { Downloads } from '../downloads.ts';
import { gone, replaced } from '../errors.ts';
import type { GuardWords } from '../guard-words.ts';
import type { Aftermath, PromisedFile } from '../inject/wire.ts';
import { failureOf, navigate } from '../navigate.ts';
import { settle } from '../settle.ts';
import type { Place } from '../stitch.ts';
import type { Tab } from '../tab.ts';
import type { Tabs } from '../tabs.ts';
import { callPage } from '../world.ts';
import type { Attempt, Subject } from './attempt.ts';
import { stays } from './check.ts';
import { read } from './evidence.ts';
import { leave } from './leave.ts';
import { perform, type Scene } from './perform.ts';
import { comesToListen } from './unheard.ts';
import { awaitText } from './wait.ts';

/** How long what a page puts off may take to show. */
const putOffMs = 600;
/** What is left of a method's time when a download is waited for no longer. */
const endingMs = 1_000;

/** Before these a person is done with the field that was written in. */
const leavesFirst: ReadonlySet<Act['kind']> = new Set(['goto', 'back', 'switchTab', 'closeTab', 'read']);

interface Done {
  readonly read?: string;
  readonly became?: Consequence;
}

/** Who hears of what comes instead of a page. */
export interface Hearers {
  readonly guard: GuardWords;
  readonly downloads: Downloads;
}

/** What was read, or what came of it; afterwards the page rests, or is as it became when the same act was done before. */
export async function carryOut(act: Act, scene: Omit<Scene, 'tab'>, hearers: Hearers, attempt: Attempt): Promise<Done> {
  const done = await carryOutOnce(act, scene, hearers, attempt);
  const { subject } = scene;
  if (act.kind !== 'click' || act.button === 'right' || !subject || !done.became || !isNothing(done.became)) return done;
  const listens = await comesToListen(subject, attempt);
  if (listens === undefined) return done;
  // Nobody has heard of it.
  attempt.sent = false;
  if (listens) return carryOutOnce(act, scene, hearers, attempt);
  return { ...done, became: { ...done.became, unheard: true } };
}

const isNothing = ({ document, tab, requests, stirred, turned }: Consequence): boolean =>
  !document && !tab && !requests && stirred === false && turned === undefined;

async function carryOutOnce(act: Act, scene: Omit<Scene, 'tab'>, hearers: Hearers, attempt: Attempt): Promise<Done> {
  const { deadline } = attempt;
  const { tabs, subject, terms } = scene;
  if (act.kind === 'note') return {};
  // What is computed from a field may be so only once it is left; what has just come up may go then.
  if (leavesFirst.has(act.kind) && !scene.isNew) await leave(tabs, deadline);
  if (act.kind === 'read') return subject ? { read: await read(subject) } : {};
  if (act.kind === 'wait') {
    await awaitText(act, tabs, deadline);
    return {};
  }
  const tab = await tabs.ready(deadline);
  const { failure: shown } = tab;
  if (act.kind === 'goto') {
    tab.requests.goneTo = act.url;
    await openAddress(tab, act.url, hearers, deadline);
    return { became: { document: true, tab: false, requests: false } };
  }
  let moment = momentOf(tab);
  const followed = hearers.downloads.follow();
  const clicked = answering(act) ? subject?.place : undefined;
  // Whatever is wrong with the element, the act says so.
  const begins = () => clicked && callPage(clicked.frame, 'clickBegins', clicked.index).catch(() => undefined);
  let promised = begins();
  // Asked before it, and not awaited, as its evidence.
  const had = clicked && terms.became === undefined ? callPage(clicked.frame, 'states', clicked.index).catch(() => undefined) : undefined;
  let stirred: boolean | undefined;
  // What is closed on the way to it is no consequence of it.
  attempt.cleared = () => {
    moment = momentOf(tab);
    promised = begins();
  };
  tab.requests.acting();
  try {
    await perform(act, { ...scene, tab }, attempt);
    const ceiling = consequencesFor(deadline);
    const states = terms.became && act.kind !== 'fill' ? await statesOf(subject, moment, tabs) : undefined;
    const isOver = terms.became !== undefined && !(await hasBegun(moment, tabs, terms.became, ceiling));
    if (!isOver) await settle(tabs, ceiling);
    const scripted = clicked && !isOver ? await aftermathOf(clicked, moment, tabs, hearers.downloads, ceiling) : undefined;
    stirred = isOver && terms.became?.stirred && clicked ? await stirs(clicked, ceiling) : scripted?.hasChanged;
    if (scripted?.withheld !== undefined) {
      attempt.sent = false;
      throw new FarmError('element_unusable', `the form is not sent as long as this is not right: ${scripted.withheld}`);
    }
    await followed(new Deadline(deadline.remaining - endingMs, 'downloading'), (await promised) ?? scripted?.file);
    if (isOver) return { became: { ...since(moment, tabs), ...(states && { states }), ...(stirred !== undefined && { stirred }) } };
  } finally {
    tab.requests.acted();
  }
  const failure = tabs.active && tabs.active.failure !== shown ? failureOf(tabs.active, hearers.guard) : undefined;
  if (failure) throw failure;
  if (act.kind === 'check' && subject) await stays(subject, act.on);
  const states = await statesOf(subject, moment, tabs);
  const before = await had;
  const turned = before && states?.filter((state) => !before.includes(state));
  return {
    became: {
      ...since(moment, tabs),
      ...(states && { states }),
      ...(turned && turned.length > 0 && { turned }),
      ...(stirred !== undefined && { stirred }),
    },
  };
}

/** What a page answers at once, or whenever it is about to: a click, a key that sends, a choice that filters or sorts. */
const answering = (act: Act): boolean => act.kind === 'click' || act.kind === 'select' || (act.kind === 'press' && act.key === 'Enter');

/**
 * A click that changed nothing, but had the page ask for something or put something off, has its consequence before it: that is
 * waited for. Answers what a script of the page had the browser download meanwhile, or what kept the browser from sending a form.
 */
async function aftermathOf(
  { frame }: Place,
  moment: Moment,
  tabs: Tabs,
  downloads: Downloads,
  ceiling: Deadline,
): Promise<(Partial<Pick<Aftermath, 'withheld' | 'hasChanged'>> & { readonly file?: PromisedFile | undefined }) | undefined> {
  const { document, tab, requests } = since(moment, tabs);
  if (document || tab) return undefined;
  const ask = () => callPage(frame, 'aftermath').catch(gone);
  const found = await ask();
  // A page that has answered speaks for itself.
  if (found?.hasChanged) return { file: found.file, hasChanged: true };
  if (!found || !(found.putsOff || requests)) return found;
  const ms = Math.min(putOffMs, ceiling.remaining);
  const change = callPage(frame, 'nextChange', ms).catch(gone);
  await Promise.race([change, moment.tab.changed.next(ms), downloads.next(ms)]);
  await settle(tabs, ceiling);
  const hasChanged = await change;
  return { file: (await ask())?.file, ...(hasChanged !== undefined && { hasChanged }) };
}

/** Whether a click that changed its document the time before has done so again; where it has not, that is waited for. */
async function stirs({ frame }: Place, { remaining }: Deadline): Promise<boolean | undefined> {
  const found = await callPage(frame, 'aftermath').catch(gone);
  if (found?.hasChanged === undefined) return undefined;
  return found.hasChanged || callPage(frame, 'nextChange', Math.min(beginsMs, remaining)).catch(gone);
}

/** Rejects also when there is a file at the address: its bytes are told, and the page stays. */
export async function openAddress(tab: Tab, url: string, { guard, downloads }: Hearers, deadline: Deadline): Promise<void> {
  const followed = downloads.follow();
  if ((await navigate(tab, url, guard, deadline)) === 'page') return;
  await followed(new Deadline(deadline.remaining - endingMs, 'downloading'), { url, name: new URL(url).pathname });
  throw new FarmError('target_unreachable', `${url} is a file to download, not a page; open the page that leads to it`);
}

/** Of the element of an act, once that was done; what the page has done in answer is known then too. Undefined when it is gone. */
async function statesOf(subject: Subject | undefined, moment: Moment, tabs: Tabs): Promise<readonly string[] | undefined> {
  const { tab, document } = since(moment, tabs);
  return subject && !tab && !document ? callPage(subject.place.frame, 'states', subject.place.index).catch(replaced) : undefined;
}
