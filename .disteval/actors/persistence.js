/**
 * Actors whose state is the fold of their journal. nact's own persistent actors are not used: they count an event before
 * it is written, drop what waits when a recovery fails, and write on after they were stopped.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { StoreError } from "../store/errors.js";
import { ActorError } from "./errors.js";
import { persistentReducer, } from "./persistent-reducer.js";
export function openPersistents(kind, options) {
    const { system } = options;
    const awake = new Map();
    function wake(name) {
        const address = system.spawn(system.root, name, {
            ...behaviour(kind, kind.key(name), options),
            // After a crash it comes back under the same address.
            onStop: ({ error }) => void (error === undefined && system.ended(address).then(() => forget(name, address))),
        });
        awake.set(name, address);
        return address;
    }
    function forget(name, address) {
        if (awake.get(name) === address)
            awake.delete(name);
    }
    async function ask(name, command, timeoutMs) {
        const address = awake.get(name) ?? wake(name);
        try {
            const outcome = await system.ask(address, (replyTo) => ({ type: 'command', command, replyTo }), timeoutMs);
            if (outcome.type === 'failed')
                throw outcome.error;
            return outcome.reply;
        }
        catch (error) {
            if (!(error instanceof ActorError && error.code === 'stopped'))
                throw error;
            // It fell asleep just now. When it is the system that stops, waking it throws.
            await system.ended(address);
            forget(name, address);
            return ask(name, command, timeoutMs);
        }
    }
    return { ask };
}
function behaviour(kind, key, { journal, log, idleMs }) {
    async function perform(effect, self) {
        switch (effect.type) {
            case 'read':
                return self.send({ type: 'read', known: await read(kind, { journal, log }, key, effect.known) });
            case 'append':
                await journal.append(key, effect.sequenceNumber, effect.events);
                return self.send({ type: 'appended' });
            case 'snapshot':
                await journal.saveSnapshot(key, effect.known.sequenceNumber, kind.encode(effect.known.state));
                await journal.trim(key);
                return;
            case 'answer':
                return effect.replyTo(effect.outcome);
            case 'wait':
                await wait(idleMs, undefined, { signal: self.signal, ref: false });
                return self.send({ type: 'waited', taken: effect.taken });
            case 'stop':
                return self.stop();
        }
    }
    return {
        supervision: kind.supervision,
        initial: { status: 'cold', taken: 0, queue: [] },
        reduce: persistentReducer(kind),
        async perform(effect, self) {
            try {
                await perform(effect, self);
            }
            catch (error) {
                if (!(error instanceof StoreError))
                    throw error;
                if (error.code === 'lost')
                    log.error({ err: error, key }, lostEvents);
                // A snapshot only shortens the way through the journal: the next one will do.
                if (effect.type !== 'snapshot')
                    self.send({ type: 'failed', error });
            }
        },
    };
}
/** Reads on from what is known, or from the newest snapshot. What is stored is the truth: what a server has lost is gone, and said so. */
async function read(kind, { journal, log }, key, from) {
    const snapshot = async () => {
        const taken = await journal.latestSnapshot(key);
        return taken && { state: kind.decode(taken.data), sequenceNumber: taken.sequenceNumber };
    };
    const isStored = from !== undefined && (await journal.holds(key, from.sequenceNumber));
    if (from !== undefined && !isStored)
        log.error({ key, lost: from.sequenceNumber }, lostEvents);
    let known = (isStored ? from : await snapshot()) ?? { state: kind.initial, sequenceNumber: 0 };
    for (let bridged = 0;;) {
        let beyondGap;
        for await (const { sequenceNumber, data } of journal.events(key, known.sequenceNumber)) {
            if (sequenceNumber !== known.sequenceNumber + 1 && sequenceNumber !== bridged) {
                beyondGap = sequenceNumber;
                break;
            }
            if (!Array.isArray(data))
                throw new StoreError('corrupt', `Event ${sequenceNumber} of ${key} is none: restore it from a copy`);
            known = { state: data.reduce(kind.evolve, known.state), sequenceNumber };
        }
        // What was trimmed under the reader's eyes is in a snapshot taken since.
        const newest = await snapshot();
        if (newest && newest.sequenceNumber > known.sequenceNumber)
            known = newest;
        else if (beyondGap === undefined)
            return known;
        else {
            log.error({ key, after: known.sequenceNumber, before: beyondGap }, lostEvents);
            bridged = beyondGap;
        }
    }
}
const lostEvents = 'the store has lost events that it had acknowledged: their actor goes on from those that are stored';
//# sourceMappingURL=persistence.js.map