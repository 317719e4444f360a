/** The actor of one run: it owns the run's lease and page, and takes it from the request to the settled result. */
import type { FarmError } from '../../farm/errors.ts';
import type { ActOutcome, Observation, PageEvent } from '../../farm/page/port.ts';
import type { MicroCredits } from '../../store/model/money.ts';
import type { RunDocument } from '../../store/model/run.ts';
import type { RecordedStep, SkillStep } from '../../store/model/skill.ts';
import type { Act } from '../../store/model/step.ts';
import type { SuccessCondition } from '../../store/model/success.ts';
import type { Address, ReplyTo } from '../behaviour.ts';
import type { Plan, PlanInput, Unreadable } from '../planner/port.ts';
import type { RunEnded, RunStatusReply, StartRefusal, StartRun } from '../protocol/runs.ts';
import { supervision } from '../supervision.ts';
import type { System } from '../system.ts';
import type { Irreversible } from './irreversible.ts';
import { Performer, type Surroundings } from './perform.ts';
import type { Reached } from './reached.ts';
import { reduce } from './reduce.ts';
import type { MissingSecret } from './vault.ts';
import type { Meters, Planned, Terms, Verdict, Work } from './work.ts';

/** Instants are milliseconds since the epoch. What a leg's effects learn carries the leg's number. */
export type RunMessage =
  /** With the secrets that its goal spells out: nothing may be written before they are known. */
  | {
      readonly type: 'start';
      readonly order: StartRun;
      readonly secrets: readonly string[];
      readonly at: number;
      readonly replyTo: ReplyTo<RunEnded | StartRefusal>;
    }
  | { readonly type: 'cancel'; readonly why: string; readonly at: number }
  | { readonly type: 'tellStatus'; readonly replyTo: ReplyTo<RunStatusReply> }
  | { readonly type: 'reserved' }
  /** With what of the goal the planner can't read, if anything. */
  | {
      readonly type: 'goalRead';
      readonly unreadable?: Unreadable;
      /** The first secret that the goal names and that can't be had; or all that must be told nowhere, of those that it names. */
      readonly missing?: MissingSecret;
      readonly hidden?: readonly string[];
      readonly at: number;
    }
  | { readonly type: 'vaultFailed'; readonly message: string }
  | { readonly type: 'reserveRefused'; readonly message: string }
  | { readonly type: 'reserveFailed'; readonly message: string }
  | { readonly type: 'leased'; readonly leg: number; readonly leaseId: string; readonly nodeUrl: string; readonly at: number }
  /** `recordedLate`: after its reservation was given back, because this gateway was held for dead. */
  | { readonly type: 'recorded' | 'recordedLate'; readonly at: number }
  | { readonly type: 'recordFailed'; readonly message: string }
  | { readonly type: 'opened'; readonly leg: number; readonly url: string; readonly startedAt: number; readonly at: number }
  /** `signedIn`: whether the page knows who is there, where that was asked for. */
  | {
      readonly type: 'observed';
      readonly leg: number;
      readonly observation: Observation;
      readonly signedIn?: boolean;
      readonly at: number;
    }
  /** `wasMet`: the success condition held when somebody was asked who takes seconds to answer, and may hold no more. */
  | { readonly type: 'planned'; readonly leg: number; readonly plan: Plan; readonly wasMet?: true; readonly at: number }
  | { readonly type: 'planFailed'; readonly leg: number; readonly message: string; readonly at: number }
  /** Of a step that is replayed: its element, and what it is dragged to; or what was expected and what was found. */
  | { readonly type: 'recalled'; readonly leg: number; readonly recalled: Recalled; readonly at: number }
  /** Codes of the moment that are about to be filled in place of a secret's name. */
  | { readonly type: 'codesDue'; readonly leg: number; readonly codes: readonly string[] }
  | { readonly type: 'weighed'; readonly leg: number; readonly found: Irreversible | undefined; readonly url: string; readonly at: number }
  /** `said`: what the page has said to it, where a step is replayed to which it has said something before. */
  | {
      readonly type: 'acted';
      readonly leg: number;
      readonly outcome: ActOutcome;
      readonly said?: readonly string[];
      readonly startedAt: number;
      readonly at: number;
    }
  | {
      readonly type: 'verified';
      readonly leg: number;
      readonly unmet: SuccessCondition | undefined;
      /** Why there is no page on which it could hold. */
      readonly failure?: FarmError | undefined;
      readonly waitsFor?: string | undefined;
      /** What does not tell any more that the goal was reached, where that was asked for. */
      readonly untold?: SuccessCondition;
      /** Whether the page says that all went well, where that was asked for. */
      readonly isPraised?: boolean;
      /** The page once the field was left that was written in last, where that was asked for. */
      readonly observation?: Observation;
      /** What the page has said to the latest act, where that was asked for. */
      readonly words?: Pick<Observation, 'passed' | 'meanwhile'>;
      readonly at: number;
    }
  /** Lease, page or an effect on them failed. */
  | { readonly type: 'faltered'; readonly leg: number; readonly error: FarmError; readonly at: number }
  | { readonly type: 'befell'; readonly leg: number; readonly event: PageEvent; readonly at: number }
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'timeRanOut'; readonly at: number }
  | { readonly type: 'metered'; readonly leg: number; readonly meters: Meters; readonly at: number }
  | { readonly type: 'kept'; readonly leaseUntil: number }
  /** Another gateway owns the run now. */
  | { readonly type: 'fenced' }
  | { readonly type: 'extended'; readonly reserved: MicroCredits }
  | { readonly type: 'extendRefused' | 'extendFailed'; readonly message: string; readonly at: number }
  | { readonly type: 'letGo'; readonly leg: number; readonly meters: Meters | undefined; readonly at: number }
  /** With its settled record; without one when its new owner took too long. */
  | { readonly type: 'endedElsewhere'; readonly run: RunDocument | undefined }
  | { readonly type: 'endStored' }
  | { readonly type: 'settled'; readonly charged: MicroCredits; readonly at: number }
  | { readonly type: 'endFailed'; readonly message: string };

