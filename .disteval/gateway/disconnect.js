/** Calls `gone` when the caller leaves before it has its answer. */
export function onDisconnect(reply, gone) {
    const left = () => {
        if (reply.raw.writableEnded)
            return;
        Promise.resolve(gone()).catch((error) => reply.log.error({ err: error }, 'what its caller left could not be cancelled'));
    };
    if (reply.raw.destroyed)
        left();
    else
        reply.raw.once('close', left);
}
//# sourceMappingURL=disconnect.js.map