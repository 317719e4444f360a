/** The farm as it is, watched: a lease goes only once its last page is pictured. */
export function watchedFarm(farm, watcher) {
    return { ...farm, lease: async (order, signal) => watchedLease(await farm.lease(order, signal), watcher) };
}
function watchedLease(lease, watcher) {
    let page;
    let leaving;
    const leave = async () => {
        // A page that died can't be pictured; how the run ended says why.
        const picture = page?.screenshot().catch(() => undefined);
        watcher.left(Promise.resolve(picture));
        await picture;
        await lease.release();
    };
    return {
        ...lease,
        async attach() {
            page = watchedPage(await lease.attach(), watcher);
            return page;
        },
        release: () => (leaving ??= leave()),
    };
}
function watchedPage(page, watcher) {
    const goto = page.goto.bind(page);
    const observe = page.observe.bind(page);
    let latest;
    return Object.assign(page, {
        async goto(url) {
            const opened = await goto(url);
            watcher.opened(opened.url);
            return opened;
        },
        async observe(options) {
            const observation = await observe(options);
            if (observation.digest !== latest)
                watcher.seen(observation);
            latest = observation.digest;
            return observation;
        },
        // The end of its lease closes it, once its picture is taken.
        close: async () => undefined,
    });
}
/** The repository as it is; each step that a rung decided on is told once, as it was written, secrets masked. */
export function watchedRuns(runs, did) {
    const told = new Map();
    return {
        ...runs,
        async advance(id, owner, change) {
            const { path = [] } = change;
            for (const step of path.slice(told.get(id) ?? 0))
                if (step.rung !== 'request')
                    did(step);
            if (path.length > 0)
                told.set(id, path.length);
            return runs.advance(id, owner, change);
        },
    };
}
//# sourceMappingURL=watch.js.map