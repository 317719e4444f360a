/** Remembers what the goals in hand say: a run asks at every step, and a long goal takes a while to read. */
import { readGoal } from "./read-goal.js";
/** More runs than are under way at a time need no reading twice; the oldest is forgotten first. */
const mostGoals = 32;
const dayMs = 86_400_000;
const readings = new Map();
/** As `readGoal`; of `now`, in milliseconds since the epoch, only the day tells. */
export function readOnce(goal, now) {
    const key = `${Math.floor(now / dayMs)} ${goal}`;
    const found = readings.get(key) ?? readGoal(goal, now);
    readings.delete(key);
    readings.set(key, found);
    const [oldest] = readings.keys();
    if (readings.size > mostGoals && oldest !== undefined)
        readings.delete(oldest);
    return found;
}
//# sourceMappingURL=read-once.js.map