/** The journal's behaviour over whichever documents. */
import t from 'tap';
import { openJournal } from "../../store/journal.js";
export function journalContract(open) {
    const read = async (events) => {
        const seen = [];
        for await (const { sequenceNumber, data } of events)
            seen.push([sequenceNumber, data]);
        return seen;
    };
    t.test('events come back in order, from where they are asked for, past a page', async (t) => {
        const journal = await openJournal(open());
        for (let n = 1; n <= 1_203; n += 1)
            await journal.append('long', n, { n, at: new Date(n) });
        await journal.append('longer', 1, 'of another key');
        const all = await read(journal.events('long'));
        t.equal(all.length, 1_203);
        t.same(all.at(-1), [1_203, { n: 1_203, at: new Date(1_203) }]);
        t.same((await read(journal.events('long', 700))).map(([n]) => n), Array.from({ length: 503 }, (_, i) => 701 + i));
        t.same(await read(journal.events('nobody')), []);
    });
    t.test('of two owners of one key one loses cleanly, and sees what the other wrote', async (t) => {
        const [mine, theirs] = [await openJournal(open()), await openJournal(open())];
        const results = await Promise.allSettled([mine.append('contested', 1, 'mine'), theirs.append('contested', 1, 'theirs')]);
        const lost = results.filter((result) => result.status === 'rejected');
        t.equal(lost.length, 1);
        t.match(lost[0]?.reason, { name: 'StoreError', code: 'fenced' });
        const winner = results[0]?.status === 'fulfilled' ? 'mine' : 'theirs';
        t.same(await read(mine.events('contested')), [[1, winner]]);
        await theirs.append('contested', 2, 'goes on');
        await t.rejects(mine.append('contested', 2, 'too late'), { code: 'fenced' });
    });
    t.test('the newest snapshot stands, whoever saves last, and shortens the journal', async (t) => {
        const journal = await openJournal(open());
        t.equal(await journal.latestSnapshot('snap'), undefined);
        t.equal(await journal.trim('snap'), 0);
        for (let n = 1; n <= 10; n += 1)
            await journal.append('snap', n, n);
        await Promise.all([5, 7, 3].map((n) => journal.saveSnapshot('snap', n, { sum: n })));
        t.match(await journal.latestSnapshot('snap'), { key: 'snap', sequenceNumber: 7, data: { sum: 7 } });
        t.equal(await journal.trim('snap'), 7);
        t.same((await read(journal.events('snap'))).map(([n]) => n), [8, 9, 10]);
    });
    t.test('trimming opens no gap in the fence', async (t) => {
        const journal = await openJournal(open());
        for (let n = 1; n <= 4; n += 1)
            await journal.append('fence', n, n);
        await journal.saveSnapshot('fence', 4, 'state');
        await journal.trim('fence');
        await t.rejects(journal.append('fence', 3, 'an owner that slept'), { code: 'fenced' });
        t.same(await read(journal.events('fence')), []);
        await journal.append('fence', 5, 'the owner');
        t.same(await read(journal.events('fence')), [[5, 'the owner']]);
    });
    t.test('nothing is written over a gap', async (t) => {
        const documents = open();
        const journal = await openJournal(documents);
        for (let n = 1; n <= 3; n += 1)
            await journal.append('gap', n, n);
        await (await documents.collection('events')).remove({ key: 'gap', sequenceNumber: 3 });
        t.equal(await journal.holds('gap', 3), false);
        await t.rejects(journal.append('gap', 4, 4), { name: 'StoreError', code: 'lost' });
        t.same((await read(journal.events('gap'))).map(([n]) => n), [1, 2]);
        await journal.saveSnapshot('gap', 3, 'state');
        t.equal(await journal.holds('gap', 3), true, 'a snapshot holds what came before it');
        await journal.append('gap', 4, 4);
    });
}
//# sourceMappingURL=journal-contract.js.map