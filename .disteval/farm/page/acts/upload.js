/** Attaching files: to an input for files, to a drop zone, or by the chooser that a button opens. */
import { FarmError } from "../../errors.js";
import { troubleError } from "../troubles.js";
import { callPage, handleOf } from "../world.js";
import { patienceOf, touch } from "./attempt.js";
import { click } from "./pointer.js";
/** Bytes that go over at once; a whole file in one command would hold up all others. */
const chunkBytes = 768 * 1024;
/** How long a click may take to open a chooser. */
const chooserMs = 2_000;
/** Rejects with `element_unusable` when the element takes none of them, or not these. */
export async function upload(subject, names, files, attempt) {
    const { place, what } = subject;
    const { frame, index } = place;
    const chosen = names.map((name) => files[name] ?? missing(name, files));
    await carry(subject, chosen, attempt);
    const ways = [
        () => touch(attempt, () => callPage(frame, 'giveFiles', index)),
        () => touch(attempt, () => callPage(frame, 'dropFiles', index)),
        () => byChooser(subject, attempt),
        () => touch(attempt, () => callPage(frame, 'giveFilesNearby', index)),
    ];
    for (const way of ways) {
        const handed = await way();
        if (handed.ok)
            return;
        if (handed.type !== 'noInput')
            throw refusal(what, handed, chosen.length);
    }
    throw new FarmError('element_unusable', `${what} takes no files: there is no input for files behind it, and it opens none`);
}
function missing(name, files) {
    const there = Object.keys(files);
    throw new FarmError('element_unusable', `there is no file ${JSON.stringify(name)} to attach; ${there.length === 0 ? 'none was given' : `given were ${there.map((given) => JSON.stringify(given)).join(', ')}`}`);
}
/** Brings the bytes into the frame. */
async function carry({ place: { frame } }, files, attempt) {
    await callPage(frame, 'beginFiles');
    for (const [at, { name, type, bytes }] of files.entries()) {
        let from = 0;
        do {
            attempt.deadline.check();
            const chunk = Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.min(chunkBytes, bytes.length - from));
            await callPage(frame, 'addFilePart', at, name, type, chunk.toString('base64'));
            from += chunkBytes;
        } while (from < bytes.length);
    }
}
/** Clicks, and answers the chooser that the page opens; the browser itself never shows one. */
async function byChooser(subject, attempt) {
    const { tab, place } = subject;
    const { session } = place.frame;
    tab.chooser = undefined;
    await session.send('Page.setInterceptFileChooserDialog', { enabled: true });
    try {
        await click(subject, attempt);
        const until = Date.now() + patienceOf(attempt, chooserMs);
        const opened = () => tab.chooser;
        while (!opened() && !tab.closed && Date.now() < until)
            await tab.changed.next(until - Date.now());
        const backendNodeId = opened()?.backendNodeId;
        if (backendNodeId === undefined)
            return { ok: false, type: 'noInput' };
        return await callPage(place.frame, 'giveFilesTo', await handleOf(place.frame, backendNodeId));
    }
    finally {
        // The page may have gone with the click.
        await session.send('Page.setInterceptFileChooserDialog', { enabled: false }).catch(() => undefined);
    }
}
function refusal(what, handed, count) {
    switch (handed.type) {
        case 'gone':
        case 'disabled':
            return troubleError(what, { type: handed.type });
        case 'single':
            return new FarmError('element_unusable', `${what} takes one file, not ${count}`);
        case 'refused':
            return new FarmError('element_unusable', `${what} does not take ${JSON.stringify(handed.name)}: it accepts ${handed.accept}`);
        case 'noInput':
            return new FarmError('element_unusable', `${what} takes no files`);
    }
}
//# sourceMappingURL=upload.js.map