export type Recalled =
  /** `known`: nothing of its evidence is otherwise than it was recorded; `stands`: it is as it is to be. */
  | { readonly ok: true; readonly element?: number; readonly to?: number; readonly known: boolean; readonly stands?: true }
  /** `isAmbiguous`: it could be any of several, and its name alone would not tell which. */
  | {
      readonly ok: false;
      readonly why: string;
      readonly isAmbiguous: boolean;
      /** It stands already as it stood when the step was done: to do it once more would undo it. */
      readonly isDone?: true;
      /** What differs from its element in nothing but the name; unset where something else is lacking besides. */
      readonly renamed?: { readonly element: number; readonly name: string };
    };

export type RunState =
  | { readonly status: 'idle'; readonly terms: Terms }
  | { readonly status: 'reserving'; readonly work: Work }
  /** Whether the goal can be carried out at all is asked before anything is touched. */
  | { readonly status: 'reading'; readonly work: Work }
  | { readonly status: 'leasing'; readonly work: Work }
  | { readonly status: 'recording'; readonly work: Work }
  | { readonly status: 'opening'; readonly work: Work }
  | { readonly status: 'observing'; readonly work: Work }
  | { readonly status: 'planning'; readonly work: Work; readonly observation: Observation }
  /** The element of a step is looked for that a skill has recorded. */
  | { readonly status: 'recalling'; readonly work: Work }
  /** Whether the act can be taken back is asked before it is done. */
  | ({ readonly status: 'weighing' } & Doing)
  | ({ readonly status: 'acting' } & Doing)
  | { readonly status: 'verifying'; readonly work: Work }
  /** Its end is decided; what is left is to let go, to store it and to settle. */
  | {
      readonly status: 'closing';
      readonly work: Work;
      readonly verdict: Verdict;
      readonly endedAt: number;
      readonly stage: Stage;
      readonly late?: number;
    }
  /** It could not begin; what is left is to give the reservation back. */
  | { readonly status: 'refusing'; readonly work: Work; readonly refusal: StartRefusal }
  /** Another gateway ends it; what is left is to hear how. */
  | { readonly status: 'evicted'; readonly work: Work }
  | { readonly status: 'ended'; readonly work: Work };

/** What is being done, and the page that it was planned on; unset for a step that is replayed. */
export interface Doing {
  readonly work: Work;
  readonly observation?: Observation;
  readonly planned: Planned;
}

