/** How runs end other than well: the code, and the sentence for a person. */
import type { FarmError } from '../../farm/errors.ts';
import type { ConfirmAction, Failure, FailureCode } from '../../store/model/run.ts';
import type { Act } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { Unreadable } from '../planner/port.ts';
import type { Replay, StartRefusal } from '../protocol/runs.ts';
import { sayUnmet } from './conditions.ts';
import type { Declined } from './declined.ts';
import type { MissingSecret } from './vault.ts';
import type { Verdict, Work } from './work.ts';

type Miss = Exclude<Verdict, { status: 'complete' }>;

const failed = (failureCode: FailureCode, error: string): Miss => ({ status: 'failed', failureCode, error });
const cancelled = (error: string): Miss => ({ status: 'cancelled', failureCode: 'cancelled', error });
const seconds = (ms: number) => `${Math.round(ms / 100) / 10} s`;

export const verdicts = {
  cancelled: (why: string) => cancelled(`The run was cancelled: ${why}.`),
  outOfCredits: (message: string) => cancelled(`The run was stopped, because its use outgrew the credits of the account: ${message}`),
  notExtended: (why: string) =>
    cancelled(`The run was stopped: its use outgrew its reserve, and more could not be reserved: ${why}. Send it again later.`),
  orphaned: () =>
    cancelled(
      'The run was stopped, because the gateway that drove it was heard of no more. What it did last may be missing here: look at the site before you send it again.',
    ),
  givenUp: () =>
    cancelled('The run was stopped before it began: its gateway was silent for so long that its credits were given back. Send it again.'),
  storeLost: () =>
    cancelled('The run was stopped: its record could not be renewed for too long, as the store did not answer. Send it again later.'),
  timedOut: (timeoutMs: number) => failed('timed_out', `The run was not finished after ${seconds(timeoutMs)}; ask for less at once.`),
  tooManySteps: (steps: number) => failed('goal_not_reached', `The goal was not reached in ${steps} steps; ask for less at once.`),
  tooManyTokens: (tokens: number) =>
    failed('goal_not_reached', `The goal was not reached with ${tokens} tokens of the model; ask for less at once.`),
  looping: (clause: string, times: number) =>
    failed('loop_detected', `"${clause}" was tried ${times} times on a page that stayed the same; say what else is to be done there.`),
  unreadable: ({ clause, why }: Unreadable) =>
    failed(
      'planner_unavailable',
      why === undefined
        ? `"${clause}" could not be read as a plain instruction, so nothing was done; put it in plainer words.`
        : `"${clause}" can't be carried out, so nothing was done: ${why}.`,
    ),
  credentialMissing: ({ name, why }: MissingSecret) => ({
    ...failed(
      'needs_human',
      `${why ?? `The goal names {{secret:${name}}}, and no such secret is stored`}. Nothing was done; store it with POST /secrets, then send the request again.`,
    ),
    missingSecret: name,
  }),
  misplacedSecret: (clause: string) =>
    failed(
      'planner_unavailable',
      `"${clause}" can't be carried out: a stored secret can only be filled into a field, it names nothing on a page; say which field is to be filled with it.`,
    ),
  planFailed: (message: string) => failed('planner_unavailable', `The next step could not be planned: ${message}`),
  missing: (clause: string, what: string, url: string) =>
    failed('goal_not_reached', `"${clause}" could not be carried out on ${url}: ${what}.`),
  actFailed: (clause: string, error: FarmError) =>
    failed(
      'goal_not_reached',
      `"${clause}" was tried in vain: ${said(error)} Name another element, or open the page as it should be first.`,
    ),
  withheld: (clause: string, error: FarmError) => failed('goal_not_reached', `"${clause}" was not carried out: ${error.message}.`),
  notHeld: (clause: string, why: string) =>
    failed(
      'goal_not_reached',
      `"${clause}" was not carried out: ${why}; give what the field takes, or open the page as it should be first.`,
    ),
  inDoubt: (clause: string, error: FarmError) =>
    failed(
      isOutOfReach(error) || error.code === 'page_loops' ? codeOf(error) : error.code === 'deadline' ? 'timed_out' : 'goal_not_reached',
      `"${clause}" was done, but not to its end: ${said(error)} It was not repeated, because it may have happened; look at the site.`,
    ),
  needsHuman: (clause: string, action: ConfirmAction): Miss => ({
    ...failed(
      'needs_human',
      `The run stopped before "${clause}": ${action.why} Nothing was sent. Look at it, and do it yourself, or send the run again with confirmActions: false.`,
    ),
    confirmAction: action,
  }),
  drifted: ({ skill, steps }: Pick<Replay, 'skill' | 'steps'>, at: number, drift: string) =>
    failed(
      'drifted',
      `Step ${at + 1} of ${steps.length} of the skill ${skill.name} ("${steps[at]?.clause}") has drifted: ${drift}. Compile the skill anew.`,
    ),
  untold: (replay: Pick<Replay, 'skill' | 'steps'>, condition: SuccessCondition) =>
    verdicts.drifted(replay, replay.steps.length - 1, `behind it ${sayUnmet(condition)}, which told that the goal was reached`),
  untoldAnew: (condition: SuccessCondition, url: string) =>
    failed(
      'goal_not_reached',
      `All instructions were carried out, but on ${url} ${sayUnmet(condition)}, which told that the goal was reached when its skill was made; look at the site before you repeat it, and compile the skill anew.`,
    ),
  notSignedIn: ({ skill }: Pick<Replay, 'skill'>, url: string) =>
    failed(
      'drifted',
      `The skill ${skill.name} begins signed in, and ${url} does not know who is there: nothing on it offers to sign out. Sign in first.`,
    ),
  notDownloaded: ({ action, error }: Failure) =>
    failed('goal_not_reached', `All instructions were carried out, but the file was not had ("${action}"): ${error}.`),
  lostOnTheWay: (clause: string, { action, error }: Failure) =>
    failed('goal_not_reached', `"${clause}" could not be carried out, for the file was not had ("${action}"): ${error}.`),
  refused: (refusal: string, url: string) =>
    failed(
      'goal_not_reached',
      `All instructions were carried out, but ${url} answered ${JSON.stringify(refusal)}; give it what it asks for.`,
    ),
  declined: ({ clause, message }: Declined, url: string) =>
    failed(
      'goal_not_reached',
      `"${clause}" came to nothing on ${url}: a dialog asked ${JSON.stringify(message)} and was told no, for the goal authorizes no change; say in it to accept the dialog, or to dismiss it.`,
    ),
  askedOtherwise: (clause: string, message: string, url: string) =>
    failed(
      'goal_not_reached',
      `"${clause}" came to nothing on ${url}: a dialog asked ${JSON.stringify(message)}, which it had not asked when the skill was made, and was told no.`,
    ),
  strayedAnew: (clause: string, what: string, url: string) =>
    failed('goal_not_reached', `"${clause}" has not led to what it led to when the skill was made: on ${url} ${what}.`),
  inVain: (what: string, url: string) =>
    failed('goal_not_reached', `All instructions were carried out, but on ${url} ${what}; look at the site before you repeat it.`),
  unheeded: (sent: string, url: string) =>
    failed(
      'goal_not_reached',
      `All instructions were carried out, but on ${url} ${sent}, and the page does not say that it went well; look at the site before you repeat it.`,
    ),
  unmet: (condition: SuccessCondition, url: string, waitsFor?: string) => {
    const advice =
      waitsFor === undefined ? 'correct the goal or the condition' : `the page still waits for an answer of ${withoutQuery(waitsFor)}`;
    return failed('goal_not_reached', `All instructions were carried out, but on ${url} ${sayUnmet(condition)}; ${advice}.`);
  },
  crashed: (error: FarmError, irreversible: boolean) =>
    failed(
      'page_crashed',
      irreversible
        ? `${said(error)} The run was not tried again, because it may have changed something already; look at the site before you repeat it.`
        : `${said(error)} Another try ended the same way; the page may be too heavy.`,
    ),
  noSecondBrowser: (error: FarmError) =>
    failed('page_crashed', `The browser was lost, and there was no other for a second try: ${said(error)} Send it again later.`),
  notOpened: (url: string, error: FarmError) =>
    failed(
      codeOf(error),
      `${error.code === 'page_loops' || error.message.includes(url) ? '' : `${url} could not be opened: `}${said(error)} ${advice[codeOf(error)] ?? ''}`.trim(),
    ),
  noFile: (clause: string, error: FarmError) =>
    failed(codeOf(error), `"${clause}" could not be carried out, because its file could not be had: ${said(error)} Check its address.`),
  notAnswering: (error: FarmError) =>
    failed(
      'timed_out',
      `${error.code === 'deadline' ? "The page's script does not yield" : 'The page stopped answering'}: ${said(error)} Send the request again, or ask for another page.`,
    ),
};

