/** The isolated world of a frame: page code stands there from the beginning of a document and is called by name. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Protocol } from 'devtools-protocol';
import type { Act, Side } from '../../store/model/step.ts';
import { FarmError } from '../errors.ts';
import type { CdpSession } from './connection.ts';
import { DocumentGone, replaced } from './errors.ts';
import type { Frame, World } from './frames.ts';
import type {
  Aftermath,
  Chosen,
  Drop,
  Figure,
  FillTarget,
  FoundOption,
  FrameSpot,
  Gauge,
  Going,
  Grip,
  Handed,
  ListState,
  Overlay,
  Peek,
  PromisedFile,
  PullWay,
  Rail,
  Room,
  Said,
  Scrolled,
  ScrolledInside,
  Spot,
  Standing,
  Struck,
  TextSpan,
  ToggleState,
  Track,
  Trouble,
  WireEvidence,
  WireNature,
  WireOffer,
  WirePoint,
  WireRecognised,
} from './inject/wire.ts';

/** A handle of something in a world. */
interface Handle {
  readonly objectId: string;
}

/** What the page code offers, as `inject/main.ts` exports it. */
interface PageCode {
  /** The JSON of a `FrameMap` and of its `FrameNews`, by a line break apart: one string comes over much faster than thousands of values. */
  map(selector?: string): string;
  isInScope(owner: Handle, selector: string): boolean;
  title(): string;
  isSelector(text: string): boolean;
  quiet(ceilingMs: number): Promise<boolean>;
  isStill(): boolean;
  showsText(text: string): boolean;
  showsStatus(text: string): boolean;
  knowsVisitor(): boolean;
  strays(element: number, x: number, y: number): Trouble | undefined;
  spot(element: number, patienceMs: number): Promise<Spot>;
  arm(element: number, patienceMs: number): Promise<Spot>;
  struck(ms: number): Promise<Struck>;
  disarm(): void;
  evidence(element: number): WireEvidence | undefined;
  states(element: number): readonly string[] | undefined;
  asked(element: number): string | undefined;
  recognise(recorded: Omit<WireEvidence, 'identity'>, as: 'control' | 'text'): WireRecognised;
  ofOtherPart(element: number, recorded: readonly Omit<WireEvidence, 'identity'>[]): string | undefined;
  otherThan(element: number, recorded: readonly Omit<WireEvidence, 'identity'>[], mayBeRenamed: boolean): string | undefined;
  nature(element: number | undefined, byEnter: boolean): WireNature | undefined;
  destinations(element: number | undefined, how: Going, values: readonly string[]): readonly string[] | undefined;
  clickBegins(element: number): PromisedFile | undefined;
  aftermath(): Aftermath;
  said(): Said;
  prepareFill(element: number, text: string): FillTarget;
  value(element: number): string | undefined;
  editorShows(element: number, text: string, ms: number): Promise<boolean>;
  paste(text: string): boolean;
  room(element: number): Room | undefined;
  keptValue(element: number, kept: string, ms: number): Promise<string | undefined>;
  focus(element: number, atEnd: boolean): Trouble | undefined;
  editing(): boolean;
  leave(): boolean;
  toggleState(element: number): ToggleState | undefined;
  awaitToggle(element: number, on: boolean, ms: number): Promise<ToggleState | undefined>;
  beginToggle(element: number): ToggleState | undefined;
  toggledBack(element: number, on: boolean, ms: number): Promise<boolean>;
  chooseOptions(element: number, wanted: readonly string[]): Chosen;
  refusedOptions(element: number, before: readonly number[], wanted: readonly string[], ms: number): Promise<boolean>;
  listState(element: number, wanted: string): ListState | undefined;
  awaitOption(element: number, wanted: string, ms: number): Promise<FoundOption>;
  awaitChoice(element: number, option: number, wanted: string, ms: number): Promise<boolean>;
  beginPeek(element: number): Peek | undefined;
  offers(ms: number): Promise<readonly WireOffer[]>;
  hasRisen(): Promise<boolean>;
  isFolded(ms: number): Promise<boolean>;
  strayOptions(element: number, wanted: readonly string[]): readonly number[];
  scrollOptions(element: number, wanted: string, anew: boolean): boolean;
  closesByEscape(element: number): boolean;
  selectTyped(): boolean;
  scroll(element: number | undefined, where: Extract<Act, { kind: 'scroll' }>['where']): Scrolled | undefined;
  scrollInside(index: number, where: Extract<Act, { kind: 'scroll' }>['where']): ScrolledInside | 'gone' | 'none';
  awaitGrowth(element: number | undefined, height: number, ms: number, inside?: boolean): Promise<boolean>;
  showFrame(owner: Handle): void;
  nextChange(ceilingMs: number): Promise<boolean>;
  stirs(ms: number): Promise<boolean>;
  overlayOver(element: number, goal: string): Overlay | undefined;
  wayOut(goal: string): Overlay | undefined;
  holdsFrame(overlay: number, owner: Handle): boolean;
  gauge(element: number): Gauge | undefined;
  track(element: number): Track | undefined;
  rail(element: number): Rail | undefined;
  wayFor(element: number, towards: Side): PullWay | undefined;
  liesFurther(element: number, towards: Side, from: WirePoint): boolean;
  grip(element: number, by: WirePoint): Grip | undefined;
  figures(element: number): readonly Figure[];
  textSpan(element: number, text: string | undefined): TextSpan;
  settleSelection(element: number, text: string | undefined): boolean;
  beginFiles(): void;
  addFilePart(file: number, name: string, type: string, base64: string): void;
  giveFiles(element: number): Handed;
  giveFilesNearby(element: number): Handed;
  giveFilesTo(input: Handle): Handed;
  dropFiles(element: number): Handed;
  isDraggable(element: number, target?: number): boolean;
  handleOf(element: number): number;
  dropsFor(dragged: number, target: number, place: 'before' | 'onto' | 'after'): readonly Drop[];
  dropPoint(drop: Drop): WirePoint | undefined;
  standing(dragged: number, target: number): Standing;
  read(element: number, most: number): string | undefined;
  frameSpot(owner: Handle, x: number, y: number): Promise<FrameSpot>;
  frameShown(owner: Handle): boolean;
  expectPointer(): void;
  pointerCame(): boolean;
}

