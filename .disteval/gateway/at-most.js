/** A bound on waiting. */
/** What the work gives, or `late` when it has not ended after `ms`; it is not called off, and nobody hears of it then. */
export async function atMost(ms, work, late) {
    let timer;
    const bound = new Promise((resolve) => {
        timer = setTimeout(resolve, ms, late);
    });
    try {
        return await Promise.race([work, bound]);
    }
    finally {
        clearTimeout(timer);
    }
}
//# sourceMappingURL=at-most.js.map