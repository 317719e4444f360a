/** Two owners that write by turns both get on; this many defeats of one command say that something else is wrong. */
const mostOutdated = 16;
/** Commands whose events are written at once, so that one document of the store holds them. */
const mostAtOnce = 100;
export function persistentReducer(kind) {
    const answer = ({ replyTo }, outcome) => ({ type: 'answer', replyTo, outcome });
    const replied = (reply) => ({ type: 'replied', reply });
    const reading = (taken, queue, known) => [
        { status: 'reading', taken, queue, asked: queue.length },
        [{ type: 'read', ...(known && { known }) }],
    ];
    function decide(state, command) {
        const decision = kind.decide(state, command);
        if (!isEvents(decision))
            return { state, events: [], reply: decision };
        const after = decision.reduce(kind.evolve, state);
        return { state: after, events: decision, reply: kind.reply(after, command) };
    }
    /** Decides the queue. What changes nothing is said only of a state that was read since it was asked, which the first `fresh` were. */
    function work(taken, known, queue, fresh) {
        const [first, ...rest] = queue;
        if (first === undefined)
            return [{ status: 'idle', taken, known, queue }, []];
        const { events, reply } = decide(known.state, first.command);
        if (events.length > 0)
            return write(taken, known, queue);
        if (fresh === 0)
            return reading(taken, queue, known);
        const [state, effects] = work(taken, known, rest, fresh - 1);
        return [state, [answer(first, replied(reply)), ...effects]];
    }
    /** A write that stands says that the state was the newest: what changes nothing may be said with it, too. */
    function write(taken, known, queue) {
        const events = [];
        const replies = [];
        let state = known.state;
        for (const { command } of queue.slice(0, mostAtOnce)) {
            const decided = decide(state, command);
            state = decided.state;
            events.push(...decided.events);
            replies.push(decided.reply);
        }
        const next = { state, sequenceNumber: known.sequenceNumber + 1 };
        return [{ status: 'writing', taken, next, queue, replies }, [{ type: 'append', sequenceNumber: next.sequenceNumber, events }]];
    }
    function appended({ taken, next, queue, replies }) {
        const [state, effects] = work(taken, next, queue.slice(replies.length), 0);
        const done = queue.slice(0, replies.length).map((request, n) => {
            return answer(request, replied(replies[n]));
        });
        if (next.sequenceNumber % kind.snapshotEvery === 0)
            done.push({ type: 'snapshot', known: next });
        return [state, [...done, ...effects]];
    }
    /** Forgets everything; who waits has it read anew, but for those whose write failed, or all when it can't be read. */
    function failed(state, error) {
        const { taken, queue } = state;
        const tried = queue.slice(0, state.status === 'writing' ? state.replies.length : queue.length);
        const isAgain = ({ outdated }) => isOutdated(error) && outdated < mostOutdated;
        const again = tried.filter(isAgain).map((request) => ({ ...request, outdated: request.outdated + 1 }));
        const left = [...again, ...queue.slice(tried.length)];
        const answers = tried.filter((request) => !isAgain(request)).map((request) => answer(request, { type: 'failed', error }));
        if (left.length === 0)
            return [{ status: 'cold', taken, queue: [] }, answers];
        const [next, effects] = reading(taken, left);
        return [next, [...answers, ...effects]];
    }
    function command(state, request) {
        const taken = state.taken + 1;
        const queue = [...state.queue, request];
        const timer = taken === 1 ? [{ type: 'wait', taken }] : [];
        if (state.status === 'reading' || state.status === 'writing')
            return [{ ...state, taken, queue }, timer];
        const [next, effects] = state.status === 'idle' ? work(taken, state.known, queue, 0) : reading(taken, queue);
        return [next, [...timer, ...effects]];
    }
    return (state, message) => {
        switch (message.type) {
            case 'command':
                return command(state, { command: message.command, replyTo: message.replyTo, outdated: 0 });
            case 'read':
                if (state.status !== 'reading')
                    throw new Error(`A reading came while ${state.status}`);
                return work(state.taken, message.known, state.queue, state.asked);
            case 'appended':
                if (state.status !== 'writing')
                    throw new Error(`An append was confirmed while ${state.status}`);
                return appended(state);
            case 'failed':
                return failed(state, message.error);
            case 'waited':
                if (message.taken === state.taken && state.queue.length === 0)
                    return [state, [{ type: 'stop' }]];
                return [state, [{ type: 'wait', taken: state.taken }]];
        }
    };
}
/** Another owner is ahead, or what was known is lost: either way what is stored is to be read anew. */
const isOutdated = ({ code }) => code === 'fenced' || code === 'lost';
const isEvents = (decision) => Array.isArray(decision);
//# sourceMappingURL=persistent-reducer.js.map