const settling = new Set(['Network.responseReceived', 'Network.loadingFinished']);
/** Hands on one event as the browser wrote it; nothing when it is about something else. */
export function tellRequests(raw, method, requests) {
    if (method === 'Network.requestWillBeSent') {
        const { params } = JSON.parse(raw.toString());
        requests.asked(params.requestId, params.request, params.wallTime * 1_000);
    }
    else if (method === 'Network.loadingFailed') {
        const { params } = JSON.parse(raw.toString());
        // Called off, or let go of by a page that leaves: what is kept alive goes on without it, and is told of no more.
        if (params.canceled)
            requests.abandoned(params.requestId);
        else
            requests.settled(params.requestId);
    }
    else if (settling.has(method)) {
        // It stands at the front, before what may be much.
        const id = /"requestId":"([^"]+)"/.exec(raw.toString('latin1', 0, 256))?.[1];
        if (id !== undefined)
            requests.settled(id);
    }
}
//# sourceMappingURL=requests.js.map