import { supervision } from "../supervision.js";
import { Performer } from "./perform.js";
import { reduce } from "./reduce.js";
/** Throws `ActorError` `stopped` when the system is closing. */
export function spawnRun(system, terms, order, around) {
    const performer = new Performer(terms, order, around);
    const initial = { status: 'idle', terms };
    return system.spawn(system.root, order.runId, {
        supervision: supervision.run,
        initial,
        reduce,
        perform: (effect, self) => performer.perform(effect, self),
        onStop: () => performer.release(),
    });
}
//# sourceMappingURL=run.js.map