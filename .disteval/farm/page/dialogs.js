/** What comes after so many is answered but no longer told. */
const toldAtMost = 50;
/** A page that opens so many, and between them does nothing of what it is asked for, opens them in a loop. */
const unyieldingAtMost = 50;
/** Alerts have one answer, and leaving a page is what the run asked for. */
const isAccepted = (type) => type === 'alert' || type === 'beforeunload';
export class Dialogs {
    #tell;
    /** How the questions are answered that the present act raises; they would change something, so they are dismissed when unset. */
    answer;
    #told = 0;
    constructor(tell) {
        this.#tell = tell;
    }
    /** `inLoop` is told how many there were. A page that opens them by a timer is in none: between them it can be read. */
    listen(session, inLoop) {
        let inRow = 0;
        const yielded = () => {
            inRow = 0;
        };
        session.on('Page.javascriptDialogOpening', ({ type, message, defaultPrompt = '' }) => {
            const accepted = isAccepted(type) || this.answer?.accept === true;
            const promptText = accepted && type === 'prompt' ? (this.answer?.text ?? defaultPrompt) : undefined;
            // It may be gone already: another session of the page answered it, or the page was closed.
            session
                .send('Page.handleJavaScriptDialog', { accept: accepted, ...(promptText !== undefined && { promptText }) })
                .catch(() => undefined);
            inRow += 1;
            // Nothing is evaluated before the script that opens the dialogs ends.
            if (inRow === 1)
                session.send('Runtime.evaluate', { expression: '0' }).then(yielded, yielded);
            if (inRow % unyieldingAtMost === 0)
                inLoop(inRow);
            this.#told += 1;
            if (this.#told <= toldAtMost)
                this.#tell({ type, message, accepted });
        });
    }
}
//# sourceMappingURL=dialogs.js.map