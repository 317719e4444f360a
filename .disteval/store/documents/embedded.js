/** Documents in a folder, for one process: nedb in memory for queries and indexes, a log a collection for durability. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from "../errors.js";
import { checkFilter, decode, encode, encodeChange, encodeInitial } from "./fields.js";
import { Log } from "./log.js";
import { openMemory } from "./memory.js";
import { Ordered } from "./ordered.js";
/** Creates the folder when it is missing. The folder must be this process's alone (`lockFolder`). */
export function openEmbeddedDocuments(folder) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const collections = new Map();
    let open = true;
    return {
        collection(name, indexes = []) {
            if (!open)
                return Promise.reject(closed());
            const known = collections.get(name) ?? openCollection(folder, name, indexes);
            collections.set(name, known);
            return known;
        },
        ping: async () => open && existsSync(folder),
        async close() {
            open = false;
            const opened = await Promise.allSettled(collections.values());
            await Promise.all(opened.map((collection) => (collection.status === 'fulfilled' ? collection.value.close() : undefined)));
        },
    };
}
const closed = () => new StoreError('closed', 'The store is closed');
async function openCollection(folder, name, indexes) {
    const { log, documents } = Log.open(join(folder, `${name}.jsonl`));
    const memory = openMemory();
    const ordered = indexes.filter(isOrdered).map((index) => new Ordered(index));
    for (const index of indexes)
        if (!isOrdered(index))
            await ensureIndex(memory, index);
    try {
        memory._resetIndexes(documents);
        for (const index of ordered)
            index.load(documents);
    }
    catch (error) {
        log.close();
        throw translated(name, error);
    }
    const collection = new EmbeddedCollection(name, memory, ordered, log);
    await collection.compactWhenWorthIt();
    return collection;
}
/** A unique index guards and a sparse one is small: both are nedb's. */
const isOrdered = ({ unique = false, sparse = false }) => !unique && !sparse;
/** nedb uses an index of several fields only where all are compared by value, and pays dearly for it: kept where it guards. */
async function ensureIndex(memory, { fields, unique = false, sparse = false }) {
    const names = Object.keys(fields);
    await memory.ensureIndexAsync({ fieldName: names, unique, sparse });
    if (names.length > 1)
        await memory.ensureIndexAsync({ fieldName: names.slice(0, 1) });
}
/** One operation at a time, so that the order in the file is the order in memory and a find with its update is one step. */
class EmbeddedCollection {
    #name;
    #memory;
    #ordered;
    #log;
    #last = Promise.resolve();
    #open = true;
    /** Memory holds what an append failed to write; the file must be written anew before anything else is. */
    #ahead = false;
    constructor(name, memory, ordered, log) {
        this.#name = name;
        this.#memory = memory;
        this.#ordered = ordered;
        this.#log = log;
    }
    insert(document) {
        return this.insertMany([document]);
    }
    async insertMany(documents) {
        if (documents.length === 0)
            return;
        const encoded = documents.map(encode);
        return this.#write(async () => {
            await this.#memory.insertAsync(encoded);
            return { result: undefined, changed: encoded, outdates: 0 };
        });
    }
    get(id) {
        return this.#next(async () => decode((await this.#memory.findAsync({ _id: id }).execAsync())[0]));
    }
    async find(filter, page = {}) {
        checkFilter(filter);
        return this.#next(async () => (await this.#search(filter, page)).map(decode));
    }
    async count(filter) {
        checkFilter(filter);
        return this.#next(async () => this.#fittest(filter)?.count(filter) ?? this.#memory.countAsync(filter));
    }
    async update(filter, change) {
        checkFilter(filter);
        const encoded = encodeChange(change);
        return this.#write(() => this.#change(filter, encoded));
    }
    async claim(filter, change, sort) {
        checkFilter(filter);
        const encoded = encodeChange(change);
        return this.#write(async () => {
            const [first] = await this.#search(filter, { sort, limit: 1 });
            return first === undefined ? { result: undefined, outdates: 0 } : this.#change({ _id: first._id }, encoded);
        });
    }
    async updateMany(filter, change) {
        checkFilter(filter);
        const encoded = encodeChange(change);
        return this.#write(async () => {
            const { affectedDocuments } = await this.#memory.updateAsync(filter, encoded, { multi: true, returnUpdatedDocs: true });
            const changed = affectedDocuments ?? [];
            return { result: changed.length, changed, outdates: changed.length };
        });
    }
    async upsert(id, change, initial) {
        const encoded = encodeChange(change);
        const whole = { ...encoded, $set: { ...encodeInitial(initial, encoded), ...encoded.$set } };
        return this.#write(async () => {
            const there = await this.#memory.countAsync({ _id: id });
            const { result, changed } = await this.#change({ _id: id }, there === 0 ? whole : encoded, true);
            return { result: result, changed, outdates: there };
        });
    }
    async remove(filter) {
        checkFilter(filter);
        return this.#write(async () => {
            const removed = (await this.#search(filter)).map(({ _id }) => _id);
            await this.#memory.removeAsync({ _id: { $in: removed } }, { multi: true });
            return { result: removed.length, removed, outdates: removed.length };
        });
    }
    async compactWhenWorthIt() {
        if (!this.#log.wantsCompaction)
            return;
        try {
            await this.#log.compact(this.#memory.getAllData());
        }
        catch {
            // Nothing is lost: the longer file stays in use, and it is tried again later.
        }
    }
    /** After what is under way. */
    close() {
        const closing = this.#last.then(() => this.#log.close());
        this.#open = false;
        return closing;
    }
    /** Gives documents that must be copied before they leave. */
    async #search(filter, page = {}) {
        const index = this.#fittest(filter, page.sort);
        if (index !== undefined)
            return index.find(filter, page);
        const cursor = this.#memory.findAsync(filter).skip(page.skip ?? 0);
        if (page.sort !== undefined)
            cursor.sort(page.sort);
        if (page.limit !== undefined)
            cursor.limit(page.limit);
        return cursor.execAsync();
    }
    #fittest(filter, sort) {
        const fit = (least) => this.#ordered.find((index) => index.fitness(filter, sort) >= least);
        return fit(2) ?? fit(1);
    }
    /** After each change of memory. */
    #reorder(changed, removed) {
        for (const index of this.#ordered) {
            for (const { _id } of changed)
                for (const document of this.#memory.indexes._id.getMatching(_id))
                    index.put(document);
            for (const id of removed)
                index.drop(id);
        }
    }
    async #change(filter, change, upsert = false) {
        const { affectedDocuments } = await this.#memory.updateAsync(filter, change, { upsert, returnUpdatedDocs: true });
        if (affectedDocuments === null || affectedDocuments === undefined)
            return { result: undefined, outdates: 0 };
        return { result: decode(affectedDocuments), changed: [affectedDocuments], outdates: 1 };
    }
    #write(work) {
        return this.#next(async () => {
            if (this.#ahead)
                await this.#catchUp();
            const { result, changed = [], removed = [], outdates } = await work();
            if (changed.length + removed.length === 0)
                return result;
            this.#reorder(changed, removed);
            try {
                this.#log.append(changed, removed, outdates);
            }
            catch (error) {
                this.#ahead = true;
                throw this.#unavailable(error);
            }
            await this.compactWhenWorthIt();
            return result;
        });
    }
    async #catchUp() {
        try {
            await this.#log.compact(this.#memory.getAllData());
            this.#ahead = false;
        }
        catch (error) {
            throw this.#unavailable(error);
        }
    }
    #next(work) {
        if (!this.#open)
            return Promise.reject(closed());
        const done = this.#last.then(work).catch((error) => Promise.reject(translated(this.#name, error)));
        this.#last = done.catch(() => undefined);
        return done;
    }
    #unavailable(cause) {
        return new StoreError('unavailable', `The data file of ${this.#name} can't be written: ${cause.message}`, { cause });
    }
}
function translated(name, error) {
    const { errorType, message } = error;
    if (errorType !== 'uniqueViolated')
        return error;
    return new StoreError('duplicate_key', `A document of ${name} has this value already: ${message}`, { cause: error });
}
//# sourceMappingURL=embedded.js.map