/** A fault that is planted in a process from outside of its code. */
const source = "process.on('SIGUSR2', () => { throw new Error('planted') })";
/** Settings for a Node process under which SIGUSR2 raises an error that nobody catches. */
export const throwsOnSignal = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(source)}` };
//# sourceMappingURL=planted.js.map