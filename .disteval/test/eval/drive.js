import { serveSite } from "./server.js";
/** Rejects when the site or the service can't be reached, or answers what is no answer: an error of the harness, not a miss. */
export async function drive(service, { part, folder, goal }) {
    const site = await serveSite(folder);
    try {
        const { prompt, success, options = {} } = goal;
        const started = performance.now();
        const { status, answer } = await service.run({
            url: new URL(goal.page, site.url).href,
            prompt,
            success,
            // Nobody is there to be asked.
            confirmActions: false,
            ...withFiles(options, site.url),
        });
        const common = { id: goal.id, part, kind: goal.kind, ms: performance.now() - started };
        if (status !== 200 && status !== 400 && status !== 501)
            throw new Error(`POST /run answered ${status}: ${answer}`);
        if (status !== 200)
            return { ...common, solved: false, falseSuccess: false, why: `HTTP ${status}: ${answer}` };
        const result = JSON.parse(answer);
        const wrong = goal.judge({ log: site.log, data: result.data ?? {} });
        if (goal.impossible) {
            const why = result.success ? 'it can not be done, and was called a success' : wrong && `it did harm: ${wrong}`;
            return { ...common, solved: why === undefined, falseSuccess: result.success, ...(why === undefined ? {} : { why }) };
        }
        if (result.success && wrong === undefined)
            return { ...common, solved: true, falseSuccess: false };
        const said = result.success ? 'success' : `${result.failureCode}: ${result.error}`;
        return {
            ...common,
            solved: false,
            falseSuccess: result.success,
            why: wrong === undefined ? `${said} (though done)` : `${said} | ${wrong}`,
        };
    }
    finally {
        await site.close();
    }
}
function withFiles(options, base) {
    if (options.files === undefined)
        return options;
    const files = Object.entries(options.files).map(([name, { url }]) => [name, { url: new URL(url, base).href }]);
    return { ...options, files: Object.fromEntries(files) };
}
//# sourceMappingURL=drive.js.map