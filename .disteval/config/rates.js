/** What calls cost (SPEC, "Credits"; SPEC-NOTES, "Money"); shown by `GET /pricing`. */
/** Credits a finished call costs at least, per call unless the name says per what. The spec's "about" is taken at its word. */
export const flatPrices = {
    run: 10,
    compile: 50,
    replay: 1,
    dispatchHit: 2,
    dispatchAdapted: 5,
    dispatchCompiled: 10,
    extract: 5,
    screenshot: 1,
    map: 2,
    crawlPage: 3,
    searchShallow: 3,
    searchShallowFetchedPage: 1,
    searchDeep: 3,
    searchDeepPage: 5,
    observe: 1,
    solvedCaptcha: 5,
    etlQuery: 1,
    download: 1,
};
/** Credits for what was used; the spec gives no numbers: these are ours. */
export const meteredRates = {
    browserSecond: 0.02,
    egressMegabyte: 0.1,
    thousandModelInputTokens: 0.05,
    thousandModelOutputTokens: 0.2,
};
const micro = 1_000_000;
/** The flat price of a call, which is also what is reserved before it. */
export const flatPrice = (operation) => (flatPrices[operation] * micro);
/** What the use itself costs, rounded up. A megabyte is 1,000,000 bytes. */
export function meteredPrice({ browserMs, egressBytes, modelInputTokens, modelOutputTokens }) {
    const credits = (browserMs / 1_000) * meteredRates.browserSecond +
        (egressBytes / 1_000_000) * meteredRates.egressMegabyte +
        (modelInputTokens / 1_000) * meteredRates.thousandModelInputTokens +
        (modelOutputTokens / 1_000) * meteredRates.thousandModelOutputTokens;
    // To the thousandth first: what the sum of fractions is too much by must not become a micro-credit.
    return Math.ceil(Math.round(credits * micro * 1_000) / 1_000);
}
/** A finished call pays the higher of flat price and metered use; one that failed or was cancelled only what it used. */
export function chargeFor({ flat, usage, finished }) {
    const metered = meteredPrice(usage);
    return finished && flat > metered ? flat : metered;
}
//# sourceMappingURL=rates.js.map