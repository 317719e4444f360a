import { supervision } from "../supervision.js";
import { Performer } from "./perform.js";
import { reduce } from "./reduce.js";
/** Throws `ActorError` `stopped` when the system is closing. */
export function spawnVisit(system, terms, order, around) {
    const performer = new Performer(terms, order, around);
    return system.spawn(system.root, order.callId, {
        supervision: supervision.visit,
        initial: { status: 'idle', order, timeoutMs: terms.limits.visitMs + order.waitMs },
        reduce,
        perform: (effect, self) => performer.perform(effect, self),
        onStop: () => performer.release(),
    });
}
//# sourceMappingURL=visit.js.map