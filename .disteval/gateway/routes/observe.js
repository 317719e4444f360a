/** `POST /observe`: the map of a page, without acting on it. */
import { Type } from 'typebox';
import { countTokens } from "../../actors/tokens.js";
import { toCredits } from "../../store/model/money.js";
import { admitTarget } from "../admission.js";
import { onDisconnect } from "../disconnect.js";
import { startRefusal } from "../errors.js";
import { newId } from "../new-id.js";
import { present } from "../present.js";
import { answer } from "../schemas/answer.js";
import { refusalsOf } from "../schemas/error.js";
import { refuseUnbuilt } from "../unbuilt.js";
const schema = {
    operationId: 'observePage',
    summary: 'Serialize a page into indexed state without acting',
    description: 'What is visible, enabled and uncovered, through frames and open shadow roots. A caller that disconnects cancels it.',
    tags: ['Page intelligence'],
    body: Type.Unsafe(Type.Ref('ObserveBody#')),
    response: {
        200: answer(Type.Unsafe({ anyOf: [Type.Ref('Observed#'), Type.Ref('NotObserved#')] }), 'The map of the page, or why there is none: then only what was used is charged.'),
        ...refusalsOf(400, 401, 402, 403, 429, 501, 503),
    },
};
export function observeRoutes(app, { visits, checkTarget }) {
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
        if (ended.type === 'refused')
            throw startRefusal(ended);
        const credits_charged = toCredits(ended.charged);
        if (ended.type === 'failed')
            return { success: false, url, failureCode: ended.failureCode, error: ended.error, credits_charged };
        return { ...(await toObserved(ended.result.observation, format)), credits_charged };
    });
}
async function toObserved({ url, title, text, elements, groups }, format) {
    const told = { success: true, url, title, text, tokens: await countTokens(text) };
    // What is new can only be told of a second look.
    return format === 'text' ? told : { ...told, elements: elements.map(({ isNew, ...element }) => element), groups };
}
//# sourceMappingURL=observe.js.map