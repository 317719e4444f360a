/** Looks over a run's shoulder: what its page shows and what is put on its record, at the moment when the run itself learns it. */
import type { Farm, Lease } from '../../farm/client/port.ts';
import type { LeasedPage, Observation } from '../../farm/page/port.ts';
import type { Step } from '../../store/model/step.ts';
import type { Runs } from '../../store/runs.ts';

interface Watcher {
  opened(url: string): void;
  /** Of what stands on the page as it did before, once. */
  seen(observation: Observation): void;
  /** A PNG of the page as the run leaves it; undefined when it could not be taken any more. */
  left(picture: Promise<Uint8Array | undefined>): void;
}

/** The farm as it is, watched: a lease goes only once its last page is pictured. */
export function watchedFarm(farm: Farm, watcher: Watcher): Farm {
  return { ...farm, lease: async (order, signal) => watchedLease(await farm.lease(order, signal), watcher) };
}

function watchedLease(lease: Lease, watcher: Watcher): Lease {
  let page: LeasedPage | undefined;
  let leaving: Promise<void> | undefined;
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

function watchedPage(page: LeasedPage, watcher: Watcher): LeasedPage {
  const goto = page.goto.bind(page);
  const observe = page.observe.bind(page);
  let latest: string | undefined;
  return Object.assign(page, {
    async goto(url: string) {
      const opened = await goto(url);
      watcher.opened(opened.url);
      return opened;
    },
    async observe(options?: { readonly selector?: string }) {
      const observation = await observe(options);
      if (observation.digest !== latest) watcher.seen(observation);
      latest = observation.digest;
      return observation;
    },
    // The end of its lease closes it, once its picture is taken.
    close: async () => undefined,
  });
}

/** The repository as it is; each step that a rung decided on is told once, as it was written, secrets masked. */
export function watchedRuns(runs: Runs, did: (step: Step) => void): Runs {
  const told = new Map<string, number>();
  return {
    ...runs,
    async advance(id, owner, change) {
      const { path = [] } = change;
      for (const step of path.slice(told.get(id) ?? 0)) if (step.rung !== 'request') did(step);
      if (path.length > 0) told.set(id, path.length);
      return runs.advance(id, owner, change);
    },
  };
}
