/** The repository as it is, heard by `metrics`; what a fence or an earlier settling turned down is not counted. */
export function countedRuns(runs, metrics) {
    return {
        ...runs,
        async create(run) {
            await runs.create(run);
            metrics.started(run);
            if (run.endedAt !== undefined)
                metrics.ended(run);
        },
        async advance(id, owner, change) {
            const run = await runs.advance(id, owner, change);
            // The repository changes no run that has ended: this change is its end.
            if (run?.endedAt !== undefined)
                metrics.ended(run);
            return run;
        },
        async settled(id, settledAt, charge) {
            const run = await runs.settled(id, settledAt, charge);
            if (run !== undefined)
                metrics.settled(run);
            return run;
        },
    };
}
//# sourceMappingURL=counted-runs.js.map