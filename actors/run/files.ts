/** The files that a run may attach: fetched when an act first asks for them, each once. */
import { fileLimits } from '../../config/limits.ts';
import type { GuardedFetch } from '../../farm/egress/fetch.ts';
import type { ActTerms } from '../../farm/page/port.ts';
import type { RunOptions } from '../../store/model/run.ts';
import type { Act } from '../../store/model/step.ts';

type File = NonNullable<ActTerms['files']>[string];

export class RunFiles {
  readonly #fetch: GuardedFetch;
  readonly #options: RunOptions;
  readonly #files = new Map<string, File>();
  /** What fetching them has cost so far, in bytes. */
  traffic = 0;

  constructor(fetch: GuardedFetch, options: RunOptions) {
    this.#fetch = fetch;
    this.#options = options;
  }

  /**
   * What the act attaches, by the names that it uses; a name that was not declared is left out. One declared file answers to
   * any name (SPEC, "Run options"). Rejects as the fetch does.
   */
  async for(act: Act, signal: AbortSignal): Promise<Pick<ActTerms, 'files'>> {
    if (act.kind !== 'upload') return {};
    const declared = Object.keys(this.#options.files ?? {});
    const [only] = declared.length === 1 ? declared : [];
    const files: Record<string, File> = {};
    for (const name of act.files) {
      const known = only ?? declared.find((given) => given === name);
      if (known !== undefined) files[name] = await this.#file(known, signal);
    }
    return { files };
  }

  async #file(name: string, signal: AbortSignal): Promise<File> {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const { url } = this.#options.files?.[name] ?? { url: '' };
    const { proxy } = this.#options;
    const fetched = await this.#fetch(url, { ...fileLimits, signal, ...(proxy !== undefined && { proxy }) });
    this.traffic += fetched.traffic;
    // Fields tell kinds by endings, and not every address has one.
    const called = [fetched.name, name].find((one) => /\.\w{1,8}$/.test(one)) ?? (fetched.name || name);
    const file = { name: called, type: fetched.type, bytes: fetched.bytes };
    this.#files.set(name, file);
    return file;
  }
}