const advice: Partial<Record<FailureCode, string>> = {
  target_unreachable: 'Check the address, and whether the site is up.',
  target_refused: 'Only public addresses may be reached.',
  loop_detected: 'Ask for another page, or look at what the site does there.',
};

/** As a sentence: the farm's messages are parts of sentences; an address keeps its letters. */
export function said({ message }: FarmError): string {
  const start = /^[a-z]+:/.test(message) ? message : message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
}

/** A query may hold what was typed. */
export const withoutQuery = (url: string) => url.replace(/[?#].*/, '');

/** Why there is no browser to begin with. */
export const refusalOf = (error: FarmError): StartRefusal =>
  error.code === 'farm_full'
    ? { type: 'refused', reason: 'farm_full', message: said(error), retryAfterMs: error.retryAfterMs ?? 1_000 }
    : { type: 'refused', reason: 'unavailable', message: said(error) };

/** Why an address could not be opened. */
function codeOf(error: FarmError): FailureCode {
  switch (error.code) {
    case 'egress_refused':
      return 'target_refused';
    case 'page_loops':
      return 'loop_detected';
    case 'target_unreachable':
    case 'proxy_failed':
    case 'deadline':
      return 'target_unreachable';
    default:
      return 'page_crashed';
  }
}

/** The action of the one failure that tells of all requests to a host which the guard of the lease refused. */
export const refusedRequest = (host: string) => `request to ${host}`;

export const isRefusalOf = (host: string | undefined, { action }: Failure) => host !== undefined && action === refusedRequest(host);

/** Whether a page or a file could not be had from where it is: what stands in the browser fails otherwise. */
export const isOutOfReach = ({ code }: FarmError) => code === 'egress_refused' || code === 'target_unreachable' || code === 'proxy_failed';

/** The lease's browser context is gone, or its page is: only another lease can go on. */
export const isLoss = (error: FarmError) =>
  error.code === 'page_crashed' || error.code === 'browser_crashed' || error.code === 'lease_lost';

const unheard: readonly Act['kind'][] = ['read', 'note', 'wait', 'goto', 'back', 'scroll', 'switchTab'];

/** Whether the page's script may hear of the act, and may send something for it. Where the page is and is looked at is the run's own. */
export const touches = ({ kind }: Pick<Act, 'kind'>) => !unheard.includes(kind);

/**
 * Whether the leg may have changed something that another try would change again: after an act that touched the page,
 * something went out that is more than a question, or such an act was on its way when the page was lost, so that what it sent
 * may have gone unseen. What a page sends by itself when it is opened is not ours.
 */
export const isIrreversible = (work: Work, underWay: Act | undefined) => work.submitted || (underWay !== undefined && touches(underWay));

const repeatable: readonly Act['kind'][] = [
  'fill',
  'select',
  'check',
  'upload',
  'hover',
  'scroll',
  'highlight',
  'peek',
  'switchTab',
  'wait',
  'read',
];
/** What ends the same however often it is done. */
export const isRepeatable = ({ kind }: Act) => repeatable.includes(kind);

/** An act for a person, in the `failures` of a run. */
export function sayAct(act: Act): string {
  switch (act.kind) {
    case 'goto':
      return `goto ${act.url}`;
    case 'press':
      return `press ${act.key}`;
    default:
      return act.kind;
  }
}
