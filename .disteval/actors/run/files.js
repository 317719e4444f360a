/** The files that a run may attach: fetched when an act first asks for them, each once. */
import { fileLimits } from "../../config/limits.js";
export class RunFiles {
    #fetch;
    #options;
    #files = new Map();
    /** What fetching them has cost so far, in bytes. */
    traffic = 0;
    constructor(fetch, options) {
        this.#fetch = fetch;
        this.#options = options;
    }
    /**
     * What the act attaches, by the names that it uses; a name that was not declared is left out. One declared file answers to
     * any name (SPEC, "Run options"). Rejects as the fetch does.
     */
    async for(act, signal) {
        if (act.kind !== 'upload')
            return {};
        const declared = Object.keys(this.#options.files ?? {});
        const [only] = declared.length === 1 ? declared : [];
        const files = {};
        for (const name of act.files) {
            const known = only ?? declared.find((given) => given === name);
            if (known !== undefined)
                files[name] = await this.#file(known, signal);
        }
        return { files };
    }
    async #file(name, signal) {
        const known = this.#files.get(name);
        if (known !== undefined)
            return known;
        const { url } = this.#options.files?.[name] ?? { url: '' };
        const { proxy } = this.#options;
        const fetched = await this.#fetch(url, { ...fileLimits, signal, ...(proxy !== undefined && { proxy }) });
        this.traffic += fetched.traffic;
        const file = { name: fetched.name || name, type: fetched.type, bytes: fetched.bytes };
        this.#files.set(name, file);
        return file;
    }
}
//# sourceMappingURL=files.js.map