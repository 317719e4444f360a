/** Tenants. */
import { randomUUID } from 'node:crypto';
import { StoreError } from "./errors.js";
export async function openTenants(documents) {
    const tenants = await documents.collection('tenants', [{ fields: { parentId: 1 }, sparse: true }, { fields: { name: 1 } }]);
    const complete = (tenant) => ({ _id: randomUUID(), ...tenant, createdAt: new Date() });
    return {
        async create(tenant) {
            const created = complete(tenant);
            await tenants.insert(created);
            return created;
        },
        /** Gives the tenant of this id, made now if need be; several processes may do so at once. */
        async ensure(tenant) {
            const created = complete(tenant);
            try {
                await tenants.insert(created);
                return created;
            }
            catch (error) {
                const known = error instanceof StoreError && error.code === 'duplicate_key' ? await tenants.get(tenant._id) : undefined;
                if (known === undefined)
                    throw error;
                return known;
            }
        },
        get: (id) => tenants.get(id),
        /** The operator's tenant of this name; those of resellers are not looked at. */
        async named(name) {
            const [first] = await tenants.find({ name, parentId: { $exists: false } }, { sort: { createdAt: 1 }, limit: 1 });
            return first;
        },
        /** Oldest first. */
        list: () => tenants.find({}, { sort: { createdAt: 1 } }),
        /** The sub-tenants of a reseller, oldest first. */
        childrenOf: (parentId) => tenants.find({ parentId }, { sort: { createdAt: 1 } }),
    };
}
//# sourceMappingURL=tenants.js.map