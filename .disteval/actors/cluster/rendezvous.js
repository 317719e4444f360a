/** Rendezvous hashing: everyone who sees the same members gives a key the same owner, and a leaver moves only its own keys. */
import { createHash } from 'node:crypto';
/** `members` must not be empty. */
export function ownerAmong(members, key) {
    let owner;
    for (const id of members) {
        const weight = createHash('sha256').update(`${id}\0${key}`).digest().readBigUInt64BE();
        if (!owner || weight > owner.weight || (weight === owner.weight && id < owner.id))
            owner = { id, weight };
    }
    if (!owner)
        throw new RangeError('Nobody can own anything among no members');
    return owner.id;
}
//# sourceMappingURL=rendezvous.js.map