/** Choosing from lists: native ones at once, those built by the page as a person would: opened, searched, scrolled, clicked. */

import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import type { Chosen, FoundOption } from '../inject/wire.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, besides, keepsMs, patienceOf, type Subject, touch } from './attempt.ts';
import { strike, typeKeys } from './keyboard.ts';
import { click } from './pointer.ts';
import { onceReady } from './ready.ts';

/** What an opened list has to show its options, and what a search or a fetch behind it may take. */
const opensMs = 1_500;
const loadsMs = 4_000;
/** What it has then may be all of it. */
const shownMs = 400;
/** How long a list that draws only what is in view may take to be looked through. */
const scrollsMs = 15_000;
const mostTries = 3;

/** Rejects with `element_unusable`, naming what there is, when an option is not there or was not taken. */
export async function select(subject: Subject, options: readonly string[], attempt: Attempt): Promise<void> {
  const { place, what } = subject;
  const { frame, index } = place;
  const until = Date.now() + patienceOf(attempt, opensMs);
  const take = () => touch(attempt, () => callPage(frame, 'chooseOptions', index, options));
  let chosen = await onceReady(
    subject,
    attempt,
    take,
    (answer) => !answer.ok && (answer.type === 'disabled' || answer.type === 'optionDisabled'),
  );
  // Its options may be on their way.
  while (!chosen.ok && chosen.type === 'noOption' && Date.now() < until) {
    await callPage(frame, 'nextChange', until - Date.now());
    chosen = await take();
  }
  if (chosen.ok) return awaitKept(subject, options, chosen);
  switch (chosen.type) {
    case 'gone':
    case 'disabled':
      throw troubleError(what, { type: chosen.type });
    case 'single':
      throw new FarmError('element_unusable', `${what} takes exactly one option`);
    case 'noList':
      throw new FarmError('element_unusable', `${what} is no list that could be chosen from`);
    case 'optionDisabled':
      throw new FarmError('element_unusable', `the option ${JSON.stringify(chosen.text)} of ${what} is disabled`);
    case 'ambiguous':
      throw new FarmError('element_unusable', ambiguous(what, chosen.text, chosen.values));
    case 'noOption':
      throw noOption(what, chosen.text, chosen.options);
    case 'custom':
      return selectBuilt(chosen.by === index ? subject : besides(subject, chosen.by, what), options, attempt);
  }
}

async function selectBuilt(subject: Subject, options: readonly string[], attempt: Attempt): Promise<void> {
  const { tab, place } = subject;
  const { frame, index } = place;
  for (const [at, option] of options.entries()) await choose(subject, option, attempt, at > 0);
  if (options.length !== 1) await dropStrays(subject, options, attempt);
  if (!tab.closed && (await callPage(frame, 'closesByEscape', index).catch(replaced))) await strike(tab, frame, 'Escape', attempt);
}

/** A page may put back what it does not take. Rejects with `element_unusable` then. */
async function awaitKept({ place: { frame, index }, what }: Subject, options: readonly string[], chosen: Extract<Chosen, { ok: true }>) {
  if (String(chosen.before) === String(chosen.now)) return;
  await callPage(frame, 'quiet', keepsMs).catch(replaced);
  if (!(await callPage(frame, 'refusedOptions', index, chosen.before, options, keepsMs).catch(replaced))) return;
  throw new FarmError('element_unusable', `${what} did not keep ${quoted(options)}: the page put back what was chosen before`);
}

const quoted = (texts: readonly string[]): string => texts.map((text) => JSON.stringify(text)).join(', ');

const ambiguous = (what: string, text: string, values: readonly string[]): string =>
  `${what} has ${values.length} options ${JSON.stringify(text)}; name the one that is meant by its value: ${quoted(values)}`;

