/** Native dialogs: answered at once, because a page stands still under one. */
import type { Dialog } from '../../store/model/run.ts';
import type { CdpSession } from './connection.ts';

/** A page that opens more is in a loop; what comes after is answered but no longer told. */
const toldAtMost = 50;

/**
 * Alerts have one answer, and leaving a page is what the run asked for; confirm and prompt would change something,
 * so they are dismissed.
 */
const accepts = (type: string) => type === 'alert' || type === 'beforeunload';

export class Dialogs {
  readonly #tell: (dialog: Dialog) => void;
  #told = 0;

  constructor(tell: (dialog: Dialog) => void) {
    this.#tell = tell;
  }

  listen(session: CdpSession): void {
    session.on('Page.javascriptDialogOpening', ({ type, message }) => {
      const accepted = accepts(type);
      // It may be gone already: another session of the page answered it, or the page was closed.
      session.send('Page.handleJavaScriptDialog', { accept: accepted }).catch(() => undefined);
      this.#told += 1;
      if (this.#told <= toldAtMost) this.#tell({ type, message, accepted });
    });
  }
}
