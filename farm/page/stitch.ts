/** The maps of all frames as one observation. */
import { createHash } from 'node:crypto';
import { answerOf } from './child-frames.ts';
import { type Frame, Frames, type World } from './frames.ts';
import type { FrameMap, MappedElement } from './inject/wire.ts';
import type { Observation, ObservedElement } from './port.ts';
import type { Tab } from './tab.ts';
import { callPage, ownerOf } from './world.ts';

/** Where an element of the observation is: its frame's world and its place in that frame's map. */
export interface Place {
  readonly frame: Frame;
  readonly world: World | undefined;
  readonly index: number;
}

export interface Stitched {
  readonly observation: Observation;
  readonly places: readonly Place[];
}

interface Mapped {
  readonly frame: Frame;
  readonly map: FrameMap;
}

/** Asks all frames at once. Rejects with `DocumentGone` when the page changes meanwhile. */
export async function observeTab(tab: Tab): Promise<Stitched> {
  const maps = await Promise.all(tab.frames.all().map((frame) => answerOf(frame, mapFrame(frame))));
  return stitch(
    tab.url,
    maps.filter((mapped) => mapped !== undefined),
  );
}

/** Undefined when the frame is not shown. */
async function mapFrame(frame: Frame): Promise<Mapped | undefined> {
  const [shown, map] = await Promise.all([isFrameShown(frame), callPage(frame, 'map')]);
  return shown ? { frame, map: JSON.parse(map) as FrameMap } : undefined;
}

/** Whether a person sees the frame: every element that holds it on the way down. */
export async function isFrameShown(frame: Frame): Promise<boolean> {
  if (!frame.parent) return true;
  const [above, here] = await Promise.all([
    isFrameShown(frame.parent),
    ownerOf(frame).then((owner) => callPage(frame.parent as Frame, 'frameShown', owner)),
  ]);
  return above && here;
}

function stitch(url: string, maps: readonly Mapped[]): Stitched {
  const elements: ObservedElement[] = [];
  const places: Place[] = [];
  const lines: string[] = [];
  // Without the marks of what is new: the same state may be reached by two ways.
  const state = createHash('sha256').update(url);
  for (const { frame, map } of maps) {
    const framePath = Frames.path(frame);
    const fresh = new Set(map.fresh);
    const say = (line: string, mark = '') => {
      state.update(line).update('\n');
      lines.push(mark + line);
    };
    if (frame.parent) say(`--- frame ${framePath.at(-1)}`);
    for (const line of map.lines) {
      const element = typeof line === 'number' ? map.elements[line] : undefined;
      if (!element || typeof line !== 'number') say(String(line));
      else {
        const index = elements.length;
        const isNew = fresh.has(line);
        elements.push(observed(element, index, framePath, isNew));
        places.push({ frame, world: frame.world, index: line });
        say(lineOf(element, index), isNew ? '*' : '');
      }
    }
    if (map.cut) say('--- the page goes on; it is too long to be listed');
  }
  const title = maps[0]?.map.title ?? '';
  return {
    observation: {
      url,
      title,
      elements,
      groups: [],
      tabs: [{ url, title }],
      active: 0,
      text: lines.join('\n'),
      digest: state.digest('hex'),
    },
    places,
  };
}

const none: readonly string[] = [];

const observed = (
  [role, name, value, states, context]: MappedElement,
  index: number,
  framePath: readonly string[],
  isNew: boolean,
): ObservedElement => ({
  index,
  role,
  name,
  ...(value && { value }),
  states: states === '' ? none : states.split(' '),
  framePath,
  ...(context && { context }),
  isNew,
});

/** `[3] textbox "Email" = "a@b.c" (required, focused)` */
function lineOf([role, name, value, states]: MappedElement, index: number): string {
  const held = value === '' ? '' : ` = ${JSON.stringify(value)}`;
  const stands = states === '' ? '' : ` (${states.replaceAll(' ', ', ')})`;
  return `[${index}] ${role} ${JSON.stringify(name)}${held}${stands}`;
}
