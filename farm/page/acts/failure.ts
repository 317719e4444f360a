/** What kept an act from being done, as against what befell the page. */
import type { Act } from '../../../store/model/step.ts';
import { FarmError } from '../../errors.ts';
import { DocumentGone } from '../errors.ts';

/** An act that could not be done, as against a page that can't be spoken to. */
const actFailures: readonly FarmError['code'][] = [
  'element_gone',
  'element_unusable',
  'element_other',
  'question_other',
  'target_unreachable',
  'egress_refused',
  'proxy_failed',
];

/** What kept the act from being done; throws what befell the page itself. */
export function actFailure(act: Act, error: unknown, sent: boolean): FarmError {
  if (error instanceof DocumentGone) {
    return new FarmError('element_gone', `the page changed ${sent ? 'during' : 'before'} the act ${act.kind}; observe it anew`);
  }
  if (error instanceof FarmError && actFailures.includes(error.code)) return error;
  throw error;
}
