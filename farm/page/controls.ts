/** What a control would do, and where what stands in it would go, before anything is done to it. */
import { answerOf } from './child-frames.ts';
import type { Deadline } from './deadline.ts';
import type { Frame } from './frames.ts';
import type { Going } from './inject/wire.ts';
import type { ControlNature } from './port.ts';
import type { Subjects } from './subjects.ts';
import type { Tabs } from './tabs.ts';
import { troubleError } from './troubles.ts';
import { callPage } from './world.ts';

/** Of one element, or of what has the focus: of the first frame that answers, with the frame. Undefined where nothing has it. */
async function asked<T>(
  tabs: Tabs,
  subjects: Subjects,
  deadline: Deadline,
  element: number | undefined,
  ask: (frame: Frame, index: number | undefined) => Promise<T | undefined>,
): Promise<{ readonly frame: Frame; readonly answer: T } | undefined> {
  if (element === undefined) {
    const tab = await tabs.ready(deadline);
    const frames = tab.frames.all();
    const answers = await Promise.all(frames.map((frame) => answerOf(frame, ask(frame, undefined))));
    return frames.flatMap((frame, at) => (answers[at] === undefined ? [] : [{ frame, answer: answers[at] as T }]))[0];
  }
  const { place, what } = subjects.of(element);
  const answer = await ask(place.frame, place.index);
  if (answer === undefined) throw troubleError(what, { type: 'gone' });
  return { frame: place.frame, answer };
}

/** As the port says. */
export async function natureOf(
  tabs: Tabs,
  subjects: Subjects,
  deadline: Deadline,
  element: number | undefined,
  by: 'click' | 'enter',
): Promise<ControlNature | undefined> {
  const found = await asked(tabs, subjects, deadline, element, (frame, index) => callPage(frame, 'nature', index, by === 'enter'));
  return found?.answer;
}

/** As the port says. */
export async function destinationsOf(
  tabs: Tabs,
  subjects: Subjects,
  deadline: Deadline,
  element: number | undefined,
  how: Going,
  values: readonly string[],
): Promise<readonly string[]> {
  const found = await asked(tabs, subjects, deadline, element, (frame, index) => callPage(frame, 'destinations', index, how, values));
  const forms = found?.answer ?? [];
  if (how !== 'written') return forms;
  const frame = found?.frame ?? (await tabs.ready(deadline)).frames.main;
  return [...(frame ? [addressOf(frame)] : []), ...forms];
}

/** What has none of its own (`about:srcdoc`, `data:`) was made by the document around it. */
function addressOf(frame: Frame): string {
  return /^https?:/i.test(frame.url) || frame.parent === undefined ? frame.url : addressOf(frame.parent);
}
