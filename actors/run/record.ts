/** The run's document, as it stands in each state of its actor. */
import { chargeFor, meteredPrice } from '../../config/rates.ts';
import type { Download } from '../../farm/page/port.ts';
import type { MicroCredits, Usage } from '../../store/model/money.ts';
import type { DownloadRecord, RunDocument } from '../../store/model/run.ts';
import type { RunTrace } from '../protocol/runs.ts';
import type { Progress, RunEffect } from './run.ts';
import { cleanOnce, dataWithoutSecrets, unseen, withoutSecrets } from './secrets.ts';
import type { Meters, Verdict, Work } from './work.ts';

/** Of all legs. */
function usageOf({ meters, tokens }: Work): Usage {
  const legs = Object.values(meters);
  return {
    browserMs: Math.round(legs.reduce((sum, leg) => sum + leg.browserMs, 0)),
    egressBytes: legs.reduce((sum, leg) => sum + leg.egressBytes, 0),
    modelInputTokens: tokens.input,
    modelOutputTokens: tokens.output,
  };
}

/** With the latest reading of one leg. */
export const metered = (work: Work, leg: number, meters: Meters): Work => ({ ...work, meters: { ...work.meters, [leg]: meters } });

/** The node's meters count most, but a lease was held at least this long by our own clock. */
export function atLeast(work: Work, at: number): Work {
  if (work.lease === undefined) return work;
  const known = work.meters[work.leg] ?? { browserMs: 0, egressBytes: 0 };
  const meters = { ...known, browserMs: Math.max(known.browserMs, at - work.lease.since) };
  return { ...work, meters: { ...work.meters, [work.leg]: meters } };
}

export const isWithinReserve = (work: Work): boolean => meteredPrice(usageOf(work)) <= work.reserved;

/** More of a reserve, where the use comes close to it. */
export function extension(work: Work): readonly RunEffect[] {
  if (work.order.free) return [];
  const used = meteredPrice(usageOf(work));
  if (used <= work.reserved * 0.8) return [];
  return [{ type: 'extend', amount: (Math.max(work.reserved, used) + flatPriceOf(work)) as MicroCredits }];
}

/** All that may not be read in what is written of the run. */
const secretsOf = ({ hidden, passwords, said }: Work): readonly string[] => [...hidden, ...passwords, ...said];
/** What a goal merely calls secret may be a word like any other, and what was read is the answer: only what the page was given is masked in it. */
export const filledInto = ({ hidden, passwords }: Pick<Work, 'hidden' | 'passwords'>): readonly string[] => [...hidden, ...passwords];

const listed = ({ name, type, url, bytes }: Download): DownloadRecord => ({ name, type, url, size: bytes.length });

/** As it stands at that moment. */
export function progressOf(work: Work, at: number): Progress {
  const { path, failures, dialogs, lease, order } = work;
  const secrets = secretsOf(work);
  return {
    // Masked here and nowhere else: the run itself still needs the words as they are.
    request: cleanOnce(order.request, secrets),
    path: path.map((step) => cleanOnce(step, secrets)),
    ...withoutSecrets({ failures, dialogs }, secrets),
    usage: usageOf(atLeast(work, at)),
    ...(work.downloads.length > 0 && { downloads: withoutSecrets(work.downloads.map(listed), secrets) }),
    ...(Object.keys(work.data).length > 0 && { data: dataWithoutSecrets(work.data, filledInto(work)) }),
    ...(lease !== undefined && { nodeUrl: lease.nodeUrl, leaseId: lease.leaseId }),
  };
}

/** What a finished run costs at least. */
const flatPriceOf = ({ order, terms, anew }: Pick<Work, 'order' | 'terms' | 'anew'>): MicroCredits =>
  (anew !== undefined ? order.replay?.flatPriceAnew : undefined) ?? order.flatPrice ?? terms.flatPrice;

export function runningDocument(work: Work, at: number): RunDocument {
  const { order, terms } = work;
  return {
    _id: order.runId,
    tenantId: order.tenantId,
    // What is planned anew is no replay any more.
    mode: work.anew === undefined ? order.mode : 'compile',
    ...(order.replay && { skill: order.replay.skill }),
    status: 'running',
    gateway: terms.gateway,
    epoch: 1,
    leaseUntil: new Date(at + terms.limits.leaseTtlMs),
    ...progressOf(work, at),
    engineRev: terms.engineRev,
    createdAt: new Date(work.createdAt),
  };
}

export function endedDocument(work: Work, verdict: Verdict, endedAt: number): RunDocument {
  const run = runningDocument(work, endedAt);
  return {
    ...run,
    status: verdict.status,
    success: verdict.status === 'complete',
    ...(verdict.status !== 'complete' && { failureCode: verdict.failureCode, error: withoutSecrets(verdict.error, secretsOf(work)) }),
    ...(verdict.status !== 'complete' &&
      verdict.missingSecret !== undefined && { code: 'credential_missing', missingSecret: verdict.missingSecret }),
    ...('confirmAction' in verdict && { confirmAction: withoutSecrets(verdict.confirmAction, secretsOf(work)) }),
    charge: chargeOf(work, run.usage, verdict),
    endedAt: new Date(endedAt),
  };
}

function chargeOf(work: Work, usage: Usage, verdict: Verdict): MicroCredits {
  const { free, yields } = work.order;
  if (free) return 0 as MicroCredits;
  const finished = verdict.status === 'complete' && (yields === undefined || yields(traceOf(work)));
  return chargeFor({ flat: flatPriceOf(work), usage, finished });
}

/** Without what is in the vault: that is put in anew at each replay, and stands nowhere else. */
export function traceOf({ path, done, news = [], messages = [], replay, anew, signedIn, hidden, passwords, said }: Work): RunTrace {
  return {
    steps: unseen(path, hidden),
    changed: done.filter(({ ok }) => ok).map(({ changed }) => changed),
    news: unseen(news, hidden),
    messages: unseen(messages, hidden),
    repaired: replay?.repaired ?? [],
    anew: anew !== undefined,
    signedIn: signedIn === true,
    secrets: [...new Set([...passwords, ...said])].filter((secret) => secret !== ''),
  };
}
