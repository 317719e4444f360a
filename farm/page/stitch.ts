/** The maps of all frames as one observation. */
import { createHash } from 'node:crypto';
import { FarmError } from '../errors.ts';
import { answerOf } from './child-frames.ts';
import { type Frame, Frames, type World } from './frames.ts';
import type { FrameMap, FrameNews, MappedFrame, Said, WireOver } from './inject/wire.ts';
import { MapText } from './map-text.ts';
import type { Observation, ObservedElement, ObservedGroup, Over } from './port.ts';
import { hearsNothing } from './stillness.ts';
import type { Tab } from './tab.ts';
import { type Surround, type Unpacked, unpack } from './unpack.ts';
import { callPage, ownerOf } from './world.ts';

/** Where an element of the observation is: its frame's world and its place in that frame's map. */
export interface Place {
  readonly frame: Frame;
  readonly world: World | undefined;
  readonly index: number;
}

export interface Stitched {
  readonly observation: Observation;
  /** Undefined where there is no such element. */
  placeOf(element: number): Place | undefined;
}

/** How many frames are asked at once: a browser that is asked hundreds of things answers nobody else meanwhile. */
const atOnce = 8;

interface Mapped {
  readonly frame: Frame;
  readonly map: FrameMap;
  readonly news: FrameNews;
  /** The map as it came. */
  readonly sent: string;
}

/**
 * Asks the frames, several at once. Rejects with `DocumentGone` when the page changes meanwhile, and with `element_gone` when the selector
 * selects nothing.
 */
