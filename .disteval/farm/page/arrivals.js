/**
 * Tells of each main document that the browser shows as an empty page although none came, with a `net::ERR_…` that says why:
 * its loading broke off before the first byte of it; its status is an error (RFC 9110, 15.5 and 15.6) and it has no body, of
 * which full Chromium makes a page of its own words; or the answer has neither header nor body, as Chromium makes one up on a
 * kept connection that brings nothing but informational answers (RFC 9110, 15.2). An error with a body is a page, and so is an
 * answer that says by its headers that it is empty. The session's `Network` domain must be enabled.
 */
export function hearArrivals(session, isMain, nothingCame) {
    let bare;
    session.on('Network.responseReceived', ({ requestId, loaderId, frameId, type, response: { url, status, headers } }) => {
        if (type !== 'Document' || requestId !== loaderId || frameId === undefined || !isMain(frameId))
            return;
        const saysNothing = /^https?:/.test(url) && Object.keys(headers).length === 0;
        bare = { loaderId, status, saysNothing };
    });
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
        if (bare?.loaderId === requestId && dataLength > 0)
            bare = undefined;
    });
    session.on('Network.loadingFinished', ({ requestId }) => {
        if (bare?.loaderId !== requestId)
            return;
        const { status, saysNothing } = bare;
        if (status >= 400)
            nothingCame(requestId, `net::ERR_HTTP_RESPONSE_CODE_FAILURE ${status}`);
        else if (saysNothing)
            nothingCame(requestId, 'net::ERR_EMPTY_RESPONSE');
    });
    session.on('Network.loadingFailed', ({ requestId, canceled, errorText }) => {
        if (bare?.loaderId === requestId && canceled !== true)
            nothingCame(requestId, errorText);
    });
}
//# sourceMappingURL=arrivals.js.map