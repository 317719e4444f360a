/** The status, in our own books only, of a call that nobody waited for; nginx has the same. */
export const callerLeft = 499;
/** Known of a call as soon as its answer went out, to whoever hears of the end. */
const answered = new WeakSet();
/** Must come before the hooks that may refuse a call. What `ended` does with an answered call comes after its answer. */
export function onCallEnd(app, ended) {
    const told = new WeakSet();
    const tell = async (request, reply) => {
        if (told.has(request))
            return;
        told.add(request);
        await ended(request, reply, answered.has(request) ? reply.statusCode : callerLeft);
    };
    app.addHook('onRequest', async (request, reply) => {
        // Before Fastify's own listener, which runs `onResponse`, also where the connection broke.
        reply.raw.prependOnceListener('finish', () => answered.add(request));
        reply.raw.once('close', () => {
            // The connection may close before it is told of an answer that went out.
            if (!answered.has(request))
                void tell(request, reply);
        });
    });
    app.addHook('onResponse', tell);
}
//# sourceMappingURL=call-end.js.map