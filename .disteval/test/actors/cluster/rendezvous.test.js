/** Rendezvous hashing. */
import fc from 'fast-check';
import t from 'tap';
import { ownerAmong } from "../../../actors/cluster/rendezvous.js";
const members = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 });
t.test('the owner does not depend on the order in which members are seen', async () => {
    fc.assert(fc.property(members, fc.string(), (all, key) => ownerAmong(all, key) === ownerAmong([...all].reverse(), key)));
});
t.test('a member that leaves moves its own keys and no others', async () => {
    fc.assert(fc.property(members, fc.string(), (all, key) => {
        const owner = ownerAmong(all, key);
        return all
            .filter((id) => id !== owner)
            .every((gone) => ownerAmong(all.filter((id) => id !== gone), key) === owner);
    }));
});
t.test('keys spread over the members', async (t) => {
    const counts = new Map();
    for (let n = 0; n < 3_000; n += 1) {
        const owner = ownerAmong(['a', 'b', 'c'], `key ${n}`);
        counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
    for (const [, count] of counts)
        t.ok(count > 800 && count < 1_200, `${count} of 3000`);
    t.equal(counts.size, 3);
});
t.test('nobody owns anything among no members', async (t) => {
    t.throws(() => ownerAmong([], 'key'), RangeError);
});
//# sourceMappingURL=rendezvous.test.js.map