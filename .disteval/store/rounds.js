/** Work that is done again and again, in one round at a time. */
/** The first round begins after `everyMs`; one that takes longer skips those that would begin meanwhile. A round that fails is reported. */
export function startRounds(everyMs, round, report) {
    let underWay;
    const timer = setInterval(() => {
        underWay ??= round()
            .catch(report)
            .finally(() => {
            underWay = undefined;
        });
    }, everyMs).unref();
    return {
        async close() {
            clearInterval(timer);
            await underWay;
        },
    };
}
//# sourceMappingURL=rounds.js.map