/** Acts on the tab itself: back to the page before, to another tab, and closed. */
import { FarmError } from "../../errors.js";
import { patienceOf, send } from "./attempt.js";
/** Rejects with `element_unusable` when there is nothing to go back to. */
export async function back(tab, attempt) {
    const { currentIndex, entries } = await tab.session.send('Page.getNavigationHistory');
    const entry = entries[currentIndex - 1];
    // The blank page is the lease's own, and no one has seen it.
    if (!entry || entry.url === 'about:blank')
        throw new FarmError('element_unusable', 'there is no page before this one to go back to');
    const { commits, url } = tab;
    await send(tab, attempt, () => [tab.session.send('Page.navigateToHistoryEntry', { entryId: entry.id })]);
    const until = Date.now() + patienceOf(attempt);
    while (!tab.closed && tab.commits === commits && tab.url === url && Date.now() < until)
        await tab.changed.next(until - Date.now());
}
/** `place` counts from 0 in the order of opening, or is -1 for the newest. Rejects with `element_unusable` when there is no such tab. */
export async function switchTab(tabs, place, attempt) {
    const tab = tabs.all.at(place);
    if (!tab)
        throw new FarmError('element_unusable', `there is no tab ${place}: ${tabs.all.length} are open, counted from 0`);
    tabs.activate(tab);
    await send(tab, attempt, () => [tab.session.send('Page.bringToFront')]);
}
/** Rejects with `element_unusable` when it is the only one. */
export async function closeTab(tabs, tab, attempt) {
    if (tabs.all.length === 1)
        throw new FarmError('element_unusable', 'this is the only tab; it stays open');
    await send(tab, attempt, () => [tab.session.send('Page.close')]);
    const until = Date.now() + patienceOf(attempt);
    while (!tab.closed && Date.now() < until)
        await tabs.changed.next(until - Date.now());
    if (!tab.closed)
        throw new FarmError('element_unusable', `the page at ${tab.url} does not let itself be closed`);
}
//# sourceMappingURL=history.js.map