/** What it answers with nodes, which are not to be had by value. */
interface PageNodes {
  listeningPlaces(element: number): void;
}

/** What its own names of the members of nodes begin with, as no page can guess. */
const ownPrefix = `$${randomBytes(3).toString('hex')}`;
const source = readFileSync(new URL('./inject/main.js', import.meta.url), 'utf8').replaceAll('$own$', () => ownPrefix);
const worldName = 'troupe';

/** Has page code stand in every document that comes to this session: to send it with each would take as long as the rest of a step. */
export const furnish = (session: CdpSession): Promise<unknown> =>
  session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName });

/** Opens the frame's world ahead of its first use. */
export function enterWorld(frame: Frame): World {
  if (frame.world) return frame.world;
  // A document without a script of its own has no world at all until somebody asks something of it, and page code comes with the first.
  if (!frame.parent) frame.session.send('Runtime.evaluate', { expression: '0' }).catch(() => undefined);
  const contextId = frame.session
    .send('Page.createIsolatedWorld', { frameId: frame.id, worldName })
    .then(({ executionContextId }) => executionContextId);
  const world: World = { contextId, code: undefined };
  frame.world = world;
  // Told to whoever awaits it; the next one tries anew.
  contextId.catch(() => {
    if (frame.world === world) frame.world = undefined;
  });
  return world;
}

/** What is thrown in a document that was there before page code was, as the one is that a lease begins with. */
const absent = 'troupe is absent';

/** Calls page code in the frame's present document. Rejects with `DocumentGone` when it is replaced meanwhile. */
export async function callPage<F extends keyof PageCode>(
  frame: Frame,
  name: F,
  ...args: Parameters<PageCode[F]>
): Promise<Awaited<ReturnType<PageCode[F]>>> {
  return (await call(frame, name, args, { returnByValue: true })).value;
}

