/** A bounded queue in which tenants take turns, however many requests each of them has waiting. */

export interface FairQueue<T> {
  /**
   * Adds at the end of the tenant's line. At the bound, the last of the longest line makes way for a tenant that has fewer
   * waiting; answers who was pushed out, which is `item` itself when nobody has more.
   */
  push(tenantId: string, item: T): T | undefined;
  /** Puts back an item whose turn came to nothing: it is the next one again. */
  putBack(tenantId: string, item: T): void;
  /** The next one, tenant by tenant. */
  shift(): T | undefined;
  remove(tenantId: string, item: T): void;
  readonly size: number;
}

export function openFairQueue<T>(limit: number): FairQueue<T> {
  /** In the order of their turns; no line is empty. */
  const lines = new Map<string, T[]>();
  let size = 0;

  const longest = () =>
    [...lines].reduce<[string, T[]] | undefined>((most, line) => (line[1].length > (most?.[1].length ?? 0) ? line : most), undefined);

  function takeFrom(tenantId: string, line: T[], index: number): T | undefined {
    const [item] = line.splice(index, 1);
    if (line.length === 0) lines.delete(tenantId);
    if (item !== undefined) size -= 1;
    return item;
  }

  return {
    push(tenantId, item) {
      const line = lines.get(tenantId) ?? [];
      let out: T | undefined;
      if (size >= limit) {
        const most = longest();
        if (!most || most[1].length <= line.length + 1) return item;
        out = takeFrom(most[0], most[1], most[1].length - 1);
      }
      lines.set(tenantId, line);
      line.push(item);
      size += 1;
      return out;
    },
    putBack(tenantId, item) {
      const line = lines.get(tenantId) ?? [];
      lines.delete(tenantId);
      const others = [...lines];
      lines.clear();
      lines.set(tenantId, [item, ...line]);
      for (const [other, waiting] of others) lines.set(other, waiting);
      size += 1;
    },
    shift() {
      const [first] = lines;
      if (!first) return undefined;
      const [tenantId, line] = first;
      const item = takeFrom(tenantId, line, 0);
      // The tenant's next turn comes after everyone else's.
      if (lines.delete(tenantId)) lines.set(tenantId, line);
      return item;
    },
    remove(tenantId, item) {
      const line = lines.get(tenantId);
      const index = line?.indexOf(item) ?? -1;
      if (line && index !== -1) takeFrom(tenantId, line, index);
    },
    get size() {
      return size;
    },
  };
}
