/** A removal in bounded steps, where all at once would hold up everybody else. */
import type { Collection, Entity, Filter } from './port.ts';

/** Removes up to `limit` of those that match; returns how many it found, which another caller may have removed meanwhile. */
export async function removeSome<T extends Entity>(collection: Collection<T>, filter: Filter, limit: number): Promise<number> {
  const found = await collection.find(filter, { limit });
  if (found.length > 0) await collection.remove({ ...filter, _id: { $in: found.map(({ _id }) => _id) } });
  return found.length;
}
