import { atMost } from "./at-most.js";
export function beginLifetime(log) {
    const steps = [];
    let ending;
    const closeAll = async () => {
        let clean = true;
        for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
            const { what, close } = step;
            await close().catch((error) => {
                clean = false;
                log.error({ err: error, what }, 'could not be closed');
            });
            log.debug({ what }, 'closed');
        }
        return clean;
    };
    const end = async (boundMs) => {
        const clean = await atMost(boundMs, closeAll(), 'late');
        if (clean === 'late')
            log.error({ left: steps.map(({ what }) => what) }, 'stopping took too long');
        return clean === true;
    };
    return {
        opened: (what, close) => void steps.push({ what, close }),
        end: (boundMs) => (ending ??= end(boundMs)),
    };
}
//# sourceMappingURL=lifetime.js.map