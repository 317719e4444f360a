/** The one root connection to a browser: every command and event of every lease in it passes here and finds its context. */
import type { Protocol } from 'devtools-protocol';
import { FarmError } from '../errors.ts';
import { type Calls, type Commands, newCalls, type Params } from './calls.ts';
import { type Context, dropSession, newContext, pagesOf, type Session, sessionOf, type TargetInfo } from './context.ts';
import type { Pipe, PipeHandlers } from './pipe.ts';
import { tellRequests } from './requests.ts';
import { canonical, type EventHead, type Head, readHead } from './wire.ts';

export interface Root extends Pick<Calls, 'call' | 'forward' | 'congestion' | 'close'> {
  /** What the pipe is opened with. */
  readonly handlers: PipeHandlers;
  /** Begins to see pages. Rejects when the browser does not answer. */
  connect(pipe: Pipe): Promise<void>;
  /** Rejects with `FarmError` when the browser as a whole does not answer. */
  ping(): Promise<void>;
  /** What its pages download goes to `downloadPath`. */
  createContext(proxyServer: string, downloadPath: string): Promise<Context>;
  /** Ends the context and all in it; also one whose pages hang. */
  disposeContext(context: Context): Promise<void>;
  /** Resolves once all that the pages of the context have begun until now is told: each tells in order. */
  toldAll(context: Context): Promise<unknown>;
  /** Attaches a session of its own for a debugger, which must be detached when the debugger goes. */
  attachDebugger(context: Context, targetId: string, debuggerId: string): Promise<Session>;
}

/** Pages that one context may have open; those beyond are closed as they come, so that no page can open windows without end. */
const mostPages = 32;

const autoAttach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true } as const;

