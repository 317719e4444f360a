/** Documents in MongoDB, from version 4.4 on, standalone or replicated. */
import { MongoClient } from 'mongodb';
import { withinDeadline } from "../deadline.js";
import { StoreError } from "../errors.js";
import { checkFilter, decode, encode, encodeChange, encodeInitial } from "./fields.js";
import { translated } from "./mongo-errors.js";
const defaultDatabase = 'troupe';
/** No operation takes longer unless it says so, whatever becomes of the server. */
const deadlineMs = 5_000;
const connectDeadlineMs = 3_000;
const pingDeadlineMs = 2_000;
/** Two that insert the same id at once: one of them fails on some servers, and finds the document at its next try. */
const upsertTries = 3;
const options = {
    appName: 'troupe',
    // What was acknowledged outlives a change of the primary, and a crash of a server that has no others: no server's default does both.
    w: 'majority',
    journal: true,
    connectTimeoutMS: connectDeadlineMs,
    serverSelectionTimeoutMS: connectDeadlineMs,
    // These free the connections of operations that were given up.
    socketTimeoutMS: deadlineMs,
    waitQueueTimeoutMS: deadlineMs,
};
/** Rejects with `unavailable` when no server answers now; later it reconnects by itself. */
export async function connectMongo(url) {
    let open = true;
    const run = async (work, ms = deadlineMs) => {
        if (!open)
            throw new StoreError('closed', 'The store is closed');
        try {
            return await withinDeadline(ms, work());
        }
        catch (error) {
            throw translated(error);
        }
    };
    const client = await run(async () => new MongoClient(url, options));
    const named = /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(url);
    const connection = {
        db: named ? client.db() : client.db(defaultDatabase),
        run,
        async close() {
            open = false;
            await client.close();
        },
    };
    try {
        await run(() => connection.db.command({ ping: 1 }));
    }
    catch (error) {
        await connection.close();
        throw error;
    }
    return connection;
}
/** Closing it leaves the connection open. */
export function openMongoDocuments({ db, run }) {
    const collections = new Map();
    let open = true;
    const whileOpen = (work, ms) => open ? run(work, ms) : Promise.reject(new StoreError('closed', 'The store is closed'));
    const openCollection = async (name, indexes) => {
        const collection = db.collection(name);
        const specifications = indexes.map(({ fields, unique = false, sparse = false }) => ({ key: { ...fields }, unique, sparse }));
        if (specifications.length > 0)
            await whileOpen(() => collection.createIndexes(specifications));
        return new MongoCollection(collection, whileOpen);
    };
    return {
        collection(name, indexes = []) {
            const known = collections.get(name) ?? openCollection(name, indexes);
            collections.set(name, known);
            known.catch(() => collections.delete(name));
            return known;
        },
        ping: () => whileOpen(() => db.command({ ping: 1 }), pingDeadlineMs).then(() => true, () => false),
        close: async () => {
            open = false;
        },
    };
}
const matching = (filter) => checkFilter(filter);
class MongoCollection {
    #driver;
    #run;
    constructor(driver, run) {
        this.#driver = driver;
        this.#run = run;
    }
    insert(document) {
        return this.insertMany([document]);
    }
    async insertMany(documents) {
        if (documents.length > 0)
            await this.#run(() => this.#driver.insertMany(documents.map(encode)));
    }
    async get(id) {
        return result(await this.#run(() => this.#driver.findOne({ _id: id })));
    }
    async find(filter, { sort = {}, skip = 0, limit = 0 } = {}) {
        const found = await this.#run(() => this.#driver.find(matching(filter), { sort: { ...sort }, skip, limit }).toArray());
        return found.map((document) => decode(document));
    }
    count(filter) {
        return this.#run(() => this.#driver.countDocuments(matching(filter)));
    }
    update(filter, change) {
        return this.claim(filter, change, {});
    }
    async claim(filter, change, sort) {
        const update = encodeChange(change);
        const options = { sort: { ...sort }, returnDocument: 'after' };
        return result(await this.#run(() => this.#driver.findOneAndUpdate(matching(filter), update, options)));
    }
    async updateMany(filter, change) {
        const update = encodeChange(change);
        return (await this.#run(() => this.#driver.updateMany(matching(filter), update))).matchedCount;
    }
    async upsert(id, change, initial) {
        const encoded = encodeChange(change);
        const first = encodeInitial(initial, encoded);
        const update = { ...encoded, ...(Object.keys(first).length > 0 && { $setOnInsert: first }) };
        for (let attempt = 1;; attempt += 1) {
            try {
                const options = { upsert: true, returnDocument: 'after' };
                return result(await this.#run(() => this.#driver.findOneAndUpdate({ _id: id }, update, options)));
            }
            catch (error) {
                if (!(error instanceof StoreError && error.code === 'duplicate_key') || attempt === upsertTries)
                    throw error;
            }
        }
    }
    async remove(filter) {
        return (await this.#run(() => this.#driver.deleteMany(matching(filter)))).deletedCount;
    }
}
const result = (document) => (document === null ? undefined : decode(document));
//# sourceMappingURL=mongo.js.map