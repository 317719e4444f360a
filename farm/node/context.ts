/** One browser context and what stands in it: its targets, the node's sessions on them, and the dialogs that are open. */
import type { Protocol } from 'devtools-protocol';
import type { Unanswered } from '../egress/unanswered.ts';

export type TargetInfo = Protocol.Target.TargetInfo;

/** A session of the node on a target; it outlives every client of the lease. */
export interface Session {
  readonly sessionId: string;
  readonly targetId: string;
  readonly type: string;
  /** The session whose auto-attach made it; none for a page. */
  readonly parent: string | undefined;
  /** Made for this debugger alone, and gone with it. */
  readonly debuggerId: string | undefined;
  waitingForDebugger: boolean;
  /** The event that opened the dialog which is open now, as the browser wrote it. */
  dialog: Buffer | undefined;
  /** The event that told of its renderer's end, as the browser wrote it, until the target has a renderer again. */
  crash: Buffer | undefined;
}

/** Where a context's events go. */
export interface ContextListener {
  /** An event as the browser wrote it: for the debugger that it names, else for the driver. */
  event(raw: Buffer, method: string, debuggerId: string | undefined): void;
  /** A page has been attached to for the first time. */
  pageAttached(targetId: string): void;
}

export interface Context {
  readonly browserContextId: string;
  readonly targets: Map<string, TargetInfo>;
  readonly sessions: Map<string, Session>;
  listener: ContextListener | undefined;
  /** Hears of the requests of its pages while a driver has the `Network` domain on. */
  requests: Requests | undefined;
  downloads: Downloads | undefined;
}

/** Hears of what the pages of a context download. */
export interface Downloads {
  began(download: Protocol.Page.DownloadWillBeginEvent, targetId: string): void;
  progressed(progress: Protocol.Browser.DownloadProgressEvent): void;
}

/** Hears of the requests of its pages; `unseen` is a worker that no page answers for: one that is attached to may never run. */
export type Requests = Pick<Unanswered, 'asked' | 'settled' | 'abandoned' | 'unseen' | 'gone'>;

export function newContext(browserContextId: string): Context {
  return { browserContextId, targets: new Map(), sessions: new Map(), listener: undefined, requests: undefined, downloads: undefined };
}

/** The node's own session on a target, whichever client asks. */
export function sessionOf(context: Context, targetId: string): Session | undefined {
  for (const session of context.sessions.values()) {
    if (session.targetId === targetId && session.debuggerId === undefined) return session;
  }
  return undefined;
}

export function pagesOf(context: Context): number {
  return [...context.targets.values()].filter(({ type }) => type === 'page').length;
}

/** Whether a page of it has lost its renderer. */
export function hasCrashed(context: Context): boolean {
  return [...context.sessions.values()].some(({ type, crash }) => type === 'page' && crash !== undefined);
}

/** Forgets a session and those below it; answers which. */
export function dropSession(context: Context, sessionId: string): string[] {
  const children = [...context.sessions.values()].filter(({ parent }) => parent === sessionId);
  context.sessions.delete(sessionId);
  return [sessionId, ...children.flatMap((child) => dropSession(context, child.sessionId))];
}

/** What a client that attaches now has to hear to know what stands, parents before children. */
export function* replay(context: Context): Generator<string | Buffer> {
  for (const { sessionId, targetId, parent, debuggerId, waitingForDebugger, dialog, crash } of context.sessions.values()) {
    const targetInfo = context.targets.get(targetId);
    if (debuggerId !== undefined || targetInfo === undefined) continue;
    yield JSON.stringify({
      method: 'Target.attachedToTarget',
      params: { sessionId, targetInfo, waitingForDebugger },
      ...(parent === undefined ? {} : { sessionId: parent }),
    });
    if (dialog !== undefined) yield dialog;
    if (crash !== undefined) yield crash;
  }
}
