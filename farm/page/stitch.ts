/** The maps of all frames as one observation. */
import { createHash } from 'node:crypto';
import { FarmError } from '../errors.ts';
import { answerOf } from './child-frames.ts';
import { type Frame, Frames, type World } from './frames.ts';
import type { FrameMap, FrameNews, MappedElement } from './inject/wire.ts';
import { MapText } from './map-text.ts';
import type { Observation, ObservedElement, ObservedGroup } from './port.ts';
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

/** How many frames are asked at once: of more, the last would seem to hang while it waits for its turn. */
const atOnce = 4;

interface Mapped {
  readonly frame: Frame;
  readonly map: FrameMap;
  readonly news: FrameNews;
  /** The map as it came. */
  readonly sent: string;
}

/**
 * Asks the frames, many at once. Rejects with `DocumentGone` when the page changes meanwhile, and with `element_gone` when the selector
 * selects nothing.
 */
export async function observeTab(tab: Tab, tabs: readonly Tab[], selector?: string): Promise<Stitched> {
  const maps: Mapped[] = [];
  const frames = tab.frames.all();
  for (let from = 0; from < frames.length; from += atOnce) {
    const asked = frames.slice(from, from + atOnce).map((frame) => answerOf(frame, askFrame(frame, selector)));
    maps.push(...(await Promise.all(asked)).filter((mapped) => mapped !== undefined));
  }
  if (maps.length === 0) throw new FarmError('element_gone', `nothing on the page is selected by ${JSON.stringify(selector)}`);
  const [first] = maps;
  if (first && !first.frame.parent) tab.title = first.news.title;
  return stitch(tab, tabs, maps);
}

/** Undefined when the frame is not shown, or has nothing that the selector selects. */
async function mapFrame(frame: Frame, selector?: string): Promise<Mapped | undefined> {
  const [shown, answer] = await Promise.all([isFrameShown(frame), callPage(frame, 'map', selector)]);
  if (!shown || answer === '') return undefined;
  const [sent = '', news = ''] = answer.split('\n');
  return { frame, map: JSON.parse(sent) as FrameMap, news: JSON.parse(news) as FrameNews, sent };
}

/** A frame in what the selector selects is mapped whole. */
const askFrame = async (frame: Frame, selector?: string): Promise<Mapped | undefined> =>
  mapFrame(frame, selector === undefined || (await isInScope(frame, selector)) ? undefined : selector);

async function isInScope(frame: Frame, selector: string): Promise<boolean> {
  if (!frame.parent) return false;
  return (await callPage(frame.parent, 'isInScope', await ownerOf(frame), selector)) || isInScope(frame.parent, selector);
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

function stitch(of: Tab, tabs: readonly Tab[], maps: readonly Mapped[]): Stitched {
  const { url, title } = of;
  const elements: ObservedElement[] = [];
  const groups: ObservedGroup[] = [];
  const places: Place[] = [];
  const text = new MapText();
  // Without the marks of what is new: the same state may be reached by two ways.
  const state = createHash('sha256').update(url);
  for (const { frame, map, news, sent } of maps) {
    const framePath = Frames.path(frame);
    state.update(framePath.join('\n')).update(sent);
    const from = { element: elements.length, group: groups.length };
    for (const [role, name, parent, hints] of map.groups) {
      groups.push({ role, name, ...(parent >= 0 && { parent: parent + from.group }), ...(hints && { hints }) });
    }
    const fresh = new Set(news.fresh);
    const labels = labelsIn(map);
    for (const [index, mapped] of map.elements.entries()) {
      const label = labels.get(index);
      elements.push(
        observed(mapped, map.words, { ...from, index, framePath, isNew: fresh.has(index), ...(label !== undefined && { label }) }),
      );
      places.push({ frame, world: frame.world, index });
    }
    text.add(framePath, map, elements, groups, from);
  }
  return {
    observation: {
      url,
      title,
      elements,
      groups,
      tabs: tabs.map(({ url, title }) => ({ url, title })),
      active: tabs.indexOf(of),
      text: text.all,
      digest: state.digest('hex'),
    },
    places,
  };
}

/** What stands right before each element on its line. */
function labelsIn({ lines, elements }: FrameMap): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  for (const line of lines) {
    for (const [at, part] of line.entries()) {
      const before = line[at - 1];
      if (typeof part !== 'number' || before === undefined) continue;
      const [, name = '', , , , , , , , , said] = typeof before === 'number' ? (elements[before] ?? []) : [];
      const label = typeof before === 'string' ? before : (said ?? name);
      if (label !== '') labels.set(part, label);
    }
  }
  return labels;
}

interface Origin {
  readonly element: number;
  readonly group: number;
  readonly index: number;
  readonly framePath: readonly string[];
  readonly isNew: boolean;
  readonly label?: string;
}

const none: readonly string[] = [];

function observed(
  mapped: MappedElement,
  words: readonly string[],
  { element, group, index, framePath, isNew, label }: Origin,
): ObservedElement {
  const [role, name, value, states, context, inGroup, column, type, hints, options] = mapped;
  const word = (place: number) => words[place] ?? '';
  const held = word(states);
  return {
    index: element + index,
    role: word(role),
    name,
    ...(value && { value }),
    states: held === '' ? none : held.split(' '),
    framePath,
    ...(word(context) && { context: word(context) }),
    ...(inGroup >= 0 && { group: inGroup + group }),
    ...(word(column) && { column: word(column) }),
    ...(label !== undefined && { label }),
    ...(options && options.length > 0 && { options }),
    ...(word(type) && { type: word(type) }),
    ...(word(hints) && { hints: word(hints) }),
    isNew,
  };
}
