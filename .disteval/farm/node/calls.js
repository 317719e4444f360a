import { FarmError } from "../errors.js";
import { withId } from "./wire.js";
/** Bytes that clients may have waiting for a browser before they are held back. */
const mostQueued = 8 * 1024 * 1024;
/** `callMs` is what the browser has for each command of the node; `onForwarded` hears of each answer to a client's command. */
export function newCalls(callMs, onForwarded) {
    const pending = new Map();
    let lastId = 0;
    let pipe;
    let closed = false;
    function giveUp(id, waiting, error) {
        pending.delete(id);
        if (waiting.type !== 'own')
            return;
        clearTimeout(waiting.timer);
        waiting.reject(error(waiting.method));
    }
    return {
        connect(opened) {
            // The browser may have gone before anything could be asked of it.
            if (!closed)
                pipe = opened;
        },
        call: (method, params, sessionId) => new Promise((resolve, reject) => {
            if (!pipe)
                return reject(crashed(method));
            const id = ++lastId;
            const timer = setTimeout(() => {
                pending.delete(id);
                reject(new FarmError('deadline', `the browser did not answer ${method} within ${callMs} ms`));
            }, callMs);
            pending.set(id, { type: 'own', method, sessionId, timer, resolve: resolve, reject });
            pipe.send(JSON.stringify({ id, method, params, sessionId }));
        }),
        forward(asker, command) {
            if (!pipe) {
                const error = { code: -32000, message: 'the browser is gone' };
                asker.answer(Buffer.from(JSON.stringify({ id: command.id, sessionId: command.sessionId, error })));
                return;
            }
            const id = ++lastId;
            pending.set(id, { type: 'forwarded', asker, command });
            pipe.send(JSON.stringify({ ...command, id }), () => {
                if (asker.isAttached())
                    return true;
                pending.delete(id);
                return false;
            });
        },
        answered(raw, head) {
            const waiting = pending.get(head.id);
            if (!waiting)
                return;
            pending.delete(head.id);
            if (waiting.type === 'forwarded') {
                onForwarded(waiting.command);
                if (waiting.asker.isAttached())
                    waiting.asker.answer(withId(raw, head, waiting.command.id));
                return;
            }
            clearTimeout(waiting.timer);
            const { result, error } = JSON.parse(raw.toString());
            if (error)
                waiting.reject(new FarmError('protocol', `${waiting.method}: ${error.message}`));
            else
                waiting.resolve(result);
        },
        forget(sessionIds) {
            const gone = new Set(sessionIds);
            for (const [id, waiting] of pending) {
                const { sessionId } = waiting.type === 'own' ? waiting : waiting.command;
                if (gone.has(sessionId))
                    giveUp(id, waiting, (method) => new FarmError('protocol', `${method}: its target has gone`));
            }
        },
        congestion: () => (pipe && pipe.queuedBytes() > mostQueued ? pipe.drained() : undefined),
        close() {
            closed = true;
            pipe = undefined;
            for (const [id, waiting] of pending)
                giveUp(id, waiting, crashed);
        },
    };
}
const crashed = (method) => new FarmError('browser_crashed', `the browser is gone; ${method} was not answered`);
//# sourceMappingURL=calls.js.map