type Stage = 'reserving' | 'lettingGo' | 'storing' | 'settling';

export type Working = Extract<
  RunState,
  { status: 'reading' | 'leasing' | 'recording' | 'opening' | 'observing' | 'planning' | 'recalling' | 'weighing' | 'acting' | 'verifying' }
>;

export type Next = readonly [RunState, readonly RunEffect[]];

export type RunEffect =
  | { readonly type: 'reserve'; readonly amount: MicroCredits }
  | { readonly type: 'extend'; readonly amount: MicroCredits }
  | { readonly type: 'readGoal'; readonly goal: string }
  | { readonly type: 'lease'; readonly leg: number }
  /** Stores the run's document for the first time. */
  | { readonly type: 'record'; readonly run: RunDocument }
  /** Starts the ticks that renew what expires, and the clock of the run's time. */
  | { readonly type: 'watch'; readonly tickMs: number; readonly timeoutMs: number }
  | { readonly type: 'open'; readonly leg: number; readonly url: string }
  /** After `pauseMs`, and once the page has come to rest where `rest` says so; within `withinMs` where that is shorter than the farm's deadline. */
  /** `forVisitor`: it is also asked whether the page knows who is there. */
  | {
      readonly type: 'observe';
      readonly leg: number;
      readonly rest: boolean;
      readonly pauseMs: number;
      readonly withinMs?: number;
      readonly forVisitor?: true;
    }
  | { readonly type: 'plan'; readonly leg: number; readonly input: PlanInput }
  | { readonly type: 'recall'; readonly leg: number; readonly step: SkillStep & RecordedStep }
  | { readonly type: 'weigh'; readonly leg: number; readonly act: Act }
  | { readonly type: 'act'; readonly leg: number; readonly planned: Planned }
  /** `forPraise`: it is also asked whether the page says that all went well. */
  | {
      readonly type: 'verify';
      readonly leg: number;
      readonly condition: SuccessCondition;
      readonly data: Work['data'];
      readonly forPraise?: true;
      readonly forFields?: 'texts' | 'sliders';
      readonly forWords?: true;
      /** Of a skill: it is also asked whether what told when it was made that its goal was reached tells so again. */
      readonly reached?: Reached;
      /** The page on which the goal was called done, where it held then. */
      readonly metOn?: Observation;
    }
  /** Stores how far the run has come, and holds its document for another while; refused when another owns it. */
  | { readonly type: 'keep'; readonly progress: Progress }
  | { readonly type: 'renewLease'; readonly leg: number }
  /** Stops all hands of the leg at once, and reads its meters; `release` ends its lease too, after a while where it `lingers`. */
  | { readonly type: 'letGo'; readonly leg: number; readonly release: boolean; readonly lingers?: true }
  /** `isNew`: there is no document yet. */
  | { readonly type: 'storeEnd'; readonly run: RunDocument; readonly isNew: boolean }
  /** Waits for the end that another gateway stores. */
  | { readonly type: 'awaitEnd' }
  | { readonly type: 'settle'; readonly charge: MicroCredits; readonly isStored: boolean }
  | { readonly type: 'answer'; readonly replyTo: ReplyTo<RunEnded | StartRefusal>; readonly answer: RunEnded | StartRefusal }
  | { readonly type: 'answerStatus'; readonly replyTo: ReplyTo<RunStatusReply>; readonly answer: RunStatusReply }
  | { readonly type: 'stop' };

/** The fields of the run's document that change while it runs; the request does when more of it turns out to be secret. */
export type Progress = Pick<
  RunDocument,
  'request' | 'path' | 'data' | 'failures' | 'dialogs' | 'downloads' | 'usage' | 'nodeUrl' | 'leaseId'
>;

/** Throws `ActorError` `stopped` when the system is closing. */
export function spawnRun(system: System, terms: Terms, order: StartRun, around: Surroundings): Address<RunMessage> {
  const performer = new Performer(terms, order, around);
  const initial: RunState = { status: 'idle', terms };
  return system.spawn<RunState, RunMessage, RunEffect>(system.root, order.runId, {
    supervision: supervision.run,
    initial,
    reduce,
    perform: (effect, self) => performer.perform(effect, self),
    onStop: () => performer.release(),
  });
}
