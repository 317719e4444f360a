/**
 * An index in memory that keeps order: by its last field, within each value of the first where it has two.
 *
 * nedb's own look through and sort all documents of a value for each page, collect all of a range for its first few, and pay
 * for each change of a document with a walk over all that share a value with it.
 */
import { compareThings, getDotValue, match } from "./memory.js";
export class Ordered {
    #group;
    #order;
    #known = new Map();
    /** Each ascending by the order's field, then by id. */
    #groups = new Map();
    /** How many documents have a list or an object in a field of the index: a list matches by each of its elements. */
    #odd = 0;
    /** Fields beyond the second are not kept in order. */
    constructor({ fields }) {
        const [first = '', second] = Object.keys(fields);
        this.#group = second === undefined ? undefined : first;
        this.#order = second ?? first;
    }
    /** Fills the empty index with these very documents. */
    load(documents) {
        for (const document of documents) {
            this.#known.set(document._id, document);
            this.#groupOf(document, 1)?.push(document);
        }
        for (const group of this.#groups.values())
            group.sort((a, b) => this.#compare(a, b));
    }
    /** Takes in the document as it stands now, new or changed. */
    put(document) {
        this.drop(document._id);
        this.#known.set(document._id, document);
        const group = this.#groupOf(document, 1);
        group?.splice(this.#placeOf(document, group), 0, document);
    }
    drop(id) {
        const document = this.#known.get(id);
        if (document === undefined)
            return;
        this.#known.delete(id);
        const group = this.#groupOf(document, -1);
        group?.splice(this.#placeOf(document, group), 1);
    }
    /** How well it serves the query: 0 is not at all, and 2 means that it need not go through all of a group. */
    fitness(filter, sort = {}) {
        if (this.#odd > 0 || '_id' in filter)
            return 0;
        const [first = this.#order] = Object.keys(sort);
        const helps = first === this.#order && (first in sort || this.#order in filter);
        if (this.#group === undefined)
            return helps ? 1 : 0;
        if (!isPlain(filter[this.#group]))
            return 0;
        return helps ? 2 : 1;
    }
    /** The documents themselves, not copies. The index must be fit for the query. */
    find(filter, { sort = {}, skip = 0, limit = 0 } = {}) {
        const { group, start, end } = this.#range(filter);
        const matches = predicateOf(filter);
        const criteria = Object.entries(sort);
        const inOrder = criteria.length === 0 || criteria[0]?.[0] === this.#order;
        const backwards = inOrder && criteria[0]?.[1] === -1;
        const enough = inOrder && limit > 0 ? skip + limit : Number.POSITIVE_INFINITY;
        const found = [];
        for (let step = start; step < end; step += 1) {
            const document = group[backwards ? end - 1 - (step - start) : step];
            // Those that are equal so far may come earlier by the rest of the sort.
            if (found.length >= enough && (criteria.length < 2 || this.#compareOrder(document, found.at(-1)) !== 0))
                break;
            if (matches(document))
                found.push(document);
        }
        if (criteria.length > 0)
            found.sort((a, b) => compareBy(criteria, a, b));
        return found.slice(skip, limit > 0 ? skip + limit : undefined);
    }
    count(filter) {
        const { group, start, end } = this.#range(filter);
        if (this.#group !== undefined && Object.keys(filter).length === 1)
            return group.length;
        const matches = predicateOf(filter);
        let sum = 0;
        for (let place = start; place < end; place += 1)
            if (matches(group[place]))
                sum += 1;
        return sum;
    }
    /** The part of a group outside of which nothing matches. */
    #range(filter) {
        const group = this.#groups.get(this.#group === undefined ? everything : filter[this.#group]) ?? [];
        const wanted = filter[this.#order];
        if (wanted === undefined)
            return { group, start: 0, end: group.length };
        const { $gt, $gte = $gt, $lt, $lte = $lt, ...others } = isComparison(wanted) ? wanted : { $gte: wanted, $lte: wanted };
        if (Object.keys(others).length > 0)
            return { group, start: 0, end: group.length };
        const start = $gte === undefined ? 0 : firstWhere(group, (document) => compareThings(this.#orderOf(document), $gte) >= 0);
        const end = $lte === undefined ? group.length : firstWhere(group, (document) => compareThings(this.#orderOf(document), $lte) > 0);
        return { group, start, end };
    }
    /** The group that the document belongs to, if any; `by` counts it in or out where it is odd. */
    #groupOf(document, by) {
        const value = this.#group === undefined ? everything : valueAt(document, this.#group);
        if (isCompound(value) || isCompound(this.#orderOf(document)))
            this.#odd += by;
        if (!isPlain(value))
            return undefined;
        const group = this.#groups.get(value) ?? [];
        this.#groups.set(value, group);
        return group;
    }
    #orderOf(document) {
        return valueAt(document, this.#order);
    }
    #compareOrder(a, b) {
        return compareThings(this.#orderOf(a), this.#orderOf(b));
    }
    #compare(a, b) {
        return this.#compareOrder(a, b) || compareThings(a._id, b._id);
    }
    #placeOf(document, group) {
        return firstWhere(group, (other) => this.#compare(other, document) >= 0);
    }
}
/** The one group of an index of one field. */
const everything = '';
const isPlain = (value) => ['string', 'number', 'boolean'].includes(typeof value);
const isCompound = (value) => typeof value === 'object' && value !== null && !(value instanceof Date);
const isComparison = (value) => isCompound(value) && !Array.isArray(value);
/** Most paths are names, and nedb cuts a path into its names each time. */
const valueAt = (document, path) => path.includes('.') ? getDotValue(document, path) : document[path];
/** The first place from which on it holds, by halving; the length where it never does. */
function firstWhere(list, holds) {
    let [low, high] = [0, list.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (holds(list[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}
/** Whole walks compare plain fields by the thousand: nedb's own comparing takes ten times as long. */
function predicateOf(filter) {
    const fields = Object.entries(filter);
    if (!fields.every(([name, value]) => isPlain(value) && !name.includes('.')))
        return (document) => match(document, filter);
    return (document) => fields.every(([name, value]) => {
        const has = valueAt(document, name);
        return has === value || (typeof has === 'object' && match(document, filter));
    });
}
function compareBy(criteria, a, b) {
    for (const [name, direction] of criteria) {
        const compared = direction * compareThings(valueAt(a, name), valueAt(b, name));
        if (compared !== 0)
            return compared;
    }
    return 0;
}
//# sourceMappingURL=ordered.js.map