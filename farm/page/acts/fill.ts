/** Filling: what stands in a control is replaced, in the way that its kind asks for. */

import { FarmError } from '../../errors.ts';
import { replaced } from '../errors.ts';
import type { Frame } from '../frames.ts';
import { typingEvents } from '../keys.ts';
import { troubleError } from '../troubles.ts';
import { callPage } from '../world.ts';
import { type Attempt, keepsMs, type Subject, send, touch } from './attempt.ts';
import { setGauge } from './gauge.ts';
import { strike, typeKeys } from './keyboard.ts';
import { isOffBy, onceReady } from './ready.ts';
import { select } from './select.ts';
import { setThumb } from './thumb.ts';

/** How long an editor may take to draw what it was given. */
const drawnMs = 1_000;

/** Rejects with `element_unusable` when the control does not take the text. */
export async function fill(subject: Subject, text: string, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  const { frame, index } = place;
  const { sent } = attempt;
  const prepare = () => touch(attempt, () => callPage(frame, 'prepareFill', index, text));
  const target = await onceReady(subject, attempt, prepare, (answer) => !answer.ok && isOffBy(answer.trouble));
  if (!target.ok) throw troubleError(what, target.trouble);
  if (target.kind === 'set') return awaitKept(subject, target.value);
  // It was only made ready.
  attempt.sent = sent;
  if (target.kind === 'list') return select(subject, [text], attempt);
  if (target.kind === 'thumb') return setThumb(subject, text, attempt);
  if (target.kind === 'gauge') return setGauge(subject, text, attempt);
  if (target.kind === 'drawn') return fillDrawn(subject, text, attempt);
  const held = () => callPage(frame, 'value', index).catch(replaced);
  if (text === '') await strike(tab, frame, 'Delete', attempt);
  else if (target.kind === 'rich' && text.includes('\n')) await putLines(subject, text, attempt);
  else await put(subject, text, attempt);
  let taken = await held();
  if (taken === undefined || tookText(taken, text)) return;
  // A control that watches the keys, as masks do, takes nothing that came without them.
  const again = await callPage(frame, 'prepareFill', index, text);
  if (again.ok && (again.kind === 'text' || again.kind === 'rich')) {
    await strike(tab, frame, 'Delete', attempt);
    await typeKeys(tab, frame, text, attempt);
    taken = await held();
    if (taken === undefined || tookText(taken, text)) return;
  }
  const room = await callPage(frame, 'room', index).catch(replaced);
  // One that hands the focus on shares what is typed with the fields behind it.
  if (room && tookText(room.onwards, text)) return;
  const bound = room && room.most < text.length ? `: it takes ${room.most} letters at most` : '';
  if (target.kind === 'text') await putBack(subject, target.held, attempt);
  throw new FarmError('element_unusable', `${what} did not take the text${taken === '' ? '' : ` as it was typed${bound}`}`);
}

const put = ({ tab, place: { frame } }: Subject, text: string, attempt: Attempt): Promise<void> =>
  send(tab, attempt, () => [frame.session.send('Input.insertText', { text }), ...release(frame, text)]);

/** What stood in a field before a text that it has not taken. */
async function putBack(subject: Subject, before: string, attempt: Attempt): Promise<void> {
  const { tab, place } = subject;
  const { frame, index } = place;
  if ((await callPage(frame, 'value', index).catch(replaced)) === before) return;
  const ready = await callPage(frame, 'prepareFill', index, before).catch(replaced);
  if (!ready?.ok || ready.kind !== 'text') return;
  await strike(tab, frame, 'Delete', attempt);
  if (before !== '') await put(subject, before, attempt);
}

/** Several lines in place of what is selected: as pasted, or else with the key that begins a line and sends nothing. */
async function putLines(subject: Subject, text: string, attempt: Attempt): Promise<void> {
  const { tab, place } = subject;
  // An editor that draws no more than is in view knows of the rest by its own keys.
  await strike(tab, place.frame, 'Control+A', attempt);
  if (await paste(subject, text, attempt)) return;
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) await strike(tab, place.frame, 'Shift+Enter', attempt);
    if (line !== '') await put(subject, line, attempt);
  }
}

async function paste({ place: { frame } }: Subject, text: string, attempt: Attempt): Promise<boolean> {
  const { ok } = await touch(attempt, async () => ({ ok: await callPage(frame, 'paste', text) }));
  return ok;
}

/** Rejects with `element_unusable` when the editor does not come to show the text. */
async function fillDrawn(subject: Subject, text: string, attempt: Attempt): Promise<void> {
  const { tab, place, what } = subject;
  const { frame, index } = place;
  await strike(tab, frame, 'Control+A', attempt);
  if (text === '') await strike(tab, frame, 'Delete', attempt);
  else if (!(await paste(subject, text, attempt))) await put(subject, text, attempt);
  if ((await callPage(frame, 'editorShows', index, text, drawnMs).catch(replaced)) === false)
    throw new FarmError('element_unusable', `${what} did not take the text`);
}

/** Many a page looks at what was typed only when a key is let go of. */
function release({ session }: Frame, text: string): readonly Promise<unknown>[] {
  const [stroke] = typingEvents([...text].at(-1) ?? '');
  const up = typeof stroke === 'object' ? stroke.at(-1) : undefined;
  return up?.key?.length === 1 ? [session.send('Input.dispatchKeyEvent', up)] : [];
}

/** A page may put back what it does not take. Rejects with `element_unusable` then. */
async function awaitKept({ place: { frame, index }, what }: Subject, value: string): Promise<void> {
  await callPage(frame, 'quiet', keepsMs).catch(replaced);
  const held = await callPage(frame, 'keptValue', index, value, keepsMs).catch(replaced);
  if (held === undefined || held === value) return;
  throw new FarmError(
    'element_unusable',
    `${what} did not keep the value: the page ${held === '' ? 'emptied it' : 'put another in its place'}`,
  );
}

/** A page may format what is typed, as telephone numbers are: its letters and digits must have been taken, in their order. */
function tookText(held: string, text: string): boolean {
  const [taken, typed] = [held, text].map((value) =>
    value
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  if (text === '' || !typed) return text === '' ? held === '' : held !== '';
  return taken?.includes(typed) === true;
}
