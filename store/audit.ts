/** The audit log: one record a call. */
import { randomUUID } from 'node:crypto';
import type { Documents } from './documents/port.ts';
import { removeSome } from './documents/remove-some.ts';
import type { AuditRecord } from './model/audit.ts';

export type Audit = Awaited<ReturnType<typeof openAudit>>;

export async function openAudit(documents: Documents) {
  const records = await documents.collection<AuditRecord>('audit', [{ fields: { tenantId: 1, at: -1 } }, { fields: { at: 1 } }]);

  return {
    append: (record: Omit<AuditRecord, '_id'>): Promise<void> => records.insert({ _id: randomUUID(), ...record }),

    /** Newest first. */
    list: (tenantId: string, page: { readonly limit: number; readonly offset: number }): Promise<AuditRecord[]> =>
      records.find({ tenantId }, { sort: { at: -1, _id: 1 }, limit: page.limit, skip: page.offset }),

    /** Removes up to `limit` records from before that moment; returns how many it found. */
    forget: (before: Date, limit: number): Promise<number> => removeSome(records, { at: { $lt: before } }, limit),
  };
}
