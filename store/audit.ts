/** The audit log: one record a call. */
import { randomUUID } from 'node:crypto';
import type { Documents } from './documents/port.ts';
import { removeSome } from './documents/remove-some.ts';
import type { AuditRecord } from './model/audit.ts';

export type Audit = Awaited<ReturnType<typeof openAudit>>;

export async function openAudit(documents: Documents) {
  const records = await documents.collection<AuditRecord>('audit', [{ fields: { tenantId: 1, at: -1 } }, { fields: { at: 1 } }]);

  return {
    /** Gives the record's id. */
    async append(record: Omit<AuditRecord, '_id'>): Promise<string> {
      const _id = randomUUID();
      await records.insert({ _id, ...record });
      return _id;
    },

    /** Lets the record stand for this many calls. */
    async count(id: string, calls: number): Promise<void> {
      await records.update({ _id: id }, { $set: { calls } });
    },

    /** Newest first. */
    list: (tenantId: string, page: { readonly limit: number; readonly offset: number }): Promise<AuditRecord[]> =>
      records.find({ tenantId }, { sort: { at: -1, _id: 1 }, limit: page.limit, skip: page.offset }),

    /** Removes up to `limit` records from before that moment; returns how many it found. */
    forget: (before: Date, limit: number): Promise<number> => removeSome(records, { at: { $lt: before } }, limit),
  };
}
