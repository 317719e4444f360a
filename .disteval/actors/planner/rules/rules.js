import { planReading } from "./plan.js";
import { readOnce } from "./reading/read-once.js";
import { secretsIn } from "./reading/secrets.js";
export const rulesPlanner = {
    unreadable(goal) {
        const read = readOnce(goal, Date.now());
        return 'unreadable' in read ? read.unreadable : undefined;
    },
    secretsIn: (goal) => secretsIn(goal, Date.now()),
    plan: async (input) => planByRules(input),
};
/** Reads the whole goal first: nothing is done when any of it can't be read. */
export function planByRules(input) {
    const read = readOnce(input.goal, input.now);
    return 'unreadable' in read ? { type: 'unreadable', ...read.unreadable } : planReading(read.reading, input);
}
//# sourceMappingURL=rules.js.map