import t from 'tap';
import { addTo, entriesOf, find, latest, partSize } from "../../../actors/ledger/latest.js";
const numbered = (from, to) => Array.from({ length: to - from }, (_, at) => [`${from + at}`, from + at]);
const addAll = (to, entries) => entries.reduce((all, [key, value]) => addTo(all, key, value), to);
t.test('what was added last is kept, in order, and found', async (t) => {
    for (const count of [0, 1, partSize - 1, partSize, 100, 101, 1_000]) {
        const all = addAll(latest(100), numbered(0, count));
        const kept = entriesOf(all);
        t.ok(kept.length >= Math.min(count, 100) && kept.length < 100 + 2 * partSize, `${kept.length} of ${count}`);
        t.same(kept, numbered(count - kept.length, count));
        for (const [key, value] of kept)
            if (find(all, key) !== value)
                t.fail(key);
        t.equal(find(all, `${count - kept.length - 1}`), undefined, 'what is gone is not found');
        t.equal(find(all, `${count}`), undefined);
        t.same(latest(100, kept), all, 'its entries alone give the same one');
    }
});
t.test('adding changes nothing of what was, and copies less than a part of it', async (t) => {
    let all = addAll(latest(1_000), numbered(0, 1_500));
    for (const [key, value] of numbered(1_500, 1_600)) {
        const [before, held] = [all, entriesOf(all)];
        all = addTo(before, key, value);
        const made = all.parts.filter((part) => !before.parts.includes(part));
        if (made.length > 1 || all.tail.length >= partSize)
            t.fail(`${made.length} parts and ${all.tail.length} more were copied`);
        if (entriesOf(before).length !== held.length)
            t.fail('what was has changed');
    }
    t.equal(find(all, '1599'), 1_599);
});
//# sourceMappingURL=latest.test.js.map