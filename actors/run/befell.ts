/** What befalls the page of a run without being asked for, as far as the run's record has to tell it. */
import type { Download, PageEvent } from '../../farm/page/port.ts';
import type { Failure } from '../../store/model/run.ts';
import { cleanBytes } from './clean-bytes.ts';
import { filledInto } from './record.ts';
import { isQuestion, unheededAfter } from './unheeded.ts';
import { isRefusalOf, refusedRequest } from './verdicts.ts';
import type { Work } from './work.ts';

/** What is left for the record to tell, once the loss of the page is dealt with. */
export function befallen(work: Work, event: Exclude<PageEvent, { type: 'crashed' | 'lost' }>): Work {
  const { limits } = work.terms;
  switch (event.type) {
    case 'dialog':
      return { ...work, dialogs: [...work.dialogs, event.dialog].slice(0, limits.dialogs) };
    case 'submitted':
      return { ...work, submitted: work.submitted || work.touched, ...(work.touched && { sent: true }) };
    case 'answered':
      return {
        ...work,
        unheeded: unheededAfter(work, event),
        ...(event.trouble === undefined && !isQuestion(event) && { heededAt: work.done.length }),
      };
    case 'egressRefused': {
      const isKnown = work.failures.some((known) => isRefusalOf(event.host, known));
      return isKnown ? work : withFailure(work, { action: refusedRequest(event.host), error: event.reason, recovered: true });
    }
    case 'cleared':
      return withFailure(work, { action: closingOf(event.what), error: event.how, recovered: true });
    case 'downloadFailed':
      return withFailure(work, { action: downloadOf(event.url), error: event.reason, recovered: false });
    case 'downloaded':
      return withDownload(work, event.download);
  }
}

/** No more than a result can carry. */
function withDownload(work: Work, download: Download): Work {
  const { downloads: most, downloadBytes } = work.terms.limits;
  const bytes = work.downloads.reduce((sum, known) => sum + known.bytes.length, download.bytes.length);
  const refused = (error: string) => withFailure(work, { action: downloadOf(download.url), error, recovered: false });
  if (work.downloads.length >= most) return refused(`a run keeps no more than ${most} downloads`);
  if (bytes > downloadBytes) return refused(`the downloads of a run may hold ${downloadBytes} bytes together; this one was left out`);
  const clean = cleanBytes(download.bytes, filledInto(work));
  if (clean === undefined) return refused('it holds a secret that was filled in, and is no text that could be masked; it was left out');
  return { ...work, downloads: [...work.downloads, { ...download, bytes: clean }] };
}

const closingOf = (what: string): string => `close ${what}`;
/** Something lay over what the step was done to, and was closed first. */
export const isClearing = ({ action, recovered }: Failure): boolean => recovered && action.startsWith(closingOf(''));

const downloadOf = (url: string): string => `download ${url}`;
/** The click that asked for it went well, which brings the file back by no means. */
export const isLostDownload = ({ action }: Failure): boolean => action.startsWith(downloadOf(''));

/** What the goal wanted for itself, and not only what a click on the way set off. */
export const lostFile = ({ order, failures }: Work): Failure | undefined =>
  /\bdownload|\bexport|herunterlad|t[ée]l[ée]charg|descarg/i.test(order.request.prompt) ? failures.find(isLostDownload) : undefined;

const withFailure = (work: Work, failure: Omit<Failure, 'step'>): Work => ({
  ...work,
  failures: [...work.failures, { step: work.path.length, ...failure }].slice(0, work.terms.limits.failures),
});
