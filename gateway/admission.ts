/** What a body must pass before the actors are asked: in the order of refusals, 400, 403, 501 (SPEC-NOTES, "Requests"). */
import { plans } from '../config/plans.ts';
import { namesIn } from '../store/model/placeholders.ts';
import type { RunOptions, RunRequest } from '../store/model/run.ts';
import type { Tenant } from '../store/model/tenant.ts';
import { Refusal } from './errors.ts';
import { present } from './present.ts';
import type { AdHocRun } from './schemas/run-body.ts';
import type { CheckTarget } from './targets.ts';
import { refuseUnbuilt } from './unbuilt.ts';

export type Options = Omit<AdHocRun, 'url' | 'prompt' | 'success'>;

/** The run as the actors take it; throws the first `Refusal`. */
export async function admitRun(body: AdHocRun, tenant: Tenant, checkTarget: CheckTarget): Promise<RunRequest> {
  const { url, prompt, success, ...options } = body;
  refusePlaceholders({ url, success });
  await admitReach({ url }, options, tenant, checkTarget);
  return { url, prompt, success, options: optionsOf(options) };
}

/** All that a run may be told to reach, by the name of its field; throws the first `Refusal`. */
export async function admitReach(
  target: Readonly<Record<string, string>>,
  options: Options,
  tenant: Tenant,
  checkTarget: CheckTarget,
): Promise<void> {
  for (const [field, url] of Object.entries(target)) await admitTarget(url, options, tenant, checkTarget, field);
  for (const [name, file] of Object.entries(options.files ?? {})) await checkTarget(`files.${name}.url`, file.url);
}

/** As the actors take them; throws for the first that asks for what is not there. */
export function optionsOf(options: Options): RunOptions {
  refuseUnbuilt(options);
  const { proxy, authorized, confirmActions, files } = options;
  return present({ proxy, authorized, confirmActions, files });
}

/** Secrets are only filled into fields: anywhere else their names would be taken literally. */
export function refusePlaceholders(fields: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(fields)) {
    if (namesIn(JSON.stringify(value)).length > 0)
      throw new Refusal(
        'bad_request',
        `${name} names a stored secret: only the prompt may, for secrets are filled into fields and nowhere else`,
      );
  }
}

/** What every call that opens a page must pass; throws the first `Refusal`. */
export async function admitTarget(
  url: string,
  options: Pick<AdHocRun, 'stealth' | 'authorized' | 'proxy'>,
  tenant: Tenant,
  checkTarget: CheckTarget,
  field = 'url',
): Promise<void> {
  if (options.stealth === true && options.authorized !== true) {
    throw new Refusal('bad_request', 'stealth needs authorized: true, the attestation that you may access the target');
  }
  if (options.stealth === true && !plans[tenant.plan].stealth) {
    throw new Refusal('plan_required', `stealth needs a pro or enterprise plan; this tenant's plan is ${tenant.plan}`);
  }
  await checkTarget(field, url);
  // As a web address, because only its host is in question.
  if (options.proxy !== undefined) await checkTarget('proxy', `http://${new URL(options.proxy).host}`);
}
