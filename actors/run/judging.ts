/** How a run ends whose success was looked for: what has come true is weighed against all that speaks against it. */
import { lostFile } from './befell.ts';
import { isUnanswered } from './changes.ts';
import { dialogsBeforeLatest } from './declined.ts';
import { end, withRefusal } from './endings.ts';
import { backEntry, lostEntry, remarkedEntry, seenEntered, wrongEntry } from './entered.ts';
import { fallsBack, inVain } from './in-vain.ts';
import { lookAtResult } from './looks.ts';
import { answeredLast, astrayed } from './replay.ts';
import type { Next, RunMessage } from './run.ts';
import { toldTo } from './seen.ts';
import { unheededIn } from './unheeded.ts';
import { verdicts } from './verdicts.ts';
import { isWanted } from './wanted.ts';
import type { Failed, Work } from './work.ts';

type Verified = Extract<RunMessage, { type: 'verified' }>;

export function judged(before: Work, message: Verified): Next {
  const { unmet, failure, words, at } = message;
  const work = words ? toldTo(before, words) : before;
  const { order, refusal, data } = work;
  const url = work.path.at(-1)?.after ?? order.request.url;
  if (unmet !== undefined)
    return failure === undefined
      ? objected(work, verdicts.unmet(unmet, url, message.waitsFor), at, true)
      : end(withRefusal(work, failure), verdicts.notOpened(url, failure), at);
  const lost = lostFile(work);
  if (lost) return end(work, verdicts.notDownloaded(lost), at);
  if (refusal !== undefined && refusal !== work.heeded && !isWanted(refusal, { ...order.request, data }))
    return objected(work, verdicts.refused(refusal, url), at);
  const vain = inVain(work) ?? (words && fallsBack(words)) ?? lostFieldOf(work, message);
  if (vain !== undefined) return end(work, verdicts.inVain(vain, url), at);
  const answered = answeredLast(work);
  if (work.replay && answered !== undefined) return astrayed(work, { ...work.replay, at: work.replay.at - 1 }, answered, at);
  if (message.untold !== undefined)
    return end(work, order.replay ? verdicts.untold(order.replay, message.untold) : verdicts.untoldAnew(message.untold, url), at);
  const sent = unheededIn(work);
  // A replay looks at no page that it does not need to.
  if (sent !== undefined && work.replay !== undefined && message.isPraised === undefined)
    return [{ status: 'verifying', work }, [{ type: 'verify', leg: work.leg, condition: order.request.success, data, forPraise: true }]];
  return end(work, sent !== undefined && message.isPraised !== true ? verdicts.unheeded(sent, url) : { status: 'complete' }, at);
}

/** Said once to who plans, before the run ends by it. */
function objected(work: Work, verdict: Failed, at: number, isUnmet = false): Next {
  if (work.replay !== undefined || work.objection !== undefined) return end(work, verdict, at);
  return lookAtResult({ ...work, objection: { verdict, acts: work.acts, ...(isUnmet && { isUnmet }) } });
}

/** Of a field or box that is as it was before: a form that is used up looks so, but then something else says that it was. */
function lostFieldOf(
  { entered = [], outcome, path, downloads, dialogs, done, order, data }: Work,
  { observation }: Verified,
): string | undefined {
  const known = observation ? seenEntered(entered, observation) : entered;
  const { became } = path.at(-1) ?? {};
  const isAnswered =
    outcome === undefined ||
    outcome.isPraised ||
    outcome.isConsoled ||
    !isUnanswered(outcome.since) ||
    became?.tab ||
    downloads.length > 0 ||
    dialogs.length > dialogsBeforeLatest(done);
  return (
    lostEntry(known) ??
    wrongEntry(known) ??
    remarkedEntry(isAnswered ? known.filter(({ isSent }) => !isSent) : known, (remark) => isWanted(remark, { ...order.request, data })) ??
    (isAnswered || (done.at(-1)?.act.kind === 'select' && became?.requests) ? undefined : backEntry(known))
  );
}
