export function newContext(browserContextId) {
    return { browserContextId, targets: new Map(), sessions: new Map(), listener: undefined, requests: undefined, downloads: undefined };
}
/** The node's own session on a target, whichever client asks. */
export function sessionOf(context, targetId) {
    for (const session of context.sessions.values()) {
        if (session.targetId === targetId && session.debuggerId === undefined)
            return session;
    }
    return undefined;
}
export function pagesOf(context) {
    return [...context.targets.values()].filter(({ type }) => type === 'page').length;
}
/** Whether a page of it has lost its renderer. */
export function hasCrashed(context) {
    return [...context.sessions.values()].some(({ type, crash }) => type === 'page' && crash !== undefined);
}
/** Forgets a session and those below it; answers which. */
export function dropSession(context, sessionId) {
    const children = [...context.sessions.values()].filter(({ parent }) => parent === sessionId);
    context.sessions.delete(sessionId);
    return [sessionId, ...children.flatMap((child) => dropSession(context, child.sessionId))];
}
/** What a client that attaches now has to hear to know what stands, parents before children. */
export function* replay(context) {
    for (const { sessionId, targetId, parent, debuggerId, waitingForDebugger, dialog, crash } of context.sessions.values()) {
        const targetInfo = context.targets.get(targetId);
        if (debuggerId !== undefined || targetInfo === undefined)
            continue;
        yield JSON.stringify({
            method: 'Target.attachedToTarget',
            params: { sessionId, targetInfo, waitingForDebugger },
            ...(parent === undefined ? {} : { sessionId: parent }),
        });
        if (dialog !== undefined)
            yield dialog;
        if (crash !== undefined)
            yield crash;
    }
}
//# sourceMappingURL=context.js.map