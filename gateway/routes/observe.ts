/** `POST /observe`: the map of a page, without acting on it. */
import { Type } from 'typebox';
import type { Visits } from '../../actors/protocol/visits.ts';
import { countTokens } from '../../actors/tokens.ts';
import type { Observation } from '../../farm/page/port.ts';
import { toCredits } from '../../store/model/money.ts';
import { admitTarget } from '../admission.ts';
import type { App } from '../app.ts';
import { onDisconnect } from '../disconnect.ts';
import { startRefusal } from '../errors.ts';
import { newId } from '../new-id.ts';
import { present } from '../present.ts';
import { answer } from '../schemas/answer.ts';
import { refusalsOf } from '../schemas/error.ts';
import type { ObserveBody } from '../schemas/observe.ts';
import type { CheckTarget } from '../targets.ts';
import { refuseUnbuilt } from '../unbuilt.ts';

interface Deps {
  readonly visits: Visits;
  readonly checkTarget: CheckTarget;
}

const schema = {
  operationId: 'observePage',
  summary: 'Serialize a page into indexed state without acting',
  description: 'What is visible, enabled and uncovered, through frames and open shadow roots. A caller that disconnects cancels it.',
  tags: ['Page intelligence'],
  body: Type.Unsafe<ObserveBody>(Type.Ref('ObserveBody#')),
  response: {
    200: answer(
      Type.Unsafe<object>({ anyOf: [Type.Ref('Observed#'), Type.Ref('NotObserved#')] }),
      'The map of the page, or why there is none: then only what was used is charged.',
    ),
    ...refusalsOf(400, 401, 402, 403, 429, 501, 503),
  },
};

export function observeRoutes(app: App, { visits, checkTarget }: Deps): void {
  app.post('/observe', { schema }, async ({ body, caller, about }, reply) => {
    const { url, selector, format = 'json', waitMs = 0, ...options } = body;
    about.target = url;
    await admitTarget(url, options, caller.tenant, checkTarget);
    refuseUnbuilt(options);
    const callId = newId('visit');
    const ending = visits.start({
      callId,
      tenantId: caller.tenant._id,
      url,
      waitMs,
      work: { kind: 'observe', ...present({ selector }) },
      ...present({ proxy: options.proxy }),
    });
    onDisconnect(reply, () => visits.cancel(callId, 'its caller disconnected'));
    const ended = await ending;
    if (ended.type === 'refused') throw startRefusal(ended);
    const credits_charged = toCredits(ended.charged);
    if (ended.type === 'failed') return { success: false, url, failureCode: ended.failureCode, error: ended.error, credits_charged };
    return { ...(await toObserved(ended.result.observation, format)), credits_charged };
  });
}

/** More characters than this no model reads at once. */
const mostText = 300_000;

/** Whole lines where it has any so short, and at the end how many are left out. */
export function boundText(text: string, most = mostText): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('\n', most);
  const kept = text.slice(0, end === -1 ? most : end);
  const left = text.slice(kept.length).trimStart().split('\n').length;
  return `${kept}\n--- ${left} more lines are left out: name a part of the page by \`selector\` to see them`;
}

async function toObserved({ url, title, text: whole, elements, groups, cut }: Observation, format: 'json' | 'text') {
  const text = boundText(whole);
  const told = { success: true, url, title, text, tokens: await countTokens(text), ...present({ cut }) };
  // What is new can only be told of a second look.
  return format === 'text' ? told : { ...told, elements: elements.map(({ isNew, box, ...element }) => element), groups };
}
