/** The audit log: one record a call. */
import { randomUUID } from 'node:crypto';
import { removeSome } from "./documents/remove-some.js";
export async function openAudit(documents) {
    const records = await documents.collection('audit', [{ fields: { tenantId: 1, at: -1 } }, { fields: { at: 1 } }]);
    return {
        /** Gives the record's id. */
        async append(record) {
            const _id = randomUUID();
            await records.insert({ _id, ...record });
            return _id;
        },
        /** Lets the record stand for this many calls. */
        async count(id, calls) {
            await records.update({ _id: id }, { $set: { calls } });
        },
        /** Newest first. */
        list: (tenantId, page) => records.find({ tenantId }, { sort: { at: -1, _id: 1 }, limit: page.limit, skip: page.offset }),
        /** Removes up to `limit` records from before that moment; returns how many it found. */
        forget: (before, limit) => removeSome(records, { at: { $lt: before } }, limit),
    };
}
//# sourceMappingURL=audit.js.map