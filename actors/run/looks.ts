/** How the page is looked at, again or after an act, and what an act is done to on it. */
import type { Observation } from '../../farm/page/port.ts';
import type { Act } from '../../store/model/step.ts';
import type { DoneAct } from '../planner/port.ts';
import type { Next } from './run.ts';
import type { Work } from './work.ts';

/** The page is not as it should be yet: look again once it has come to rest. */
export function lookAgain(work: Work): Next {
  const { recheckMs: pauseMs, unyieldingMs } = work.terms.limits;
  const within = work.unyielding && { withinMs: unyieldingMs };
  return [{ status: 'observing', work }, [{ type: 'observe', leg: work.leg, rest: true, pauseMs, ...within, ...forVisitor(work) }]];
}

/** Whether somebody was signed in when it began is kept with a skill, and must be so again; asked once. */
export const forVisitor = ({ signedIn, order: { traced, replay } }: Work): { readonly forVisitor?: true } =>
  signedIn === undefined && (traced === true || replay?.signedIn === true) ? { forVisitor: true } : {};

// The act itself has waited for its consequences.
export const lookAtResult = (work: Work): Next => [
  { status: 'observing', work },
  [{ type: 'observe', leg: work.leg, rest: false, pauseMs: 0 }],
];

const looking: readonly Act['kind'][] = ['read', 'note', 'wait'];
/** Nothing is changed by it. */
export const isLook = ({ kind }: Act) => looking.includes(kind);

/** What an act is done to, as its evidence has it, or the page that it was planned on. */
export function aimOf(act: Act, observation: Observation | undefined, evidence?: DoneAct['target']): DoneAct['target'] {
  const aim = evidence ?? ('element' in act && act.element !== undefined ? observation?.elements[act.element] : undefined);
  return aim && { role: aim.role, name: aim.name.slice(0, longestAim) };
}
const longestAim = 80;
