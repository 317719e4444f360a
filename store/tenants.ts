/** Tenants. */
import { randomUUID } from 'node:crypto';
import type { Documents } from './documents/port.ts';
import { StoreError } from './errors.ts';
import type { Tenant } from './model/tenant.ts';

type NewTenant = Pick<Tenant, 'name' | 'plan' | 'reseller'> & Partial<Pick<Tenant, '_id' | 'parentId'>>;

export type Tenants = Awaited<ReturnType<typeof openTenants>>;

export async function openTenants(documents: Documents) {
  const tenants = await documents.collection<Tenant>('tenants', [{ fields: { parentId: 1 }, sparse: true }, { fields: { name: 1 } }]);
  const complete = (tenant: NewTenant): Tenant => ({ _id: randomUUID(), ...tenant, createdAt: new Date() });

  return {
    async create(tenant: NewTenant): Promise<Tenant> {
      const created = complete(tenant);
      await tenants.insert(created);
      return created;
    },

    /** Gives the tenant of this id, made now if need be; several processes may do so at once. */
    async ensure(tenant: NewTenant & Pick<Tenant, '_id'>): Promise<Tenant> {
      const created = complete(tenant);
      try {
        await tenants.insert(created);
        return created;
      } catch (error) {
        const known = error instanceof StoreError && error.code === 'duplicate_key' ? await tenants.get(tenant._id) : undefined;
        if (known === undefined) throw error;
        return known;
      }
    },

    get: (id: string): Promise<Tenant | undefined> => tenants.get(id),

    /** The operator's tenant of this name; those of resellers are not looked at. */
    async named(name: string): Promise<Tenant | undefined> {
      const [first] = await tenants.find({ name, parentId: { $exists: false } }, { sort: { createdAt: 1 }, limit: 1 });
      return first;
    },

    /** Oldest first. */
    list: (): Promise<Tenant[]> => tenants.find({}, { sort: { createdAt: 1 } }),

    /** The sub-tenants of a reseller, oldest first. */
    childrenOf: (parentId: string): Promise<Tenant[]> => tenants.find({ parentId }, { sort: { createdAt: 1 } }),
  };
}
