/** The tree on one screen: each kind of actor, its parent, and what its crash does. */
export const supervision = {
    // Its browser's state is gone with it: trying again is for the run's own rules, not for a restart.
    run: { kind: 'run', parent: 'system', crash: 'stop' },
    // Whoever asked is told, and asks again.
    visit: { kind: 'visit', parent: 'system', crash: 'stop' },
    // It performs nothing that throws, and the next gateway sweeps as well.
    orphans: { kind: 'orphans', parent: 'system', crash: 'stop' },
    ledger: { kind: 'ledger', parent: 'system', crash: 'restart', restarts: 5, withinMs: 60_000 },
};
//# sourceMappingURL=supervision.js.map