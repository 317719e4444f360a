/** The `Target` domain as a lease sees it: its own targets only, and answered by the node, which has attached already. */
import { isAllowedAddress } from "./allow.js";
import { sessionOf } from "./context.js";
export function answerTarget(asked) {
    const answer = answers[asked.method];
    const may = answer !== undefined && (asked.client.role === 'driver' || forDebuggers.has(asked.method));
    return may ? answer(asked) : { refused: `${asked.method} is not among the methods that a ${asked.client.role} may use` };
}
const forDebuggers = new Set(['Target.getTargets', 'Target.getTargetInfo', 'Target.setAutoAttach', 'Target.setDiscoverTargets']);
const answers = {
    'Target.setAutoAttach': () => ({ result: {} }),
    'Target.setDiscoverTargets'({ client, context, params }) {
        client.discovers = params.discover === true;
        const known = client.discovers ? [...context.targets.values()] : [];
        return { result: {}, first: known.map((targetInfo) => JSON.stringify({ method: 'Target.targetCreated', params: { targetInfo } })) };
    },
    'Target.getTargets': ({ context }) => ({ result: { targetInfos: [...context.targets.values()] } }),
    'Target.getTargetInfo': (asked) => ofOwnTarget(asked, (targetId) => ({ result: { targetInfo: asked.context.targets.get(targetId) } })),
    'Target.attachToTarget': (asked) => ofOwnTarget(asked, (targetId) => {
        const session = sessionOf(asked.context, targetId);
        return session ? { result: { sessionId: session.sessionId } } : { refused: `${asked.method}: ${targetId} is not attached to yet` };
    }),
    'Target.activateTarget': (asked) => ofOwnTarget(asked, (targetId) => ({ forward: { method: asked.method, params: { targetId } } })),
    'Target.closeTarget': (asked) => ofOwnTarget(asked, (targetId) => ({ forward: { method: asked.method, params: { targetId } } })),
    'Target.createTarget'({ context, method, params }) {
        const { url = 'about:blank', width, height, background } = params;
        if (!isAllowedAddress(url))
            return { refused: `${method} may only lead to http:, https: and about:blank` };
        return { forward: { method, params: { url, width, height, background, browserContextId: context.browserContextId } } };
    },
};
function ofOwnTarget({ context, method, params }, then) {
    const { targetId } = params;
    if (typeof targetId === 'string' && context.targets.has(targetId))
        return then(targetId);
    return { refused: `${method}: this lease has no target ${JSON.stringify(targetId)}` };
}
//# sourceMappingURL=target-domain.js.map