/** A root that is not connected yet; `callMs` is what the browser has for each command of the node itself. */
export function newRoot(callMs: number): Root {
  const contexts = new Map<string, Context>();
  const contextOfTarget = new Map<string, Context>();
  const contextOfSession = new Map<string, Context>();
  /** Debuggers that wait for the session which they asked for, by target, oldest first. */
  const debuggersWaiting = new Map<string, string[]>();
  const calls = newCalls(callMs, ({ method, sessionId = '' }) => {
    const resumed = method === 'Runtime.runIfWaitingForDebugger' ? sessionBy(sessionId) : undefined;
    if (resumed) resumed.waitingForDebugger = false;
  });
  const { call } = calls;

  function read(raw: Buffer): void {
    const head = readHead(raw);
    if (head) {
      take(raw, head);
      return;
    }
    const repaired = canonical(raw);
    const again = readHead(repaired);
    if (again) take(repaired, again);
  }

  function answerDropped(start: Buffer): void {
    const head = readHead(start);
    if (head?.kind !== 'response') return;
    const error = { code: -32000, message: 'the answer is too large for the farm node' };
    read(Buffer.from(JSON.stringify({ id: head.id, error })));
  }

  /** For commands whose failure another event tells: the target or the browser has gone. */
  const tell = <M extends keyof Commands>(method: M, params?: Params<M>, sessionId?: string) =>
    void call(method, params, sessionId).catch(() => undefined);

  const sessionBy = (sessionId: string) => contextOfSession.get(sessionId)?.sessions.get(sessionId);

  function forgetSessions(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) contextOfSession.delete(sessionId);
    calls.forget(sessionIds);
  }

  function take(raw: Buffer, head: Head): void {
    if (head.kind === 'response') calls.answered(raw, head);
    else if (head.method.startsWith('Target.')) targetEvent(raw, head.method, head.sessionId);
    else if (head.method === 'Browser.downloadProgress') downloadProgressed(raw);
    else pageEvent(raw, head);
  }

  /** Told by the browser as a whole, for a page may be gone before its download has ended. */
  function downloadProgressed(raw: Buffer): void {
    const { params } = JSON.parse(raw.toString()) as { params: Protocol.Browser.DownloadProgressEvent };
    for (const context of contexts.values()) context.downloads?.progressed(params);
  }

  function pageEvent(raw: Buffer, head: EventHead): void {
    const context = contextOfSession.get(head.sessionId ?? '');
    const session = context?.sessions.get(head.sessionId ?? '');
    if (!context || !session) return;
    if (head.method === 'Page.javascriptDialogOpening') session.dialog = raw;
    if (head.method === 'Page.javascriptDialogClosed' || head.method === 'Inspector.targetCrashed') session.dialog = undefined;
    if (head.method === 'Inspector.targetCrashed') session.crash = raw;
    if (head.method === 'Inspector.targetReloadedAfterCrash') session.crash = undefined;
    if (head.method === 'Page.downloadWillBegin' && session.debuggerId === undefined) {
      const { params } = JSON.parse(raw.toString()) as { params: Protocol.Page.DownloadWillBeginEvent };
      context.downloads?.began(params, session.targetId);
    }
    if (context.requests && session.debuggerId === undefined) tellRequests(raw, head.method, context.requests);
    context.listener?.event(raw, head.method, session.debuggerId);
  }

  function targetEvent(raw: Buffer, method: string, parent: string | undefined): void {
    const { params } = JSON.parse(raw.toString()) as { params: Protocol.Target.AttachedToTargetEvent & { targetId: string } };
    switch (method) {
      case 'Target.attachedToTarget':
        attached(raw, params, parent);
        return;
      case 'Target.detachedFromTarget': {
        const context = contextOfSession.get(params.sessionId);
        const session = context?.sessions.get(params.sessionId);
        if (!context || !session) return;
        forgetSessions(dropSession(context, params.sessionId));
        context.listener?.event(raw, method, session.debuggerId);
        return;
      }
      case 'Target.targetCreated':
      case 'Target.targetInfoChanged': {
        const context = contexts.get(params.targetInfo.browserContextId ?? '');
        if (!context) return;
        know(context, params.targetInfo);
        if (method === 'Target.targetCreated' && params.targetInfo.type === 'shared_worker')
          context.requests?.unseen(params.targetInfo.targetId);
        context.listener?.event(raw, method, undefined);
        return;
      }
      default: {
        const context = contextOfTarget.get(params.targetId);
        if (!context) return;
        if (method === 'Target.targetDestroyed') {
          context.targets.delete(params.targetId);
          context.requests?.gone(params.targetId);
          contextOfTarget.delete(params.targetId);
        }
        context.listener?.event(raw, method, undefined);
      }
    }
  }

  function know(context: Context, info: TargetInfo): void {
    context.targets.set(info.targetId, info);
    contextOfTarget.set(info.targetId, context);
  }

  function attached(raw: Buffer, params: Protocol.Target.AttachedToTargetEvent, parent: string | undefined): void {
    const { sessionId, targetInfo, waitingForDebugger } = params;
    const context = parent === undefined ? contexts.get(targetInfo.browserContextId ?? '') : contextOfSession.get(parent);
    if (!context) {
      // A page of the browser's own, which nobody leases: it must not wait for ever.
      tell('Runtime.runIfWaitingForDebugger', undefined, sessionId);
      return;
    }
    know(context, targetInfo);
    const seen = parent === undefined && sessionOf(context, targetInfo.targetId) !== undefined;
    const debuggerId = seen ? debuggersWaiting.get(targetInfo.targetId)?.shift() : undefined;
    const session: Session = {
      sessionId,
      targetId: targetInfo.targetId,
      type: targetInfo.type,
      parent,
      debuggerId,
      waitingForDebugger,
      dialog: undefined,
      crash: undefined,
    };
    context.sessions.set(sessionId, session);
    contextOfSession.set(sessionId, context);
    if (debuggerId === undefined) {
      // Before the client hears of it, so that nothing it runs is missed.
      tell('Target.setAutoAttach', autoAttach, sessionId);
      // Its downloads are told by its own session.
      if (targetInfo.type === 'page' || targetInfo.type === 'iframe') tell('Page.enable', {}, sessionId);
    }
    context.listener?.event(raw, 'Target.attachedToTarget', debuggerId);
    if (debuggerId !== undefined || targetInfo.type !== 'page') return;
    context.listener?.pageAttached(targetInfo.targetId);
    if (pagesOf(context) <= mostPages) return;
    // A paused one would hold its opener, and itself from closing.
    tell('Runtime.runIfWaitingForDebugger', undefined, sessionId);
    tell('Target.closeTarget', { targetId: targetInfo.targetId });
  }

  return {
    handlers: { message: read, dropped: answerDropped, closed: calls.close },
    async ping() {
      await call('Browser.getVersion');
    },
    async connect(opened) {
      calls.connect(opened);
      await call('Target.setDiscoverTargets', { discover: true });
      await call('Target.setAutoAttach', { ...autoAttach, filter: [{ type: 'page' }, { exclude: true }] });
    },
    call,
    forward: calls.forward,
    congestion: calls.congestion,
    close: calls.close,
    async createContext(proxyServer, downloadPath) {
      const { browserContextId } = await call('Target.createBrowserContext', { proxyServer, proxyBypassList: '<-loopback>' });
      const context = newContext(browserContextId);
      contexts.set(browserContextId, context);
      const [{ targetId }] = await Promise.all([
        call('Target.createTarget', { url: 'about:blank', browserContextId }),
        call('Browser.setDownloadBehavior', { behavior: 'allowAndName', browserContextId, downloadPath, eventsEnabled: true }),
      ]);
      const session = sessionOf(context, targetId);
      if (!session) throw new FarmError('protocol', 'the browser made a page without attaching to it');
      await call('Runtime.runIfWaitingForDebugger', undefined, session.sessionId);
      session.waitingForDebugger = false;
      return context;
    },
    async disposeContext(context) {
      context.listener = undefined;
      contexts.delete(context.browserContextId);
      try {
        await call('Target.disposeBrowserContext', { browserContextId: context.browserContextId });
      } finally {
        forgetSessions([...context.sessions.keys()]);
        for (const targetId of context.targets.keys()) contextOfTarget.delete(targetId);
      }
    },
    toldAll: ({ sessions }) =>
      // One that waits for its debugger or for the answer to a dialog asks for nothing, and answers nothing.
      Promise.allSettled(
        [...sessions.values()]
          .filter(({ debuggerId, waitingForDebugger, dialog }) => debuggerId === undefined && !waitingForDebugger && !dialog)
          .map(({ sessionId }) => call('Runtime.getIsolateId', undefined, sessionId)),
      ),
    async attachDebugger(context, targetId, debuggerId) {
      const waiting = debuggersWaiting.get(targetId) ?? [];
      debuggersWaiting.set(targetId, waiting);
      waiting.push(debuggerId);
      try {
        const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
        const session = context.sessions.get(sessionId);
        if (!session) throw new FarmError('protocol', 'the browser attached to a page without saying so');
        return session;
      } finally {
        if (waiting.length === 0) debuggersWaiting.delete(targetId);
      }
    },
  };
}
