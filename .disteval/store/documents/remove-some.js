/** Removes up to `limit` of those that match; returns how many it found, which another caller may have removed meanwhile. */
export async function removeSome(collection, filter, limit) {
    const found = await collection.find(filter, { limit });
    if (found.length > 0)
        await collection.remove({ ...filter, _id: { $in: found.map(({ _id }) => _id) } });
    return found.length;
}
//# sourceMappingURL=remove-some.js.map