export async function observeTab(tab: Tab, tabs: readonly Tab[], selector?: string): Promise<Stitched> {
  const isShown = framesShown();
  const frames = tab.frames.all();
  const answers: (Mapped | undefined)[] = [];
  let next = 0;
  const ask = async () => {
    for (let at = next++; at < frames.length; at = next++) {
      const frame = frames[at] as Frame;
      answers[at] = await answerOf(frame, askFrame(frame, isShown, selector));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  const maps = answers.filter((mapped) => mapped !== undefined);
  if (maps.length === 0) throw new FarmError('element_gone', `nothing on the page is selected by ${JSON.stringify(selector)}`);
  const [first] = maps;
  const { main } = tab.frames;
  if (first && !first.frame.parent) tab.title = first.news.title;
  // What a selector selects may stand in frames alone, while the page has its own title.
  else if (main) tab.title = await callPage(main, 'title');
  const still = maps.length === frames.length && maps.every(({ news }) => news.still === true) && hearsNothing(tab);
  return stitch(tab, tabs, maps, still);
}

type Shown = ReturnType<typeof framesShown>;

/** Undefined when the frame is not shown, or has nothing that the selector selects. */
async function mapFrame(frame: Frame, isShown: Shown, selector?: string): Promise<Mapped | undefined> {
  // Of its own process it may see for itself what is around it; to ask those around takes three calls.
  const isApart = frame.parent !== undefined && frame.session !== frame.parent.session;
  const [answer, shown] = await Promise.all([callPage(frame, 'map', selector), isApart ? isShown(frame) : undefined]);
  if (answer === '' || shown === false) return undefined;
  const [sent = '', told = ''] = answer.split('\n');
  const news = JSON.parse(told) as FrameNews;
  if (shown === undefined && news.seen !== true && !(await isShown(frame))) return undefined;
  return { frame, map: JSON.parse(sent) as FrameMap, news, sent };
}

/** A frame in what the selector selects is mapped whole. */
const askFrame = async (frame: Frame, isShown: Shown, selector?: string): Promise<Mapped | undefined> =>
  mapFrame(frame, isShown, selector === undefined || (await isInScope(frame, selector)) ? undefined : selector);

async function isInScope(frame: Frame, selector: string): Promise<boolean> {
  if (!frame.parent) return false;
  return (await callPage(frame.parent, 'isInScope', await ownerOf(frame), selector)) || isInScope(frame.parent, selector);
}

/**
 * Tells of frames, at one look, whether a person sees them: every element that holds them on the way down. Each of those is asked
 * once, for in frames within frames they would be asked as often as there are frames below.
 */
export function framesShown(): (frame: Frame) => Promise<boolean> {
  const asked = new Map<Frame, Promise<boolean>>();
  const look = async (frame: Frame, parent: Frame) => {
    const here = ownerOf(frame).then((owner) => callPage(parent, 'frameShown', owner));
    return (await Promise.all([isShown(parent), here])).every(Boolean);
  };
  const isShown = (frame: Frame): Promise<boolean> => {
    if (!frame.parent) return Promise.resolve(true);
    const shown = asked.get(frame) ?? look(frame, frame.parent);
    asked.set(frame, shown);
    return shown;
  };
  return isShown;
}

/** What all frames have to say. */
export function saidIn(said: readonly Said[]): Pick<Observation, 'passed' | 'meanwhile'> {
  const passed = said.flatMap(({ said = [] }) => said);
  const meanwhile = said.find(({ meanwhile }) => meanwhile !== undefined)?.meanwhile;
  return { ...(passed.length > 0 && { passed }), ...(meanwhile !== undefined && { meanwhile }) };
}

function stitch(of: Tab, tabs: readonly Tab[], maps: readonly Mapped[], still: boolean): Stitched {
  const { url, title } = of;
  const elements: ObservedElement[] = [];
  const groups: ObservedGroup[] = [];
  const parts: Part[] = [];
  const partOf = new Map<Frame, Part>();
  // Without the marks of what is new: the same state may be reached by two ways.
  const state = createHash('sha256').update(url);
  let focused = '';
  let over: Over | undefined;
  for (const { frame, map, news, sent } of maps) {
    const framePath = Frames.path(frame);
    state.update(framePath.join('\n')).update(sent);
    const from = elements.length;
    const fromGroup = groups.length;
    const around = surroundOf(frame.parent && partOf.get(frame.parent), news);
    const unpacked = unpack(map, { element: from, group: fromGroup }, framePath, news, around);
    for (const group of unpacked.groups) groups.push(group);
    for (const element of unpacked.elements) elements.push(element);
    const part = { frame, world: frame.world, framePath, unpacked, news, from, fromGroup, frames: map.frames ?? [], around };
    parts.push(part);
    partOf.set(frame, part);
    if (news.focused !== undefined) focused += `${framePath.join('\n')}\n${news.focused}\n`;
    if (news.over) over ??= overOf(news.over, from);
  }
  const covered = maps.flatMap(({ news }) => news.covered ?? []);
  const landed = maps.reduce((count, { news }) => count + (news.landed ?? 0), 0);
  const unfocused = state.copy().digest('hex');
  let text: string | undefined;
  return {
    observation: {
      url,
      title,
      elements,
      groups,
      tabs: tabs.map(({ url, title }) => ({ url, title })),
      active: tabs.indexOf(of),
      // Of thousands of rows it is a third of the work, and only a model and a person read it.
      get text() {
        text ??= textOf(parts, elements, groups);
        return text;
      },
      digest: focused === '' ? unfocused : state.update(focused).digest('hex'),
      ...(focused !== '' && { unfocused }),
      ...(maps.some(({ map }) => map.cut) && { cut: true }),
      ...(over && { over }),
      ...(covered.length > 0 && { covered }),
      ...(maps.some(({ news }) => news.putsOff) && { putsOff: true }),
      ...saidIn(maps.map(({ news }) => news)),
      ...(still && { still: true }),
      ...(landed > 0 && { landed }),
    },
    placeOf(element) {
      const part = parts.findLast(({ from }) => from <= element);
      return part && element < elements.length ? { frame: part.frame, world: part.world, index: element - part.from } : undefined;
    },
  };
}

/** What the document around a frame says of the place of it. What it does not tell is told by what stands around itself. */
function surroundOf(outer: Part | undefined, { number }: FrameNews): Surround | undefined {
  const told = outer?.frames.find(([at]) => at === number);
  if (!outer || !told) return outer?.around && { ...outer.around, name: '' };
  const [, group, context, name] = told;
  return { group: group + outer.fromGroup, context: context || (outer.around?.context ?? ''), name };
}

/** One frame of the observation; `from` is where its elements begin, `fromGroup` where its groups do. */
interface Part {
  readonly frame: Frame;
  readonly world: World | undefined;
  readonly framePath: readonly string[];
  readonly unpacked: Unpacked;
  readonly news: FrameNews;
  readonly from: number;
  readonly fromGroup: number;
  /** The frames in it. */
  readonly frames: readonly MappedFrame[];
  readonly around: Surround | undefined;
}

function textOf(parts: readonly Part[], elements: readonly ObservedElement[], groups: readonly ObservedGroup[]): string {
  const text = new MapText();
  for (const { framePath, unpacked, news, from, around } of parts) {
    if (news.veil) text.cover(news.veil, from);
    text.add({ framePath, around }, unpacked, elements, groups, from);
    if (!news.veil) text.hide(news.covered ?? []);
  }
  return text.all;
}

const overOf = ({ control, ...over }: WireOver, from: number): Over => ({
  ...over,
  ...(control !== undefined && { control: control + from }),
});
