/** Native dialogs: answered at once, because a page stands still under one. */

import { isSameQuestion } from '../../store/model/questions.ts';
import type { Dialog } from '../../store/model/run.ts';
import type { CdpSession } from './connection.ts';
import type { ActTerms } from './port.ts';

/** What comes after so many is answered but no longer told. */
const toldAtMost = 50;
/** A page that opens so many, and between them does nothing of what it is asked for, opens them in a loop. */
const unyieldingAtMost = 50;

export class Dialogs {
  readonly #tell: (dialog: Dialog) => void;
  /** How the dialogs are answered that the present act raises; dismissed when unset, as what nobody asked for may change something. */
  answer:
    | (NonNullable<ActTerms['dialogs']> & { readonly to?: readonly string[] } & Pick<ActTerms, 'withholds' | 'suits' | 'aside'>)
    | undefined;
  #told = 0;

  constructor(tell: (dialog: Dialog) => void) {
    this.#tell = tell;
  }

  /** Whatever is asked where it is not said to what. */
  isAnswerTo(message: string): boolean {
    const { to, aside } = this.answer ?? {};
    return to === undefined || to.some((asked) => isSameQuestion(asked, message, aside));
  }

  /** `inLoop` is told how many there were. A page that opens them by a timer is in none: between them it can be read. */
  listen(session: CdpSession, inLoop: (count: number) => void): void {
    let inRow = 0;
    const yielded = () => {
      inRow = 0;
    };
    session.on('Page.javascriptDialogOpening', ({ type, message, defaultPrompt = '' }) => {
      // Leaving a page is what the run asked for.
      const isMeant = type === 'alert' || this.isAnswerTo(message);
      const isWithheld = type !== 'alert' && this.answer?.withholds?.(message) === true;
      const isYes = type === 'prompt' && this.answer?.by !== undefined ? this.answer.suits?.(message) : this.answer?.accept;
      const accepted = type === 'beforeunload' || (isYes === true && isMeant && !isWithheld);
      const promptText = accepted && type === 'prompt' ? (this.answer?.text ?? defaultPrompt) : undefined;
      // It may be gone already: another session of the page answered it, or the page was closed.
      session
        .send('Page.handleJavaScriptDialog', { accept: accepted, ...(promptText !== undefined && { promptText }) })
        .catch(() => undefined);
      inRow += 1;
      // Nothing is evaluated before the script that opens the dialogs ends.
      if (inRow === 1) session.send('Runtime.evaluate', { expression: '0' }).then(yielded, yielded);
      if (inRow % unyieldingAtMost === 0) inLoop(inRow);
      this.#told += 1;
      if (this.#told <= toldAtMost) this.#tell({ type, message, accepted });
    });
  }
}
