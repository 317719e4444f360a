/** The frames of one page: what each shows, how far it has loaded, and whether it is about to show something else. */
import type { Protocol } from 'devtools-protocol';
import type { CdpSession } from './connection.ts';

/** Where the page code of one document lives. */
export interface World {
  readonly contextId: Promise<number>;
  /** Its being put there, where it was not there from the beginning. */
  code: Promise<unknown> | undefined;
}

export interface Frame {
  readonly id: string;
  readonly parent: Frame | undefined;
  /** The session that its process is spoken to through; changes when it moves to another process. */
  session: CdpSession;
  url: string;
  name: string;
  loaderId: string;
  domReady: boolean;
  loaded: boolean;
  /** A navigation that was begun and has not yet come to anything; `loaderId` once its request is sent. Times in ms since the epoch. */
  leaving: { readonly since: number; readonly loaderId?: string } | undefined;
  /** When the document came, in ms since the epoch. */
  since: number;
  world: World | undefined;
  /** The handle of the element that holds this frame, in the parent's world. */
  owner: { readonly world: World; readonly objectId: Promise<string> } | undefined;
}

export class Frames {
  readonly #frames = new Map<string, Frame>();
  #main: Frame | undefined;

  get main(): Frame | undefined {
    return this.#main;
  }

  get(id: string): Frame | undefined {
    return this.#frames.get(id);
  }

  all(): readonly Frame[] {
    return [...this.#frames.values()];
  }

  childrenOf(frame: Frame): readonly Frame[] {
    return this.all().filter(({ parent }) => parent === frame);
  }

  /** Takes a session's whole tree, as it is when the session is attached. */
  take(tree: Protocol.Page.FrameTree, session: CdpSession, parentId?: string): void {
    const frame = this.attach(tree.frame.id, tree.frame.parentId ?? parentId, session);
    // What events told while the tree was on its way is newer.
    if (frame.loaderId === '') {
      this.commit(tree.frame, session);
      // A document that stood before the session was attached tells no more about its loading: page code asks it.
      frame.domReady = true;
      frame.loaded = true;
    }
    for (const child of tree.childFrames ?? []) this.take(child, session);
  }

  attach(id: string, parentId: string | undefined, session: CdpSession): Frame {
    const known = this.#frames.get(id);
    if (known) {
      if (known.session !== session) {
        known.session = session;
        known.world = undefined;
      }
      return known;
    }
    const frame: Frame = {
      id,
      parent: parentId === undefined ? undefined : this.#frames.get(parentId),
      session,
      url: '',
      name: '',
      loaderId: '',
      domReady: false,
      loaded: false,
      leaving: undefined,
      since: Date.now(),
      world: undefined,
      owner: undefined,
    };
    this.#frames.set(id, frame);
    if (parentId === undefined) this.#main = frame;
    return frame;
  }

  /** A new document is in the frame. */
  commit(from: Protocol.Page.Frame, session: CdpSession): Frame {
    const frame = this.attach(from.id, from.parentId, session);
    for (const child of this.childrenOf(frame)) this.detach(child.id);
    // So the browser calls the address of a page that has none yet.
    frame.url = from.url === ':' ? '' : from.url + (from.urlFragment ?? '');
    frame.name = from.name ?? frame.name;
    frame.loaderId = from.loaderId;
    frame.domReady = false;
    frame.loaded = false;
    frame.leaving = undefined;
    frame.since = Date.now();
    frame.world = undefined;
    return frame;
  }

  detach(id: string): void {
    const frame = this.#frames.get(id);
    if (!frame) return;
    for (const child of this.childrenOf(frame)) this.detach(child.id);
    this.#frames.delete(id);
  }

  /** The frames above and this one, without the main frame, by name or address: how a person or a replay finds it. */
  static path(frame: Frame): readonly string[] {
    if (frame.parent === undefined) return [];
    return [...Frames.path(frame.parent), frame.name || frame.url];
  }
}
