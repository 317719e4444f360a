/** Native dialogs: answered at once, because a page stands still under one. */
import type { Dialog } from '../../store/model/run.ts';
import type { CdpSession } from './connection.ts';
import type { ActTerms } from './port.ts';

/** A page that opens more is in a loop; what comes after is answered but no longer told. */
const toldAtMost = 50;

/** Alerts have one answer, and leaving a page is what the run asked for. */
const isAccepted = (type: string) => type === 'alert' || type === 'beforeunload';

export class Dialogs {
  readonly #tell: (dialog: Dialog) => void;
  /** How the questions are answered that the present act raises; they would change something, so they are dismissed when unset. */
  answer: ActTerms['dialogs'];
  #told = 0;

  constructor(tell: (dialog: Dialog) => void) {
    this.#tell = tell;
  }

  listen(session: CdpSession): void {
    session.on('Page.javascriptDialogOpening', ({ type, message, defaultPrompt = '' }) => {
      const accepted = isAccepted(type) || this.answer?.accept === true;
      const promptText = accepted && type === 'prompt' ? (this.answer?.text ?? defaultPrompt) : undefined;
      // It may be gone already: another session of the page answered it, or the page was closed.
      session
        .send('Page.handleJavaScriptDialog', { accept: accepted, ...(promptText !== undefined && { promptText }) })
        .catch(() => undefined);
      this.#told += 1;
      if (this.#told <= toldAtMost) this.#tell({ type, message, accepted });
    });
  }
}
