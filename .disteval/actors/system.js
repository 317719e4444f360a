/** The actor system: nact's mailboxes behind typed addresses, and the tree, its restarts and its end kept here. */
import nact from 'nact';
import { ActorError } from "./errors.js";
import { Life } from "./life.js";
export function createSystem({ report, escalate, releaseWithinMs = 5_000, now = Date.now }) {
    const root = Object.freeze({ path: '' });
    // Every mailbox is a child of nact's root, and the tree is `living`: nact copies the map of an actor's children for
    // each of its messages, and does not stop the children of what it stops.
    const nactRoot = nact.start();
    const living = new Map();
    const crashes = new Map();
    let closing;
    function open(read) {
        const mailbox = nact.spawn(nactRoot, (_, letter) => read(letter));
        return { put: (letter) => nact.dispatch(mailbox, letter), close: () => nact.stop(mailbox) };
    }
    function isLiving(parent) {
        return closing === undefined && (parent === root || living.get(parent.path)?.alive === true);
    }
    function spawn(parent, name, behaviour) {
        const rule = behaviour.supervision;
        const path = `${parent === root ? '' : `${parent.path}/`}${rule.kind}:${name}`;
        const above = living.get(parent.path);
        const kindAbove = above?.behaviour.supervision.kind ?? 'system';
        if (!isLiving(parent))
            throw new ActorError('stopped', `${path} has no living parent`);
        if (rule.parent !== kindAbove)
            throw new ActorError('misplaced', `${path} belongs under ${rule.parent}, not ${kindAbove}`);
        if (living.has(path))
            throw new ActorError('name_taken', `${path} is there, or has not let go of what it held`);
        if (rule.crash === 'restart' && recentCrashes(path, rule.withinMs).length > rule.restarts) {
            throw new ActorError('exhausted', `${path} crashed more than ${rule.restarts} times within ${rule.withinMs} ms`);
        }
        const address = Object.freeze({ path });
        const respawn = () => isLiving(parent) && !living.has(path) && spawn(parent, name, behaviour);
        const crashed = (error) => follow(error, life, respawn);
        const life = new Life(address, behaviour, { open, report, releaseWithinMs, crashed });
        living.set(path, life);
        above?.children.add(life);
        void life.ended.then(() => {
            living.delete(path);
            above?.children.delete(life);
        });
        return address;
    }
    /** What the supervision table says about a crash. */
    function follow(error, life, respawn) {
        const rule = life.behaviour.supervision;
        const { path } = life.address;
        const times = rule.crash === 'restart' ? [...recentCrashes(path, rule.withinMs), now()] : [];
        if (rule.crash === 'restart')
            crashes.set(path, times);
        const decision = rule.crash === 'restart' && times.length > rule.restarts ? 'exhausted' : rule.crash;
        report({ type: 'crashed', path, error, decision });
        void life.end({ error }).then(() => {
            if (decision === 'restart')
                respawn();
            if (rule.crash === 'escalate')
                escalate(rule.status, error);
        });
    }
    /** When `path` crashed within the last `withinMs`; forgets what is older. */
    function recentCrashes(path, withinMs) {
        const times = (crashes.get(path) ?? []).filter((time) => time > now() - withinMs);
        if (times.length > 0)
            crashes.set(path, times);
        else
            crashes.delete(path);
        return times;
    }
    function find({ path }) {
        // Sound because a path names its kinds, and a kind has one message type.
        return living.get(path);
    }
    return {
        root,
        spawn,
        send: (address, message) => find(address)?.send(message) ?? false,
        ask: (address, message, timeoutMs) => find(address)?.ask(message, timeoutMs) ?? Promise.reject(new ActorError('stopped', `${address.path} is not running`)),
        stop: async (address) => living.get(address.path)?.end(),
        async ended(address) {
            const life = living.get(address.path);
            if (life?.alive === false)
                await life.ended;
        },
        async close() {
            closing ??= Promise.all([...living.values()].map((life) => life.end())).then(() => nact.stop(nactRoot));
            await closing;
        },
    };
}
//# sourceMappingURL=system.js.map