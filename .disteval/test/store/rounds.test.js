import t from 'tap';
import { startRounds } from "../../store/rounds.js";
t.test('rounds never overlap, go on after one that failed, and end with the one under way', async (t) => {
    const failures = [];
    let [begun, ended, atOnce] = [0, 0, 0];
    const rounds = await new Promise((resolve) => {
        const started = startRounds(1, async () => {
            begun += 1;
            atOnce = Math.max(atOnce, begun - ended);
            // Longer than the timer needs to fire again.
            await new Promise((later) => setTimeout(later, 5));
            ended += 1;
            if (ended === 1)
                throw new Error('the first one');
            if (ended === 3)
                resolve(started);
        }, (error) => failures.push(error));
        // The rounds themselves keep no process alive.
        const alive = setInterval(() => undefined, 1_000);
        t.teardown(() => clearInterval(alive));
    });
    t.equal(atOnce, 1);
    t.match(failures, [{ message: 'the first one' }]);
    await rounds.close();
    t.equal(begun, ended, 'none is under way after the close');
});
//# sourceMappingURL=rounds.test.js.map