/** `again`: another was chosen right before. */
async function choose(subject: Subject, wanted: string, attempt: Attempt, again: boolean): Promise<void> {
  const { place, what } = subject;
  const { frame, index } = place;
  const state = await callPage(frame, 'listState', index, wanted);
  if (!state) throw troubleError(what, { type: 'gone' });
  if (state.shows && !state.isOpen) return;
  if (!state.isOpen) await click(subject, attempt);
  // A list that was about to go may have taken no notice of the click that was to open it.
  const option = await pick(subject, wanted, attempt, again ? shownMs : opensMs).catch(async (error: unknown) => {
    // A list that was closing still, after the choice before, is opened anew.
    if (!(state.isOpen || again) || (await callPage(frame, 'listState', index, wanted))?.isOpen !== false) throw error;
    await click(subject, attempt);
    return pick(subject, wanted, attempt, opensMs);
  });
  if (option === undefined) return;
  const taken = await callPage(frame, 'awaitChoice', index, option, wanted, patienceOf(attempt, opensMs)).catch(replaced);
  if (taken === false) throw new FarmError('element_unusable', `${what} does not show that ${JSON.stringify(wanted)} was chosen`);
}

/** Clicks the option, whose number is answered unless it was chosen already. A list may draw its options anew as they come into view. */
async function pick(subject: Subject, wanted: string, attempt: Attempt, ms: number): Promise<number | undefined> {
  const { tab, place, what } = subject;
  const { frame, index } = place;
  for (let tries = 1; ; tries += 1) {
    const found = await find(subject, wanted, attempt, ms);
    if (!found.ok) {
      if (await callPage(frame, 'closesByEscape', index)) await strike(tab, frame, 'Escape', attempt);
      throw noOption(what, wanted, found.options);
    }
    if (found.isChosen) return undefined;
    if (found.isOff) {
      if (await callPage(frame, 'closesByEscape', index)) await strike(tab, frame, 'Escape', attempt);
      throw new FarmError('element_unusable', `the option ${JSON.stringify(wanted)} of ${what} is disabled`);
    }
    try {
      await click(besides(subject, found.index, `the option ${JSON.stringify(wanted)} of ${what}`), attempt);
      return found.index;
    } catch (error) {
      if (!(error instanceof FarmError) || error.code !== 'element_gone' || tries === mostTries) throw error;
    }
  }
}

/** As it is opened, then by typing where there is something to type into, then by scrolling on. */
async function find(subject: Subject, wanted: string, attempt: Attempt, ms: number): Promise<FoundOption> {
  const { tab, place } = subject;
  const { frame, index } = place;
  const look = (ms: number) => callPage(frame, 'awaitOption', index, wanted, patienceOf(attempt, ms));
  let found = await look(shownMs);
  if (!found.ok && found.options.length === 0) found = await look(ms - shownMs);
  if (found.ok) return found;
  if (await callPage(frame, 'selectTyped')) {
    await typeKeys(tab, frame, wanted, attempt);
    return look(loadsMs);
  }
  const until = Date.now() + patienceOf(attempt, scrollsMs);
  for (let anew = true; !found.ok && Date.now() < until && (await callPage(frame, 'scrollOptions', index, wanted, anew)); anew = false) {
    // The list draws what has come into view.
    await callPage(frame, 'quiet', 200);
    found = await look(0);
  }
  return found.ok ? found : look(ms - shownMs);
}

/** What was chosen before and is not wanted. */
async function dropStrays(subject: Subject, options: readonly string[], attempt: Attempt): Promise<void> {
  const { frame, index } = subject.place;
  for (const stray of await callPage(frame, 'strayOptions', index, options)) {
    await click(besides(subject, stray, `a chosen option of ${subject.what}`), attempt);
  }
}

function noOption(what: string, text: string, options: readonly string[]): FarmError {
  const there = options.length > 0 ? `it has ${quoted(options)}` : 'none of its options came to be seen';
  return new FarmError('element_unusable', `${what} has no option ${JSON.stringify(text)}; ${there}`);
}