/**
 * Has the nodes that page code answers, and their window, used as handles in the page's own world, where it has its listeners;
 * undefined where it answers none. Rejects likewise.
 */
export async function withNodes<F extends keyof PageNodes, T>(
  frame: Frame,
  name: F,
  args: Parameters<PageNodes[F]>,
  use: (nodes: readonly Handle[]) => Promise<T>,
): Promise<T | undefined> {
  const { session } = frame;
  const { objectId: list } = await call(frame, name, args, { objectGroup });
  if (list === undefined) return undefined;
  try {
    const { result } = await session.send('Runtime.getProperties', { objectId: list, ownProperties: true });
    const own = result.flatMap(({ name: at, value }) => (/^\d+$/.test(at) && value ? [handled(value)] : []));
    const nodes = await Promise.all(
      own.map(async (handle) => {
        const { node } = await session.send('DOM.describeNode', handle);
        const { object } = await session.send('DOM.resolveNode', { backendNodeId: node.backendNodeId, objectGroup });
        return handled(object);
      }),
    );
    const [first] = nodes;
    if (!first) return undefined;
    const functionDeclaration = 'function(){return window}';
    const { result: view } = await session.send('Runtime.callFunctionOn', { ...first, functionDeclaration, objectGroup });
    return await use([...nodes, handled(view)]);
  } finally {
    // A document that is gone has let go of them.
    await session.send('Runtime.releaseObjectGroup', { objectGroup }).catch(replaced);
  }
}

/** What is let go of together. */
const objectGroup = 'nodes';

async function call(
  frame: Frame,
  name: string,
  args: readonly unknown[],
  as: Pick<Protocol.Runtime.CallFunctionOnRequest, 'returnByValue' | 'objectGroup'>,
): Promise<Protocol.Runtime.RemoteObject> {
  const world = enterWorld(frame);
  const executionContextId = await world.contextId;
  const { session } = frame;
  const send = () =>
    session.send('Runtime.callFunctionOn', {
      // Something of the page may be called `troupe` too.
      functionDeclaration: `function(...args){if(typeof globalThis.troupe?.${name}!=='function')throw '${absent}';return troupe.${name}(...args)}`,
      executionContextId,
      arguments: args.map((arg) => (isHandle(arg) ? { objectId: arg.objectId } : { value: arg })),
      ...as,
      awaitPromise: true,
    });
  let { result, exceptionDetails } = await send();
  if (exceptionDetails?.exception?.value === absent) {
    // Once, whoever asks: it keeps what it has seen.
    world.code ??= session.send('Runtime.evaluate', { expression: source, contextId: executionContextId, returnByValue: false });
    await world.code;
    ({ result, exceptionDetails } = await send());
  }
  if (frame.world !== world) throw new DocumentGone(`the document of ${frame.url} was replaced`);
  if (exceptionDetails) {
    throw new FarmError('protocol', `page code failed in ${name}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
  }
  return result;
}

/** A node of the frame as a handle in its world. */
export async function handleOf(frame: Frame, backendNodeId: number): Promise<Handle> {
  const executionContextId = await enterWorld(frame).contextId;
  const { object } = await frame.session.send('DOM.resolveNode', { backendNodeId, executionContextId });
  return handled(object);
}

function handled({ objectId }: Protocol.Runtime.RemoteObject): Handle {
  if (objectId === undefined) throw new DocumentGone('the node is gone');
  return { objectId };
}

/** The element that holds this frame, as a handle in its parent's world. */
export async function ownerOf(frame: Frame): Promise<Handle> {
  const parent = frame.parent;
  if (!parent) throw new DocumentGone('the main frame has no owner');
  const world = enterWorld(parent);
  if (frame.owner?.world !== world) {
    const objectId = Promise.all([world.contextId, parent.session.send('DOM.getFrameOwner', { frameId: frame.id })])
      .then(([, { backendNodeId }]) => handleOf(parent, backendNodeId))
      .then((handle) => handle.objectId);
    frame.owner = { world, objectId };
  }
  return { objectId: await frame.owner.objectId };
}

const isHandle = (arg: unknown): arg is Handle => typeof arg === 'object' && arg !== null && 'objectId' in arg;
